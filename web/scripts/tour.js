// Pictures of every screen in every shape, to be looked at: npm run tour -- DIRECTORY [SHAPE …]
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { open_house } from './house.js';

const [where = 'tour', ...names] = process.argv.slice(2);
const folder = resolve(where);
mkdirSync(folder, { recursive: true });
const all = {
    phone: { width: 360, height: 560, theme: 'light' },
    night: { width: 360, height: 560, theme: 'dark' },
    tall: { width: 390, height: 844, theme: 'dark' },
    tablet: { width: 820, height: 1180, theme: 'light' },
    desktop: { width: 1366, height: 768, theme: 'dark' },
};
const shapes = Object.entries(all).filter(([name]) => names.length === 0 || names.includes(name));
const house = await open_house();

/** @param {import('playwright-core').Page} page @param {string} name */
async function shoot(page, name, whole = false) {
    await page.evaluate(() => document.fonts.ready);
    for (const [shape, { width, height, theme }] of shapes) {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme: /** @type {'light' | 'dark'} */ (theme) });
        await page.screenshot({
            path: join(folder, `${shape}-${name}.jpg`),
            type: 'jpeg',
            quality: 85,
            fullPage: whole,
        });
    }
    await page.setViewportSize({ width: 360, height: 560 });
    console.log(name);
}

const page = await house.visitor();
const press = (/** @type {string | RegExp} */ name) => page.getByRole('button', { name }).first().click();
const close = () => press('Close');

await shoot(page, 'home');
for (const [name, path, whole] of /** @type {[string, string, boolean][]} */ ([
    ['rules', '/rules', false],
    ['settings', '/settings', true],
    ['verify', '/verify', true],
    ['learn-spicy', '/learn/spicy', true],
    ['learn-schoten', '/learn/schoten', true],
    ['trouble', '/t/ZZZZZZ', false],
])) {
    await page.goto(house.url + path);
    await page.locator('main').waitFor();
    await page.locator('.wait').waitFor({ state: 'detached' });
    await shoot(page, name, whole);
}

/** In the middle first: the form's button lies over the lower edge. @param {import('playwright-core').Locator} choice */
async function tick(choice) {
    await choice.evaluate((one) => {
        one.scrollIntoView({ block: 'center' });
    });
    await choice.check({ force: true });
}

/** @param {string[]} variants @param {boolean} strict */
async function table(variants, strict) {
    await page.goto(house.url);
    await page.getByLabel('Your name').fill('Zoé');
    await press('New table');
    await tick(page.getByRole('group', { name: 'Players' }).getByLabel('5'));
    for (const name of variants) await tick(page.getByRole('checkbox', { name }));
    if (strict) await tick(page.getByRole('radio', { name: 'Strict' }));
    await page.getByText('More options').click();
    await page.getByLabel('Who begins').selectOption('Seat 2');
    if (!strict) await shoot(page, 'create', true);
    await press('Open the table');
    await page.locator('.invite svg[role=img]').waitFor();
    if (!strict) await shoot(page, 'lobby', true);
    await press('Deal the cards');
    await page.locator('button.slap:not(:disabled)').first().waitFor();
}

await table([], true);
await shoot(page, 'strict');
await press(/Against good manners/);
await shoot(page, 'faults');
await table(['Copy Cat', 'Spice Raider', 'Turn It Up'], false);
await shoot(page, 'spicy');
await page.locator('.hand button').nth(1).click();
await shoot(page, 'chosen');
for (const [door, name] of [
    ['Menu', 'menu'],
    ['Log and chat', 'log'],
    ['Rules for this moment', 'help'],
    ['Variant cards in play', 'variants'],
]) {
    await press(String(door));
    await page.locator('.wait').waitFor({ state: 'detached' });
    await shoot(page, String(name));
    await close();
}
await page.locator('.rivals button').first().click();
await shoot(page, 'seat');
await close();
await page.locator('.slaps[data-listens=true] button.slap:not(:disabled)').first().click();
await page.locator('.moment').first().waitFor();
await shoot(page, 'moment');

/** @param {string} done */
const play = (done) =>
    page.evaluate(
        (sign) =>
            new Promise((resolve) => {
                const some = [
                    '.question button:not(:disabled)',
                    '.rack button.open:not(:disabled)',
                    '.hand button[aria-disabled="false"]',
                    'button[data-claim]:not(:disabled)',
                    '.hand button:not(:disabled)',
                ];
                const timer = setInterval(() => {
                    if (document.querySelector(sign)) {
                        clearInterval(timer);
                        resolve(null);
                        return;
                    }
                    const claims = document.querySelector('button[data-claim]:not(:disabled)');
                    const card = document.querySelector('.hand button:not(:disabled)');
                    if (claims && card instanceof HTMLElement && !document.querySelector('.hand .chosen'))
                        card.click();
                    for (const one of some) {
                        const button = document.querySelector(one);
                        if (!(button instanceof HTMLElement)) continue;
                        button.click();
                        return;
                    }
                }, 25);
            }),
        done,
    );

await play('.verdict .big');
await shoot(page, 'result');
await page.getByRole('link', { name: 'Watch again' }).click();
await page.getByText(/^Move 0 of/).waitFor();
for (let i = 0; i < 9; i += 1) await press('One step forward');
await shoot(page, 'replay', true);

await page.goto(house.url);
await press('Scharfe Schoten, now');
await page.locator('.tips').waitFor();
await shoot(page, 'tips');
await page.getByLabel('most of green').click();
await page.getByLabel('fewest of red').click();
await page.locator('.lock').click();
await play('figure ~ figure');
await shoot(page, 'trick');
await play('.rack button.open:not(:disabled), .recall');
await shoot(page, 'take');
await play('.verdict .big');
await shoot(page, 'schoten-result');
await house.close();
