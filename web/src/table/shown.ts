import type { Component, Snippet } from 'svelte';
import type { Controls } from '../app/controls.ts';

// What lies open beside the table.
export type Shown =
    | { kind: 'menu' }
    | { kind: 'help' }
    | { kind: 'log' }
    | { kind: 'result' }
    // With what its marks say, in words.
    | { kind: 'seat'; seat: number; facts?: string }
    | { kind: 'seal' }
    // One of the game's own drawers.
    | { kind: 'own'; what: string };

export interface OwnDrawerProps {
    controls: Controls;
    what: string;
    close: () => void;
}
export type OwnDrawer = () => Promise<{ default: Component<OwnDrawerProps> }>;

// What each game's table is given.
export interface TableProps<Game> {
    controls: Controls;
    game: Game;
    shown: Shown | null;
    show: (what: Shown | null) => void;
    result?: Snippet | undefined;
    bare?: boolean;
    // Seats around the cloth, wherever the table stands; without it the screen decides.
    around?: boolean | undefined;
    // The table is on the screen.
    ready?: () => void;
}
