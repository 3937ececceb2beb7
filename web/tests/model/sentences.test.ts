// Every kind of event has a sentence, and no sentence knows a hidden card.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Speech } from '../../src/games/entry.ts';
import { sentence } from '../../src/model/sentences.ts';
import type { Event, SchotenEvent, SpicyEvent, TableEvent } from '../../src/wire/types.gen.ts';
import { loaders } from '../../src/words/words.svelte.ts';
import { welcome } from '../../src/screens/story/scenes.ts';
import { fits } from '../schema.ts';

const spicy: SpicyEvent[] = [
    { event: 'started', first: 1, variants: ['copy-cat'] },
    { event: 'played', seat: 1, declared: 'c4', card: '??', extras: ['??'], last: true },
    { event: 'copied', seat: 0, declared: 'c4', card: 'w9' },
    { event: 'took-back', seat: 1, declared: 'c4', card: '??', rule: 'S10' },
    { event: 'passed', seat: 0 },
    { event: 'drew', seat: 0, count: 1, cards: ['xs'] },
    { event: 'peeked', seat: 1 },
    { event: 'answered', seat: 1 },
    { event: 'declined', seat: 1 },
    { event: 'challenged', seat: 1, against: 0, trait: null },
    { event: 'revealed', seat: 0, card: 'w9', declared: 'c4', winner: 1, loser: 0 },
    { event: 'won', seat: 1, cards: { spice: 3, total: 1 }, raid: true },
    { event: 'last-card-stood', seat: 1 },
    { event: 'trophy', seat: 1 },
    { event: 'total-wild-offered', seat: 0 },
    { event: 'total-wild', seat: 0, taken: true },
    { event: 'over', reason: 'end-card' },
];
const schoten: SchotenEvent[] = [
    { event: 'round', round: 0, starter: 1, ranking: ['g10', 'k9', 'r2', 'y1'] },
    { event: 'tipped', seat: 1 },
    {
        event: 'tips',
        tips: [
            { most: 'red', fewest: 'black' },
            { most: 'green', fewest: 'red' },
        ],
    },
    { event: 'card', seat: 0, card: 'r9' },
    { event: 'trick', seat: 1, cards: { red: 2, yellow: 1, green: 0, black: 0 } },
    { event: 'took', seat: 1, colour: 'black' },
    { event: 'scored', round: 0, points: [5, 8] },
    { event: 'over', winners: [1] },
];
const table: TableEvent[] = [
    { event: 'created', name: 'Anna' },
    { event: 'sat', seat: 1, name: 'Anna' },
    { event: 'stood', seat: 1, name: 'Anna', removed: true },
    { event: 'ready', seat: 0, ready: true },
    { event: 'bot', seat: 1, level: 'liar' },
    { event: 'configured' },
    { event: 'host', name: 'Anna' },
    { event: 'dealt', game: 1, round: 0, commitment: 'ab'.repeat(32), attempt: 1, shared: [0, 1] },
    { event: 'dealt-again', attempt: 2, late: [1] },
    { event: 'bot-plays', seat: 0, level: 'odds', why: 'time' },
    { event: 'back', seat: 0 },
    { event: 'taken-over', seat: 1, name: 'Anna' },
    { event: 'paused', paused: false },
    { event: 'voted', seat: 1, end: true },
    { event: 'given-up' },
    { event: 'reopened' },
    { event: 'muted', name: 'Anna', muted: true },
    { event: 'closed' },
];
const kinds = (definition: string): string[] => {
    const { $defs } = JSON.parse(readFileSync('../schema/wire.schema.json', 'utf8')) as {
        $defs: Record<string, { anyOf: { properties: { event: { const: string } } }[] }>;
    };
    return ($defs[definition]?.anyOf ?? []).map(({ properties }) => properties.event.const);
};

describe.each(['en', 'de', 'fr'] as const)('in %s', (language) => {
    const words = async (): Promise<Speech> => ({
        log: await loaders.log[language](),
        cards: await loaders.cards[language](),
        room: await loaders.room[language](),
        levels: welcome.levels,
    });

    it('every event of the wire is told', async () => {
        const speech = await words();
        const events: Event[] = [
            ...spicy.map((one) => ({ n: 1, at: 1, spicy: one })),
            ...schoten.map((one) => ({ n: 1, at: 1, schoten: one })),
            ...table.map((one) => ({ n: 1, at: 1, table: one })),
        ];
        for (const event of events) {
            fits('Event', event);
            const text = sentence({ event, names: ['Zoé', 'Anna'] }, 0, speech);
            expect(text, JSON.stringify(event)).not.toMatch(/^$|undefined|NaN|\[object/);
        }
    });

    it('a truth and a lie sound alike, also to their player', async () => {
        const speech = await words();
        const say = (card: string) =>
            sentence(
                {
                    event: { n: 1, at: 1, spicy: { event: 'played', seat: 0, declared: 'c4', card } },
                    names: ['Zoé'],
                },
                0,
                speech,
            );
        expect(say('c4')).toBe(say('w9'));
        expect(say('c4')).toBe(say('??'));
    });
});

it('knows all kinds there are', () => {
    expect(spicy.map(({ event }) => event).sort()).toEqual(kinds('SpicyEvent').sort());
    expect(schoten.map(({ event }) => event).sort()).toEqual(kinds('SchotenEvent').sort());
    expect(table.map(({ event }) => event).sort()).toEqual(kinds('TableEvent').sort());
});

it('the deals of all rounds are sealed at once, and that is said once', async () => {
    const { en } = await import('../../src/words/room/en.ts');
    const say = (event: TableEvent) =>
        sentence({ event: { n: 1, at: 1, table: event }, names: [] }, null, {
            room: en,
            levels: [],
        } as unknown as Speech);
    const rounds = [0, 1, 2].map((round) =>
        say({ event: 'dealt', game: 1, round, commitment: 'ab'.repeat(32), attempt: 1, shared: [] }),
    );
    expect(rounds.filter((text) => text !== '')).toHaveLength(1);
});
