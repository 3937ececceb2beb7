// The second worker, from the house's side: started with the first hard question, asked one question of a mind at a time.
export type ToThinker =
    | {
          readonly kind: 'start';
          readonly module: WebAssembly.Module;
          readonly weights: Uint8Array;
          readonly build: string;
      }
    | { readonly kind: 'think'; readonly id: number; readonly question: Uint8Array }
    | { readonly kind: 'free'; readonly mind: number };
export interface FromThinker {
    readonly id: number;
    readonly answer: Uint8Array | null;
}

export class Thinker {
    readonly #start: ToThinker;
    readonly #asked = new Map<number, (answer: Uint8Array | null) => void>();
    #worker: Worker | null = null;
    #ids = 0;

    constructor(module: WebAssembly.Module, weights: Uint8Array, build: string) {
        this.#start = { kind: 'start', module, weights, build };
    }

    think(_mind: number, question: Uint8Array): Promise<Uint8Array | null> {
        const worker = (this.#worker ??= this.#begin());
        this.#ids += 1;
        const id = this.#ids;
        return new Promise((resolve) => {
            this.#asked.set(id, resolve);
            worker.postMessage({ kind: 'think', id, question } satisfies ToThinker);
        });
    }

    free(mind: number): void {
        this.#worker?.postMessage({ kind: 'free', mind } satisfies ToThinker);
    }

    #begin(): Worker {
        const worker = new Worker(new URL('./thinker_worker.ts', import.meta.url), { type: 'module' });
        worker.onmessage = ({ data: { id, answer } }: MessageEvent<FromThinker>) => {
            this.#asked.get(id)?.(answer);
            this.#asked.delete(id);
        };
        // Then the house thinks itself; the next question finds a new worker.
        worker.onerror = () => {
            this.#worker = null;
            worker.terminate();
            for (const answer of this.#asked.values()) answer(null);
            this.#asked.clear();
        };
        worker.postMessage(this.#start);
        return worker;
    }
}
