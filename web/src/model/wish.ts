// The choices of a new table as a form keeps them, and the wish that is sent. What only one game has, that game's form
// rules read and write.
import type { FormRules } from '../games/entry.ts';
import { each_game, first_game } from '../games/index.ts';
import type { GameName } from '../wire/game.ts';
import type { Settings, SettingsWish } from '../wire/types.gen.ts';

export interface TableForm {
    readonly game: GameName;
    readonly seats: number;
    readonly window: number;
    readonly turn_time: number;
    readonly timeout: Settings['timeout'];
    readonly timeout_level: string;
    readonly fill: string | null;
    readonly bot_pace: 'calm' | 'brisk';
    readonly start: number | null;
    readonly listed: boolean;
    readonly invited: boolean;
    readonly spectators: Settings['spectators'];
    readonly delay: number;
    readonly finished: Settings['finished'];
    // Kept for each game, so that nothing is lost by looking at another.
    readonly own: Readonly<Record<GameName, unknown>>;
}

export type AllRules = Readonly<Record<GameName, FormRules<GameName, unknown>>>;

export function fresh_form(rules: AllRules): TableForm {
    return {
        game: first_game,
        seats: 4,
        window: 4000,
        turn_time: 60_000,
        timeout: 'bot',
        timeout_level: 'odds',
        fill: 'odds',
        bot_pace: 'calm',
        start: null,
        listed: false,
        invited: false,
        spectators: 'yes',
        delay: 60_000,
        finished: 'open',
        own: each_game((name) => rules[name].fresh),
    };
}

export function wish_of(form: TableForm, rules: AllRules): SettingsWish {
    const { game, seats, fill, window, timeout, listed, invited, spectators, delay, finished } = form;
    const start = form.start === null || form.start >= seats ? {} : { start: form.start };
    return {
        game,
        seats,
        fill,
        window,
        turnTime: form.turn_time,
        timeout,
        timeoutLevel: form.timeout_level,
        listed,
        ...(invited ? { invited } : {}),
        ...(form.bot_pace === 'calm' ? {} : { botPace: form.bot_pace }),
        spectators,
        delay,
        finished,
        options: { ...rules[game].options(form.own[game]), ...start },
    } as SettingsWish;
}

export function form_of(settings: Settings, rules: AllRules): TableForm {
    const { game, seats, fill, window, timeout, listed, spectators, delay, finished } = settings;
    const fresh = fresh_form(rules);
    return {
        game,
        seats,
        fill,
        window,
        turn_time: settings.turnTime,
        timeout,
        timeout_level: settings.timeoutLevel,
        listed,
        invited: settings.invited ?? false,
        bot_pace: settings.botPace ?? 'calm',
        spectators,
        delay,
        finished,
        start: settings.options.start ?? null,
        own: { ...fresh.own, [game]: rules[game].read(settings) },
    };
}
