// What the master would have believed of a card that was challenged, behind each seat but its owner's: comes with the
// record of a finished game, where the server thought it over.
export interface Doubt {
    readonly move: number; // which laid it
    readonly seat: number;
    readonly declared: string;
    readonly called: { readonly move: number; readonly seat: number; readonly right: boolean } | null;
    readonly thoughts: readonly {
        readonly seat: number;
        readonly number: number;
        readonly spice: number;
        readonly would: Readonly<Record<string, number>>;
    }[];
}

export function doubts_of(record: object): readonly Doubt[] {
    return (record as { doubts?: readonly Doubt[] }).doubts ?? [];
}

// How likely the master would have said anything.
export function would_call(would: Readonly<Record<string, number>>): number {
    return Math.max(0, 1 - (would['let'] ?? 0) - (would['copy'] ?? 0));
}
