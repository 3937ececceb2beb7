import { expect, it } from 'vitest';
import { called_at, plain_record, record_until } from '../../src/lookback/record.ts';
import type { GameRecord } from '../../src/model/replay.ts';

const frame = (...names: string[]) => ({ events: names.map((event) => ({ event })) });
const record = {
    record: 1,
    game: 'spicy',
    options: { players: 2 },
    seed: 'ab',
    names: ['Anna', 'liar'],
    actions: [
        { seat: 0, do: 'pass' },
        { seat: 1, do: 'pass' },
    ],
    fair: { rules: 'spicy-1', deals: ['secret'] },
    doubts: [],
    frames: [
        frame('started'),
        frame('played'),
        frame('passed'),
        frame('challenged', 'revealed'),
        frame('played'),
        frame('played'),
    ],
} as unknown as GameRecord;

it('only what was dealt and done goes to be looked at: no names, no pictures, no proof', () => {
    expect(JSON.parse(plain_record(record))).toEqual({
        record: 1,
        game: 'spicy',
        rules: 'spicy-1',
        options: { players: 2 },
        seed: 'ab',
        actions: [
            { seat: 0, do: 'pass' },
            { seat: 1, do: 'pass' },
        ],
    });
});

it('the same game up to a move', () => {
    expect((JSON.parse(record_until(record, 1)) as { actions: unknown[] }).actions).toHaveLength(1);
});

it('the challenge of a card: passes may lie between, another card may not', () => {
    expect(called_at(record, 0)).toBe(3);
    expect(called_at(record, 3)).toBeNull();
});
