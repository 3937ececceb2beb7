// What the blocks of a podium are made of, by place; from the third on they are alike. On the plum of a moment.
export interface Block {
    readonly top: string;
    readonly face: string;
    readonly foot: string;
    readonly ink: string;
}

const later: Block = { top: '#d9a05e', face: '#7a3f2e', foot: '#4f2531', ink: '#fdebd2' };
const blocks: readonly Block[] = [
    { top: '#fff0bf', face: '#eab53a', foot: '#b97d10', ink: '#2b1606' },
    { top: '#f1ecf2', face: '#b9b1c2', foot: '#857b92', ink: '#241c2b' },
];

export const block_of = (place: number): Block => blocks[place - 1] ?? later;
