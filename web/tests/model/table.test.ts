// What a table shows: whose turn, which slaps, which claims, which moment.
import { describe, expect, it } from 'vitest';
import { answer } from '../../src/games/spicy/answer.ts';
import { awaited, awaits, my_turn, rule_of_moment } from '../../src/model/awaited.ts';
import { claim_cells } from '../../src/games/spicy/claims.ts';
import { fold } from '../../src/model/fold.ts';
import { nothing, type TableView } from '../../src/model/model.ts';
import { seat_names } from '../../src/model/names.ts';
import { others } from '../../src/model/others.ts';
import { colour_counts, shown_trick, trick_number } from '../../src/games/schoten/tricks.ts';
import { points_of_spicy, score_lines } from '../../src/games/spicy/score.ts';
import { in_order } from '../../src/model/score.ts';
import { deaf, slap_state } from '../../src/games/spicy/slap.ts';
import { scenes, welcome } from '../../src/screens/story/scenes.ts';
import { en as room } from '../../src/words/room/en.ts';
import type { SchotenGame, SpicyGame } from '../../src/wire/types.gen.ts';

function view(scene: string): TableView {
    const { table } = [welcome, ...(scenes[scene] ?? [])].reduce(
        (model, message) => fold(model, message, 0),
        nothing,
    );
    if (!table) throw new Error(`no table in ${scene}`);
    return table;
}
const { result } = room;
const spicy = (scene: string) => view(scene).game as SpicyGame;
const claims = (scene: string) =>
    claim_cells(spicy(scene)).map(({ claim, open, place }) => `${claim}@${String(place)}${open ? '' : '-'}`);

describe('awaited', () => {
    it.each([
        ['spicy', { kind: 'turn', seat: 0 }],
        ['last', { kind: 'answers', seats: [0, 2], last: true, owner: 1 }],
        ['answers', { kind: 'answers', seats: [0, 2], last: false, owner: 1 }],
        ['wild', { kind: 'total-wild', seat: 0 }],
        ['tips', { kind: 'tips', seats: [0, 2] }],
        ['take', { kind: 'take', seat: 0 }],
        ['schoten', { kind: 'card', seat: 0 }],
        ['over', { kind: 'nobody' }],
    ])('%s', (scene, expected) => {
        const { game } = view(scene);
        expect(game && awaited(game)).toEqual(expected);
    });

    it('knows when it is on me, unless a bot plays for me or the game rests', () => {
        const table = view('spicy');
        expect(my_turn(table)).toBe(true);
        expect(my_turn(view('waiting'))).toBe(false);
        expect(my_turn(view('watching'))).toBe(false);
        expect(my_turn({ ...table, room: { ...table.room, paused: true } })).toBe(false);
        const chairs = table.room.chairs.map((chair, seat) =>
            seat === 0 ? { ...chair, botPlays: 'odds' } : chair,
        );
        expect(my_turn({ ...table, room: { ...table.room, chairs } })).toBe(false);
        expect(awaits({ kind: 'nobody' }, 0)).toBe(false);
    });
});

describe('the keys that answer', () => {
    it.each([
        ['last', { do: 'let' }, null],
        ['answers', { do: 'let' }, null],
        ['wild', { do: 'total-wild', take: false }, { do: 'total-wild', take: true }],
        ['spicy', null, null],
    ])('%s', (scene, let_be, take) => {
        const { legal } = spicy(scene);
        expect(answer('let', legal)).toEqual(let_be);
        expect(answer('take', legal)).toEqual(take);
    });
});

describe('others', () => {
    const seats = (scene: string) => {
        const table = view(scene);
        return table.game ? others(table, table.game) : [];
    };
    it('go round from my left, and all are there for who watches', () => {
        expect(seats('spicy').map(({ seat }) => seat)).toEqual([1, 2, 3, 4, 5]);
        expect(seats('watching').map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4, 5]);
    });
    it('have a turn, with its clock, and can be away', () => {
        expect(
            seats('waiting')
                .filter(({ turn }) => turn)
                .map(({ name }) => name),
        ).toEqual(['Paprika']);
        expect(
            seats('waiting')
                .filter(({ away }) => away)
                .map(({ name }) => name),
        ).toEqual(['Björn-Ole']);
        expect(seats('watching').map(({ clock }) => clock?.of)).toEqual([
            60_000,
            ...Array(5).fill(undefined),
        ]);
    });
});

describe('slaps', () => {
    it.each([
        ['spicy', { kind: 'pair', spice: 'wasabi', number: 3, open: { number: true, spice: true } }],
        ['copied', { kind: 'whole', open: true }],
        ['total', { kind: 'closed', why: 'total-wild' }],
        ['opening', { kind: 'closed', why: 'empty' }],
        ['watching', { kind: 'closed', why: 'watching' }],
    ])('%s', (scene, expected) => {
        expect(slap_state(spicy(scene), view(scene).seat)).toEqual(expected);
    });

    it('one does not doubt oneself, nor twice', () => {
        expect(slap_state(spicy('spicy'), 1)).toEqual({ kind: 'closed', why: 'yours' });
        expect(slap_state({ ...spicy('answers'), legal: {} }, 0)).toEqual({
            kind: 'closed',
            why: 'answered',
        });
        expect(slap_state({ ...spicy('spicy'), legal: {} }, 0)).toEqual({ kind: 'closed', why: 'settled' });
    });

    it('are deaf for a quarter of a second after a new card', () => {
        expect(deaf(1000, 1249)).toBe(true);
        expect(deaf(1000, 1250)).toBe(false);
    });
});

describe('claims', () => {
    it('M1: assisted shows the spice of the stack in fixed places, what does not fit switched off', () => {
        expect(claims('spicy')).toEqual([
            'w1@0-',
            'w2@1-',
            'w3@2-',
            'w4@3',
            'w5@4',
            'w6@5',
            'w7@6',
            'w8@7',
            'w9@8',
            'w10@9',
        ]);
    });
    it('S8: an opening in three rows', () => {
        expect(claims('opening')).toEqual([
            'c1@0',
            'c2@1',
            'c3@2',
            'w1@4',
            'w2@5',
            'w3@6',
            'p1@8',
            'p2@9',
            'p3@10',
        ]);
    });
    it('V1: eleven at most, and the place of the pass stays free', () => {
        const places = claim_cells(spicy('eleven')).map(({ place }) => place);
        expect(places).toHaveLength(11);
        expect(Math.max(...places)).toBe(10);
    });
    it('M1: strict shows all thirty alike', () => {
        const cells = claim_cells(spicy('strict'));
        expect(cells).toHaveLength(30);
        expect(cells.every(({ open }) => open)).toBe(true);
        // Rows of eight; the last two places are left for "last card" and the pass.
        expect(cells.map(({ place }) => place).sort((a, b) => a - b)).toEqual([...Array(30).keys()]);
        expect(claims('strict').filter((cell) => /10|9/.test(cell.split('@')[0] ?? ''))).toEqual([
            'c9@24',
            'c10@25',
            'w9@26',
            'w10@27',
            'p9@28',
            'p10@29',
        ]);
    });
    it('never depends on the hand', () => {
        const game = spicy('spicy');
        const other = { ...game, state: { ...game.state, hands: [['w4'], ...game.state.hands.slice(1)] } };
        expect(claim_cells(other)).toEqual(claim_cells(game));
    });
    it('shows the same cells switched off while one waits', () => {
        expect(claim_cells(spicy('waiting')).every(({ open }) => !open)).toBe(true);
    });
});

describe('moments', () => {
    it('keeps the last challenge with its margin', () => {
        expect(view('challenge').moments.spicy).toMatchObject({
            challenger: 0,
            against: 1,
            trait: 'spice',
            card: 'p3',
            declared: 'w3',
            winner: 0,
            won: 2,
            margin: 120,
            beaten: [2],
            trophy: false,
        });
    });

    it('keeps a finished trick for its time, then on call', () => {
        const trick = view('take').moments.schoten;
        expect(trick.finished).toMatchObject({
            winner: 0,
            cards: [{ card: 'r9' }, { card: 'k8' }, { card: 'r7' }, { card: 'g4' }],
        });
        const next = [{ seat: 0, card: 'g10' }];
        expect(shown_trick([], trick.finished, false, false).finished).toBe(true);
        expect(shown_trick(next, trick.finished, true, false).finished).toBe(true);
        expect(shown_trick(next, trick.finished, false, false)).toEqual({
            cards: next,
            winner: null,
            finished: false,
        });
        expect(shown_trick(next, trick.finished, false, true).finished).toBe(true);
    });

    it('T3: counts backs by colour', () => {
        expect(colour_counts(['r?', 'r12', 'k?'])).toEqual({ red: 2, yellow: 0, green: 0, black: 1 });
        expect(trick_number(view('schoten').game as SchotenGame)).toEqual({ number: 1, of: 10 });
    });
});

describe('score', () => {
    it('S27, W8: line by line', () => {
        const game = spicy('over');
        const state = {
            ...game.state,
            hands: [4, 7],
            trophies: [1, 0],
            won: [
                { spice: 24, total: 2 },
                { spice: 0, total: 0 },
            ],
            totalWilds: [0, 1],
        };
        const [first, second] = score_lines({ ...game, state, scores: [40, -11] });
        expect(first).toEqual({
            seat: 0,
            trophies: 10,
            won: 24,
            won_total: 10,
            hand: -4,
            hand_total: -0,
            total: 40,
        });
        expect(second).toMatchObject({ hand: -6, hand_total: -5, total: -11 });
        const finished = { ...game, state, scores: [40, -11], winners: [0] };
        const points = (edition: '2020' | '2022') =>
            points_of_spicy({ ...finished, options: { ...game.options, edition } }, result);
        expect(points('2022').rows[0]?.adds).toEqual([10, 24, 10, -4, -0]);
        expect(points('2020').heads).toEqual([result.trophies, result.won, result.hand]);
        expect(points_of_spicy({ ...finished, winners: [] }, result).rows).toEqual([]);
    });
    it('S26: winners first, then points', () => {
        const lines = [
            { seat: 0, total: 30 },
            { seat: 1, total: 5 },
            { seat: 2, total: 31 },
        ];
        expect(in_order(lines, [1]).map(({ seat }) => seat)).toEqual([1, 2, 0]);
    });
});

it('help opens at the rule that matters', () => {
    const rules = [
        'spicy',
        'opening',
        'waiting',
        'last',
        'answers',
        'wild',
        'over',
        'schoten',
        'tips',
        'take',
    ].map((scene) => rule_of_moment(view(scene)));
    expect(rules).toEqual(['S9', 'S8', 'S13', 'S20', 'P2', 'W6', 'S27', 'T7', 'T6', 'T8']);
});

it('two bots of a kind are numbered', () => {
    const bot = { who: 'bot' as const, ready: true, level: 'liar' };
    expect(seat_names([bot, { who: 'nobody', ready: false }, bot], welcome.levels)).toEqual([
        'Loki',
        '',
        'Loki 2',
    ]);
});
