import { count_in, list_in } from '../plural.ts';

// The sealed deal, and the page that checks a game.
const count = count_in('en');
const list = list_in('en');

export const en = {
    seal: {
        title: 'This deal is sealed',
        lead: 'Before the first card the server published the fingerprint of a secret. From then on it could not change its mind. The cards follow from that secret and from numbers the players’ own devices drew.',
        fingerprint: 'Fingerprint',
        round: (round: number) => `Fingerprint of round ${round}`,
        unknown: 'It was published when the game began, and stands in the record.',
        shared: (names: readonly string[]) => `Brought chance of their own: ${list(names)}.`,
        absent: (names: readonly string[]) => `Brought none: ${list(names)}.`,
        alone: 'No device brought chance of its own: you have only the server’s word that its secret was random.',
        attempts: (number: number) =>
            `The deal was begun ${number} times, because someone did not show the number they had pledged. Each attempt stands in the log.`,
        kept: 'Your device keeps the fingerprint of every move it is shown. After the game the secrets are opened, and anyone can check all of it.',
        here: 'Here this device is the server: it published the fingerprint, and it knows all cards. What can be checked afterwards is that the record is consistent, no more.',
        limits: 'What this does not protect from',
        limit: [
            'Whoever runs the server knows the cards while the game runs. Play where you trust them not to peek.',
            'Players who talk to each other elsewhere.',
            'Someone who looks over your shoulder or has the link to your seat.',
        ],
        check: 'Check a finished game',
    },
    verify: {
        title: 'Check a game',
        about: 'Every deal is sealed before the first card and opened after the game. This page works all of it out again, on your device; the server has no say in it.',
        choose: 'Choose a file',
        drop: 'Drop the record of a finished game here, or paste it below.',
        paste: 'The record as text',
        check: 'Check',
        working: 'Checking …',
        other: 'Check another game',
        fair: 'Everything fits.',
        not_fair: 'This does not fit.',
        links: (number: number) =>
            `${count(number, { one: 'link', other: 'links' })} lead to the fingerprint`,
        players: (names: readonly string[]) => `Players: ${list(names)}.`,
        where_from: 'The record comes from “Watch again”, then “Save the record”.',
        difference: 'Found, and what it should be',
        unchecked: 'not checked',
        problem: {
            'no-record': 'This is not the record of a game.',
            'no-proof':
                'This record carries no proof. Its table keeps finished games sealed, or it was not dealt by a server.',
            'other-version': 'This proof is of a kind this page does not know.',
            malformed: 'The proof in this record is incomplete or damaged.',
            unreachable:
                'This game cannot be fetched. It is not finished, or its table keeps its cards to itself. If you have its record, choose it here.',
        },
        step: {
            commitment: {
                name: 'The secret is the one that was sealed',
                about: 'The fingerprint published before the first card belongs to the secret opened after the last.',
            },
            share: {
                name: 'Everyone’s number is the one they pledged',
                about: 'Each device first published the fingerprint of its number, and then showed that number.',
            },
            seed: {
                name: 'The shuffle follows from all of them',
                about: 'The key of the shuffle is made of the server’s secret and every player’s number, and nothing else.',
            },
            hands: {
                name: 'The cards follow from the shuffle',
                about: 'Shuffling anew with this key gives exactly the hands that were dealt.',
            },
            chain: {
                name: 'No entry was changed, removed or moved',
                about: 'Each entry of the log holds the fingerprint of the one before; the chain is whole.',
            },
            log: {
                name: 'The log tells the same deal',
                about: 'Sealed first, then pledged, then begun once, with the same fingerprints; every attempt was counted.',
            },
            actions: {
                name: 'The moves are those of the log',
                about: 'What the record says was played stands in the chain, in this order.',
            },
            rules: {
                name: 'Every move keeps to the rules',
                about: 'Played once more from these cards, each move was allowed.',
            },
            end: {
                name: 'The game ends where the record ends',
                about: 'Nothing was cut off: it was played to its end or given up, and nothing follows.',
            },
            heads: {
                name: 'The log is the one you were shown',
                about: 'Your device kept fingerprints while you played; the chain leads through them.',
            },
            own: {
                name: 'Your own number is in it',
                about: 'The number your device drew was used for the deal.',
            },
        },
        met: (number: number) => `${count(number, { one: 'fingerprint', other: 'fingerprints' })} compared.`,
        no_heads: 'This browser kept no fingerprints of this game, so there was nothing to compare.',
        here: 'This game was dealt by a device itself, not by a server. The check shows that its record is consistent and that nothing was changed afterwards; it cannot show that the device dealt fairly.',
        no_share: 'This browser brought no number to this game.',
    },
};

export type Words = typeof en;
