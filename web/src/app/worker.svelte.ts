// The service worker, where there is one (not on plain http): makes the page installable and quick to open. A new
// version waits until the visitor agrees, and is never offered in the middle of a game.
import { href_of } from './base.ts';
import { device_can } from './can.ts';
import { device_here } from './places.ts';

class Updates {
    // There is a newer version than the one on this screen.
    ready = $state(false);
    #waiting: ServiceWorker | null = null;
    #asked = false;

    offer(worker: ServiceWorker): void {
        this.#waiting = worker;
        this.ready = true;
    }

    // The page reloads when the new worker has taken over.
    apply(): void {
        this.#asked = true;
        if (this.#waiting?.state === 'installed') this.#waiting.postMessage('take-over');
        else location.reload();
    }

    // Another tab may have agreed: this one may be in a game, so it only offers.
    taken_over(had_one: boolean): void {
        if (this.#asked) location.reload();
        else if (had_one) this.ready = true;
    }
}

export const updates = new Updates();

export function start_worker(): void {
    if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
    let had_one = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
        updates.taken_over(had_one);
        had_one = true;
    });
    // What is on the screen comes first.
    when_idle(() => {
        void navigator.serviceWorker.register(href_of('/sw.js')).then(watch, () => undefined);
        void navigator.serviceWorker.ready.then((registration) => {
            when_idle(() => void keep_module(registration));
        });
    });
}

// What tables on this device need, so that the next visit needs no network; not where bytes are dear.
async function keep_module({ active }: ServiceWorkerRegistration): Promise<void> {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!device_can() || connection?.saveData === true) return;
    const { made } = await device_here();
    if (made !== null) active?.postMessage({ keep: [made.wasm, made.weights, made.analyst] });
}

function when_idle(run: () => void): void {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 5000 });
    else setTimeout(run, 1000);
}

function watch(registration: ServiceWorkerRegistration): void {
    const offer = (worker: ServiceWorker | null) => {
        if (worker?.state === 'installed' && navigator.serviceWorker.controller !== null)
            updates.offer(worker);
    };
    offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
        const fresh = registration.installing;
        fresh?.addEventListener('statechange', () => {
            offer(fresh);
        });
    });
}
