// What the box of Spicy holds, and small questions about its cards.
import { parse_spicy } from '../../art/codes.ts';
import type { SpicyFlavour } from '../../art/suits.ts';
import type { SpicyOptions } from '../../wire/types.gen.ts';

export type Spice = SpicyFlavour;

const letter_of: Record<Spice, string> = { chili: 'c', wasabi: 'w', lemon: 'l', pepper: 'p' };

export interface Claim {
    readonly spice: Spice;
    readonly number: number;
}

export function declared(declaration: string): Claim {
    const card = parse_spicy(declaration);
    if (card.kind !== 'numbered') throw new Error(`not a declaration: ${declaration}`);
    return { spice: card.flavour, number: card.number };
}

export function declaration({ spice, number }: Claim): string {
    return letter_of[spice] + String(number);
}

// S1: the three spices of the box.
export function spices(edition: SpicyOptions['edition']): readonly Spice[] {
    const sweet = edition === '2022' || edition === '2022-classic';
    return ['chili', sweet ? 'lemon' : 'wasabi', 'pepper'];
}

export function count_of(hand: number | readonly string[] | undefined): number {
    return typeof hand === 'number' ? hand : (hand?.length ?? 0);
}
