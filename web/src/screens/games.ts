// The list of what games show, as games/index.ts is of what is known of them. A game without screens does not compile.
import { each_game, game_names } from '../games/index.ts';
import { mogel_screens } from '../games/mogel/screens/index.ts';
import { schoten_screens } from '../games/schoten/screens/index.ts';
import { spicy_screens } from '../games/spicy/screens/index.ts';
import type { GameForm, GameScreens } from '../table/game_screens.ts';
import type { GameName } from '../wire/game.ts';

const list: { readonly [Name in GameName]: GameScreens<Name> } = {
    spicy: spicy_screens,
    schoten: schoten_screens,
    mogel: mogel_screens,
};

// A component is given the game it was made for: whoever takes it from here takes it by that game's name.
export const screens = list as unknown as Readonly<Record<GameName, GameScreens<GameName>>>;

// The form of a new table switches between games at once, so it wants all of them.
export type AllForms = Readonly<Record<GameName, GameForm<GameName, unknown>>>;
export async function all_forms(): Promise<AllForms> {
    const loaded = await Promise.all(game_names.map((name) => screens[name].form()));
    return each_game((name) => loaded[game_names.indexOf(name)]?.form) as unknown as AllForms;
}
