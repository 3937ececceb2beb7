// Makes favicon.svg and the PNG icons from the logo's data. Run it when the logo changes: npm run icons
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'vite';
import { open_browser } from './browser.js';

const server = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
const { logo_parts } = await server.ssrLoadModule('/src/art/logo.ts');
await server.close();

const tokens = new Map(
    [...readFileSync('src/style/tokens.css', 'utf8').matchAll(/(--[\w-]+): (#[0-9a-f]+);/g)].map((m) => [
        m[1],
        m[2],
    ]),
);
const plain = (colour) => colour.replace(/var\((--[\w-]+)\)/, (_, name) => tokens.get(name));

function svg(parts, field) {
    const paths = parts.map((part) => {
        const paint = [`fill="${part.fill ? plain(part.fill) : 'none'}"`];
        if (part.stroke) paint.push(`stroke="${plain(part.stroke)}" stroke-width="${part.width}"`);
        if (part.opacity) paint.push(`opacity="${part.opacity}"`);
        return `<path d="${part.d}" ${paint.join(' ')}/>`;
    });
    return (
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${field}" stroke-linecap="round" stroke-linejoin="round">` +
        `${paths.join('')}</svg>\n`
    );
}

const whole = svg(logo_parts, '0 0 48 48');
// A maskable icon bleeds to its edges and keeps the picture in the safe middle.
const [ground, ...picture] = logo_parts;
const bled = svg([{ ...ground, d: 'M-12-12H60V60H-12Z' }, ...picture], '-7 -7 62 62');

mkdirSync('public/icons', { recursive: true });
writeFileSync('public/favicon.svg', whole);
const browser = await open_browser();
for (const [name, size, source] of [
    ['icon-192', 192, whole],
    ['icon-512', 512, whole],
    ['maskable-512', 512, bled],
    ['apple-touch-icon', 180, bled],
]) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
        `<body style="margin:0">${source.replace('<svg', `<svg width="${size}" height="${size}"`)}</body>`,
    );
    await page.screenshot({ path: `public/icons/${name}.png`, omitBackground: true });
    await page.close();
}
await browser.close();
