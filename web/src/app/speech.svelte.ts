// The catalogue's areas as the table speaks them.
import type { Speech } from '../games/entry.ts';
import { sentence } from '../model/sentences.ts';
import type { LogLine } from '../model/model.ts';
import type { LevelInfo } from '../wire/types.gen.ts';
import { words } from '../words/words.svelte.ts';

export function speech(levels: readonly LevelInfo[]): Speech {
    return {
        log: words.get('log'),
        cards: words.get('cards'),
        room: words.get('room'),
        levels,
    };
}

export function say_line(line: LogLine, seat: number | null, levels: readonly LevelInfo[]): string {
    return sentence(line, seat, speech(levels));
}
