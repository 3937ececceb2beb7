// Holds the imports of src to the plan of its folders (folders.txt): node scripts/check-folders.js
// Everything counts: types, re-exports, and what is imported when it is wanted.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

/** @typedef {Map<string, Set<string>>} Plan each place with all it may use */

/** @param {string} text @returns {Plan} */
export function read_plan(text) {
    /** @type {Plan} */
    const handed_on = new Map();
    /** @type {Plan} */
    const plan = new Map();
    for (const line of text.split('\n')) {
        if (line.trim() === '' || line.startsWith('#')) continue;
        const [place = '', uses] = line.split(':');
        if (uses === undefined) throw new Error(`no place: ${line}`);
        const names = uses.split(' ').filter((name) => name !== '');
        const own = names.filter((name) => name.startsWith('(')).map((name) => name.slice(1, -1));
        const shared = names.filter((name) => !name.startsWith('('));
        for (const name of [...own, ...shared])
            if (!plan.has(name)) throw new Error(`${place} uses ${name}, which does not stand above it`);
        const reached = (/** @type {string} */ name) => [name, ...(handed_on.get(name) ?? [])];
        handed_on.set(place, new Set(shared.flatMap(reached)));
        plan.set(place, new Set([...shared, ...own].flatMap(reached)));
    }
    return plan;
}

// The place of a file of src, and which one of those that a star stands for.
/** @param {string} file @param {Plan} plan */
export function place_of(file, plan) {
    const parts = file.split('/');
    for (let length = parts.length; length > 0; length -= 1) {
        const path = parts.slice(0, length);
        for (const place of plan.keys()) {
            const names = place.split('/');
            if (names.length !== length || place === '.') continue;
            const fits = names.every((name, i) => name === path[i] || (name === '*' && i < parts.length - 1));
            if (fits) return { place, stands_for: path[names.indexOf('*')] };
        }
    }
    return parts.length === 1 ? { place: '.', stands_for: undefined } : null;
}

// What a file imports, as written. Of a component only its scripts and the imports in its markup.
/** @param {string} file @param {string} text @returns {string[]} */
export function imports_of(file, text) {
    if (!file.endsWith('.svelte')) return imports_in_script(text);
    const scripts = [...text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(
        ([, script = '']) => script,
    );
    const markup = text.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '');
    const later = [...markup.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g)].map(([, path = '']) => path);
    return [...scripts.flatMap(imports_in_script), ...later];
}

/** @param {string} script */
function imports_in_script(script) {
    return ts.preProcessFile(script, true, true).importedFiles.map(({ fileName }) => fileName);
}

/**
 * @param {Plan} plan
 * @param {Readonly<Record<string, string>>} files the text of each file, by its path in src
 */
export function violations(plan, files) {
    return Object.entries(files).flatMap(([file, text]) => {
        const from = place_of(file, plan);
        if (from === null) return [`${file}: its folder is not in the plan`];
        return imports_of(file, text).flatMap((path) => {
            if (!path.startsWith('.') || path.endsWith('.css')) return [];
            const target = posix.join(posix.dirname(file), path);
            const to = place_of(target, plan);
            if (to === null) return [`${file} → ${target}: not in the plan`];
            const one_of_many = from.stands_for !== undefined && to.stands_for !== undefined;
            if (one_of_many && from.stands_for !== to.stands_for)
                return [`${file} → ${target}: ${from.stands_for} may not use ${String(to.stands_for)}`];
            if (from.place === to.place || plan.get(from.place)?.has(to.place)) return [];
            return [`${file} → ${target}: ${from.place} may not use ${to.place}`];
        });
    });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
    const web = dirname(import.meta.dirname);
    const src = join(web, 'src');
    const names = readdirSync(src, { recursive: true })
        .map((name) => String(name).replaceAll('\\', '/'))
        .filter((name) => /\.(ts|svelte)$/.test(name));
    const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(src, name), 'utf8')]));
    const plan = read_plan(readFileSync(join(web, 'folders.txt'), 'utf8'));
    const found = violations(plan, files);
    for (const one of found) console.error(one);
    if (found.length > 0) process.exit(1);
    console.log(`${String(names.length)} files keep to the plan of the folders.`);
}
