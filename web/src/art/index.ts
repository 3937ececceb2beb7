// The art, as screens use it. What comes later has a door of its own: lively.ts.
export { default as CardBack } from './CardBack.svelte';
export { default as Cat, load_moods } from './Cat.svelte';
export { default as CatFace } from './CatFace.svelte';
export { default as EndCard } from './EndCard.svelte';
export { default as Logo } from './Logo.svelte';
export { default as Mark } from './Mark.svelte';
export { default as Parts } from './Parts.svelte';
export { default as SchotenCard } from './SchotenCard.svelte';
export { default as SpicyCard } from './SpicyCard.svelte';
export { default as TrophyCard } from './TrophyCard.svelte';
export { default as VariantCard } from './VariantCard.svelte';
export { cats, guest_look, type CatLook, type CatName } from './cats.ts';
export { parse_schoten, parse_spicy } from './codes.ts';
export { cup, paw } from './pieces.ts';
export { suit_of_colour, type SchotenColour, type SpicyFlavour } from './suits.ts';
export { variant_names, type VariantName } from './variants.ts';
