// A lesson is a row of pictures, each with a sentence and the one thing it waits for. No server, no rules: what the
// table shows and allows is written down.
import type { Action, Event, Game } from '../wire/types.gen.ts';

export interface Step<Key extends string> {
    readonly say: readonly Key[];
    readonly game: Game;
    // Told when the step begins, so that cards fly and the moment is seen.
    readonly events?: readonly Event[];
    // Nothing: the button goes on.
    readonly wants?: Action['do'];
}

// What follows may depend on what was done.
export type Lesson<Key extends string> = (done: readonly Action[]) => Step<Key> | null;

export interface GameLesson {
    // Who sits opposite, from the left.
    readonly bots: readonly string[];
    readonly steps: Lesson<string>;
}
