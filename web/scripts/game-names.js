// The names of the games, as the wire's schema lists them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const path = join(import.meta.dirname, '../../schema/wire.schema.json');
const schema = JSON.parse(readFileSync(path, 'utf8'));

/** @type {readonly string[]} */
export const game_names = schema.$defs.TableLine.properties.game.enum;
