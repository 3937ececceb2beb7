// What is said of a finished game in hindsight, as the module writes it (docs/analysis.md).
import type { Deed } from '../games/entry.ts';

export type Interval = readonly [low: number, high: number];
export type Word = 'fine' | 'doubtful' | 'costly' | 'too close to say';

export interface Moment {
    readonly what: 'deal' | 'draw' | 'act' | 'silence';
    readonly seat?: number;
    // The action's place in the record.
    readonly move?: number;
    readonly xray: readonly number[];
    readonly playOuts: number;
    readonly guess?: readonly number[];
}

export interface Known {
    readonly moment: number;
    // None: cannot say.
    readonly share: number | null;
    readonly interval?: Interval;
    readonly worlds: number;
}

export interface Alternative {
    readonly action: Deed;
    readonly chance: number;
    readonly gain: number;
    readonly interval: Interval;
}

export interface Decision {
    readonly moment: number;
    readonly move?: number;
    readonly action: Deed;
    readonly word: Word;
    readonly chance: number;
    readonly cost: number;
    readonly interval: Interval;
    readonly worlds: number;
    readonly others: readonly Alternative[];
}

export interface Belief {
    readonly number: number;
    readonly spice: number;
    readonly both: number;
}

export interface Call {
    readonly moment: number;
    // Of the card that could be called.
    readonly move: number;
    readonly owner: number;
    readonly said: string;
    readonly card: string;
    readonly copy: boolean;
    readonly right: { readonly number: boolean; readonly spice: boolean };
    readonly worlds?: Belief | null;
    readonly master: Belief;
    readonly odds: Belief;
    // What was said of it, if anything.
    readonly called?: string;
    readonly caught?: boolean;
}

export interface Bluff {
    readonly moment: number;
    readonly move: number;
    readonly said: string;
    readonly card: string;
    readonly right: { readonly number: boolean; readonly spice: boolean };
    readonly called: boolean;
    readonly caught: boolean;
    readonly believed: number;
}

export interface Brier {
    readonly cards: number;
    readonly worlds: number;
    readonly master: number;
    readonly odds: number;
}

export interface SeatReport {
    readonly seat: number;
    readonly fair: number;
    readonly luck: number;
    readonly others: number;
    readonly own: number;
    readonly result: number;
    // How far other play-outs might move them, nineteen times in twenty.
    readonly doubt?: { readonly luck: number; readonly others: number; readonly own: number };
    readonly known?: readonly Known[];
    readonly decisions?: readonly Decision[];
    readonly calls?: readonly Call[];
    readonly bluffs?: readonly Bluff[];
    readonly brier?: Brier;
    readonly reading?: {
        readonly lies: number;
        readonly truths: number;
        readonly onLies: number;
        readonly onTruths: number;
    };
}

export interface Report {
    readonly game: string;
    readonly players: number;
    readonly player: string;
    readonly playOuts: number;
    // Of a point of the curve with all cards known.
    readonly xrayPlayOuts: number;
    readonly seed: number;
    readonly turningPoint: number;
    readonly moments: readonly Moment[];
    readonly seats: readonly SeatReport[];
}

export function read_report(text: string): Report {
    return JSON.parse(text) as Report;
}

// How sure a point of the curves is, in hundredths: 95 % for a share in the middle.
export function doubt_of(report: Report): number {
    return 98 / Math.sqrt(Math.max(1, report.xrayPlayOuts));
}
