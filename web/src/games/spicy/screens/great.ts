// What lies on the cloth besides, and its great moments: fetched after its first picture.
export { default as Climax } from './Climax.svelte';
export { default as Prize } from './Prize.svelte';
export { default as Prizes } from './Prizes.svelte';
export { default as SealChip } from '../../../table/SealChip.svelte';
export { default as VariantChips } from './VariantChips.svelte';
