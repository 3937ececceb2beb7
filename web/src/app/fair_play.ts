// What this client does for fair play while one plays: its share of every deal, and the heads it is shown, kept.
// Everything heavy is fetched when it is first needed.
import type { Heard } from '../fair/keep.ts';
import type { TableView } from '../model/model.ts';
import type { Request } from '../wire/connection.ts';
import { Refusal } from '../wire/refusal.ts';
import type { Head } from '../wire/types.gen.ts';

const heads_rest = 1500;

export class FairPlay {
    readonly #request: (request: Request) => Promise<unknown>;
    readonly #answered = new Set<string>();
    #heads: Heard[] = [];
    #timer: number | null = null;

    constructor(request: (request: Request) => Promise<unknown>) {
        this.#request = request;
    }

    start(): void {
        addEventListener('pagehide', () => void this.#write());
    }

    heard(table: TableView, head: Head): void {
        const { room } = table;
        this.#heads.push({ table: room.table, head, game: room.phase === 'playing' ? room.games : 0 });
        this.#timer ??= Number(setTimeout(() => void this.#write(), heads_rest));
        void this.#share(table);
    }

    async #share({ room, seat }: TableView): Promise<void> {
        const { dealing, table } = room;
        if (dealing === undefined || seat === null) return;
        const once = [table, dealing.game, dealing.attempt, dealing.stage].join('/');
        if (this.#answered.has(once)) return;
        this.#answered.add(once);
        try {
            const { answer_to } = await import('../fair/share.ts');
            const answer = await answer_to(table, seat, dealing);
            if (answer !== null) await this.#request(answer);
        } catch (problem) {
            // Without a line: again when it is back. Refused: the deal went on without us, and the log says so.
            if (!(problem instanceof Refusal) || problem.code === 'offline') this.#answered.delete(once);
        }
    }

    async #write(): Promise<void> {
        if (this.#timer !== null) clearTimeout(this.#timer);
        this.#timer = null;
        const { keep_heads } = await import('../fair/keep.ts');
        const heads = this.#heads;
        this.#heads = [];
        keep_heads(heads);
    }
}
