// Sounds, the mark in the title and other tabs, and the words of refusals: fetched when there is a table to attend to.
import { words } from '../words/words.svelte.ts';
import { early } from './early.ts';
import type { Session } from './session.svelte.ts';

export function attend_to(session: Session): void {
    after_paint(() => {
        early(() => import('./attention.svelte.ts').then(({ attend }) => attend(session)));
        early(() => words.want('refusals'));
    });
}

// An idle moment may also come before the frame. A tab that nobody looks at has no frames, and is attended to as well.
function after_paint(run: () => void): void {
    let begun = false;
    const begin = () => {
        if (!begun) run();
        begun = true;
    };
    requestAnimationFrame(() => setTimeout(begin));
    setTimeout(begin, 2000);
}
