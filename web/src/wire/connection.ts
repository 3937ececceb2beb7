// The one line to the server: says hello, pairs requests with their answers by nonce, comes back after a loss.
// It queues nothing. What is asked without a line is refused at once, what was under way when it broke too:
// the next table message tells what became of it.
import { backoff } from './backoff.ts';
import { nonce } from './nonce.ts';
import { offline, Refusal } from './refusal.ts';
import { Silence, type Timers } from './silence.ts';
import type * as Wire from './types.gen.ts';

export type LinkState = 'connecting' | 'open' | 'lost' | 'refused';

type WithNonce = Extract<Wire.ToServer, { nonce: string }>;
type Without<T> = T extends { nonce: string } ? Omit<T, 'nonce'> : never;
export type Request = Without<WithNonce>;

export interface Socket {
    send(text: string): void;
    close(): void;
    onopen: (() => void) | null;
    onmessage: ((event: { data: unknown }) => void) | null;
    onclose: (() => void) | null;
}

export interface Hooks {
    // At a path of this host; none: the usual one.
    socket(at?: string): Socket;
    hello(): Omit<Wire.Hello, 'type' | 'protocol'>;
    message(message: Wire.ToClient): void;
    state(state: LinkState, retry_in?: number): void;
    // Somebody looks at what comes over it.
    watched(): boolean;
    timers: Timers;
}

interface Pending {
    resolve(ack: Wire.Ack): void;
    reject(refusal: Refusal): void;
    sent(waits: Wire.Sent['waits']): void;
}

const misled_wait = 100;
const path_of_node = /^\/n\/[a-z0-9-]{1,32}\/ws$/;

function is_elsewhere(error: Wire.Error): error is Wire.Error & { at: string } {
    return error.code === 'elsewhere' && error.at !== undefined && path_of_node.test(error.at);
}

// An answer that was too large for the line waits under its path.
async function fetched(error: Wire.Error, waiting: Pending): Promise<void> {
    try {
        const got = await fetch(error.path ?? '');
        if (!got.ok) throw new Error(got.statusText);
        waiting.resolve((await got.json()) as Wire.Ack);
    } catch {
        waiting.reject(new Refusal(error));
    }
}

export class Connection {
    #hooks: Hooks;
    readonly #pending = new Map<string, Pending>();
    #socket: Socket | null = null;
    #state: LinkState = 'connecting';
    #attempt = 0;
    #retry: number | null = null;
    readonly #silence: Silence;
    // Where the table is that was asked for last: another node of the same house.
    #at: string | undefined;

    constructor(hooks: Hooks) {
        this.#hooks = hooks;
        this.#silence = new Silence({
            timers: hooks.timers,
            now: () => performance.now(),
            wanted: () => this.#state === 'open' && (this.#pending.size > 0 || this.#hooks.watched()),
            ask: () => {
                this.request({ type: 'beat' }).catch(() => undefined);
            },
            give_up: () => {
                this.drop();
            },
        });
    }

    get state(): LinkState {
        return this.#state;
    }

    // Connects now, also in the middle of a wait for the next attempt.
    connect(): void {
        if (this.#socket !== null || this.#state === 'refused') return;
        this.#cancel_retry();
        this.#become('connecting');
        const socket = this.#hooks.socket(this.#at);
        this.#socket = socket;
        this.#silence.connecting();
        socket.onopen = () => {
            const hello: Wire.Hello = { type: 'hello', protocol: 1, ...this.#hooks.hello() };
            socket.send(JSON.stringify(hello));
            this.#silence.said_hello(this.#at !== undefined);
        };
        socket.onmessage = (event) => {
            if (socket === this.#socket) this.#receive(event.data);
        };
        socket.onclose = () => {
            if (socket === this.#socket) this.#lost();
        };
    }

    // The line is known to be dead (the browser went offline, nothing was answered): do not wait for its timeout.
    drop(): void {
        const socket = this.#socket;
        if (socket === null) return;
        socket.onclose = null;
        socket.onmessage = null;
        socket.close();
        this.#lost();
    }

    // For good: nothing is said or heard any more.
    end(): void {
        this.#cancel_retry();
        this.#state = 'refused';
        this.#hooks = { ...this.#hooks, state: () => undefined, message: () => undefined };
        this.drop();
    }

    request(body: Request, on_sent: Pending['sent'] = () => undefined): Promise<Wire.Ack> {
        const socket = this.#socket;
        if (this.#state !== 'open' || socket === null) return Promise.reject(offline());
        const name = nonce();
        return new Promise((resolve, reject) => {
            this.#pending.set(name, { resolve, reject, sent: on_sent });
            socket.send(JSON.stringify({ ...body, nonce: name }));
            this.#silence.asked();
        });
    }

    react(reaction: Wire.Reaction): void {
        const message: Wire.React = { type: 'react', reaction };
        if (this.#state === 'open') this.#socket?.send(JSON.stringify(message));
    }

    #receive(data: unknown): void {
        this.#silence.heard();
        const message = JSON.parse(String(data)) as Wire.ToClient;
        if (message.type === 'welcome') {
            this.#attempt = 0;
            this.#silence.welcomed(message.beat);
            this.#become('open');
        } else if (message.type === 'trouble' && this.#state !== 'open') {
            // Without a welcome there is nothing to come back to: an old client, a ban.
            this.#become('refused');
        }
        this.#settle(message);
        this.#hooks.message(message);
    }

    #settle(message: Wire.ToClient): void {
        if (message.type === 'sent') {
            this.#pending.get(message.nonce)?.sent(message.waits);
        } else if (message.type === 'ack' || message.type === 'refused') {
            const waiting = this.#pending.get(message.nonce);
            this.#pending.delete(message.nonce);
            if (message.type === 'ack') waiting?.resolve(message);
            else if (message.error.path !== undefined && waiting) void fetched(message.error, waiting);
            else if (is_elsewhere(message.error)) this.#follow(message.error.at, waiting);
            else waiting?.reject(new Refusal(message.error));
        }
    }

    // The same visitor at the node that has the table; whoever wants the table opens it again after the welcome.
    #follow(at: string, waiting: Pending | undefined): void {
        waiting?.reject(offline());
        const socket = this.#socket;
        if (socket === null) return;
        socket.onclose = null;
        socket.onmessage = null;
        socket.close();
        this.#forget_line();
        this.#at = at;
        this.connect();
    }

    #forget_line(): void {
        this.#socket = null;
        this.#silence.stop();
        const dropped = [...this.#pending.values()];
        this.#pending.clear();
        for (const waiting of dropped) waiting.reject(offline());
    }

    #lost(): void {
        this.#forget_line();
        if (this.#state === 'refused') return;
        // A node that was named and is not there has just gone: the usual way tells soon who has the table now.
        const misled = this.#at !== undefined && this.#state !== 'open';
        this.#at = undefined;
        const wait = misled ? misled_wait : backoff(this.#attempt);
        if (!misled) this.#attempt += 1;
        this.#become('lost', wait);
        this.#retry = this.#hooks.timers.after(wait, () => {
            this.#retry = null;
            this.connect();
        });
    }

    #become(state: LinkState, retry_in?: number): void {
        this.#state = state;
        this.#hooks.state(state, retry_in);
    }

    #cancel_retry(): void {
        if (this.#retry !== null) this.#hooks.timers.cancel(this.#retry);
        this.#retry = null;
    }
}
