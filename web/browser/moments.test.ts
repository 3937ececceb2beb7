// The great moments at four sizes: nothing lies on anything, nothing is cut, in every language.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { open_browser } from '../scripts/browser.js';
import { apart, please_axe } from './looks.ts';
import { later, show_scene, visit_scenes, with_wide_names, type Change } from './scenes.ts';

let browser: Browser;
beforeAll(async () => {
    browser = await open_browser();
});
afterAll(() => browser.close());

const shapes = [
    [360, 560],
    [390, 844],
    [768, 1024],
    [1440, 900],
] as const;

// Words that must be read whole.
const cut = (page: Page, selectors: string) =>
    page
        .locator(selectors)
        .evaluateAll((all) =>
            all
                .filter(
                    (one) =>
                        one.checkVisibility() &&
                        (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2),
                )
                .map((one) => `cut: ${one.textContent.trim()}`),
        );

const around = '.seats-around > *';

// What is there in the moment, and what is wrong with it.
type Look = readonly [must: string, wrong: (page: Page) => Promise<string[]>];

const verdict: Look = [
    '.verdict.moment',
    (page) =>
        apart(
            page,
            [
                'header',
                '.verdict > .said',
                '.verdict .card .face',
                '.chip .what',
                '.chip .value > *',
                '.chip .judged',
                '.chip .tag',
                '.verdict > .why',
                '.slaps > *',
                around,
            ],
            ['.verdict', '.chip .judged'],
        ),
];
const last: Look = [
    '.climax',
    async (page) => [
        ...(await apart(
            page,
            [
                'header',
                '.rivals > *',
                '.climax > p',
                '.climax > .aside',
                '.felt .bubble',
                '.slaps > button:not(.twin)',
                '.costs',
                '.question .row',
                '.question ul',
                '.hand',
            ],
            ['.bubble', '.question', '.climax'],
        )),
        ...(await cut(page, '.climax > p, header .what, .costs i')),
    ],
];
const cup: Look = [
    '.felt > .prize',
    async (page) => [
        ...(await apart(page, ['header', '.prize > p', '.prize > .cup', around], ['.prize'])),
        ...(await apart(page, ['.prize > p', '.prize > .face', around], [])),
        ...(await cut(page, '.prize > p')),
    ],
];
const over: Look = [
    '.podium',
    (page) =>
        apart(
            page,
            [
                '.result .bar',
                '.result .verdict',
                '.stand .name',
                // A small phone scrolls them under the doors.
                ...((page.viewportSize()?.height ?? 0) < 800 ? [] : ['.result .facts']),
                '.doors > *',
            ],
            ['.stand > div', '.doors > *', '.points td', '.points th'],
        ),
];
const round: Look = [
    '.round',
    async (page) => [
        ...(await apart(
            page,
            ['li .who', 'li .bars', 'li .lines', 'li .sum', '.totals .at'],
            ['li', '.tip', '.round footer button'],
        )),
        ...(await cut(page, '.round .kind, .round .gap span')),
        // A small phone scrolls it under its button; nowhere else need one look for the totals.
        ...((page.viewportSize()?.height ?? 0) < 800 ? [] : await cut(page, '.round .page')).map((one) =>
            one.slice(0, 20),
        ),
    ],
];
const looks: Readonly<Record<string, Look>> = {
    verdict,
    'verdict-caught': verdict,
    'verdict-wild': verdict,
    'verdict-copy': verdict,
    'verdict-blind': verdict,
    'verdict-twins': verdict,
    last,
    'last-copy': last,
    cup,
    over,
    'over-four': over,
    'over-schoten': over,
    round,
};

async function wrong_with(page: Page, skip: readonly string[], change: Change): Promise<string[]> {
    const wrong: string[] = [];
    for (const [count, [scene, [must, look]]] of Object.entries(looks).entries()) {
        if (skip.includes(scene)) continue;
        await show_scene(page, scene, (message) => change(later(count)(message)));
        await page.locator(must).waitFor();
        wrong.push(...(await look(page)).map((one) => `${scene}: ${one}`));
    }
    return wrong;
}

describe.each(['en', 'de', 'fr'])('in %s', (locale) => {
    it.each(shapes)('%d × %d', async (width, height) => {
        const page = await visit_scenes(browser, { viewport: { width, height }, locale });
        expect(await wrong_with(page, [], (message) => message)).toEqual([]);
        await page.context().close();
    });
});

it.each([shapes[0], shapes[3]])('names as wide as can be, %d × %d', async (width, height) => {
    const page = await visit_scenes(browser, { viewport: { width, height } });
    expect(await wrong_with(page, ['last', 'last-copy'], with_wide_names)).toEqual([]);
    await page.context().close();
});

it.each([shapes[0], shapes[3]])('axe finds nothing, %d × %d', async (width, height) => {
    for (const scene of ['verdict-caught', 'last', 'over-four', 'round']) {
        const page = await visit_scenes(browser, { viewport: { width, height } });
        await show_scene(page, scene);
        await page.locator(looks[scene]?.[0] ?? '').waitFor();
        await please_axe(page, scene);
        await page.context().close();
    }
});
