import { count_in, list_in } from '../plural.ts';
import type { Words } from './en.ts';

const count = count_in('fr');
const list = list_in('fr');

export const fr: Words = {
    seal: {
        title: 'Cette donne est scellée',
        lead: 'Avant la première carte, le serveur a publié l’empreinte d’un secret. Dès lors, il ne pouvait plus changer d’avis. Les cartes découlent de ce secret et de nombres tirés par les appareils des joueurs.',
        fingerprint: 'Empreinte',
        round: (round) => `Empreinte de la manche ${round}`,
        unknown: 'Elle a été publiée au début de la partie et figure dans l’enregistrement.',
        shared: (names) => `Ont apporté leur part de hasard : ${list(names)}.`,
        absent: (names) => `N’en ont pas apporté : ${list(names)}.`,
        alone: 'Aucun appareil n’a apporté sa part de hasard : il faut croire le serveur quand il dit que son secret était aléatoire.',
        attempts: (number) =>
            `La donne a été commencée ${number} fois, parce que quelqu’un n’a pas montré le nombre promis. Chaque essai figure dans le journal.`,
        kept: 'Votre appareil garde l’empreinte de chaque coup qu’on lui montre. Après la partie, les secrets sont ouverts et chacun peut tout vérifier.',
        here: 'Ici, cet appareil est le serveur : il a publié l’empreinte et connaît toutes les cartes. On peut vérifier ensuite que l’enregistrement est cohérent, rien de plus.',
        limits: 'Ce que cela n’empêche pas',
        limit: [
            'Qui fait tourner le serveur connaît les cartes pendant la partie. Jouez là où vous êtes sûr que personne ne regarde.',
            'Des joueurs qui se parlent ailleurs.',
            'Quelqu’un qui regarde par-dessus votre épaule ou qui a le lien de votre place.',
        ],
        check: 'Vérifier une partie terminée',
    },
    verify: {
        title: 'Vérifier une partie',
        about: 'Chaque donne est scellée avant la première carte et ouverte après la partie. Cette page refait tous les calculs sur votre appareil ; le serveur n’y est pour rien.',
        choose: 'Choisir un fichier',
        drop: 'Déposez ici l’enregistrement d’une partie terminée, ou collez-le ci-dessous.',
        paste: 'L’enregistrement en texte',
        check: 'Vérifier',
        working: 'Vérification …',
        other: 'Vérifier une autre partie',
        fair: 'Tout concorde.',
        not_fair: 'Cela ne concorde pas.',
        links: (number) =>
            `${count(number, { one: 'maillon mène', other: 'maillons mènent' })} à l’empreinte`,
        players: (names) => `Joueurs : ${list(names)}.`,
        where_from: 'L’enregistrement s’obtient par « Revoir », puis « Enregistrer la partie ».',
        difference: 'Trouvé, et ce qui devrait y être',
        unchecked: 'non vérifié',
        problem: {
            'no-record': 'Ce n’est pas l’enregistrement d’une partie.',
            'no-proof':
                'Cet enregistrement ne contient pas de preuve. Sa table garde les parties terminées scellées, ou la donne ne vient pas d’un serveur.',
            'other-version': 'Cette page ne connaît pas ce genre de preuve.',
            malformed: 'La preuve de cet enregistrement est incomplète ou abîmée.',
            unreachable:
                'Cette partie ne peut pas être obtenue. Elle n’est pas terminée, ou sa table garde ses cartes pour elle. Si vous avez l’enregistrement, choisissez-le ici.',
        },
        step: {
            commitment: {
                name: 'Le secret est celui qui fut scellé',
                about: 'L’empreinte publiée avant la première carte est celle du secret ouvert après la dernière.',
            },
            share: {
                name: 'Chaque nombre est celui qui fut promis',
                about: 'Chaque appareil a d’abord publié l’empreinte de son nombre, puis montré ce nombre.',
            },
            seed: {
                name: 'Le mélange découle de tous ensemble',
                about: 'La clé du mélange est faite du secret du serveur et du nombre de chaque joueur, et de rien d’autre.',
            },
            hands: {
                name: 'Les cartes découlent du mélange',
                about: 'Mélanger de nouveau avec cette clé donne exactement les mains distribuées.',
            },
            chain: {
                name: 'Rien n’a été changé, retiré ni déplacé',
                about: 'Chaque entrée du journal contient l’empreinte de la précédente ; la chaîne est entière.',
            },
            log: {
                name: 'Le journal raconte la même donne',
                about: 'Scellée d’abord, promise ensuite, commencée une seule fois, avec les mêmes empreintes ; chaque essai fut compté.',
            },
            actions: {
                name: 'Les coups sont ceux du journal',
                about: 'Ce que l’enregistrement dit avoir été joué figure dans la chaîne, dans cet ordre.',
            },
            rules: {
                name: 'Chaque coup respecte les règles',
                about: 'Rejoué avec ces cartes, chaque coup était permis.',
            },
            end: {
                name: 'La partie s’arrête là où s’arrête l’enregistrement',
                about: 'Rien n’a été coupé : elle a été jouée jusqu’au bout ou abandonnée, et rien ne suit.',
            },
            heads: {
                name: 'Le journal est celui que vous avez vu',
                about: 'Votre appareil a gardé des empreintes pendant la partie ; la chaîne passe par elles.',
            },
            own: {
                name: 'Votre propre nombre y est',
                about: 'Le nombre tiré par votre appareil a servi à la donne.',
            },
        },
        met: (number) => `${count(number, { one: 'empreinte comparée', other: 'empreintes comparées' })}.`,
        no_heads: 'Ce navigateur n’a gardé aucune empreinte de cette partie ; il n’y avait rien à comparer.',
        here: 'Cette partie a été distribuée par un appareil lui-même, non par un serveur. La vérification montre que l’enregistrement est cohérent et que rien n’a été changé après coup ; elle ne peut pas montrer que l’appareil a distribué honnêtement.',
        no_share: 'Ce navigateur n’a apporté aucun nombre à cette partie.',
    },
};
