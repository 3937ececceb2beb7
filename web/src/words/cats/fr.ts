import type { Words } from './en.ts';

export const fr: Words = {
    title: 'Votre chat',
    about: 'Toute la table le voit.',
    by_name: 'D’après mon nom',
    name: {
        ginger: 'Gingembre',
        smoke: 'Fumée',
        cream: 'Crème',
        cocoa: 'Cacao',
        midnight: 'Minuit',
        calico: 'Tricolore',
        steel: 'Acier',
        snow: 'Neige',
        bengal: 'Tacheté',
        marmalade: 'Marmelade',
        sphynx: 'Nu',
        tortie: 'Écaille',
        rusty: 'Rouille',
        pebble: 'Galet',
    },
};
