import { readdirSync, readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { house_module, module_is_made } from './vite/module.ts';
import { service_worker } from './vite/service_worker.ts';
import { static_files } from './vite/static_site.ts';

// What travels with the client, and whose licence therefore travels along.
const travels = {
    fraunces: '@fontsource-variable/fraunces',
    figtree: '@fontsource-variable/figtree',
    svelte: 'svelte',
    'noble-hashes': '@noble/hashes',
    uqr: 'uqr',
};

function licences(): Plugin {
    return {
        name: 'licences',
        apply: 'build',
        generateBundle() {
            for (const [name, path] of Object.entries(travels)) {
                const folder = `node_modules/${path}/`;
                const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
                if (file === undefined) throw new Error(`no licence in ${folder}`);
                const source = readFileSync(folder + file, 'utf8');
                this.emitFile({ type: 'asset', fileName: `licences/${name}.txt`, source });
            }
        },
    };
}

// What Svelte needs for the fields of forms: no table has one, and what only defines functions may stay away from it.
const fields = /node_modules\/svelte\/.*\/bindings\/(select|input)\.js$/;

// What is wanted together comes together: over a phone's line every file more is a wait more.
const together = [
    { name: language_of('start'), test: /words\/(common|room)\/(en|de|fr)\.ts$/ },
    { name: language_of('hall'), test: /words\/hall\/(en|de|fr)\.ts$/ },
    { name: language_of('table'), test: /words\/(table|cards|log)\/(en|de|fr)\.ts$/ },
    // What every screen stands on, and what is known of each game before its table is shown.
    {
        name: 'start',
        test: /src\/(games\/(index|\w+\/(index|awaited|cards|challenge|names|rule|sentence|trick))\.ts|art\/codes|model\/(awaited|clock|fold|model|names|seals)|words\/words|screens\/games|games\/\w+\/screens\/index|app\/(?!attention|attend\b|speech|worker)|wire\/|parts\/(Part|Lazy))/,
    },
    { name: 'fields', test: fields },
    { name: 'svelte', test: /node_modules\/(svelte|esm-env|clsx)\/|rolldown.runtime|preload-helper/ },
    {
        name: 'cards',
        test: /src\/art\/(Sheet|glyphs|Parts|drawing|path|suits|Mark|Caption|NumberCard|WildCard|CardBack|SpicyCard|SchotenCard)\b/,
    },
    {
        name: 'faces',
        test: /src\/art\/(faces|cats|CatFace|MoodFace|moods|mood_parts|ears|tone|litters|people|wear)\b/,
    },
    {
        name: 'home',
        test: /src\/(screens\/pages\/(Home|Fan|TableList)|parts\/(NameField|LinkLine|HostLinks|LanguageSwitch)|art\/(Logo|logo))\b/,
    },
    {
        name: 'at-table',
        test: /src\/(screens\/room\/TableScreen|table\/(Board|Bar|Ring|Seconds|Drain|SealChip|SeatName|roving|hand|step_among|desk|around)|moves\/|model\/(others|status|sentences|cats\b)|games\/spicy\/last_card|art\/pieces|parts\/Face|app\/(attend|speech))/,
    },
];

function language_of(area: string): (id: string) => string {
    return (id) => `${area}-${/(\w\w)\.ts$/.exec(id)?.[1] ?? ''}`;
}

// --mode static: a folder for any web server and any path (scripts/build-web --static).
export default defineConfig(({ mode }) => ({
    base: mode === 'static' ? './' : '/',
    plugins: [
        svelte(),
        licences(),
        house_module(),
        mode === 'static' ? static_files() : [],
        service_worker(mode === 'static'),
        svelteTesting(),
    ],
    worker: { format: 'es' as const },
    assetsInclude: ['**/*.weights'],
    define: { 'import.meta.env.SCOVILLE_MODULE': JSON.stringify(module_is_made()) },
    build: {
        target: 'es2022',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
            treeshake: { moduleSideEffects: [{ test: fields, sideEffects: false }] },
            preserveEntrySignatures: 'allow-extension',
            output: { codeSplitting: { includeDependenciesRecursively: false, groups: together } },
        },
    },
    // In development the tables come from a server started apart: scoville serve.
    server: { proxy: { '/ws': { target: process.env['SCOVILLE'] ?? 'http://127.0.0.1:8080', ws: true } } },
    test: { environment: 'happy-dom', testTimeout: 30_000, include: ['tests/**/*.test.ts'] },
}));
