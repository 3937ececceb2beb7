// Addresses of the client. A resume link carries its secret in the fragment, which no server and no log ever
// sees; main.ts takes it out of the address bar at once.
import { first_game, is_game } from '../games/index.ts';
import type { GameName } from '../wire/game.ts';

export type Route =
    | { at: 'home' }
    | { at: 'create' }
    | { at: 'table'; code: string }
    | { at: 'replay'; table: string; game: number; move: number | null; seat: number | 'all' }
    | { at: 'rules'; rule: string | null }
    | { at: 'tutorial'; game: GameName }
    | { at: 'settings' }
    | { at: 'verify'; table: string | null; game: number | null }
    | { at: 'story' }
    | { at: 'nowhere' };

export interface ResumeSecret {
    readonly table: string;
    readonly secret: string;
}

const whole_number = (text: string | null): number | null =>
    text !== null && /^\d{1,5}$/.test(text) ? Number(text) : null;

export function parse_route(url: URL): Route {
    const [head = '', ...rest] = url.pathname.split('/').filter((part) => part !== '');
    switch (head) {
        case '':
        case 'index.html':
            return { at: 'home' };
        case 't':
            return table_route(rest[0]);
        case 'replay': {
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

export const table_path = (code: string): string => `/t/${code}`;
export const resume_link = (origin: string, code: string, table: string, secret: string): string =>
    `${origin}${table_path(code)}#r=${table}.${secret}`;
export const verify_path = (table: string, game: number): string => `/verify/${table}/${String(game)}`;
export const replay_path = (table: string, game: number, move?: number, seat?: number | 'all'): string => {
    const query = new URLSearchParams();
    if (move !== undefined) query.set('move', String(move));
    if (seat !== undefined && seat !== 'all') query.set('seat', String(seat));
    const text = query.toString();
    return `/replay/${table}/${String(game)}${text === '' ? '' : `?${text}`}`;
};
