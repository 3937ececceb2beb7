// docs/protocol.md says what is: its messages fit the schema, and its events have exactly the schema's fields.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { game_names } from '../../src/games/index.ts';
import { fits } from '../schema.ts';

const page = readFileSync('../docs/protocol.md', 'utf8').split('\n');

const kinds: readonly (readonly [string, string])[] = [
    ['    → ', 'ToServer'],
    ['    ← ', 'ToClient'],
    ['    room.dealing ', 'Dealing'],
    ['    {', 'ToServer'],
];
const examples = page.flatMap((line) =>
    kinds.flatMap(([start, kind]) =>
        line.startsWith(start) ? [[kind, line.slice(start.endsWith('{') ? 4 : start.length)] as const] : [],
    ),
);

describe('the examples', () => {
    it('are all that stands in its blocks', () => {
        expect(examples.length).toBeGreaterThan(25);
        expect(examples).toHaveLength(page.filter((line) => line.startsWith('    ')).length);
    });
    it.each(examples)('%s %s', (kind, text) => {
        fits(kind, JSON.parse(text));
    });
    it('is one exchange: every request has its answer', () => {
        const sent = examples.filter(([kind]) => kind === 'ToServer').map(([, text]) => nonce_of(text));
        const heard = examples.filter(([kind]) => kind === 'ToClient').map(([, text]) => nonce_of(text));
        for (const nonce of sent.filter((one) => one?.startsWith('n'))) expect(heard).toContain(nonce);
    });
});

const nonce_of = (text: string) => (JSON.parse(text) as { nonce?: string }).nonce;

interface Shape {
    readonly required: readonly string[];
    readonly properties: Readonly<Record<string, { const?: string }>>;
}
const { $defs } = JSON.parse(readFileSync('../schema/wire.schema.json', 'utf8')) as {
    $defs: Record<string, { anyOf: readonly Shape[] }>;
};

function rows_under(head: string): string[] {
    const at = page.findIndex((line) => line.startsWith(`| \`${head}\` | fields`));
    const end = page.findIndex((line, i) => i > at && !line.startsWith('|'));
    return page
        .slice(at + 2, end)
        .map((line) => line.split('|').slice(1, 3).join('|').replaceAll('`', '').trim());
}

function row_of({ required, properties }: Shape): string {
    const fields = Object.keys(properties).filter((name) => name !== 'event');
    const marked = fields.map((name) => (required.includes(name) ? name : `${name}?`));
    return `${properties['event']?.const ?? ''} | ${marked.join(' ')}`.trim();
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
it.each(['table', ...game_names].map((name) => [name, `${capital(name)}Event`]))(
    'the events of %s have the fields of %s',
    (head, definition) => {
        expect(rows_under(head)).toEqual($defs[definition]?.anyOf.map(row_of));
    },
);
