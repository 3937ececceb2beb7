// What to call each seat: a person's name, a bot's character. Two of a kind are numbered, so that nobody has to
// guess which of them is meant.
import type { Chair, LevelInfo } from '../wire/types.gen.ts';

export function character(level: string | undefined, levels: readonly LevelInfo[]): string {
    return levels.find((info) => info.level === level)?.who ?? level ?? '';
}

// Sixteen letters as wide as most; capitals, the widest small letters and pictures take more room.
const most_room = 16;
const wide_letter = /[\p{Lu}mw\p{Lo}\p{So}\p{Extended_Pictographic}]/u;
const letters = new Intl.Segmenter();

// A name as it stands in seats and sentences: a long one ends in dots. The seat's own sheet has it whole.
export function short_name(name: string): string {
    let [room, end] = [0, 0];
    for (const { segment, index } of letters.segment(name)) {
        room += wide_letter.test(segment) ? 1.5 : 1;
        if (room <= most_room - 1) end = index + segment.length;
    }
    return room <= most_room ? name : `${name.slice(0, end).trimEnd()}…`;
}

export function full_name(chair: Chair | undefined, levels: readonly LevelInfo[]): string {
    return chair?.name ?? (chair?.who === 'bot' ? character(chair.level, levels) : '');
}

export function seat_names(chairs: readonly Chair[], levels: readonly LevelInfo[]): string[] {
    return numbered(
        chairs.map((chair) => (chair.name === undefined ? full_name(chair, levels) : short_name(chair.name))),
    );
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
