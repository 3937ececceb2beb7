// Numbers from a key (docs/fairness.md, "The deal"), to check a server by; games/ has what each game makes of them.
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
