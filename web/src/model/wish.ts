// The choices of a new table as a form keeps them, and the wish that is sent.
import type { Settings, SettingsWish, SpicyOptions } from '../wire/types.gen.ts';

type Variant = Extract<NonNullable<SpicyOptions['variants']>, readonly unknown[]>[number];

export interface TableForm {
    game: 'spicy' | 'schoten';
    seats: number;
    edition: NonNullable<SpicyOptions['edition']>;
    by_chance: boolean;
    random: number;
    variants: readonly Variant[];
    manners: 'assisted' | 'strict';
    pace: 'live' | 'everyone-answers';
    window: number;
    turn_time: number;
    timeout: Settings['timeout'];
    timeout_level: string;
    fill: string | null;
    start: number | null;
    end_card: number | null;
    listed: boolean;
    spectators: Settings['spectators'];
    delay: number;
    finished: Settings['finished'];
}

export const fresh_form: TableForm = {
    game: 'spicy',
    seats: 4,
    edition: '2020',
    by_chance: false,
    random: 1,
    variants: [],
    manners: 'assisted',
    pace: 'live',
    window: 4000,
    turn_time: 60_000,
    timeout: 'bot',
    timeout_level: 'odds',
    fill: 'odds',
    start: null,
    end_card: null,
    listed: false,
    spectators: 'yes',
    delay: 60_000,
    finished: 'open',
};

export const has_variants = (edition: TableForm['edition']): boolean =>
    edition === '2020' || edition === '2021-fr';

// T1, S2: how many can sit.
export function seat_range(game: TableForm['game']): readonly number[] {
    return game === 'spicy' ? [2, 3, 4, 5, 6] : [3, 4];
}

export function wish_of(form: TableForm): SettingsWish {
    const { seats, fill, window, timeout, listed, spectators, delay, finished } = form;
    const shared = {
        seats,
        fill,
        window,
        turnTime: form.turn_time,
        timeout,
        timeoutLevel: form.timeout_level,
        listed,
        spectators,
        delay,
        finished,
    };
    const start = form.start === null || form.start >= seats ? {} : { start: form.start };
    if (form.game === 'schoten') return { game: 'schoten', ...shared, options: start };
    const variants = !has_variants(form.edition)
        ? {}
        : { variants: form.by_chance ? { random: form.random } : [...form.variants] };
    const end = form.end_card === null ? {} : { endCard: form.end_card };
    const { edition, manners, pace } = form;
    return { game: 'spicy', ...shared, options: { edition, manners, pace, ...variants, ...start, ...end } };
}

export function form_of(settings: Settings): TableForm {
    const { seats, fill, window, timeout, listed, spectators, delay, finished } = settings;
    const shared = {
        ...fresh_form,
        seats,
        fill,
        window,
        turn_time: settings.turnTime,
        timeout,
        timeout_level: settings.timeoutLevel,
        listed,
        spectators,
        delay,
        finished,
        start: settings.options.start ?? null,
    };
    if (settings.game === 'schoten') return { ...shared, game: 'schoten' };
    const { edition, manners, pace, variants, endCard } = settings.options;
    const chance = variants !== undefined && !Array.isArray(variants) ? variants.random : null;
    return {
        ...shared,
        game: 'spicy',
        edition: edition ?? '2020',
        manners: manners ?? 'assisted',
        pace: pace ?? 'live',
        by_chance: chance !== null,
        random: chance ?? 1,
        variants: Array.isArray(variants) ? variants : [],
        end_card: endCard ?? null,
    };
}
