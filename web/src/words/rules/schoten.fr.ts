import type { SchotenRules } from './schoten.en.ts';

export const fr: SchotenRules = {
    goal: 'Les plis ne valent rien en eux-mêmes. Prédisez la couleur que vous ramasserez le plus et celle que vous ramasserez le moins, puis faites en sorte que ce soit vrai.',
    pictures: {
        backs: 'Les dos montrent la couleur. Tout le monde connaît donc les couleurs de chaque main, mais pas les nombres.',
        ranking:
            'Ces quatre cartes sont les super atouts de la manche et battent tout, la première d’abord. Leur ordre est aussi celui des couleurs.',
        tips: 'Avant le premier pli, vous misez : quelle couleur récolterez-vous le plus, et laquelle le moins ?',
        follow: 'Fournissez la couleur demandée si vous pouvez. La plus haute couleur gagne le pli, et dans une couleur le plus grand nombre.',
        rack: 'Qui gagne un pli prend aussi une carte de l’étagère, de la couleur de son choix, sans la voir.',
        score: 'Un bon pronostic vaut 5, partagé 3. Si les deux comptent, l’écart entre les deux couleurs s’ajoute.',
    },
    sections: { setup: 'Une manche commence', tricks: 'Les plis', scoring: 'Décompte', table: 'À la table' },
    rules: {
        T1: [
            'Les cartes',
            '48 cartes : rouge, jaune, vert et noir, de 1 à 12. Le dos montre la couleur. On joue à trois ou quatre.',
        ],
        T2: [
            'La donne',
            'On redistribue à chaque manche : 12 cartes chacun à trois, 10 chacun à quatre. Les 12 ou 8 restantes forment l’étagère à épices, triée par couleur, face cachée.',
        ],
        T3: [
            'Les couleurs sont visibles',
            'Tous voient les couleurs de toutes les mains, de l’étagère et des collections. Les nombres, vous ne les voyez que dans votre main.',
        ],
        T4: [
            'Les atouts',
            'Chaque couleur reçoit un nombre au hasard. Ces nombres classent les couleurs, du plus haut au plus bas. Les quatre cartes qui correspondent exactement à une telle paire sont les super-atouts, dans le même ordre.',
            'Rouge 7, jaune 12, vert 3, noir 5 : l’ordre est jaune, rouge, noir, vert, et le 12 jaune est la carte la plus forte.',
        ],
        T5: [
            'Qui bat quoi',
            'Un super-atout bat toutes les autres cartes, un plus haut bat un plus bas. Sinon, la couleur la mieux classée l’emporte, quelle que soit l’entame ; dans une couleur, le plus grand nombre.',
        ],
        T6: [
            'Les pronostics',
            'Avant le premier pli, chacun choisit en secret deux couleurs différentes : celle dont il aura le plus et celle dont il aura le moins. On les montre ensemble, et ils sont définitifs.',
        ],
        T7: [
            'Fournir',
            'On entame avec n’importe quelle carte. Les autres fournissent dans le sens horaire la couleur demandée s’ils l’ont, sinon ce qu’ils veulent. Un super-atout appartient à sa couleur : il doit fournir, et on ne peut pas en jouer un d’une autre couleur tant qu’on peut fournir.',
            'On entame vert ; vous avez le 6 vert et le super-atout 7 rouge : vous devez jouer le 6 vert.',
        ],
        T8: [
            'Gagner un pli',
            'La meilleure carte l’emporte [T5] et son joueur entame le suivant. Avec le pli, on prend une carte de l’étagère, dans la couleur de son choix, jusqu’à ce qu’elle soit vide. On ne peut pas refuser.',
        ],
        T9: [
            'Les collections',
            'Ce que vous avez gagné est trié par couleur, dos visible, pour que chacun puisse compter.',
        ],
        T10: [
            'Les points',
            'Par pronostic : 5 si cette couleur est seule la plus (ou la moins) nombreuse, 3 à égalité, sinon 0. Si les deux ont rapporté, ajoutez l’écart entre les deux couleurs.',
            'Six rouges, aucune jaune, deux vertes, aucune noire ; le plus rouge, le moins jaune : 5 + 3 + 6 = 14. Sans aucun pli : 3 + 3 = 6.',
        ],
        T11: [
            'Les manches',
            'Autant de manches que de joueurs. Le départ avance d’une place vers la gauche à chaque fois : chacun commence une fois.',
        ],
        T12: [
            'La victoire',
            'Le plus de points gagne ; à égalité, la victoire est partagée. Le premier départ est tiré au sort, sauf si l’hôte désigne une place.',
        ],
        T13: [
            'Ne pas fournir',
            'Une carte qui ne fournit pas alors que vous le pouvez est refusée. Il n’y a pas de pénalité.',
        ],
        P3: [
            'Absent ou hors délai',
            'La table l’a choisi d’avance : un bot prend la place, le coup sûr est joué, ou tous attendent. Sûr veut dire la plus basse carte permise et les premiers pronostics ou couleurs dans l’ordre : rien qui révèle vos cartes.',
        ],
    },
};
