// Drawings are made once and copied: at a table there are dozens of the same few marks.
import type { Part } from './path.ts';

const made = new WeakMap<readonly Part[], DocumentFragment>();

export function drawing(parts: readonly Part[]): DocumentFragment {
    const known = made.get(parts);
    if (known) return known.cloneNode(true) as DocumentFragment;
    const fresh = document.createDocumentFragment();
    fresh.append(...parts.map(path_of));
    made.set(parts, fresh);
    return fresh.cloneNode(true) as DocumentFragment;
}

function path_of({ d, fill = 'none', stroke, width, opacity }: Part): SVGPathElement {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    const look = {
        d,
        fill,
        stroke,
        'stroke-width': width,
        opacity,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
    };
    for (const [name, value] of Object.entries(look))
        if (value !== undefined) path.setAttribute(name, String(value));
    return path;
}
