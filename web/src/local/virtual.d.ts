// Made by vite/module.ts.
declare module 'virtual:module' {
    // Files of talk.ts; none in a client that was built without them.
    const files: { wasm: string; weights: string; build: string } | null;
    export default files;
}

// Whether the client was built with its module; set in vite.config.ts.
interface ImportMetaEnv {
    readonly SCOVILLE_MODULE: boolean;
}

// The glue of the module: house/module.js where that is there, else one that cannot start (vite/module.ts).
declare module 'virtual:engine' {
    interface Told {
        readonly outcome: 0 | 1 | 2;
        readonly text: string;
    }
    interface Time {
        readonly steady: number;
        readonly utc: number;
    }
    type Wish =
        | { kind: 'send'; line: number; text: string }
        | { kind: 'close'; line: number; ending: string; reason: string }
        | {
              kind: 'write';
              number: number;
              changes: ({ put: string; value: Uint8Array } | { drop: string })[];
          }
        | { kind: 'read'; number: number; prefix: string }
        | { kind: 'think'; mind: number; question: Uint8Array }
        | { kind: 'free'; mind: number }
        | { kind: 'log'; event: string; about: string; text: string };
    export class Module {
        static start(
            module: WebAssembly.Module,
            host: { chance(bytes: Uint8Array): void },
            build?: string,
        ): Promise<Module>;
        weights(bytes: Uint8Array): boolean;
        begin(now: Time, hand_out: boolean): void;
        tick(now: Time): void;
        due(): number;
        next(): Wish | null;
        arrive(line: number): void;
        hear(line: number, text: string): void;
        leave(line: number): void;
        stored(number: number, how: 'ok' | 'full' | 'failed'): void;
        found(number: number, pairs: [key: string, value: Uint8Array][]): void;
        not_found(number: number): void;
        thought(mind: number, answer: Uint8Array | null): void;
        forget(table: string): void;
        think(question: Uint8Array): Uint8Array | null;
        free(mind: number): void;
        look(record: string): Told;
    }
}
