// The first games are guided: a line says what to do now. After three games that were played to their end it is silent.
import { keep, kept } from '../wire/keep.ts';

const guided_games = 3;

class Guided {
    #over = $state(Number(kept('games-over') ?? 0));
    readonly #counted = new Set<string>();

    get on(): boolean {
        return !(this.#over >= guided_games);
    }

    // A game this visitor sat in is over; each counts once.
    over(table: string, game: number): void {
        const once = `${table}/${String(game)}`;
        if (this.#counted.has(once)) return;
        this.#counted.add(once);
        this.#over += 1;
        keep('games-over', String(this.#over));
    }
}

export const guided = new Guided();
