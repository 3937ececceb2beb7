// The one line: hello first, answers paired by nonce, nothing queued, back after a loss.
import { beforeEach, describe, expect, it } from 'vitest';
import { backoff } from '../../src/wire/backoff.ts';
import { Connection, type LinkState, type Socket } from '../../src/wire/connection.ts';
import { nonce } from '../../src/wire/nonce.ts';
import { Refusal } from '../../src/wire/refusal.ts';
import type { ToClient } from '../../src/wire/types.gen.ts';
import { fits } from '../schema.ts';

class FakeSocket implements Socket {
    sent: Record<string, unknown>[] = [];
    closed = false;
    onopen: Socket['onopen'] = null;
    onmessage: Socket['onmessage'] = null;
    onclose: Socket['onclose'] = null;
    send(text: string) {
        const message = JSON.parse(text) as Record<string, unknown>;
        fits('ToServer', message);
        this.sent.push(message);
    }
    close() {
        this.closed = true;
    }
    hear(message: object) {
        this.onmessage?.({ data: JSON.stringify(message) });
    }
}

const welcome = {
    type: 'welcome',
    protocol: 1,
    person: `p_${'a'.repeat(16)}`,
    name: 'Zoé',
    program: 'scoville',
    levels: [],
};
let sockets: FakeSocket[];
let asked_at: (string | undefined)[];
let states: LinkState[];
let heard: ToClient[];
let timers: Map<number, { ms: number; run: () => void }>;
let line: Connection;
const latest = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('no socket');
    return socket;
};
function open() {
    line.connect();
    latest().onopen?.();
    latest().hear(welcome);
}
function answer_of_server(text: string) {
    const asked: string[] = [];
    globalThis.fetch = ((path: string) => {
        asked.push(path);
        return Promise.resolve(new Response(text));
    }) as typeof fetch;
    return asked;
}
function run_timers() {
    const due = [...timers.values()];
    timers.clear();
    for (const { run } of due) run();
}

beforeEach(() => {
    sockets = [];
    asked_at = [];
    states = [];
    heard = [];
    timers = new Map();
    let next = 1;
    line = new Connection({
        socket: (at) => {
            const socket = new FakeSocket();
            asked_at.push(at);
            sockets.push(socket);
            return socket;
        },
        hello: () => ({ name: 'Zoé' }),
        message: (message) => heard.push(message),
        state: (state) => states.push(state),
        watched: () => true,
        timers: {
            after: (ms, run) => {
                timers.set(next, { ms, run });
                return next++;
            },
            cancel: (timer) => timers.delete(timer),
        },
    });
});

describe('connection', () => {
    it('says hello first and is open when welcomed', () => {
        line.connect();
        expect(states).toEqual(['connecting']);
        latest().onopen?.();
        expect(latest().sent).toEqual([{ type: 'hello', protocol: 1, name: 'Zoé' }]);
        latest().hear(welcome);
        expect(line.state).toBe('open');
        expect(heard.map(({ type }) => type)).toEqual(['welcome']);
    });

    it('pairs answers with requests, also out of order', async () => {
        open();
        const first = line.request({ type: 'stand' });
        const second = line.request({ type: 'sit', seat: 2 });
        const [, one, other] = latest().sent;
        latest().hear({ type: 'ack', nonce: other?.['nonce'], event: 7 });
        const error = { code: 'not-seated', key: 'not-seated', message: 'Sit down first.' };
        latest().hear({ type: 'refused', nonce: one?.['nonce'], error });
        expect((await second).event).toBe(7);
        await expect(first).rejects.toMatchObject({ code: 'not-seated' });
    });

    it('tells that a play waits, before its answer', async () => {
        open();
        const waits: string[] = [];
        const asked = line.request({ type: 'start' }, (why) => waits.push(why));
        const name = latest().sent.at(-1)?.['nonce'];
        latest().hear({ type: 'sent', nonce: name, waits: 'window' });
        latest().hear({ type: 'ack', nonce: name });
        await asked;
        expect(waits).toEqual(['window']);
    });

    const elsewhere = (at?: string) => ({
        code: 'elsewhere',
        key: 'elsewhere',
        message: 'At another server.',
        ...(at === undefined ? {} : { at }),
    });
    const send_on = (at?: string) => {
        const asked = line.request({ type: 'open', code: 'ABCDE2' });
        latest().hear({ type: 'refused', nonce: latest().sent.at(-1)?.['nonce'], error: elsewhere(at) });
        return asked;
    };

    it('goes where the table is, and says hello there', async () => {
        open();
        const asked = send_on('/n/b/ws');
        await expect(asked).rejects.toMatchObject({ code: 'offline' });
        expect(asked_at).toEqual([undefined, '/n/b/ws']);
        expect(states).not.toContain('lost');
        latest().onopen?.();
        latest().hear(welcome);
        expect(line.state).toBe('open');
    });

    it('comes back by the usual way, soon if nobody was where it was sent', async () => {
        open();
        await expect(send_on('/n/b/ws')).rejects.toMatchObject({ code: 'offline' });
        latest().onclose?.();
        expect([...timers.values()].map(({ ms }) => ms)).toEqual([100]);
        run_timers();
        expect(asked_at.at(-1)).toBeUndefined();
    });

    it('goes to no path but that of a node', async () => {
        open();
        await expect(send_on('//evil.example/ws')).rejects.toMatchObject({ code: 'elsewhere' });
        await expect(send_on()).rejects.toMatchObject({ code: 'elsewhere' });
        expect(sockets).toHaveLength(1);
    });

    it('queues nothing without a line', async () => {
        await expect(line.request({ type: 'stand' })).rejects.toBeInstanceOf(Refusal);
        line.react('wow');
        open();
        expect(latest().sent.map((message) => message['type'])).toEqual(['hello']);
    });

    it('drops what was under way when the line broke, and comes back', async () => {
        open();
        const asked = line.request({ type: 'stand' });
        latest().onclose?.();
        await expect(asked).rejects.toMatchObject({ code: 'offline' });
        expect(line.state).toBe('lost');
        run_timers();
        latest().onopen?.();
        latest().hear(welcome);
        expect(sockets).toHaveLength(2);
        expect(latest().sent.map((message) => message['type'])).toEqual(['hello']);
        expect(states).toEqual(['connecting', 'open', 'lost', 'connecting', 'open']);
    });

    it('fetches an answer that was too large for the line', async () => {
        open();
        const ack = { type: 'ack', nonce: 'later', record: { game: 'spicy' } };
        const asked = answer_of_server(JSON.stringify(ack));
        const answer = line.request({ type: 'record', table: `t_${'a'.repeat(16)}`, game: 1 });
        const path = '/answers/secret';
        const error = { code: 'too-large', key: 'too-large', message: 'It waits.', path };
        latest().hear({ type: 'refused', nonce: latest().sent.at(-1)?.nonce, error });
        expect(await answer).toEqual(ack);
        expect(asked).toEqual([path]);
    });

    it('gives a silent line up', () => {
        open();
        void line.request({ type: 'stand' }).catch(() => undefined);
        run_timers();
        expect(sockets[0]?.closed).toBe(true);
        expect(line.state).toBe('lost');
    });

    it('asks a silent line for life where another server would go on', async () => {
        line.connect();
        latest().onopen?.();
        latest().hear({ ...welcome, beat: 1500 });
        run_timers();
        expect(latest().sent.map(({ type }) => type)).toEqual(['hello', 'beat']);
        latest().hear({ type: 'ack', nonce: latest().sent.at(-1)?.['nonce'] });
        await Promise.resolve();
        expect([...timers.values()].map(({ ms }) => ms)).toEqual([1500]);
        run_timers();
        run_timers();
        expect(sockets[0]?.closed).toBe(true);
        expect(line.state).toBe('lost');
    });

    it('does not come back where it was not let in', () => {
        line.connect();
        latest().onopen?.();
        latest().hear({ type: 'trouble', error: { code: 'bad-version', key: 'bad-version', message: '' } });
        latest().onclose?.();
        run_timers();
        expect(line.state).toBe('refused');
        expect(sockets).toHaveLength(1);
    });

    it('connects at once when asked in the middle of a wait, and only once', () => {
        open();
        latest().onclose?.();
        line.connect();
        line.connect();
        run_timers();
        expect(sockets).toHaveLength(2);
    });
});

it('backs off, more and more, never for long', () => {
    const waits = [0, 1, 2, 5, 50].map((attempt) => backoff(attempt, 1));
    expect(waits).toEqual([500, 1000, 2000, 15_000, 15_000]);
    expect(backoff(0, 0)).toBe(250);
});

it('nonces are fresh and well formed', () => {
    const many = Array.from({ length: 200 }, nonce);
    expect(new Set(many).size).toBe(200);
    for (const one of many) expect(one).toMatch(/^[A-Za-z0-9_-]{16}$/);
});
