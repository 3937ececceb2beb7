// A deep link on a static host: finds where the client lies by the first word of the address that it knows, and hands
// over the rest.
const words = ['here', 't', 'replay', 'rules', 'learn', 'verify', 'create', 'settings', 'book', 'puzzles'];
const parts = location.pathname.split('/');
const at = parts.findIndex((part) => words.includes(part));
if (at > 0) {
    const path = '/' + parts.slice(at).join('/') + location.search;
    location.replace(`${parts.slice(0, at).join('/')}/?at=${encodeURIComponent(path)}${location.hash}`);
}
