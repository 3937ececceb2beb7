// Bytes as docs/fairness.md writes them.
export type Bytes = Uint8Array<ArrayBuffer>;

const utf8 = new TextEncoder();

export const text_bytes = (text: string): Bytes => utf8.encode(text);

export function le32(number: number): Bytes {
    const bytes = new Uint8Array(4);
    new DataView(bytes.buffer).setUint32(0, number, true);
    return bytes;
}

export function le64(number: number): Bytes {
    const bytes = new Uint8Array(8);
    new DataView(bytes.buffer).setBigUint64(0, BigInt(number), true);
    return bytes;
}

export function join(...parts: readonly Uint8Array[]): Bytes {
    const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of parts) {
        all.set(part, at);
        at += part.length;
    }
    return all;
}

// Each field with its length before it, so that no two lists of fields have the same bytes.
export function lp(...fields: readonly (Uint8Array | string)[]): Bytes {
    return join(
        ...fields.flatMap((field) => {
            const bytes = typeof field === 'string' ? text_bytes(field) : field;
            return [le32(bytes.length), bytes];
        }),
    );
}

export const to_hex = (bytes: Uint8Array): string =>
    Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

// Null for what is not lower-case hex of whole bytes.
export function from_hex(text: string): Bytes | null {
    if (text.length % 2 !== 0 || !/^[0-9a-f]*$/.test(text)) return null;
    return Uint8Array.from({ length: text.length / 2 }, (_, i) => parseInt(text.slice(2 * i, 2 * i + 2), 16));
}
