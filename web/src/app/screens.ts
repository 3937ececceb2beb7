// The screens most people come for, fetched while the words and the line are still on their way.
import type { Area } from '../words/words.svelte.ts';
import type { Route } from './route.ts';

export const home = () => import('../screens/pages/Home.svelte');
export const table_screen = () => import('../screens/room/TableScreen.svelte');
export const spicy_table = () => import('../screens/spicy/SpicyTable.svelte');

export const table_words: Area[] = ['table', 'cards', 'log', 'options'];

// Whoever shows the screen hears of a failure; here it is only early.
export function fetch_ahead(route: Route): void {
    const early = route.at === 'home' ? [home] : route.at === 'table' ? [table_screen, spicy_table] : [];
    for (const load of early) load().catch(() => undefined);
}
