// The client below any path: addresses there and back, a static host's answer to deep links, what is kept for offline.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { base_of, href_of, path_of } from '../src/app/base.ts';
import { parse_route, replay_path, table_path, verify_path } from '../src/app/route.ts';
import { shell_of } from '../vite/service_worker.ts';
import { not_found_page } from '../vite/static_site.ts';

const table = `t_${'a'.repeat(16)}`;

describe('where the client lies', () => {
    it('is one folder above its scripts', () => {
        expect(base_of('https://x.example/assets/start-1.js')).toBe('/');
        expect(base_of('https://x.example/a/b/assets/start-1.js')).toBe('/a/b/');
    });

    it.each(['/', '/scoville/', '/a/b/'])('paths lead there and back below %s', (base) => {
        for (const path of ['/', '/rules', table_path('HJK234', true), verify_path(table, 2)]) {
            expect(href_of(path, base).startsWith(base)).toBe(true);
            expect(path_of(href_of(path, base), base)).toBe(path);
        }
    });

    it('a link that was written without the base is understood too', () => {
        expect(path_of('/rules', '/scoville/')).toBe('/rules');
    });

    it('a table of this device keeps its replay and its check on this device', () => {
        const at = (path: string) => parse_route(new URL(path, 'http://x'));
        expect(at(table_path('HJK234', true))).toMatchObject({ at: 'table', here: true });
        expect(at(replay_path(table, 1, 4, 2, true))).toMatchObject({ at: 'replay', here: true, seat: 2 });
        expect(at(verify_path(table, 1, true))).toMatchObject({ at: 'verify', here: true });
        expect(at(table_path('HJK234'))).not.toHaveProperty('here');
    });
});

describe('404.html of a static host', () => {
    const script = readFileSync('src/worker/404.js', 'utf8');
    const sent = (pathname: string, search = '', hash = '') => {
        let to: string | null = null;
        const replace = (url: string) => (to = url);
        runInNewContext(script, { location: { pathname, search, hash, replace }, encodeURIComponent });
        return to;
    };

    it('hands the address over to the client, wherever that lies', () => {
        expect(sent('/here/t/HJK234')).toBe('/?at=%2Fhere%2Ft%2FHJK234');
        expect(sent('/scoville/rules', '', '#S9')).toBe('/scoville/?at=%2Frules#S9');
        expect(sent('/a/b/replay/x/1', '?move=3')).toBe('/a/b/?at=%2Freplay%2Fx%2F1%3Fmove%3D3');
    });

    it('stays where it is when it knows no word of the address, so it never goes round', () => {
        expect(sent('/scoville/')).toBeNull();
        expect(sent('/nothing')).toBeNull();
    });

    it('runs under a policy that allows this script and nothing else', () => {
        const hash = createHash('sha256').update(script).digest('base64');
        expect(not_found_page()).toContain(`script-src 'sha256-${hash}'`);
        expect(not_found_page()).not.toContain('unsafe-inline');
    });
});

it('the service worker keeps everything at its install but what only local tables need', () => {
    const kept = shell_of(['index.html', 'assets/a-1.js', 'assets/m-1.wasm', 'assets/n-1.weights', 'sw.js']);
    expect(kept).toContain('./');
    expect(kept).toContain('assets/a-1.js');
    expect(kept.join()).not.toMatch(/wasm|weights|sw\.js|index\.html/);
});
