import { count_in } from '../plural.ts';

const count = count_in('en');

// The words every screen needs. Keep it small: it is loaded before anything is shown.
export const en = {
    language_name: 'English',
    tagline: 'Bluff hot, slap fast.',
    play: 'Play',
    join: 'Join',
    create: 'New table',
    practise: 'Practise now',
    my_tables: 'My tables',
    rules: 'Rules',
    tutorial: 'Learn in 90 seconds',
    settings: 'Settings',
    your_name: 'Your name',
    code: 'Table code',
    back: 'Back',
    close: 'Close',
    cancel: 'Cancel',
    save: 'Save',
    copy: 'Copy',
    copied: 'Copied',
    yes: 'Yes',
    no: 'No',
    you: 'You',
    bot: 'bot',
    language: 'Language',
    theme: 'Colours',
    theme_auto: 'Like the device',
    theme_light: 'Bright kitchen',
    theme_dark: 'Night market',
    sound: 'Sound',
    motion: 'Motion',
    motion_auto: 'Like the device',
    motion_full: 'All of it',
    motion_none: 'None',
    keys: 'Keyboard',
    seconds: (n: number) => count(n, { one: 'second', other: 'seconds' }),
    minutes: (n: number) => count(n, { one: 'minute', other: 'minutes' }),
    hours: (n: number) => count(n, { one: 'hour', other: 'hours' }),
    days: (n: number) => count(n, { one: 'day', other: 'days' }),
    loading: 'One moment …',
    hold_it: 'Hold it down',
    press_again: 'Once more to do it',
};

export type Words = typeof en;
