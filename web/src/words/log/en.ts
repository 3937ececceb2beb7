import type { GameName } from '../../wire/game.ts';
import { count_in, list_in } from '../plural.ts';
import type { Who } from '../who.ts';

// The log in words: one sentence for every kind of event, and for whom the table waits.
const count = count_in('en');
const list = list_in('en');
const cards = { one: 'card', other: 'cards' };
const points = { one: 'point', other: 'points' };
const subject = (who: Who) => (who.you ? 'You' : who.name);
const object = (who: Who) => (who.you ? 'you' : who.name);
const does = (who: Who, you: string, they: string) => `${subject(who)} ${who.you ? you : they}`;

export const en = {
    spicy: {
        started: (first: Who, variants: readonly string[]) =>
            `The game begins with ${object(first)}.${variants.length > 0 ? ` In play: ${list(variants)}.` : ''}`,
        played: (who: Who, declared: string) => `${does(who, 'say', 'says')} ${declared}.`,
        played_last: (who: Who, declared: string) => `${does(who, 'say', 'says')} ${declared}. Last card!`,
        played_total_wild: (who: Who, declared: string) =>
            `${does(who, 'play', 'plays')} a total wild as ${declared}.`,
        copied: (who: Who, declared: string) => `${does(who, 'copy', 'copies')}: ${declared} once more.`,
        copied_last: (who: Who, declared: string) =>
            `${does(who, 'copy', 'copies')}: ${declared} once more. Last card!`,
        extras: (who: Who, number: number) =>
            `${does(who, 'slip', 'slips')} ${count(number, cards)} underneath.`,
        took_back_s10: (who: Who, declared: string) =>
            `${declared} does not fit: ${does(who, 'take', 'takes')} the card back.`,
        took_back_s19: (who: Who) =>
            `${does(who, 'forgot', 'forgot')} to announce the last card and ${who.you ? 'take' : 'takes'} it back.`,
        passed: (who: Who) => `${does(who, 'pass', 'passes')}.`,
        drew: (who: Who, number: number) => `${does(who, 'draw', 'draws')} ${count(number, cards)}.`,
        drew_cards: (names: readonly string[]) => `You draw ${list(names)}.`,
        peeked: (who: Who) => `${does(who, 'peek', 'peeks')} at a face-down card. That costs one.`,
        answered: (who: Who) => `${does(who, 'have', 'has')} answered.`,
        declined: (who: Who) => `${does(who, 'let', 'lets')} it go.`,
        challenged_number: (who: Who, against: Who) => `${subject(who)} to ${object(against)}: wrong number!`,
        challenged_spice: (who: Who, against: Who) => `${subject(who)} to ${object(against)}: wrong spice!`,
        challenged_whole: (who: Who, against: Who) => `${subject(who)} to ${object(against)}: wrong!`,
        revealed: (card: string, declared: string, winner: Who) =>
            `Declared ${declared}, and it is: ${card}. ${does(winner, 'win', 'wins')} the challenge.`,
        won: (who: Who, number: number) =>
            `${does(who, 'take', 'takes')} the stack: ${count(number, cards)}.`,
        raided: (who: Who, number: number) =>
            `The paw strikes: ${does(who, 'raid', 'raids')} ${count(number, cards)}.`,
        new_stack: 'new stack',
        last_card_stood: (who: Who) =>
            who.you ? 'Your last card stands.' : `${who.name}’s last card stands.`,
        trophy: (who: Who) => `${does(who, 'win', 'wins')} a trophy!`,
        total_wild_offered: (who: Who) => `${does(who, 'may', 'may')} take a total wild.`,
        total_wild_taken: (who: Who) => `${does(who, 'take', 'takes')} a total wild.`,
        total_wild_declined: (who: Who) => `${does(who, 'take', 'takes')} no total wild.`,
        over: {
            'two-trophies': 'Game over: a second trophy.',
            'last-trophy': 'Game over: the last trophy is gone.',
            'end-card': 'Game over: the end card is on top.',
            none: 'Game over.',
        },
    },
    schoten: {
        round: (round: number, starter: Who) => `Round ${round}. ${does(starter, 'lead', 'leads')} first.`,
        ranking: (names: readonly string[]) => `Super trumps, strongest first: ${names.join(', ')}.`,
        tipped: (who: Who) => `${does(who, 'have', 'has')} tipped.`,
        tips: (who: Who, most: string, fewest: string) =>
            `${does(who, 'tip', 'tips')} most ${most}, fewest ${fewest}.`,
        card: (who: Who, card: string) => `${does(who, 'play', 'plays')} ${card}.`,
        trick: (who: Who, number: number) =>
            `${does(who, 'win', 'wins')} the trick: ${count(number, cards)}.`,
        took: (who: Who, colour: string) => `${does(who, 'take', 'takes')} ${colour} from the rack.`,
        scored: (who: Who, number: number) => `${does(who, 'score', 'scores')} ${count(number, points)}.`,
        over: (winners: readonly Who[]) =>
            winners.length === 1 && winners[0]
                ? `Game over. ${does(winners[0], 'win', 'wins')}!`
                : `Game over. ${list(winners.map(subject))} win together!`,
    },
    waiting: {
        you: 'Your turn',
        turn: (name: string) => `${name}’s turn`,
        answers: (names: readonly string[]) => `Waiting for ${list(names)}`,
        slap_margin: (name: string, ms: number) => `${name}, ${ms} ms earlier`,
    },
} satisfies Record<GameName, object> & Record<string, unknown>;

export type Words = typeof en;
