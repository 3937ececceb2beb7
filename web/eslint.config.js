import js from '@eslint/js';
import globals from 'globals';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelte_config from './svelte.config.js';

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
            'no-restricted-syntax': [
                'error',
                { selector: 'TSEnumDeclaration', message: 'Use a union of words; the wire speaks in words.' },
            ],
            '@typescript-eslint/consistent-type-imports': 'error',
        },
    },
);
