// Where the client lies: at the root of a server, or below any path of a static host. Nobody tells it at build time; the
// built scripts lie one folder below, so their own address says it.
const script: string = import.meta.url;

export const base = import.meta.env.PROD ? base_of(script) : '/';
// Built as a folder of files, with no server behind it (scripts/build-web --static).
export const static_site = import.meta.env.MODE === 'static';

export function base_of(url: string): string {
    return new URL('..', url).pathname;
}

// Paths of routes begin with a slash wherever the client lies; these two lead there and back.
export function href_of(path: string, below = base): string {
    return below + path.replace(/^\//, '');
}

export function path_of(pathname: string, below = base): string {
    return pathname.startsWith(below) ? pathname.slice(below.length - 1) : pathname;
}
