// Fixture messages: each is checked against the wire schema in tests/scenes.test.ts.
import { variant_names } from '../../art/variants.ts';
import type {
    Chair,
    Clock,
    Event,
    Game,
    Room,
    SchotenLegal,
    SchotenState,
    SpicyLegal,
    SpicyState,
    Table,
    ToClient,
    Welcome,
} from '../../wire/types.gen.ts';
import { picture } from '../../games/schoten/screens/lesson.ts';

const id = (prefix: string, letter: string) => `${prefix}_${letter.repeat(16)}`;

export const welcome: Welcome = {
    type: 'welcome',
    protocol: 1,
    person: id('p', 'a'),
    name: 'Zoé',
    program: 'scoville 0.1',
    levels: [
        {
            level: 'odds',
            who: 'Professor Paprika',
            character: { en: 'Counts every card.', de: 'Zählt jede Karte.', fr: 'Compte chaque carte.' },
            games: ['spicy', 'schoten'],
        },
        {
            level: 'liar',
            who: 'Loki',
            character: { en: 'Would rather bluff.', de: 'Blufft lieber.', fr: 'Préfère bluffer.' },
            games: ['spicy', 'schoten'],
        },
        {
            level: 'suspicious',
            who: 'Madame Griffe',
            character: { en: 'Trusts nobody.', de: 'Traut niemandem.', fr: 'Ne croit personne.' },
            games: ['spicy', 'schoten'],
        },
    ],
};

const person = (letter: string, name: string): Chair => ({
    who: 'person',
    ready: true,
    person: id('p', letter),
    name,
    moreTime: 3,
});
const bot = (level: string): Chair => ({ who: 'bot', ready: true, level });

const six: Chair[] = [
    person('a', 'Zoé'),
    person('b', 'Anna'),
    bot('odds'),
    person('c', 'Björn-Ole'),
    bot('liar'),
    bot('suspicious'),
];

function room(chairs: Chair[], game: 'spicy' | 'schoten', phase: Room['phase'], options: object = {}): Room {
    return {
        table: id('t', 'a'),
        code: 'HJK234',
        phase,
        settings: {
            game,
            options,
            seats: Math.max(2, chairs.length),
            fill: 'odds',
            window: 4000,
            turnTime: 60_000,
            timeout: 'bot',
            timeoutLevel: 'odds',
            listed: false,
            spectators: 'yes',
            delay: 60_000,
            finished: 'open',
        } as Room['settings'],
        host: id('p', 'a'),
        chairs,
        paused: false,
        votes: [],
        games: 1,
        series: [],
        muted: [],
    };
}

function table(of: Room, game: Game | null, events: Event[] = [], seat: number | null = 0): Table {
    return {
        type: 'table',
        room: of,
        you: { seat, host: true },
        event: events.at(-1)?.n ?? 0,
        events,
        head: { n: 1, hash: 'ab'.repeat(32) },
        game,
        chat: [{ at: 5, name: 'Anna', text: 'Hello!' }],
        here: { seats: [0, 1], spectators: 1 },
    };
}

const twenty = 'c1 c3 c3 c9 w2 w2 w7 w10 p1 p2 p4 p5 p5 p8 p9 xs xs xn xn xn'.split(' ');
const seven = 'c5 c7 w2 w5 p5 p9 xs'.split(' ');
const follow: SpicyLegal = {
    pass: true,
    play: { cards: [], declare: 'w4 w5 w6 w7 w8 w9 w10'.split(' ') },
    challenge: ['number', 'spice'],
};
const clock: Clock = { seats: [{ seat: 0, left: 48_000, of: 60_000 }], window: { left: 3000, of: 4000 } };

function spicy(
    hand: string[],
    others: number,
    more: {
        state?: Partial<SpicyState>;
        legal?: SpicyLegal;
        clock?: Clock;
        options?: object;
        over?: boolean;
    },
): Game {
    const count = others + 1;
    const each = <T>(value: T) => Array.from({ length: count }, () => value);
    const state: SpicyState = {
        turn: 0,
        hands: [hand, ...Array.from({ length: others }, (_, i) => 6 - (i % 3))],
        stack: [
            { seat: 0, card: 'p9', declared: 'w1', copy: false, extra: false },
            { seat: 1, card: '??', declared: 'w3', copy: false, extra: false },
        ],
        won: each({ spice: 3, total: 0 }),
        trophies: each(0).map((_, i) => (i === 1 ? 1 : 0)),
        draw: 61,
        aboveEnd: 23,
        paw: null,
        waiting: [],
        totalWilds: each(0),
        totalWildsLeft: 0,
        ...more.state,
    };
    return {
        kind: 'spicy',
        options: {
            edition: '2020',
            manners: 'assisted',
            pace: 'live',
            variants: [],
            players: count,
            ...more.options,
        },
        state,
        over: more.over ?? false,
        winners: more.over ? [1] : [],
        // S27
        scores: more.over
            ? state.hands.map(
                  (held, i) =>
                      10 * (state.trophies[i] ?? 0) +
                      (state.won[i]?.spice ?? 0) -
                      (typeof held === 'number' ? held : held.length),
              )
            : [],
        card: 2,
        clock: more.clock ?? clock,
        legal: more.legal ?? follow,
    };
}

const log: Event[] = [
    {
        n: 1,
        at: 1,
        table: { event: 'dealt', game: 1, round: 0, commitment: 'ab'.repeat(32), attempt: 1, shared: [0, 1] },
    },
    { n: 2, at: 2, spicy: { event: 'started', first: 0, variants: [] } },
    { n: 3, at: 3, spicy: { event: 'played', seat: 0, declared: 'w1', card: 'p9' } },
    { n: 4, at: 4, spicy: { event: 'played', seat: 1, declared: 'w3', card: '??' } },
];
const challenge: Event[] = [
    ...log,
    {
        n: 5,
        at: 5,
        spicy: { event: 'challenged', seat: 0, against: 1, trait: 'spice' },
        slap: { margin: 120, beaten: [2] },
    },
    { n: 6, at: 5, spicy: { event: 'revealed', seat: 1, card: 'p3', declared: 'w3', winner: 0, loser: 1 } },
    { n: 7, at: 5, spicy: { event: 'won', seat: 0, cards: { spice: 2, total: 0 } } },
    { n: 8, at: 5, spicy: { event: 'drew', seat: 1, count: 2 } },
];
const spicy_room = (options: object = {}, phase: Room['phase'] = 'playing') =>
    room(six, 'spicy', phase, options);
const scene = (
    game: Game,
    events = log,
    of = spicy_room(game.options),
    seat: number | null = 0,
): ToClient[] => [table(of, game, events, seat)];

const schoten_state: SchotenState = {
    round: 0,
    phase: 'trick',
    turn: 0,
    ranking: ['g10', 'k9', 'r2', 'y1'],
    hands: [
        'g10 g7 g3 k9 k8 k2 r11 r5 y12 y1'.split(' '),
        'r? r? k? k? k? g? g? y? y?'.split(' '),
        'r? r? r? r? k? k? g? y? y?'.split(' '),
        'r? r? r? r? k? k? g? y? y?'.split(' '),
    ],
    trick: [
        { seat: 1, card: 'r9' },
        { seat: 2, card: 'k8' },
        { seat: 3, card: 'r7' },
    ],
    led: 'red',
    rack: { red: 3, yellow: 4, green: 3, black: 2 },
    collections: [
        { red: 1, yellow: 0, green: 4, black: 2 },
        { red: 3, yellow: 0, green: 1, black: 4 },
        { red: 0, yellow: 0, green: 0, black: 0 },
        { red: 2, yellow: 2, green: 3, black: 1 },
    ],
    tips: [
        { most: 'green', fewest: 'yellow' },
        { most: 'black', fewest: 'yellow' },
        { most: 'green', fewest: 'red' },
        { most: 'red', fewest: 'green' },
    ],
    waiting: [],
    roundScores: [],
    scores: [0, 0, 0, 0],
};
const schoten = (state: Partial<SchotenState>, legal: SchotenLegal): Game => ({
    ...picture({ ...schoten_state, ...state }, legal),
    options: { players: 4 },
});
const schoten_room = room(six.slice(0, 4), 'schoten', 'playing');
const of_three = <T>(all: readonly T[]) => all.slice(0, 3);
const three: Game = {
    ...schoten(
        {
            hands: of_three(schoten_state.hands),
            trick: schoten_state.trick.slice(0, 2),
            collections: of_three(schoten_state.collections),
            tips: of_three(schoten_state.tips),
            scores: of_three(schoten_state.scores),
        },
        { cards: ['r11', 'r5'] },
    ),
    options: { players: 3 },
} as Game;
const lobby_chairs: Chair[] = [
    person('a', 'Zoé'),
    person('b', 'Anna'),
    bot('odds'),
    { who: 'nobody', ready: false },
];

// A reveal, told from seat 0: who doubted what of which claim, and what it was.
function revealed(of: {
    by: number;
    against: number;
    trait: 'number' | 'spice' | null;
    declared: string;
    card: string;
    wins: boolean;
    won?: number;
    copy?: boolean;
    options?: object;
    trophy?: boolean;
}): ToClient[] {
    const { by, against, trait, declared, card, wins, won = 5, copy = false, trophy = false } = of;
    const [winner, loser] = wins ? [by, against] : [against, by];
    const before = spicy(seven, 3, {
        state: { stack: [{ seat: against, card: '??', declared, copy, extra: false }] },
        ...(of.options === undefined ? {} : { options: of.options }),
    });
    const told: Event[] = [
        { n: 5, at: 5, spicy: { event: 'challenged', seat: by, against, trait } },
        { n: 6, at: 5, spicy: { event: 'revealed', seat: against, card, declared, winner, loser } },
        { n: 7, at: 5, spicy: { event: 'won', seat: winner, cards: { spice: won, total: 0 } } },
        ...(trophy ? [{ n: 8, at: 5, spicy: { event: 'trophy' as const, seat: winner } }] : []),
        { n: 9, at: 5, spicy: { event: 'drew', seat: loser, count: 2 } },
    ];
    const after = spicy(seven, 3, {
        state: { stack: [], turn: loser },
        legal:
            loser === 0
                ? { pass: true, play: { cards: seven, declare: 'c1 c2 c3 w1 w2 w3 p1 p2 p3'.split(' ') } }
                : {},
        clock: { seats: [], rest: { after: 'reveal', left: 1900, of: 2000, goneOn: [] } },
        ...(of.options === undefined ? {} : { options: of.options }),
    });
    const of_room = room(
        [person('a', 'Zoé'), bot('odds'), bot('liar'), bot('suspicious')],
        'spicy',
        'playing',
        after.options,
    );
    const update = { type: 'update', event: 9, events: told, game: after } as ToClient;
    return [table(of_room, before, log), { ...update, head: { n: 2, hash: 'ab'.repeat(32) } } as ToClient];
}

const round_events: Event[] = [
    { n: 1, at: 1, schoten: { event: 'round', round: 0, starter: 0, ranking: ['g10', 'k9', 'r2', 'y1'] } },
    {
        n: 2,
        at: 1,
        schoten: {
            event: 'tips',
            tips: [
                { most: 'red', fewest: 'black' },
                { most: 'black', fewest: 'green' },
                { most: 'black', fewest: 'yellow' },
                { most: 'yellow', fewest: 'black' },
            ],
        },
    },
    ...[
        { red: 7, yellow: 4, green: 4, black: 0 },
        { red: 2, yellow: 5, green: 2, black: 5 },
        { red: 1, yellow: 2, green: 3, black: 4 },
        { red: 2, yellow: 1, green: 3, black: 3 },
    ].map((cards, seat) => ({ n: 3 + seat, at: 1, schoten: { event: 'trick' as const, seat, cards } })),
    { n: 7, at: 1, schoten: { event: 'scored', round: 0, points: [17, 9, 5, 0] } },
    { n: 8, at: 1, schoten: { event: 'round', round: 1, starter: 1, ranking: ['k3', 'y12', 'g4', 'r2'] } },
];

// Something happens at a table of one person and three cats.
function told(game: Game, ...events: Event[]): ToClient[] {
    const of_room = room(
        [person('a', 'Zoé'), bot('odds'), bot('liar'), bot('suspicious')],
        'spicy',
        'playing',
        game.options,
    );
    const update = { type: 'update', event: events.at(-1)?.n ?? 4, events, game } as ToClient;
    return [table(of_room, game, log), { ...update, head: { n: 2, hash: 'ab'.repeat(32) } } as ToClient];
}

// A stack that has grown, at a table of so many; the last word was the given seat's.
function seats(count: number, by = count - 1, more: Parameters<typeof spicy>[2] = {}): ToClient[] {
    const said = ['w1', 'w2', 'w4', 'w5', 'w6', 'w8'];
    const stack = said.map((declared, at) => {
        const seat = (by + count * said.length - (said.length - 1 - at)) % count;
        return { seat, card: seat === 0 ? 'c7' : '??', declared, copy: false, extra: false };
    });
    const events: Event[] = stack.map(({ seat, card, declared }, at) => ({
        n: 3 + at,
        at: 3 + at,
        spicy: { event: 'played', seat, declared, card },
    }));
    const state = { stack, turn: (by + 1) % count, ...more.state };
    const legal: SpicyLegal =
        state.turn === 0
            ? { ...follow, play: { cards: seven, declare: ['w9', 'w10'] } }
            : { challenge: ['number', 'spice'] };
    const game = spicy(seven, count - 1, { legal, ...more, state });
    return [
        table(room(six.slice(0, count), 'spicy', 'playing', game.options), game, [
            ...log.slice(0, 2),
            ...events,
        ]),
    ];
}

export const scenes: Record<string, ToClient[]> = {
    ...Object.fromEntries([2, 3, 4, 5, 6].map((count) => [`seats-${String(count)}`, seats(count)])),
    // Each of six has the last word once.
    ...Object.fromEntries([0, 1, 2, 3, 4].map((by) => [`says-${String(by)}`, seats(6, by)])),
    'seats-watched': seats(6, 3).map((message) =>
        message.type === 'table' ? { ...message, you: { seat: null, host: false } } : message,
    ),
    'seats-full': seats(6, 5, {
        options: { variants: [...variant_names] },
        state: {
            hands: [twenty, 12, 14, 9, 20, 11],
            trophies: [0, 1, 0, 1, 0, 0],
            won: Array.from({ length: 6 }, () => ({ spice: 18, total: 0 })),
            paw: 4,
        },
        legal: {
            ...follow,
            challenge: ['number', 'spice'],
            copy: { cards: twenty, declared: 'w8' },
        },
    }),
    'seats-strict': seats(6, 5, {
        options: { manners: 'strict', variants: ['copy-cat'] },
        state: { hands: [twenty, 5, 4, 6, 5, 6] },
    }),
    verdict: revealed({ by: 0, against: 1, trait: 'number', declared: 'c7', card: 'p7', wins: false }),
    'verdict-caught': revealed({ by: 2, against: 0, trait: 'spice', declared: 'w9', card: 'c4', wins: true }),
    'verdict-wild': revealed({ by: 0, against: 3, trait: 'number', declared: 'w8', card: 'xs', wins: true }),
    'verdict-copy': revealed({
        by: 3,
        against: 2,
        trait: null,
        declared: 'w3',
        card: 'xn',
        wins: true,
        copy: true,
        options: { variants: ['copy-cat'] },
    }),
    'verdict-blind': revealed({
        by: 0,
        against: 1,
        trait: null,
        declared: 'c7',
        card: 'p2',
        wins: false,
        options: { manners: 'strict' },
    }),
    'verdict-twins': revealed({
        by: 1,
        against: 2,
        trait: 'number',
        declared: 'w9',
        card: 'w6',
        wins: false,
        trophy: true,
        options: { variants: ['turn-it-up'] },
    }),
    round: [
        table(
            schoten_room,
            {
                ...schoten(
                    {
                        round: 1,
                        phase: 'tips',
                        turn: null,
                        trick: [],
                        led: null,
                        tips: [null, null, null, null],
                        waiting: [0, 1, 2, 3],
                        roundScores: [[17, 9, 5, 0]],
                        scores: [17, 9, 5, 0],
                    },
                    { tip: true },
                ),
                clock: { seats: [], rest: { after: 'round', left: 25_000, of: 30_000, goneOn: [3] } },
            } as Game,
            round_events,
        ),
    ],
    spicy: scene(spicy(seven, 5, {})),
    twenty: scene(spicy(twenty, 5, {})),
    strict: scene(
        spicy(twenty, 5, {
            options: { manners: 'strict' },
            legal: { ...follow, faults: { declare: ['c1'], peek: true, blindChallenge: true } },
        }),
    ),
    variants: scene(
        spicy(seven, 5, {
            options: { variants: [...variant_names] },
            state: { paw: 1 },
            legal: { ...follow, copy: { cards: seven, declared: 'w3' } },
        }),
    ),
    opening: scene(
        spicy(seven, 3, {
            state: { stack: [] },
            legal: { pass: true, play: { cards: seven, declare: 'c1 c2 c3 w1 w2 w3 p1 p2 p3'.split(' ') } },
            clock: { seats: [] },
        }),
    ),
    eleven: scene(
        spicy(seven, 3, {
            legal: {
                ...follow,
                play: { cards: seven, declare: 'w2 w3 w4 w5 w6 w7 w8 w9 w10 c2 c3'.split(' ') },
            },
            options: { variants: ['we-love-chili'] },
        }),
    ),
    queued: scene(
        spicy(seven, 3, {
            clock: { ...clock, queued: { action: { do: 'play', card: 'c7', declare: 'w8' }, left: 2000 } },
        }),
    ),
    claimed: told(
        spicy(seven, 3, {}),
        { n: 5, at: 5, spicy: { event: 'passed', seat: 3 } },
        { n: 6, at: 5, spicy: { event: 'drew', seat: 3, count: 1 } },
        { n: 7, at: 5, spicy: { event: 'played', seat: 1, declared: 'w3', card: '??' } },
    ),
    dealt: told(spicy(seven, 3, { state: { stack: [] }, legal: {}, clock: { seats: [] } }), {
        n: 5,
        at: 5,
        spicy: { event: 'started', first: 0, variants: [] },
    }),
    cup: told(
        spicy(seven, 3, { state: { trophies: [0, 1, 0, 0], turn: 2 }, legal: {} }),
        { n: 5, at: 5, spicy: { event: 'last-card-stood', seat: 1 } },
        { n: 6, at: 5, spicy: { event: 'trophy', seat: 1 } },
    ),
    'cup-held': revealed({
        by: 0,
        against: 1,
        trait: 'spice',
        declared: 'w9',
        card: 'w9',
        wins: false,
        trophy: true,
    }),
    'last-copy': scene(
        spicy(seven, 3, {
            options: { variants: ['copy-cat'] },
            state: {
                hands: [seven, 5, 0, 5],
                stack: [
                    { seat: 1, card: '??', declared: 'w3', copy: false, extra: false },
                    { seat: 2, card: '??', declared: 'w3', copy: true, extra: false },
                ],
                waiting: [0, 3],
            },
            legal: { challenge: [null], let: true },
        }),
        log,
        room([person('a', 'Zoé'), bot('odds'), bot('liar'), bot('suspicious')], 'spicy', 'playing', {
            variants: ['copy-cat'],
        }),
    ),
    last: scene(
        spicy(seven, 3, {
            state: { hands: [seven, 0, 4, 5], waiting: [0, 2] },
            legal: { challenge: ['number', 'spice'], let: true },
        }),
    ),
    answers: scene(
        spicy(seven, 3, {
            options: { pace: 'everyone-answers' },
            state: { waiting: [0, 2] },
            legal: { challenge: ['number', 'spice'], let: true, standing: true },
            clock: { seats: [] },
        }),
    ),
    wild: scene(
        spicy(seven, 3, {
            options: { edition: '2022' },
            state: { stack: [], waiting: [0], totalWilds: [0, 1, 1, 0], totalWildsLeft: 4 },
            legal: { totalWild: true },
        }),
        challenge,
    ),
    total: scene(
        spicy('c5 c7 l2 l5 p5 xx'.split(' '), 3, {
            options: { edition: '2022' },
            state: {
                stack: [{ seat: 1, card: 'xx', declared: 'l3', copy: false, extra: false }],
                totalWilds: [1, 0, 1, 0],
                totalWildsLeft: 4,
            },
            legal: { pass: true, play: { cards: [], declare: ['l4', 'l5'] } },
        }),
    ),
    copied: scene(
        spicy(seven, 3, {
            options: { variants: ['copy-cat'] },
            state: { stack: [{ seat: 1, card: '??', declared: 'w3', copy: true, extra: false }] },
            legal: { ...follow, challenge: [null], copy: { cards: seven, declared: 'w3' } },
        }),
    ),
    challenge: scene(spicy(seven, 5, { state: { stack: [], turn: 1 }, legal: {} }), challenge),
    waiting: scene(spicy(seven, 5, { state: { turn: 2 }, legal: { challenge: ['number', 'spice'] } })),
    watching: scene(
        spicy([], 5, { state: { hands: [6, 5, 4, 6, 5, 6] }, legal: {} }),
        log,
        spicy_room(),
        null,
    ),
    over: scene(
        spicy(seven, 5, { over: true, state: { turn: null } }),
        [...log, { n: 5, at: 9, spicy: { event: 'over', reason: 'end-card' } }],
        spicy_room({}, 'over'),
    ),
    'over-four': scene(
        {
            ...spicy(seven, 3, {
                over: true,
                state: {
                    turn: null,
                    hands: [
                        'c1 c4 w8'.split(' '),
                        'c2 w2 w3 p5'.split(' '),
                        'c3 c5 w5 w6 p2'.split(' '),
                        'w1 w4 p6 p7 p9 xs'.split(' '),
                    ],
                    won: [
                        { spice: 19, total: 0 },
                        { spice: 16, total: 0 },
                        { spice: 1, total: 0 },
                        { spice: 6, total: 0 },
                    ],
                    trophies: [0, 1, 0, 1],
                },
            }),
            scores: [16, 22, -4, 10],
        },
        [...log, { n: 5, at: 9, spicy: { event: 'over', reason: 'end-card' } }],
        room(six.slice(0, 4), 'spicy', 'over'),
    ),
    'over-schoten': [
        table(room(six.slice(0, 4), 'schoten', 'over'), {
            ...schoten(
                {
                    phase: 'over',
                    turn: null,
                    trick: [],
                    led: null,
                    roundScores: [
                        [17, 9, 5, 0],
                        [11, 14, 3, 7],
                        [0, 6, 14, 5],
                        [8, 9, 6, 14],
                    ],
                    scores: [36, 38, 28, 26],
                },
                {},
            ),
            over: true,
            winners: [1],
            scores: [36, 38, 28, 26],
        }),
    ],
    schoten: [table(schoten_room, schoten({}, { cards: ['r11', 'r9', 'r5'] }))],
    'schoten-3': [table(room(six.slice(0, 3), 'schoten', 'playing'), three)],
    tips: [
        table(
            schoten_room,
            schoten(
                {
                    phase: 'tips',
                    turn: null,
                    trick: [],
                    led: null,
                    tips: [null, null, null, null],
                    waiting: [0, 2],
                },
                { tip: true },
            ),
        ),
    ],
    take: [
        table(schoten_room, schoten({ phase: 'take', trick: [], led: null }, { take: ['red', 'green'] }), [
            {
                n: 1,
                at: 1,
                schoten: { event: 'round', round: 0, starter: 1, ranking: schoten_state.ranking },
            },
            { n: 2, at: 1, schoten: { event: 'card', seat: 1, card: 'r9' } },
            { n: 3, at: 1, schoten: { event: 'card', seat: 2, card: 'k8' } },
            { n: 4, at: 1, schoten: { event: 'card', seat: 3, card: 'r7' } },
            { n: 5, at: 1, schoten: { event: 'card', seat: 0, card: 'g4' } },
            {
                n: 6,
                at: 1,
                schoten: { event: 'trick', seat: 0, cards: { red: 2, yellow: 0, green: 1, black: 1 } },
            },
        ]),
    ],
    lobby: [
        table(room(lobby_chairs, 'spicy', 'lobby', { edition: '2020', variants: ['copy-cat'] }), null, [
            { n: 1, at: 1, table: { event: 'created', name: 'Zoé' } },
        ]),
    ],
};
