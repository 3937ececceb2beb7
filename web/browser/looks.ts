// What a look at a screen must find.
import AxeBuilder from '@axe-core/playwright';
import { expect } from 'vitest';
import type { Page } from 'playwright-core';

// axe finds nothing, by day and by night.
export async function please_axe(page: Page, where: string): Promise<void> {
    for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const axe = new AxeBuilder({ page });
        // Only colours depend on the theme.
        if (colorScheme === 'dark') axe.withRules(['color-contrast']);
        // Who speaks to the screen says what they see: it must be in the name.
        else axe.options({ rules: { 'label-content-name-mismatch': { enabled: true } } });
        const { violations } = await axe.analyze();
        expect(
            violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html.slice(0, 160))]),
            `${where}, ${colorScheme}`,
        ).toEqual([]);
    }
}

export async function no_scrolling(page: Page): Promise<void> {
    const over = await page.evaluate(() => {
        const root = document.documentElement;
        // The cloth hides the places from which cards fly.
        const inner = [...document.querySelectorAll('.board .hand, .board .upper, .board .lower')];
        return [
            root.scrollWidth - innerWidth,
            root.scrollHeight - innerHeight,
            ...inner.map((one) => Math.max(0, one.scrollHeight - one.clientHeight - 1)),
        ].filter((by) => by > 0);
    });
    expect(over).toEqual([]);
}

// Everything that is there can be seen whole, and hit.
export async function all_in_sight(page: Page): Promise<void> {
    const lost = await page.evaluate(() =>
        [...document.querySelectorAll('.board button')]
            .map((button) => ({
                box: button.getBoundingClientRect(),
                name: button.getAttribute('aria-label') ?? button.textContent,
            }))
            .filter(
                ({ box }) =>
                    box.left < -0.5 ||
                    box.top < -0.5 ||
                    box.right > innerWidth + 0.5 ||
                    box.bottom > innerHeight + 0.5,
            ),
    );
    expect(lost).toEqual([]);
}

export const too_small = (page: Page, selector: string, least: [number, number]) =>
    page.locator(selector).evaluateAll(
        (all, [width, height]) =>
            all
                .map(
                    (one) =>
                        [
                            one.getBoundingClientRect(),
                            one.getAttribute('aria-label') ?? one.textContent,
                        ] as const,
                )
                .filter(([box]) => box.width < width - 0.01 || box.height < height - 0.01)
                .map(([box, name]) => `${name}: ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`),
        least,
    );

// No two of these lie on each other, and what they hold stays inside them.
export const apart = (page: Page, things: readonly string[], holders: readonly string[]) =>
    page.evaluate(
        ([things, holders]) => {
            const seen = (one: Element) => one.checkVisibility({ checkVisibilityCSS: true });
            const name = (one: Element) => `${one.className} ${one.textContent.trim().slice(0, 24)}`;
            const all = things
                .flatMap((thing) => [...document.querySelectorAll(thing)])
                .filter(seen)
                .map((one) => ({ one, box: one.getBoundingClientRect() }));
            const problems: string[] = [];
            all.forEach((a, at) => {
                for (const b of all.slice(at + 1)) {
                    if (a.one.contains(b.one) || b.one.contains(a.one)) continue;
                    const over = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
                    const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
                    if (over > 1 && down > 1)
                        problems.push(
                            `${name(a.one)} | ${name(b.one)}: ${over.toFixed()} × ${down.toFixed()}`,
                        );
                }
            });
            // Words must end where their holder ends, or be cut off before.
            for (const holder of holders.flatMap((one) => [...document.querySelectorAll(one)]).filter(seen)) {
                const box = holder.getBoundingClientRect();
                const texts = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
                for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
                    const parent = text.parentElement;
                    if (text.nodeValue?.trim() === '' || parent === null || !seen(parent)) continue;
                    if (parent.closest('.unseen, .lines') !== null) continue;
                    const range = document.createRange();
                    range.selectNodeContents(text);
                    let cut = range.getBoundingClientRect();
                    for (
                        let up: Element | null = parent;
                        up !== null && up !== holder;
                        up = up.parentElement
                    ) {
                        if (getComputedStyle(up).overflowX !== 'visible') {
                            cut = up.getBoundingClientRect();
                        }
                    }
                    const out = Math.max(
                        box.left - cut.left,
                        cut.right - box.right,
                        box.top - cut.top,
                        cut.bottom - box.bottom,
                    );
                    if (out > 1)
                        problems.push(
                            `${name(holder)}: “${String(text.nodeValue)}” stands out by ${out.toFixed()}`,
                        );
                }
            }
            return problems;
        },
        [things, holders] as const,
    );
