// What a game brings when it is shown: each part is fetched when it is wanted. The list is screens/games.ts.
import type { Component } from 'svelte';
import type { Controls } from '../app/controls.ts';
import type { FormRules, GameAfter, GameLook, RecordOf } from '../games/entry.ts';
import type { LogLine } from '../model/model.ts';
import type { TableForm } from '../model/wish.ts';
import type { GameName, GameOf } from '../wire/game.ts';
import type { GameLesson } from './lesson.ts';
import type { TableProps } from './shown.ts';

// Where a game's own choices stand on the form of a new table: after the players, after the bots, and among the choices
// with good defaults, first and in their middle.
export const form_places = ['box', 'manners', 'more', 'more_middle'] as const;
export type FormPlace = (typeof form_places)[number];

export interface FormProps<Form> {
    own: Form;
    set_own(change: Partial<Form>): void;
    form: TableForm;
    set: (change: Partial<TableForm>) => void;
}
export interface GameForm<Name extends GameName, Form> extends FormRules<Name, Form> {
    readonly parts: Readonly<Record<FormPlace, Component<FormProps<Form>> | null>>;
}

// What stands below the table of a finished game.
export interface ReplayProps<Name extends GameName> {
    record: RecordOf<Name>;
    game: GameOf<Name>;
    names: readonly string[];
    at: number;
    go: (move: number) => void;
    // All cards are shown.
    open: boolean;
}

// A line of the log, with what it names drawn into it.
export interface LineProps {
    controls: Controls;
    line: LogLine;
}
export type ShowsLine = () => Promise<{ default: Component<LineProps> }>;

// One card, by its code.
export interface CardProps<Name extends GameName> {
    code: string;
    record: RecordOf<Name>;
}

type Shows<Props extends object> = () => Promise<{ default: Component<Props> }>;

export interface GameScreens<Name extends GameName> {
    readonly table: Shows<TableProps<GameOf<Name>>>;
    readonly after: () => Promise<{ after: GameAfter<Name> }>;
    readonly replay: Shows<ReplayProps<Name>>;
    readonly look: () => Promise<{ look: GameLook<Name> }>;
    readonly card: Shows<CardProps<Name>>;
    // In a replay nothing is pressed: the table needs less height.
    readonly low_replay: boolean;
    readonly lesson: () => Promise<{ lesson: GameLesson }>;
    readonly form: () => Promise<{
        form: FormRules<Name, unknown> & Readonly<{ parts: Record<FormPlace, Component<never> | null> }>;
    }>;
}
