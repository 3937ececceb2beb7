// The house's surroundings on a device: time, storage and thinking, in the order the module asks for them.
import { describe, expect, it } from 'vitest';
import type { Change, Pair, Storage, Written } from '../../src/local/database.ts';
import { Keeper, type Around, type Engine, type Item, type Now } from '../../src/local/keeper.ts';

// Writes down what it is told; what it wants is put into `wants` by the test.
class Module implements Engine {
    readonly told: string[] = [];
    readonly wants: Item[] = [];
    due_at = Infinity;
    hand_out: boolean | null = null;
    broken = false;
    begin = (_now: Now, hand_out: boolean) => {
        this.hand_out = hand_out;
    };
    tick = () => {
        if (this.broken) throw new Error('unreachable');
    };
    due = () => this.due_at;
    next = () => this.wants.shift() ?? null;
    arrive = (line: number) => void this.told.push(`arrive ${String(line)}`);
    hear = (line: number, text: string) => void this.told.push(`hear ${String(line)} ${text}`);
    leave = (line: number) => void this.told.push(`leave ${String(line)}`);
    stored = (number: number, how: Written) => void this.told.push(`stored ${String(number)} ${how}`);
    found = (number: number, pairs: Pair[]) =>
        void this.told.push(`found ${String(number)} ${pairs.map(([key]) => key).join()}`);
    not_found = (number: number) => void this.told.push(`not found ${String(number)}`);
    thought = (mind: number, answer: Uint8Array | null) =>
        void this.told.push(`thought ${String(mind)} ${answer === null ? 'nothing' : answer.join()}`);
    forget = (table: string) => void this.told.push(`forget ${table}`);
}

class Shelf implements Storage {
    readonly written: string[] = [];
    answer: Promise<Written> = Promise.resolve('ok');
    read_fails = false;
    write(changes: readonly Change[]): Promise<Written> {
        this.written.push(...changes.map((change) => ('put' in change ? change.put : `-${change.drop}`)));
        return this.answer;
    }
    read(prefix: string): Promise<Pair[]> {
        return this.read_fails
            ? Promise.reject(new Error('gone'))
            : Promise.resolve([[`${prefix}1`, new Uint8Array()]]);
    }
}

function setting(think: Around['think'] = () => Promise.resolve(Uint8Array.of(7))) {
    const [engine, shelf] = [new Module(), new Shelf()];
    const said: string[] = [];
    const alarms: { at: number; run: () => void }[] = [];
    const failed: unknown[] = [];
    const keeper = new Keeper(engine, shelf, {
        now: () => ({ steady: 100, utc: 5000 }),
        at: (at, run) => {
            const alarm = { at, run };
            alarms.push(alarm);
            return () => void alarms.splice(alarms.indexOf(alarm), 1);
        },
        send: (line, text) => void said.push(`${String(line)} ${text}`),
        close: (line) => void said.push(`${String(line)} closed`),
        think,
        free: (mind) => void said.push(`free ${String(mind)}`),
        log: () => undefined,
        failed: (why) => void failed.push(why),
    });
    return { engine, shelf, keeper, said, alarms, failed };
}
const settled = () => new Promise((done) => setTimeout(done, 0));

describe('the keeper of the house', () => {
    it('passes lines on and carries out what is wanted, in order', () => {
        const { engine, keeper, said } = setting();
        keeper.arrive(1);
        engine.wants.push({ kind: 'send', line: 1, text: 'a' }, { kind: 'send', line: 1, text: 'b' });
        keeper.hear(1, 'hello');
        expect(engine.told).toEqual(['arrive 1', 'hear 1 hello']);
        expect(said).toEqual(['1 a', '1 b']);
    });

    it('acknowledges a write only when the storage has it', async () => {
        const { engine, shelf, keeper } = setting();
        let done: (how: Written) => void = () => undefined;
        shelf.answer = new Promise((resolve) => (done = resolve));
        engine.wants.push({ kind: 'write', number: 4, changes: [{ put: 'k', value: new Uint8Array() }] });
        keeper.hear(1, 'x');
        await settled();
        expect(shelf.written).toEqual(['k']);
        expect(engine.told).toEqual(['hear 1 x']);
        done('ok');
        await settled();
        expect(engine.told.at(-1)).toBe('stored 4 ok');
    });

    it.each(['full', 'failed'] as const)('says that a write was not done: %s', async (how) => {
        const { engine, shelf, keeper } = setting();
        shelf.answer = Promise.resolve(how);
        engine.wants.push({ kind: 'write', number: 1, changes: [{ drop: 'entry/' }] });
        keeper.hear(1, 'x');
        await settled();
        expect(engine.told.at(-1)).toBe(`stored 1 ${how}`);
    });

    it('reads, and says so when reading failed', async () => {
        const { engine, shelf, keeper } = setting();
        engine.wants.push({ kind: 'read', number: 1, prefix: 'table/' });
        keeper.arrive(1);
        await settled();
        shelf.read_fails = true;
        engine.wants.push({ kind: 'read', number: 2, prefix: 'entry/' });
        keeper.arrive(2);
        await settled();
        expect(engine.told).toContain('found 1 table/1');
        expect(engine.told.at(-1)).toBe('not found 2');
    });

    it('hands hard questions out; a thinker that failed leaves them to the house', async () => {
        const { engine, keeper, said } = setting();
        expect(engine.hand_out).toBe(true);
        engine.wants.push({ kind: 'think', mind: 3, question: new Uint8Array() }, { kind: 'free', mind: 2 });
        keeper.arrive(1);
        await settled();
        expect(engine.told.at(-1)).toBe('thought 3 7');
        expect(said).toEqual(['free 2']);
        const alone = setting(() => Promise.reject(new Error('no worker')));
        alone.engine.wants.push({ kind: 'think', mind: 3, question: new Uint8Array() });
        alone.keeper.arrive(1);
        await settled();
        expect(alone.engine.told.at(-1)).toBe('thought 3 nothing');
        expect(setting(null).engine.hand_out).toBe(false);
    });

    it('has one alarm, for the next thing that is due', () => {
        const { engine, keeper, alarms } = setting();
        engine.due_at = 700;
        keeper.arrive(1);
        keeper.arrive(2);
        expect(alarms.map(({ at }) => at)).toEqual([700]);
        engine.due_at = Infinity;
        alarms[0]?.run();
        expect(alarms).toEqual([]);
    });

    it('a line that the house closes has left, once', async () => {
        const { engine, keeper, said } = setting();
        engine.wants.push({ kind: 'close', line: 1, ending: 'policy', reason: 'x' });
        keeper.hear(1, 'rubbish');
        await settled();
        expect(said).toEqual(['1 closed']);
        expect(engine.told.filter((one) => one === 'leave 1')).toHaveLength(1);
    });

    it('a module that breaks is told of, and not touched again', () => {
        const { engine, keeper, failed, alarms } = setting();
        engine.due_at = 500;
        keeper.arrive(1);
        engine.broken = true;
        keeper.hear(1, 'x');
        keeper.hear(1, 'y');
        expect(failed).toHaveLength(1);
        expect(engine.told).toEqual(['arrive 1']);
        expect(alarms).toEqual([]);
    });

    it('rests when everything is written', async () => {
        const { engine, shelf, keeper } = setting();
        let done: (how: Written) => void = () => undefined;
        shelf.answer = new Promise((resolve) => (done = resolve));
        engine.wants.push({ kind: 'write', number: 1, changes: [] });
        keeper.hear(1, 'x');
        let rested = false;
        const resting = keeper.rest().then(() => (rested = true));
        await settled();
        expect(rested).toBe(false);
        done('ok');
        await resting;
        keeper.hear(1, 'too late');
        expect(engine.told).not.toContain('hear 1 too late');
    });
});
