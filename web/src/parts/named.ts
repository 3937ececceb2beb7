// The choices of a catalogue, as Choice.svelte wants them.
export const named = <Value extends string>(all: Record<Value, { name: string; about: string }>) =>
    (Object.keys(all) as Value[]).map((value) => ({ value, ...all[value] }));
