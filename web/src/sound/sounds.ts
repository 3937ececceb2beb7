// Our sounds as scores: no files, a few hundred bytes each. Nothing here knows whether a declaration was true.

export interface Voice {
    readonly wave: OscillatorType | 'noise';
    readonly from: number; // Hz; of noise: the filter's centre
    readonly to?: number;
    readonly at?: number; // seconds after the start
    readonly lasts: number;
    readonly loud: number; // 0 … 1
}

export const sounds = {
    card: [
        { wave: 'noise', from: 2600, to: 900, lasts: 0.09, loud: 0.35 },
        { wave: 'sine', from: 180, to: 120, at: 0.03, lasts: 0.06, loud: 0.3 },
    ],
    slap: [
        { wave: 'noise', from: 1400, to: 300, lasts: 0.16, loud: 0.8 },
        { wave: 'triangle', from: 150, to: 55, lasts: 0.18, loud: 0.8 },
    ],
    right: [
        { wave: 'triangle', from: 523, lasts: 0.14, loud: 0.35 },
        { wave: 'triangle', from: 784, at: 0.11, lasts: 0.26, loud: 0.35 },
    ],
    wrong: [
        { wave: 'sawtooth', from: 311, to: 294, lasts: 0.16, loud: 0.16 },
        { wave: 'sawtooth', from: 208, to: 185, at: 0.14, lasts: 0.3, loud: 0.16 },
    ],
    trophy: [
        { wave: 'triangle', from: 523, lasts: 0.16, loud: 0.3 },
        { wave: 'triangle', from: 659, at: 0.12, lasts: 0.16, loud: 0.3 },
        { wave: 'triangle', from: 784, at: 0.24, lasts: 0.16, loud: 0.3 },
        { wave: 'triangle', from: 1047, at: 0.36, lasts: 0.5, loud: 0.36 },
    ],
    turn: [
        { wave: 'sine', from: 660, lasts: 0.16, loud: 0.35 },
        { wave: 'sine', from: 880, at: 0.13, lasts: 0.24, loud: 0.3 },
    ],
    tick: [{ wave: 'square', from: 1200, lasts: 0.025, loud: 0.08 }],
} as const satisfies Record<string, readonly Voice[]>;

export type SoundName = keyof typeof sounds;
