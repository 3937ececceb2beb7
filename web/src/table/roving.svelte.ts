// Where the keyboard is in a hand. It follows the card, not the place: cards come and go around it. When its own card is
// laid, the neighbour has the focus, so that nobody who plays by keys or by ear is thrown back to the top of the page.
export class Roving {
    #here = $state.raw({ key: '', at: 0 });
    #had_focus = false;
    readonly #keys: () => readonly string[];
    readonly #root: () => HTMLElement | undefined;

    constructor(keys: () => readonly string[], root: () => HTMLElement | undefined) {
        this.#keys = keys;
        this.#root = root;
    }

    get at(): number {
        const keys = this.#keys();
        const found = keys.indexOf(this.#here.key);
        return found >= 0 ? found : Math.max(0, Math.min(this.#here.at, keys.length - 1));
    }

    // The focus came to this place, by whatever way.
    reach(at: number): void {
        this.#here = { key: this.#keys()[at] ?? '', at };
    }

    has_focus(): boolean {
        return this.#root()?.contains(document.activeElement) ?? false;
    }

    enter(): void {
        this.#focus(this.at);
    }

    // From elsewhere the first arrow only enters.
    step(by: number): void {
        const { length } = this.#keys();
        if (length > 0) this.#focus(this.has_focus() ? (this.at + by + length) % length : this.at);
    }

    // Before and after the cards change.
    before(): void {
        this.#had_focus = this.has_focus();
    }
    after(): void {
        const { at } = this;
        if (this.#here.key !== '') this.reach(at);
        if (this.#had_focus && document.activeElement === document.body) this.#focus(at, true);
    }

    #focus(at: number, preventScroll = false): void {
        this.reach(at);
        this.#root()?.querySelectorAll('button')[at]?.focus({ preventScroll });
    }
}
