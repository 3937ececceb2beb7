import type { Who } from '../who.ts';
import { count_in, list_in } from '../plural.ts';
import type { Words } from './en.ts';

const count = count_in('de');
const list = list_in('de');
const cards = { one: 'Karte', other: 'Karten' };
const points = { one: 'Punkt', other: 'Punkte' };
const subject = (who: Who) => (who.you ? 'Du' : who.name);
const inner = (who: Who) => (who.you ? 'du' : who.name);
const does = (who: Who, you: string, they: string) => `${subject(who)} ${who.you ? you : they}`;

export const de: Words = {
    verdict: {
        title: 'Das Urteil',
        said: (who, claim) => `${does(who, 'hast', 'hat')} ${claim} angesagt.`,
        copied: (who, claim) => `${does(who, 'hast', 'hat')} ${claim} nachgemacht.`,
        doubted: {
            number: (who) => `${does(who, 'hast', 'hat')} die Zahl angezweifelt.`,
            spice: (who) => `${does(who, 'hast', 'hat')} das Gewürz angezweifelt.`,
            copy: (who) => `${does(who, 'hast', 'hat')} „Falsch!“ gesagt.`,
            blind: (who) => `${does(who, 'hast', 'hat')} aufgedeckt und nichts genannt.`,
        },
        doubted_this: (who) => `${inner(who)} ${who.you ? 'zweifeltest' : 'zweifelte'} daran`,
        number: 'Zahl',
        spice: 'Gewürz',
        as_claimed: 'wie gesagt',
        right: 'wahr',
        wrong: 'gelogen',
        none: { number: 'keine Zahl', spice: 'kein Gewürz' },
        every: { number: 'jede Zahl', spice: 'jedes Gewürz' },
        facts: {
            both_true: () => 'Beides war wahr.',
            both_lies: () => 'Beides war gelogen.',
            number_lie: () => 'Die Zahl war gelogen.',
            spice_lie: () => 'Das Gewürz war gelogen.',
            number_lie_missed: (who) =>
                `Das Gewürz war wahr. Die Zahl war gelogen, aber ${inner(who)} ${who.you ? 'hast' : 'hat'} das Gewürz angezweifelt.`,
            spice_lie_missed: (who) =>
                `Die Zahl war wahr. Das Gewürz war gelogen, aber ${inner(who)} ${who.you ? 'hast' : 'hat'} die Zahl angezweifelt.`,
            wild_spice: () => 'Ein Gewürz-Joker ist jedes Gewürz und hat keine Zahl.',
            wild_number: () => 'Ein Zahlen-Joker ist jede Zahl und hat kein Gewürz.',
            twins: () => '6 und 9 gelten als dasselbe.',
            copy: () => 'Eine Nachahmung muss ganz stimmen.',
            blind: () => 'Wer nichts nennt, verliert sofort.',
        },
        wins: (who, number, trophy) =>
            `${does(who, 'gewinnst', 'gewinnt')} ${count(number, cards)}${trophy ? ' und eine Trophäe' : ''}.`,
        draws: (who, number, starts) =>
            `${does(who, 'ziehst', 'zieht')} ${number}${starts ? ` und ${who.you ? 'fängst' : 'fängt'} an` : ''}.`,
        earlier: (who, ms) => `${subject(who)}, ${ms} ms früher`,
        on: 'Weiter',
    },
    round: {
        title: (round, of) => `Runde ${round} von ${of}`,
        you_get: (number) => `Du bekommst ${count(number, points)}`,
        gets: (name, number) => `${name}: am meisten, ${count(number, points)}`,
        both: (gap) => `Beide Tipps zählen, Abstand ${gap}`,
        one: 'Ein Tipp zählt, also kein Abstand',
        neither: 'Kein Tipp zählt',
        most: 'am meisten',
        fewest: 'am wenigsten',
        verdict: { right: 'richtig', tied: 'geteilt', wrong: 'falsch' },
        gap: (most, fewest) => `Abstand ${most} − ${fewest}`,
        no_gap: 'kein Abstand',
        you: 'Du',
        total: (number) => `${number} insgesamt`,
        totals: (round) => `Stand nach Runde ${round}`,
        on: (round) => `Weiter zu Runde ${round}`,
        on_last: 'Zum Ergebnis',
        waits: (names) => `Es ${names.length === 1 ? 'fehlt' : 'fehlen'} noch ${list(names)}.`,
        row: (name, number, total) => `${name}: ${count(number, points)}, ${total} insgesamt`,
    },
    trick: {
        super: (card) => `${card} ist ein Supertrumpf.`,
        higher_super: (card, other) => `${card} ist ein stärkerer Supertrumpf als ${other}.`,
        outranks: (colour, other) => `${colour} sticht heute ${other}.`,
        higher: (number, other, colour) => `${number} schlägt ${other} in ${colour}.`,
        alone: () => 'Niemand sonst konnte mitreden.',
    },
    last: {
        title: 'Letzte Karte',
        plays_for: (who) => `${does(who, 'spielst', 'spielt')} um eine Trophäe`,
        says: (who) => does(who, 'sagst', 'sagt'),
        copies: (who) => does(who, 'machst nach', 'macht nach'),
        right: (number) => `Richtig gezweifelt: ${count(number, cards)} für dich, keine Trophäe`,
        wrong: (name, ends) =>
            ends
                ? `Falsch gezweifelt: alles geht an ${name}, Spielende`
                : `Falsch gezweifelt: du ziehst 2, alles geht an ${name}`,
        ends: 'Diese Trophäe würde das Spiel beenden.',
        let_about: (name) => `${name} bekommt die Trophäe, wenn alle das tun`,
        answered: 'geantwortet',
        thinking: 'überlegt',
        you: 'Du',
        your_answer: 'Antwort?',
        takes: (who) => `${does(who, 'holst', 'holt')} eine Trophäe!`,
        stood: 'Niemand hat die letzte Karte angezweifelt.',
        held: 'Die letzte Karte hat gehalten.',
    },
    end: {
        place: (place) => `${place}.`,
        look: 'Rückblick',
        again: 'Noch ein Spiel',
        decided: 'Der entscheidende Moment',
        skip: 'Vorspulen',
        rounds: 'Runde für Runde',
    },
};
