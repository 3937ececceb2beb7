// The visitor's own choices, kept in this browser.
import { keep, kept_json } from '../wire/keep.ts';
import type { Language } from '../words/plural.ts';
import { default_keys, type KeyMap } from './keys.ts';

export interface Choices {
    language: 'auto' | Language;
    theme: 'auto' | 'light' | 'dark';
    motion: 'auto' | 'none' | 'full';
    sound: boolean;
    notify: boolean;
    // To be called while the page is closed; and whether that was asked at a table.
    push: boolean;
    push_asked: boolean;
    // Where a game against the cats is.
    practise: 'device' | 'server';
    // And how long the cats take there.
    pace: 'calm' | 'brisk';
    // The cat one is at every table; none: the one of one's name.
    cat: string;
    keys_on: boolean;
    keys: KeyMap;
}

export const defaults: Choices = {
    language: 'auto',
    theme: 'auto',
    motion: 'auto',
    sound: true,
    notify: false,
    push: false,
    push_asked: false,
    practise: 'device',
    pace: 'calm',
    cat: '',
    keys_on: true,
    keys: default_keys,
};

export function read_choices(stored: unknown): Choices {
    if (typeof stored !== 'object' || stored === null) return { ...defaults };
    const known = Object.fromEntries(
        Object.entries(defaults).map(([name, value]) => {
            const other = (stored as Record<string, unknown>)[name];
            return [name, typeof other === typeof value && other !== null ? other : value];
        }),
    ) as unknown as Choices;
    return { ...known, keys: { ...default_keys, ...known.keys } };
}

class Settings {
    all = $state.raw<Choices>(read_choices(kept_json('settings')));

    set(change: Partial<Choices>): void {
        this.all = { ...this.all, ...change };
        keep('settings', JSON.stringify(this.all));
        this.apply();
    }

    apply(): void {
        const { theme, motion } = this.all;
        const root = document.documentElement;
        if (theme === 'auto') delete root.dataset['theme'];
        else root.dataset['theme'] = theme;
        if (motion === 'auto') delete root.dataset['motion'];
        else root.dataset['motion'] = motion;
    }

    get still(): boolean {
        if (this.all.motion !== 'auto') return this.all.motion === 'none';
        return matchMedia('(prefers-reduced-motion: reduce)').matches;
    }
}

export const settings = new Settings();
