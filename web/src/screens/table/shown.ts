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
