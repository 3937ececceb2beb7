// Every cat has every mood, each can be seen, and none gives anything away. The looks are all there are.
import { readdirSync, readFileSync } from 'node:fs';
import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { layers } from '../src/art/CatFace.svelte';
import { Cat, cats, guest_look, load_moods, type CatLook, type CatName } from '../src/art/index.ts';
import { litter_look, litter_size, mood_names, MoodFace, people } from '../src/art/lively.ts';
import { litters } from '../src/art/litters.ts';
import { extras } from '../src/art/mood_parts.ts';
import { face_of } from '../src/art/moods.ts';
import type { Part } from '../src/art/path.ts';
import { ink } from '../src/art/cats.ts';
import { seen_on } from '../src/art/tone.ts';
import { contrast } from './colour.ts';

const levels = Object.keys(cats) as CatName[];
const looks: readonly (readonly [name: string, look: CatLook])[] = [
    ...levels.flatMap((level) =>
        Array.from({ length: litter_size }, (_, i) => [`${level} ${i}`, litter_look(level, i)] as const),
    ),
    ...Object.entries(people),
    ...Array.from({ length: 40 }, (_, i) => [`guest ${i}`, guest_look(`guest ${i}`)] as const),
];

const drawn = (look: CatLook, mood: (typeof mood_names)[number]): readonly Part[] => {
    const face = face_of(look, mood);
    return [...layers(look, face.features).flatMap(([, parts]) => parts), ...face.extras];
};
// What is left when colours are taken away.
const shapes = (look: CatLook) =>
    JSON.stringify(
        [look.behind, look.marks, look.front, look.eyes, look.mouth, look.tips],
        (key, value: unknown) => (key === 'fill' || key === 'stroke' ? undefined : value),
    ).replaceAll(/#[0-9a-f]{6}/g, '#');

describe.each(looks)('%s', (_name, look) => {
    it.each(mood_names)('has all the parts of %s', (mood) => {
        const { features, tilt, drop } = face_of(look, mood);
        expect(features.eyes.length).toBeGreaterThan(0);
        expect(features.mouth.length).toBeGreaterThan(0);
        for (const { d } of drawn(look, mood)) expect(d).toMatch(/^M[MLHVQTCSAZmlhvqtcsaz\d\s.-]+$/);
        for (const trait of [...(look.behind ?? []), ...(look.marks ?? []), ...(look.front ?? [])])
            expect(drawn(look, mood)).toContain(trait);
        expect(Math.abs(tilt) + Math.abs(drop)).toBeLessThan(12);
    });
    it('has a face of its own for every mood', () => {
        const faces = mood_names.map((mood) => JSON.stringify(drawn(look, mood)));
        expect(new Set(faces).size).toBe(mood_names.length);
    });
    it('stands out from its ground, and its lines from its fur', () => {
        expect(contrast(ink, look.ground)).toBeGreaterThanOrEqual(3);
        for (const fur of [look.fur, look.muzzle])
            expect(contrast(seen_on(fur, ink), fur)).toBeGreaterThanOrEqual(3);
        if (look.lens !== undefined) expect(contrast(ink, look.lens)).toBeGreaterThanOrEqual(3);
        for (const [outline] of Object.values(extras))
            expect(contrast(outline?.stroke ?? look.ground, look.ground)).toBeGreaterThanOrEqual(3);
    });
});

describe('moods', () => {
    it('bend the head and its ears instead of replacing them', () => {
        const commands = (d: string) => d.replaceAll(/[^a-z]/gi, '').toUpperCase();
        const calm = face_of(cats.odds, 'calm').features;
        for (const mood of mood_names)
            for (const part of ['head', 'ears', 'tips'] as const)
                expect(commands(face_of(cats.odds, mood).features[part])).toBe(commands(calm[part]));
    });
    it('are one picture, with a name if it is given one', () => {
        const { getByRole, container } = render(MoodFace, { look: cats.liar, mood: 'caught', label: 'Loki' });
        expect(getByRole('img').getAttribute('aria-label')).toBe('Loki');
        expect(container.querySelectorAll('path').length).toBe(1 + drawn(cats.liar, 'caught').length);
    });
    it('keep to the tokens of motion, which are nothing where motion is unwanted', () => {
        const moving = readdirSync('src/art')
            .filter((file) => file.endsWith('.svelte'))
            .flatMap(
                (file) => readFileSync(`src/art/${file}`, 'utf8').match(/(transition|animation): .*;/g) ?? [],
            );
        expect(moving.length).toBeGreaterThan(5);
        for (const line of moving) expect(line).toMatch(/var\(--(quick|move|moment)\)/);
    });
    it('come when first wanted; until then a cat stands', async () => {
        const { container, rerender } = render(Cat, { look: cats.odds });
        expect(container.querySelector('[data-mood]')).toBeNull();
        await load_moods();
        await rerender({ look: cats.odds, mood: 'proven' });
        expect(container.querySelector('[data-mood]')?.getAttribute('data-mood')).toBe('proven');
    });
});

describe('cats of one level', () => {
    it.each(levels)('%s: each another, by more than colour, all of the level', (level) => {
        const litter = Array.from({ length: litter_size }, (_, i) => litter_look(level, i));
        const first: CatLook = cats[level];
        expect(litter[0]).toBe(first);
        expect(litter_look(level, litter_size)).toBe(first);
        expect(new Set(litter.map(shapes)).size).toBe(litter_size);
        expect(new Set(litter.map(({ fur }) => fur)).size).toBe(litter_size);
        expect(new Set(litter.map(({ ground }) => ground)).size).toBe(litter_size);
        const outlines = (parts: readonly Part[] = []) => parts.map(({ d }) => d);
        for (const cat of litter) {
            expect([cat.eyes, cat.mouth]).toEqual([first.eyes, first.mouth]);
            expect(outlines(cat.front)).toEqual(outlines(first.front));
            expect(outlines(cat.behind)).toEqual(outlines(first.behind));
        }
    });
    it.each(levels)('%s: dyes what is there', (level) => {
        const all = JSON.stringify(cats[level]);
        for (const { dye } of litters[level])
            for (const from of Object.keys(dye)) expect(all).toContain(from);
        expect(litters[level].length).toBe(litter_size - 1);
    });
});

describe('cats of people', () => {
    it('are at least twelve, told apart by more than colour', () => {
        expect(Object.keys(people).length).toBeGreaterThanOrEqual(12);
        expect(new Set(Object.values(people).map(shapes)).size).toBe(Object.keys(people).length);
        for (const name of Object.keys(people)) expect(levels).not.toContain(name);
    });
});
