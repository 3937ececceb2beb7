// The screens most people come for, and what other screens will want, fetched while the words and the line are still on
// their way.
import { static_site } from './app/base.ts';
import { early } from './app/early.ts';
import type { Route } from './app/route.ts';
import { all_forms, screens } from './screens/games.ts';
import type { Area } from './words/words.svelte.ts';

export const home = () =>
    static_site ? import('./screens/pages/StaticHome.svelte') : import('./screens/pages/Home.svelte');
export const table_screen = () => import('./screens/room/TableScreen.svelte');
export const create_page = () => import('./screens/pages/CreatePage.svelte');
export const tutorial = () => import('./screens/pages/Tutorial.svelte');

export const table_words: Area[] = ['table', 'cards', 'log'];

// Beyond those that every screen needs.
export function first_words(route: Route): Area[] {
    return route.at === 'table' ? table_words : route.at === 'home' ? ['hall'] : [];
}

export function fetch_ahead(route: Route): void {
    if (route.at === 'home') early(home);
    else if (route.at === 'table') {
        early(table_screen);
        // Shared by all games; which one it is the server will say.
        early(() => import('./table/Board.svelte'));
    }
}

// What a page will ask for as soon as it is there: better at the same time than after it.
export function with_its_parts(route: Route): void {
    if (route.at === 'create') early(all_forms);
    else if (route.at === 'tutorial') {
        early(screens[route.game].lesson);
        early(screens[route.game].table);
    }
}
