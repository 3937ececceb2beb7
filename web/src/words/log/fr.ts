import { count_in, list_in } from '../plural.ts';
import type { Who } from '../who.ts';
import type { Words } from './en.ts';

const count = count_in('fr');
const list = list_in('fr');
const cards = { one: 'carte', other: 'cartes' };
const points = { one: 'point', other: 'points' };
const subject = (who: Who) => (who.you ? 'Vous' : who.name);
const object = (who: Who) => (who.you ? 'vous' : who.name);
const does = (who: Who, you: string, they: string) => `${subject(who)} ${who.you ? you : they}`;
// « d’Anna », « de Björn »
const of = (name: string) => (/^[aeiouyhàâäéèêëîïôöùûüœ]/i.test(name) ? `d’${name}` : `de ${name}`);

export const fr: Words = {
    spicy: {
        started: (first, variants) =>
            `La partie commence par ${object(first)}.${variants.length > 0 ? ` En jeu : ${list(variants)}.` : ''}`,
        played: (who, declared) => `${does(who, 'annoncez', 'annonce')} ${declared}.`,
        played_last: (who, declared) => `${does(who, 'annoncez', 'annonce')} ${declared}. Dernière carte !`,
        played_total_wild: (who, declared) => `${does(who, 'jouez', 'joue')} un Joker total : ${declared}.`,
        copied: (who, declared) => `${does(who, 'copiez', 'copie')} : encore ${declared}.`,
        copied_last: (who, declared) =>
            `${does(who, 'copiez', 'copie')} : encore ${declared}. Dernière carte !`,
        extras: (who, number) => `${does(who, 'glissez', 'glisse')} ${count(number, cards)} dessous.`,
        took_back_s10: (who, declared) =>
            `${declared} ne convient pas : ${does(who, 'reprenez', 'reprend')} la carte.`,
        took_back_s19: (who) =>
            `${does(who, 'n’avez', 'n’a')} pas annoncé la dernière carte et la ${who.you ? 'reprenez' : 'reprend'}.`,
        passed: (who) => `${does(who, 'passez', 'passe')}.`,
        drew: (who, number) => `${does(who, 'piochez', 'pioche')} ${count(number, cards)}.`,
        drew_cards: (names) => `Vous piochez ${list(names)}.`,
        peeked: (who) => `${does(who, 'regardez', 'regarde')} une carte cachée. Cela coûte une carte.`,
        answered: (who) => `${does(who, 'avez', 'a')} répondu.`,
        declined: (who) => `${does(who, 'laissez', 'laisse')} passer.`,
        challenged_number: (who, against) => `${subject(who)} à ${object(against)} : fausse Puissance !`,
        challenged_spice: (who, against) => `${subject(who)} à ${object(against)} : fausse Épice !`,
        challenged_whole: (who, against) => `${subject(who)} à ${object(against)} : faux !`,
        revealed: (card, declared, winner) =>
            `Annonce : ${declared}. La carte : ${card}. ${does(winner, 'gagnez', 'gagne')} la Contestation.`,
        won: (who, number) => `${does(who, 'prenez', 'prend')} la pile : ${count(number, cards)}.`,
        raided: (who, number) => `La patte frappe : ${does(who, 'volez', 'vole')} ${count(number, cards)}.`,
        new_stack: 'nouvelle pile',
        last_card_stood: (who) =>
            who.you ? 'Votre dernière carte est acquise.' : `La dernière carte ${of(who.name)} est acquise.`,
        trophy: (who) => `${does(who, 'gagnez', 'gagne')} un Trophée !`,
        total_wild_offered: (who) => `${does(who, 'pouvez', 'peut')} prendre un Joker total.`,
        total_wild_taken: (who) => `${does(who, 'prenez', 'prend')} un Joker total.`,
        total_wild_declined: (who) => `${does(who, 'ne prenez', 'ne prend')} pas de Joker total.`,
        over: {
            'two-trophies': 'Fin de partie : un deuxième Trophée.',
            'last-trophy': 'Fin de partie : le dernier Trophée est pris.',
            'end-card': 'Fin de partie : la carte Fin du monde apparaît.',
            none: 'Fin de partie.',
        },
    },
    schoten: {
        round: (round, starter) => `Manche ${round}. ${does(starter, 'entamez', 'entame')}.`,
        ranking: (names) => `Super-atouts, du plus fort au plus faible : ${names.join(', ')}.`,
        tipped: (who) => `${does(who, 'avez', 'a')} fait un pronostic.`,
        tips: (who, most, fewest) =>
            `${does(who, 'prédisez', 'prédit')} : le plus, ${most} ; le moins, ${fewest}.`,
        card: (who, card) => `${does(who, 'jouez', 'joue')} : ${card}.`,
        trick: (who, number) => `${does(who, 'gagnez', 'gagne')} le pli : ${count(number, cards)}.`,
        took: (who, colour) => `${does(who, 'prenez', 'prend')} une carte de l’étagère : ${colour}.`,
        scored: (who, number) => `${does(who, 'marquez', 'marque')} ${count(number, points)}.`,
        over: (winners) =>
            winners.length === 1 && winners[0]
                ? `Fin de partie. ${does(winners[0], 'gagnez', 'gagne')} !`
                : `Fin de partie. Victoire partagée : ${list(winners.map(subject))} !`,
    },
    waiting: {
        you: 'À vous de jouer',
        turn: (name) => `Au tour ${of(name)}`,
        answers: (names) => `On attend ${list(names)}`,
        slap_margin: (name, ms) => `${name}, ${ms} ms plus tôt`,
    },
};
