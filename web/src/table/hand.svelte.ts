// What both hands do when their cards change: each card glides to its place, and the keyboard stays with its card.
import { untrack } from 'svelte';
import { settings } from '../app/settings.svelte.ts';
import { Flip } from '../moves/flip.ts';
import type { Spot } from '../moves/fly.ts';
import { Roving } from './roving.svelte.ts';

// To be called while a component is set up. Cards that are new come from `newcomers`.
export function follow_hand(
    keys: () => readonly string[],
    root: () => HTMLElement | undefined,
    newcomers?: () => Spot | null,
): Roving {
    const flip = new Flip();
    const roving = new Roving(keys, root);
    // Only when the cards change: to measure when the hand has just been mounted would lay out the page twice.
    $effect.pre(() => {
        keys();
        untrack(() => {
            roving.before();
            flip.measure(root());
        });
    });
    $effect(() => {
        keys();
        untrack(() => {
            roving.after();
            flip.play(root(), settings.still ? 0 : 280, newcomers);
        });
    });
    return roving;
}
