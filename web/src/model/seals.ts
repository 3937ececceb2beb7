// How the deals of the game that is played were sealed, gathered from the log (docs/fairness.md).
import type { Event, TableEvent } from '../wire/types.gen.ts';

export type Seal = Extract<TableEvent, { event: 'dealt' }>;

export function follow_seals(now: readonly Seal[], { table }: Event): readonly Seal[] {
    if (table?.event !== 'dealt') return now;
    return [...now.filter(({ game, round }) => game === table.game && round !== table.round), table];
}

// Enough to compare by eye, little enough to read out.
export const digits = (seal: Seal | undefined): string => seal?.commitment.slice(0, 8) ?? '';
