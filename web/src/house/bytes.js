// What all modules of ours have in common: the build they are of, and bytes that go in and out through their memory.

export class OtherBuild extends Error {}

export const to_bytes = new TextEncoder();
export const to_text = new TextDecoder();

// Begins the module; `imports` may use what it is given once the module runs.
export class Instance {
    exports;

    static async start(module, build, imports = () => ({})) {
        const [section] = WebAssembly.Module.customSections(module, 'build');
        const found = section === undefined ? 'none' : to_text.decode(section);
        if (build !== undefined && build !== found)
            throw new OtherBuild(`build ${found} instead of ${build}`);
        const made = new Instance();
        made.exports = (await WebAssembly.instantiate(module, imports(made))).exports;
        made.exports._initialize();
        return made;
    }

    bytes_at(at, size) {
        return new Uint8Array(this.exports.memory.buffer, at, size);
    }

    // Puts bytes where the next call finds them; says how many.
    give(bytes) {
        const at = this.exports.room(bytes.length);
        if (at === 0) throw new Error('that is too much');
        this.bytes_at(at, bytes.length).set(bytes);
        return bytes.length;
    }
    give_text(text) {
        return this.give(to_bytes.encode(text));
    }
    give_packed(fields) {
        return this.give(packed(fields));
    }

    taken(size) {
        return this.bytes_at(this.exports.out(), size).slice();
    }
    text() {
        return to_text.decode(this.taken(this.exports.size()));
    }

    weights(bytes) {
        return this.exports.weights(this.give(bytes)) === 0;
    }
}

// Each field is its length, four bytes with the lowest first, and its bytes: src/browser/packed.h.
export function packed(fields) {
    const all = fields.map((field) => (typeof field === 'string' ? to_bytes.encode(field) : field));
    const bytes = new Uint8Array(all.reduce((sum, field) => sum + 4 + field.length, 0));
    const view = new DataView(bytes.buffer);
    let at = 0;
    for (const field of all) {
        view.setUint32(at, field.length, true);
        bytes.set(field, at + 4);
        at += 4 + field.length;
    }
    return bytes;
}

export function unpacked(bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const fields = [];
    for (let at = 0; at < bytes.length;) {
        const size = view.getUint32(at, true);
        fields.push(bytes.subarray(at + 4, at + 4 + size));
        at += 4 + size;
    }
    return fields;
}
