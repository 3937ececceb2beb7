// A request that was not done: refused by the server, or dropped here because there was no line.
import type * as Wire from './types.gen.ts';

export class Refusal extends Error {
    readonly code: string;
    readonly key: string;
    readonly margin: number | undefined;

    constructor(error: Wire.Error) {
        super(error.message);
        this.code = error.code;
        this.key = error.key;
        this.margin = error.margin;
    }
}

// Actions are never queued for later: what was true when they were chosen may be wrong when the line is back.
export const offline = () =>
    new Refusal({ code: 'offline', key: 'offline', message: 'There is no connection; nothing was sent.' });
