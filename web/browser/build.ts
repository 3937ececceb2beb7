// The built client behind a plain web server, and a Chromium to look at it: what every browser test starts from.
import { execFileSync } from 'node:child_process';
import { preview } from 'vite';
import { open_browser } from '../scripts/browser.js';

export async function open_built_client() {
    // In a process of its own, as people build it: here Vite would take itself for a test.
    const env = Object.fromEntries(
        Object.entries(process.env).filter(([name]) => !/^(NODE_ENV|VITEST)/.test(name)),
    );
    execFileSync('node_modules/.bin/vite', ['build', '--logLevel', 'error'], { env, stdio: 'inherit' });
    const server = await preview({ logLevel: 'error', preview: { host: '127.0.0.1', port: 0 } });
    const url = server.resolvedUrls?.local[0];
    if (url === undefined) throw new Error('the preview server has no address');
    const browser = await open_browser();
    return {
        url,
        browser,
        close: async () => {
            await browser.close();
            await server.close();
        },
    };
}
