// Cards as the wire writes them: c7, xs, ?? in Spicy; r12, k? in Scharfe Schoten.
import type { SchotenColour, SpicyFlavour } from './suits.ts';

export type SpicyCardCode =
    | { readonly kind: 'numbered'; readonly flavour: SpicyFlavour; readonly number: number }
    | { readonly kind: 'wild'; readonly wild: 'spice' | 'number' | 'total' }
    | { readonly kind: 'hidden' };

export interface SchotenCardCode {
    readonly colour: SchotenColour;
    readonly number: number | undefined;
}

const flavours = new Map<string, SpicyFlavour>([
    ['c', 'chili'],
    ['w', 'wasabi'],
    ['l', 'lemon'],
    ['p', 'pepper'],
]);
const colours = new Map<string, SchotenColour>([
    ['r', 'red'],
    ['y', 'yellow'],
    ['g', 'green'],
    ['k', 'black'],
]);
const wilds = new Map<string, 'spice' | 'number' | 'total'>([
    ['xs', 'spice'],
    ['xn', 'number'],
    ['xx', 'total'],
]);

export function parse_spicy(code: string): SpicyCardCode {
    if (code === '??') return { kind: 'hidden' };
    const wild = wilds.get(code);
    if (wild !== undefined) return { kind: 'wild', wild };
    const flavour = flavours.get(code.charAt(0));
    if (flavour === undefined || !/^.([1-9]|10)$/.test(code)) throw new Error(`no such card: ${code}`);
    return { kind: 'numbered', flavour, number: Number(code.slice(1)) };
}

export function parse_schoten(code: string): SchotenCardCode {
    const colour = colours.get(code.charAt(0));
    if (colour === undefined || !/^.([1-9]|1[0-2]|\?)$/.test(code)) throw new Error(`no such card: ${code}`);
    const number = code.slice(1);
    return { colour, number: number === '?' ? undefined : Number(number) };
}
