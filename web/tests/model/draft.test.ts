// Two taps declare, and a lie costs the same taps and the same kind of message as the truth.
import { describe, expect, it } from 'vitest';
import {
    empty_draft,
    settle,
    tap_card,
    tap_claim,
    tap_copy,
    tap_tucked,
    type Draft,
    type Setting,
} from '../../src/games/spicy/draft.ts';
import type { SpicyLegal } from '../../src/wire/types.gen.ts';
import { fits } from '../schema.ts';

const hand = ['c5', 'c7', 'w2', 'p5', 'xs'];
const legal: SpicyLegal = { pass: true, play: { cards: hand, declare: ['w4', 'w5', 'w6', 'w7'] } };
const setting: Setting = { hand, legal, strict: false };

function declare(place: number, claim: string, at: Setting = setting) {
    const picked = tap_card(empty_draft, place, at);
    expect(picked.action).toBeNull();
    const step = tap_claim(picked.draft, claim, at);
    if (step.action) fits('SpicyAction', step.action);
    return step;
}

describe('copying', () => {
    it('V4, V8: asks for extras only under a 5', () => {
        const copying = (declared: string): Setting => ({
            ...setting,
            legal: { copy: { cards: hand, declared, extras: { max: 2, on: [5] } } },
        });
        expect(tap_copy({ ...empty_draft, card: 0 }, copying('w7')).action).toEqual({
            do: 'copy',
            card: 'c5',
        });
        expect(tap_copy({ ...empty_draft, card: 0 }, copying('w5')).draft.tuck).toBe('w5');
    });
});

describe('declaring', () => {
    it('takes two taps: nothing is sent before the second', () => {
        expect(declare(1, 'w7').action).toEqual({ do: 'play', card: 'c7', declare: 'w7' });
        expect(tap_claim(empty_draft, 'w7', setting).action).toBeNull();
    });

    it('is the same for a truth and for every lie', () => {
        const truth: Setting = { ...setting, hand: ['w7', 'c1'] };
        const actions = [
            declare(0, 'w7', truth),
            declare(1, 'w7', truth),
            ...hand.map((_, place) => declare(place, 'w7')),
        ];
        const forms = actions.map(({ action, draft }) => [Object.keys(action ?? {}).join(), draft]);
        for (const form of forms) expect(form).toEqual(['do,card,declare', empty_draft]);
        // Codes of equal length make messages of equal length.
        const lengths = [declare(0, 'w7', truth), declare(1, 'w7', truth)].map(
            ({ action }) => JSON.stringify(action).length,
        );
        expect(new Set(lengths).size).toBe(1);
    });

    it('lets one think again', () => {
        const once = tap_card(empty_draft, 2, setting).draft;
        expect(once.card).toBe(2);
        expect(tap_card(once, 2, setting).draft.card).toBeNull();
        expect(tap_card(once, 0, setting).draft.card).toBe(0);
    });

    it('S19: announces only when one says so, with strict manners', () => {
        const strict = { ...setting, hand: ['c5'], strict: true };
        const draft: Draft = { ...empty_draft, card: 0, last: true };
        expect(tap_claim(draft, 'w4', strict).action).toEqual({
            do: 'play',
            card: 'c5',
            declare: 'w4',
            last: true,
        });
        expect(tap_claim({ ...draft, last: false }, 'w4', strict).action).toEqual({
            do: 'play',
            card: 'c5',
            declare: 'w4',
        });
    });
});

describe('V4: extras', () => {
    const lucky: Setting = {
        ...setting,
        legal: { play: { cards: hand, declare: ['w5', 'w6'], extras: { on: [5], max: 2 } } },
    };

    it.each([0, 1, 2])('asks for them with every 5, %i of them', (count) => {
        const { draft, action } = declare(0, 'w5', lucky);
        expect(action).toBeNull();
        const chosen = [1, 2]
            .slice(0, count)
            .reduce((now, place) => tap_card(now, place, lucky).draft, draft);
        const sent = tap_tucked(chosen, lucky).action;
        fits('SpicyAction', sent);
        expect(sent).toEqual({
            do: 'play',
            card: 'c5',
            declare: 'w5',
            ...(count > 0 ? { extras: ['c7', 'w2'].slice(0, count) } : {}),
        });
    });

    it('takes two at most, and never the played card', () => {
        const { draft } = declare(0, 'w5', lucky);
        const many = [0, 1, 2, 3].reduce((now, place) => tap_card(now, place, lucky).draft, draft);
        expect(many.extras).toEqual([1, 2]);
        expect(tap_card(many, 1, lucky).draft.extras).toEqual([2]);
    });

    it('does not ask with other numbers', () => {
        expect(declare(0, 'w6', lucky).action).toMatchObject({ declare: 'w6' });
    });
});

describe('V6: copies', () => {
    const cat: Setting = { ...setting, legal: { ...legal, copy: { cards: hand, declared: 'w3' } } };

    it('card then button, or button then card', () => {
        const picked = tap_card(empty_draft, 3, cat).draft;
        expect(tap_copy(picked, cat).action).toEqual({ do: 'copy', card: 'p5' });
        const armed = tap_copy(empty_draft, cat);
        expect(armed.action).toBeNull();
        expect(tap_card(armed.draft, 3, cat).action).toEqual({ do: 'copy', card: 'p5' });
        expect(tap_copy(armed.draft, cat).draft).toEqual(empty_draft);
    });

    it('V8: a copied 5 may take extras', () => {
        const five: Setting = {
            ...cat,
            legal: { copy: { cards: hand, declared: 'w5', extras: { on: [5], max: 1 } } },
        };
        const asked = tap_copy({ ...empty_draft, card: 0 }, five);
        expect(asked.action).toBeNull();
        const chosen = tap_card(asked.draft, 4, five).draft;
        expect(tap_tucked(chosen, five).action).toEqual({ do: 'copy', card: 'c5', extras: ['xs'] });
    });

    it('is nothing where there is nothing to copy', () => {
        expect(tap_copy(empty_draft, setting)).toEqual({ draft: empty_draft, action: null });
    });
});

describe('settle', () => {
    it('keeps the chosen card when the hand changes around it', () => {
        const draft = { ...empty_draft, card: 1 };
        expect(settle(draft, ['c5', 'c7'], { ...setting, hand: ['c1', 'c5', 'c7'] }).card).toBe(2);
        expect(settle(draft, ['c5', 'c5'], { ...setting, hand: ['c1', 'c5', 'c5'] }).card).toBe(2);
        expect(settle(draft, ['c5', 'c7'], { ...setting, hand: ['c5'] }).card).toBeNull();
    });

    it('forgets steps whose moment has passed', () => {
        const tucking: Draft = { ...empty_draft, card: 0, tuck: 'w5', extras: [1] };
        expect(settle(tucking, hand, setting)).toMatchObject({ tuck: 'w5', extras: [1] });
        expect(settle(tucking, hand, { ...setting, legal: {} })).toMatchObject({
            tuck: null,
            extras: [],
            card: 0,
        });
        expect(settle({ ...empty_draft, copying: true }, hand, setting).copying).toBe(false);
    });
});
