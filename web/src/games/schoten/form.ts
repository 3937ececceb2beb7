// Scharfe Schoten has no choices beyond what every table has.
import type { FormRules } from '../entry.ts';

export type SchotenForm = Readonly<Record<string, never>>;

export const schoten_form: FormRules<'schoten', SchotenForm> = {
    fresh: {},
    read: () => ({}),
    options: () => ({}),
};
