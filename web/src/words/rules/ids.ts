// Which rules the help knows, in the order it shows them. The ids are those of docs/rules.md; a test holds the two together.
import type { GameName } from '../../wire/game.ts';

export const spicy_sections = {
    setup: ['S1', 'S2', 'S3', 'S4', 'S5'],
    turn: ['S6', 'S7', 'S8', 'S9', 'S10', 'S11', 'S12'],
    challenge: ['S13', 'S14', 'S15', 'S16', 'S17', 'S18'],
    trophies: ['S19', 'S20', 'S21', 'S22', 'S23'],
    end: ['S24', 'S25', 'S26', 'S27'],
    variants: ['V0', 'V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7', 'V8'],
    total_wilds: ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7', 'W8', 'W9'],
    table: ['M1', 'P1', 'P2', 'P3'],
} as const;

export const schoten_sections = {
    setup: ['T1', 'T2', 'T3', 'T4', 'T5', 'T6'],
    tricks: ['T7', 'T8', 'T9', 'T13'],
    scoring: ['T10', 'T11', 'T12'],
    table: ['P3'],
} as const;

// Of every game the wire knows.
export const rule_sections = {
    spicy: spicy_sections,
    schoten: schoten_sections,
} satisfies Record<GameName, Readonly<Record<string, readonly string[]>>>;

export type SpicySection = keyof typeof spicy_sections;
export type SchotenSection = keyof typeof schoten_sections;
export type SpicyRuleId = (typeof spicy_sections)[SpicySection][number];
export type SchotenRuleId = (typeof schoten_sections)[SchotenSection][number];

// A rule: its name, what it says, an example. A text may point to others as [S9].
export type Rule = readonly [title: string, text: string, example?: string];

export interface RuleBook<Section extends string, Id extends string, Picture extends string> {
    readonly goal: string;
    readonly pictures: Readonly<Record<Picture, string>>;
    readonly sections: Readonly<Record<Section, string>>;
    readonly rules: Readonly<Record<Id, Rule>>;
}
