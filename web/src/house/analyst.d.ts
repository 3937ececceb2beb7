// What is looked at: play-outs a point, worlds a seat, whose known curve and decisions (below 0: everyone's).
export interface Plan {
    readonly playOuts: number;
    readonly worlds: number;
    readonly seat: number;
    readonly seed: number;
}

// Where a game is played again from: before this move, as this seat may have thought the hidden cards.
export interface Place {
    readonly move: number;
    readonly seat: number;
    readonly worlds: number;
    readonly seed: number;
}

// outcome: as the program ends, 0 is well.
export interface Told {
    outcome: 0 | 1 | 2;
    text: string;
}

// Looking back throws an Error with what is wrong, in the module's words.
export class Analyst {
    static start(module: WebAssembly.Module, weights: Uint8Array, build?: string): Promise<Analyst>;
    // How many pieces there are.
    begin(record: string, plan: Plan): number;
    // One of them; false: that was the last.
    advance(): boolean;
    // JSON: docs/analysis.md. Of what has been done so far.
    report(): string;
    // A record that begins with the game's first moves, and other hidden cards.
    again(record: string, place: Place): string;

    replay(record: string, view?: string, until?: number): Told;
    verify(record: string, heads?: string[]): Told;
    // The record with its pictures.
    look(record: string): Told;

    raw(name: string, bytes: Uint8Array, ...numbers: number[]): number;
}
