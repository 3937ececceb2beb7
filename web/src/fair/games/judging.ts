// What the readings of the games share: an action that is legal or not, an option that is there or not.
import type { Bytes } from '../bytes.ts';
import type { Hashes } from '../hashes.ts';

export type Loose = Readonly<Record<string, unknown>>;

// An action against the rules.
export class Illegal extends Error {}
// A record that is not written as one.
export class Malformed extends Error {}

export interface Game {
    act(seat: number, action: Loose): void;
    over(): boolean;
}

export interface Rules {
    readonly name: string;
    readonly seeds_are_a_list: boolean;
    // Throws Malformed.
    read_options(options: Loose): void;
    deals(options: Loose): number;
    // By seat, each hand in the order of the box.
    hands(key: Bytes, options: Loose, hashes: Hashes): Promise<readonly (readonly string[])[]>;
    begin(keys: readonly Bytes[], options: Loose, hashes: Hashes): Promise<Game>;
}

export function need(legal: boolean): asserts legal {
    if (!legal) throw new Illegal();
}

export function flag(action: Loose, name: string): boolean {
    const value = Object.hasOwn(action, name) ? action[name] : false;
    need(typeof value === 'boolean');
    return value;
}

export function whole(value: unknown, least: number, most: number): number {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
        throw new Malformed();
    return value;
}

export function one_of<Word extends string>(value: unknown, words: readonly Word[]): Word {
    const found = words.find((word) => word === value);
    if (found === undefined) throw new Malformed();
    return found;
}

export function known_options(options: Loose, names: readonly string[]): void {
    if (Object.keys(options).some((name) => !names.includes(name))) throw new Malformed();
}

// The chosen one, or what holds where none is.
export const chosen = (options: Loose, name: string, otherwise: unknown): unknown =>
    Object.hasOwn(options, name) ? options[name] : otherwise;

// Takes one such card out of the hand.
export function remove(hand: string[], card: unknown): void {
    const at = hand.indexOf(card as string);
    need(at >= 0);
    hand.splice(at, 1);
}

export const in_order = (indices: readonly number[], card: (index: number) => string): string[] =>
    [...indices].sort((a, b) => a - b).map(card);
