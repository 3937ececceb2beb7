// A page around the module on virtual time, as tests/browser/page.h is around the house: storage that is durable at once,
// another instance that thinks.
import { Module } from '../../web/src/house/module.js';

const began = 1_000_000;
const first_day = 1_800_000_000_000;
const mask = (1n << 64n) - 1n;
const rotl = (x, k) => ((x << k) | (x >> (64n - k))) & mask;

// fair/seeded_chance.h over base/fast_rng.h: xoshiro256++, one draw a byte.
export function seeded(seed) {
    let from = BigInt(seed);
    const state = Array.from({ length: 4 }, () => {
        from = (from + 0x9e3779b97f4a7c15n) & mask;
        let z = from;
        z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & mask;
        z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & mask;
        return z ^ (z >> 31n);
    });
    const next = () => {
        const result = (rotl((state[0] + state[3]) & mask, 23n) + state[0]) & mask;
        const t = (state[1] << 17n) & mask;
        state[2] ^= state[0];
        state[3] ^= state[1];
        state[1] ^= state[2];
        state[0] ^= state[3];
        state[2] ^= t;
        state[3] = rotl(state[3], 45n);
        return result;
    };
    return (bytes) => {
        for (let i = 0; i < bytes.length; i += 1) bytes[i] = Number(next() & 0xffn);
    };
}

export class Page {
    questions = 0;
    #time = 0;
    #said = [];
    #lines = new Map();
    #names = new Map();

    static async open(compiled, weights, seed, kept = new Map()) {
        const page = new Page();
        page.kept = kept;
        page.module = await Module.start(compiled, { chance: seeded(seed) });
        page.thinker = await Module.start(compiled, { chance: seeded(seed) });
        for (const one of [page.module, page.thinker]) one.weights(weights);
        page.module.begin({ steady: began, utc: first_day }, true);
        page.#serve();
        return page;
    }

    told() {
        return this.#said.map((line) => `${line}\n`).join('');
    }

    hold(conversation) {
        for (const line of conversation.split('\n')) {
            const [, at, who, verb, text] = /^(\d+) (\S+) (\S+) ?(.*)$/.exec(line) ?? [];
            if (at === undefined) continue;
            this.move_to(Number(at));
            if (verb === 'opens') this.open(who);
            if (verb === 'says') this.say(who, text);
            if (verb === 'drops') this.drop(who);
        }
    }

    open(who) {
        this.#note(who, 'opens');
        const line = this.#names.size + 1;
        this.#lines.set(who, line);
        this.#names.set(line, who);
        this.module.arrive(line);
        this.#serve();
    }

    say(who, text) {
        if (!this.#lines.has(who)) return;
        this.#note(who, 'says', text);
        this.module.hear(this.#lines.get(who), text);
        this.#serve();
    }

    drop(who) {
        this.#note(who, 'drops');
        this.module.leave(this.#lines.get(who));
        this.#lines.delete(who);
        this.#serve();
    }

    move_to(at) {
        while (this.module.due() <= began + at) this.#tick(Math.max(this.#time, this.module.due() - began));
        this.#tick(Math.max(this.#time, at));
    }

    #tick(at) {
        this.#time = at;
        this.module.tick({ steady: began + at, utc: first_day + at });
        this.#serve();
    }

    #note(who, verb, text = '') {
        this.#said.push(`${this.#time} ${who} ${verb}${text === '' ? '' : ` ${text}`}`);
    }

    #serve() {
        for (let item = this.module.next(); item !== null; item = this.module.next()) this.#do(item);
    }

    #do(item) {
        switch (item.kind) {
            case 'send':
                return this.#note(this.#names.get(item.line), 'hears', item.text);
            case 'close':
                this.#note(this.#names.get(item.line), 'closed', `${item.ending} ${item.reason}`);
                return this.module.leave(item.line);
            case 'write':
                for (const change of item.changes) this.#change(change);
                return this.module.stored(item.number, 'ok');
            case 'read':
                return this.module.found(
                    item.number,
                    [...this.kept].filter(([key]) => key.startsWith(item.prefix)).sort(([a], [b]) => (a < b ? -1 : 1)),
                );
            case 'think':
                this.questions += 1;
                return this.module.thought(item.mind, this.thinker.think(item.question));
            case 'free':
                return this.thinker.free(item.mind);
        }
    }

    #change(change) {
        if ('put' in change) this.kept.set(change.put, change.value);
        else for (const key of [...this.kept.keys()]) if (key.startsWith(change.drop)) this.kept.delete(key);
    }
}

// Bytes that mean nothing, and bytes that nearly do.
export function rubbish(seed) {
    const random = seeded(seed);
    const bytes = (size) => {
        const all = new Uint8Array(size);
        random(all);
        return all;
    };
    const spoilt = (of) => {
        const copy = Uint8Array.from(of);
        const [a, b, c, d] = bytes(4);
        copy[(a * 256 + b) % copy.length] = c;
        return d % 2 === 0 ? copy : copy.subarray(0, (a * 256 + c) % copy.length);
    };
    return { bytes, spoilt };
}
