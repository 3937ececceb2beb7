// What a host of Spicy chooses beyond what every table has.
import type { SpicyOptions, VariantCard } from '../../wire/types.gen.ts';
import type { FormRules } from '../entry.ts';

export interface SpicyForm {
    readonly edition: NonNullable<SpicyOptions['edition']>;
    readonly by_chance: boolean;
    readonly random: number;
    readonly variants: readonly VariantCard[];
    readonly manners: 'assisted' | 'strict';
    readonly pace: 'live' | 'everyone-answers';
    readonly end_card: number | null;
}

export const has_variants = (edition: SpicyForm['edition']): boolean =>
    edition === '2020' || edition === '2021-fr';

const fresh: SpicyForm = {
    edition: '2020',
    by_chance: false,
    random: 1,
    variants: [],
    manners: 'assisted',
    pace: 'live',
    end_card: null,
};

export const spicy_form: FormRules<'spicy', SpicyForm> = {
    fresh,
    read({ options: { edition, manners, pace, variants, endCard } }) {
        const chance = variants !== undefined && !Array.isArray(variants) ? variants.random : null;
        return {
            edition: edition ?? fresh.edition,
            by_chance: chance !== null,
            random: chance ?? fresh.random,
            variants: Array.isArray(variants) ? variants : fresh.variants,
            manners: manners ?? fresh.manners,
            pace: pace ?? fresh.pace,
            end_card: endCard ?? null,
        };
    },
    options({ edition, manners, pace, by_chance, random, variants, end_card }) {
        return {
            edition,
            manners,
            pace,
            ...(has_variants(edition) ? { variants: by_chance ? { random } : [...variants] } : {}),
            ...(end_card === null ? {} : { endCard: end_card }),
        };
    },
};
