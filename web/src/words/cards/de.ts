import type { SchotenColour, SpicyFlavour } from '../../art/suits.ts';
import type { Words } from './en.ts';

const spice: Record<SpicyFlavour, string> = {
    chili: 'Chili',
    wasabi: 'Wasabi',
    lemon: 'Zitrone',
    pepper: 'Pfeffer',
};
const colour: Record<SchotenColour, string> = { red: 'Rot', yellow: 'Gelb', green: 'Grün', black: 'Schwarz' };
const coloured: Record<SchotenColour, string> = {
    red: 'rote',
    yellow: 'gelbe',
    green: 'grüne',
    black: 'schwarze',
};

export const de: Words = {
    spice,
    colour,
    variant: {
        'we-love-chili': 'Wir lieben Chili',
        'start-it-up': 'Von vorn',
        'spice-raider': 'Gewürzräuber',
        'change-your-luck': 'Glückswechsel',
        'turn-it-up': 'Dreh es um',
        'copy-cat': 'Nachmacher',
    },
    wild: { spice: 'Gewürz-Joker', number: 'Zahlen-Joker', total: 'Super-Joker' },
    wild_means: {
        spice: 'jedes Gewürz, keine Zahl',
        number: 'jede Zahl, kein Gewürz',
        total: 'jedes Gewürz und jede Zahl',
    },
    numbered: (flavour, number) => `${spice[flavour]} ${number}`,
    coloured: (which, number) => `${coloured[which]} ${number}`,
    coloured_back: (which) => `eine ${coloured[which]} Karte`,
    hidden: 'eine verdeckte Karte',
    total_wild_back: 'ein Super-Joker, verdeckt',
    super_trump: 'Supertrumpf',
    number: 'Zahl',
    spice_word: 'Gewürz',
    colour_word: 'Farbe',
    trophy: 'Trophäe',
    end_card: 'Spielende-Karte',
    paw: 'Tatze des Gewürzräubers',
    stack: 'Stapel',
    draw_deck: 'Nachziehstapel',
    won_pile: 'Punktestapel',
    hand: 'Hand',
    declaration: 'Ansage',
    rack: 'Gewürzschrank',
    collection: 'Sammlung',
    ranking: 'Rangfolge',
    tip: 'Tipp',
    most: 'meiste',
    fewest: 'wenigste',
    trick: 'Stich',
};
