// Pictures of every great moment at four sizes, to be looked at: npm run moments -- DIRECTORY [light] [de|fr] [SIZE …] [SCENE …]
import { picture_stories } from './stories.js';

const [dir = 'moments', ...wanted] = process.argv.slice(2);
/** @param {{ name: string }} one */
const is_wanted = ({ name }) => wanted.includes(name);
/** @template {{ name: string }} One @param {readonly One[]} all */
const chosen = (all) => (all.some(is_wanted) ? all.filter(is_wanted) : all);

// The verdict in all its forms, the last card and its cup, the end, a round of Scharfe Schoten. `after`: what comes by
// itself has come.
const scenes = [
    { name: 'opening' },
    { name: 'claimed', after: 400 },
    { name: 'verdict' },
    { name: 'verdict-caught' },
    { name: 'verdict-wild' },
    { name: 'verdict-copy' },
    { name: 'verdict-blind' },
    { name: 'verdict-twins' },
    { name: 'last', sign: '.climax', after: 1500 },
    { name: 'last-copy', sign: '.climax', after: 1500 },
    { name: 'cup', sign: '.felt > .prize', after: 700 },
    { name: 'cup-held', after: 2600 },
    { name: 'over-four' },
    { name: 'over' },
    { name: 'over-schoten' },
    { name: 'round' },
];
const shapes = /** @type {const} */ ([
    { name: '360x560', size: [360, 560] },
    { name: '390x844', size: [390, 844] },
    { name: '768x1024', size: [768, 1024] },
    { name: '1440x900', size: [1440, 900] },
]);
await picture_stories(
    dir,
    chosen(shapes),
    chosen(scenes),
    wanted.includes('light') ? 'light' : 'dark',
    ['de', 'fr'].find((language) => wanted.includes(language)),
);
