export class OtherBuild extends Error {}

// Milliseconds. `steady` never goes back.
export interface Now {
    steady: number;
    utc: number;
}

export type Change = { put: string; value: Uint8Array } | { drop: string };

export type Item =
    | { kind: 'send'; line: number; text: string }
    | { kind: 'close'; line: number; ending: 'policy' | 'trouble'; reason: string }
    | { kind: 'write'; number: number; changes: Change[] }
    | { kind: 'read'; number: number; prefix: string }
    | { kind: 'think'; mind: number; question: Uint8Array }
    | { kind: 'free'; mind: number }
    | { kind: 'log'; event: string; about: string; text: string };

export interface Host {
    chance(bytes: Uint8Array): void;
}

// Every call throws an Error when what it is given cannot be; none of them stops the module.
export class Module {
    static start(module: WebAssembly.Module, host: Host, build?: string): Promise<Module>;
    weights(bytes: Uint8Array): boolean;

    begin(now: Now, hand_out: boolean): void;
    tick(now: Now): void;
    due(): number;
    next(): Item | null;
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

    raw(name: string, bytes: Uint8Array, ...numbers: number[]): number;
}

export function clean(text: string, most: number): string;
