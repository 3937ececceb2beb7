import { count_in, list_in } from '../plural.ts';
import type { Who } from '../who.ts';
import type { Words } from './en.ts';

const count = count_in('de');
const list = list_in('de');
const cards = { one: 'Karte', other: 'Karten' };
const points = { one: 'Punkt', other: 'Punkte' };
const subject = (who: Who) => (who.you ? 'Du' : who.name);
const dative = (who: Who) => (who.you ? 'dir' : who.name);
const does = (who: Who, you: string, they: string) => `${subject(who)} ${who.you ? you : they}`;
// „Annas“, „Max’“
const of = (name: string) => (/[sßxz]$/i.test(name) ? `${name}’` : `${name}s`);

export const de: Words = {
    spicy: {
        started: (first, variants) =>
            `Das Spiel beginnt mit ${dative(first)}.${variants.length > 0 ? ` Im Spiel: ${list(variants)}.` : ''}`,
        played: (who, declared) => `${does(who, 'sagst', 'sagt')} ${declared} an.`,
        played_last: (who, declared) => `${does(who, 'sagst', 'sagt')} ${declared} an. Letzte Karte!`,
        played_total_wild: (who, declared) =>
            `${does(who, 'spielst', 'spielt')} einen Super-Joker als ${declared}.`,
        copied: (who, declared) => `${does(who, 'machst', 'macht')} es nach: noch einmal ${declared}.`,
        copied_last: (who, declared) =>
            `${does(who, 'machst', 'macht')} es nach: noch einmal ${declared}. Letzte Karte!`,
        extras: (who, number) => `${does(who, 'schiebst', 'schiebt')} ${count(number, cards)} darunter.`,
        took_back_s10: (who, declared) =>
            `${declared} passt nicht: ${does(who, 'nimmst', 'nimmt')} die Karte zurück.`,
        took_back_s19: (who) =>
            `${does(who, 'hast', 'hat')} die letzte Karte nicht angesagt und ${who.you ? 'nimmst' : 'nimmt'} sie zurück.`,
        passed: (who) => `${does(who, 'passt', 'passt')}.`,
        drew: (who, number) => `${does(who, 'ziehst', 'zieht')} ${count(number, cards)}.`,
        drew_cards: (names) => `Du ziehst ${list(names)}.`,
        peeked: (who) => `${does(who, 'guckst', 'guckt')} unter eine verdeckte Karte. Das kostet eine.`,
        answered: (who) => `${does(who, 'hast', 'hat')} geantwortet.`,
        declined: (who) => `${does(who, 'lässt', 'lässt')} die Karte gelten.`,
        challenged_number: (who, against) => `${subject(who)} zu ${dative(against)}: falsche Zahl!`,
        challenged_spice: (who, against) => `${subject(who)} zu ${dative(against)}: falsches Gewürz!`,
        challenged_whole: (who, against) => `${subject(who)} zu ${dative(against)}: falsch!`,
        revealed: (card, declared, winner) =>
            `Angesagt war ${declared}, es ist: ${card}. ${does(winner, 'gewinnst', 'gewinnt')} die Herausforderung.`,
        won: (who, number) => `${does(who, 'nimmst', 'nimmt')} den Stapel: ${count(number, cards)}.`,
        raided: (who, number) =>
            `Die Tatze schlägt zu: ${does(who, 'raubst', 'raubt')} ${count(number, cards)}.`,
        new_stack: 'neuer Stapel',
        last_card_stood: (who) =>
            who.you ? 'Deine letzte Karte gilt.' : `${of(who.name)} letzte Karte gilt.`,
        trophy: (who) => `${does(who, 'gewinnst', 'gewinnt')} eine Trophäe!`,
        total_wild_offered: (who) => `${does(who, 'darfst', 'darf')} einen Super-Joker nehmen.`,
        total_wild_taken: (who) => `${does(who, 'nimmst', 'nimmt')} einen Super-Joker.`,
        total_wild_declined: (who) => `${does(who, 'nimmst', 'nimmt')} keinen Super-Joker.`,
        over: {
            'two-trophies': 'Spielende: eine zweite Trophäe.',
            'last-trophy': 'Spielende: die letzte Trophäe ist vergeben.',
            'end-card': 'Spielende: die Spielende-Karte liegt oben.',
            none: 'Spielende.',
        },
    },
    schoten: {
        round: (round, starter) => `Runde ${round}. ${does(starter, 'spielst', 'spielt')} zuerst aus.`,
        ranking: (names) => `Supertrümpfe, der stärkste zuerst: ${names.join(', ')}.`,
        tipped: (who) => `${does(who, 'hast', 'hat')} getippt.`,
        tips: (who, most, fewest) => `${does(who, 'tippst', 'tippt')}: meiste ${most}, wenigste ${fewest}.`,
        card: (who, card) => `${does(who, 'spielst', 'spielt')} ${card}.`,
        trick: (who, number) => `${does(who, 'gewinnst', 'gewinnt')} den Stich: ${count(number, cards)}.`,
        took: (who, colour) => `${does(who, 'nimmst', 'nimmt')} ${colour} aus dem Gewürzschrank.`,
        scored: (who, number) => `${does(who, 'bekommst', 'bekommt')} ${count(number, points)}.`,
        over: (winners) =>
            winners.length === 1 && winners[0]
                ? `Spielende. ${does(winners[0], 'gewinnst', 'gewinnt')}!`
                : `Spielende. Gemeinsam gewonnen: ${list(winners.map(subject))}!`,
    },
    waiting: {
        you: 'Du bist am Zug',
        turn: (name) => `${name} ist am Zug`,
        answers: (names) => `Warten auf ${list(names)}`,
        slap_margin: (name, ms) => `${name}, ${ms} ms früher`,
    },
};
