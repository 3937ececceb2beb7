// The house on this device behind the same socket as a server: the connection does not know the difference.
import { describe, expect, it } from 'vitest';
import { closed_among, lines_of } from '../../src/local/tables.ts';
import { PageLines, type WorkerLike } from '../../src/local/page_lines.ts';
import type { FromWorker, ToWorker } from '../../src/local/talk.ts';
import { Connection, type LinkState, type Socket } from '../../src/wire/connection.ts';
import type { ToClient } from '../../src/wire/types.gen.ts';

const files = { analyst: 'analyst.wasm', wasm: 'm.wasm', weights: 'w', build: 'b1' };

class FakeWorker implements WorkerLike {
    readonly heard: ToWorker[] = [];
    ended = false;
    onmessage: WorkerLike['onmessage'] = null;
    onerror: WorkerLike['onerror'] = null;
    postMessage(message: ToWorker): void {
        this.heard.push(message);
    }
    terminate(): void {
        this.ended = true;
    }
    tell(message: FromWorker): void {
        this.onmessage?.({ data: message });
    }
    texts(): unknown[] {
        return this.heard.flatMap((one) => (one.kind === 'hear' ? [JSON.parse(one.text) as unknown] : []));
    }
}

function setting() {
    const workers: FakeWorker[] = [];
    const lines = new PageLines(files, 'house', () => {
        const worker = new FakeWorker();
        workers.push(worker);
        return worker;
    });
    const states: LinkState[] = [];
    const messages: ToClient[] = [];
    const later: (() => void)[] = [];
    const connection = new Connection({
        socket: () => {
            const socket: Socket = {
                send: (text) => {
                    line.send(text);
                },
                close: () => {
                    line.close();
                },
                onopen: null,
                onmessage: null,
                onclose: null,
            };
            const line = lines.connect(socket);
            return socket;
        },
        hello: () => ({ entropy: true }),
        message: (message) => void messages.push(message),
        state: (state) => void states.push(state),
        watched: () => true,
        timers: { after: (_ms, run) => later.push(run), cancel: () => undefined },
    });
    return { lines, workers, states, messages, connection, later };
}
const welcome = JSON.stringify({ type: 'welcome', protocol: 1, person: 'p', name: 'Anna', program: 's' });
const settled = () => new Promise((done) => setTimeout(done, 0));

describe('the socket of this device', () => {
    it('starts the worker, says hello, and is open with the welcome', async () => {
        const { workers, connection, states, messages } = setting();
        connection.connect();
        await settled();
        const [worker] = workers;
        expect(worker?.heard.map(({ kind }) => kind)).toEqual(['start', 'arrive', 'hear']);
        expect(worker?.texts()).toMatchObject([{ type: 'hello', protocol: 1 }]);
        worker?.tell({ kind: 'send', line: 1, text: welcome });
        expect(states.at(-1)).toBe('open');
        expect(messages).toHaveLength(1);
    });

    it('a worker that fails is a lost line, and the next try has a new worker', async () => {
        const { workers, connection, states, later } = setting();
        connection.connect();
        await settled();
        workers[0]?.tell({ kind: 'send', line: 1, text: welcome });
        const asked = connection.request({ type: 'ready', ready: true });
        workers[0]?.tell({ kind: 'failed', why: 'unreachable' });
        await expect(asked).rejects.toMatchObject({ code: 'offline' });
        expect(workers[0]?.ended).toBe(true);
        expect(states.at(-1)).toBe('lost');
        later.at(-1)?.();
        await settled();
        expect(workers).toHaveLength(2);
        expect(workers[1]?.texts()).toMatchObject([{ type: 'hello' }]);
    });

    it('a crash of the worker’s script is the same', async () => {
        const { workers, connection, states } = setting();
        connection.connect();
        await settled();
        workers[0]?.onerror?.();
        expect(states.at(-1)).toBe('lost');
    });

    it('the last line to go lets the worker finish what it writes, and rest', async () => {
        const { workers, connection } = setting();
        connection.connect();
        await settled();
        connection.end();
        expect(workers[0]?.heard.slice(-2).map(({ kind }) => kind)).toEqual(['leave', 'rest']);
        expect(workers[0]?.ended).toBe(false);
        // What it still says is for nobody.
        workers[0]?.tell({ kind: 'failed', why: 'late' });
        expect(workers[0]?.ended).toBe(false);
    });

    it('an ended connection is silent and never comes back', async () => {
        const { connection, states, workers } = setting();
        connection.connect();
        await settled();
        const before = states.length;
        connection.end();
        connection.connect();
        await settled();
        expect(states).toHaveLength(before);
        expect(workers).toHaveLength(1);
        await expect(connection.request({ type: 'ready', ready: true })).rejects.toMatchObject({
            code: 'offline',
        });
    });
});

describe('the list of this device', () => {
    const row = (phase: string) =>
        new TextEncoder().encode(
            JSON.stringify({
                id: 't_x',
                touched: 1234,
                summary: JSON.stringify({ table: 't_x', phase, names: ['Zoë'] }),
            }),
        );

    it('reads rows as the house wrote them', () => {
        expect(lines_of([['table/t_x', row('playing')]])).toEqual([
            { table: 't_x', phase: 'playing', names: ['Zoë'], touched: 1234 },
        ]);
    });

    it('knows which nobody will open again', () => {
        const rows: [string, Uint8Array][] = [
            ['a', row('closed')],
            ['b', row('over')],
            ['c', new Uint8Array()],
        ];
        expect(closed_among(rows)).toEqual(['t_x']);
    });

    it('leaves out closed tables and what it cannot read', () => {
        const damaged = row('playing').subarray(0, -3);
        expect(
            lines_of([
                ['a', row('closed')],
                ['b', damaged],
                ['c', new Uint8Array()],
            ]),
        ).toEqual([]);
    });
});
