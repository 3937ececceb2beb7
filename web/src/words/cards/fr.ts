import type { SchotenColour, SpicyFlavour } from '../../art/suits.ts';
import type { Words } from './en.ts';

const spice: Record<SpicyFlavour, string> = {
    chili: 'Piment',
    wasabi: 'Wasabi',
    lemon: 'Citron',
    pepper: 'Poivre',
};
const colour: Record<SchotenColour, string> = { red: 'rouge', yellow: 'jaune', green: 'vert', black: 'noir' };
const coloured: Record<SchotenColour, string> = {
    red: 'rouge',
    yellow: 'jaune',
    green: 'verte',
    black: 'noire',
};

export const fr: Words = {
    spice,
    colour,
    variant: {
        'we-love-chili': 'On adore le piment !',
        'start-it-up': 'Chaud devant !',
        'spice-raider': 'Voleur d’Épice',
        'change-your-luck': 'La chance tourne',
        'turn-it-up': 'Ça retourne les méninges !',
        'copy-cat': 'Siamois',
    },
    wild: { spice: 'Épice au choix', number: 'Puissance au choix', total: 'Joker total' },
    wild_means: {
        spice: 'toutes les Épices, aucune Puissance',
        number: 'toutes les Puissances, aucune Épice',
        total: 'toutes les Épices et toutes les Puissances',
    },
    numbered: (flavour, number) => `${spice[flavour]} ${number}`,
    coloured: (which, number) => `${number} ${colour[which]}`,
    coloured_back: (which) => `une carte ${coloured[which]}`,
    hidden: 'une carte face cachée',
    total_wild_back: 'un Joker total, face cachée',
    super_trump: 'super-atout',
    number: 'Puissance',
    spice_word: 'Épice',
    colour_word: 'couleur',
    trophy: 'Trophée',
    end_card: 'carte Fin du monde',
    paw: 'patte du voleur',
    stack: 'pile',
    draw_deck: 'pioche',
    won_pile: 'cartes gagnées',
    hand: 'main',
    declaration: 'annonce',
    rack: 'étagère à épices',
    collection: 'collection',
    ranking: 'ordre des couleurs',
    tip: 'pronostic',
    most: 'le plus',
    fewest: 'le moins',
    trick: 'pli',
};
