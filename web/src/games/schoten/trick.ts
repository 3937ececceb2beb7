// The trick that lies there, the last finished one and the last scored round, as people want to see them again. Gathered
// from the events alone, so that who comes back to the table sees them too.
import type { Colour, Counts, Event, SchotenGame, Tip } from '../../wire/types.gen.ts';

export interface FinishedTrick {
    readonly cards: readonly { readonly seat: number; readonly card: string }[];
    readonly winner: number;
    readonly took: string | null;
    // Of that round: why it was won is said with it.
    readonly ranking: readonly string[];
    readonly n: number;
    readonly at: number;
}

export interface ScoredRound {
    readonly round: number;
    // By seat.
    readonly points: readonly number[];
    readonly totals: readonly number[];
    readonly collections: readonly Counts[];
    readonly tips: readonly Tip[];
    readonly n: number;
}

export interface TrickSoFar {
    readonly cards: FinishedTrick['cards'];
    readonly finished: FinishedTrick | null;
    readonly ranking: readonly string[];
    readonly collections: Readonly<Record<number, Counts>>;
    readonly tips: readonly Tip[];
    readonly scored: ScoredRound | null;
}

const none: Counts = { red: 0, yellow: 0, green: 0, black: 0 };
export const no_trick: TrickSoFar = {
    cards: [],
    finished: null,
    ranking: [],
    collections: {},
    tips: [],
    scored: null,
};

function gain(now: TrickSoFar, seat: number, more: Partial<Counts>): TrickSoFar['collections'] {
    const had = now.collections[seat] ?? none;
    const has = { ...had };
    for (const colour of Object.keys(more) as Colour[]) has[colour] += more[colour] ?? 0;
    return { ...now.collections, [seat]: has };
}

export function follow_trick(
    now: TrickSoFar,
    event: Event,
    _before: SchotenGame | null,
    at: number,
): TrickSoFar {
    const happened = event.schoten;
    if (!happened) return now;
    switch (happened.event) {
        case 'round':
            return {
                ...now,
                cards: [],
                ranking: happened.ranking,
                collections: {},
                tips: [],
                scored: happened.round === 0 ? null : now.scored,
            };
        case 'tips':
            return { ...now, tips: happened.tips };
        case 'card':
            return { ...now, cards: [...now.cards, { seat: happened.seat, card: happened.card }] };
        case 'trick': {
            const { cards, ranking } = now;
            return {
                ...now,
                cards: [],
                collections: gain(now, happened.seat, happened.cards),
                finished: { cards, winner: happened.seat, took: null, ranking, n: event.n, at },
            };
        }
        case 'took': {
            const collections = gain(now, happened.seat, { [happened.colour]: 1 });
            return now.finished && now.finished.took === null
                ? { ...now, collections, finished: { ...now.finished, took: happened.colour } }
                : { ...now, collections };
        }
        case 'scored':
            return { ...now, scored: scored(now, happened, event.n) };
        default:
            return now;
    }
}

function scored(
    now: TrickSoFar,
    { round, points }: { round: number; points: readonly number[] },
    n: number,
): ScoredRound | null {
    // Who came in the middle of the round has not seen enough of it.
    if (now.tips.length !== points.length || (round > 0 && now.scored === null)) return null;
    return {
        round,
        points,
        totals: points.map((one, seat) => one + (round > 0 ? (now.scored?.totals[seat] ?? 0) : 0)),
        collections: points.map((_, seat) => now.collections[seat] ?? none),
        tips: now.tips,
        n,
    };
}
