// A link as the path of a QR code, with the quiet border it needs.
import { encode } from 'uqr';

export function qr_path(text: string): { path: string; size: number } {
    const { data, size } = encode(text, { border: 3, ecc: 'M' });
    const path = data
        .flatMap((row, y) => row.map((dark, x) => (dark ? `M${String(x)} ${String(y)}h1v1h-1z` : '')))
        .join('');
    return { path, size };
}
