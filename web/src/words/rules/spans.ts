// Cuts a rule's text at its references, so that the help can make links of them: "see [S9]" → "see ", S9.
export type Span = { readonly text: string } | { readonly rule: string };

export function spans_of(text: string): Span[] {
    return text
        .split(/(\[[SVWTMP]\d+\])/)
        .filter((piece) => piece !== '')
        .map((piece) => (/^\[[SVWTMP]\d+\]$/.test(piece) ? { rule: piece.slice(1, -1) } : { text: piece }));
}
