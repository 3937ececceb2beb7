// What the wire calls the games, and what it sends of each. These names are the key of every table of games.
import type { Event, Game, Settings, SettingsWish } from './types.gen.ts';

export type GameName = Game['kind'];
export type GameOf<Name extends GameName> = Extract<Game, { kind: Name }>;
export type EventOf<Name extends GameName> = NonNullable<Event[Name]>;
export type SettingsOf<Name extends GameName> = Extract<Settings, { game: Name }>;
export type WishOf<Name extends GameName> = Extract<SettingsWish, { game: Name }>;
