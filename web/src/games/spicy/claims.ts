// Which claim cells lie where. Assisted manners show what the server says is legal, at most eleven; strict manners
// show all thirty, fitting or not. The lay-out follows from the stack alone, never from the card in hand.
import type { SpicyGame } from '../../wire/types.gen.ts';
import { declaration, declared, spices } from './cards.ts';

export interface Cell {
    readonly claim: string;
    readonly open: boolean;
    // Rows of four (assisted) or of eight (strict), of ten where all have room. The last place is the pass; before it, strict, "last card".
    readonly place: number;
}

export const columns = { assisted: 4, strict: 8, all: 10 };
const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export function claim_cells(game: SpicyGame): Cell[] {
    const box = spices(game.options.edition);
    const play = game.legal?.play;
    if (game.options.manners === 'strict')
        return box.flatMap((spice, row) =>
            numbers.map((number, column) => ({
                claim: declaration({ spice, number }),
                open: play !== undefined,
                // Eight fit a small phone at 44 px each: a row per spice, and all nines and tens below.
                place: number <= 8 ? row * 8 + column : 24 + row * 2 + number - 9,
            })),
        );
    const legal = new Set(play?.declare ?? []);
    const around = new Set([...legal].map((claim) => declared(claim).spice));
    const top = game.state.stack.at(-1)?.declared ?? null;
    if (!play && top !== null) around.add(declared(top).spice);
    const [only] = around;
    if (around.size === 1 && only !== undefined)
        return numbers.map((number, place) => {
            const claim = declaration({ spice: only, number });
            return { claim, open: legal.has(claim), place };
        });
    const shown = play
        ? [...legal]
        : box.flatMap((spice) => [1, 2, 3].map((number) => declaration({ spice, number })));
    return several_spices(shown, box, play !== undefined);
}

// Each claim of the box at its own place, a row for each spice; which are open follows from the stack alone.
export function all_cells(game: SpicyGame): Cell[] {
    const play = game.legal?.play;
    const strict = game.options.manners === 'strict';
    return spices(game.options.edition).flatMap((spice, row) =>
        numbers.map((number, column) => {
            const claim = declaration({ spice, number });
            const open = play !== undefined && (strict || play.declare.includes(claim));
            return { claim, open, place: row * columns.all + column };
        }),
    );
}

function several_spices(claims: readonly string[], box: readonly string[], open: boolean): Cell[] {
    const sorted = [...claims].sort((a, b) => {
        const [x, y] = [declared(a), declared(b)];
        return box.indexOf(x.spice) - box.indexOf(y.spice) || x.number - y.number;
    });
    const rows = box.map((spice) => sorted.filter((claim) => declared(claim).spice === spice));
    const by_row = rows.every((row, at) => row.length <= (at === 2 ? 3 : 4));
    if (by_row)
        return rows.flatMap((row, at) =>
            row.map((claim, column) => ({ claim, open, place: at * 4 + column })),
        );
    return sorted.map((claim, place) => ({ claim, open, place }));
}
