// Away from the table or away from https: calls for attention, updates by prompt and never in a game, plain http on a
// home network.
import { createServer, request, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { declare, leave, make_table, play_to_the_end, start } from './people.ts';
import { open_house, type House } from '../scripts/house.js';

let house: House;
beforeAll(async () => {
    house = await open_house();
});
afterAll(() => house.close());

// The page believes it lies in another tab, and notifications are written down.
async function look_elsewhere(page: Page): Promise<void> {
    await page.addInitScript(() => {
        Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
        const told: string[] = [];
        class Told {
            static permission = 'granted';
            static requestPermission = () => Promise.resolve('granted');
            onclick = null;
            constructor(title: string, { body }: { body: string }) {
                told.push(`${title}: ${body}`);
            }
            close(): void {
                told.length = 0;
            }
        }
        Object.assign(window, { told, Notification: Told });
        // Once the service worker is there, it shows them.
        ServiceWorkerRegistration.prototype.showNotification = (title, options) => {
            told.push(`${title}: ${options?.body ?? ''}`);
            return Promise.resolve();
        };
    });
}

it('a turn that comes while one is elsewhere: a badge in the title, and a notification if one wants it', async () => {
    const { host, code } = await make_table(house, { players: 2, begins: 1, window: '0 seconds' });
    const guest = await house.visitor(`/t/${code}`);
    await look_elsewhere(guest);
    await guest.goto(`${house.url}/settings`);
    await guest.getByRole('checkbox', { name: 'Notify me when it is my turn' }).check({ force: true });
    await guest.goto(`${house.url}/t/${code}`);
    await guest.getByLabel('Your name').fill('Björn');
    await guest.getByRole('button', { name: 'Sit down' }).click();
    await guest.getByRole('button', { name: 'Not ready yet' }).waitFor();
    await start(host);
    await guest.locator('.board').waitFor();
    const told = () => guest.evaluate(() => (window as unknown as { told: string[] }).told);
    expect(await guest.title()).not.toMatch(/^●/);
    expect(await told()).toEqual([]);
    await declare(host);
    await expect.poll(() => guest.title()).toMatch(/^● Spicy/);
    await expect.poll(told).toEqual(['Scoville: your turn']);
    await guest.getByRole('button', { name: 'Pass +1' }).click();
    await expect.poll(() => guest.title()).not.toMatch(/^●/);
    await leave(host, guest);
});

// Stands before the server as another version of it would: the same but for the worker's mark.
async function newer_version(url: string): Promise<{ server: Server; url: string; release: () => void }> {
    const behind = new URL(url);
    let mark = '';
    const server = createServer((asked, answer) => {
        const { method, headers, url: path = '/' } = asked;
        const to = {
            host: behind.hostname,
            port: behind.port,
            method,
            path,
            headers: { ...headers, 'accept-encoding': 'identity' },
        };
        request(to, (came) => {
            const extra = path === '/sw.js' ? mark : '';
            const { 'content-length': length, ...rest } = came.headers;
            delete rest.etag;
            answer.writeHead(came.statusCode ?? 500, {
                ...rest,
                ...(length === undefined ? {} : { 'content-length': String(Number(length) + extra.length) }),
            });
            came.on('data', (part: Buffer) => answer.write(part));
            came.on('end', () => answer.end(extra));
        }).end();
    });
    server.on('upgrade', (asked, socket, head) => {
        const line = connect(Number(behind.port), behind.hostname, () => {
            const lines = asked.rawHeaders.flatMap((_, i, all) =>
                i % 2 === 0 ? [`${all[i] ?? ''}: ${all[i + 1] ?? ''}`] : [],
            );
            line.write(`GET ${asked.url ?? '/'} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
            line.write(head);
            line.pipe(socket).pipe(line);
        });
        line.on('error', () => socket.destroy());
        socket.on('error', () => line.destroy());
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    return {
        server,
        url: `http://127.0.0.1:${String(port)}`,
        release: () => {
            mark = '\n// another version';
        },
    };
}

it('a new version is offered outside of games only, and comes when one agrees', async () => {
    const front = await newer_version(house.url);
    const page = await house.visitor('/');
    await page.goto(front.url);
    await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
    });
    await page.getByLabel('Your name').fill('Anna');
    await page.getByRole('button', { name: 'Spicy, now' }).click();
    await page.locator('.hand button').first().waitFor();
    front.release();
    const waiting = await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        await registration.update();
        const fresh = registration.installing ?? registration.waiting;
        while (fresh?.state === 'installing')
            await new Promise((changed) => fresh.addEventListener('statechange', changed, { once: true }));
        return fresh?.state;
    });
    expect(waiting).toBe('installed');
    const offer = page.getByText('A new version of Scoville is here.');
    expect(await offer.count()).toBe(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'To the start page' }).click();
    await offer.waitFor();
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Load the new version' }).click();
    await loaded;
    await page.getByLabel('Your name').waitFor();
    expect(await offer.count()).toBe(0);
    await leave(page);
    front.server.closeAllConnections();
    front.server.close();
});

it('plain http on a home network: no secure context, and everything still works', async () => {
    const plain = house.url.replace('127.0.0.1', 'table.lan');
    const { host, code } = await make_table(house, { players: 2, end_card: 2, window: '0 seconds' });
    const guest = await house.visitor('/');
    await guest.goto(`${plain}/t/${code}`);
    expect(
        await guest.evaluate(() => [
            isSecureContext,
            'serviceWorker' in navigator,
            'clipboard' in navigator,
            (crypto.subtle as unknown) !== undefined,
        ]),
    ).toEqual([false, false, false, false]);
    await guest.getByLabel('Your name').fill('Björn');
    await guest.getByRole('button', { name: 'Sit down' }).click();
    // The old way to copy, proved by pasting.
    await guest.locator('.invite').getByRole('button', { name: 'Copy' }).click();
    await guest.locator('.invite').getByText('Copied').first().waitFor();
    await guest.getByLabel('Say something').focus();
    await guest.keyboard.press('Control+V');
    expect(await guest.getByLabel('Say something').inputValue()).toBe(`${plain}/t/${code}`);
    await start(host);
    await guest.locator('.board').waitFor();
    await play_to_the_end(host, guest);
    await guest.goto(`${plain}/settings`);
    await guest.getByText(/This browser does not allow notifications here/).waitFor();
    await leave(host, guest);
});
