// A game that goes on while its people are elsewhere: nobody is in a hurry, and someone else plays, too.
import type { TableView } from './model.ts';

const an_hour = 3_600_000;

export function over_days({ room, seat }: TableView): boolean {
    if (seat === null || room.phase !== 'playing') return false;
    const { turnTime, options } = room.settings;
    const unhurried = turnTime === 0 || turnTime >= an_hour;
    const all_answer = 'pace' in options && options.pace === 'everyone-answers';
    const others = room.chairs.some((chair, at) => at !== seat && chair.who === 'person');
    return others && (unhurried || all_answer);
}
