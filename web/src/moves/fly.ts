// Our own small FLIP with the Web Animations API. Nothing here blocks a tap: what moves takes no pointer events,
// and the thing itself is already at its place.
const house = 'cubic-bezier(0.2, 0.8, 0.25, 1)';

export interface Spot {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
}

// Elements say where they stand: data-place="seat-2", "stack", "deck".
export function place(name: string): Spot | null {
    const element = document.querySelector(`[data-place="${name}"]`);
    return element ? element.getBoundingClientRect() : null;
}

export function transform_between(from: Spot, to: Spot): string {
    const dx = from.x + from.width / 2 - (to.x + to.width / 2);
    const dy = from.y + from.height / 2 - (to.y + to.height / 2);
    const scale = to.height === 0 ? 1 : Math.min(1, Math.max(0.3, from.height / to.height));
    return `translate(${dx.toFixed(1)}px, ${dy.toFixed(1)}px) scale(${scale.toFixed(3)})`;
}

// The element comes from elsewhere to where it is.
export function arrive(element: Element, from: Spot | null, ms: number): void {
    if (from === null || ms === 0 || typeof element.animate !== 'function') return;
    const start = transform_between(from, element.getBoundingClientRect());
    element.animate([{ transform: start }, { transform: 'none' }], { duration: ms, easing: house });
}

// A likeness of the element leaves for elsewhere; the element itself may vanish at once.
export function depart(element: Element, to: Spot | null, ms: number, delay = 0): void {
    const box = element.getBoundingClientRect();
    if (to === null || ms === 0 || box.width === 0 || typeof element.animate !== 'function') return;
    const ghost = element.cloneNode(true) as HTMLElement;
    ghost.removeAttribute('data-place');
    ghost.setAttribute('aria-hidden', 'true');
    ghost.inert = true;
    Object.assign(ghost.style, {
        position: 'fixed',
        left: `${String(box.x)}px`,
        top: `${String(box.y)}px`,
        width: `${String(box.width)}px`,
        height: `${String(box.height)}px`,
        margin: '0',
        zIndex: '50',
        pointerEvents: 'none',
    });
    document.body.append(ghost);
    const end = transform_between(to, box);
    const flight = ghost.animate(
        [
            { transform: 'none', opacity: 1 },
            { transform: end, opacity: 0.9, offset: 0.85 },
            { transform: end, opacity: 0 },
        ],
        { duration: ms, delay, easing: house, fill: 'both' },
    );
    const remove = () => {
        ghost.remove();
    };
    flight.finished.then(remove, remove);
}
