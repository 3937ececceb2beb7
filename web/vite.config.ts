import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const fonts = ['fraunces', 'figtree'];

// The OFL asks that its text travels with the fonts.
function font_licences(): Plugin {
    return {
        name: 'font-licences',
        apply: 'build',
        generateBundle() {
            for (const font of fonts) {
                const source = readFileSync(`node_modules/@fontsource-variable/${font}/LICENSE`, 'utf8');
                this.emitFile({ type: 'asset', fileName: `licences/${font}.txt`, source });
            }
        },
    };
}

export default defineConfig({
    base: './',
    plugins: [svelte(), font_licences(), svelteTesting()],
    build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
    test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
});
