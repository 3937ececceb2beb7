// Where there is room one sits around the table: on a desk's screen and on a tablet held upright.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { open_browser } from '../scripts/browser.js';
import { all_in_sight, apart, no_scrolling, please_axe, too_small } from './looks.ts';
import { show_scene, visit_scenes, with_wide_names } from './scenes.ts';

let browser: Browser;
beforeAll(async () => {
    browser = await open_browser();
});
afterAll(() => browser.close());

const shapes = [
    ['a desktop', 1440, 900],
    ['a small desktop', 1024, 768],
    ['a low desktop', 1366, 620],
    ['a tablet', 768, 1024],
] as const;
const players = ['seats-2', 'seats-3', 'seats-4', 'seats-5', 'seats-6', 'seats-watched'];
const words = ['says-0', 'says-1', 'says-2', 'says-3', 'says-4'];

// What lies on the table; nothing of it may lie on anything else of it.
const things = [
    'header',
    '.chain',
    '.seats-around > *',
    '.bubble',
    '.deck',
    '.stack',
    '.trophies',
    '.slaps > button:not(.twin), .slaps > .copy',
    'button[data-claim]',
    '.pass',
    '.claims .last',
    '.lower > .own',
    '.hand',
    'aside',
];
const holders = [
    '.seats-around > *',
    '.bubble',
    '.slaps > button',
    'button[data-claim]',
    '.pass',
    '.own',
    'aside',
];

const tricks = [
    'header',
    '.top > ol',
    '.seats-around > *',
    'figure',
    '.tips',
    '.rack',
    '.own',
    '.hand',
    'aside',
];

// All that is wrong with a scene, so that one run tells everything.
async function wrong_with(page: Page, scene: string, all: readonly string[]): Promise<string[]> {
    const wrong = await apart(page, all, holders);
    for (const look of [no_scrolling, all_in_sight])
        await look(page).catch((problem: unknown) => wrong.push(String(problem).replace(/\s+/g, ' ')));
    return wrong.map((one) => `${scene}: ${one}`);
}

describe.each(['en', 'de', 'fr'])('in %s', (locale) => {
    it.each(shapes)(
        '%s (%d × %d): two to six around the table, nothing on anything',
        async (_name, width, height) => {
            const page = await visit_scenes(browser, { viewport: { width, height }, locale });
            const wrong: string[] = [];
            for (const scene of [...players, ...words, 'seats-full', 'seats-strict']) {
                await show_scene(page, scene, with_wide_names);
                wrong.push(...(await wrong_with(page, scene, things)));
            }
            expect(wrong).toEqual([]);
            await page.context().close();
        },
    );
});

it.each(shapes)('%s (%d × %d): slaps never move, whatever is asked', async (_name, width, height) => {
    const page = await visit_scenes(browser, { viewport: { width, height } });
    const places = new Set<string>();
    for (const scene of [
        'seats-2',
        'seats-6',
        'seats-full',
        'seats-strict',
        'says-0',
        'last',
        'answers',
        'wild',
        'copied',
        'total',
        'verdict',
    ]) {
        await show_scene(page, scene);
        const boxes = await page.locator('.slaps > .slap, .slaps > .closed').evaluateAll((all) =>
            all.map((one) => {
                const { x, y, width, height } = one.getBoundingClientRect();
                return [x, y, width, height].map(Math.round).join(' ');
            }),
        );
        expect(boxes, scene).toHaveLength(2);
        places.add(boxes.join(' and '));
    }
    expect([...places]).toHaveLength(1);
    await page.context().close();
});

it.each(shapes)(
    '%s (%d × %d): thirty places for claims, the legal ones open',
    async (_name, width, height) => {
        const page = await visit_scenes(browser, { viewport: { width, height } });
        const cells = () =>
            page.locator('button[data-claim]').evaluateAll((all) =>
                all.map((one) => {
                    const { x, y } = one.getBoundingClientRect();
                    return {
                        claim: (one as HTMLElement).dataset['claim'],
                        x: Math.round(x),
                        y: Math.round(y),
                    };
                }),
            );
        await show_scene(page, 'eleven');
        const assisted = await cells();
        expect(new Set(assisted.map(({ y }) => y)).size).toBeLessThanOrEqual(6); // open ones are raised
        expect(new Set(assisted.map(({ x }) => x)).size).toBe(10);
        const open = await page.locator('button[data-claim]:not(:disabled)').count();
        expect([assisted.length, open]).toEqual([30, 11]);
        expect(await too_small(page, 'button[data-claim]', [38, 44])).toEqual([]);
        await show_scene(page, 'seats-strict');
        expect(await page.locator('button[data-claim]:not(:disabled)').count()).toBe(30);
        expect((await cells()).map(({ claim }) => claim)).toEqual(assisted.map(({ claim }) => claim));
        await page.context().close();
    },
);

it.each(shapes)('%s (%d × %d): Scharfe Schoten, with three and with four', async (_name, width, height) => {
    const page = await visit_scenes(browser, { viewport: { width, height }, locale: 'de' });
    const wrong: string[] = [];
    for (const scene of ['schoten', 'schoten-3', 'tips', 'take']) {
        await show_scene(page, scene, with_wide_names);
        wrong.push(...(await wrong_with(page, scene, tricks)));
    }
    expect(wrong).toEqual([]);
    await page.context().close();
});

it.each([shapes[0], shapes[3]])('%s (%d × %d): axe finds nothing', async (_name, width, height) => {
    for (const scenes of [['seats-full', 'last'], ['schoten']]) {
        const page = await visit_scenes(browser, { viewport: { width, height } });
        for (const scene of scenes) {
            await show_scene(page, scene);
            await please_axe(page, scene);
        }
        await page.context().close();
    }
});

it('a card’s tilt comes from its place in the stack', async () => {
    const page = await visit_scenes(browser, { viewport: { width: 1440, height: 900 } });
    const tilts = async (scene: string, card: string) => {
        await show_scene(page, scene, (message) =>
            message.type === 'table'
                ? (JSON.parse(JSON.stringify(message).replaceAll('"c7"', `"${card}"`)) as typeof message)
                : message,
        );
        return page
            .locator('.stack [style], .stack')
            .evaluateAll((all) => all.map((one) => getComputedStyle(one).getPropertyValue('--tilt')));
    };
    expect(await tilts('says-0', 'c7')).toEqual(await tilts('says-0', 'w8'));
    await page.context().close();
});
