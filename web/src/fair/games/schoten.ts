// Scharfe Schoten as docs/rules.md and docs/fairness.md have it: the deal, and which actions are legal until when.
// Points are not counted.
import type { Bytes } from '../bytes.ts';
import { Stream } from '../deal.ts';
import type { Hashes } from '../hashes.ts';
import {
    Illegal,
    in_order,
    known_options,
    need,
    remove,
    whole,
    type Game,
    type Loose,
    type Rules,
} from './judging.ts';

interface Round {
    readonly hands: readonly (readonly string[])[];
    readonly rack: readonly string[];
    // By letter of the colour.
    readonly numbers: ReadonlyMap<string, number>;
    readonly start: number;
}

const letters = 'rygk';
const colours: Readonly<Record<string, string>> = { red: 'r', yellow: 'y', green: 'g', black: 'k' };
const card_at = (index: number): string => (letters[Math.floor(index / 12)] ?? '') + String((index % 12) + 1);

function read_options(options: Loose): { players: number; start: number | null } {
    known_options(options, ['players', 'start']);
    const players = whole(options['players'], 3, 4);
    const fixed = Object.hasOwn(options, 'start');
    return { players, start: fixed ? whole(options['start'], 0, players - 1) : null };
}

async function deal(key: Bytes, options: Loose, hashes: Hashes): Promise<Round> {
    const { players, start } = read_options(options);
    const size = players === 3 ? 12 : 10;
    const stream = new Stream(hashes, key);
    const order = await stream.shuffled(48);
    const numbers = await stream.shuffled(12);
    return {
        hands: Array.from({ length: players }, (_, seat) =>
            in_order(order.slice(seat * size, (seat + 1) * size), card_at),
        ),
        rack: order.slice(players * size).map((index) => card_at(index)[0] ?? ''),
        numbers: new Map([...letters].map((letter, i) => [letter, (numbers[i] ?? 0) + 1])),
        start: start ?? (await stream.below(players)),
    };
}

class Play implements Game {
    readonly #rounds: readonly Round[];
    readonly #players: number;
    #round = 0;
    #hands: string[][] = [];
    #rack: string[] = [];
    #waiting = new Set<number>();
    #trick: { seat: number; card: string }[] = [];
    #phase: 'tips' | 'trick' | 'take' | 'over' = 'tips';
    #turn = 0;

    constructor(rounds: readonly Round[], players: number) {
        this.#rounds = rounds;
        this.#players = players;
        this.#begin();
    }

    over(): boolean {
        return this.#phase === 'over';
    }

    act(seat: number, action: Loose): void {
        need(!this.over());
        switch (action['do']) {
            case 'tip':
                return this.#tip(seat, action);
            case 'card':
                return this.#card(seat, action);
            case 'take':
                return this.#take(seat, action);
            default:
                throw new Illegal();
        }
    }

    #begin(): void {
        const round = this.#rounds[this.#round];
        this.#hands = (round?.hands ?? []).map((hand) => [...hand]);
        this.#rack = [...(round?.rack ?? [])];
        this.#waiting = new Set(this.#hands.keys());
        this.#phase = 'tips';
    }

    // T6
    #tip(seat: number, { most, fewest }: Loose): void {
        need(this.#phase === 'tips' && this.#waiting.has(seat));
        need(is_colour(most) && is_colour(fewest) && most !== fewest);
        this.#waiting.delete(seat);
        if (this.#waiting.size > 0) return;
        this.#phase = 'trick';
        this.#turn = ((this.#rounds[0]?.start ?? 0) + this.#round) % this.#players;
    }

    // T7
    #card(seat: number, { card }: Loose): void {
        const hand = this.#hands[seat] ?? [];
        need(this.#phase === 'trick' && this.#turn === seat);
        need(typeof card === 'string' && hand.includes(card));
        const led = this.#trick[0]?.card[0] ?? card[0];
        need(card[0] === led || !hand.some((one) => one[0] === led));
        remove(hand, card);
        this.#trick.push({ seat, card });
        this.#turn = (seat + 1) % this.#players;
        if (this.#trick.length === this.#players) this.#win();
    }

    #win(): void {
        const highest = this.#trick.reduce((a, b) =>
            this.#strength(b.card) > this.#strength(a.card) ? b : a,
        );
        this.#turn = highest.seat;
        this.#trick = [];
        this.#phase = 'take';
        if (this.#rack.length === 0) this.#go_on();
    }

    // T5: super trumps above all, then the number of the colour, then the card's own.
    #strength(card: string): number {
        const number = Number(card.slice(1));
        const of_colour = this.#rounds[this.#round]?.numbers.get(card[0] ?? '') ?? 0;
        return (number === of_colour ? 10_000 : 0) + 100 * of_colour + number;
    }

    // T8
    #take(seat: number, { colour }: Loose): void {
        need(this.#phase === 'take' && this.#turn === seat && is_colour(colour));
        remove(this.#rack, colours[colour]);
        this.#go_on();
    }

    #go_on(): void {
        this.#phase = 'trick';
        if ((this.#hands[this.#turn] ?? []).length > 0) return;
        this.#round += 1;
        if (this.#round < this.#rounds.length) this.#begin();
        else this.#phase = 'over';
    }
}

const is_colour = (value: unknown): value is string =>
    typeof value === 'string' && Object.hasOwn(colours, value);

export const schoten: Rules = {
    name: 'schoten-1',
    seeds_are_a_list: true,
    read_options: (options) => void read_options(options),
    deals: (options) => read_options(options).players,
    hands: async (key, options, hashes) => (await deal(key, options, hashes)).hands,
    begin: async (keys, options, hashes) => {
        const rounds: Round[] = [];
        for (const key of keys) rounds.push(await deal(key, options, hashes));
        return new Play(rounds, read_options(options).players);
    },
};
