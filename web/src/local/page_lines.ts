// The page's side of the house on this device: a socket like any other, whose other end is a worker.
import type { Socket } from '../wire/connection.ts';
import type { Files, FromWorker, ToWorker } from './talk.ts';

export interface Line {
    send(text: string): void;
    close(): void;
}

export interface WorkerLike {
    postMessage(message: ToWorker): void;
    terminate(): void;
    onmessage: ((event: { data: FromWorker }) => void) | null;
    onerror: (() => void) | null;
}

export class PageLines {
    readonly #begin: () => WorkerLike;
    readonly #files: Files;
    readonly #name: string;
    readonly #sockets = new Map<number, Socket>();
    #worker: WorkerLike | null = null;
    #next = 1;

    constructor(files: Files, name: string, begin: () => WorkerLike) {
        [this.#files, this.#name, this.#begin] = [files, name, begin];
    }

    connect(socket: Socket): Line {
        const worker = this.#running();
        const line = this.#next++;
        this.#sockets.set(line, socket);
        worker.postMessage({ kind: 'arrive', line });
        // As a socket does: when whoever asked for it has had the time to listen.
        queueMicrotask(() => socket.onopen?.());
        return {
            send: (text) => {
                if (this.#sockets.has(line)) this.#worker?.postMessage({ kind: 'hear', line, text });
            },
            close: () => {
                if (!this.#sockets.delete(line)) return;
                this.#worker?.postMessage({ kind: 'leave', line });
                this.#rest_if_unused();
            },
        };
    }

    #running(): WorkerLike {
        if (this.#worker !== null) return this.#worker;
        const worker = this.#begin();
        this.#worker = worker;
        worker.onmessage = ({ data }) => {
            if (worker === this.#worker) this.#hear(data);
        };
        worker.onerror = () => {
            if (worker === this.#worker) this.#failed();
        };
        worker.postMessage({ kind: 'start', files: this.#files, name: this.#name });
        return worker;
    }

    #hear(message: FromWorker): void {
        if (message.kind === 'send') this.#sockets.get(message.line)?.onmessage?.({ data: message.text });
        else if (message.kind === 'close') {
            const socket = this.#sockets.get(message.line);
            this.#sockets.delete(message.line);
            socket?.onclose?.();
        } else if (message.kind === 'failed') this.#failed();
    }

    // A worker without lines would only keep other tabs from the house.
    #rest_if_unused(): void {
        if (this.#sockets.size > 0) return;
        this.#worker?.postMessage({ kind: 'rest' });
        this.#worker = null;
    }

    // Whoever still wants a table connects again, to a new worker.
    #failed(): void {
        this.#worker?.terminate();
        this.#worker = null;
        const sockets = [...this.#sockets.values()];
        this.#sockets.clear();
        for (const socket of sockets) socket.onclose?.();
    }
}
