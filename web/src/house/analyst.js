// The module for records (src/browser/analyst.cpp and records.cpp) as JavaScript calls it; a page's worker and
// node's tests use the same. analyst.d.ts says what there is.
import { Instance } from './bytes.js';

export class Analyst {
    #of;
    #exports;

    static async start(module, weights, build) {
        const made = new Analyst();
        made.#of = await Instance.start(module, build);
        made.#exports = made.#of.exports;
        if (!made.#of.weights(weights)) throw new Error('no such weights');
        return made;
    }

    begin(record, { playOuts, worlds, seat, seed }) {
        const size = this.#of.give_text(record);
        const pieces = this.#exports.begin(size, seat, playOuts, worlds, seed);
        if (pieces === 0) throw new Error(this.#of.text());
        return pieces;
    }

    advance() {
        return this.#exports.advance() === 1;
    }

    report() {
        this.#exports.report();
        return this.#of.text();
    }

    again(record, { move, seat, worlds, seed }) {
        const size = this.#of.give_text(record);
        const found = this.#exports.again(size, move, seat, worlds, seed);
        const text = this.#of.text();
        if (found === 0) throw new Error(text);
        return text;
    }

    #told(outcome) {
        return { outcome, text: this.#of.text() };
    }
    replay(record, view = 'all', until) {
        const fields = [view, until === undefined ? '' : String(until), record];
        return this.#told(this.#exports.replay(this.#of.give_packed(fields)));
    }
    verify(record, heads = []) {
        return this.#told(this.#exports.verify(this.#of.give_packed([record, ...heads])));
    }
    look(record) {
        return this.#told(this.#exports.look(this.#of.give_text(record)));
    }

    // For tests: what happens to bytes that mean nothing. Never used by a client.
    raw(name, bytes, ...numbers) {
        return this.#exports[name](this.#of.give(bytes), ...numbers);
    }
}
