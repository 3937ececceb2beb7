import type { GameName } from '../../wire/game.ts';
import { list_in } from '../plural.ts';

// The start page and the lobby: what is said before a game, and not at its table.
const list = list_in('en');

export const en = {
    home: {
        lead: 'Cards face down, straight faces. Play with friends by link, or against our cats at once.',
        name_first: 'First tell the others what to call you.',
        join_title: 'Join a table',
        join_hint: 'Code or link',
        bad_code: 'A code has six letters and digits. Look again at the invitation, or paste the whole link.',
        practise_title: 'Against the cats',
        practise: { spicy: 'Spicy, now', schoten: 'Scharfe Schoten, now' } satisfies Record<GameName, string>,
        public_title: 'Open tables',
        none_public: 'No open table right now. Make one!',
        none_mine: 'Tables you sat at are kept here.',
        phase: { lobby: 'waiting for players', playing: 'in a game', over: 'finished', closed: 'closed' },
        watch: 'Watch',
        go_on: 'Open',
        imprint: 'Imprint',
        privacy: 'Privacy',
        host: 'About this server',
    },
    here: {
        mark: 'on this device',
        options: 'Choose everything, then play here',
        watch: 'Watch a record file',
        check: 'Check a record file',
    },
    names: {
        keep: 'That is me',
        change: 'Change name',
        hint: 'Up to 24 characters',
    },
    lobby: {
        title: 'Invite people',
        link: 'Link',
        share: 'Share',
        qr: 'QR code with the link to this table',
        code_is: 'Code',
        seats: 'Seats',
        free: 'Free seat',
        sit: 'Sit here',
        sit_down: 'Sit down',
        stand: 'Stand up',
        ready: 'I am ready',
        not_ready: 'Not ready yet',
        is_ready: 'ready',
        is_not_ready: 'not ready',
        start: 'Deal the cards',
        start_needs: (names: readonly string[]) =>
            `Waiting until ${list(names)} ${names.length === 1 ? 'is' : 'are'} ready.`,
        start_alone: 'Two people, or a bot, and you can begin.',
        host_starts: (name: string) => `${name} deals when everyone is ready.`,
        host: 'host',
        away: 'away',
        add_bot: 'Add a bot',
        level: 'Level',
        remove: 'Remove',
        make_host: 'Make host',
        change: 'Change the game',
        leave: 'Leave',
        close_table: 'Close the table',
        filled: (name: string) => `Empty seats are filled by ${name}.`,
        not_filled: 'Empty seats stay empty.',
        what_we_play: 'What we play',
        seat_link: 'Your seat on another device',
        seat_link_about:
            'Open this link on your phone or another computer to take your seat along. Keep it to yourself.',
        seat_link_make: 'Make a link for my seat',
        watching: 'You are watching. Sit down if you like to play.',
        sealing: 'Sealing the deal …',
        full: 'All seats are taken; you can watch.',
    },
};

export type Words = typeof en;
