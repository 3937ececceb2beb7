// Scharfe Schoten: what this client knows of it before its table is shown.
import type { GameEntry } from '../entry.ts';
import { schoten_sentence } from './sentence.ts';
import { follow_trick, no_trick, type TrickSoFar } from './trick.ts';

export const schoten: GameEntry<'schoten', TrickSoFar> = {
    title: 'Scharfe Schoten',
    // T1
    seats: [3, 4],
    practise: {
        wish: { game: 'schoten', seats: 3, fill: 'odds', listed: false, turnTime: 0 },
        bots: ['odds', 'suspicious'],
    },
    summary: (_settings, { options }) => [options.game.schoten.about],

    awaited({ state: { phase, turn, waiting } }) {
        if (phase === 'tips') return { kind: 'tips', seats: waiting };
        if (turn === null || phase === 'over') return { kind: 'nobody' };
        return { kind: phase === 'take' ? 'take' : 'card', seat: turn };
    },
    rule(game) {
        if (game.over) return 'T12';
        return ({ tips: 'T6', trick: 'T7', take: 'T8', over: 'T12' } as const)[game.state.phase];
    },
    // There is no reaction window.
    queued: () => '',
    names_card: [],

    sentence: schoten_sentence,
    loud: ['over'],
    news: [],
    deals: 'round',
    // Colours are taken and cards are laid for all to see: they need no words.
    pop: () => null,
    sound: ({ event }) => (event === 'card' ? 'card' : null),
    moments: { first: no_trick, follow: follow_trick },
};
