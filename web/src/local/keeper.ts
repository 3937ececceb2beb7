// Runs the house in the module: gives it time and storage, and carries out what it wants done. Knows no messages.
import type { Change, Pair, Storage, Written } from './database.ts';

export interface Now {
    readonly steady: number;
    readonly utc: number;
}

export type Item =
    | { kind: 'send'; line: number; text: string }
    | { kind: 'close'; line: number; ending: string; reason: string }
    | { kind: 'write'; number: number; changes: Change[] }
    | { kind: 'read'; number: number; prefix: string }
    | { kind: 'think'; mind: number; question: Uint8Array }
    | { kind: 'free'; mind: number }
    | { kind: 'log'; event: string; about: string; text: string };

// What of the module a house needs (house/module.js).
export interface Engine {
    begin(now: Now, hand_out: boolean): void;
    tick(now: Now): void;
    due(): number;
    next(): Item | null;
    arrive(line: number): void;
    hear(line: number, text: string): void;
    leave(line: number): void;
    stored(number: number, how: Written): void;
    found(number: number, pairs: Pair[]): void;
    not_found(number: number): void;
    thought(mind: number, answer: Uint8Array | null): void;
    forget(table: string): void;
}

export interface Around {
    now(): Now;
    at(steady: number, run: () => void): () => void;
    send(line: number, text: string): void;
    close(line: number): void;
    // None: there is no second worker, and the house thinks itself.
    think: ((mind: number, question: Uint8Array) => Promise<Uint8Array | null>) | null;
    free(mind: number): void;
    log(line: string): void;
    // The house cannot go on. All that was acknowledged is in the storage.
    failed(why: unknown): void;
}

export class Keeper {
    readonly #engine: Engine;
    readonly #storage: Storage;
    readonly #around: Around;
    #call_off: () => void = () => undefined;
    #writing = 0;
    #rested: (() => void) | null = null;
    #over = false;

    constructor(engine: Engine, storage: Storage, around: Around) {
        this.#engine = engine;
        this.#storage = storage;
        this.#around = around;
        this.#guarded(() => {
            engine.begin(around.now(), around.think !== null);
        });
    }

    arrive(line: number): void {
        this.#turn(() => {
            this.#engine.arrive(line);
        });
    }
    hear(line: number, text: string): void {
        this.#turn(() => {
            this.#engine.hear(line, text);
        });
    }
    leave(line: number): void {
        this.#turn(() => {
            this.#engine.leave(line);
        });
    }
    // A table that somebody looks at stays.
    forget(table: string): void {
        this.#turn(() => {
            try {
                this.#engine.forget(table);
            } catch (problem) {
                this.#around.log(String(problem));
            }
        });
    }

    // Resolves when nothing is being written, and nothing happens any more.
    rest(): Promise<void> {
        return new Promise((resolve) => {
            this.#rested = resolve;
            this.#rest_if_done();
        });
    }

    // At once, whatever is under way.
    stop(): void {
        this.#over = true;
        this.#call_off();
    }

    #turn(run: () => void): void {
        this.#guarded(() => {
            this.#engine.tick(this.#around.now());
            run();
        });
    }

    #guarded(run: () => void): void {
        if (this.#over) return;
        try {
            run();
            for (let item = this.#engine.next(); item !== null; item = this.#engine.next()) this.#do(item);
            this.#set_alarm();
        } catch (problem) {
            this.stop();
            this.#around.failed(problem);
        }
        this.#rest_if_done();
    }

    #set_alarm(): void {
        this.#call_off();
        const due = this.#engine.due();
        if (Number.isFinite(due))
            this.#call_off = this.#around.at(due, () => {
                this.#turn(() => undefined);
            });
    }

    #do(item: Item): void {
        if (item.kind === 'send') this.#around.send(item.line, item.text);
        else if (item.kind === 'close') {
            this.#around.close(item.line);
            queueMicrotask(() => {
                this.leave(item.line);
            });
        } else if (item.kind === 'write') void this.#write(item.number, item.changes);
        else if (item.kind === 'read') void this.#read(item.number, item.prefix);
        else if (item.kind === 'think') void this.#think(item.mind, item.question);
        else if (item.kind === 'free') this.#around.free(item.mind);
        else this.#around.log(`${item.event} ${item.about} ${item.text}`);
    }

    async #write(number: number, changes: readonly Change[]): Promise<void> {
        this.#writing += 1;
        const how = await this.#storage.write(changes);
        this.#writing -= 1;
        this.#turn(() => {
            this.#engine.stored(number, how);
        });
    }

    async #read(number: number, prefix: string): Promise<void> {
        const found = await this.#storage.read(prefix).catch(() => null);
        this.#turn(() => {
            if (found === null) this.#engine.not_found(number);
            else this.#engine.found(number, found);
        });
    }

    async #think(mind: number, question: Uint8Array): Promise<void> {
        const answer = (await this.#around.think?.(mind, question).catch(() => null)) ?? null;
        this.#turn(() => {
            this.#engine.thought(mind, answer);
        });
    }

    #rest_if_done(): void {
        if (this.#rested === null || (this.#writing > 0 && !this.#over)) return;
        this.stop();
        this.#rested();
    }
}
