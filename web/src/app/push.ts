// Being called back by web push: this browser's subscription, and the server's knowledge of it. Loaded when it is wanted.
import { forget, keep, kept } from '../wire/keep.ts';
import type { Push } from '../wire/types.gen.ts';
import { words } from '../words/words.svelte.ts';
import type { Session } from './session.svelte.ts';
import { settings } from './settings.svelte.ts';

// The endpoint that the server was last told of.
const told = 'push';

export function push_works(): boolean {
    return (
        isSecureContext &&
        'serviceWorker' in navigator &&
        'PushManager' in window &&
        typeof Notification !== 'undefined'
    );
}

// A web page of these phones is called only once it is on the home screen.
export function needs_home_screen(agent = navigator.userAgent): boolean {
    return /iPhone|iPad/.test(agent) && !push_works();
}

export function bytes_of(key: string): Uint8Array<ArrayBuffer> {
    const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

export function same_bytes(one: ArrayBuffer | null, other: Uint8Array): boolean {
    const bytes = new Uint8Array(one ?? new ArrayBuffer(0));
    return bytes.length === other.length && bytes.every((byte, at) => byte === other[at]);
}

function wish_of(subscription: PushSubscription): NonNullable<Push['subscribe']> {
    const { keys } = subscription.toJSON();
    return { endpoint: subscription.endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}

// With this server's key, whatever there was before.
async function subscribed(key: string): Promise<PushSubscription> {
    const { pushManager } = await navigator.serviceWorker.ready;
    const wanted = bytes_of(key);
    const before = await pushManager.getSubscription();
    if (before && same_bytes(before.options.applicationServerKey, wanted)) return before;
    await before?.unsubscribe();
    return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
}

async function tell(session: Session, subscription: PushSubscription): Promise<void> {
    const before = kept(told);
    const gone = before !== null && before !== subscription.endpoint ? { unsubscribe: before } : {};
    await session.request({ type: 'push', subscribe: wish_of(subscription), ...gone });
    keep(told, subscription.endpoint);
    await tell_language();
}

// The worker finds the words when nobody else is there.
async function tell_language(): Promise<void> {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ language: words.language });
}

export type Outcome = 'on' | 'denied' | 'failed';

// After a tap: browsers ask nobody else.
export async function call_me(session: Session): Promise<Outcome> {
    const key = session.model.me?.push;
    if (key === undefined || !push_works()) return 'failed';
    if ((await Notification.requestPermission()) !== 'granted') return 'denied';
    try {
        await tell(session, await subscribed(key));
    } catch {
        return 'failed';
    }
    settings.set({ push: true, notify: true });
    return 'on';
}

export async function call_me_no_more(session: Session): Promise<void> {
    settings.set({ push: false });
    const endpoint = kept(told);
    forget(told);
    const { pushManager } = await navigator.serviceWorker.ready;
    await (await pushManager.getSubscription())?.unsubscribe();
    if (endpoint !== null)
        await session.request({ type: 'push', unsubscribe: endpoint }).catch(() => undefined);
}

// With every visit: the browser may have another subscription by now, the server another key, and the visitor may have
// changed their mind in the browser.
export async function keep_in_step(session: Session, key: string): Promise<void> {
    if (!push_works()) return;
    if (Notification.permission !== 'granted') {
        settings.set({ push: false });
        return;
    }
    const again = () => subscribed(key).then((one) => tell(session, one));
    navigator.serviceWorker.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (data === 'subscription-changed') void again().catch(() => undefined);
    };
    await again().catch(() => undefined);
}
