// Keeps the shell of the client: hashed files for good, the page itself fresh from the server if it answers. Games
// never go through here.
// The build puts its own mark here, so that every version is a new worker with a shelf of its own.
const cache_name = 'scoville-__BUILD__';

addEventListener('install', (event) => {
    event.waitUntil(
        caches.open(cache_name).then((cache) => cache.addAll(['/', '/favicon.svg', '/manifest.webmanifest'])),
    );
});

addEventListener('message', (event) => {
    if (event.data === 'take-over') skipWaiting();
});

addEventListener('activate', (event) => {
    event.waitUntil(tidy().then(() => clients.claim()));
});

async function tidy() {
    for (const name of await caches.keys()) if (name !== cache_name) await caches.delete(name);
}

addEventListener('fetch', (event) => {
    const url = new URL(event.request.url);
    if (event.request.method !== 'GET' || url.origin !== location.origin) return;
    if (event.request.mode === 'navigate') event.respondWith(page(event.request));
    else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(event.request));
});

async function page(request) {
    try {
        return await fetch(request);
    } catch {
        return (await caches.match('/')) ?? Response.error();
    }
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
