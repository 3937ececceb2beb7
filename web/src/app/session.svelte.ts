// This visitor at a house, be it the server's or the one on this device: the line, the model it feeds, and what one can ask
// for. Nothing here knows which it is but which key the visitor is known by there.
import { games } from '../games/index.ts';
import { fold } from '../model/fold.ts';
import { nothing, type Model, type TableView } from '../model/model.ts';
import { Connection, type LinkState, type Request, type Socket } from '../wire/connection.ts';
import { forget, keep, kept } from '../wire/keep.ts';
import { Refusal } from '../wire/refusal.ts';
import type { Ack, Action, Event, Open, Reaction, SettingsWish, ToClient } from '../wire/types.gen.ts';
import { words } from '../words/words.svelte.ts';
import { early } from './early.ts';
import { FairPlay } from './fair_play.ts';
import { notes } from './notes.svelte.ts';
import { sockets, type Place } from './places.ts';
import type { ResumeSecret } from './route.ts';
import { settings } from './settings.svelte.ts';

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
    // Whose tables these are.
    place = $state<Place>('server');

    #listeners: readonly Listener[] = [];
    readonly #sockets: Readonly<Record<Place, (at?: string) => Socket>>;
    #connection: Connection;
    #started = false;
    // Told once, when there is a line or there will be none.
    #expecting: ((here: boolean) => void)[] = [];
    readonly #fair_play = new FairPlay((request) => this.#connection.request(request));
    #resume: ResumeSecret | null = null;
    // Of the invitation one came by: needed again after every reconnect, until one sits.
    #key: string | null = null;
    // Where one wants to be called was looked after in this visit.
    #in_step = false;

    constructor(to: Readonly<Record<Place, (at?: string) => Socket>>) {
        this.#sockets = to;
        this.#connection = this.#new_connection();
    }

    get #token_key(): string {
        return this.place === 'server' ? 'token' : `token.${this.place}`;
    }

    #new_connection(): Connection {
        return new Connection({
            socket: this.#sockets[this.place],
            hello: () => {
                const [token, name] = [kept(this.#token_key), kept('name') ?? this.#nameless()];
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
                if (state !== 'connecting') this.#tell_expecting(state === 'open');
            },
            watched: () =>
                this.place === 'server' && this.wanted !== null && document.visibilityState === 'visible',
            timers: {
                after: (ms, run) => Number(setTimeout(run, ms)),
                cancel: (timer) => {
                    clearTimeout(timer);
                },
            },
        });
    }

    // Alone with the cats one needs no name.
    #nameless(): string | null {
        return this.place === 'server' ? null : words.get('common').you;
    }

    // To the tables of the server, or to those of this device. Where one was, one is gone.
    move(place: Place): void {
        if (place === this.place && this.#started) return;
        if (place !== this.place) {
            this.#connection.end();
            this.#tell_expecting(false);
            this.place = place;
            this.model = nothing;
            this.link = 'connecting';
            this.retry_at = this.sending = this.wanted = this.blocked = this.resume_secret = null;
            this.#connection = this.#new_connection();
        }
        this.start();
    }

    // True when there is a line to there.
    at(place: Place): Promise<boolean> {
        this.move(place);
        if (this.link === 'open') return Promise.resolve(true);
        this.try_now();
        return new Promise((resolve) => this.#expecting.push(resolve));
    }

    #tell_expecting(here: boolean): void {
        const expecting = this.#expecting;
        this.#expecting = [];
        for (const resolve of expecting) resolve(here);
    }

    start(): void {
        if (!this.#started) this.#listen_to_browser();
        this.#started = true;
        this.#connection.connect();
    }

    #listen_to_browser(): void {
        addEventListener('online', () => {
            this.#connection.connect();
        });
        addEventListener('offline', () => {
            // This device needs no network for itself.
            if (this.place === 'server') this.#connection.drop();
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
        if (message.type === 'welcome') this.#welcomed(message.token, message.push);
        if (message.type === 'trouble' && message.error.code === 'expired') forget(this.#token_key);
        if (message.type === 'update' || message.type === 'table') {
            const events =
                message.type === 'table' && before?.room.table !== message.room.table ? [] : message.events;
            for (const listener of this.#listeners) listener(events, before, this.model.table);
            if (this.model.table) this.#fair_play.heard(this.model.table, message.head);
        }
    }

    #welcomed(token: string | undefined, push: string | undefined): void {
        if (token !== undefined) keep(this.#token_key, token);
        if (this.wanted !== null) void this.#open();
        if (push === undefined || !settings.all.push || this.#in_step) return;
        this.#in_step = true;
        early(() => import('./push.ts').then(({ keep_in_step }) => keep_in_step(this, push)));
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

export const session = new Session(sockets);
