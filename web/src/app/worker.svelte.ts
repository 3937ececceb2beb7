// The service worker, where there is one (not on plain http): makes the page installable and quick to open. A new
// version waits until the visitor agrees, and is never offered in the middle of a game.
class Updates {
    waiting = $state.raw<ServiceWorker | null>(null);

    // The page reloads when the new worker has taken over.
    apply(): void {
        this.waiting?.postMessage('take-over');
    }
}

export const updates = new Updates();

export function start_worker(): void {
    if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
    const had_one = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
        if (had_one) location.reload();
    });
    void navigator.serviceWorker.register('/sw.js').then(watch, () => undefined);
}

function watch(registration: ServiceWorkerRegistration): void {
    const offer = (worker: ServiceWorker | null) => {
        if (worker?.state === 'installed' && navigator.serviceWorker.controller !== null)
            updates.waiting = worker;
    };
    offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
        const fresh = registration.installing;
        fresh?.addEventListener('statechange', () => {
            offer(fresh);
        });
    });
}
