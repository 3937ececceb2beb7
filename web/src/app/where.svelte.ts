// Where the visitor is. Links are ordinary anchors; plain clicks on them stay in the page.
import { parse_resume, parse_route, type ResumeSecret, type Route } from './route.ts';

class Where {
    route = $state.raw<Route>(parse_route(new URL(location.href)));
    resume: ResumeSecret | null = null;

    start(): void {
        this.#read();
        addEventListener('popstate', () => {
            this.#read();
        });
        addEventListener('hashchange', () => {
            this.#read();
        });
        addEventListener('click', (event) => {
            this.#follow(event);
        });
    }

    go(path: string, replace = false): void {
        if (replace) history.replaceState(null, '', path);
        else history.pushState(null, '', path);
        this.#read();
        scrollTo(0, 0);
    }

    #read(): void {
        const secret = parse_resume(location.hash);
        if (secret !== null) {
            this.resume = secret;
            history.replaceState(null, '', location.pathname + location.search);
        }
        this.route = parse_route(new URL(location.href));
    }

    #follow(event: MouseEvent): void {
        const plain =
            event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (
            !plain ||
            event.defaultPrevented ||
            !link ||
            link.target !== '' ||
            link.origin !== location.origin
        )
            return;
        if (link.hasAttribute('download') || /\.\w+$/.test(link.pathname)) return;
        event.preventDefault();
        this.go(link.pathname + link.search + link.hash);
    }
}

export const where = new Where();
