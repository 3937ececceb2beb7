// Sounds, the mark in the title and other tabs: fetched when there is a table to attend to.
import { early } from './early.ts';
import type { Session } from './session.svelte.ts';

export function attend_to(session: Session): void {
    const begin = () => {
        early(() => import('./attention.svelte.ts').then(({ attend }) => attend(session)));
    };
    // After the table has been painted. Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(begin, { timeout: 1000 });
    else setTimeout(begin, 200);
}
