// How long a line may say nothing: twelve seconds when it owes an answer; where there are several servers, a beat
// until it is asked and another one until it is given up.
import { beforeEach, expect, it } from 'vitest';
import { Silence } from '../../src/wire/silence.ts';

const beat = 1500;
let now: number;
let timers: Map<number, { at: number; run: () => void }>;
let wanted: boolean;
let asked: number[];
let given_up: number[];
let silence: Silence;

function pass(ms: number) {
    const until = now + ms;
    for (;;) {
        const [next] = [...timers].sort(([, a], [, b]) => a.at - b.at);
        if (!next || next[1].at > until) break;
        timers.delete(next[0]);
        now = next[1].at;
        next[1].run();
    }
    now = until;
}
function welcome(after = 0, with_beat?: number) {
    silence.connecting();
    silence.said_hello(false);
    pass(after);
    silence.welcomed(with_beat);
}

beforeEach(() => {
    now = 0;
    timers = new Map();
    wanted = true;
    asked = [];
    given_up = [];
    let next = 1;
    silence = new Silence({
        timers: {
            after: (ms, run) => {
                timers.set(next, { at: now + ms, run });
                return next++;
            },
            cancel: (timer) => timers.delete(timer),
        },
        now: () => now,
        wanted: () => wanted,
        ask: () => asked.push(now),
        give_up: () => {
            given_up.push(now);
            silence.stop();
        },
    });
});

it('is no matter where nothing is owed', () => {
    welcome();
    pass(100_000);
    expect([asked, given_up]).toEqual([[], []]);
});

it('ends a line that owes an answer for twelve seconds', () => {
    welcome();
    silence.asked();
    pass(6_000);
    silence.asked();
    pass(6_000);
    expect(given_up).toEqual([12_000]);
});

it('ends a line to a node that was named and does not welcome, after three', () => {
    silence.said_hello(true);
    pass(3_000);
    expect(given_up).toEqual([3_000]);
});

it('is asked about after a beat, and believed after another', () => {
    welcome(0, beat);
    pass(1_000);
    silence.heard();
    pass(1_500);
    expect(asked).toEqual([2_500]);
    silence.heard();
    pass(3_000);
    expect(asked).toEqual([2_500, 4_000]);
    expect(given_up).toEqual([5_500]);
});

it('is a node that takes its time over something else, as long as it answers beats', () => {
    welcome(0, beat);
    silence.asked();
    for (let i = 0; i < 20; ++i) {
        pass(1_600);
        silence.heard();
    }
    expect(given_up).toEqual([]);
});

it('is not asked about while nobody looks', () => {
    welcome(0, beat);
    wanted = false;
    pass(60_000);
    expect([asked, given_up]).toEqual([[], []]);
    wanted = true;
    pass(3_000);
    expect(given_up).toHaveLength(1);
});

it('is noticed before the line stands, once beats are known', () => {
    welcome(0, beat);
    silence.stop();
    silence.connecting();
    pass(3_000);
    expect(given_up).toEqual([3_000]);
});

it('is borne longer and longer on a network that is slow, and no longer when it was the server', () => {
    welcome(2_000, beat);
    pass(3_000);
    expect(given_up).toEqual([5_000]);
    welcome(2_000, beat);
    pass(4_500);
    expect(given_up).toEqual([5_000, 11_500]);
    welcome(100, beat);
    pass(3_000);
    expect(given_up).toEqual([5_000, 11_500, 14_600]);
});
