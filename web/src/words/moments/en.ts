import type { Who } from '../who.ts';
import { count_in, list_in } from '../plural.ts';

// The great moments of a game, each said in full.
const count = count_in('en');
const list = list_in('en');
const cards = { one: 'card', other: 'cards' };
const subject = (who: Who) => (who.you ? 'You' : who.name);
const inner = (who: Who) => (who.you ? 'you' : who.name);
const does = (who: Who, you: string, they: string) => `${subject(who)} ${who.you ? you : they}`;

export const en = {
    verdict: {
        title: 'The verdict',
        said: (who: Who, claim: string) => `${subject(who)} said ${claim}.`,
        copied: (who: Who, claim: string) => `${subject(who)} copied ${claim}.`,
        doubted: {
            number: (who: Who) => `${subject(who)} doubted the number.`,
            spice: (who: Who) => `${subject(who)} doubted the spice.`,
            copy: (who: Who) => `${subject(who)} said: wrong!`,
            blind: (who: Who) => `${subject(who)} turned it up and named nothing.`,
        },
        doubted_this: (who: Who) => `${inner(who)} doubted this`,
        number: 'Number',
        spice: 'Spice',
        as_claimed: 'as claimed',
        right: 'true',
        wrong: 'lie',
        none: { number: 'no number', spice: 'no spice' },
        every: { number: 'every number', spice: 'every spice' },
        facts: {
            both_true: () => 'Both were true.',
            both_lies: () => 'Both were lies.',
            number_lie: () => 'The number was the lie.',
            spice_lie: () => 'The spice was the lie.',
            number_lie_missed: (who: Who) =>
                `The spice was true. The number was the lie, but ${inner(who)} doubted the spice.`,
            spice_lie_missed: (who: Who) =>
                `The number was true. The spice was the lie, but ${inner(who)} doubted the number.`,
            wild_spice: () => 'A wild spice is every spice and has no number.',
            wild_number: () => 'A wild number is every number and has no spice.',
            twins: () => '6 and 9 count as each other.',
            copy: () => 'A copy must be right in both.',
            blind: () => 'Who names nothing loses at once.',
        },
        wins: (who: Who, number: number, trophy: boolean) =>
            `${does(who, 'win', 'wins')} ${count(number, cards)}${trophy ? ' and a trophy' : ''}.`,
        draws: (who: Who, number: number, starts: boolean) =>
            `${does(who, 'draw', 'draws')} ${number}${starts ? ` and ${who.you ? 'start' : 'starts'}` : ''}.`,
        earlier: (who: Who, ms: number) => `${subject(who)}, ${ms} ms earlier`,
        on: 'Go on',
    },
    round: {
        title: (round: number, of: number) => `Round ${round} of ${of}`,
        you_get: (points: number) => `You get ${count(points, { one: 'point', other: 'points' })}`,
        gets: (name: string, points: number) =>
            `${name}: most of all, ${count(points, { one: 'point', other: 'points' })}`,
        both: (gap: number) => `Both tips count, ${count(gap, cards)} apart`,
        one: 'One tip counts, so no gap',
        neither: 'Neither tip counts',
        most: 'most',
        fewest: 'fewest',
        verdict: { right: 'right', tied: 'tied', wrong: 'wrong' },
        gap: (most: number, fewest: number) => `gap ${most} − ${fewest}`,
        no_gap: 'no gap',
        you: 'You',
        total: (points: number) => `${points} in all`,
        totals: (round: number) => `Totals after round ${round}`,
        on: (round: number) => `On to round ${round}`,
        on_last: 'To the result',
        waits: (names: readonly string[]) => `Waiting for ${list(names)}.`,
        row: (name: string, points: number, total: number) =>
            `${name}: ${count(points, { one: 'point', other: 'points' })}, ${total} in all`,
    },
    trick: {
        super: (card: string) => `${card} is a super trump.`,
        higher_super: (card: string, other: string) => `${card} is a stronger super trump than ${other}.`,
        outranks: (colour: string, other: string) => `${colour} outranks ${other} today.`,
        higher: (number: number, other: number, colour: string) => `${number} beats ${other} in ${colour}.`,
        alone: () => 'Nobody else had a say.',
    },
    last: {
        title: 'Last card',
        plays_for: (who: Who) => `${does(who, 'play', 'plays')} for a trophy`,
        says: (who: Who) => does(who, 'say', 'says'),
        copies: (who: Who) => does(who, 'copy', 'copies'),
        right: (number: number) => `Right doubt: ${count(number, cards)} to you, no trophy`,
        wrong: (name: string, ends: boolean) =>
            ends
                ? `Wrong doubt: cards and trophy to ${name}, game over`
                : `Wrong doubt: you draw 2, cards and trophy to ${name}`,
        ends: 'This trophy would end the game.',
        let_about: (name: string) => `${name} takes the trophy if everyone does`,
        answered: 'answered',
        thinking: 'thinking',
        you: 'You',
        your_answer: 'answer?',
        takes: (who: Who) => `${does(who, 'take', 'takes')} a trophy!`,
        stood: 'Nobody doubted the last card.',
        held: 'The last card held.',
    },
    end: {
        place: (place: number) => ['1st', '2nd', '3rd'][place - 1] ?? `${place}th`,
        look: 'Look back',
        again: 'Another game',
        decided: 'The moment that decided it',
        skip: 'Skip ahead',
        rounds: 'Round by round',
    },
};

export type Words = typeof en;
