// What Spicy shows, each part when it is wanted.
import type { GameScreens } from '../../../table/game_screens.ts';

export const spicy_screens: GameScreens<'spicy'> = {
    table: () => import('./SpicyTable.svelte'),
    after: () => import('../after.ts'),
    replay: () => import('./SpicyReplay.svelte'),
    look: () => import('../look.ts'),
    card: () => import('./SpicyOne.svelte'),
    low_replay: true,
    lesson: () => import('./lesson.ts'),
    form: () => import('./form/index.ts'),
};
