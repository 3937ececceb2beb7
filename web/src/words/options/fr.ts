import type { Words } from './en.ts';

export const fr: Words = {
    game: {
        spicy: {
            name: 'Spicy',
            about: 'Mentez sur les Épices et démasquez les autres. De 2 à 6, environ 20 minutes.',
        },
        schoten: {
            name: 'Scharfe Schoten',
            about: 'Des plis aux bonnes couleurs : prédisez ce que vous ramasserez. À 3 ou 4, environ 40 minutes.',
        },
    },
    edition_title: 'Édition',
    edition: {
        '2020': {
            name: 'Spicy 2020',
            about: 'Piment, Wasabi et Poivre ; six cartes chacun ; cartes Assaisonnement au choix.',
        },
        '2021-fr': {
            name: 'Spicy 2021 (française)',
            about: 'Se joue comme 2020 ; seule la rédaction des règles imprimées diffère.',
        },
        '2022': {
            name: 'Sweet & Spicy 2022',
            about: 'Le Citron remplace le Wasabi ; cinq cartes et un Joker total chacun.',
        },
        '2022-classic': {
            name: 'Sweet & Spicy 2022, classique',
            about: 'La boîte de 2022 sans Jokers totaux, six cartes chacun.',
        },
    },
    variants_title: 'Cartes Assaisonnement',
    variants_about:
        'Chacune change une règle pour toute la partie. Choisissez-les, ou laissez faire le hasard.',
    variants_none: 'Aucune',
    variants_random: (n) => `${n} au hasard`,
    variants_not_here: 'La boîte de 2022 n’en contient pas.',
    variant: {
        'we-love-chili': 'Tout 1, 2 ou 3 que vous pouvez annoncer peut aussi l’être en Piment.',
        'start-it-up': 'Sur un 8 ou un 9, on peut repartir de 1, 2 ou 3, comme sur un 10.',
        'spice-raider': 'Votre 4 non contesté gagne la pile dès que la carte suivante tombe.',
        'change-your-luck': 'Avec un 5, glissez jusqu’à deux autres cartes dessous et repiochez-en autant.',
        'turn-it-up': 'Quand on vérifie la Puissance, un 6 vaut aussi 9 et un 9 vaut aussi 6.',
        'copy-cat': 'Jouez une carte avec exactement la même annonce, même hors de votre tour.',
    },
    players_title: 'Joueurs',
    manners_title: 'Manières',
    manners: {
        assisted: {
            name: 'Assistées',
            about: 'La table refuse ce qui ne convient pas et annonce vos dernières cartes.',
        },
        strict: {
            name: 'Strictes',
            about: 'Les erreurs coûtent une carte, comme dans la règle, et vous annoncez vous-même votre dernière carte.',
        },
    },
    pace_title: 'Rythme',
    pace: {
        live: {
            name: 'En direct',
            about: 'Chacun peut taper à tout moment ; la carte suivante attend quelques secondes.',
        },
        'everyone-answers': {
            name: 'Chacun répond',
            about: 'Après chaque carte, on demande à tous, sans hâte. Idéal sur plusieurs jours.',
        },
    },
    window_title: 'Temps de réaction',
    window_about:
        'L’attente après chaque carte avant que le joueur suivant puisse jouer, pour que chacun puisse taper.',
    turn_time_title: 'Temps par tour',
    turn_time_about:
        'Une fois écoulé, la table fait ce que vous choisissez plus bas. Chacun peut demander un délai.',
    turn_time_none: 'Illimité',
    bot_pace_title: 'Rythme des chats',
    bot_pace: {
        calm: { name: 'Tranquille', about: 'Ils prennent leur temps, comme nous.' },
        brisk: { name: 'Vif', about: 'Un tiers du temps, quand on connaît bien le jeu.' },
    },
    absent_title: 'Si quelqu’un s’absente',
    absent: {
        bot: { name: 'Un bot continue', about: 'Jusqu’à son retour à sa place.' },
        safe: { name: 'Le coup sûr', about: 'Passer, ou tout ce qui ne révèle rien.' },
        wait: { name: 'La table attend', about: 'Aussi longtemps qu’il le faut.' },
    },
    start_title: 'Qui commence',
    start: {
        lot: { name: 'Le sort', about: 'Tiré avec la donne.' },
        seat: { name: 'Une place choisie', about: 'Vous désignez qui commence.' },
    },
    end_card_title: 'Carte Fin du monde',
    end_card: {
        printed: {
            name: 'Comme imprimé',
            about: 'À la hauteur prévue pour votre nombre, à deux cartes près.',
        },
        exact: { name: 'Exacte', about: 'Vous fixez le nombre de cartes au-dessus ; chacun peut compter.' },
    },
    end_card_above: 'Cartes au-dessus de la carte Fin du monde',
    open_title: 'Qui peut trouver la table',
    open: {
        link: { name: 'Par lien', about: 'Seulement avec le lien ou le code.' },
        secret: { name: 'Par lien seul', about: 'Le code ne suffit à personne.' },
        public: { name: 'Publique', about: 'Visible de tous dans la liste des tables.' },
    },
    watch_title: 'Spectateurs',
    watch: {
        no: { name: 'Aucun', about: 'Seuls les joueurs voient la table.' },
        yes: { name: 'Bienvenus', about: 'Ils voient ce que tous peuvent voir, jamais les mains.' },
        delayed: {
            name: 'En différé',
            about: 'Ils voient la table un peu plus tard, pour que personne ne souffle.',
        },
    },
    after_title: 'Après la partie',
    after: {
        open: {
            name: 'Toutes les cartes visibles',
            about: 'La partie finie peut être revue avec toutes les mains.',
        },
        own: { name: 'Sa propre vue', about: 'Chacun ne revoit que ce qu’il pouvait voir.' },
    },
    bots_title: 'Bots',
    bots_about:
        'Ils occupent les places vides, ne voient que leurs cartes et cèdent la place quand quelqu’un arrive.',
    bot_level: 'Niveau',
    more: 'Autres options',
};
