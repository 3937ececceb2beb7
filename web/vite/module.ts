// The house, and what looks back, as WebAssembly modules (scripts/build-module makes them in made/), under names with a
// hash of what is in them: a page can only ask for those it was built with. A client built without it plays at the server only.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const name = 'virtual:module';

export const module_is_made = (folder = 'made'): boolean => existsSync(resolve(folder, 'build.json'));

function files_in(folder: string): string {
    if (!module_is_made(folder)) return 'export default null;';
    const file = (name: string) => resolve(folder, name);
    const { build } = JSON.parse(readFileSync(file('build.json'), 'utf8')) as { build: string };
    return [
        `import wasm from ${JSON.stringify(`${file('scoville.wasm')}?url`)};`,
        `import analyst from ${JSON.stringify(`${file('analyst.wasm')}?url`)};`,
        `import weights from ${JSON.stringify(`${file('bots.weights')}?url`)};`,
        `export default { wasm, analyst, weights, build: ${JSON.stringify(build)} };`,
    ].join('\n');
}

export function house_module(folder = 'made'): Plugin {
    return {
        name: 'house-module',
        resolveId: (id) => (id === name ? `\0${name}` : null),
        load: (id) => (id === `\0${name}` ? files_in(folder) : null),
    };
}
