// What a table screen may do. The live session, a replay, the tutorial and the story page each hand in their own.
import type { Action, LevelInfo, Reaction } from '../wire/types.gen.ts';
import type { Request } from '../wire/connection.ts';
import type { TableView } from '../model/model.ts';
import type { Listener, Sending } from './session.svelte.ts';

export interface Controls {
    readonly table: TableView;
    readonly levels: readonly LevelInfo[];
    // Without a line, or in a replay, nothing can be sent and buttons say so by being off.
    readonly live: boolean;
    readonly sending: Sending | null;
    // A finished game lies open.
    readonly open_cards?: boolean;
    act(action: Action): void;
    ask(request: Request): void;
    react(reaction: Reaction): void;
    listen(listener: Listener): () => void;
}
