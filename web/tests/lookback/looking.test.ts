import { describe, expect, it } from 'vitest';
import {
    Looking,
    dealt_anew,
    usual_plan,
    with_pictures,
    type WorkerLike,
} from '../../src/lookback/looking.svelte.ts';
import type { FromAnalyst, ToAnalyst } from '../../src/lookback/talk.ts';
import { report, sure } from './report.ts';

class Worker implements WorkerLike {
    asked: ToAnalyst[] = [];
    ended = false;
    onmessage: ((event: { data: FromAnalyst }) => void) | null = null;
    onerror: (() => void) | null = null;
    postMessage(message: ToAnalyst) {
        this.asked.push(message);
    }
    terminate() {
        this.ended = true;
    }
    say(data: FromAnalyst) {
        this.onmessage?.({ data });
    }
}
const files = { analyst: 'a', weights: 'w', build: 'b' };
const text = JSON.stringify(report);

function begin() {
    const workers: Worker[] = [];
    const looking = new Looking(files, '{}', usual_plan, () => {
        workers.push(new Worker());
        return sure(workers.at(-1));
    });
    return { looking, workers };
}

describe('looking back', () => {
    it('shows what there is at once, tells how far it is, and ends its worker', async () => {
        const { looking, workers } = begin();
        sure(workers[0]).say({ kind: 'report', text, whole: false });
        expect([looking.stage, looking.report?.players]).toEqual(['busy', 2]);
        sure(workers[0]).say({ kind: 'progress', done: 3, pieces: 4 });
        expect(looking.part).toBe(0.75);
        sure(workers[0]).say({ kind: 'report', text, whole: true });
        await looking.settled;
        expect([looking.stage, looking.part, sure(workers[0]).ended]).toEqual(['done', 1, true]);
        looking.go_on();
        expect(workers).toHaveLength(1);
    });
    it('can be stopped; what was found stays, what comes late is not heard, and it can be begun anew', () => {
        const { looking, workers } = begin();
        sure(workers[0]).say({ kind: 'report', text, whole: false });
        looking.stop();
        expect([looking.stage, sure(workers[0]).ended, looking.report !== null]).toEqual([
            'stopped',
            true,
            true,
        ]);
        sure(workers[0]).say({ kind: 'failed', why: 'late' });
        expect(looking.stage).toBe('stopped');
        looking.go_on();
        expect([looking.stage, workers.length]).toEqual(['busy', 2]);
    });
    it('fails as its worker does', () => {
        const { looking, workers } = begin();
        sure(workers[0]).say({ kind: 'failed', why: 'the game is not over' });
        expect([looking.stage, sure(workers[0]).ended]).toEqual(['failed', true]);
    });
});

it('a game dealt anew is asked for of a worker of its own', async () => {
    const worker = new Worker();
    const asked = dealt_anew(files, '{}', { move: 3, seat: 1, worlds: 8, seed: 2 }, () => worker);
    worker.say({ kind: 'records', texts: ['{"record":1}'] });
    expect(await asked).toBe('{"record":1}');
    expect(worker.ended).toBe(true);
    const failing = dealt_anew(files, '{}', { move: 3, seat: 1, worlds: 8, seed: 2 }, () => worker);
    worker.say({ kind: 'failed', why: 'no' });
    await expect(failing).rejects.toThrow('no');
});

it('a record is brought its pictures by a worker of its own', async () => {
    const worker = new Worker();
    const asked = with_pictures(files, ['{}'], () => worker);
    expect(worker.asked).toEqual([{ kind: 'pictures', files, records: ['{}'] }]);
    worker.say({ kind: 'records', texts: ['{"frames":[]}'] });
    expect(await asked).toEqual(['{"frames":[]}']);
    expect(worker.ended).toBe(true);
});
