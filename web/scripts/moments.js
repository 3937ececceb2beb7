// Pictures of every great moment at four sizes, to be looked at: npm run moments -- DIRECTORY [light]
import { picture_stories } from './stories.js';

const [dir = 'moments', theme] = process.argv.slice(2);

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
    { name: 'last' },
    { name: 'last-copy' },
    { name: 'cup', after: 700 },
    { name: 'cup-held', after: 2600 },
    { name: 'over-four' },
    { name: 'over' },
    { name: 'over-schoten' },
    { name: 'round' },
];
await picture_stories(
    dir,
    [
        { name: '360x560', size: [360, 560] },
        { name: '390x844', size: [390, 844] },
        { name: '768x1024', size: [768, 1024] },
        { name: '1440x900', size: [1440, 900] },
    ],
    scenes,
    theme === 'light' ? 'light' : 'dark',
);
