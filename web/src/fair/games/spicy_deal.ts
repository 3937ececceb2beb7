// What is dealt in a game of Spicy (docs/fairness.md): hands, the cards above the end card, and what the options leave
// open.
import type { Bytes } from '../bytes.ts';
import { Stream } from '../deal.ts';
import type { Hashes } from '../hashes.ts';
import { chosen, in_order, known_options, Malformed, one_of, whole, type Loose } from './judging.ts';

const editions = ['2020', '2021-fr', '2022', '2022-classic'] as const;
export const variant_cards = [
    'we-love-chili',
    'start-it-up',
    'spice-raider',
    'change-your-luck',
    'turn-it-up',
    'copy-cat',
] as const;
export type Variant = (typeof variant_cards)[number];

export interface Chosen {
    readonly players: number;
    readonly letters: string;
    readonly size: number;
    readonly total_wilds: boolean;
    readonly strict: boolean;
    readonly everyone: boolean;
    readonly variants: readonly Variant[] | number;
    readonly start: number | null;
    readonly above_end: number | null;
}

export function read_options(options: Loose): Chosen {
    known_options(options, ['players', 'edition', 'variants', 'manners', 'pace', 'start', 'endCard']);
    const players = whole(options['players'], 2, 6);
    const edition = one_of(chosen(options, 'edition', '2020'), editions);
    const size = edition === '2022' ? 5 : 6;
    const above_end = chosen(options, 'endCard', null);
    const start = chosen(options, 'start', null);
    if (Object.hasOwn(options, 'variants') && edition.startsWith('2022') && !no_variants(options['variants']))
        throw new Malformed();
    return {
        players,
        letters: edition.startsWith('2022') ? 'clp' : 'cwp',
        size,
        total_wilds: edition === '2022',
        strict: one_of(chosen(options, 'manners', 'assisted'), ['assisted', 'strict']) === 'strict',
        everyone:
            one_of(chosen(options, 'pace', 'live'), ['live', 'everyone-answers']) === 'everyone-answers',
        variants: read_variants(chosen(options, 'variants', [])),
        start: Object.hasOwn(options, 'start') ? whole(start, 0, players - 1) : null,
        above_end: Object.hasOwn(options, 'endCard') ? whole(above_end, 1, 100 - players * size) : null,
    };
}

const no_variants = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

function read_variants(value: unknown): readonly Variant[] | number {
    if (Array.isArray(value)) {
        const named = value.map((name) => one_of(name, variant_cards));
        if (new Set(named).size < named.length) throw new Malformed();
        return named;
    }
    if (typeof value !== 'object' || value === null || Object.keys(value).join() !== 'random')
        throw new Malformed();
    return whole((value as Loose)['random'], 0, 6);
}

export interface Deal {
    readonly hands: readonly (readonly string[])[];
    readonly above_end: readonly string[];
    readonly variants: ReadonlySet<Variant>;
    readonly start: number;
}

const below_end = [0, 0, 60, 38, 38, 15, 15];

export async function deal(key: Bytes, options: Chosen, hashes: Hashes): Promise<Deal> {
    const { players, size } = options;
    const stream = new Stream(hashes, key);
    const order = await stream.shuffled(100);
    const card = (index: number) => card_at(index, options.letters);
    const total_wild = options.total_wilds ? ['xx'] : [];
    const hands = Array.from({ length: players }, (_, seat) => [
        ...in_order(order.slice(seat * size, (seat + 1) * size), card),
        ...total_wild,
    ]);
    const draw = order.slice(players * size).map(card);
    const above =
        options.above_end ?? draw.length - ((below_end[players] ?? 0) + (await stream.below(5)) - 2);
    const variants =
        typeof options.variants === 'number' ? await at_random(options.variants, stream) : options.variants;
    const start = options.start ?? (await stream.below(players));
    return { hands, above_end: draw.slice(0, above), variants: new Set(variants), start };
}

function card_at(index: number, letters: string): string {
    if (index >= 90) return index < 95 ? 'xs' : 'xn';
    return (letters[Math.floor(index / 30)] ?? '') + String(Math.floor((index % 30) / 3) + 1);
}

async function at_random(count: number, stream: Stream): Promise<Variant[]> {
    const cards: Variant[] = [...variant_cards];
    for (let i = 0; i < count; i += 1) {
        const j = i + (await stream.below(6 - i));
        const [one, other] = [cards[i], cards[j]];
        if (one !== undefined && other !== undefined) [cards[i], cards[j]] = [other, one];
    }
    return cards.slice(0, count);
}
