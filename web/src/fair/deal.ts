// From a key to hands (docs/fairness.md, "The deal"): the one piece of dealing this client knows, to check a server by.
import { join, le64, text_bytes, type Bytes } from './bytes.ts';
import type { Hashes } from './hashes.ts';

// Numbers without bias from a key, block by block.
export class Stream {
    readonly #hashes: Hashes;
    readonly #key: Bytes;
    #block = 0;
    #words: number[] = [];

    constructor(hashes: Hashes, key: Bytes) {
        this.#hashes = hashes;
        this.#key = key;
    }

    async below(n: number): Promise<number> {
        const skipped = 2 ** 32 % n;
        for (;;) {
            const word = await this.#word();
            if (word >= skipped) return word % n;
        }
    }

    async shuffled(count: number): Promise<number[]> {
        const all = Array.from({ length: count }, (_, i) => i);
        for (let i = count - 1; i > 0; i -= 1) {
            const j = await this.below(i + 1);
            [all[i], all[j]] = [all[j] ?? 0, all[i] ?? 0];
        }
        return all;
    }

    async #word(): Promise<number> {
        if (this.#words.length === 0) {
            const block = await this.#hashes.hmac_sha512(
                this.#key,
                join(text_bytes('stream'), le64(this.#block)),
            );
            this.#block += 1;
            const view = new DataView(block.buffer);
            this.#words = Array.from({ length: 16 }, (_, i) => view.getUint32(4 * i, true));
        }
        return this.#words.shift() ?? 0;
    }
}

export type Box = { game: 'spicy'; edition: string; players: number } | { game: 'schoten'; players: number };

// By seat, each hand in the order of the box.
export async function hands_of(key: Bytes, box: Box, hashes: Hashes): Promise<string[][]> {
    const cards = box.game === 'spicy' ? spicy_box(box.edition) : schoten_box();
    const order = await new Stream(hashes, key).shuffled(cards.length);
    const size = hand_size(box);
    return Array.from({ length: box.players }, (_, seat) => {
        const hand = order.slice(seat * size, (seat + 1) * size).sort((a, b) => a - b);
        const total_wild = box.game === 'spicy' && box.edition === '2022' ? ['xx'] : [];
        return [...hand.map((index) => cards[index] ?? ''), ...total_wild];
    });
}

function hand_size(box: Box): number {
    if (box.game === 'schoten') return box.players === 3 ? 12 : 10;
    return box.edition === '2022' ? 5 : 6;
}

function spicy_box(edition: string): string[] {
    const spices = ['c', edition.startsWith('2022') ? 'l' : 'w', 'p'];
    const numbered = Array.from({ length: 90 }, (_, i) => {
        const spice = spices[Math.floor(i / 30)] ?? '';
        return spice + String(Math.floor((i % 30) / 3) + 1);
    });
    return [...numbered, ...Array<string>(5).fill('xs'), ...Array<string>(5).fill('xn')];
}

function schoten_box(): string[] {
    return Array.from({ length: 48 }, (_, i) => ('rygk'[Math.floor(i / 12)] ?? '') + String((i % 12) + 1));
}
