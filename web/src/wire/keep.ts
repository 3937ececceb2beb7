// What this browser keeps between visits. Where storage is forbidden (some in-app browsers, private windows)
// it lasts as long as the page.
const memory = new Map<string, string>();
const prefix = 'scoville.';

export function kept(key: string): string | null {
    try {
        return localStorage.getItem(prefix + key) ?? memory.get(key) ?? null;
    } catch {
        return memory.get(key) ?? null;
    }
}

export function keep(key: string, value: string): void {
    memory.set(key, value);
    try {
        localStorage.setItem(prefix + key, value);
    } catch {
        // The memory has it.
    }
}

export function forget(key: string): void {
    memory.delete(key);
    try {
        localStorage.removeItem(prefix + key);
    } catch {
        // There was nothing to forget.
    }
}

export function kept_json(key: string): unknown {
    const text = kept(key);
    if (text === null) return null;
    try {
        return JSON.parse(text) as unknown;
    } catch {
        return null;
    }
}
