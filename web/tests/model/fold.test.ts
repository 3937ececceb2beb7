// Every kind of message, folded.
import { describe, expect, it } from 'vitest';
import { fold } from '../../src/model/fold.ts';
import { nothing, type Model } from '../../src/model/model.ts';
import { scenes, welcome } from '../../src/screens/story/scenes.ts';
import type { Event, Table, ToClient } from '../../src/wire/types.gen.ts';
import { fits, kinds } from '../schema.ts';

const table = scenes['spicy']?.[0] as Table;
const nonce = 'abc';
const head = { n: 5, hash: 'ab'.repeat(32) };
const error = { code: 'S9', key: 'must-follow', message: 'Stay with the spice.' };

function folded(...messages: ToClient[]): Model {
    return messages.reduce((model, message, i) => {
        fits('ToClient', message);
        return fold(model, message, 1000 + i);
    }, nothing);
}
const at_table = (...more: ToClient[]) => folded(welcome, table, ...more);

const tested: Record<string, () => void> = {
    Welcome: () => {
        expect(folded(welcome).me).toMatchObject({ name: 'Zoé', person: welcome.person });
    },
    Ack: () => {
        expect(at_table({ type: 'ack', nonce }).table).toEqual(at_table().table);
        expect(folded(welcome, { type: 'ack', nonce, name: 'Zoë' }).me?.name).toBe('Zoë');
    },
    Refused: () => {
        expect(at_table({ type: 'refused', nonce, error })).toEqual(at_table());
    },
    Sent: () => {
        expect(at_table({ type: 'sent', nonce, waits: 'window' })).toEqual(at_table());
    },
    Table: () => {
        const view = at_table().table;
        expect(view?.names).toEqual([
            'Zoé',
            'Anna',
            'Professor Paprika',
            'Björn-Ole',
            'Loki',
            'Madame Griffe',
        ]);
        expect(view?.log.map((line) => line.event.n)).toEqual([1, 2, 3, 4]);
        expect(view?.clock.window).toEqual({ until: 1001 + 3000, of: 4000 });
        expect(view?.seat).toBe(0);
    },
    Update: () => {
        const event: Event = { n: 5, at: 9, spicy: { event: 'passed', seat: 0 } };
        const view = at_table({ type: 'update', event: 5, head, events: [event] }).table;
        expect(view?.log.at(-1)?.event).toEqual(event);
        expect(view?.game).toBe(table.game);
        const room = { ...table.room, paused: true };
        const with_room = at_table({
            type: 'update',
            event: 5,
            head,
            events: [],
            room,
            you: { seat: null, host: false },
        }).table;
        expect(with_room).toMatchObject({ seat: null, host: false, room: { paused: true } });
        expect(at_table({ type: 'update', event: 5, head, events: [], game: null }).table?.game).toBeNull();
    },
    ClockMsg: () => {
        const clock = { seats: [{ seat: 2, left: 500, of: 1000 }] };
        const view = at_table({ type: 'clock', clock }).table;
        expect(view?.clock.seats.get(2)).toEqual({ until: 1502, of: 1000 });
        expect(view?.clock.window).toBeNull();
    },
    Here: () => {
        expect(at_table({ type: 'here', seats: [3], spectators: 7 }).table?.here).toEqual({
            seats: [3],
            spectators: 7,
        });
    },
    ChatMsg: () => {
        const line = { at: 9, name: 'Anna', text: '<b>hi</b>' };
        expect(at_table({ type: 'chat', line }).table?.chat.at(-1)).toEqual(line);
    },
    ReactionMsg: () => {
        const view = at_table({ type: 'reaction', reaction: 'wow', name: 'Anna', seat: 1 }).table;
        expect(view?.floating).toMatchObject([{ reaction: 'wow', name: 'Anna', seat: 1 }]);
    },
    Gone: () => {
        expect(at_table({ type: 'gone', why: 'removed' })).toMatchObject({ gone: 'removed', table: null });
        // A restart of the server keeps the table in sight.
        expect(at_table({ type: 'gone', why: 'draining' }).table).not.toBeNull();
        expect(at_table({ type: 'gone', why: 'draining' }, table).gone).toBeNull();
    },
    Trouble: () => {
        expect(folded({ type: 'trouble', error }).trouble).toEqual(error);
    },
};

describe('fold', () => {
    it.each(kinds('ToClient'))('%s', (kind) => {
        const test = tested[kind];
        expect(test, `a message kind without a test: ${kind}`).toBeDefined();
        test?.();
    });

    it('goes on with the log after a reconnect, without doubling', () => {
        const missed: Event = { n: 5, at: 9, spicy: { event: 'passed', seat: 0 } };
        const again: Table = { ...table, event: 5, events: [missed] };
        expect(at_table(again).table?.log.map((line) => line.event.n)).toEqual([1, 2, 3, 4, 5]);
        expect(at_table(table).table?.log.map((line) => line.event.n)).toEqual([1, 2, 3, 4]);
    });

    it('starts the log anew when events are missing in between', () => {
        const later: Event = { n: 50, at: 9, spicy: { event: 'passed', seat: 0 } };
        expect(
            at_table({ ...table, event: 50, events: [later] }).table?.log.map((line) => line.event.n),
        ).toEqual([50]);
    });

    it('knows since when a card lies on top', () => {
        const game = table.game;
        if (!game) throw new Error('no game');
        const same = at_table({ type: 'update', event: 5, head, events: [], game });
        expect(same.table?.card_since).toBe(1001);
        const other = at_table({ type: 'update', event: 5, head, events: [], game: { ...game, card: 3 } });
        expect(other.table?.card_since).toBe(1002);
    });

    it('ignores news about a table it does not look at', () => {
        expect(folded(welcome, { type: 'here', seats: [], spectators: 0 }).table).toBeNull();
    });

    it('who sits down or takes over is here', () => {
        const event: Event = { n: 5, at: 9, table: { event: 'sat', seat: 3, name: 'Zoé' } };
        const view = at_table({ type: 'update', event: 5, head, events: [event] }).table;
        expect(view?.here.seats).toContain(3);
    });

    it('the seals of the game that is played', () => {
        const dealt = (game: number, round: number): Event => ({
            n: 4 + game + round,
            at: 9,
            table: { event: 'dealt', game, round, commitment: 'cd'.repeat(32), attempt: 1, shared: [0] },
        });
        const events = [dealt(1, 0), dealt(1, 1), dealt(1, 2)];
        const first = at_table({ type: 'update', event: 7, head, events });
        expect(first.table?.seals.map(({ round }) => round)).toEqual([0, 1, 2]);
        const next = fold(first, { type: 'update', event: 12, head, events: [{ ...dealt(2, 0), n: 12 }] }, 0);
        expect(next.table?.seals.map(({ game }) => game)).toEqual([2]);
    });
});
