// Pictures of the story page's tables, to be looked at: node scripts/story.js DIR [SHAPE …] [light|dark] SCENE …
import { picture_stories } from './stories.js';

const [dir = 'story', ...names] = process.argv.slice(2);
/** @type {Record<string, readonly [number, number]>} */
const sizes = {
    phone: [360, 560],
    tall: [390, 844],
    tablet: [768, 1024],
    desktop: [1440, 900],
    side: [740, 360],
};
const wanted = names.filter((name) => !(name in sizes) && name !== 'light' && name !== 'dark');
const shapes = Object.entries(sizes).filter(([name]) => names.includes(name));
await picture_stories(
    dir,
    (shapes.length > 0 ? shapes : Object.entries(sizes).slice(0, 1)).map(([name, size]) => ({ name, size })),
    wanted.map((name) => ({ name })),
    names.includes('light') ? 'light' : 'dark',
);
