// Called back: the service worker is handed messages by the browser's debugging protocol, as a push service would, and the
// question comes at its moment. What the browser's maker would give (a subscription) is the test's: there is no network.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { declare, join, leave, make_table, start } from './people.ts';
import { watch, type Sent } from './wires.ts';
import { open_house, type House } from '../scripts/house.js';

let house: House;
beforeAll(async () => {
    house = await open_house(true, ['--push', 'mailto:host@example.org']);
});
afterAll(() => house.close());

// A message for the worker of this page's origin.
async function deliver(page: Page, data: string): Promise<void> {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const session = await page.context().newCDPSession(page);
    const registration = new Promise<string>((resolve) => {
        session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
            const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(house.url));
            if (own) resolve(own.registrationId);
        });
    });
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.deliverPushMessage', {
        origin: house.url,
        registrationId: await registration,
        data,
    });
    await session.detach();
}

const shown = (page: Page) =>
    page.evaluate(async () => {
        const all = await (await navigator.serviceWorker.ready).getNotifications();
        return all.map(({ title, body, data }) => ({ title, body, path: (data as { path: string }).path }));
    });

it.each([
    ['en', 'Your turn'],
    ['de', 'Du bist dran'],
    ['fr', 'C’est à vous'],
])('the worker says it in the reader’s language (%s) and keeps the table’s path', async (locale, body) => {
    const page = await house.visitor('/', { locale, permissions: ['notifications'] });
    await deliver(page, '{"turn":"/t/ABCDEF"}');
    await expect.poll(() => shown(page)).toEqual([{ title: 'Scoville', body, path: 't/ABCDEF' }]);
    await leave(page);
});

it('the language that was chosen counts more than the browser’s, also when no page is told', async () => {
    const page = await house.visitor('/', { permissions: ['notifications'] });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto(`${house.url}/settings`);
    await page.getByRole('radio', { name: 'Deutsch' }).check({ force: true });
    await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
    await deliver(page, 'no table at all');
    await expect.poll(() => shown(page)).toEqual([{ title: 'Scoville', body: 'Du bist dran', path: '' }]);
    await leave(page);
});

// A browser that has a push service.
function with_push_service(): void {
    let own: PushSubscription | null = null;
    PushManager.prototype.getSubscription = () => Promise.resolve(own);
    PushManager.prototype.subscribe = (options) => {
        const key = options?.applicationServerKey as Uint8Array<ArrayBuffer>;
        own = {
            endpoint: 'https://push.example.org/own',
            expirationTime: null,
            options: { applicationServerKey: key.buffer, userVisibleOnly: true },
            getKey: () => null,
            toJSON: () => ({
                keys: {
                    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
                    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
                },
            }),
            unsubscribe: () => Promise.resolve(((own = null), true)),
        };
        return Promise.resolve(own);
    };
}

const pushes = (sent: readonly Sent[]) => sent.filter(({ type }) => type === 'push');

it('it is asked once one waits in a game over days, never before; a yes reaches the server, one tap ends it', async () => {
    let seen: { sent: Sent[] } = { sent: [] };
    const { host, code } = await make_table(
        house,
        { players: 2, pace: 'Everyone answers', begins: 1 },
        { permissions: ['notifications'] },
        async (page) => {
            await page.addInitScript(with_push_service);
            seen = watch(page);
        },
    );
    const question = host.getByText('Shall we tell you when it is your turn');
    const ben = await join(house, code, 'Ben');
    await start(host);
    await host.locator('.hand button').first().waitFor();
    expect(await question.isVisible()).toBe(false);
    await declare(host);
    await question.waitFor();
    await host.getByRole('button', { name: 'Yes, tell me' }).click();
    await host.getByText('You will be told when it is your turn.').waitFor();
    expect(pushes(seen.sent)).toMatchObject([{ subscribe: { endpoint: 'https://push.example.org/own' } }]);
    expect(await question.isVisible()).toBe(false);

    await host.goto(`${house.url}/settings`);
    const box = host.getByLabel('Tell me also when the page is closed');
    expect(await box.isChecked()).toBe(true);
    await box.uncheck();
    await host.getByText('You are no longer told').waitFor();
    expect(pushes(seen.sent).at(-1)).toMatchObject({ unsubscribe: 'https://push.example.org/own' });
    await leave(host, ben);
});

it('where the server calls nobody, nobody is asked', async () => {
    const quiet = await open_house();
    const page = await quiet.visitor('/settings', { permissions: ['notifications'] });
    await page.getByText('Notify me when it is my turn').waitFor();
    expect(await page.getByLabel('Tell me also when the page is closed').count()).toBe(0);
    await quiet.close();
});
