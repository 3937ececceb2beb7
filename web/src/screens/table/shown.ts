import type { Snippet } from 'svelte';
import type { Controls } from '../../app/controls.ts';

// What lies open beside the table.
export type Shown =
    | { kind: 'menu' }
    | { kind: 'help' }
    | { kind: 'log' }
    | { kind: 'result' }
    | { kind: 'seat'; seat: number }
    | { kind: 'variants' }
    | { kind: 'faults' }
    | { kind: 'seal' };

// What each game's table is given.
export interface TableProps<Game> {
    controls: Controls;
    game: Game;
    shown: Shown | null;
    show: (what: Shown | null) => void;
    result?: Snippet | undefined;
    bare?: boolean;
    // The table is on the screen.
    ready?: () => void;
}
