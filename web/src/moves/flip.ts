// Children that change places glide there: measure before the change, play after it. Keys: data-flip.
import { arrive, type Spot } from './fly.ts';

export class Flip {
    #before = new Map<string, Spot>();

    measure(root: Element | undefined): void {
        this.#before = new Map();
        for (const child of children(root)) this.#before.set(key(child), child.getBoundingClientRect());
    }

    // Those that are new come from `newcomers`, if one says where from. Asked only when something has moved: every look at
    // a place makes the browser lay out the page at once.
    play(root: Element | undefined, ms: number, newcomers: () => Spot | null = () => null): void {
        // What was not there before has not moved.
        if (ms === 0 || this.#before.size === 0) return;
        const source = newcomers();
        for (const child of children(root)) {
            const from = this.#before.get(key(child)) ?? source;
            const to = child.getBoundingClientRect();
            if (from && (from.x !== to.x || from.y !== to.y)) arrive(child, from, ms);
        }
    }
}

const children = (root: Element | undefined): HTMLElement[] =>
    root ? [...root.querySelectorAll<HTMLElement>('[data-flip]')] : [];

const key = (element: HTMLElement): string => element.dataset['flip'] ?? '';
