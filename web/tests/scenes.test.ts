import { describe, expect, it } from 'vitest';
import { scenes, welcome } from '../src/screens/story/scenes.ts';
import { fits } from './schema.ts';

describe('fixtures of the story page fit the wire', () => {
    it('welcome', () => {
        fits('Welcome', welcome);
    });
    it.each(Object.keys(scenes))('%s', (name) => {
        expect(scenes[name]?.length).toBeGreaterThan(0);
        for (const message of scenes[name] ?? []) fits('ToClient', message);
    });
});
