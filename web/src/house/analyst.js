// The module that looks back at finished games (src/browser/analyst.cpp) as JavaScript calls it; a page's worker and
// node's tests use the same. analyst.d.ts says what there is.
import { OtherBuild } from './module.js';

const to_bytes = new TextEncoder();
const to_text = new TextDecoder();

export class Analyst {
    #exports;

    static async start(module, weights, build) {
        const [section] = WebAssembly.Module.customSections(module, 'build');
        const found = section === undefined ? 'none' : to_text.decode(section);
        if (build !== undefined && build !== found)
            throw new OtherBuild(`build ${found} instead of ${build}`);
        const made = new Analyst();
        made.#exports = (await WebAssembly.instantiate(module, {})).exports;
        made.#exports._initialize();
        if (made.#exports.weights(made.#give(weights)) !== 0) throw new Error('no such weights');
        return made;
    }

    #give(bytes) {
        const at = this.#exports.room(bytes.length);
        if (at === 0) throw new Error('that is too much');
        new Uint8Array(this.#exports.memory.buffer, at, bytes.length).set(bytes);
        return bytes.length;
    }

    #out() {
        const { memory, out, size } = this.#exports;
        return to_text.decode(new Uint8Array(memory.buffer, out(), size()));
    }

    begin(record, { playOuts, worlds, seat, seed }) {
        const size = this.#give(to_bytes.encode(record));
        const pieces = this.#exports.begin(size, seat, playOuts, worlds, seed);
        if (pieces === 0) throw new Error(this.#out());
        return pieces;
    }

    advance() {
        return this.#exports.advance() === 1;
    }

    report() {
        this.#exports.report();
        return this.#out();
    }

    again(record, { move, seat, worlds, seed }) {
        const size = this.#give(to_bytes.encode(record));
        const found = this.#exports.again(size, move, seat, worlds, seed);
        const text = this.#out();
        if (found === 0) throw new Error(text);
        return text;
    }
}
