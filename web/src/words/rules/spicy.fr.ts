import type { SpicyRules } from './spicy.en.ts';

export const fr: SpicyRules = {
    goal: 'Videz votre main pour gagner des Trophées et remportez des piles pour les points, en bluffant et en démasquant les bluffs.',
    pictures: {
        lay: 'Posez une carte face cachée et dites ce qu’elle est : une puissance et une épice, vrai ou non. Ici un poivre 3 devient « chili 2 ».',
        follow: 'Qui suit annonce la même épice et une puissance plus forte. Après un 10, on repart à 1, 2 ou 3.',
        doubt: 'Vous ne croyez pas au chili 10 ? Contestez la puissance ou l’épice. C’est un chili 4 : la puissance était fausse, l’épice était vraie.',
        stack: 'Qui a raison prend toute la pile, un point par carte. Qui a tort pioche deux cartes et recommence.',
        wild: 'Un joker épice vaut toutes les épices et aucune puissance. Pour le joker puissance, c’est l’inverse.',
        last: 'Votre dernière carte gagne un trophée si personne ne vous prend : dix points et une nouvelle main. Deux trophées gagnent aussitôt.',
        end: 'Quand la carte de fin paraît, on compte : dix par trophée, un par carte gagnée, moins un par carte en main.',
    },
    sections: {
        setup: 'Boîte et mise en place',
        turn: 'Votre tour',
        challenge: 'Contestations',
        trophies: 'Dernières cartes et Trophées',
        end: 'Fin et décompte',
        variants: 'Cartes Assaisonnement',
        total_wilds: 'Jokers totaux (2022)',
        table: 'Manières et rythme',
    },
    rules: {
        S1: [
            'Les cartes',
            'Il y a 100 cartes Épice : trois Épices de Puissance 1 à 10, chaque carte en trois exemplaires, plus cinq Épices au choix et cinq Puissances au choix. Les Épices sont Piment, Wasabi et Poivre ; dans l’édition 2022, le Citron remplace le Wasabi.',
        ],
        S2: ['Le reste de la boîte', 'Trois Trophées et une carte Fin du monde. On joue de deux à six.'],
        S3: [
            'La donne',
            'Chacun reçoit 6 cartes ou, dans l’édition 2022, 5 cartes et un Joker total [W1]. Les autres forment la pioche.',
        ],
        S4: [
            'La carte Fin du monde',
            'Elle est cachée dans la pioche. À 2, environ 60 cartes se trouvent dessous, à 3 ou 4 environ 38, à 5 ou 6 environ 15, à deux près. Une table peut fixer exactement le nombre de cartes au-dessus.',
        ],
        S5: ['Qui commence', 'Le sort décide, sauf si l’hôte désigne une place.'],
        S6: [
            'Jouer ou passer',
            'On tourne dans le sens horaire. À votre tour, jouez une carte ou passez. On peut passer même sans pile en cours.',
        ],
        S7: [
            'Jouer une carte',
            'Posez une carte face cachée sur la pile et annoncez une Puissance et une Épice. L’annonce doit convenir à la pile [S9], pas à la carte : vous pouvez mentir sur l’une, l’autre ou les deux.',
        ],
        S8: ['Commencer une pile', 'La première carte s’annonce 1, 2 ou 3, dans l’Épice de votre choix.'],
        S9: [
            'Suivre',
            'Même Épice, Puissance plus élevée. Après un 10, on repart de 1, 2 ou 3 dans la même Épice.',
            'Après « Poivre 6 » : Poivre 7, 8, 9 ou 10 ; après « Poivre 10 » : Poivre 1, 2 ou 3.',
        ],
        S10: [
            'Si elle ne convient pas',
            'Avec des manières strictes, une annonce qui ne convient pas vous fait reprendre la carte et passer : piochez-en une. Avec l’assistance, la table la refuse simplement.',
            'Strictes : après « Piment 6 », vous dites « Poivre 8 ». Vous reprenez la carte, en piochez une, et c’est au suivant.',
        ],
        S11: ['Passer', 'Piochez une carte. C’est ensuite au joueur suivant.'],
        S12: [
            'Défense de regarder',
            'Personne ne regarde les cartes cachées, pas même celles qu’il a gagnées. Avec des manières strictes, un coup d’œil coûte une carte, tous l’apprennent et vous ne voyez rien ; une fois par tour au plus, jamais pendant que la table attend.',
        ],
        S13: [
            'Quand contester',
            'Tant qu’une carte est sur le dessus, tous sauf celui qui l’a jouée peuvent la contester, à leur tour ou non, même si d’autres ont passé entre-temps.',
        ],
        S14: [
            'Que contester',
            'Nommez une seule chose : la Puissance ou l’Épice. Jamais les deux. Pour une copie, c’est différent [V7].',
        ],
        S15: [
            'Sans rien nommer',
            'Avec des manières strictes, contester sans préciser fait perdre aussitôt. La carte est tout de même montrée.',
        ],
        S16: [
            'Vérifier',
            'La carte du dessus est montrée. Seul compte ce qui est contesté : si c’est faux, le Contestataire gagne ; sinon, c’est celui qui a joué la carte.',
            '« Wasabi 7 » est un Poivre 7. Contester l’Épice gagne, contester la Puissance perd.',
        ],
        S17: [
            'Les cartes au choix',
            'Une Épice au choix est juste pour toute Épice et fausse pour toute Puissance. Une Puissance au choix est juste pour toute Puissance et fausse pour toute Épice.',
        ],
        S18: [
            'Après une Contestation',
            'Le gagnant prend toute la pile sans la regarder, pour les points. Puis le perdant pioche 2 cartes et commence une nouvelle pile.',
        ],
        S19: [
            'Annoncer la dernière carte',
            'Jouer sa seule carte doit s’annoncer. La table le fait pour vous, sauf avec des manières strictes : si vous l’oubliez, la carte revient en main et vous avez passé, une seule carte piochée en tout. Une copie non annoncée revient aussi et coûte une carte.',
        ],
        S20: [
            'Chacun décide',
            'Après une dernière carte, on ne joue ni ne passe avant que tous les autres aient contesté ou renoncé. En direct, on peut changer d’avis jusqu’à la dernière réponse. Si tous ont renoncé, la carte est acquise.',
        ],
        S21: [
            'Le Trophée',
            'Vous le gagnez si personne ne conteste votre dernière carte ou si vous gagnez la Contestation. Sans Contestation, la pile reste et le suivant joue dessus.',
        ],
        S22: [
            'Démasqué',
            'Une dernière carte qui perd sa Contestation est une défaite ordinaire : pas de Trophée, piochez 2, commencez la nouvelle pile.',
        ],
        S23: [
            'Une nouvelle main',
            'Après un Trophée, piochez 6 cartes (édition 2022 : 5), sauf si la partie est finie. S’il y a eu Contestation, le perdant pioche d’abord.',
        ],
        S24: [
            'Quand cela finit',
            'Aussitôt qu’un joueur a son deuxième Trophée, que le troisième est pris, ou que la carte Fin du monde arrive sur le dessus de la pioche.',
        ],
        S25: [
            'La carte Fin du monde reste',
            'On ne la pioche jamais. Dès qu’elle apparaît, on cesse de piocher, même s’il manque des cartes. Une pile que personne n’a gagnée ne compte pour personne.',
            'Deux cartes sont au-dessus et vous deviez en piocher six : vous en recevez deux et la partie est finie.',
        ],
        S26: ['Deux Trophées', 'Qui a deux Trophées gagne, quels que soient les points.'],
        S27: [
            'Les points',
            'Sinon : 10 par Trophée, 1 par carte gagnée, moins 1 par carte en main. Les Jokers totaux comptent cinq [W8]. Le plus de points gagne ; à égalité, la victoire est partagée.',
            'Un Trophée, 24 cartes gagnées, 4 en main : 10 + 24 − 4 = 30.',
        ],
        V0: [
            'Choisir les cartes',
            'Une table prend celles qu’elle veut parmi les six, ou en tire au sort. Elles valent pour toute la partie. Les éditions 2022 n’en ont pas.',
        ],
        V1: [
            'On adore le piment !',
            'Si vous pouvez annoncer un 1, 2 ou 3 dans une Épice, vous pouvez annoncer le même en Piment. La pile est alors de Piment.',
            'Après « Wasabi 1 » : Wasabi 2 à 10, ou Piment 2, ou Piment 3.',
        ],
        V2: [
            'Chaud devant !',
            'Après un 8 ou un 9, on peut aussi repartir de 1, 2 ou 3 dans la même Épice. Monter reste possible.',
            'Après « Piment 8 » : Piment 9, 10, 1, 2 ou 3.',
        ],
        V3: [
            'Voleur d’Épice',
            'Annoncez un 4 et votre patte repose sur la pile. Dès que quelqu’un joue la carte suivante, vous gagnez tout ce qui est dessous, 4 compris, et la nouvelle carte est toute la pile. Une Contestation de votre 4 passe avant et lève la patte. Passer n’y change rien.',
            'Votre « Poivre 4 » coiffe une pile de cinq cartes. Quelqu’un joue « Poivre 6 » : les cinq sont à vous.',
        ],
        V4: [
            'La chance tourne',
            'Avec un 5, glissez une ou deux cartes de plus dessous et repiochez-en aussitôt autant. Elles ne sont jamais vérifiées, mais on les gagne avec la pile. Votre 5 n’est une dernière carte que s’il était votre seule carte.',
        ],
        V5: [
            'Ça retourne les méninges !',
            'Quand on vérifie la Puissance, 6 vaut aussi 9 et 9 vaut aussi 6.',
            'Vous avez dit « Piment 9 » et c’est un Piment 6 : la Puissance est juste.',
        ],
        V6: [
            'Siamois',
            'Sur la carte d’un autre, vous pouvez jouer une carte avec exactement la même annonce, même hors de votre tour. On continue à votre gauche. Une copie peut être copiée, jamais sa propre carte, ni pendant qu’une dernière carte attend des réponses [S20].',
        ],
        V7: [
            'Contester une copie',
            'Dites simplement « Faux ! ». La copie ne gagne que si Puissance et Épice sont justes ; une carte au choix perd donc toujours. Seule la copie du dessus est vérifiée ; le gagnant prend toute la pile.',
        ],
        V8: [
            'Plusieurs cartes à la fois',
            'Chacune fait ce qu’elle dit. Copier un 4 déclenche le vol et pose la patte du copieur sur la nouvelle pile ; avec un 5 copié, on peut glisser des cartes ; une copie peut être une dernière carte.',
        ],
        W1: [
            'La donne avec Jokers totaux',
            'Chacun commence avec 5 cartes Épice et un Joker total. Le reste des six est posé à côté de la pioche.',
        ],
        W2: [
            'Ce que c’est',
            'Un Joker total vaut toute Puissance et toute Épice. Jouez-le à l’un de vos tours, avec une annonce qui convient. Il ne peut pas servir de copie.',
        ],
        W3: [
            'Intouchable',
            'Un Joker total ne peut pas être contesté. Son dos est différent : tous voient qui en a un et quand il est joué.',
        ],
        W4: [
            'Pas en dernière carte',
            'En dernière carte, il ne rapporte pas de Trophée. Vous piochez 5 cartes Épice, aussitôt et sans attente.',
        ],
        W5: [
            'Un au plus',
            'Vous n’en avez jamais plus d’un. S’il n’en reste pas à côté de la pioche, on ne peut pas en prendre.',
        ],
        W6: [
            'Après une Contestation perdue',
            'Piochez 2 cartes et regardez-les. Si vous n’avez pas de Joker total, vous pouvez alors en prendre un comme troisième carte.',
        ],
        W7: ['Après un Trophée', 'Vous piochez 5 cartes Épice, sans Joker total.'],
        W8: [
            'Les points',
            'Chaque Joker total gagné vaut 5. Un Joker total en main coûte 5. Ceux qui sont gagnés ne reviennent pas en jeu.',
        ],
        W9: [
            'La partie classique',
            'La boîte de 2022 sans Jokers totaux : 6 cartes au départ et 6 après un Trophée, le Citron remplaçant le Wasabi.',
        ],
        M1: [
            'Manières',
            'Assistées : ce qui ne convient pas est refusé sans frais, les dernières cartes sont annoncées pour vous, et on ne regarde rien. Strictes : les pénalités imprimées s’appliquent [S10], [S12], [S15], [S19].',
        ],
        P1: [
            'En direct',
            'Après chaque carte, le suivant attend un instant, 4 secondes sauf autre réglage. Contester et copier restent ouverts à tous tout le temps. Si plusieurs arrivent en un quart de seconde, la table retire d’abord le délai de chaque connexion.',
        ],
        P2: [
            'Chacun répond',
            'Après chaque carte et chaque passe, on demande à tous ceux qui pourraient réagir : contester, copier ou laisser passer. Les réponses sont cachées et définitives ; un « laisser passer » permanent vaut tant que la carte est dessus. Contester passe avant copier et, à égalité, la place la plus proche dans le sens horaire après celui qui a joué la carte.',
        ],
        P3: [
            'Absent ou hors délai',
            'La table l’a choisi d’avance : un bot prend la place, le coup sûr est joué, ou tous attendent. Sûr veut dire passer, laisser passer ou refuser un Joker total : rien qui révèle vos cartes. Vous reprenez votre place dès votre retour.',
        ],
    },
};
