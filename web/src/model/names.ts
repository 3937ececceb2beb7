// What to call each seat: a person's name, a bot's character. Two of a kind are numbered, so that nobody has to
// guess which of them is meant.
import type { Chair, LevelInfo } from '../wire/types.gen.ts';

export function character(level: string | undefined, levels: readonly LevelInfo[]): string {
    return levels.find((info) => info.level === level)?.who ?? level ?? '';
}

export function seat_names(chairs: readonly Chair[], levels: readonly LevelInfo[]): string[] {
    const plain = chairs.map(
        (chair) => chair.name ?? (chair.who === 'bot' ? character(chair.level, levels) : ''),
    );
    return numbered(plain);
}

export function numbered(names: readonly string[]): string[] {
    return names.map((name, seat) => {
        if (name === '') return '';
        const before = names.slice(0, seat).filter((other) => other === name).length;
        return before === 0 ? name : `${name} ${String(before + 1)}`;
    });
}

// Where room is short a cat goes without its title: "Professor Paprika 2" is "Paprika 2", on one line.
export function brief_name(name: string | undefined, chair: Chair | undefined): string {
    if (name === undefined || chair?.who !== 'bot') return name ?? '';
    const brief = /^\S+ (?=\p{L})/u.test(name) ? name.slice(name.indexOf(' ') + 1) : name;
    return brief.replace(/ (?=\d+$)/, '\u00a0');
}
