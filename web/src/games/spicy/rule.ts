// Which rule matters at this moment.
import type { SpicyGame } from '../../wire/types.gen.ts';
import type { Await } from '../entry.ts';

export function rule_of_spicy(game: SpicyGame, wait: Await, mine: boolean): string {
    if (game.over) return 'S27';
    const top = game.state.stack.at(-1);
    if (wait.kind === 'total-wild') return 'W6';
    if (wait.kind === 'answers') return wait.last ? 'S20' : 'P2';
    if (top?.card === 'xx' && !mine) return 'W3';
    if (top?.copy && !mine) return 'V7';
    if (mine) return top ? 'S9' : 'S8';
    return top ? 'S13' : 'S6';
}
