// JSON as every verifier reads it: no key twice in an object, no half of a character.
export function parse_strictly(text: string): unknown {
    const value: unknown = JSON.parse(text);
    const open: (Set<unknown> | null)[] = [];
    const tokens = text.match(/"(?:[^"\\]|\\.)*"|[{}[\]:]/g) ?? [];
    for (const [i, token] of tokens.entries()) {
        if (token === '{') open.push(new Set());
        else if (token === '[') open.push(null);
        else if (token === '}' || token === ']') open.pop();
        else if (token !== ':') {
            const word = JSON.parse(token) as string;
            if (/\p{Surrogate}/u.test(word)) throw new SyntaxError('half a character');
            const keys = tokens[i + 1] === ':' ? open.at(-1) : null;
            if (keys?.has(word)) throw new SyntaxError('a key twice');
            keys?.add(word);
        }
    }
    return value;
}
