// Mogel: the deal, and which actions are legal until when.
import type { Bytes } from '../bytes.ts';
import { Stream } from '../deal.ts';
import type { Hashes } from '../hashes.ts';
import { in_order, known_options, need, remove, whole, type Game, type Loose, type Rules } from './judging.ts';

const card_at = (index: number): string => `n${String(Math.floor(index / 4) + 1)}`;

function read_options(options: Loose): { players: number; start: number | null } {
    known_options(options, ['players', 'start']);
    const players = whole(options['players'], 2, 4);
    return {
        players,
        start: Object.hasOwn(options, 'start') ? whole(options['start'], 0, players - 1) : null,
    };
}

async function deal(key: Bytes, options: Loose, hashes: Hashes): Promise<{ hands: string[][]; start: number }> {
    const { players, start } = read_options(options);
    const stream = new Stream(hashes, key);
    const order = await stream.shuffled(24);
    return {
        hands: Array.from({ length: players }, (_, seat) => [
            ...in_order(order.slice(seat * 6, seat * 6 + 6), card_at),
        ]),
        start: start ?? (await stream.below(players)),
    };
}

class Play implements Game {
    readonly #hands: string[][];
    #turn: number;
    #top: { seat: number; right: boolean; said: number } | null = null;

    constructor(hands: string[][], start: number) {
        this.#hands = hands;
        this.#turn = start;
    }
    over(): boolean {
        return this.#hands[this.#turn]?.length === 0;
    }
    act(seat: number, action: Loose): void {
        need(!this.over() && seat === this.#turn);
        if (action['do'] === 'doubt') {
            need(this.#top !== null);
            this.#turn = this.#top.right ? this.#top.seat : seat;
            this.#top = null;
            return;
        }
        need(action['do'] === 'lay');
        const said = whole(action['said'], 1, 6);
        need(this.#top === null || said === this.#top.said || said === (this.#top.said % 6) + 1);
        remove(this.#hands[seat] ?? [], action['card']);
        this.#top = { seat, right: action['card'] === `n${String(said)}`, said };
        this.#turn = (seat + 1) % this.#hands.length;
    }
}

export const mogel: Rules = {
    name: 'mogel-1',
    seeds_are_a_list: false,
    read_options: (options) => void read_options(options),
    deals: () => 1,
    hands: async (key, options, hashes) => (await deal(key, options, hashes)).hands,
    begin: async ([key], options, hashes) => {
        const { hands, start } = await deal(key as Bytes, options, hashes);
        return new Play(hands, start);
    },
};
