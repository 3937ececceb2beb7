// One message in, the next model out. Parts that come complete replace what was there; nothing is merged.
import type { Event, Game, Room, Table, ToClient, Update } from '../wire/types.gen.ts';
import { each_game, games, no_moments, type MomentsOfTable } from '../games/index.ts';
import { local_clock, no_clock } from './clock.ts';
import type { LogLine, Model, TableView } from './model.ts';
import { seat_names } from './names.ts';
import { follow_seals } from './seals.ts';

const log_limit = 400;
const chat_limit = 200;
const float_for = 2500;

export function fold(model: Model, message: ToClient, now: number): Model {
    switch (message.type) {
        case 'welcome': {
            const { person, name, program, levels, push } = message;
            const me = { person, name, program, levels, ...(push === undefined ? {} : { push }) };
            return { ...model, me, trouble: null };
        }
        case 'table':
            return { ...model, gone: null, table: whole_table(model, message, now) };
        case 'update':
            return with_table(model, (table) => updated(model, table, message, now));
        case 'clock':
            return with_table(model, (table) => ({ ...table, clock: local_clock(message.clock, now) }));
        case 'here':
            return with_table(model, (table) => ({
                ...table,
                here: { seats: message.seats, spectators: message.spectators },
            }));
        case 'chat':
            return with_table(model, (table) => ({
                ...table,
                chat: [...table.chat, message.line].slice(-chat_limit),
            }));
        case 'reaction':
            return with_table(model, (table) => {
                const fresh = table.floating.filter((one) => now - one.at < float_for);
                const id = (table.floating.at(-1)?.id ?? 0) + 1;
                const { reaction, name } = message;
                return {
                    ...table,
                    floating: [...fresh, { id, reaction, name, seat: message.seat ?? null, at: now }],
                };
            });
        case 'gone':
            return { ...model, gone: message.why, table: message.why === 'draining' ? model.table : null };
        case 'trouble':
            return { ...model, trouble: message.error };
        case 'ack':
            return message.name !== undefined && model.me
                ? { ...model, me: { ...model.me, name: message.name } }
                : model;
        case 'refused':
        case 'sent':
            return model;
    }
}

function with_table(model: Model, change: (table: TableView) => TableView): Model {
    return model.table ? { ...model, table: change(model.table) } : model;
}

// After a reconnect the events are exactly the missed ones, so the log goes on; else it starts with them.
function whole_table(model: Model, message: Table, now: number): TableView {
    const names = names_of(model, message.room);
    const same = model.table?.room.table === message.room.table ? model.table : null;
    const goes_on = same !== null && (message.events[0]?.n ?? same.event + 1) <= same.event + 1;
    const fresh: TableView = {
        room: message.room,
        seat: message.you.seat,
        host: message.you.host,
        invitation: message.you.invitation ?? null,
        event: goes_on ? same.event : 0,
        names,
        log: goes_on ? same.log : [],
        game: goes_on ? same.game : null,
        clock: no_clock,
        card_since: now,
        chat: message.chat,
        here: message.here,
        moments: goes_on ? same.moments : no_moments,
        seals: goes_on ? same.seals : [],
        floating: [],
    };
    return with_game(
        { ...with_events(fresh, message.events, names, now), event: message.event },
        message.game,
        now,
    );
}

function updated(model: Model, table: TableView, message: Update, now: number): TableView {
    const room = message.room ?? table.room;
    const names = message.room ? names_of(model, room) : table.names;
    const seated = message.you
        ? {
              seat: message.you.seat,
              host: message.you.host,
              invitation: message.you.invitation ?? null,
          }
        : {};
    const next = with_events(
        { ...table, ...seated, room, names, event: message.event },
        message.events,
        names,
        now,
    );
    return message.game === undefined ? next : with_game(next, message.game, now);
}

function with_events(
    table: TableView,
    events: readonly Event[],
    names: readonly string[],
    now: number,
): TableView {
    let { moments, seals, here } = table;
    const last = table.log.at(-1)?.event.n ?? 0;
    const fresh = events.filter((event) => event.n > last);
    for (const event of fresh) {
        moments = follow_moments(moments, event, table.game, now);
        seals = follow_seals(seals, event);
        here = follow_seats(here, event);
    }
    const lines = fresh.map((event): LogLine => ({ event, names }));
    return { ...table, moments, seals, here, log: [...table.log, ...lines].slice(-log_limit) };
}

export function follow_moments(
    moments: MomentsOfTable,
    event: Event,
    before: Game | null,
    now: number,
): MomentsOfTable {
    return each_game((name) =>
        games[name].moments.follow(moments[name], event, before?.kind === name ? before : null, now),
    ) as MomentsOfTable;
}

// Who sits down is here, whatever was last said about it.
function follow_seats(here: TableView['here'], { table }: Event): TableView['here'] {
    if (table?.event !== 'sat' && table?.event !== 'taken-over') return here;
    return { ...here, seats: [...here.seats.filter((seat) => seat !== table.seat), table.seat] };
}

function with_game(table: TableView, game: Game | null, now: number): TableView {
    const same_card = table.game !== null && game !== null && table.game.card === game.card;
    return {
        ...table,
        game,
        clock: game ? local_clock(game.clock, now) : no_clock,
        card_since: same_card ? table.card_since : now,
    };
}

function names_of(model: Model, room: Room): string[] {
    return seat_names(room.chairs, model.me?.levels ?? []);
}
