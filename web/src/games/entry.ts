// What a game brings to this client before its table is shown. All of it is loaded for every table, so it is small and
// draws nothing; what a game brings later is GameScreens (table/game_screens.ts).
import type { SoundName } from '../sound/sounds.ts';
import type { EventOf, GameName, GameOf, SettingsOf, WishOf } from '../wire/game.ts';
import type { Action, Event, LevelInfo } from '../wire/types.gen.ts';
import type { Who } from '../words/who.ts';
import type { Areas } from '../words/words.svelte.ts';

// Whom the table waits for, and for what.
export type Await =
    | { kind: 'nobody' }
    | { kind: 'turn'; seat: number }
    | { kind: 'answers'; seats: readonly number[]; last: boolean; owner: number }
    | { kind: 'total-wild'; seat: number }
    | { kind: 'tips'; seats: readonly number[] }
    | { kind: 'card'; seat: number }
    | { kind: 'take'; seat: number };

// The catalogue's areas as the table speaks them.
export interface Speech {
    readonly log: Areas['log'];
    readonly cards: Areas['cards'];
    readonly room: Areas['room'];
    readonly levels: readonly LevelInfo[];
}
export type Named = (seat: number) => Who;

// A finished game after each of its moves (docs/record.md).
export interface Frame<Name extends GameName> {
    readonly events: readonly EventOf<Name>[];
    readonly state: GameOf<Name>['state'];
    readonly over: boolean;
    readonly winners: number[];
    readonly scores: number[];
}
export interface RecordOf<Name extends GameName> {
    readonly game: Name;
    readonly options: GameOf<Name>['options'];
    readonly names: readonly string[];
    readonly frames: readonly Frame<Name>[];
}

// The points of a finished game: a head for each column, a row for each seat, and what each column adds.
export interface Points {
    readonly heads: readonly string[];
    readonly rows: readonly PointsRow[];
}
export interface PointsRow {
    readonly seat: number;
    readonly total: number;
    readonly adds: readonly number[];
}

// The choices of a new table that only this game has, as its form keeps them.
export interface FormRules<Name extends GameName, Form> {
    readonly fresh: Form;
    read(settings: SettingsOf<Name>): Form;
    options(form: Form): NonNullable<WishOf<Name>['options']>;
}

// What pops from a seat.
export interface Pop {
    readonly seat: number;
    readonly text: string;
    // Around a desk's cloth it hangs at the seat anyway.
    readonly hangs?: boolean;
}

export interface GameEntry<Name extends GameName, Moment> {
    // As printed on its box, the same in every language.
    readonly title: string;
    // How many can sit.
    readonly seats: readonly number[];
    // A game at once, against these cats.
    readonly practise: { readonly wish: WishOf<Name>; readonly bots: readonly string[] };
    summary(settings: SettingsOf<Name>, say: Pick<Areas, 'common' | 'cards' | 'options'>): readonly string[];

    awaited(game: GameOf<Name>): Await;
    // Where the rules open at this moment.
    rule(game: GameOf<Name>, wait: Await, mine: boolean): string;
    // A play that waits for the reaction window, in its sender's words.
    queued(action: Action, say: Areas['table'], cards: Areas['cards']): string;

    // What is done about the card on top: the server is told which one was meant.
    readonly names_card: readonly Action['do'][];

    sentence(event: EventOf<Name>, who: Named, speech: Speech): string;
    // Events that may interrupt a screen reader.
    readonly loud: readonly EventOf<Name>['event'][];
    // Events that no card shows and everybody must hear of.
    readonly news: readonly EventOf<Name>['event'][];
    // The event after which cards have been dealt.
    readonly deals: EventOf<Name>['event'];
    // What somebody says or does, as short as they would say it.
    pop(event: EventOf<Name>, say: Pick<Areas, 'cards' | 'table'>): Pop | null;
    sound(event: EventOf<Name>): SoundName | null;
    // What people want to see again (the last challenge, the last trick), gathered from the events.
    readonly moments: {
        readonly first: Moment;
        follow(now: Moment, event: Event, before: GameOf<Name> | null, at: number): Moment;
    };
}

// What a game brings when it is over: its points, and itself again.
export interface GameAfter<Name extends GameName> {
    why_over(game: GameOf<Name>, log: readonly Event[], say: Areas['room']['result']): string;
    points(game: GameOf<Name>, say: Areas['room']['result']): Points;

    // A finished game as some of its seats could have seen it.
    played_options(record: RecordOf<Name>): GameOf<Name>['options'];
    hide(state: GameOf<Name>['state'], sees: (seat: number) => boolean): GameOf<Name>['state'];
}

// What somebody did, as a record writes it.
export type Deed = Readonly<Record<string, unknown>> & { readonly do: string };

// What a game brings to looking back at it.
export interface GameLook<Name extends GameName> {
    // What was done, or might have been, in words: "doubt the number".
    deed(deed: Deed, say: Areas['lookback'], cards: Areas['cards']): string;
    // What a card or a claim is called.
    name(code: string, cards: Areas['cards']): string;
    // The card that the step to this frame was about, as the record writes it; none.
    card(record: RecordOf<Name>, frame: number): string | null;
}
