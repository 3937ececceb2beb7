// Plays in the page itself: looks at the screen, does what can be done by chance, and again, until there is what was waited for.
/** @param {{ done: string, seed: number }} wanted @returns {Promise<void>} */
export function play_in_page({ done, seed }) {
    let state = seed;
    // mulberry32
    const random = () => {
        state = (state + 0x6d2b79f5) | 0;
        let word = Math.imul(state ^ (state >>> 15), 1 | state);
        word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
        return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32;
    };
    /** @param {string} selector @returns {HTMLElement[]} */
    const all = (selector) =>
        [...document.querySelectorAll(selector)].filter((one) => one instanceof HTMLElement);
    /** @param {HTMLElement[]} from */
    const press = (from) => from[Math.floor(random() * from.length)]?.click();
    const one_move = () => {
        const next = all('.lesson-next');
        if (next.length > 0) return press(next);
        const round = all('.round footer button:not(:disabled)');
        if (round.length > 0) return press(round);
        const question = all('.question button:not(:disabled)');
        if (question.length > 0) return press(question.slice(-1));
        const tips = all('.tips button[aria-pressed]');
        if (tips.length === 8) {
            const lock = all('.tips .lock:not(:disabled)');
            if (lock.length > 0) return press(lock);
            tips[0]?.click();
            return tips[5]?.click();
        }
        const rack = all('.rack button.open:not(:disabled)');
        if (rack.length > 0) return press(rack);
        const follow = all('.hand button[aria-disabled="false"]');
        if (follow.length > 0) return press(follow);
        const slaps = all('.slaps[data-listens=true] button.slap:not(:disabled)');
        if (slaps.length > 0 && random() < 0.3) return press(slaps);
        const cells = all('button[data-claim]:not(:disabled)');
        if (cells.length > 0 && document.querySelector('.hand .chosen')) return press(cells);
        if (cells.length > 0) press(all('.hand button:not(:disabled)'));
    };
    return new Promise((resolve) => {
        const timer = setInterval(() => {
            if (document.querySelector(done) === null) return one_move();
            clearInterval(timer);
            resolve();
        }, 25);
    });
}
