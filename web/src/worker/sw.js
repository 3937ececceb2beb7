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
