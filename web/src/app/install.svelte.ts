// The browser's offer to install the client as an app, kept until the visitor wants it.
interface InstallEvent extends Event {
    prompt(): Promise<unknown>;
}

class Install {
    #offer = $state.raw<InstallEvent | null>(null);

    get offered(): boolean {
        return this.#offer !== null;
    }

    start(): void {
        addEventListener('beforeinstallprompt', (event) => {
            event.preventDefault();
            this.#offer = event as InstallEvent;
        });
        addEventListener('appinstalled', () => (this.#offer = null));
    }

    async accept(): Promise<void> {
        const offer = this.#offer;
        this.#offer = null;
        await offer?.prompt();
    }
}

export const install = new Install();
