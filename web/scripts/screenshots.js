// The pictures of the README, from real games, and of moments that chance seldom brings, from fixtures: npm run screenshots,
// only the latter with `-- ../docs/images moments`. Every screen, for looking at: npm run tour.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { open_house } from './house.js';
import { picture_stories } from './stories.js';

const folder = resolve(process.argv[2] ?? '../docs/images');
mkdirSync(folder, { recursive: true });
/** @type {readonly [number, number]} */
const tall = [390, 844];
const after = 2500;
await picture_stories(
    folder,
    [{ name: 'phone', size: tall }],
    [{ name: 'verdict', after }, { name: 'over-four', after }, { name: 'round' }],
    'light',
    'en',
    'jpeg',
);
await picture_stories(
    folder,
    [{ name: 'desktop', size: [1440, 900] }],
    [{ name: 'last', sign: '.climax', after }],
    'dark',
    'en',
    'jpeg',
);
if (process.argv[3] === 'moments') process.exit();

const house = await open_house(false);

/** @param {import('playwright-core').Page} page @param {string} name */
async function shoot(page, name) {
    await page.evaluate(async () => {
        await document.fonts.ready;
        // The ring round the top card runs for seconds; what flies is done soon.
        const flying = document.getAnimations().filter((one) => !('animationName' in one));
        await Promise.allSettled(flying.map((one) => one.finished));
    });
    await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 76 });
    console.log(name);
}

/** @param {'Spicy, now' | 'Scharfe Schoten, now'} game @param {import('playwright-core').BrowserContextOptions} options */
async function practise(game, options) {
    const page = await house.visitor('/', { reducedMotion: 'no-preference', ...options });
    await page.getByLabel('Your name').fill('Zoé');
    await page.getByRole('button', { name: game }).click();
    await page.locator('.board').waitFor();
    return page;
}

// Passes, tips and plays until there is something to see.
/** @param {import('playwright-core').Page} page @param {string} sign */
async function play_until(page, sign) {
    await page.evaluate(
        (seen) =>
            new Promise((resolve) => {
                // Once for every moment: the answer of a busy server takes a while.
                let pressed_at = '';
                const timer = setInterval(() => {
                    const now = document.querySelector('.board')?.getAttribute('data-event') ?? '';
                    if (document.querySelector(seen)) {
                        clearInterval(timer);
                        resolve(null);
                        return;
                    }
                    const next = document.querySelector(
                        'button.pass:not(:disabled), .hand button[aria-disabled="false"]',
                    );
                    // What there is to doubt is about to be seen.
                    if (document.querySelector('button.slap:not(:disabled)')) return;
                    if (!(next instanceof HTMLElement) || pressed_at === now) return;
                    pressed_at = now;
                    next.click();
                }, 200);
            }),
        sign,
    );
}

const phone = { viewport: { width: 360, height: 560 }, deviceScaleFactor: 2, colorScheme: 'dark' };
const desktop = { viewport: { width: 1440, height: 900 }, colorScheme: 'light' };

for (const [name, options] of /** @type {const} */ ([
    ['spicy-phone', phone],
    ['spicy-desktop', desktop],
])) {
    const page = await practise('Spicy, now', /** @type {object} */ (options));
    // A cat has laid a card to doubt.
    await play_until(page, '.slaps[data-listens=true] button.slap:not(:disabled)');
    await shoot(page, name);
    await page.context().close();
}
const schoten = await practise('Scharfe Schoten, now', /** @type {object} */ (phone));
await schoten.getByLabel('most of green').click();
await schoten.getByLabel('fewest of red').click();
await schoten.locator('.lock').click();
await play_until(schoten, 'figure ~ figure');
await shoot(schoten, 'schoten-phone');
await house.close();
