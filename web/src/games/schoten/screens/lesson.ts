// The 90 seconds of Scharfe Schoten: tips, following, taking from the rack.
import type { Action, Event, SchotenGame, SchotenLegal, SchotenState, Tip } from '../../../wire/types.gen.ts';
import type { Words } from '../../../words/tutorial/en.ts';
import type { GameLesson, Lesson, Step } from '../../../table/lesson.ts';

type Key = keyof Words['schoten'];

const hand = ['r2', 'r9', 'r11', 'y1', 'y6', 'g4', 'g7', 'g10', 'g12', 'k3', 'k8', 'k9'];
const backs = (text: string) => text.split('').map((letter) => `${letter}?`);
const none = { red: 0, yellow: 0, green: 0, black: 0 };

const start: SchotenState = {
    round: 0,
    phase: 'tips',
    turn: null,
    ranking: ['g10', 'k9', 'r2', 'y1'],
    hands: [hand, backs('rrryyyygggkk'), backs('rryyyygggkkk')],
    trick: [],
    led: null,
    rack: { red: 4, yellow: 2, green: 3, black: 3 },
    collections: [none, none, none],
    tips: [null, null, null],
    waiting: [0],
    roundScores: [],
    scores: [0, 0, 0],
};

export function picture(state: Partial<SchotenState>, legal: SchotenLegal = {}): SchotenGame {
    return {
        kind: 'schoten',
        options: { players: 3 },
        state: { ...start, ...state },
        over: false,
        winners: [],
        scores: [],
        card: 0,
        clock: { seats: [] },
        legal,
    };
}

const event = (n: number, schoten: Event['schoten']): Event => ({
    n,
    at: n,
    ...(schoten ? { schoten } : {}),
});
const played = (n: number, seat: number, card: string) => event(n, { event: 'card', seat, card });

export const schoten_lesson: Lesson<Key> = (done) => {
    const tip = done.find((action) => action.do === 'tip') as ({ do: 'tip' } & Tip) | undefined;
    const cards = (done.filter((action) => action.do === 'card') as { card: string }[]).map(
        ({ card }) => card,
    );
    const before: readonly Step<Key>[] = [
        { say: ['welcome'], game: picture({}) },
        { say: ['backs'], game: picture({}) },
        { say: ['ranking'], game: picture({}) },
        { say: ['tips'], game: picture({}, { tip: true }), wants: 'tip' },
    ];
    if (!tip) return before[done.length] ?? null;
    return after_tips(done, { most: tip.most, fewest: tip.fewest }, cards);
};

function after_tips(done: readonly Action[], mine: Tip, cards: readonly string[]): Step<Key> | null {
    const since = done.length - done.findIndex((action) => action.do === 'tip') - 1;
    const tips: Tip[] = [mine, { most: 'yellow', fewest: 'black' }, { most: 'green', fewest: 'red' }];
    const shown = { tips, waiting: [] };
    const [lead = 'g12', second = 'k8'] = cards;
    const left = hand.filter((card) => !cards.includes(card));
    const trick_hands = { hands: [left, backs('rryyyygggkk'), backs('rryyyyggkkk')] };
    const black = left.filter((card) => card.startsWith('k'));
    const asked: readonly Step<Key>[] = [
        {
            say: ['tips_shown'],
            game: picture({ ...shown, phase: 'trick', turn: 0 }),
            events: [event(1, { event: 'tips', tips })],
        },
        {
            say: ['lead'],
            game: picture({ ...shown, phase: 'trick', turn: 0 }, { cards: hand }),
            wants: 'card',
        },
        {
            say: ['follow'],
            game: picture(
                {
                    ...shown,
                    ...trick_hands,
                    phase: 'trick',
                    turn: 0,
                    led: 'black',
                    trick: [
                        { seat: 1, card: 'k5' },
                        { seat: 2, card: 'k2' },
                    ],
                },
                { cards: black },
            ),
            wants: 'card',
            events: [
                played(2, 0, lead),
                played(3, 1, 'r3'),
                played(4, 2, 'g5'),
                event(5, { event: 'trick', seat: 1, cards: { red: 1, yellow: 0, green: 2, black: 0 } }),
                played(6, 1, 'k5'),
                played(7, 2, 'k2'),
            ],
        },
        {
            say: ['take'],
            game: picture(
                {
                    ...shown,
                    ...trick_hands,
                    phase: 'take',
                    turn: 0,
                    collections: [{ ...none, black: 3 }, { ...none, red: 1, green: 2 }, none],
                },
                { take: ['red', 'yellow', 'green', 'black'] },
            ),
            wants: 'take',
            events: [
                played(8, 0, second),
                event(9, { event: 'trick', seat: 0, cards: { red: 0, yellow: 0, green: 0, black: 3 } }),
            ],
        },
    ];
    const later: readonly Key[] = ['beat', 'avoid', 'score', 'done'];
    const calm = picture({
        ...shown,
        ...trick_hands,
        phase: 'trick',
        turn: 1,
        collections: [{ ...none, black: 4 }, { ...none, red: 1, green: 2 }, none],
        rack: { red: 4, yellow: 2, green: 3, black: 2 },
    });
    const say = later[since - asked.length];
    return asked[since] ?? (say === undefined ? null : { say: [say], game: calm });
}

export const lesson: GameLesson = { bots: ['odds', 'suspicious'], steps: schoten_lesson };
