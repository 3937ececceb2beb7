// What a table shows now and then, and fetches after its first picture.
export { default as News } from './News.svelte';
export { default as Pops } from './Pops.svelte';
export { default as Skip } from './Skip.svelte';
export { deal_out } from '../moves/deal.ts';
