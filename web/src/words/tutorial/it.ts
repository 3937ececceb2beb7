import type { Words } from './en.ts';

export const it: Words = {
    spicy: {
        welcome:
            'Voici Spicy. Vous mentez sur vos cartes, les autres tentent de vous démasquer. Jouons un peu.',
        hand: 'Voici vos cartes. Vous seul les voyez.',
        open: 'Pas encore de pile : annoncez 1, 2 ou 3 d’une Épice. Touchez d’abord une carte.',
        declare: 'Touchez maintenant votre annonce. Vraie ou fausse, personne ne peut le voir.',
        follow: 'Le bot a suivi : même Épice, Puissance plus élevée. À vous d’en faire autant.',
        bluff: 'Rien qui convienne ? Annoncez quand même. Touchez une carte, puis une Puissance qui convient.',
        doubt: 'Le bot annonce une grande Puissance. Vous y croyez ? Tapez « fausse Puissance » ou « fausse Épice ».',
        doubt_won: 'Démasqué ! La pile est à vous : un point par carte. Le bot en pioche deux.',
        doubt_lost: 'C’était juste. Le bot prend la pile et vous piochez deux cartes. À vous de recommencer.',
        wild: 'Une Épice au choix vaut toute Épice, mais aucune Puissance. Une Puissance au choix, c’est l’inverse.',
        pass: 'Vous pouvez aussi passer : piochez une carte.',
        last: 'Votre dernière carte ! Si personne ne vous démasque, elle rapporte un Trophée : dix points.',
        trophy: 'Un Trophée et une nouvelle main. Deux Trophées gagnent aussitôt.',
        end: 'Quand la carte Fin du monde apparaît, c’est fini. Les cartes gagnées comptent pour vous, celles en main contre vous.',
        done: 'Vous savez tout. Le « ? » ouvre les règles à tout moment.',
    },
    mogel: { welcome: 'This is Mogel.', done: 'That is all.' },
    schoten: {
        welcome: 'Voici Scharfe Schoten. On gagne des plis, mais seules leurs couleurs comptent.',
        backs: 'Les dos montrent les couleurs. Chacun connaît donc les couleurs de toutes les mains, mais pas les nombres.',
        ranking:
            'Voici l’ordre des couleurs pour cette manche. Les cartes étoilées sont les super-atouts : elles battent tout le reste.',
        tips: 'Pronostic : quelle couleur ramasserez-vous le plus, laquelle le moins ? Choisissez-en deux et validez.',
        tips_shown:
            'Tous les pronostics sont montrés ensemble. Vous savez maintenant ce que veulent les autres.',
        lead: 'À vous d’entamer. Jouez n’importe quelle carte.',
        follow: 'Fournissez la couleur demandée si vous l’avez. Les cartes interdites sont pâles ; touchez-en une pour savoir pourquoi.',
        beat: 'Pas cette couleur ? Jouez ce que vous voulez. Une couleur mieux classée bat l’entame.',
        take: 'Le pli est à vous ! Prenez aussi une carte de l’étagère : une couleur qui sert vos pronostics.',
        avoid: 'Parfois, mieux vaut perdre un pli. Surveillez la couleur du moins.',
        score: 'Un pronostic juste rapporte 5, une égalité 3. Si les deux rapportent, l’écart compte aussi.',
        done: 'Vous savez tout. Chacun commence une manche ; le plus de points gagne.',
    },
    next: 'Suivant',
    skip: 'Passer',
    again: 'Encore une fois',
    start_game: 'Jouer pour de vrai',
};
