// Which rule matters at this moment: where the rules sheet opens.
import { awaited, awaits } from './awaited.ts';
import type { TableView } from './model.ts';

export function rule_of_moment(table: TableView): string {
    const { game, seat } = table;
    if (!game) return 'S1';
    const wait = awaited(game);
    const mine = awaits(wait, seat);
    if (game.kind === 'schoten') {
        if (game.over) return 'T12';
        return ({ tips: 'T6', trick: 'T7', take: 'T8', over: 'T12' } as const)[game.state.phase];
    }
    if (game.over) return 'S27';
    const top = game.state.stack.at(-1);
    if (wait.kind === 'total-wild') return 'W6';
    if (wait.kind === 'answers') return wait.last ? 'S20' : 'P2';
    if (top?.card === 'xx' && !mine) return 'W3';
    if (top?.copy && !mine) return 'V7';
    if (mine) return top ? 'S9' : 'S8';
    return top ? 'S13' : 'S6';
}
