// Looks back at one finished game, away from the page: tells how far it is, and what it has found so far. The page ends it.
import { Analyst, type Plan } from '../house/analyst.js';
import type { FromAnalyst, ToAnalyst } from './talk.ts';

interface Worker {
    onmessage: ((event: { data: ToAnalyst }) => void) | null;
    postMessage(message: FromAnalyst): void;
}
const worker = globalThis as unknown as Worker;
// Milliseconds; a report of a long game takes some to write and to draw.
const tell_every = 200;
const report_every = 1500;

async function bytes_at(url: string): Promise<Uint8Array<ArrayBuffer>> {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`nothing at ${url}`);
    return new Uint8Array(await answer.arrayBuffer());
}

// With its pictures.
function seen(analyst: Analyst, record: string): string {
    const { outcome, text } = analyst.look(record);
    if (outcome !== 0) throw new Error(text);
    return text;
}

async function begin({ files, ...asked }: ToAnalyst): Promise<void> {
    const [wasm, weights] = await Promise.all([bytes_at(files.analyst), bytes_at(files.weights)]);
    const analyst = await Analyst.start(await WebAssembly.compile(wasm), weights, files.build);
    if (asked.kind === 'look') look_back(analyst, asked.record, asked.plan);
    else if (asked.kind === 'again')
        worker.postMessage({ kind: 'records', texts: [analyst.again(asked.record, asked.place)] });
    else worker.postMessage({ kind: 'records', texts: asked.records.map((one) => seen(analyst, one)) });
}

function look_back(analyst: Analyst, record: string, plan: Plan): void {
    const pieces = analyst.begin(record, plan);
    // What the masters expect without playing anything out.
    worker.postMessage({ kind: 'report', text: analyst.report(), whole: false });
    let [told, reported, done] = [performance.now(), performance.now(), 0];
    for (let more = true; more;) {
        more = analyst.advance();
        done += 1;
        const now = performance.now();
        if (now - told > tell_every) {
            worker.postMessage({ kind: 'progress', done, pieces });
            told = now;
        }
        if (more && now - reported > report_every) {
            worker.postMessage({ kind: 'report', text: analyst.report(), whole: false });
            reported = performance.now();
        }
    }
    worker.postMessage({ kind: 'report', text: analyst.report(), whole: true });
}

worker.onmessage = ({ data }) => {
    begin(data).catch((problem: unknown) => {
        worker.postMessage({ kind: 'failed', why: String(problem) });
    });
};
