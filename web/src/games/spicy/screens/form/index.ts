// The choices of Spicy on the form of a new table.
import type { GameForm } from '../../../../table/game_screens.ts';
import { spicy_form, type SpicyForm } from '../../form.ts';
import Box from './Box.svelte';
import EndCard from './EndCard.svelte';
import Manners from './Manners.svelte';
import Window from './Window.svelte';

export const form: GameForm<'spicy', SpicyForm> = {
    ...spicy_form,
    parts: { box: Box, manners: Manners, more: Window, more_middle: EndCard },
};
