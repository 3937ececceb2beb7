// A finished game as one looks through it: any move, from any seat or with all cards. The frames come with the
// record; nothing is computed here but what a seat could not have seen.
import type {
    Event,
    Game,
    LevelInfo,
    Room,
    SchotenEvent,
    SchotenGame,
    SpicyEvent,
    SpicyGame,
} from '../wire/types.gen.ts';
import { no_clock } from './clock.ts';
import { count_of } from './cards.ts';
import type { LogLine, TableView } from './model.ts';
import { follow_challenge, follow_trick, no_trick } from './moments.ts';
import { seat_names } from './names.ts';

export type Perspective = number | 'all';

interface Frame<State, Happened> {
    readonly events: readonly Happened[];
    readonly state: State;
    readonly over: boolean;
    readonly winners: number[];
    readonly scores: number[];
}

// What the master would have believed of a card that was challenged, behind each seat but its owner's.
export interface Doubt {
    readonly move: number; // which laid it
    readonly seat: number;
    readonly declared: string;
    readonly called: { readonly move: number; readonly seat: number; readonly right: boolean } | null;
    readonly thoughts: readonly {
        readonly seat: number;
        readonly number: number;
        readonly spice: number;
        readonly would: Readonly<Record<string, number>>;
    }[];
}

interface Recorded<Kind extends string, Options, State, Happened> {
    readonly game: Kind;
    readonly options: Options;
    readonly names: readonly string[];
    readonly frames: readonly Frame<State, Happened>[];
    readonly doubts?: readonly Doubt[];
}

export type GameRecord =
    | Recorded<'spicy', SpicyGame['options'], SpicyGame['state'], SpicyEvent>
    | Recorded<'schoten', SchotenGame['options'], SchotenGame['state'], SchotenEvent>;

export function read_record(value: unknown): GameRecord | null {
    if (typeof value !== 'object' || value === null) return null;
    const { game, frames, names } = value as Partial<Record<string, unknown>>;
    const known = game === 'spicy' || game === 'schoten';
    return known && Array.isArray(frames) && frames.length > 0 && Array.isArray(names)
        ? (value as GameRecord)
        : null;
}

// The table after `move` moves; 0 is the deal.
export function view_at(
    record: GameRecord,
    move: number,
    seen_by: Perspective,
    levels: readonly LevelInfo[],
): TableView {
    const room = room_of(record, levels);
    const names = seat_names(room.chairs, levels);
    const log: LogLine[] = [];
    let challenge: TableView['challenge'] = null;
    let trick = no_trick;
    for (let at = 0; at <= move; at += 1) {
        const before = at === 0 ? null : game_at(record, at - 1, seen_by);
        for (const event of events_at(record, at)) {
            challenge = follow_challenge(challenge, event, before);
            trick = follow_trick(trick, event, 0);
            log.push({ event, names });
        }
    }
    return {
        room,
        seat: seen_by === 'all' ? null : seen_by,
        host: false,
        event: move,
        names,
        log,
        game: game_at(record, move, seen_by),
        clock: no_clock,
        card_since: 0,
        chat: [],
        here: { seats: names.map((_, seat) => seat), spectators: 0 },
        challenge,
        trick,
        seals: [],
        floating: [],
    };
}

// How likely the master would have said anything.
export function would_call(would: Readonly<Record<string, number>>): number {
    return Math.max(0, 1 - (would['let'] ?? 0) - (would['copy'] ?? 0));
}

export function events_at(record: GameRecord, move: number): Event[] {
    const wrap = record.game === 'spicy' ? 'spicy' : 'schoten';
    const frame = record.frames[move];
    return (frame?.events ?? []).map((happened, i) => ({
        n: move * 100 + i + 1,
        at: move,
        [wrap]: happened,
    }));
}

function game_at(record: GameRecord, move: number, seen_by: Perspective): Game {
    const shared = { card: move, clock: { seats: [] }, legal: {} };
    if (record.game === 'schoten') {
        const { state, over, winners, scores } = frame_at(record.frames, move);
        const hide = (card: string) => `${card[0] ?? ''}?`;
        const hands = state.hands.map((hand, seat) => (sees(seen_by, seat) ? hand : hand.map(hide)));
        return {
            kind: 'schoten',
            options: record.options,
            ...shared,
            over,
            winners,
            scores,
            state: { ...state, hands },
        };
    }
    const { state, over, winners, scores } = frame_at(record.frames, move);
    const started = record.frames[0]?.events.find((event) => event.event === 'started');
    const options = { ...record.options, variants: started?.event === 'started' ? started.variants : [] };
    const hands = state.hands.map((hand, seat) => (sees(seen_by, seat) ? hand : count_of(hand)));
    const stack = state.stack.map((one) =>
        sees(seen_by, one.seat) || one.card === 'xx' ? one : { ...one, card: '??' },
    );
    return { kind: 'spicy', options, ...shared, over, winners, scores, state: { ...state, hands, stack } };
}

function frame_at<F>(frames: readonly F[], move: number): F {
    const frame = frames[Math.min(move, frames.length - 1)];
    if (frame === undefined) throw new Error('a record without frames');
    return frame;
}

const sees = (seen_by: Perspective, seat: number) => seen_by === 'all' || seen_by === seat;

// In a record bots are called by their level.
function room_of(record: GameRecord, levels: readonly LevelInfo[]): Room {
    const is_bot = (name: string) => levels.some((info) => info.level === name);
    return {
        table: '',
        code: '',
        phase: 'playing',
        settings: { game: record.game } as Room['settings'],
        host: '',
        chairs: record.names.map((name) =>
            is_bot(name) ? { who: 'bot', ready: true, level: name } : { who: 'person', ready: true, name },
        ),
        paused: false,
        votes: [],
        games: 1,
        series: [],
        muted: [],
    };
}
