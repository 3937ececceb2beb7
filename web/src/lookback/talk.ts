// What a page and the worker that looks back say to each other: one question a worker.
import type { Place, Plan } from '../house/analyst.js';

export interface AnalystFiles {
    readonly analyst: string;
    readonly weights: string;
    readonly build: string;
}

export type ToAnalyst = { readonly files: AnalystFiles } & (
    | { readonly kind: 'look'; readonly record: string; readonly plan: Plan }
    | { readonly kind: 'again'; readonly record: string; readonly place: Place }
    // Records with their pictures.
    | { readonly kind: 'pictures'; readonly records: readonly string[] }
);

export type FromAnalyst =
    | { readonly kind: 'progress'; readonly done: number; readonly pieces: number }
    // The report as far as it is; the last one is whole.
    | { readonly kind: 'report'; readonly text: string; readonly whole: boolean }
    | { readonly kind: 'records'; readonly texts: readonly string[] }
    | { readonly kind: 'failed'; readonly why: string };
