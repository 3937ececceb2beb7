// The check of the folders finds what it is there for.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { imports_of, place_of, read_plan, violations } from '../scripts/check-folders.js';

const plan = read_plan(
    [
        '# a plan',
        'wire:',
        'games/entry.ts: wire',
        'games/*: games/entry.ts',
        'games: (games/*)',
        'app: games wire',
        'games/*/screens: app (games/*)',
        'screens: app (games/*/screens)',
        '.: screens',
    ].join('\n'),
);
const found = (file: string, text: string) => violations(plan, { [file]: text });

describe('a plan', () => {
    it('has direct arrows; what is used by those is allowed too, but for what is theirs alone', () => {
        expect([...(plan.get('screens') ?? [])].sort()).toEqual(['app', 'games', 'games/*/screens', 'wire']);
    });
    it('has no arrows to what stands below', () => {
        expect(() => read_plan('app: screens\nscreens:')).toThrow('screens');
    });
    it('knows the place of a file, the nearest first', () => {
        expect(place_of('games/spicy/draft.ts', plan)).toEqual({ place: 'games/*', stands_for: 'spicy' });
        expect(place_of('games/spicy/screens/form/Box.svelte', plan)?.place).toBe('games/*/screens');
        expect(place_of('games/entry.ts', plan)?.place).toBe('games/entry.ts');
        expect(place_of('games/index.ts', plan)?.place).toBe('games');
        expect(place_of('main.ts', plan)?.place).toBe('.');
        expect(place_of('cellar/wine.ts', plan)).toBeNull();
    });
});

describe('a planted violation', () => {
    it.each([
        ['by value', 'app/a.ts', "import { x } from '../screens/b.ts';"],
        ['by type', 'app/a.ts', "import type { X } from '../screens/b.ts';"],
        ['by type, inline', 'app/a.ts', "type X = import('../screens/b.ts').X;"],
        ['passed on', 'app/a.ts', "export * from '../screens/b.ts';"],
        ['when it is wanted', 'app/a.ts', "const load = () => import('../screens/b.ts');"],
        [
            'in a component',
            'app/A.svelte',
            '<script lang="ts">\n import B from "../screens/B.svelte";\n</script>',
        ],
        [
            'in markup',
            'app/A.svelte',
            "{#await import('../screens/B.svelte') then { default: B }}<B />{/await}",
        ],
        ['of the inside of a game', 'app/a.ts', "import { x } from '../games/spicy/draft.ts';"],
        ['of another game', 'games/spicy/a.ts', "import { x } from '../schoten/b.ts';"],
        ['of a folder nobody planned', 'app/a.ts', "import { x } from '../cellar/b.ts';"],
        ['by a folder nobody planned', 'cellar/a.ts', ''],
    ])('%s', (_how, file, text) => {
        expect(found(file, text)).toHaveLength(1);
    });
});

it('what keeps to the plan is left alone', () => {
    expect(found('screens/a.ts', "import { x } from '../games/spicy/screens/index.ts';")).toEqual([]);
    expect(
        found('games/spicy/screens/A.svelte', "<script>import { x } from '../draft.ts';</script>"),
    ).toEqual([]);
    expect(found('main.ts', "import 'svelte'; import './style/base.css';")).toEqual([]);
    expect(imports_of('a.ts', "// import './b.ts'\nconst text = \"import('./c.ts')\";")).toEqual([]);
});

it('our own plan can be read', () => {
    expect(read_plan(readFileSync('folders.txt', 'utf8')).size).toBeGreaterThan(10);
});
