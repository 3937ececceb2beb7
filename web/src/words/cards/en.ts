import type { SchotenColour, SpicyFlavour } from '../../art/suits.ts';
import type { VariantName } from '../../art/variants.ts';

// What cards and things are called, on screen and to screen readers.
const spice: Record<SpicyFlavour, string> = {
    chili: 'chili',
    wasabi: 'wasabi',
    lemon: 'lemon',
    pepper: 'pepper',
};
const colour: Record<SchotenColour, string> = {
    red: 'red',
    yellow: 'yellow',
    green: 'green',
    black: 'black',
};

const variant: Record<VariantName, string> = {
    'we-love-chili': 'We Love Chili',
    'start-it-up': 'Start It Up',
    'spice-raider': 'Spice Raider',
    'change-your-luck': 'Change Your Luck',
    'turn-it-up': 'Turn It Up',
    'copy-cat': 'Copy Cat',
};

export const en = {
    spice,
    colour,
    variant,
    wild: { spice: 'wild spice', number: 'wild number', total: 'total wild' },
    wild_means: {
        spice: 'every spice, no number',
        number: 'every number, no spice',
        total: 'every spice and every number',
    },
    numbered: (flavour: SpicyFlavour, number: number) => `${spice[flavour]} ${number}`,
    coloured: (which: SchotenColour, number: number) => `${colour[which]} ${number}`,
    coloured_back: (which: SchotenColour) => `a ${colour[which]} card`,
    hidden: 'a face-down card',
    total_wild_back: 'a total wild, face down',
    super_trump: 'super trump',
    number: 'number',
    spice_word: 'spice',
    colour_word: 'colour',
    trophy: 'trophy',
    end_card: 'end card',
    paw: 'raider’s paw',
    stack: 'stack',
    draw_deck: 'draw deck',
    won_pile: 'won pile',
    hand: 'hand',
    declaration: 'declaration',
    rack: 'rack',
    collection: 'collection',
    ranking: 'order of colours',
    tip: 'tip',
    most: 'most',
    fewest: 'fewest',
    trick: 'trick',
};

export type Words = typeof en;
