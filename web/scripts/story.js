// Pictures of the story page's tables, to be looked at: node scripts/story.js DIR [SCENE …]
import { mkdirSync } from 'node:fs';
import { createServer } from 'vite';
import { open_browser } from './browser.js';

const [dir = 'story', ...names] = process.argv.slice(2);
const sizes = {
    phone: [360, 560],
    tall: [390, 844],
    tablet: [768, 1024],
    desktop: [1440, 900],
    side: [740, 360],
};
mkdirSync(dir, { recursive: true });
const server = await createServer({ server: { port: 0 }, logLevel: 'error' });
await server.listen();
const browser = await open_browser();
const themes = ['light', 'dark'].filter((name) => names.includes(name));
const wanted = names.filter((name) => !(name in sizes) && name !== 'light' && name !== 'dark');
const shapes = Object.keys(sizes).filter((name) => names.includes(name));
for (const shape of shapes.length > 0 ? shapes : ['phone']) {
    const [width = 360, height = 560] = sizes[shape];
    const page = await browser.newPage({
        viewport: { width, height },
        colorScheme: themes[0] === 'light' ? 'light' : 'dark',
    });
    page.on('pageerror', (error) => console.error(error.message));
    for (const scene of wanted) {
        await page.goto(`${server.resolvedUrls?.local[0] ?? ''}story?scene=${scene}`);
        await page.waitForSelector('.board, main');
        await page.evaluate(() => document.fonts.ready);
        // Until what comes later has come, and stands.
        await page.waitForLoadState('networkidle');
        await page.evaluate(() =>
            document.getAnimations().forEach((one) => {
                if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish();
            }),
        );
        await page.screenshot({ path: `${dir}/${shape}-${scene}.png` });
        const over = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        console.log(shape, scene, over > 0 ? `scrolls by ${String(over)}` : 'fits');
    }
}
await browser.close();
await server.close();
