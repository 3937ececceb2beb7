// Several tabs, one house: whoever holds the lock has it, and the lines of the others lead to it. When its tab goes, by
// whatever end, the browser gives the lock to the next, which goes on from the storage.
import type { AmongTabs, Said, Told } from './talk.ts';

// The house, as whoever holds the lock has it. Lines are numbered by their tab.
export interface Held {
    said(tab: string, said: Said): void;
    // The tab is gone.
    gone(tab: string): void;
}

export interface Hooks {
    // The lock is ours from now on.
    hold(): Held;
    tell(told: Told): void;
    // The lock was taken away: not another word.
    displaced(): void;
}

export interface Locks {
    request(
        name: string,
        options: { steal?: boolean; signal?: AbortSignal },
        held: () => Promise<void>,
    ): Promise<unknown>;
}

export interface Channel {
    postMessage(message: AmongTabs): void;
    onmessage: ((event: { data: AmongTabs }) => void) | null;
    close(): void;
}

// A tab that holds the lock and says nothing for so long is asleep.
const patience = 4000;

export class Tabs {
    readonly #name: string;
    readonly #build: string;
    readonly #locks: Locks | null;
    readonly #channel: Channel;
    readonly #hooks: Hooks;
    readonly #ends = new Set<() => void>();
    readonly #watched = new Set<string>();
    // Our lines that nobody has answered yet, with what they said; and those that lead to another tab.
    readonly #waiting = new Map<number, Said[]>();
    readonly #away = new Set<number>();
    #held: Held | null = null;
    #timer: ReturnType<typeof setTimeout> | null = null;
    #resting = false;

    readonly me: string;

    constructor(
        name: string,
        build: string,
        me: string,
        locks: Locks | null,
        channel: Channel,
        hooks: Hooks,
    ) {
        [this.#name, this.#build, this.me] = [name, build, me];
        [this.#locks, this.#channel, this.#hooks] = [locks, channel, hooks];
        channel.onmessage = ({ data }) => {
            this.#hear(data);
        };
        // Held as long as this worker lives: so others notice its end.
        void locks?.request(this.#lock_of(me), {}, () => this.#until_rest());
        this.#ask_for_lock(false);
    }

    said(said: Said): void {
        const { line } = said;
        if (this.#held !== null) return this.#held.said(this.me, said);
        if (this.#away.has(line)) return this.#pass_on(said);
        if (said.kind === 'arrive') this.#waiting.set(line, []);
        this.#waiting.get(line)?.push(said);
        if (said.kind === 'arrive') this.#pass_on(said);
        this.#timer ??= setTimeout(() => {
            this.#timer = null;
            if (this.#waiting.size > 0) this.#ask_for_lock(true);
        }, patience);
    }

    // For a line of another tab.
    tell(tab: string, told: Told): void {
        if (tab === this.me) this.#hooks.tell(told);
        else this.#channel.postMessage({ to: tab, told });
    }

    // No new lines any more; the next tab has its turn when let_go is called.
    rest(): void {
        this.#resting = true;
    }

    let_go(): void {
        this.rest();
        if (this.#timer !== null) clearTimeout(this.#timer);
        this.#channel.close();
        for (const end of this.#ends) end();
    }

    #lock_of(tab: string): string {
        return `${this.#name} tab ${tab}`;
    }

    #until_rest(): Promise<void> {
        return new Promise((resolve) => this.#ends.add(resolve));
    }

    // Without locks (plain http) every tab has a house of its own; the database lets only the last one write.
    #ask_for_lock(steal: boolean): void {
        const held = () => {
            if (this.#resting) return Promise.resolve();
            this.#hold();
            return this.#until_rest();
        };
        if (this.#locks === null) void held();
        else
            this.#locks.request(this.#name, steal ? { steal } : {}, held).catch(() => {
                if (this.#held !== null) this.#hooks.displaced();
            });
    }

    #hold(): void {
        if (this.#held !== null) return;
        this.#held = this.#hooks.hold();
        // What led to the tab that is gone is cut, and comes back to here.
        for (const line of this.#away) this.#hooks.tell({ kind: 'close', line });
        this.#away.clear();
        for (const all of this.#waiting.values()) for (const said of all) this.#held.said(this.me, said);
        this.#waiting.clear();
    }

    #pass_on(said: Said): void {
        this.#channel.postMessage({ to: 'holder', from: this.me, build: this.#build, said });
    }

    #hear(message: AmongTabs): void {
        if (message.to === 'holder') {
            if ('said' in message) this.#hear_tab(message.from, message.build, message.said);
        } else if (message.to !== this.me || this.#held !== null) return;
        else if ('here' in message) this.#answered(message.line, message.here);
        else if ('told' in message) {
            if (message.told.kind === 'close') this.#away.delete(message.told.line);
            this.#hooks.tell(message.told);
        }
    }

    #answered(line: number, here: boolean): void {
        const said = this.#waiting.get(line);
        if (said === undefined) return;
        this.#waiting.delete(line);
        // A page never plays with a house of another build.
        if (!here) return this.#hooks.tell({ kind: 'close', line });
        this.#away.add(line);
        // The holder has heard that it arrives.
        for (const one of said.slice(1)) this.#pass_on(one);
    }

    #hear_tab(tab: string, build: string, said: Said): void {
        if (this.#held === null || this.#resting) return;
        const here = build === this.#build;
        if (said.kind === 'arrive') {
            this.#channel.postMessage({ to: tab, line: said.line, here });
            if (here) this.#watch(tab);
        }
        if (here) this.#held.said(tab, said);
    }

    #watch(tab: string): void {
        if (this.#locks === null || this.#watched.has(tab)) return;
        this.#watched.add(tab);
        void this.#locks.request(this.#lock_of(tab), {}, () => {
            this.#watched.delete(tab);
            this.#held?.gone(tab);
            return Promise.resolve();
        });
    }
}
