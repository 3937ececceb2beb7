import type { Who } from '../who.ts';
import { count_in, list_in } from '../plural.ts';
import type { Words } from './en.ts';

const count = count_in('fr');
const list = list_in('fr');
const cards = { one: 'carte', other: 'cartes' };
const points = { one: 'point', other: 'points' };
const subject = (who: Who) => (who.you ? 'Vous' : who.name);
const does = (who: Who, you: string, they: string) => `${subject(who)} ${who.you ? you : they}`;
const has = (who: Who) => (who.you ? 'Vous avez' : `${who.name} a`);
const inner = (who: Who) => (who.you ? 'vous avez' : `${who.name} a`);

export const fr: Words = {
    verdict: {
        title: 'Le verdict',
        said: (who, claim) => `${has(who)} annoncé ${claim}.`,
        copied: (who, claim) => `${has(who)} copié ${claim}.`,
        doubted: {
            number: (who) => `${has(who)} douté de la puissance.`,
            spice: (who) => `${has(who)} douté de l’épice.`,
            copy: (who) => `${has(who)} dit : faux !`,
            blind: (who) => `${has(who)} retourné sans rien nommer.`,
        },
        doubted_this: (who) => `${inner(who)} douté de ceci`,
        number: 'Puissance',
        spice: 'Épice',
        as_claimed: 'comme annoncé',
        right: 'vrai',
        wrong: 'faux',
        none: { number: 'aucune puissance', spice: 'aucune épice' },
        every: { number: 'toute puissance', spice: 'toutes les épices' },
        facts: {
            both_true: () => 'Tout était vrai.',
            both_lies: () => 'Tout était faux.',
            number_lie: () => 'Le mensonge était la puissance.',
            spice_lie: () => 'Le mensonge était l’épice.',
            number_lie_missed: (who) =>
                `L’épice était vraie. Le mensonge était la puissance, mais ${inner(who)} douté de l’épice.`,
            spice_lie_missed: (who) =>
                `La puissance était vraie. Le mensonge était l’épice, mais ${inner(who)} douté de la puissance.`,
            wild_spice: () => 'Une épice au choix vaut toutes les épices et n’a pas de puissance.',
            wild_number: () => 'Une puissance au choix vaut toute puissance et n’a pas d’épice.',
            twins: () => '6 et 9 se valent.',
            copy: () => 'Une copie doit être juste en tout.',
            blind: () => 'Qui ne nomme rien perd aussitôt.',
        },
        wins: (who, number, trophy) =>
            `${does(who, 'gagnez', 'gagne')} ${count(number, cards)}${trophy ? ' et un trophée' : ''}.`,
        draws: (who, number, starts) =>
            `${does(who, 'en piochez', 'en pioche')} ${number}${starts ? ` et ${who.you ? 'commencez' : 'commence'}` : ''}.`,
        earlier: (who, ms) => `${who.you ? 'Vous' : who.name}, ${ms} ms plus tôt`,
        on: 'Continuer',
    },
    round: {
        title: (round, of) => `Manche ${round} sur ${of}`,
        you_get: (number) => `Vous obtenez ${count(number, points)}`,
        gets: (name, number) => `${name} : le plus, ${count(number, points)}`,
        both: (gap) => `Les deux paris comptent, écart ${gap}`,
        one: 'Un seul pari compte, donc pas d’écart',
        neither: 'Aucun pari ne compte',
        most: 'le plus',
        fewest: 'le moins',
        verdict: { right: 'juste', tied: 'égalité', wrong: 'raté' },
        gap: (most, fewest) => `écart ${most} − ${fewest}`,
        no_gap: 'pas d’écart',
        you: 'Vous',
        total: (number) => `${number} en tout`,
        totals: (round) => `Totaux après la manche ${round}`,
        on: (round) => `Vers la manche ${round}`,
        on_last: 'Au résultat',
        waits: (names) => `On attend ${list(names)}.`,
        row: (name, number, total) => `${name} : ${count(number, points)}, ${total} en tout`,
    },
    trick: {
        super: (card) => `${card} est un super atout.`,
        higher_super: (card, other) => `${card} est un super atout plus fort que ${other}.`,
        outranks: (colour, other) => `${colour} l’emporte sur ${other} cette fois.`,
        higher: (number, other, colour) => `${number} bat ${other} en ${colour}.`,
        alone: () => 'Personne d’autre n’avait son mot à dire.',
    },
    last: {
        title: 'Dernière carte',
        plays_for: (who) => `${does(who, 'jouez', 'joue')} pour un trophée`,
        says: (who) => does(who, 'annoncez', 'annonce'),
        copies: (who) => does(who, 'copiez', 'copie'),
        right: (number) => `Doute juste : ${count(number, cards)} pour vous, pas de trophée`,
        wrong: (name, ends) =>
            ends
                ? `Doute faux : tout va à ${name}, fin de partie`
                : `Doute faux : vous piochez 2, tout va à ${name}`,
        ends: 'Ce trophée finirait la partie.',
        let_about: (name) => `${name} prend le trophée si tous laissent passer`,
        answered: 'a répondu',
        thinking: 'réfléchit',
        you: 'Vous',
        your_answer: 'réponse ?',
        takes: (who) => `${does(who, 'prenez', 'prend')} un trophée !`,
        stood: 'Personne n’a douté de la dernière carte.',
        held: 'La dernière carte a tenu.',
    },
    end: {
        place: (place) => (place === 1 ? '1er' : `${place}e`),
        look: 'Revoir',
        again: 'Encore une partie',
        decided: 'Le moment décisif',
        skip: 'Avancer',
        rounds: 'Manche par manche',
    },
};
