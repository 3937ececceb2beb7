// The module (src/browser) as JavaScript calls it: bytes go in and out through its memory, here they are texts and
// values. Without imports and without the DOM, so that a page's worker and node's tests use the same. module.d.ts says
// what there is; docs/adr/0020 why.

export class OtherBuild extends Error {}

const troubles = [
    '',
    'the module cannot read this',
    'the house has not begun',
    'the house has begun before',
    'the module does not know this',
    'the weights have not been given',
];
const outcomes = { ok: 0, full: 1, failed: 2 };
const to_bytes = new TextEncoder();
const to_text = new TextDecoder();

export class Module {
    #exports;

    static async start(module, host, build) {
        const [section] = WebAssembly.Module.customSections(module, 'build');
        const found = section === undefined ? 'none' : to_text.decode(section);
        if (build !== undefined && build !== found)
            throw new OtherBuild(`build ${found} instead of ${build}`);
        const made = new Module();
        const instance = await WebAssembly.instantiate(module, made.#imports(host));
        made.#exports = instance.exports;
        made.#exports._initialize();
        return made;
    }

    #imports(host) {
        const bytes_at = (at, size) => new Uint8Array(this.#exports.memory.buffer, at, size);
        return {
            host: {
                chance: (at, size) => {
                    // Not into the module's memory itself: crypto does not take what may move.
                    const drawn = new Uint8Array(size);
                    host.chance(drawn);
                    bytes_at(at, size).set(drawn);
                },
                clean: (at, size, room, most) => {
                    const cleaned = to_bytes.encode(clean(to_text.decode(bytes_at(at, size)), most));
                    if (cleaned.length > room) return 0;
                    bytes_at(at, cleaned.length).set(cleaned);
                    return cleaned.length;
                },
            },
        };
    }

    // Puts bytes where the next call finds them; says how many.
    #give(bytes) {
        const at = this.#exports.room(bytes.length);
        if (at === 0) throw new Error('that is too much');
        new Uint8Array(this.#exports.memory.buffer, at, bytes.length).set(bytes);
        return bytes.length;
    }

    #taken(size) {
        return new Uint8Array(this.#exports.memory.buffer, this.#exports.out(), size).slice();
    }

    #expect(trouble) {
        if (trouble !== 0) throw new Error(troubles[trouble] ?? 'the module is in trouble');
    }

    #told(outcome) {
        return { outcome, text: to_text.decode(this.#taken(this.#exports.size())) };
    }

    weights(bytes) {
        return this.#exports.weights(this.#give(bytes)) === 0;
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
            const item = read_item(unpacked(this.#taken(size)));
            if (item !== null) return item;
        }
    }
    arrive(line) {
        this.#expect(this.#exports.arrive(line));
    }
    hear(line, text) {
        this.#expect(this.#exports.hear(line, this.#give(to_bytes.encode(text))));
    }
    leave(line) {
        this.#expect(this.#exports.leave(line));
    }
    stored(number, how) {
        this.#expect(this.#exports.stored(number, outcomes[how] ?? outcomes.failed));
    }
    found(number, pairs) {
        const all = pairs.flatMap(([key, value]) => [to_bytes.encode(key), value]);
        this.#expect(this.#exports.found(number, 1, this.#give(packed(all))));
    }
    not_found(number) {
        this.#expect(this.#exports.found(number, 0, 0));
    }
    thought(mind, answer) {
        this.#expect(this.#exports.thought(mind, this.#give(answer ?? new Uint8Array())));
    }
    forget(table) {
        this.#expect(this.#exports.forget(this.#give(to_bytes.encode(table))));
    }

    // ---- the other worker ----
    think(question) {
        const size = this.#exports.think(this.#give(question));
        return size === 0 ? null : this.#taken(size);
    }
    free(mind) {
        this.#exports.free(mind);
    }

    // ---- records ----
    replay(record, view = 'all', until) {
        const fields = [view, until === undefined ? '' : String(until), record];
        return this.#told(
            this.#exports.replay(this.#give(packed(fields.map((one) => to_bytes.encode(one))))),
        );
    }
    verify(record, heads = []) {
        const fields = [record, ...heads].map((one) => to_bytes.encode(one));
        return this.#told(this.#exports.verify(this.#give(packed(fields))));
    }
    look(record) {
        return this.#told(this.#exports.look(this.#give(to_bytes.encode(record))));
    }

    // For tests: what happens to bytes that mean nothing. Never used by a client.
    raw(name, bytes, ...numbers) {
        return this.#exports[name](...numbers, this.#give(bytes));
    }
}

// Each field is its length, four bytes with the lowest first, and its bytes: src/browser/packed.h.
function packed(fields) {
    const bytes = new Uint8Array(fields.reduce((sum, field) => sum + 4 + field.length, 0));
    const view = new DataView(bytes.buffer);
    let at = 0;
    for (const field of fields) {
        view.setUint32(at, field.length, true);
        bytes.set(field, at + 4);
        at += 4 + field.length;
    }
    return bytes;
}

function unpacked(bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const fields = [];
    for (let at = 0; at < bytes.length;) {
        const size = view.getUint32(at, true);
        fields.push(bytes.subarray(at + 4, at + 4 + size));
        at += 4 + size;
    }
    return fields;
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
