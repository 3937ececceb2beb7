// Which cat sits at a seat: several bots of one level are several cats.
import type { Sitter } from '../art/faces.ts';
import type { Chair } from '../wire/types.gen.ts';

export function sitter(chairs: readonly Chair[], names: readonly string[], seat: number): Sitter {
    const level = level_at(chairs[seat]);
    const nth = chairs.slice(0, seat).filter((chair) => level_at(chair) === level).length;
    const cat = chairs[seat]?.cat;
    return {
        name: names[seat] ?? '',
        ...(level !== undefined && { level, nth }),
        ...(cat !== undefined && { cat }),
    };
}

const level_at = (chair: Chair | undefined) => chair?.level ?? chair?.botPlays;
