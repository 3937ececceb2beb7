// What pops from a seat at the table: what one says, never what a card is. Who doubted stands in the verdict that comes
// with it.
import type { SpicyEvent } from '../../wire/types.gen.ts';
import type { GameEntry, Pop } from '../entry.ts';
import { spicy_name } from './names.ts';

export const pop_of_spicy: GameEntry<'spicy', unknown>['pop'] = (event: SpicyEvent, { cards, table }) => {
    const pop = (text: string): Pop | null => ('seat' in event ? { seat: event.seat, text } : null);
    switch (event.event) {
        case 'played':
            return { seat: event.seat, text: spicy_name(event.declared, cards), hangs: true };
        case 'copied':
            return { seat: event.seat, text: `= ${spicy_name(event.declared, cards)}`, hangs: true };
        case 'passed':
            return pop(table.claim.pass);
        case 'drew':
            return pop(`+${String(event.count)}`);
        default:
            return null;
    }
};
