// Keeps the client on this device: all of it at the install, so that an installed app starts without a network. The page
// itself comes fresh from the server if that answers. Games never go through here; what local tables need (their module)
// is kept when the page is idle and says so.
// The build puts its own mark here, so that every version is a new worker with a shelf of its own.
const scope = new URL('./', location.href);
const shelves = `scoville ${scope.pathname} `;
const cache_name = shelves + '__BUILD__';
const shell = __SHELL__;
// Without a server every address but the first is the client's own business.
const static_site = __STATIC__;
const patience = 4000;

addEventListener('install', (event) => {
    event.waitUntil(caches.open(cache_name).then((cache) => cache.addAll(shell)));
});

addEventListener('message', (event) => {
    if (event.data === 'take-over') skipWaiting();
    else if (Array.isArray(event.data?.keep)) event.waitUntil(keep(event.data.keep));
    else if (event.data?.language in turn_words) event.waitUntil(remember(event.data.language));
});

addEventListener('activate', (event) => {
    event.waitUntil(tidy().then(() => clients.claim()));
});

// Older versions of this client, not those of another folder of the same host.
async function tidy() {
    for (const name of await caches.keys())
        if (name !== cache_name && (name.startsWith(shelves) || /^scoville-/.test(name)))
            await caches.delete(name);
}

async function keep(paths) {
    const cache = await caches.open(cache_name);
    for (const path of paths) if (!(await cache.match(path))) await cache.add(path).catch(() => undefined);
}

addEventListener('fetch', (event) => {
    const url = new URL(event.request.url);
    if (event.request.method !== 'GET' || !url.href.startsWith(scope.href)) return;
    const path = url.pathname.slice(scope.pathname.length);
    if (event.request.mode === 'navigate' && !/\.\w+$/.test(path))
        event.respondWith(static_site ? page_of_files(event.request, path, url) : page(event.request));
    else if (path.startsWith('assets/') || shell.includes(path)) event.respondWith(asset(event.request));
});

// ---- called back ----
// The page says which language its reader chose; a worker that wakes alone knows no other way.
const turn_words = { en: 'Your turn', de: 'Du bist dran', fr: 'C’est à vous' };
const choices = `choices of scoville ${scope.pathname}`;

async function remember(language) {
    const cache = await caches.open(choices);
    await cache.put(new URL('language', scope), new Response(language));
}

async function reader_language() {
    const kept = await (await caches.open(choices)).match(new URL('language', scope));
    const language = kept ? await kept.text() : navigator.language.slice(0, 2);
    return language in turn_words ? language : 'en';
}

addEventListener('push', (event) => {
    event.waitUntil(tell_turn(event.data));
});

// Whatever came: nothing but "your turn" is shown, and only a table of ours is led to.
async function tell_turn(data) {
    let path = '';
    try {
        path = /^\/(t\/\w{1,16})$/.exec(data.json().turn)?.[1] ?? '';
    } catch {
        // Then it is said without a table.
    }
    const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    const address = new URL(path, scope).href;
    if (open.some((client) => client.url === address && client.visibilityState === 'visible')) return;
    const language = await reader_language();
    await registration.showNotification('Scoville', {
        body: turn_words[language],
        lang: language,
        icon: new URL('icons/icon-192.png', scope).href,
        tag: `turn ${path}`,
        data: { path },
    });
}

// The browser has given this subscription up: a new one with the same key, and the page tells the server, now or with
// its next visit.
addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(subscribe_again(event.oldSubscription ?? null));
});

async function subscribe_again(before) {
    const options = before?.options;
    if (options) await registration.pushManager.subscribe(options).catch(() => undefined);
    for (const client of await clients.matchAll({ type: 'window' }))
        client.postMessage('subscription-changed');
}

// A tap on a notification leads to the table it spoke of: the tab that shows it, or any of ours, or a new one.
addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(lead_to(new URL(event.notification.data?.path ?? '', scope).href));
});

async function lead_to(address) {
    const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = open.find((client) => client.url === address);
    if (there) return there.focus();
    return clients.openWindow(address);
}

function page_of_files(request, path, url) {
    if (path === '') return page(request);
    return Response.redirect(`${scope.href}?at=${encodeURIComponent(`/${path}${url.search}`)}${url.hash}`);
}

// A server that is away, out of order or very slow is no reason to show nothing.
async function page(request) {
    const kept = await caches.match(scope.href);
    const fresh = fetch(request).then((answer) => {
        if (kept && answer.status >= 500) throw new Error('out of order');
        return answer;
    });
    if (!kept) return fresh;
    const late = new Promise((_, reject) => setTimeout(reject, patience));
    return Promise.race([fresh, late]).catch(() => kept);
}

async function asset(request) {
    const kept = await caches.match(request);
    if (kept) return kept;
    const answer = await fetch(request);
    if (answer.ok) {
        const cache = await caches.open(cache_name);
        await cache.put(request, answer.clone());
    }
    return answer;
}
