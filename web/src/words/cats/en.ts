// The cats people choose from (art/people.ts).
export const en = {
    title: 'Your cat',
    about: 'Everyone at the table sees it.',
    by_name: 'By my name',
    name: {
        ginger: 'Ginger',
        smoke: 'Smoke',
        cream: 'Cream',
        cocoa: 'Cocoa',
        midnight: 'Midnight',
        calico: 'Calico',
        steel: 'Steel',
        snow: 'Snow',
        bengal: 'Bengal',
        marmalade: 'Marmalade',
        sphynx: 'Sphynx',
        tortie: 'Tortie',
        rusty: 'Rusty',
        pebble: 'Pebble',
    },
};

export type Words = typeof en;
