// Addresses, keys, refusals, calls for attention.
import { describe, expect, it } from 'vitest';
import { sound_of, with_badge } from '../src/app/attention.svelte.ts';
import { default_keys, stroke } from '../src/app/keys.ts';
import {
    invitation_path,
    parse_code,
    parse_invitation,
    parse_resume,
    parse_route,
    replay_path,
    resume_link,
} from '../src/app/route.ts';
import { rule_of, why_refused } from '../src/model/refused.ts';
import { en as refusals } from '../src/words/refusals/en.ts';
import { en as room } from '../src/words/room/en.ts';

const at = (path: string) => parse_route(new URL(path, 'http://table.local'));
const table = `t_${'a'.repeat(16)}`;
const secret = 'A'.repeat(43);

describe('addresses', () => {
    it.each([
        ['/', { at: 'home' }],
        ['/t/hjk-234', { at: 'table', code: 'HJK234' }],
        ['/t/short', { at: 'nowhere' }],
        [`/replay/${table}/2?move=7&seat=1`, { at: 'replay', table, game: 2, move: 7, seat: 1 }],
        [`/replay/${table}/2`, { at: 'replay', table, game: 2, move: null, seat: 'all' }],
        [`/replay/${table}`, { at: 'nowhere' }],
        ['/rules#S9', { at: 'rules', rule: 'S9' }],
        ['/rules#<b>', { at: 'rules', rule: null }],
        ['/learn/schoten', { at: 'tutorial', game: 'schoten' }],
        ['/settings', { at: 'settings' }],
        ['/verify', { at: 'verify', table: null, game: null }],
        [`/verify/${table}/2`, { at: 'verify', table, game: 2 }],
        ['/elsewhere', { at: 'nowhere' }],
        ['/here/t/hjk234', { at: 'table', code: 'HJK234', here: true }],
        [`/here/replay/${table}/1`, { at: 'replay', table, game: 1, move: null, seat: 'all', here: true }],
        [`/here/verify/${table}/1`, { at: 'verify', table, game: 1, here: true }],
        ['/here/create', { at: 'create', here: true }],
        ['/here/t/short', { at: 'nowhere' }],
        ['/here/rules', { at: 'nowhere' }],
    ])('%s', (path, route) => {
        expect(at(path)).toEqual(route);
    });

    it('codes as people type and paste them', () => {
        for (const text of ['hjk234', ' HJK 234 ', 'http://x/t/HJK234', 'http://x/t/HJK234?a#b'])
            expect(parse_code(text)).toBe('HJK234');
        for (const text of ['', 'HJK23', 'HJK23O', 'HJK2345']) expect(parse_code(text)).toBeNull();
    });

    it('an invitation with its key there and back', () => {
        const key = 'ab'.repeat(16);
        const link = new URL(invitation_path('HJK234', key), 'http://x');
        expect(parse_invitation(link.hash)).toBe(key);
        expect(parse_route(link)).toEqual({ at: 'table', code: 'HJK234' });
        expect(invitation_path('HJK234', null)).toBe('/t/HJK234');
        expect(parse_invitation('#k=short')).toBeNull();
    });
    it('a resume link there and back', () => {
        const link = new URL(resume_link('http://x', 'HJK234', table, secret));
        expect(parse_resume(link.hash)).toEqual({ table, secret });
        expect(parse_resume('#r=nothing')).toBeNull();
        expect(replay_path(table, 1, 3, 'all')).toBe(`/replay/${table}/1?move=3`);
    });
});

describe('keys', () => {
    const press = (key: string, more: object = {}) =>
        stroke({ key, ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...more }, default_keys);
    it('do what the map says', () => {
        expect(press('N')).toEqual({ kind: 'do', name: 'number' });
        expect(press('t')).toEqual({ kind: 'do', name: 'take' });
        expect(press('Escape')).toEqual({ kind: 'do', name: 'cancel' });
        expect(press('0')).toEqual({ kind: 'digit', number: 10 });
        expect(press('ArrowLeft', { repeat: true })).toEqual({ kind: 'step', by: -1 });
        expect(press('z')).toBeNull();
    });
    it('a held key slaps once, and shortcuts of the browser stay its own', () => {
        expect(press('n', { repeat: true })).toBeNull();
        expect(press('p', { ctrlKey: true })).toBeNull();
    });
});

describe('refusals', () => {
    const say = (code: string, key: string, game: 'spicy' | 'schoten' | null = 'spicy', margin?: number) =>
        why_refused({ code, key, message: 'In English.', margin }, game, { refusals, room });
    it('by rule, by code, in English at last', () => {
        expect(say('S9', 'must-follow')).toBe(refusals.spicy['must-follow']);
        expect(say('T7', 'must-follow', 'schoten')).toBe(refusals.schoten['must-follow']);
        expect(say('late', 'late')).toBe(room.trouble.late);
        expect(say('beaten', 'beaten', 'spicy', 120)).toBe('Somebody was 120 ms quicker.');
        expect(say('brand-new', 'brand-new')).toBe('In English.');
        const early = { code: 'S9', key: 'must-follow', message: 'In English.' };
        expect(why_refused(early, 'spicy', { room })).toBe('In English.');
        expect(why_refused({ ...early, message: '' }, 'spicy', { room })).toBe(room.trouble.unknown);
        expect(rule_of({ code: 'S9', key: '', message: '' })).toBe('S9');
        expect(rule_of({ code: 'late', key: '', message: '' })).toBeNull();
    });
});

describe('attention', () => {
    it('a badge in the title, once', () => {
        expect(with_badge('Spicy', true)).toBe('● Spicy');
        expect(with_badge('● Spicy', true)).toBe('● Spicy');
        expect(with_badge('● Spicy', false)).toBe('Spicy');
    });
    it('sounds know nothing of hidden cards', () => {
        const played = (card: string) =>
            sound_of({ n: 1, at: 1, spicy: { event: 'played', seat: 0, declared: 'c4', card } });
        expect(played('c4')).toBe('card');
        expect(played('w9')).toBe('card');
        expect(sound_of({ n: 1, at: 1, spicy: { event: 'passed', seat: 0 } })).toBeNull();
    });
});
