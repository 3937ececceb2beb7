// A plain web server for a folder, below any path: what a static host does, and no more.
import { createServer } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const kinds = {
    html: 'text/html',
    js: 'text/javascript',
    css: 'text/css',
    svg: 'image/svg+xml',
    png: 'image/png',
    woff2: 'font/woff2',
    wasm: 'application/wasm',
    webmanifest: 'application/manifest+json',
};

/**
 * @param {string} folder
 * @param {string} below "/" or "/some/where/"
 * @returns {Promise<{url: string, asked: string[], close: () => Promise<void>}>}
 */
export async function serve_files(folder, below) {
    /** @type {string[]} */
    const asked = [];
    const server = createServer((request, answer) => {
        const { pathname } = new URL(request.url ?? '/', 'http://x');
        asked.push(pathname);
        const path = pathname.startsWith(below) ? pathname.slice(below.length) : '404.html';
        const wanted = join(folder, path.endsWith('/') || path === '' ? `${path}index.html` : path);
        const found = existsSync(wanted) && statSync(wanted).isFile();
        const file = found ? wanted : join(folder, '404.html');
        const ending = /** @type {keyof typeof kinds} */ (file.split('.').at(-1));
        answer.writeHead(found ? 200 : 404, { 'Content-Type': kinds[ending] ?? 'application/octet-stream' });
        answer.end(readFileSync(file));
    });
    await new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(undefined)));
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    return {
        url: `http://127.0.0.1:${String(port)}${below}`,
        asked,
        close: () =>
            new Promise((closed) => {
                server.closeAllConnections();
                server.close(() => {
                    closed();
                });
            }),
    };
}
