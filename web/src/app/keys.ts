// Which key does what. Every one can be changed, and all can be switched off (speech input, single-key tools).
export const key_names = [
    'number',
    'spice',
    'pass',
    'let',
    'take',
    'copy',
    'last',
    'cancel',
    'log',
    'help',
] as const;
export type KeyName = (typeof key_names)[number];
export type KeyMap = Record<KeyName, string>;

export const default_keys: KeyMap = {
    number: 'n',
    spice: 's',
    pass: 'p',
    let: 'l',
    take: 't',
    copy: 'c',
    last: 'a',
    cancel: 'Escape',
    log: 'g',
    help: '?',
};

export type Stroke =
    | { kind: 'do'; name: KeyName }
    | { kind: 'digit'; number: number }
    | { kind: 'step'; by: -1 | 1 }
    | { kind: 'row'; by: -1 | 1 };

const steps: Record<string, Stroke> = {
    ArrowLeft: { kind: 'step', by: -1 },
    ArrowRight: { kind: 'step', by: 1 },
    ArrowUp: { kind: 'row', by: -1 },
    ArrowDown: { kind: 'row', by: 1 },
};

export interface Pressed {
    readonly key: string;
    readonly ctrlKey: boolean;
    readonly metaKey: boolean;
    readonly altKey: boolean;
    readonly repeat: boolean;
}

// A held key repeats; a slap must not.
export function stroke(event: Pressed, keys: KeyMap): Stroke | null {
    if (event.ctrlKey || event.metaKey || event.altKey) return null;
    const step = steps[event.key];
    if (step) return step;
    if (event.repeat) return null;
    const name = key_names.find((one) => keys[one].toLowerCase() === event.key.toLowerCase());
    if (name) return { kind: 'do', name };
    if (/^\d$/.test(event.key)) return { kind: 'digit', number: event.key === '0' ? 10 : Number(event.key) };
    return null;
}

export function typing(target: EventTarget | null): boolean {
    return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}
