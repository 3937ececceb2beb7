// Mogel in two pictures.
import type { GameLesson, Lesson } from '../../../table/lesson.ts';
import type { MogelGame } from '../../../wire/types.gen.ts';
import type { Words } from '../../../words/tutorial/en.ts';

const game: MogelGame = {
    kind: 'mogel',
    options: { players: 2 },
    state: {
        turn: 0,
        hands: [
            ['n1', 'n1', 'n2', 'n3', 'n5', 'n6'],
            ['n?', 'n?', 'n?', 'n?', 'n?', 'n?'],
        ],
        pile: 0,
        top: null,
        taken: [0, 0],
        waiting: [],
        scores: [-6, -6],
    },
    over: false,
    winners: [],
    scores: [],
    card: 0,
    clock: { seats: [] },
};

const steps: Lesson<keyof Words['mogel']> = (done) => {
    if (done.length === 0) return { say: ['welcome'], game };
    if (done.length === 1) return { say: ['done'], game };
    return null;
};

export const lesson: GameLesson = { bots: ['odds'], steps };
