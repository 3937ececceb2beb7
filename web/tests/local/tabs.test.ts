// Several tabs and one house: who holds it, how the others reach it, and what happens when a tab goes or falls asleep.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Lines } from '../../src/local/lines.ts';
import { Tabs, type Channel, type Locks } from '../../src/local/tabs.ts';
import type { AmongTabs, Told } from '../../src/local/talk.ts';

interface Wait {
    readonly tab: string;
    held(): Promise<void>;
    lost(): void;
}

// The browser as far as tabs meet in it.
class Browser {
    readonly #queues = new Map<string, Wait[]>();
    readonly #channels = new Set<Channel & { asleep: boolean }>();

    locks(tab: string): Locks {
        return {
            request: (name, { steal }, held) =>
                new Promise((resolve, reject) => {
                    const queue = this.#queues.get(name) ?? [];
                    this.#queues.set(name, queue);
                    const wait: Wait = { tab, held, lost: () => reject(new Error('AbortError')) };
                    if (steal) queue.shift()?.lost();
                    if (steal) queue.unshift(wait);
                    else queue.push(wait);
                    if (queue[0] === wait) this.#grant(queue, resolve);
                }),
        };
    }

    #grant(queue: Wait[], resolve: (value: unknown) => void = () => undefined): void {
        const first = queue[0];
        void first?.held().then(() => {
            if (queue[0] !== first) return;
            queue.shift();
            resolve(undefined);
            this.#grant(queue);
        });
    }

    // Without a word, as a crash.
    end(tab: string, channel: Channel): void {
        this.#channels.delete(channel as Channel & { asleep: boolean });
        for (const queue of this.#queues.values()) {
            const first = queue[0];
            for (let i = queue.length - 1; i >= 0; i -= 1) if (queue[i]?.tab === tab) queue.splice(i, 1);
            if (queue[0] !== first) this.#grant(queue);
        }
    }

    channel(): Channel & { asleep: boolean } {
        const channel: Channel & { asleep: boolean } = {
            asleep: false,
            onmessage: null,
            postMessage: (data: AmongTabs) => {
                for (const other of this.#channels)
                    if (other !== channel && !other.asleep) other.onmessage?.({ data });
            },
            close: () => void this.#channels.delete(channel),
        };
        this.#channels.add(channel);
        return channel;
    }
}

// A tab whose house answers everything with what it heard.
function tab_in(browser: Browser, me: string, build = 'b1', with_locks = true) {
    const told: Told[] = [];
    const happened: string[] = [];
    const channel = browser.channel();
    const lines: Lines = new Lines((tab, message) => {
        tabs.tell(tab, message);
    });
    const house = {
        arrive: (line: number) => void happened.push(`arrive ${String(line)}`),
        hear: (line: number, text: string) => {
            lines.send(line, `${me} heard ${text}`);
        },
        leave: (line: number) => void happened.push(`leave ${String(line)}`),
    };
    const tabs = new Tabs('house', build, me, with_locks ? browser.locks(me) : null, channel, {
        hold: () => {
            happened.push('holds');
            queueMicrotask(() => {
                lines.open(house);
            });
            return lines;
        },
        tell: (message) => void told.push(message),
        displaced: () => void happened.push('displaced'),
    });
    const say = (line: number, text: string) => {
        tabs.said({ kind: 'hear', line, text });
    };
    const arrive = (line: number) => {
        tabs.said({ kind: 'arrive', line });
    };
    const crash = () => {
        browser.end(me, channel);
    };
    return { tabs, told, happened, arrive, say, crash, channel };
}
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('two tabs', () => {
    it('the first has the house, the second reaches it there', async () => {
        const browser = new Browser();
        const [a, b] = [tab_in(browser, 'a'), tab_in(browser, 'b')];
        a.arrive(1);
        b.arrive(1);
        b.say(1, 'hello');
        await settled();
        expect(a.happened).toEqual(['holds', 'arrive 1', 'arrive 2']);
        expect(b.happened).toEqual([]);
        expect(b.told).toEqual([{ kind: 'send', line: 1, text: 'a heard hello' }]);
        b.say(1, 'more');
        expect(b.told.at(-1)).toMatchObject({ text: 'a heard more' });
        expect(a.told).toEqual([]);
    });

    it('a tab that crashes has left the house', async () => {
        const browser = new Browser();
        const [a, b] = [tab_in(browser, 'a'), tab_in(browser, 'b')];
        b.arrive(1);
        await settled();
        b.crash();
        await settled();
        expect(a.happened.at(-1)).toBe('leave 1');
    });

    it('when the house’s tab crashes the other has it, and its lines come back to it', async () => {
        const browser = new Browser();
        const [a, b] = [tab_in(browser, 'a'), tab_in(browser, 'b')];
        b.arrive(1);
        await settled();
        a.crash();
        await settled();
        expect(b.happened).toEqual(['holds']);
        expect(b.told).toEqual([{ kind: 'close', line: 1 }]);
        b.arrive(2);
        b.say(2, 'again');
        expect(b.told.at(-1)).toEqual({ kind: 'send', line: 2, text: 'b heard again' });
    });

    it('a line that waits while the first tab goes to rest is served by the second, uncut', async () => {
        const browser = new Browser();
        const [a, b] = [tab_in(browser, 'a'), tab_in(browser, 'b')];
        a.tabs.rest();
        b.arrive(1);
        b.say(1, 'hello');
        a.tabs.let_go();
        await settled();
        expect(b.happened).toEqual(['holds', 'arrive 1']);
        expect(b.told).toEqual([{ kind: 'send', line: 1, text: 'b heard hello' }]);
    });

    it('a tab that sleeps with the house loses it to the one that is looked at', async () => {
        const browser = new Browser();
        const [a, b] = [tab_in(browser, 'a'), tab_in(browser, 'b')];
        await settled();
        a.channel.asleep = true;
        b.arrive(1);
        b.say(1, 'hello');
        await vi.advanceTimersByTimeAsync(10_000);
        expect(a.happened).toEqual(['holds', 'displaced']);
        expect(b.told).toEqual([{ kind: 'send', line: 1, text: 'b heard hello' }]);
    });

    it('a page of another build is not let in', async () => {
        const browser = new Browser();
        const [a, b] = [tab_in(browser, 'a'), tab_in(browser, 'b', 'b2')];
        b.arrive(1);
        b.say(1, 'hello');
        await settled();
        expect(b.told).toEqual([{ kind: 'close', line: 1 }]);
        expect(a.happened).toEqual(['holds']);
    });

    it('without locks each has its own: the database decides', async () => {
        const browser = new Browser();
        const a = tab_in(browser, 'a', 'b1', false);
        a.arrive(1);
        await settled();
        expect(a.happened).toEqual(['holds', 'arrive 1']);
    });
});
