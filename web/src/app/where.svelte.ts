// Where the visitor is. Links are ordinary anchors; plain clicks on them stay in the page. Everyone but this file and the
// links themselves speaks of paths as if the client lay at the root.
import { href_of, path_of } from './base.ts';
import { parse_resume, parse_route, type ResumeSecret, type Route } from './route.ts';

class Where {
    route = $state.raw<Route>(route_here());
    resume: ResumeSecret | null = null;

    start(): void {
        // A static host's page for unknown addresses (404.html) sends the visitor here, with the address.
        const at = new URLSearchParams(location.search).get('at');
        if (at?.startsWith('/')) history.replaceState(null, '', href_of(at) + location.hash);
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
        if (replace) this.note(path);
        else history.pushState(null, '', href_of(path));
        this.#read();
        scrollTo(0, 0);
    }

    // Another address for what is shown already.
    note(path: string): void {
        history.replaceState(null, '', href_of(path));
    }

    #read(): void {
        const secret = parse_resume(location.hash);
        if (secret !== null) {
            this.resume = secret;
            history.replaceState(null, '', location.pathname + location.search);
        }
        this.route = route_here();
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
        this.go(path_of(link.pathname) + link.search + link.hash);
    }
}

function route_here(): Route {
    const { pathname, search, hash, origin } = location;
    return parse_route(new URL(path_of(pathname) + search + hash, origin));
}

export const where = new Where();
