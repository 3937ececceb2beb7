// What Mogel shows, each part when it is wanted.
import type { GameScreens } from '../../../table/game_screens.ts';

export const mogel_screens: GameScreens<'mogel'> = {
    table: () => import('./MogelTable.svelte'),
    after: () => import('../after.ts'),
    replay: () => import('./MogelReplay.svelte'),
    low_replay: false,
    lesson: () => import('./lesson.ts'),
    form: () => import('./form.ts'),
};
