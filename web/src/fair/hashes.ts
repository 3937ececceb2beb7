// The two hashes of a fair deal: the browser's own where there are any, ours by noble on plain http.
import type { Bytes } from './bytes.ts';

export interface Hashes {
    sha256(data: Bytes): Promise<Bytes>;
    hmac_sha512(key: Bytes, data: Bytes): Promise<Bytes>;
}

function by_browser(subtle: SubtleCrypto): Hashes {
    const algorithm = { name: 'HMAC', hash: 'SHA-512' };
    return {
        sha256: async (data) => new Uint8Array(await subtle.digest('SHA-256', data)),
        hmac_sha512: async (key, data) => {
            const imported = await subtle.importKey('raw', key, algorithm, false, ['sign']);
            return new Uint8Array(await subtle.sign('HMAC', imported, data));
        },
    };
}

export async function hashes_without_browser(): Promise<Hashes> {
    const { noble_hmac_sha512, noble_sha256 } = await import('./noble.ts');
    return {
        sha256: (data) => Promise.resolve(noble_sha256(data)),
        hmac_sha512: (key, data) => Promise.resolve(noble_hmac_sha512(key, data)),
    };
}

export function hashes(): Promise<Hashes> {
    // Missing on plain http, whatever its type says.
    const subtle = crypto.subtle as SubtleCrypto | undefined;
    return subtle === undefined ? hashes_without_browser() : Promise.resolve(by_browser(subtle));
}
