// Mogel adds nothing to the form of a new table.
import type { GameForm } from '../../../table/game_screens.ts';

export const form: GameForm<'mogel', Readonly<Record<string, never>>> = {
    fresh: {},
    read: () => ({}),
    options: () => ({}),
    parts: { box: null, manners: null, more: null, more_middle: null },
};
