// Being called back: what the service worker shows, when the table asks, and how a browser is kept in step.
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bytes_of, call_me, call_me_no_more, keep_in_step, same_bytes } from '../src/app/push.ts';
import type { Session } from '../src/app/session.svelte.ts';
import { settings } from '../src/app/settings.svelte.ts';
import type { TableView } from '../src/model/model.ts';
import { over_days } from '../src/model/over_days.ts';
import { fits } from './schema.ts';

const key = 'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs';

// ---- the worker ----

interface Shown {
    title: string;
    body: string;
    data: { path: string };
}

// The worker as it is built, with a browser around it that notes what it does.
function worker_with(open: { url: string; visibilityState: string }[] = []) {
    const source = readFileSync('src/worker/sw.js', 'utf8')
        .replace('__SHELL__', '[]')
        .replace('__STATIC__', 'false');
    const heard = new Map<string, (event: object) => void>();
    const shown: Shown[] = [];
    const opened: string[] = [];
    const told: unknown[] = [];
    const renewed: unknown[] = [];
    const shelf = new Map<string, Response>();
    const cache = {
        put: (name: URL, answer: Response) => Promise.resolve(void shelf.set(name.href, answer)),
        match: (name: URL) => Promise.resolve(shelf.get(name.href)?.clone()),
    };
    const around = {
        location: { href: 'https://cards.example/sw.js' },
        addEventListener: (name: string, on: (event: object) => void) => heard.set(name, on),
        caches: { open: () => Promise.resolve(cache) },
        clients: {
            matchAll: () =>
                Promise.resolve(
                    open.map((one) => ({ ...one, postMessage: (text: unknown) => told.push(text) })),
                ),
            openWindow: (address: string) => opened.push(address),
        },
        navigator: { language: 'pt-BR' },
        registration: {
            showNotification: (title: string, options: Omit<Shown, 'title'>) =>
                Promise.resolve(void shown.push({ title, ...options })),
            pushManager: {
                subscribe: (options: unknown) => Promise.resolve(void renewed.push(options)),
            },
        },
    };
    new Function(...Object.keys(around), source)(...Object.values(around));
    const fire = async (name: string, event: object) => {
        let work: Promise<unknown> = Promise.resolve();
        heard.get(name)?.({ ...event, waitUntil: (one: Promise<unknown>) => (work = one) });
        await work;
    };
    const push = (text: string) => fire('push', { data: { json: () => JSON.parse(text) as unknown } });
    return { fire, push, shown, opened, told, renewed };
}

it('says "your turn" in the reader’s language and leads to the table', async () => {
    const worker = worker_with();
    await worker.push('{"turn":"/t/ABCDEF"}');
    for (const language of ['de', 'fr', 'xx']) {
        await worker.fire('message', { data: { language } });
        await worker.push('{"turn":"/t/ABCDEF"}');
    }
    expect(worker.shown.map(({ body }) => body)).toEqual([
        'Your turn',
        'Du bist dran',
        'C’est à vous',
        'C’est à vous',
    ]);
    expect(worker.shown[0]).toMatchObject({ title: 'Scoville', data: { path: 't/ABCDEF' } });
    const notification = { close: () => undefined, data: worker.shown[0]?.data };
    await worker.fire('notificationclick', { notification });
    expect(worker.opened).toEqual(['https://cards.example/t/ABCDEF']);
});

it('leads nowhere else, whatever came', async () => {
    const worker = worker_with();
    const odd = ['{"turn":"https://evil.example/"}', '{"turn":"//evil.example"}', '{"turn":"/settings"}'];
    for (const text of [...odd, '{"turn":7}', 'null', 'no', '{"turn":"/t/../x"}']) await worker.push(text);
    await worker.fire('push', { data: null });
    expect(worker.shown).toHaveLength(8);
    for (const { body, data } of worker.shown) expect([body, data.path]).toEqual(['Your turn', '']);
});

it('says nothing to who looks at the table', async () => {
    const url = 'https://cards.example/t/ABCDEF';
    const worker = worker_with([{ url, visibilityState: 'visible' }]);
    await worker.push('{"turn":"/t/ABCDEF"}');
    expect(worker.shown).toHaveLength(0);
    const away = worker_with([{ url, visibilityState: 'hidden' }]);
    await away.push('{"turn":"/t/ABCDEF"}');
    expect(away.shown).toHaveLength(1);
});

it('subscribes again when the browser gave its subscription up, and tells the page', async () => {
    const worker = worker_with([{ url: 'https://cards.example/', visibilityState: 'visible' }]);
    const options = { userVisibleOnly: true };
    await worker.fire('pushsubscriptionchange', { oldSubscription: { options } });
    expect(worker.renewed).toEqual([options]);
    expect(worker.told).toEqual(['subscription-changed']);
});

// ---- when the table asks ----

function table(change: object, chairs: object[] = [{ who: 'person' }, { who: 'person' }]): TableView {
    const set = { turnTime: 60_000, options: { pace: 'live' }, ...change };
    return { seat: 0, room: { phase: 'playing', settings: set, chairs } } as unknown as TableView;
}

it('asks in games over days, where someone else plays, and nowhere else', () => {
    expect(over_days(table({}))).toBe(false);
    expect(over_days(table({ turnTime: 0 }))).toBe(true);
    expect(over_days(table({ turnTime: 86_400_000 }))).toBe(true);
    expect(over_days(table({ options: { pace: 'everyone-answers' } }))).toBe(true);
    expect(over_days(table({ turnTime: 0 }, [{ who: 'person' }, { who: 'bot' }]))).toBe(false);
    expect(over_days({ ...table({ turnTime: 0 }), seat: null })).toBe(false);
});

// ---- the page ----

interface Own {
    endpoint: string;
    options: { applicationServerKey: ArrayBuffer };
}
const own: { subscription: Own | null } = { subscription: null };
let allowed: NotificationPermission = 'granted';
const requests: object[] = [];
const session = {
    model: { me: { push: key } },
    request: (request: object) => {
        fits('ToServer', { ...request, nonce: 'n' });
        requests.push(request);
        return Promise.resolve({});
    },
} as unknown as Session;
let made = 0;
const endpoint_now = () => own.subscription?.endpoint;

beforeEach(() => {
    localStorage.clear();
    settings.set({ push: false, notify: false });
    own.subscription = null;
    allowed = 'granted';
    requests.length = 0;
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('PushManager', Object);
    vi.stubGlobal('Notification', {
        get permission() {
            return allowed;
        },
        requestPermission: () => Promise.resolve(allowed),
    });
    const pushManager = {
        getSubscription: () => Promise.resolve(own.subscription),
        subscribe: ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
            made += 1;
            own.subscription = Object.assign(
                {
                    endpoint: `https://push.example/${String(made)}`,
                    options: { applicationServerKey: applicationServerKey.buffer },
                },
                {
                    toJSON: () => ({ keys: { p256dh: 'k', auth: 'a' } }),
                    unsubscribe: () => Promise.resolve(((own.subscription = null), true)),
                },
            );
            return Promise.resolve(own.subscription);
        },
    };
    const ready = Promise.resolve({ pushManager, active: { postMessage: () => undefined } });
    Object.defineProperty(navigator, 'serviceWorker', { value: { ready }, configurable: true });
});
afterEach(() => vi.unstubAllGlobals());

it('subscribes with the server’s key after a yes, and ends it with one tap', async () => {
    expect(await call_me(session)).toBe('on');
    const endpoint = own.subscription?.endpoint;
    expect(requests).toEqual([{ type: 'push', subscribe: { endpoint, p256dh: 'k', auth: 'a' } }]);
    expect(settings.all).toMatchObject({ push: true, notify: true });
    await call_me_no_more(session);
    expect(own.subscription).toBeNull();
    expect(requests.at(-1)).toEqual({ type: 'push', unsubscribe: endpoint });
    expect(settings.all.push).toBe(false);
});

it('takes a no', async () => {
    allowed = 'denied';
    expect(await call_me(session)).toBe('denied');
    expect(requests).toEqual([]);
    settings.set({ push: true });
    await keep_in_step(session, key);
    expect(settings.all.push).toBe(false);
});

it('is in step with every visit: another subscription, another key', async () => {
    await call_me(session);
    const first = own.subscription?.endpoint;
    await keep_in_step(session, key);
    expect(own.subscription?.endpoint).toBe(first);
    own.subscription = null;
    await keep_in_step(session, key);
    expect(requests.at(-1)).toMatchObject({ unsubscribe: first });
    const second = endpoint_now();
    await keep_in_step(session, 'BAAA');
    expect(requests.at(-1)).toMatchObject({ unsubscribe: second });
});

it('reads keys as they are written', () => {
    expect([...bytes_of('-_8')]).toEqual([251, 255]);
    expect(bytes_of(key)).toHaveLength(65);
    expect(same_bytes(bytes_of(key).buffer, bytes_of(key))).toBe(true);
    expect(same_bytes(null, bytes_of(key))).toBe(false);
});
