// A finished game being looked back at: the work goes on in a worker, can be stopped and begun anew, and what was found is
// kept for as long as the page lives, so that a result and its replay do the work once.
import type { Place, Plan } from '../house/analyst.js';
import { read_report, type Report } from './report.ts';
import type { AnalystFiles, FromAnalyst, ToAnalyst } from './talk.ts';

export interface WorkerLike {
    postMessage(message: ToAnalyst): void;
    terminate(): void;
    onmessage: ((event: { data: FromAnalyst }) => void) | null;
    onerror: (() => void) | null;
}
type Begin = () => WorkerLike;

const a_worker: Begin = () =>
    new Worker(new URL('./analyst_worker.ts', import.meta.url), { type: 'module' }) as unknown as WorkerLike;

// The same game, seed and numbers give the same report everywhere.
export const usual_plan: Plan = { playOuts: 32, worlds: 128, seat: -1, seed: 1 };

export class Looking {
    report = $state.raw<Report | null>(null);
    // Of all the work, from 0 to 1.
    part = $state(0);
    stage = $state<'busy' | 'stopped' | 'done' | 'failed'>('busy');
    readonly plan: Plan;
    // When the first work has ended, well or not.
    readonly settled: Promise<void>;
    #settle: () => void = () => undefined;
    readonly #ask: ToAnalyst;
    readonly #begin: Begin;
    #worker: WorkerLike | null = null;

    constructor(files: AnalystFiles, record: string, plan = usual_plan, begin = a_worker) {
        this.#ask = { kind: 'look', files, record, plan };
        this.plan = plan;
        this.settled = new Promise((resolve) => (this.#settle = resolve));
        this.#begin = begin;
        this.go_on();
    }

    go_on(): void {
        if (this.#worker !== null || this.stage === 'done') return;
        const worker = this.#begin();
        this.#worker = worker;
        this.stage = 'busy';
        this.part = 0;
        worker.onmessage = ({ data }) => {
            if (worker === this.#worker) this.#hear(data);
        };
        worker.onerror = () => {
            this.#end('failed');
        };
        worker.postMessage(this.#ask);
    }

    // What has been found so far stays.
    stop(): void {
        if (this.#worker !== null) this.#end('stopped');
    }

    #hear(message: FromAnalyst): void {
        if (message.kind === 'progress') this.part = message.done / message.pieces;
        else if (message.kind === 'report') {
            this.report = read_report(message.text);
            if (message.whole) this.#end('done');
        } else if (message.kind === 'failed') this.#end('failed');
    }

    #end(stage: 'stopped' | 'done' | 'failed'): void {
        this.#worker?.terminate();
        this.#worker = null;
        this.stage = stage;
        if (stage === 'done') this.part = 1;
        this.#settle();
    }
}

const most_kept = 4;
// Nobody draws it: it only remembers.
// eslint-disable-next-line svelte/prefer-svelte-reactivity
const kept = new Map<string, Looking>();

// One for each record.
export function look_at(files: AnalystFiles, record: string): Looking {
    const known = kept.get(record);
    if (known !== undefined) {
        if (known.stage === 'failed') known.go_on();
        return known;
    }
    for (const old of [...kept.keys()].slice(0, Math.max(0, kept.size - most_kept + 1))) {
        kept.get(old)?.stop();
        kept.delete(old);
    }
    const looking = new Looking(files, record);
    kept.set(record, looking);
    return looking;
}

// A record that begins as this one did, with other hidden cards (docs/analysis.md).
export async function dealt_anew(
    files: AnalystFiles,
    record: string,
    place: Place,
    begin = a_worker,
): Promise<string> {
    const [anew] = await records_from({ kind: 'again', files, record, place }, begin);
    return anew ?? '';
}

// Records as a server gives them: with their pictures.
export const with_pictures = (files: AnalystFiles, records: readonly string[], begin = a_worker) =>
    records_from({ kind: 'pictures', files, records }, begin);

function records_from(asked: ToAnalyst, begin: Begin): Promise<readonly string[]> {
    const worker = begin();
    return new Promise<readonly string[]>((resolve, reject) => {
        worker.onmessage = ({ data }) => {
            if (data.kind === 'records') resolve(data.texts);
            else if (data.kind === 'failed') reject(new Error(data.why));
        };
        worker.onerror = () => {
            reject(new Error('the worker has ended'));
        };
        worker.postMessage(asked);
    }).finally(() => {
        worker.terminate();
    });
}
