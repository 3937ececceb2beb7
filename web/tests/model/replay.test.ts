// A replay shows what a seat saw, and all cards only to who asks for them.
import { expect, it } from 'vitest';
import { would_call } from '../../src/games/spicy/doubts.ts';
import { events_at, read_record, view_at } from '../../src/model/replay.ts';
import { screens } from '../../src/screens/games.ts';
import { welcome } from '../../src/screens/story/scenes.ts';
import type { SpicyGame } from '../../src/wire/types.gen.ts';

const state = {
    turn: 0,
    hands: [
        ['c1', 'w2'],
        ['p3', 'xx'],
    ],
    stack: [],
    won: [
        { spice: 0, total: 0 },
        { spice: 0, total: 0 },
    ],
    trophies: [0, 0],
    draw: 80,
    aboveEnd: 20,
    paw: null,
    waiting: [],
    totalWilds: [0, 1],
    totalWildsLeft: 4,
};
const after = {
    ...state,
    turn: 1,
    hands: [['w2'], ['p3', 'xx']],
    stack: [{ seat: 0, card: 'c1', declared: 'w1', copy: false, extra: false }],
};
const { after: finished } = await screens.spicy.after();
const record = read_record({
    record: 1,
    game: 'spicy',
    options: { players: 2, edition: '2022', variants: { random: 1 } },
    names: ['Zoé', 'liar'],
    actions: [],
    frames: [
        {
            events: [{ event: 'started', first: 0, variants: ['copy-cat'] }],
            state,
            over: false,
            winners: [],
            scores: [],
        },
        {
            events: [{ event: 'played', seat: 0, declared: 'w1', card: 'c1' }],
            state: after,
            over: false,
            winners: [],
            scores: [],
        },
    ],
});

it('refuses what is no record with frames', () => {
    for (const bad of [
        null,
        7,
        {},
        { game: 'spicy', names: [], frames: [] },
        { game: 'chess', names: [], frames: [1] },
    ])
        expect(read_record(bad)).toBeNull();
});

it('hides what the seat could not see', () => {
    if (!record) throw new Error('no record');
    const seen = (by: number | 'all') => view_at(record, finished, 1, by, welcome.levels).game as SpicyGame;
    expect(seen('all').state.hands).toEqual(after.hands);
    expect(seen('all').state.stack[0]?.card).toBe('c1');
    expect(seen(0).state.hands).toEqual([['w2'], 2]);
    expect(seen(0).state.stack[0]?.card).toBe('c1');
    expect(seen(1).state.hands).toEqual([1, ['p3', 'xx']]);
    expect(seen(1).state.stack[0]?.card).toBe('??');
    expect(seen(1).options.variants).toEqual(['copy-cat']);
});

it('names bots, keeps the log up to the move, and tells a step as news', () => {
    if (!record) throw new Error('no record');
    const view = view_at(record, finished, 1, 0, welcome.levels);
    expect(view.names).toEqual(['Zoé', 'Loki']);
    expect(view.log).toHaveLength(2);
    expect(view_at(record, finished, 0, 0, welcome.levels).log).toHaveLength(1);
    expect(events_at(record, 1)).toMatchObject([{ spicy: { event: 'played', seat: 0 } }]);
});

it('counts every kind of challenge, and neither letting be nor copying', () => {
    expect(would_call({ let: 0.5, number: 0.2, spice: 0.1, copy: 0.2 })).toBeCloseTo(0.3);
    expect(would_call({ let: 1 })).toBe(0);
    expect(would_call({ let: 1.0001 })).toBe(0);
});
