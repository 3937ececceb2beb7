// Where there is room to sit around the table: a screen on a desk, or a tablet held upright.
import { MediaQuery } from 'svelte/reactivity';

export const desk = new MediaQuery(
    '(min-width: 64rem) and (min-height: 36rem), (min-width: 44rem) and (min-height: 56rem)',
);
// Held upright the log lies below the hand, else beside the table.
export const broad = new MediaQuery('(min-width: 64rem)');
// Too low to sit around, but with room for the log.
export const beside = new MediaQuery('(min-width: 64rem) and (min-height: 32rem)');
