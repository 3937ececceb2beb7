// The colours of src/style/tokens.css as the tests read them, for each theme.
import { readFileSync } from 'node:fs';

const css = readFileSync('src/style/tokens.css', 'utf8');

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const colours = new Map<string, Record<Theme, string>>();
for (const [, name = '', value = ''] of css.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
    const both = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(value);
    if (both?.[1] && both[2]) colours.set(name, { light: both[1], dark: both[2] });
    else if (/^#[0-9a-f]{6}$/.test(value)) colours.set(name, { light: value, dark: value });
}

export function colour(name: string, theme: Theme = 'light'): string {
    const found = colours.get(name);
    if (found === undefined) throw new Error(`no colour --${name}`);
    return found[theme];
}
