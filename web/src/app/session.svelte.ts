// This visitor at the server: the line, the model it feeds, and what one can ask for.
import { games } from '../games/index.ts';
import { fold } from '../model/fold.ts';
import { nothing, type Model, type TableView } from '../model/model.ts';
import { Connection, type LinkState, type Request, type Socket } from '../wire/connection.ts';
import { forget, keep, kept } from '../wire/keep.ts';
import { Refusal } from '../wire/refusal.ts';
import type { Ack, Action, Event, Open, Reaction, SettingsWish, ToClient } from '../wire/types.gen.ts';
import { href_of } from './base.ts';
import { FairPlay } from './fair_play.ts';
import { notes } from './notes.svelte.ts';
import type { ResumeSecret } from './route.ts';

export interface Sending {
    readonly action: Action;
    readonly waits: 'server' | 'window' | 'slaps';
}

export type Listener = (events: readonly Event[], before: TableView | null, after: TableView | null) => void;

const silent: readonly string[] = ['replaced', 'unqueued'];

export class Session {
    model = $state.raw<Model>(nothing);
    link = $state<LinkState>('connecting');
    retry_at = $state<number | null>(null);
    // The table one wants to look at, and why that did not work.
    wanted = $state.raw<string | null>(null);
    blocked = $state.raw<Refusal | null>(null);
    sending = $state.raw<Sending | null>(null);
    resume_secret = $state.raw<ResumeSecret | null>(null);
    // The table that this visitor closed: the news of it may come before the answer.
    closed = $state.raw<string | null>(null);

    #listeners: readonly Listener[] = [];
    readonly #connection: Connection;
    readonly #fair_play = new FairPlay((request) => this.#connection.request(request));
    #resume: ResumeSecret | null = null;
    // Of the invitation one came by: needed again after every reconnect, until one sits.
    #key: string | null = null;

    constructor(socket: (at?: string) => Socket) {
        this.#connection = new Connection({
            socket,
            hello: () => {
                const [token, name] = [kept('token'), kept('name')];
                return {
                    entropy: true,
                    follows: true,
                    ...(token === null ? {} : { token }),
                    ...(name === null ? {} : { name }),
                };
            },
            message: (message) => {
                this.receive(message);
            },
            state: (state, wait) => {
                this.link = state;
                this.retry_at = wait === undefined ? null : performance.now() + wait;
                if (state === 'lost') this.sending = null;
            },
            timers: {
                after: (ms, run) => Number(setTimeout(run, ms)),
                cancel: (timer) => {
                    clearTimeout(timer);
                },
            },
        });
    }

    start(): void {
        addEventListener('online', () => {
            this.#connection.connect();
        });
        addEventListener('offline', () => {
            this.#connection.drop();
        });
        // A page that is left without a line can be kept by the browser, and is there at once when one comes back.
        addEventListener('pagehide', () => {
            this.#connection.drop();
        });
        addEventListener('pageshow', ({ persisted }) => {
            if (persisted) this.#connection.connect();
        });
        document.addEventListener('visibilitychange', () => {
            if (document.visibilityState === 'visible') this.#connection.connect();
        });
        this.#fair_play.start();
        this.#connection.connect();
    }

    try_now(): void {
        this.#connection.connect();
    }

    listen(listener: Listener): () => void {
        this.#listeners = [...this.#listeners, listener];
        return () => {
            this.#listeners = this.#listeners.filter((one) => one !== listener);
        };
    }

    receive(message: ToClient): void {
        const before = this.model.table;
        this.model = fold(this.model, message, performance.now());
        if (message.type === 'welcome') this.#welcomed(message.token);
        if (message.type === 'trouble' && message.error.code === 'expired') forget('token');
        if (message.type === 'update' || message.type === 'table') {
            const events =
                message.type === 'table' && before?.room.table !== message.room.table ? [] : message.events;
            for (const listener of this.#listeners) listener(events, before, this.model.table);
            if (this.model.table) this.#fair_play.heard(this.model.table, message.head);
        }
    }

    #welcomed(token: string | undefined): void {
        if (token !== undefined) keep('token', token);
        if (this.wanted !== null) void this.#open();
    }

    // Look at a table; also after every reconnect, from the exact event.
    look_at(code: string, resume: ResumeSecret | null = null, key: string | null = null): void {
        if (this.wanted === code && resume === null && this.blocked === null) return;
        if (this.wanted !== code || key !== null) this.#key = key;
        this.wanted = code;
        this.blocked = null;
        this.#resume = resume;
        if (this.model.table?.room.code !== code) this.model = { ...this.model, table: null, gone: null };
        if (this.link === 'open') void this.#open();
    }

    // After one was removed: perhaps one may watch.
    look_again(code: string): void {
        this.wanted = null;
        this.look_at(code);
    }

    look_away(): void {
        this.wanted = null;
        this.blocked = null;
        this.resume_secret = null;
        this.model = { ...this.model, table: null, gone: null };
    }

    async #open(): Promise<void> {
        const code = this.wanted;
        if (code === null) return;
        try {
            if (this.#resume !== null) {
                const { table, secret } = this.#resume;
                await this.#connection.request({ type: 'resume', table, secret });
                this.#resume = null;
            }
            const known = this.model.table?.room.code === code ? this.model.table : null;
            const open: Omit<Open, 'nonce'> = {
                type: 'open',
                code,
                ...(known ? { since: known.event } : {}),
                ...(this.#key === null ? {} : { key: this.#key }),
            };
            await this.#connection.request(open);
        } catch (problem) {
            if (problem instanceof Refusal && problem.code !== 'offline') {
                this.#resume = null;
                this.blocked = problem;
            }
        }
    }

    // Resolves to null if it was refused; the visitor has been told.
    async ask(request: Request): Promise<Ack | null> {
        if (request.type === 'close') this.closed = this.wanted;
        try {
            return await this.#connection.request(request);
        } catch (problem) {
            if (request.type === 'close') this.closed = null;
            if (problem instanceof Refusal && !silent.includes(problem.code)) notes.refusal(problem);
            return null;
        }
    }

    // As ask, but the caller tells.
    request(request: Request): Promise<Ack> {
        return this.#connection.request(request);
    }

    async create(settings: SettingsWish): Promise<string | null> {
        const ack = await this.ask({ type: 'create', settings });
        if (ack?.code === undefined) return null;
        this.wanted = ack.code;
        this.blocked = null;
        return ack.code;
    }

    async sit(seat?: number): Promise<boolean> {
        const ack = await this.ask({ type: 'sit', ...(seat === undefined ? {} : { seat }) });
        this.#keep_seat_secret(ack);
        return ack !== null;
    }

    async new_link(): Promise<void> {
        this.#keep_seat_secret(await this.ask({ type: 'link' }));
    }

    #keep_seat_secret(ack: Ack | null): void {
        const table = this.model.table?.room.table ?? ack?.table;
        if (ack?.secret !== undefined && table !== undefined)
            this.resume_secret = { table, secret: ack.secret };
    }

    async act(action: Action): Promise<void> {
        const table = this.model.table;
        if (!table?.game) return;
        const card = games[table.game.kind].names_card.includes(action.do) ? { card: table.game.card } : {};
        const mine: Sending = { action, waits: 'server' };
        this.sending = mine;
        let now = mine;
        try {
            await this.#connection.request({ type: 'act', seen: table.event, action, ...card }, (waits) => {
                if (this.sending === now) this.sending = now = { action, waits };
            });
        } catch (problem) {
            if (problem instanceof Refusal && !silent.includes(problem.code)) notes.refusal(problem);
        } finally {
            if (this.sending === now) this.sending = null;
        }
    }

    react(reaction: Reaction): void {
        this.#connection.react(reaction);
    }

    async rename(name: string): Promise<boolean> {
        const ack = await this.ask({ type: 'rename', name });
        if (ack !== null) keep('name', ack.name ?? name);
        return ack !== null;
    }
}

function browser_socket(at = '/ws'): Socket {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(`${scheme}//${location.host}${href_of(at)}`) as unknown as Socket;
}

export const session = new Session(browser_socket);
