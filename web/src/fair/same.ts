// Whether two values from JSON say the same, whatever the order of their keys.
export function same(a: unknown, b: unknown): boolean {
    if (a === b) return true;
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
    if (Array.isArray(a) !== Array.isArray(b)) return false;
    const [left, right] = [Object.entries(a), b as Record<string, unknown>];
    return (
        left.length === Object.keys(b).length &&
        left.every(([key, value]) => Object.hasOwn(right, key) && same(value, right[key]))
    );
}
