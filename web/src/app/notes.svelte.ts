// Short notices at the edge of the screen: what was refused and why. They go by themselves and cover nothing.
import type { Refusal } from '../wire/refusal.ts';

export interface Note {
    readonly id: number;
    readonly refusal?: Refusal;
    readonly text?: string;
}

const stays = 6000;

class Notes {
    all = $state.raw<readonly Note[]>([]);
    #next = 1;

    refusal(refusal: Refusal): void {
        this.#add({ refusal });
    }

    say(text: string): void {
        this.#add({ text });
    }

    close(id: number): void {
        this.all = this.all.filter((note) => note.id !== id);
    }

    #add(note: Omit<Note, 'id'>): void {
        const id = this.#next;
        this.#next += 1;
        this.all = [...this.all.slice(-1), { ...note, id }];
        setTimeout(() => {
            this.close(id);
        }, stays);
    }
}

export const notes = new Notes();
