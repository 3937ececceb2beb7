// Names in seats and sentences take a bounded room, and are cut between letters as people count them.
import { expect, it } from 'vitest';
import { seat_names, short_name } from '../../src/model/names.ts';

it('a name of ordinary length stays', () => {
    for (const name of ['Anna', 'Björn', 'maximilian lang', 'WWWWWWWWWW', ''])
        expect(short_name(name)).toBe(name);
});

it('a long one ends in dots, the sooner the wider its letters', () => {
    expect(short_name('W'.repeat(24))).toBe(`${'W'.repeat(10)}…`);
    expect(short_name('i'.repeat(24))).toBe(`${'i'.repeat(15)}…`);
    expect(short_name('abcdefghijklmn opqrst')).toBe('abcdefghijklmn…');
});

it('joined emoji are one letter', () => {
    const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}';
    expect(short_name(family.repeat(24))).toBe(`${family.repeat(10)}…`);
});

it('two of one long name are still told apart', () => {
    const chair = { who: 'person' as const, ready: true, name: 'W'.repeat(24) };
    expect(seat_names([chair, chair], [])[1]).toBe(`${'W'.repeat(10)}… 2`);
});
