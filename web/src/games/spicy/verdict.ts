// What a reveal showed: each part of the claim right or wrong, the doubted one marked, and the sentences that say why.
// Right is said by the wire (who won); this only explains, after everybody has seen the card.
import { parse_spicy } from '../../art/codes.ts';
import { declared, type Spice } from './cards.ts';
import type { Challenge } from './challenge.ts';

export interface Chip<Value> {
    readonly claimed: Value;
    // What the card has; a wild has every one of its kind and none of the other.
    readonly shown: Value | 'every' | 'none';
    readonly right: boolean;
    readonly doubted: boolean;
}

// A named part; both of a copy; nothing named, which loses at once (S15).
export type Doubted = 'number' | 'spice' | 'copy' | 'blind';

export type Fact =
    | 'both_true'
    | 'both_lies'
    | 'number_lie'
    | 'spice_lie'
    | 'number_lie_missed'
    | 'spice_lie_missed'
    | 'wild_spice'
    | 'wild_number'
    | 'twins'
    | 'copy'
    | 'blind';

export interface Verdict {
    readonly doubted: Doubted;
    readonly number: Chip<number>;
    readonly spice: Chip<Spice>;
    readonly facts: readonly Fact[];
}

// V5
const twins = (one: number, other: number) => one !== other && [one, other].sort().join() === '6,9';

export function verdict_of(challenge: Challenge, variants: readonly string[]): Verdict | null {
    if (challenge.card === null || challenge.declared === null) return null;
    const claim = declared(challenge.declared);
    const card = parse_spicy(challenge.card);
    if (card.kind === 'hidden') return null;
    const doubted: Doubted = challenge.trait ?? (challenge.copy ? 'copy' : 'blind');

    const turned =
        card.kind === 'numbered' && variants.includes('turn-it-up') && twins(card.number, claim.number);
    const number: Chip<number> = {
        claimed: claim.number,
        shown: card.kind === 'numbered' ? card.number : card.wild === 'spice' ? 'none' : 'every',
        right: card.kind === 'numbered' ? card.number === claim.number || turned : card.wild !== 'spice',
        doubted: doubted === 'number',
    };
    const spice: Chip<Spice> = {
        claimed: claim.spice,
        shown: card.kind === 'numbered' ? card.flavour : card.wild === 'number' ? 'none' : 'every',
        right: card.kind === 'numbered' ? card.flavour === claim.spice : card.wild !== 'number',
        doubted: doubted === 'spice',
    };

    const facts: Fact[] = [];
    if (doubted === 'copy' || doubted === 'blind') facts.push(doubted);
    if (turned) facts.push('twins');
    if (card.kind === 'wild') {
        if (card.wild !== 'total') facts.push(`wild_${card.wild}`);
    } else facts.push(told(number.right, spice.right, doubted));
    return { doubted, number, spice, facts };
}

function told(number: boolean, spice: boolean, doubted: Doubted): Fact {
    if (number && spice) return 'both_true';
    if (!number && !spice) return 'both_lies';
    if (!number) return doubted === 'spice' ? 'number_lie_missed' : 'number_lie';
    return doubted === 'number' ? 'spice_lie_missed' : 'spice_lie';
}
