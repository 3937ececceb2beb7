// The focus goes on to the next of what can be pressed; from elsewhere it comes to the first.
export function step_among(all: readonly HTMLElement[], by: number): void {
    const at = all.findIndex((one) => one === document.activeElement);
    all[at < 0 ? 0 : (at + by + all.length) % all.length]?.focus();
}
