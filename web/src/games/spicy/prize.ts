// A trophy that was just taken, as a moment of its own.
import type { Event } from '../../wire/types.gen.ts';

export interface Prize {
    readonly seat: number;
    // It was doubted, and held; else nobody doubted it, and what it was stays unknown.
    readonly held: boolean;
}

const ends = new Set(['played', 'copied', 'passed']);

// A trophy in these events; null where something new was done that ends the moment; undefined where nothing was.
export function prize_in(events: readonly Event[]): Prize | null | undefined {
    let news: Prize | null | undefined;
    let revealed = false;
    for (const { spicy } of events) {
        if (spicy === undefined) continue;
        if (spicy.event === 'revealed') revealed = true;
        if (ends.has(spicy.event)) news = null;
        if (spicy.event === 'trophy') news = { seat: spicy.seat, held: revealed };
    }
    return news;
}
