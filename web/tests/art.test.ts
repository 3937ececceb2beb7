import { readFileSync } from 'node:fs';
import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import {
    CardBack,
    cats,
    CatFace,
    guest_look,
    parse_schoten,
    parse_spicy,
    SchotenCard,
    SpicyCard,
    variant_names,
    VariantCard,
} from '../src/art/index.ts';

describe('card codes', () => {
    it('reads every card of both boxes', () => {
        for (const letter of 'cwlp')
            for (let n = 1; n <= 10; n += 1)
                expect(parse_spicy(`${letter}${n}`)).toMatchObject({ number: n });
        for (const letter of 'rygk')
            for (let n = 1; n <= 12; n += 1) expect(parse_schoten(`${letter}${n}`).number).toBe(n);
        expect(parse_spicy('xs')).toEqual({ kind: 'wild', wild: 'spice' });
        expect(parse_spicy('??')).toEqual({ kind: 'hidden' });
        expect(parse_schoten('k?')).toEqual({ colour: 'black', number: undefined });
    });
    it.each(['c11', 'c0', 'q3', 'c', '', 'constructor'])('refuses %s', (code) => {
        expect(() => parse_spicy(code)).toThrow('no such card');
    });
    it.each(['r13', 'r0', 'c3', 'r'])('refuses %s in Schoten', (code) => {
        expect(() => parse_schoten(code)).toThrow('no such card');
    });
});

describe('cards', () => {
    it('show number and word, and speak by their label', () => {
        const { container, getByRole } = render(SpicyCard, { code: 'w7', word: 'wasabi', label: 'wasabi 7' });
        expect([...container.querySelectorAll('text')].map((text) => text.textContent)).toEqual([
            '7',
            'wasabi',
        ]);
        expect(getByRole('img').getAttribute('aria-label')).toBe('wasabi 7');
    });
    it('are silent without a label', () => {
        const { container, queryByRole } = render(SpicyCard, { code: 'xx' });
        expect(queryByRole('img')).toBeNull();
        expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    });
    it('hidden ones show the one back', () => {
        const picture = (html: string) => html.replaceAll('<!---->', '');
        const hidden = render(SpicyCard, { code: '??' }).container.innerHTML;
        expect(picture(render(CardBack, { of: 'paw' }).container.innerHTML)).toBe(picture(hidden));
    });
    it('star a super trump', () => {
        const plain = render(SchotenCard, { code: 'g3' }).container.innerHTML;
        expect(render(SchotenCard, { code: 'g3', super_trump: true }).container.innerHTML).not.toBe(plain);
    });
    it('picture all variants, each its own', () => {
        const pictures = variant_names.map((name) => render(VariantCard, { name }).container.innerHTML);
        expect(new Set(pictures).size).toBe(6);
        const engine = readFileSync('../src/games/spicy/face/rules_book.cpp', 'utf8');
        for (const name of variant_names) expect(engine).toContain(`"${name}"`);
    });
});

describe('cats', () => {
    it('know every level of the bots', () => {
        const levels = [
            ...readFileSync('../src/bots/face/levels.cpp', 'utf8').matchAll(/\{Level::\w+,\s*"([\w-]+)"/g),
        ];
        expect(levels.length).toBeGreaterThanOrEqual(5);
        for (const [, level] of levels) expect(Object.keys(cats)).toContain(level);
    });
    it('draw a guest from the name alone', () => {
        expect(guest_look('Zoé')).toEqual(guest_look('Zoé'));
        expect(
            render(CatFace, { look: guest_look('') }).container.querySelectorAll('path').length,
        ).toBeGreaterThan(5);
    });
});
