import { fireEvent, render } from '@testing-library/svelte';
import { beforeEach, expect, it } from 'vitest';
import App from '../src/App.svelte';
import { Settings } from '../src/settings.svelte.ts';
import { words } from '../src/words/words.svelte.ts';

beforeEach(() => localStorage.clear());

it('keeps what was chosen and forgives what it cannot read', () => {
    const settings = new Settings(null);
    settings.theme = 'dark';
    settings.language = 'fr';
    settings.sound = false;
    settings.save();
    expect(new Settings()).toMatchObject({ theme: 'dark', language: 'fr', sound: false, motion: 'auto' });
    for (const bad of ['{', 'null', '[]', '"x"', '{"theme":"pink","language":7,"motion":{}}'])
        expect(new Settings(bad)).toMatchObject({
            theme: 'auto',
            language: undefined,
            sound: true,
            motion: 'auto',
        });
});

it('marks the page for the style sheets', () => {
    const settings = new Settings(null);
    settings.theme = 'light';
    settings.show(document.documentElement);
    expect(document.documentElement.dataset['theme']).toBe('light');
    settings.theme = 'auto';
    settings.show(document.documentElement);
    expect(document.documentElement.dataset['theme']).toBeUndefined();
});

it('switches the language of the page', async () => {
    await words.want('common');
    const { getByLabelText, findByLabelText } = render(App, { settings: new Settings(null) });
    await fireEvent.change(getByLabelText('Language'), { target: { value: 'de' } });
    await findByLabelText('Sprache');
    expect(document.documentElement.lang).toBe('de');
    expect(JSON.parse(localStorage.getItem('scoville.settings') ?? '{}').language).toBe('de');
});
