// The module (src/browser) as JavaScript calls it: bytes go in and out through its memory, here they are texts and
// values. Without the DOM, so that a page's worker and node's tests use the same. module.d.ts says
// what there is; docs/adr/0020 why.

import { Instance, OtherBuild, to_bytes, to_text, unpacked } from './bytes.js';

export { OtherBuild };

const troubles = [
    '',
    'the module cannot read this',
    'the house has not begun',
    'the house has begun before',
    'the module does not know this',
    'the weights have not been given',
];
const outcomes = { ok: 0, full: 1, failed: 2 };

export class Module {
    #of;
    #exports;

    static async start(module, host, build) {
        const made = new Module();
        made.#of = await Instance.start(module, build, (instance) => imports(instance, host));
        made.#exports = made.#of.exports;
        return made;
    }

    #expect(trouble) {
        if (trouble !== 0) throw new Error(troubles[trouble] ?? 'the module is in trouble');
    }

    weights(bytes) {
        return this.#of.weights(bytes);
    }

    // ---- a house ----
    begin(now, hand_out) {
        this.#expect(this.#exports.begin(now.steady, now.utc, hand_out ? 1 : 0));
    }
    tick(now) {
        this.#expect(this.#exports.tick(now.steady, now.utc));
    }
    due() {
        return this.#exports.due();
    }
    next() {
        for (;;) {
            const size = this.#exports.next();
            if (size === 0) return null;
            const item = read_item(unpacked(this.#of.taken(size)));
            if (item !== null) return item;
        }
    }
    arrive(line) {
        this.#expect(this.#exports.arrive(line));
    }
    hear(line, text) {
        this.#expect(this.#exports.hear(line, this.#of.give_text(text)));
    }
    leave(line) {
        this.#expect(this.#exports.leave(line));
    }
    stored(number, how) {
        this.#expect(this.#exports.stored(number, outcomes[how] ?? outcomes.failed));
    }
    found(number, pairs) {
        this.#expect(this.#exports.found(number, 1, this.#of.give_packed(pairs.flat())));
    }
    not_found(number) {
        this.#expect(this.#exports.found(number, 0, 0));
    }
    thought(mind, answer) {
        this.#expect(this.#exports.thought(mind, this.#of.give(answer ?? new Uint8Array())));
    }
    forget(table) {
        this.#expect(this.#exports.forget(this.#of.give_text(table)));
    }

    // ---- the other worker ----
    think(question) {
        const size = this.#exports.think(this.#of.give(question));
        return size === 0 ? null : this.#of.taken(size);
    }
    free(mind) {
        this.#exports.free(mind);
    }

    // For tests: what happens to bytes that mean nothing. Never used by a client.
    raw(name, bytes, ...numbers) {
        return this.#exports[name](...numbers, this.#of.give(bytes));
    }
}

function imports(instance, host) {
    return {
        host: {
            chance: (at, size) => {
                // Not into the module's memory itself: crypto does not take what may move.
                const drawn = new Uint8Array(size);
                host.chance(drawn);
                instance.bytes_at(at, size).set(drawn);
            },
            clean: (at, size, room, most) => {
                const text = to_text.decode(instance.bytes_at(at, size));
                const cleaned = to_bytes.encode(clean(text, most));
                if (cleaned.length > room) return 0;
                instance.bytes_at(at, cleaned.length).set(cleaned);
                return cleaned.length;
            },
        },
    };
}

function read_item([first, ...rest]) {
    const text = (which) => to_text.decode(rest[which]);
    const number = (which) => Number(text(which));
    const kind = to_text.decode(first);
    switch (kind) {
        case 'send':
            return { kind, line: number(0), text: text(1) };
        case 'close':
            return { kind, line: number(0), ending: text(1), reason: text(2) };
        case 'write':
            return { kind, number: number(0), changes: read_changes(unpacked(rest[1])) };
        case 'read':
            return { kind, number: number(0), prefix: text(1) };
        case 'think':
            return { kind, mind: number(0), question: rest[1].slice() };
        case 'free':
            return { kind, mind: number(0) };
        case 'log':
            return { kind, event: text(0), about: text(1), text: text(2) };
        default:
            return null;
    }
}

function read_changes(fields) {
    const changes = [];
    for (let at = 0; at < fields.length;) {
        const key = to_text.decode(fields[at + 1]);
        if (to_text.decode(fields[at]) === 'put') {
            changes.push({ put: key, value: fields[at + 2].slice() });
            at += 3;
        } else {
            changes.push({ drop: key });
            at += 2;
        }
    }
    return changes;
}

const most_marks = 3;
const blank = /[\p{Zs}\p{Zl}\p{Zp}\n\r\t]/u;
const unwanted = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u;
// Looks empty although its kind does not say so.
const hollow = new Set([0x115f, 0x1160, 0x3164, 0xffa0, 0x2800, 0x034f]);
const mark = /[\p{Mn}\p{Me}]/u;

// As src/house/text.cpp cleans names and chat: composed, one line, no controls, few marks, at most so many letters as
// people count them.
export function clean(text, most) {
    let out = '';
    let marks = 0;
    let gap = false;
    for (const letter of text.normalize('NFC')) {
        if (blank.test(letter)) {
            gap = out !== '';
        } else if (!unwanted.test(letter) && !hollow.has(letter.codePointAt(0))) {
            const is_mark = mark.test(letter);
            if (is_mark && (out === '' || ++marks > most_marks)) continue;
            if (!is_mark) marks = 0;
            out += (gap ? ' ' : '') + letter;
            gap = false;
        }
    }
    const letters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(out)];
    return letters
        .slice(0, most)
        .map((one) => one.segment)
        .join('')
        .trimEnd();
}
