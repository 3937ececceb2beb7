// Both lessons lead to their end, whatever is chosen on the way, and use every sentence that was written for them.
import { describe, expect, it } from 'vitest';
import type { Lesson } from '../src/table/lesson.ts';
import { schoten_lesson } from '../src/games/schoten/screens/lesson.ts';
import { spicy_lesson } from '../src/games/spicy/screens/lesson.ts';
import type { Action } from '../src/wire/types.gen.ts';
import { en } from '../src/words/tutorial/en.ts';
import { fits } from './schema.ts';

function walk<Key extends string>(lesson: Lesson<Key>, trait: 'number' | 'spice'): Key[] {
    const done: Action[] = [];
    const said: Key[] = [];
    for (let step = lesson(done); step !== null; step = lesson(done)) {
        fits('Game', step.game);
        for (const event of step.events ?? []) fits('Event', event);
        said.push(...step.say);
        if (said.length > 40) throw new Error('the lesson does not end');
        if (step.say.includes('done' as Key)) return said;
        done.push(answer(step.wants, step.game, trait));
    }
    return said;
}

function answer(wants: Action['do'] | undefined, game: unknown, trait: 'number' | 'spice'): Action {
    const { legal } = game as {
        legal: { play?: { cards: string[]; declare: string[] }; cards?: string[]; take?: string[] };
    };
    if (wants === 'play')
        return { do: 'play', card: legal.play?.cards[0] ?? '', declare: legal.play?.declare.at(-1) ?? '' };
    if (wants === 'challenge') return { do: 'challenge', trait };
    if (wants === 'tip') return { do: 'tip', most: 'green', fewest: 'red' };
    if (wants === 'card') return { do: 'card', card: legal.cards?.[0] ?? '' };
    if (wants === 'take') return { do: 'take', colour: 'green' };
    return { do: 'pass' };
}

describe('lessons', () => {
    it('Spicy, caught or not', () => {
        const both = new Set([...walk(spicy_lesson, 'number'), ...walk(spicy_lesson, 'spice')]);
        expect([...both].sort()).toEqual(Object.keys(en.spicy).sort());
    });
    it('Scharfe Schoten', () => {
        expect(walk(schoten_lesson, 'number').sort()).toEqual(Object.keys(en.schoten).sort());
    });
});
