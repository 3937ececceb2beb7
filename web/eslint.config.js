import js from '@eslint/js';
import globals from 'globals';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import { game_names } from './scripts/game-names.js';
import svelte_config from './svelte.config.js';

const no_enums = {
    selector: 'TSEnumDeclaration',
    message: 'Use a union of words; the wire speaks in words.',
};
// A game's name, in whatever way it is written.
const named = `/^(${game_names.join('|')})$/`;
const no_games = [
    `Literal[value=${named}]`,
    `SvelteLiteral[value=${named}]`,
    `Identifier[name=${named}]`,
].map((selector) => ({
    selector,
    message: 'Nobody asks which game it is: put it into the entry of the game (src/games).',
}));

export default ts.config(
    { ignores: ['dist/', 'node_modules/', 'src/wire/types.gen.ts'] },
    js.configs.recommended,
    ...ts.configs.strict,
    ...svelte.configs.recommended,
    { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: {
            parserOptions: {
                parser: ts.parser,
                extraFileExtensions: ['.svelte'],
                svelteConfig: svelte_config,
            },
        },
    },
    {
        rules: {
            // TypeScript knows what is defined.
            'no-undef': 'off',
            'no-restricted-syntax': ['error', no_enums],
            '@typescript-eslint/consistent-type-imports': 'error',
        },
    },
    {
        files: ['src/**'],
        // The games, their list of screens, the catalogues that say each game's words, the verifier, which trusts no
        // other code, and what is only looked at.
        ignores: [
            'src/games/**',
            'src/screens/games.ts',
            'src/words/**',
            'src/fair/**',
            'src/screens/story/scenes.ts',
            'src/gallery/**',
        ],
        rules: { 'no-restricted-syntax': ['error', no_enums, ...no_games] },
    },
);
