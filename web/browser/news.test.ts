// What happens at a table is seen, and nothing that was lies over what is: fixtures, told one after the other.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { open_browser } from '../scripts/browser.js';
import { apart } from './looks.ts';
import { later, show_scene, visit_scenes, with_wide_names } from './scenes.ts';

let browser: Browser;
beforeAll(async () => {
    browser = await open_browser();
});
afterAll(() => browser.close());

const phone = { viewport: { width: 360, height: 560 } };

it.each(['verdict', 'cup'])('%s: never over a new claim, at 360 × 560', async (moment) => {
    const page = await visit_scenes(browser, phone);
    // What is great comes after the first picture.
    await show_scene(page, 'last');
    await page.locator('.climax').waitFor();
    await show_scene(page, moment, later(1));
    await page.locator('.felt > :is(.verdict, .prize)').waitFor();
    await show_scene(page, 'claimed', later(2));
    const claim = page.locator('.felt .bubble .claim');
    await claim.waitFor();
    expect(await page.locator('.felt > :is(.verdict, .prize)').count()).toBe(0);
    // What is seen there is the claim itself, and the slaps are open.
    const on_top = await claim.evaluate((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return one.closest('.bubble')?.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(on_top).toBe(true);
    expect(await page.locator('.slaps button.slap:not(.twin):not(:disabled)').count()).toBe(2);
    await page.context().close();
});

it('cards that were drawn glow, a first hand does not', async () => {
    const page = await visit_scenes(browser, phone);
    const with_hand = (hand: readonly string[]) => (message: unknown) =>
        JSON.parse(
            JSON.stringify(message).replace('["c5","c7","w2","w5","p5","p9","xs"]', JSON.stringify(hand)),
        ) as never;
    await show_scene(page, 'opening', with_hand(['c5', 'c7', 'w2']));
    expect(await page.locator('.hand .fresh').count()).toBe(0);
    await show_scene(page, 'opening', with_hand(['c5', 'c7', 'w2', 'w2', 'p9']));
    await expect.poll(() => page.locator('.hand .fresh').count()).toBe(2);
    await page.context().close();
});

it('a deal is seen being dealt', async () => {
    const page = await visit_scenes(browser, { ...phone, reducedMotion: 'no-preference' });
    await show_scene(page, 'opening');
    await page.evaluate(() => {
        const seen = { backs: 0 };
        Object.assign(window, { seen });
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...all) {
            seen.backs += 1;
            return animate.apply(this, all);
        };
    });
    await show_scene(page, 'dealt', later(1));
    // Four rounds to three others, and one's own seven.
    await expect
        .poll(() => page.evaluate(() => (window as unknown as { seen: { backs: number } }).seen.backs))
        .toBeGreaterThanOrEqual(4 * 3 + 7);
    await page.context().close();
});

it('Scharfe Schoten with four at 360 × 560: nothing on anything, and why a trick was won', async () => {
    const page = await visit_scenes(browser, phone);
    for (const scene of ['schoten', 'tips', 'take']) {
        await show_scene(page, scene, with_wide_names);
        const wrong = await apart(
            page,
            ['header', '.top > ol', '.seat', 'figure', '.tips', '.rack', '.hand'],
            [],
        );
        expect(wrong, scene).toEqual([]);
    }
    // Also when it has been swept away it can be called back.
    const again = page.locator('.recall');
    await page.locator('.takes').or(again).first().waitFor();
    if (await again.isVisible()) await again.click();
    await page.getByText('green outranks black today').waitFor();
    await page.context().close();
});
