// Fetched before it is shown. Whoever shows it hears of a failure; here it is only early.
export function early(load: () => Promise<unknown>): void {
    load().catch(() => undefined);
}

// After the next picture, which must not wait for it.
export function soon(load: () => Promise<unknown>): void {
    let begun = false;
    const begin = () => {
        if (!begun) early(load);
        begun = true;
    };
    requestAnimationFrame(() => setTimeout(begin));
    // Nothing is painted behind another window.
    setTimeout(begin, 500);
}
