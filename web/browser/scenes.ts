// The built client at a table of fixtures: states that chance seldom brings about, with no server at all.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { from_dist } from '../scripts/house.js';
import { scenes, welcome } from '../src/screens/story/scenes.ts';
import type { ToClient } from '../src/wire/types.gen.ts';

// As wide as a name can be.
export const wide_name = 'W'.repeat(24);

export type Change = (message: ToClient) => ToClient;

export const with_wide_names: Change = (message) => {
    if (message.type !== 'table') return message;
    const chairs = message.room.chairs.map((chair) =>
        chair.who === 'person' ? { ...chair, name: wide_name } : chair,
    );
    return { ...message, room: { ...message.room, chairs } };
};

// A scene as news after others.
export const later =
    (count: number): Change =>
    (message) =>
        JSON.parse(JSON.stringify(message), (key: string, value: unknown) =>
            (key === 'n' || key === 'event') && typeof value === 'number' ? value + 100 * count : value,
        ) as typeof message;

export async function visit_scenes(browser: Browser, options: BrowserContextOptions): Promise<Page> {
    const context = await browser.newContext({
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        locale: 'en',
        ...options,
    });
    await context.route(/^http/, from_dist);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    page.on('pageerror', (error) => {
        throw error;
    });
    return page;
}

const lines = new WeakMap<Page, (message: ToClient) => void>();

// The first scene opens the page; the next ones come over its line, as after a reconnect.
export async function show_scene(
    page: Page,
    name: string,
    change: Change = (message) => message,
): Promise<void> {
    const messages = (scenes[name] ?? []).map(change);
    const line = lines.get(page);
    if (line) messages.forEach(line);
    else await open_at(page, messages);
    await page.evaluate(async () => {
        await document.fonts.ready;
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    });
}

async function open_at(page: Page, messages: readonly ToClient[]): Promise<void> {
    await page.routeWebSocket(/\/ws$/, (socket) => {
        const say = (message: object) => {
            socket.send(JSON.stringify(message));
        };
        lines.set(page, say);
        socket.onMessage((text) => {
            const asked = JSON.parse(String(text)) as { type: string; nonce?: string };
            if (asked.type === 'hello') say(welcome);
            if (asked.type === 'open') messages.forEach(say);
            if (asked.nonce !== undefined) say({ type: 'ack', nonce: asked.nonce });
        });
    });
    await page.goto('http://scenes.test/t/HJK234');
    await page.locator('.board').waitFor();
    // What comes later has come.
    await page.waitForLoadState('networkidle');
}
