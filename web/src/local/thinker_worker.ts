// Thinks for bots whose questions take long, so that the house goes on meanwhile.
import { Module } from '../house/module.js';
import type { FromThinker, ToThinker } from './thinker.ts';

interface Worker {
    onmessage: ((event: { data: ToThinker }) => void) | null;
    postMessage(message: FromThinker): void;
}
const worker = globalThis as unknown as Worker;
let thinking: Promise<Module> | null = null;

async function begin(start: Extract<ToThinker, { kind: 'start' }>): Promise<Module> {
    const chance = (bytes: Uint8Array) => {
        crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>);
    };
    const module = await Module.start(start.module, { chance }, start.build);
    module.weights(start.weights);
    return module;
}

async function hear(message: Exclude<ToThinker, { kind: 'start' }>): Promise<void> {
    const module = await thinking;
    if (message.kind === 'free') module?.free(message.mind);
    else worker.postMessage({ id: message.id, answer: module?.think(message.question) ?? null });
}

worker.onmessage = ({ data }) => {
    if (data.kind === 'start') thinking = begin(data);
    else
        void hear(data).catch(() => {
            if (data.kind === 'think') worker.postMessage({ id: data.id, answer: null });
        });
};
