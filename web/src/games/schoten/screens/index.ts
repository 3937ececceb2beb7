// What Scharfe Schoten shows, each part when it is wanted.
import type { GameScreens } from '../../../table/game_screens.ts';

export const schoten_screens: GameScreens<'schoten'> = {
    table: () => import('./SchotenTable.svelte'),
    after: () => import('../after.ts'),
    replay: () => import('./SchotenReplay.svelte'),
    look: () => import('../look.ts'),
    card: () => import('./SchotenOne.svelte'),
    low_replay: false,
    lesson: () => import('./lesson.ts'),
    form: () => import('./form.ts'),
};
