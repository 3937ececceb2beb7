// The worker with the house in it. Everything a local table needs happens here or further away, so no tap ever waits.
import { Module } from '../house/module.js';
import { Database } from './database.ts';
import { Keeper } from './keeper.ts';
import { Lines } from './lines.ts';
import { closed_among } from './tables.ts';
import { Tabs, type Channel, type Locks } from './tabs.ts';
import type { Files, FromWorker, ToWorker } from './talk.ts';
import { Thinker } from './thinker.ts';

interface Worker {
    onmessage: ((event: { data: ToWorker }) => void) | null;
    postMessage(message: FromWorker): void;
    close(): void;
}
const worker = globalThis as unknown as Worker;
const tell = (message: FromWorker) => {
    worker.postMessage(message);
};
const chance = (bytes: Uint8Array) => {
    crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>);
};

class LocalHouse {
    readonly #files: Files;
    readonly #name: string;
    readonly #tabs: Tabs;
    readonly #lines: Lines;
    readonly #module: Promise<WebAssembly.Module>;
    #keeper: Keeper | null = null;
    #database: Database | null = null;

    constructor(files: Files, name: string) {
        [this.#files, this.#name] = [files, name];
        this.#module = compile(files.wasm);
        this.#lines = new Lines((tab, told) => {
            this.#tabs.tell(tab, told);
        });
        const me = String(crypto.getRandomValues(new Uint32Array(2)).join('-'));
        const locks = (navigator.locks as Locks | undefined) ?? null;
        this.#tabs = new Tabs(
            name,
            files.build,
            me,
            locks,
            new BroadcastChannel(name) as unknown as Channel,
            {
                hold: () => {
                    this.#open().catch(fail);
                    return this.#lines;
                },
                tell,
                displaced: () => {
                    this.#keeper?.stop();
                    fail('another tab has taken over');
                },
            },
        );
    }

    hear(message: ToWorker): void {
        if (message.kind === 'arrive' || message.kind === 'leave' || message.kind === 'hear')
            this.#tabs.said(message);
        else if (message.kind === 'rest') void this.#rest();
    }

    async #open(): Promise<void> {
        const [module, weights, database] = await Promise.all([
            this.#module,
            bytes_at(this.#files.weights),
            Database.open(this.#name),
        ]);
        await database.own(this.#tabs.me);
        database.lost = () => {
            this.#keeper?.stop();
            fail('another tab has taken over');
        };
        const engine = await Module.start(module, { chance }, this.#files.build);
        engine.weights(weights);
        const thinker = new Thinker(module, weights, this.#files.build);
        const keeper = new Keeper(engine, database, {
            now: () => ({ steady: Math.floor(performance.now()), utc: Date.now() }),
            at: (steady, run) => {
                const timer = setTimeout(run, Math.max(0, Math.ceil(steady - performance.now())));
                return () => {
                    clearTimeout(timer);
                };
            },
            send: (line, text) => {
                this.#lines.send(line, text);
            },
            close: (line) => {
                this.#lines.close(line);
            },
            think: (mind, question) => thinker.think(mind, question),
            free: (mind) => {
                thinker.free(mind);
            },
            log: (line) => {
                console.info(line);
            },
            failed: (why) => {
                this.#lines.close_all();
                fail(why);
            },
        });
        this.#keeper = keeper;
        this.#database = database;
        this.#lines.open(keeper);
    }

    async #tidy(): Promise<void> {
        const rows = (await this.#database?.read('table/').catch(() => [])) ?? [];
        for (const table of closed_among(rows)) this.#keeper?.forget(table);
    }

    async #rest(): Promise<void> {
        this.#tabs.rest();
        await this.#tidy();
        await this.#keeper?.rest();
        this.#lines.close_all();
        this.#tabs.let_go();
        worker.close();
    }
}

async function compile(url: string): Promise<WebAssembly.Module> {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`no module: ${String(answer.status)}`);
    // A static host may not know the type.
    return answer.headers.get('Content-Type')?.startsWith('application/wasm')
        ? WebAssembly.compileStreaming(answer)
        : WebAssembly.compile(await answer.arrayBuffer());
}

async function bytes_at(url: string): Promise<Uint8Array> {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`no weights: ${String(answer.status)}`);
    return new Uint8Array(await answer.arrayBuffer());
}

// The page lets go of this worker and, if somebody waits for a table, starts another.
function fail(why: unknown): void {
    tell({ kind: 'failed', why: String(why) });
}

let house: LocalHouse | null = null;
worker.onmessage = ({ data }) => {
    if (data.kind === 'start') house = new LocalHouse(data.files, data.name);
    else house?.hear(data);
};
