// Mogel: what this client knows of it before its table is shown.
import type { GameEntry } from '../entry.ts';
import { mogel_sentence } from './sentence.ts';

export const mogel: GameEntry<'mogel', null> = {
    title: 'Mogel',
    seats: [2, 3, 4],
    practise: { wish: { game: 'mogel', seats: 3, fill: 'odds', listed: false }, bots: ['odds', 'liar'] },
    summary: (_settings, say) => [say.game.mogel.about],

    awaited: ({ over, state: { turn } }) =>
        over || turn === null ? { kind: 'nobody' } : { kind: 'turn', seat: turn },
    rule: (game) => (game.over ? 'G4' : 'G2'),
    queued: () => '',
    names_card: ['doubt'],

    sentence: mogel_sentence,
    loud: ['shown', 'over'],
    sound: ({ event }) => (event === 'laid' ? 'card' : null),
    moments: { first: null, follow: () => null },
};
