// The great moments on the cloth, fetched after its first picture.
export { default as Climax } from './Climax.svelte';
export { default as Prize } from './Prize.svelte';
