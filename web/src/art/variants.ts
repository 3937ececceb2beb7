// The names the table options use, in the order of V1 to V6.
export const variant_names = [
    'we-love-chili',
    'start-it-up',
    'spice-raider',
    'change-your-luck',
    'turn-it-up',
    'copy-cat',
    'hot-start',
] as const;
export type VariantName = (typeof variant_names)[number];
