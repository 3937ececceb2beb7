// The lines of all tabs under one house's numbers.
import type { Told, Said } from './talk.ts';
import type { Held } from './tabs.ts';

export interface Hearing {
    arrive(line: number): void;
    hear(line: number, text: string): void;
    leave(line: number): void;
}

interface Place {
    readonly tab: string;
    readonly line: number;
}

export class Lines implements Held {
    readonly #tell: (tab: string, told: Told) => void;
    readonly #numbers = new Map<string, number>();
    readonly #places = new Map<number, Place>();
    #house: Hearing | null = null;
    #early: (() => void)[] = [];
    #next = 1;

    constructor(tell: (tab: string, told: Told) => void) {
        this.#tell = tell;
    }

    // From when the house is there; what was said before is said now.
    open(house: Hearing): void {
        this.#house = house;
        for (const said of this.#early) said();
        this.#early = [];
    }

    said(tab: string, said: Said): void {
        if (this.#house === null) {
            this.#early.push(() => {
                this.said(tab, said);
            });
            return;
        }
        const key = `${tab} ${String(said.line)}`;
        if (said.kind === 'arrive') {
            const number = this.#next++;
            this.#numbers.set(key, number);
            this.#places.set(number, { tab, line: said.line });
            this.#house.arrive(number);
            return;
        }
        const number = this.#numbers.get(key);
        if (number === undefined) return;
        if (said.kind === 'hear') this.#house.hear(number, said.text);
        else this.#leave(key, number);
    }

    gone(tab: string): void {
        for (const [key, number] of [...this.#numbers])
            if (this.#places.get(number)?.tab === tab) this.#leave(key, number);
    }

    send(number: number, text: string): void {
        const place = this.#places.get(number);
        if (place) this.#tell(place.tab, { kind: 'send', line: place.line, text });
    }

    // The house ends a line; it will be told that it has left by whoever runs the house.
    close(number: number): void {
        const place = this.#places.get(number);
        if (!place) return;
        this.#forget(`${place.tab} ${String(place.line)}`, number);
        this.#tell(place.tab, { kind: 'close', line: place.line });
    }

    close_all(): void {
        for (const number of [...this.#places.keys()]) this.close(number);
    }

    #leave(key: string, number: number): void {
        this.#forget(key, number);
        this.#house?.leave(number);
    }

    #forget(key: string, number: number): void {
        this.#numbers.delete(key);
        this.#places.delete(number);
    }
}
