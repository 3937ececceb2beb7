// The art that is loaded when first wanted: moods, the cats to choose from, the great moments.
export { default as Beam } from './Beam.svelte';
export { default as GrandCup } from './GrandCup.svelte';
export { default as MoodFace } from './MoodFace.svelte';
export { default as PodiumBlock } from './PodiumBlock.svelte';
export { default as VerdictMark } from './VerdictMark.svelte';
export { litter_look, litter_size } from './litters.ts';
export { mood_names, type Mood } from './moods.ts';
export { people, people_names, type PersonCat } from './people.ts';
