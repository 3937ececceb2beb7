// One's tables: against whom, how they ended, which comes first.
import { expect, it } from 'vitest';
import { by_urgency, opponents, outcome, running, when } from '../../src/model/my_tables.ts';
import type { TableLine } from '../../src/wire/types.gen.ts';
import { fits } from '../schema.ts';

const me = {
    name: 'Anna',
    levels: [{ level: 'odds', who: 'Professor Paprika', character: { en: '', de: '', fr: '' }, games: [] }],
};
const line = (more: Partial<TableLine>): TableLine => {
    const whole: TableLine = {
        table: `t_${'a'.repeat(16)}`,
        code: 'HJK234',
        phase: 'over',
        game: 'spicy',
        edition: '2020',
        seats: 3,
        taken: 3,
        names: ['Anna'],
        spectators: 'yes',
        touched: 1000,
        players: [{ name: 'Anna' }, { level: 'odds' }, { level: 'odds', won: true }],
        you: 0,
        ...more,
    };
    fits('TableLine', whole);
    return whole;
};

it('names the others, cats by their names, two of a kind apart', () => {
    expect(opponents(line({}), me)).toEqual(['Professor Paprika', 'Professor Paprika 2']);
});

it('says who won', () => {
    expect(outcome(line({}), me)).toEqual({ kind: 'others', names: ['Professor Paprika 2'] });
    expect(outcome(line({ players: [{ name: 'Anna', won: true }, { level: 'odds' }] }), me)).toEqual({
        kind: 'you',
    });
    expect(outcome(line({ players: [{ name: 'Anna' }, { level: 'odds' }] }), me)).toEqual({ kind: 'nobody' });
    expect(outcome(line({ phase: 'playing' }), me)).toBeNull();
});

it('a game that waits for one comes first, and is the one to go back to', () => {
    const waits = line({ phase: 'playing', yourTurn: true, touched: 1 });
    const goes_on = line({ phase: 'playing', touched: 5 });
    const tables = [line({ touched: 9 }), goes_on, waits];
    expect(by_urgency(tables)[0]).toBe(waits);
    expect(running(tables)).toBe(waits);
    expect(running([line({}), goes_on])).toBe(goes_on);
    // Only watched.
    const watched = { ...goes_on };
    delete watched.you;
    expect(running([watched])).toBeNull();
});

it('today has a time, another day a date', () => {
    const noon = new Date(2026, 4, 5, 12, 0).getTime();
    expect(when(noon, noon + 1000, 'de')).toBe('12:00');
    expect(when(noon, noon + 86_400_000, 'de')).toBe('05.05.2026');
});
