// The screens most people come for, fetched while the words and the line are still on their way.
import type { Area } from '../words/words.svelte.ts';
import type { Route } from './route.ts';
import type { Session } from './session.svelte.ts';

export const home = () => import('../screens/pages/Home.svelte');
export const table_screen = () => import('../screens/room/TableScreen.svelte');
export const spicy_table = () => import('../screens/spicy/SpicyTable.svelte');
export const schoten_table = () => import('../screens/schoten/SchotenTable.svelte');

export const table_words: Area[] = ['table', 'cards', 'log', 'options'];

// Whoever shows the screen hears of a failure; here it is only early.
export function fetch_ahead(route: Route): void {
    if (route.at === 'home') early(home);
    else if (route.at === 'table') {
        early(table_screen);
        // Shared by both games; which one it is the server will say.
        early(() => import('../screens/table/Frame.svelte'));
    }
}

// As soon as it is known what is played at the table, be it still in its lobby.
export function fetch_table(game: 'spicy' | 'schoten'): void {
    early(game === 'spicy' ? spicy_table : schoten_table);
}

// Sounds, the mark in the title and other tabs: when there is a table to attend to.
export function attend_to(session: Session): void {
    const begin = () => {
        early(() => import('./attention.svelte.ts').then(({ attend }) => attend(session)));
    };
    // After the table has been painted. Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(begin, { timeout: 1000 });
    else setTimeout(begin, 200);
}

function early(load: () => Promise<unknown>): void {
    load().catch(() => undefined);
}
