// What a table shows now and then, and fetches after its first picture.
export { default as Floats } from './Floats.svelte';
export { default as News } from './News.svelte';
