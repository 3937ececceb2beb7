// The pictures of the README, from real games: npm run screenshots. Every shape, for looking at: -- DIRECTORY
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { open_house } from './house.js';

const for_readme = ['spicy-phone', 'schoten-phone', 'spicy-desktop'];
const everything = process.argv[2] !== undefined;
const folder = resolve(process.argv[2] ?? '../docs/images');
mkdirSync(folder, { recursive: true });
const house = await open_house(false);

/** @param {import('playwright-core').Page} page @param {string} name */
async function shoot(page, name) {
    if (!everything && !for_readme.includes(name)) return;
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(700);
    await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 82 });
    console.log(name);
}

/** @param {'Spicy, now' | 'Scharfe Schoten, now'} game @param {import('playwright-core').BrowserContextOptions} options */
async function practise(game, options) {
    const page = await house.visitor('/', options);
    await page.getByLabel('Your name').fill('Zoé');
    await page.getByRole('button', { name: game }).click();
    await page.locator('.frame').waitFor();
    return page;
}

const shapes = {
    phone: { viewport: { width: 360, height: 560 }, deviceScaleFactor: 2, colorScheme: 'dark' },
    tablet: { viewport: { width: 820, height: 1180 }, colorScheme: 'light' },
    desktop: { viewport: { width: 1280, height: 760 }, colorScheme: 'light' },
};
for (const [shape, options] of Object.entries(shapes)) {
    const spicy = await practise('Spicy, now', /** @type {object} */ (options));
    // Pass until a cat has laid a card to doubt.
    for (
        let tries = 0;
        tries < 40 && (await spicy.locator('button.slap:not(:disabled)').count()) < 2;
        tries += 1
    ) {
        const pass = spicy.locator('button.pass:not(:disabled)');
        if ((await pass.count()) > 0) await pass.click();
        await spicy.waitForTimeout(700);
    }
    await shoot(spicy, `spicy-${shape}`);
    await spicy.context().close();
    const schoten = await practise('Scharfe Schoten, now', /** @type {object} */ (options));
    await schoten.getByLabel('most of green').click();
    await schoten.getByLabel('fewest of red').click();
    await schoten.locator('.lock').click();
    for (let tries = 0; tries < 40 && (await schoten.locator('figure').count()) < 2; tries += 1) {
        const mine = schoten.locator('.hand button[aria-disabled="false"]');
        if ((await mine.count()) > 0) await mine.first().click();
        await schoten.waitForTimeout(400);
    }
    await shoot(schoten, `schoten-${shape}`);
    await schoten.context().close();
}
await house.close();
