// The games whose records this page can check: all that the wire knows, and a record may name any.
import type { GameName } from '../../wire/game.ts';
import type { Rules } from './judging.ts';
import { mogel } from './mogel.ts';
import { schoten } from './schoten.ts';
import { spicy } from './spicy.ts';

const known: Readonly<Record<GameName, Rules>> = { spicy, schoten, mogel };

export const games: Readonly<Record<string, Rules>> = known;
