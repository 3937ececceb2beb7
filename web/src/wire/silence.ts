// Whether anybody is still there: a line that owes an answer for too long is given up. One of several servers
// says a `beat`: then a line that is silent for so long is asked, and given up if it stays silent, because
// another server goes on with the table of one that froze.
export interface Timers {
    after(ms: number, run: () => void): number;
    cancel(timer: number): void;
}

export interface Listening {
    timers: Timers;
    now(): number;
    // Somebody looks at what comes, or waits for it.
    wanted(): boolean;
    ask(): void;
    give_up(): void;
}

const limit = 12_000;
const misled_limit = 3_000;

export class Silence {
    readonly #line: Listening;
    #beat = 0;
    #watchdog: number | null = null;
    #quiet: number | null = null;
    // In succession, until a line answers quickly: a slow network is given more time.
    #given_up = 0;
    #hello_at = 0;

    constructor(line: Listening) {
        this.#line = line;
    }

    // A proxy may lead to a node that is frozen.
    connecting(): void {
        if (this.#beat > 0) this.#expect(2 * this.#beat);
    }

    // A node that was named may be frozen: another one soon has its tables.
    said_hello(misled: boolean): void {
        this.#hello_at = this.#line.now();
        if (this.#beat === 0) this.#expect(misled ? misled_limit : limit);
    }

    welcomed(beat = 0): void {
        this.#beat = beat;
        if (this.#line.now() - this.#hello_at < beat) this.#given_up = 0;
        this.heard();
    }

    // Where beats are answered, what takes longer is on its way.
    asked(): void {
        if (this.#beat === 0) this.#expect(limit);
    }

    heard(): void {
        this.stop();
        if (this.#beat > 0) this.#await_silence();
    }

    stop(): void {
        for (const timer of [this.#watchdog, this.#quiet])
            if (timer !== null) this.#line.timers.cancel(timer);
        this.#watchdog = this.#quiet = null;
    }

    #await_silence(): void {
        this.#quiet = this.#line.timers.after(this.#beat, () => {
            if (this.#line.wanted()) {
                this.#line.ask();
                this.#expect(this.#beat);
            }
            this.#await_silence();
        });
    }

    #expect(ms: number): void {
        const most = this.#beat === 0 ? ms : Math.min(limit, ms * 2 ** this.#given_up);
        this.#watchdog ??= this.#line.timers.after(most, () => {
            this.#watchdog = null;
            this.#given_up += 1;
            this.#line.give_up();
        });
    }
}
