// The games whose records this page can check.
import type { Rules } from './judging.ts';
import { schoten } from './schoten.ts';
import { spicy } from './spicy.ts';

export const games: Readonly<Record<string, Rules>> = { spicy, schoten };
