// Addresses of the client. A resume link carries its secret in the fragment, which no server and no log ever
// sees; main.ts takes it out of the address bar at once. What begins with /here is on this device, not at the server.
import { first_game, is_game } from '../games/index.ts';
import type { GameName } from '../wire/game.ts';

export type Route =
    | { at: 'home' }
    | { at: 'create'; here?: true }
    | { at: 'table'; code: string; here?: true }
    | { at: 'replay'; table: string; game: number; move: number | null; seat: number | 'all'; here?: true }
    // A record from a file.
    | { at: 'file' }
    | { at: 'rules'; rule: string | null }
    | { at: 'tutorial'; game: GameName }
    | { at: 'settings' }
    | { at: 'book' }
    | { at: 'puzzles' }
    | { at: 'verify'; table: string | null; game: number | null; here?: true }
    | { at: 'story' }
    | { at: 'nowhere' };

export interface ResumeSecret {
    readonly table: string;
    readonly secret: string;
}

const whole_number = (text: string | null): number | null =>
    text !== null && /^\d{1,5}$/.test(text) ? Number(text) : null;

const on_devices: readonly Route['at'][] = ['create', 'table', 'replay', 'verify'];

export function parse_route(url: URL): Route {
    const parts = url.pathname.split('/').filter((part) => part !== '');
    if (parts[0] !== 'here') return parse_parts(parts, url);
    const route = parse_parts(parts.slice(1), url);
    return on_devices.includes(route.at) ? ({ ...route, here: true } as Route) : { at: 'nowhere' };
}

function parse_parts([head = '', ...rest]: readonly string[], url: URL): Route {
    switch (head) {
        case '':
        case 'index.html':
            return { at: 'home' };
        case 't':
            return table_route(rest[0]);
        case 'replay': {
            if (rest.length === 0) return { at: 'file' };
            const game = whole_number(rest[1] ?? null);
            if (rest[0] === undefined || game === null) return { at: 'nowhere' };
            const move = whole_number(url.searchParams.get('move'));
            return {
                at: 'replay',
                table: rest[0],
                game,
                move,
                seat: whole_number(url.searchParams.get('seat')) ?? 'all',
            };
        }
        case 'rules':
            return { at: 'rules', rule: /^#[A-Z]\d{1,2}$/.test(url.hash) ? url.hash.slice(1) : null };
        case 'learn':
            return { at: 'tutorial', game: is_game(rest[0]) ? rest[0] : first_game };
        case 'verify': {
            const game = whole_number(rest[1] ?? null);
            const table = game === null ? null : (rest[0] ?? null);
            return { at: 'verify', table, game };
        }
        case 'create':
        case 'settings':
        case 'book':
        case 'puzzles':
        case 'story':
            return { at: head };
        default:
            return { at: 'nowhere' };
    }
}

function table_route(text: string | undefined): Route {
    const code = text === undefined ? null : parse_code(text);
    return code === null ? { at: 'nowhere' } : { at: 'table', code };
}

// People type codes in lower case, with spaces, or paste the whole link.
export function parse_code(text: string): string | null {
    const last = text.trim().split(/[?#]/)[0]?.split('/').at(-1) ?? '';
    const code = last.replace(/[\s-]/g, '').toUpperCase();
    return /^[A-HJ-NP-Z2-9]{6}$/.test(code) ? code : null;
}

export function parse_resume(hash: string): ResumeSecret | null {
    const match = /^#r=(t_[a-z2-7]{16})\.([A-Za-z0-9_-]{43})$/.exec(hash);
    return match?.[1] !== undefined && match[2] !== undefined ? { table: match[1], secret: match[2] } : null;
}

// The key of an invitation, for tables that want it besides the code.
export function parse_invitation(hash: string): string | null {
    return /^#k=([0-9a-f]{32})$/.exec(hash)?.[1] ?? null;
}

// `here`: on this device.
const below = (here: boolean) => (here ? '/here' : '');
export const file_path = '/replay';
export const book_path = '/book';
export const puzzles_path = '/puzzles';
export const create_path = (here = false): string => `${below(here)}/create`;
export const table_path = (code: string, here = false): string => `${below(here)}/t/${code}`;
export const invitation_path = (code: string, key: string | null): string =>
    `${table_path(code)}${key === null ? '' : `#k=${key}`}`;
export const resume_link = (origin: string, code: string, table: string, secret: string): string =>
    `${origin}${table_path(code)}#r=${table}.${secret}`;
export const verify_path = (table: string, game: number, here = false): string =>
    `${below(here)}/verify/${table}/${String(game)}`;
export const replay_path = (
    table: string,
    game: number,
    move?: number,
    seat?: number | 'all',
    here = false,
): string => {
    const query = new URLSearchParams();
    if (move !== undefined) query.set('move', String(move));
    if (seat !== undefined && seat !== 'all') query.set('seat', String(seat));
    const text = query.toString();
    return `${below(here)}/replay/${table}/${String(game)}${text === '' ? '' : `?${text}`}`;
};
