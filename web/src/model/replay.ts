// A finished game as one looks through it: any move, from any seat or with all cards. The frames come with the
// record; nothing is computed here but what a seat could not have seen.
import type { GameAfter, RecordOf } from '../games/entry.ts';
import { is_game, no_moments } from '../games/index.ts';
import type { GameName } from '../wire/game.ts';
import type { Event, Game, LevelInfo, Room } from '../wire/types.gen.ts';
import { no_clock } from './clock.ts';
import { follow_moments } from './fold.ts';
import type { LogLine, TableView } from './model.ts';
import { seat_names } from './names.ts';

export type Perspective = number | 'all';

export type GameRecord = RecordOf<GameName>;
export type AnyAfter = GameAfter<GameName>;

export function read_record(value: unknown): GameRecord | null {
    if (typeof value !== 'object' || value === null) return null;
    const { game, frames, names } = value as Partial<Record<string, unknown>>;
    return is_game(game) && Array.isArray(frames) && frames.length > 0 && Array.isArray(names)
        ? (value as GameRecord)
        : null;
}

// The table after `move` moves; 0 is the deal.
export function view_at(
    record: GameRecord,
    after: AnyAfter,
    move: number,
    seen_by: Perspective,
    levels: readonly LevelInfo[],
): TableView {
    const room = room_of(record, levels);
    const names = seat_names(room.chairs, levels);
    const log: LogLine[] = [];
    let moments = no_moments;
    for (let at = 0; at <= move; at += 1) {
        const before = at === 0 ? null : game_at(record, after, at - 1, seen_by);
        for (const event of events_at(record, at)) {
            moments = follow_moments(moments, event, before, 0);
            log.push({ event, names });
        }
    }
    return {
        room,
        seat: seen_by === 'all' ? null : seen_by,
        host: false,
        invitation: null,
        event: move,
        names,
        log,
        game: game_at(record, after, move, seen_by),
        clock: no_clock,
        card_since: 0,
        chat: [],
        here: { seats: names.map((_, seat) => seat), spectators: 0 },
        moments,
        seals: [],
        floating: [],
    };
}

export function events_at(record: GameRecord, move: number): Event[] {
    const frame = record.frames[move];
    return (frame?.events ?? []).map((happened, i) => ({
        n: move * 100 + i + 1,
        at: move,
        [record.game]: happened,
    }));
}

function game_at(record: GameRecord, after: AnyAfter, move: number, seen_by: Perspective): Game {
    const { state, over, winners, scores } = frame_at(record.frames, move);
    const seen = after.hide(state, (seat) => seen_by === 'all' || seen_by === seat);
    const options = after.played_options(record);
    const shared = { card: move, clock: { seats: [] }, legal: {}, over, winners, scores };
    return { kind: record.game, options, ...shared, state: seen } as Game;
}

function frame_at<F>(frames: readonly F[], move: number): F {
    const frame = frames[Math.min(move, frames.length - 1)];
    if (frame === undefined) throw new Error('a record without frames');
    return frame;
}

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
