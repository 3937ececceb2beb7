// Loaded only where the browser gives no hashes.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import type { Bytes } from './bytes.ts';

export const noble_sha256 = (data: Bytes): Bytes => new Uint8Array(sha256(data));
export const noble_hmac_sha512 = (key: Bytes, data: Bytes): Bytes => new Uint8Array(hmac(sha512, key, data));
