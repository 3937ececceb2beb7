// What a person likes, kept in this browser: language, colours, motion, sound. Works without storage too.
import { is_language } from './words/language.ts';
import type { Language } from './words/plural.ts';

export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
export const motions = ['auto', 'full', 'none'] as const;
export type Motion = (typeof motions)[number];

const place = 'scoville.settings';

export class Settings {
    language = $state<Language | undefined>(undefined);
    theme = $state<Theme>('auto');
    motion = $state<Motion>('auto');
    sound = $state(true);

    constructor(stored: string | null = read()) {
        const kept = parse(stored);
        this.language = is_language(kept['language'] as string) ? (kept['language'] as Language) : undefined;
        this.theme = one_of(themes, kept['theme']);
        this.motion = one_of(motions, kept['motion']);
        this.sound = kept['sound'] !== false;
    }

    save(): void {
        const { language, theme, motion, sound } = this;
        try {
            localStorage.setItem(place, JSON.stringify({ language, theme, motion, sound }));
        } catch {
            // A browser that keeps nothing still plays.
        }
    }

    // The style sheets read these marks.
    show(root: HTMLElement): void {
        mark(root, 'theme', this.theme);
        mark(root, 'motion', this.motion);
    }
}

function mark(root: HTMLElement, name: string, value: string): void {
    if (value === 'auto') root.removeAttribute(`data-${name}`);
    else root.setAttribute(`data-${name}`, value);
}

function one_of<T extends string>(choices: readonly [T, ...T[]], value: unknown): T {
    return choices.find((choice) => choice === value) ?? choices[0];
}

function read(): string | null {
    try {
        return localStorage.getItem(place);
    } catch {
        return null;
    }
}

function parse(stored: string | null): Record<string, unknown> {
    try {
        const value: unknown = JSON.parse(stored ?? '{}');
        return typeof value === 'object' && value !== null ? { ...value } : {};
    } catch {
        return {};
    }
}
