// Small signs on buttons, drawn with one line each on a field of 24 × 24.
export const icons = {
    menu: 'M4 7h16M4 12h16M4 17h16',
    help: 'M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 17.500v.01',
    log: 'M4 5h16v11H9l-5 4zM8 9h8M8 12.500h5',
    close: 'M6 6l12 12M18 6L6 18',
    undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4',
    back: 'M14 5l-7 7l7 7',
    copy: 'M9 9h10v11H9zM5 15V4h10',
    share: 'M12 15V4M8 8l4-4l4 4M5 12v8h14v-8',
    first: 'M18 5l-9 7l9 7zM6 5v14',
    previous: 'M15 5l-7 7l7 7',
    next: 'M9 5l7 7l-7 7',
    last: 'M6 5l9 7l-9 7zM18 5v14',
    play: 'M8 5l11 7l-11 7z',
    stop: 'M7 6v12M17 6v12',
    check: 'M5 13l5 5L20 6',
    person: 'M12 12a4 4 0 1 0 0-8a4 4 0 0 0 0 8zM4 21c1-5 4-7 8-7s7 2 8 7',
    plus: 'M12 5v14M5 12h14',
    sound: 'M4 10v4h4l5 4V6L8 10zM16 9c1.500 2 1.500 4 0 6M18.500 6.500c3 3.500 3 7.500 0 11',
    silence: 'M4 10v4h4l5 4V6L8 10zM16.500 10l4 4M20.500 10l-4 4',
    seal: 'M12 3l2.500 2h3.500v3.500l2 2.500l-2 2.500V17h-3.500L12 19l-2.500-2H6v-3.500L4 11l2-2.500V5h3.500zM9 11l2 2l4-4',
    eye: 'M2 12c5-8 15-8 20 0c-5 8-15 8-20 0zM12 15a3 3 0 1 0 0-6a3 3 0 0 0 0 6z',
    gear: 'M12 15.500a3.500 3.500 0 1 0 0-7a3.500 3.500 0 0 0 0 7zM12 2.500v4M12 17.500v4M2.500 12h4M17.500 12h4M5.300 5.300l2.800 2.800M15.900 15.900l2.800 2.800M5.300 18.700l2.800-2.800M15.900 8.100l2.800-2.800',
    up: 'M12 5l8 14H4z',
    down: 'M12 19L4 5h16z',
} as const;

export type IconName = keyof typeof icons;
