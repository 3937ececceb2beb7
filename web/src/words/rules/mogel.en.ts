import type { MogelRuleId, MogelSection, RuleBook } from './ids.ts';

export type MogelRules = RuleBook<MogelSection, MogelRuleId>;

export const en: MogelRules = {
    goal: 'Be first to lose your cards, with or without the truth.',
    sections: { rules: 'Rules' },
    rules: {
        G1: ['The cards', '24 cards, 1 to 6 four times. Six each.'],
        G2: ['Laying', 'Lay a card face down and say a number: the same as the last, or the next.'],
        G3: ['Doubting', 'Or doubt the last card. Whoever was wrong takes the pile.'],
        G4: ['The end', 'It ends when somebody in turn has no cards. Each card costs a point.'],
    },
};
