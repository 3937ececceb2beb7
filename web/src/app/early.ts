// Fetched before it is shown. Whoever shows it hears of a failure; here it is only early.
export function early(load: () => Promise<unknown>): void {
    load().catch(() => undefined);
}
