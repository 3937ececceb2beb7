// The service worker with what it keeps: every file of the client at its install, but not what only local tables need.
// It carries a mark of what was built: another build is another worker, and the client can offer it.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

// As the page asks for them: below where the client lies.
const beside = ['./', 'favicon.svg', 'manifest.webmanifest', 'icons/icon-192.png'];
const later = /\.(wasm|weights|map)$/;

export function shell_of(files: readonly string[]): string[] {
    return [...beside, ...files.filter((file) => file.startsWith('assets/') && !later.test(file)).sort()];
}

export function service_worker(static_site: boolean): Plugin {
    return {
        name: 'service-worker',
        apply: 'build',
        generateBundle: {
            // When all the others have brought their files.
            order: 'post',
            handler(_options, bundle) {
                const files = Object.keys(bundle).sort();
                const mark = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
                const source = readFileSync('src/worker/sw.js', 'utf8')
                    .replace('__BUILD__', mark)
                    .replace('__SHELL__', JSON.stringify(shell_of(files)))
                    .replace('__STATIC__', String(static_site));
                this.emitFile({ type: 'asset', fileName: 'sw.js', source });
            },
        },
    };
}
