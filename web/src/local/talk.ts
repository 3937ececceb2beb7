// What the page and the worker with the house in it say to each other, and workers of several tabs among themselves.
export interface Files {
    readonly wasm: string;
    readonly weights: string;
    // Looks back at finished games; fetched when somebody does.
    readonly analyst: string;
    // Of the module; one of another build is not used.
    readonly build: string;
}

// Where the journal is kept, and what tabs that share it call it.
export const house_name = (base: string): string => `scoville ${base}`;

// A line's own: what a client says, and what it is told.
export type Said =
    | { readonly kind: 'arrive' | 'leave'; readonly line: number }
    | { readonly kind: 'hear'; readonly line: number; readonly text: string };
export type Told =
    | { readonly kind: 'send'; readonly line: number; readonly text: string }
    | { readonly kind: 'close'; readonly line: number };

export type ToWorker =
    | { readonly kind: 'start'; readonly files: Files; readonly name: string }
    | Said
    // The page needs it no longer: what is being written is finished first.
    | { readonly kind: 'rest' };

export type FromWorker = Told | { readonly kind: 'failed'; readonly why: string };

export type AmongTabs =
    | { readonly to: 'holder'; readonly from: string; readonly build: string; readonly said: Said }
    // The house is here, and the line leads to it; or it is of another build, and does not.
    | { readonly to: string; readonly line: number; readonly here: boolean }
    | { readonly to: string; readonly told: Told };
