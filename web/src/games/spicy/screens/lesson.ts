// The 90 seconds of Spicy: open, follow, doubt, a last card.
import { declaration, declared } from '../cards.ts';
import type { Action, Event, SpicyGame, SpicyLegal, SpicyState } from '../../../wire/types.gen.ts';
import type { Words } from '../../../words/tutorial/en.ts';
import type { GameLesson, Lesson, Step } from '../../../table/lesson.ts';

type Key = keyof Words['spicy'];
type Stacked = SpicyState['stack'][number];

const hand = ['c2', 'c7', 'w1', 'p4', 'p8', 'xs'];
const openings = ['c1', 'c2', 'c3', 'w1', 'w2', 'w3', 'p1', 'p2', 'p3'];

interface Picture {
    readonly hand: string[];
    readonly bot?: number;
    readonly stack?: Stacked[];
    readonly won?: readonly [number, number];
    readonly trophies?: number;
    readonly draw?: number;
    readonly turn?: number;
    readonly legal?: SpicyLegal;
}

function picture(of: Picture): SpicyGame {
    const [mine, theirs] = of.won ?? [0, 0];
    return {
        kind: 'spicy',
        options: { players: 2, edition: '2020', manners: 'assisted', pace: 'live', variants: [] },
        state: {
            turn: of.turn ?? 0,
            hands: [of.hand, of.bot ?? 6],
            stack: of.stack ?? [],
            won: [
                { spice: mine, total: 0 },
                { spice: theirs, total: 0 },
            ],
            trophies: [of.trophies ?? 0, 0],
            draw: of.draw ?? 88,
            aboveEnd: 28,
            paw: null,
            waiting: [],
            totalWilds: [0, 0],
            totalWildsLeft: 0,
        },
        over: false,
        winners: [],
        scores: [],
        card: of.stack?.length ?? 0,
        clock: { seats: [] },
        legal: of.legal ?? {},
    };
}

const laid = (seat: number, card: string, claim: string): Stacked => ({
    seat,
    card,
    declared: claim,
    copy: false,
    extra: false,
});
const higher = (claim: string, by: number) => {
    const { spice, number } = declared(claim);
    return declaration({ spice, number: number + by });
};
const without = (from: readonly string[], card: string) => {
    const at = from.indexOf(card);
    return from.filter((_, place) => place !== at);
};
const event = (n: number, spicy: Event['spicy']): Event => ({ n, at: n, ...(spicy ? { spicy } : {}) });
const is_play = (action: Action) => action.do === 'play';

export const spicy_lesson: Lesson<Key> = (done) => {
    const plays = done.filter(is_play) as Extract<Action, { do: 'play' }>[];
    const [first, second] = plays;
    const doubt = done.find((action) => action.do === 'challenge') as { trait?: string } | undefined;
    const clicks = done.length;

    if (clicks < 2) {
        const game = picture({ hand });
        return { say: [clicks === 0 ? 'welcome' : 'hand'], game };
    }
    if (!first) {
        const legal: SpicyLegal = { play: { cards: hand, declare: openings } };
        return { say: ['open', 'declare'], game: picture({ hand, legal }), wants: 'play' };
    }
    const mine = laid(0, first.card, first.declare);
    const after_first = without(hand, first.card);
    const follow = higher(first.declare, 2);
    const follow_stack = [mine, laid(1, '??', follow)];
    if (!second) {
        const { spice, number } = declared(follow);
        const declare = [1, 2, 3].map((by) => declaration({ spice, number: number + by }));
        const game = picture({
            hand: after_first,
            bot: 5,
            stack: follow_stack,
            legal: { play: { cards: after_first, declare } },
        });
        return {
            say: ['follow', 'bluff'],
            game,
            wants: 'play',
            events: [event(2, { event: 'played', seat: 1, declared: follow, card: '??' })],
        };
    }
    const after_second = without(after_first, second.card);
    const { spice } = declared(follow);
    const bold = declaration({ spice, number: 10 });
    const full = [...follow_stack, laid(0, second.card, second.declare), laid(1, '??', bold)];
    if (!doubt) {
        const game = picture({
            hand: after_second,
            bot: 4,
            stack: full,
            legal: { challenge: ['number', 'spice'] },
        });
        return {
            say: ['doubt'],
            game,
            wants: 'challenge',
            events: [event(4, { event: 'played', seat: 1, declared: bold, card: '??' })],
        };
    }
    return after_doubt(done, doubt.trait === 'number', after_second, bold);
};

// The bot's card was of the right spice and the wrong number.
function after_doubt(
    done: readonly Action[],
    caught: boolean,
    rest: string[],
    bold: string,
): Step<Key> | null {
    const { spice } = declared(bold);
    const truth = declaration({ spice, number: 4 });
    const steps_since = done.length - done.findIndex((action) => action.do === 'challenge') - 1;
    const hand_now = caught ? rest : [...rest, 'c9', 'w6'];
    const won = caught ? ([4, 0] as const) : ([0, 4] as const);
    const calm = picture({ hand: hand_now, bot: caught ? 6 : 4, won, draw: 86 });
    if (steps_since === 0) {
        const trait = caught ? 'number' : 'spice';
        const winner = caught ? 0 : 1;
        return {
            say: [caught ? 'doubt_won' : 'doubt_lost'],
            game: calm,
            events: [
                event(5, { event: 'challenged', seat: 0, against: 1, trait }),
                event(6, {
                    event: 'revealed',
                    seat: 1,
                    card: truth,
                    declared: bold,
                    winner,
                    loser: 1 - winner,
                }),
                event(7, { event: 'won', seat: winner, cards: { spice: 4, total: 0 } }),
                event(8, { event: 'drew', seat: 1 - winner, count: 2 }),
            ],
        };
    }
    const [card = 'xs'] = [...hand_now].reverse();
    const last: SpicyLegal = { play: { cards: [card], declare: openings, last: true } };
    const fresh = ['c3', 'w4', 'w9', 'p2', 'p10', 'xn'];
    const rest_of_it: readonly Step<Key>[] = [
        { say: ['wild'], game: calm },
        { say: ['pass'], game: calm },
        { say: ['last'], game: picture({ hand: [card], bot: 5, won, draw: 60, legal: last }), wants: 'play' },
        {
            say: ['trophy'],
            game: picture({ hand: fresh, bot: 5, won, trophies: 1, draw: 54 }),
            events: [event(10, { event: 'trophy', seat: 0 })],
        },
        { say: ['end'], game: picture({ hand: fresh, bot: 5, won, trophies: 1, draw: 54 }) },
        { say: ['done'], game: picture({ hand: fresh, bot: 5, won, trophies: 1, draw: 54 }) },
    ];
    return rest_of_it[steps_since - 1] ?? null;
}

export const lesson: GameLesson = { bots: ['odds'], steps: spicy_lesson };
