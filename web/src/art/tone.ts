// Ink on dark fur cannot be seen: then a line is light. Contrast after WCAG; three to one is enough for a mark.
const light = '#fbeef5';

function luminance(hex: string): number {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
        const c = parseInt(hex.slice(i, i + 2), 16) / 255;
        return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function seen_on(ground: string, ink: string): string {
    return (luminance(ground) + 0.05) / (luminance(ink) + 0.05) >= 3 ? ink : light;
}
