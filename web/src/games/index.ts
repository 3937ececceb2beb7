// The list of games. A name of the wire without an entry does not compile; nothing else asks which game it is.
import type { EventOf, GameName } from '../wire/game.ts';
import type { Event } from '../wire/types.gen.ts';
import type { GameEntry } from './entry.ts';
import { mogel } from './mogel/index.ts';
import { schoten } from './schoten/index.ts';
import { spicy } from './spicy/index.ts';

const list = { spicy, schoten, mogel } satisfies { readonly [Name in GameName]: GameEntry<Name, unknown> };

type AnyGame = GameEntry<GameName, unknown>;
// An entry is given the game it was made for: whoever takes it from here takes it by that game's name.
export const games = list as unknown as Readonly<Record<GameName, AnyGame>>;
// In the order in which they are offered.
export const game_names = Object.keys(list) as readonly GameName[];
export const first_game = game_names[0] as GameName;

export const is_game = (text: unknown): text is GameName => game_names.some((name) => name === text);

// What each game wants to be remembered of a table.
export type MomentsOfTable = {
    readonly [Name in GameName]: (typeof list)[Name]['moments']['first'];
};

export function each_game<Value>(value: (name: GameName) => Value): Record<GameName, Value> {
    return Object.fromEntries(game_names.map((name) => [name, value(name)])) as Record<GameName, Value>;
}

export const no_moments = each_game((name) => games[name].moments.first) as MomentsOfTable;

// What happened in a game, and in which; null for what happened to its table.
export function happened_in(event: Event): { game: AnyGame; happened: EventOf<GameName> } | null {
    for (const name of game_names) {
        const happened = event[name];
        if (happened !== undefined) return { game: games[name], happened };
    }
    return null;
}
