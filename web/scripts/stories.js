// The story page (src/screens/story) in a browser: tables from fixture messages, pictured.
import { mkdirSync } from 'node:fs';
import { createServer } from 'vite';
import { open_browser } from './browser.js';

/**
 * @typedef {{ name: string, size: readonly [number, number] }} Shape
 * @typedef {{ name: string, after?: number, sign?: string }} Scene what is there in the moment, and how many ms it takes then
 */

/**
 * @param {string} dir
 * @param {readonly Shape[]} shapes
 * @param {readonly Scene[]} scenes
 * @param {'light' | 'dark'} theme
 * @param {string} [language]
 * @param {'png' | 'jpeg'} [type] JPEG for pages, where the scene comes first in the name
 */
export async function picture_stories(dir, shapes, scenes, theme, language = 'en', type = 'png') {
    mkdirSync(dir, { recursive: true });
    const server = await createServer({ server: { port: 0 }, logLevel: 'error' });
    await server.listen();
    const browser = await open_browser();
    for (const { name, size } of shapes) {
        const page = await browser.newPage({
            viewport: { width: size[0], height: size[1] },
            colorScheme: theme,
            locale: language,
        });
        page.on('pageerror', (error) => console.error(error.message));
        for (const scene of scenes) {
            await page.goto(`${server.resolvedUrls?.local[0] ?? ''}story?scene=${scene.name}`);
            await page.locator('.board, main').first().waitFor({ timeout: 90_000 });
            await page.evaluate(() => document.fonts.ready);
            // Until what comes later has come, and stands.
            await page.waitForLoadState('networkidle');
            if (scene.sign !== undefined) await page.locator(scene.sign).waitFor({ timeout: 90_000 });
            if (scene.after !== undefined) await page.waitForTimeout(scene.after);
            await page.evaluate(() =>
                document.getAnimations().forEach((one) => {
                    if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish();
                }),
            );
            await page.screenshot(
                type === 'png'
                    ? { path: `${dir}/${name}-${scene.name}.png` }
                    : { path: `${dir}/${scene.name}-${name}.jpg`, type, quality: 72 },
            );
            const over = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
            console.log(name, scene.name, over > 0 ? `scrolls by ${String(over)}` : 'fits');
        }
    }
    await browser.close();
    await server.close();
}
