import { beforeEach, expect, it } from 'vitest';
import { default_keys } from '../src/app/keys.ts';
import { defaults, read_choices, settings } from '../src/app/settings.svelte.ts';

beforeEach(() => localStorage.clear());

it('keeps what was chosen', () => {
    settings.set({ theme: 'dark', language: 'fr', sound: false });
    const stored: unknown = JSON.parse(localStorage.getItem('scoville.settings') ?? '');
    expect(read_choices(stored)).toMatchObject({
        theme: 'dark',
        language: 'fr',
        sound: false,
        motion: 'auto',
    });
});

it('forgives what it cannot read', () => {
    for (const bad of [null, 7, [], {}, { theme: 1, sound: 'x', keys: null, language: [] }])
        expect(read_choices(bad)).toEqual(defaults);
});

it('knows keys that were added later', () => {
    expect(read_choices({ keys: { pass: 'x' } }).keys).toEqual({ ...default_keys, pass: 'x' });
});

it('marks the page for the style sheets', () => {
    settings.set({ theme: 'light', motion: 'none' });
    expect(document.documentElement.dataset['theme']).toBe('light');
    expect(document.documentElement.dataset['motion']).toBe('none');
    settings.set({ theme: 'auto', motion: 'auto' });
    expect(document.documentElement.dataset['theme']).toBeUndefined();
});
