// Everything the screens show, as one value. fold.ts makes the next one from a message.
import type {
    ChatLine,
    Error as WireError,
    Event,
    Game,
    Gone,
    LevelInfo,
    Reaction,
    Room,
} from '../wire/types.gen.ts';
import type { MomentsOfTable } from '../games/index.ts';
import type { LocalClock } from './clock.ts';
import type { Seal } from './seals.ts';

export interface Me {
    readonly person: string;
    readonly name: string;
    readonly program: string;
    readonly levels: readonly LevelInfo[];
    // What this browser would subscribe with, where people are called back.
    readonly push?: string;
}

// Names are those of the moment: who stands up later stays named in the log.
export interface LogLine {
    readonly event: Event;
    readonly names: readonly string[];
}

export interface Floating {
    readonly id: number;
    readonly reaction: Reaction;
    readonly name: string;
    readonly seat: number | null;
    readonly at: number;
}

export interface TableView {
    readonly room: Room;
    readonly seat: number | null;
    readonly host: boolean;
    // The secret of the table's link, where it asks for it and one may pass it on.
    readonly invitation: string | null;
    readonly event: number;
    readonly names: readonly string[];
    readonly log: readonly LogLine[];
    readonly game: Game | null;
    readonly clock: LocalClock;
    // When the top card became what it is: slaps are deaf for a moment after it.
    readonly card_since: number;
    readonly chat: readonly ChatLine[];
    readonly here: { readonly seats: readonly number[]; readonly spectators: number };
    readonly moments: MomentsOfTable;
    // The fingerprints of this game's deals, as they were published before the first card.
    readonly seals: readonly Seal[];
    readonly floating: readonly Floating[];
}

export interface Model {
    readonly me: Me | null;
    readonly table: TableView | null;
    readonly gone: Gone['why'] | null;
    readonly trouble: WireError | null;
}

export const nothing: Model = { me: null, table: null, gone: null, trouble: null };
