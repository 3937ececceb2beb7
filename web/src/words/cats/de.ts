import type { Words } from './en.ts';

export const de: Words = {
    title: 'Deine Katze',
    about: 'Alle am Tisch sehen sie.',
    by_name: 'Nach meinem Namen',
    name: {
        ginger: 'Ingwer',
        smoke: 'Rauch',
        cream: 'Sahne',
        cocoa: 'Kakao',
        midnight: 'Mitternacht',
        calico: 'Glückskatze',
        steel: 'Stahl',
        snow: 'Schnee',
        bengal: 'Bengale',
        marmalade: 'Orange',
        sphynx: 'Nackedei',
        tortie: 'Schildpatt',
        rusty: 'Rost',
        pebble: 'Kiesel',
    },
};
