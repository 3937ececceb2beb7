// Spicy, all editions: what this client knows of it before its table is shown.
import type { SoundName } from '../../sound/sounds.ts';
import type { SpicyEvent } from '../../wire/types.gen.ts';
import type { GameEntry } from '../entry.ts';
import { awaited_spicy } from './awaited.ts';
import { follow_challenge, type Challenge } from './challenge.ts';
import { spicy_name } from './names.ts';
import { pop_of_spicy } from './pop.ts';
import { rule_of_spicy } from './rule.ts';
import { spicy_sentence } from './sentence.ts';

const sounds: Partial<Record<SpicyEvent['event'], SoundName>> = {
    played: 'card',
    copied: 'card',
    challenged: 'slap',
    trophy: 'trophy',
};

export const spicy: GameEntry<'spicy', Challenge | null> = {
    title: 'Spicy',
    // S2
    seats: [2, 3, 4, 5, 6],
    practise: {
        wish: {
            game: 'spicy',
            seats: 4,
            fill: 'odds',
            options: { edition: '2020' },
            listed: false,
            turnTime: 0,
        },
        // Different cats, so that one can tell them apart.
        bots: ['odds', 'liar', 'suspicious'],
    },
    summary({ options, window }, { options: say, cards: called, common }) {
        const { edition = '2020', variants, manners = 'assisted', pace = 'live' } = options;
        const cards = Array.isArray(variants)
            ? variants.map((name) => called.variant[name])
            : variants
              ? [say.variants_random(variants.random)]
              : [];
        const seconds = pace === 'live' ? `, ${common.seconds(window / 1000)}` : '';
        return [
            `${say.edition[edition].name}. ${say.edition[edition].about}`,
            ...(cards.length > 0 ? [`${say.variants_title}: ${cards.join(', ')}.`] : []),
            `${say.pace_title}: ${say.pace[pace].name}${seconds}. ${say.manners_title}: ${say.manners[manners].name}.`,
        ];
    },

    awaited: awaited_spicy,
    rule: rule_of_spicy,
    queued(action, say, cards) {
        if (action.do !== 'play') return say.claim.queued_pass;
        return say.claim.queued_as(spicy_name(action.card, cards), spicy_name(action.declare, cards));
    },

    names_card: ['play', 'challenge', 'copy'],

    sentence: spicy_sentence,
    loud: ['challenged', 'revealed', 'trophy', 'over'],
    // S10, S19, S12
    news: ['took-back', 'peeked'],
    deals: 'started',
    pop: pop_of_spicy,
    sound(event) {
        if (event.event === 'revealed') return event.winner === event.seat ? 'right' : 'wrong';
        return sounds[event.event] ?? null;
    },
    moments: { first: null, follow: follow_challenge },
};
