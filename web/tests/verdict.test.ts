// What a reveal is said to have shown: which chips, which sentence.
import { describe, expect, it } from 'vitest';
import { follow_challenge, type Challenge } from '../src/games/spicy/challenge.ts';
import { verdict_of } from '../src/games/spicy/verdict.ts';
import type { Event } from '../src/wire/types.gen.ts';

function challenge(of: Partial<Challenge>): Challenge {
    return {
        challenger: 0,
        against: 1,
        trait: 'number',
        copy: false,
        card: 'c7',
        declared: 'c7',
        winner: 1,
        loser: 0,
        won: 5,
        trophy: false,
        drew: 2,
        margin: null,
        beaten: [],
        stands: true,
        over: false,
        n: 1,
        ...of,
    };
}
const told = (of: Partial<Challenge>, variants: string[] = []) => {
    const verdict = verdict_of(challenge(of), variants);
    if (!verdict) throw new Error('no verdict');
    return {
        number: verdict.number.right,
        spice: verdict.spice.right,
        ring: verdict.number.doubted ? 'number' : verdict.spice.doubted ? 'spice' : null,
        facts: verdict.facts,
    };
};

describe('the verdict', () => {
    it('strikes only a false part, and rings the doubted one', () => {
        expect(told({ card: 'p7', trait: 'number' })).toEqual({
            number: true,
            spice: false,
            ring: 'number',
            facts: ['spice_lie_missed'],
        });
        expect(told({ card: 'p7', trait: 'spice' }).facts).toEqual(['spice_lie']);
        expect(told({ card: 'c2', trait: 'spice' }).facts).toEqual(['number_lie_missed']);
        expect(told({ card: 'c2', trait: 'number' }).facts).toEqual(['number_lie']);
        expect(told({ card: 'c7' }).facts).toEqual(['both_true']);
        expect(told({ card: 'w1' }).facts).toEqual(['both_lies']);
    });
    it('explains wilds (S17)', () => {
        expect(told({ card: 'xs' })).toEqual({
            number: false,
            spice: true,
            ring: 'number',
            facts: ['wild_spice'],
        });
        expect(told({ card: 'xn', trait: 'spice' })).toEqual({
            number: true,
            spice: false,
            ring: 'spice',
            facts: ['wild_number'],
        });
    });
    it('rings nothing on a copy, where both count (V7)', () => {
        expect(told({ copy: true, trait: null, card: 'xn' })).toEqual({
            number: true,
            spice: false,
            ring: null,
            facts: ['copy', 'wild_number'],
        });
        expect(told({ copy: true, trait: null }).facts).toEqual(['copy', 'both_true']);
    });
    it('says that who names nothing loses (S15)', () => {
        expect(told({ trait: null, card: 'p2' })).toMatchObject({
            ring: null,
            facts: ['blind', 'both_lies'],
        });
    });
    it('knows 6 and 9 as twins, where that card is in play (V5)', () => {
        expect(told({ declared: 'c6', card: 'c9' }, ['turn-it-up'])).toMatchObject({
            number: true,
            facts: ['twins', 'both_true'],
        });
        expect(told({ declared: 'c6', card: 'c9' })).toMatchObject({ number: false, facts: ['number_lie'] });
        expect(told({ declared: 'c9', card: 'c9' }, ['turn-it-up']).facts).toEqual(['both_true']);
    });
    it('is silent before the reveal', () => {
        expect(verdict_of(challenge({ card: null }), [])).toBeNull();
        expect(verdict_of(challenge({ card: '??' }), [])).toBeNull();
    });
});

describe('the last challenge', () => {
    const follow = (events: readonly Event[]) =>
        events.reduce<Challenge | null>((now, event) => follow_challenge(now, event, null), null);
    const reveal: Event[] = [
        { n: 1, at: 1, spicy: { event: 'challenged', seat: 0, against: 1, trait: 'number' } },
        {
            n: 2,
            at: 1,
            spicy: { event: 'revealed', seat: 1, card: 'c7', declared: 'c7', winner: 1, loser: 0 },
        },
        { n: 3, at: 1, spicy: { event: 'won', seat: 1, cards: { spice: 4, total: 1 } } },
        { n: 4, at: 1, spicy: { event: 'drew', seat: 0, count: 2, cards: ['c1', 'c2'] } },
    ];
    it('says who wins how many and who draws how many', () => {
        expect(follow(reveal)).toMatchObject({ winner: 1, won: 5, loser: 0, drew: 2, stands: true });
    });
    it('stands until something new is done, and later draws are no part of it', () => {
        const passed: Event[] = [
            ...reveal,
            { n: 5, at: 2, spicy: { event: 'passed', seat: 0 } },
            { n: 6, at: 2, spicy: { event: 'drew', seat: 0, count: 1 } },
        ];
        expect(follow(passed)).toMatchObject({ drew: 2, stands: false });
        expect(
            follow([...reveal, { n: 5, at: 2, spicy: { event: 'total-wild', seat: 0, taken: false } }]),
        ).toMatchObject({ stands: true });
    });
    it('leaves the draw of a new hand out of it (S23)', () => {
        const trophy: Event[] = [
            ...reveal.slice(0, 3),
            { n: 4, at: 1, spicy: { event: 'trophy', seat: 1 } },
            { n: 5, at: 1, spicy: { event: 'drew', seat: 0, count: 2 } },
            { n: 6, at: 1, spicy: { event: 'drew', seat: 1, count: 6 } },
        ];
        expect(follow(trophy)).toMatchObject({ trophy: true, drew: 2 });
    });
});
