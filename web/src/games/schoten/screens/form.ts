// Scharfe Schoten adds nothing to the form of a new table.
import type { GameForm } from '../../../table/game_screens.ts';
import { schoten_form, type SchotenForm } from '../form.ts';

export const form: GameForm<'schoten', SchotenForm> = {
    ...schoten_form,
    parts: { box: null, manners: null, more: null, more_middle: null },
};
