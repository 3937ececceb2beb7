import type { VariantName } from '../../art/variants.ts';
import type { GameName } from '../../wire/game.ts';

// Everything a host can choose, with the line that explains it.
export interface Choice {
    readonly name: string;
    readonly about: string;
}

const variants: Record<VariantName, string> = {
    'we-love-chili': 'Any 1, 2 or 3 you may say, you may say in chili instead.',
    'start-it-up': 'On an 8 or 9 you may start over with 1, 2 or 3, as on a 10.',
    'spice-raider': 'Your 4, if nobody doubts it, raids the stack when another card falls.',
    'change-your-luck': 'With a 5 you may slip up to two more cards away and draw as many.',
    'turn-it-up': 'A 6 counts as a 9 and a 9 as a 6 when the number is judged.',
    'copy-cat': 'Play a card with the same declaration as the top card, even out of turn.',
};

export const en = {
    game: {
        spicy: {
            name: 'Spicy',
            about: 'Lie about spices, catch the others at it. 2 to 6 players, about 20 minutes.',
        },
        schoten: {
            name: 'Scharfe Schoten',
            about: 'Win tricks in the right colours: foretell what you will collect. 3 or 4 players, about 40 minutes.',
        },
    } satisfies Record<GameName, Choice>,
    edition_title: 'Edition',
    edition: {
        '2020': {
            name: 'Spicy 2020',
            about: 'Chili, wasabi and pepper; six cards each; variant cards if you like.',
        },
        '2021-fr': {
            name: 'Spicy 2021 (French)',
            about: 'Plays like 2020; the printed French rules differ in wording only.',
        },
        '2022': {
            name: 'Sweet & Spicy 2022',
            about: 'Lemon instead of wasabi, five cards and one total wild each.',
        },
        '2022-classic': {
            name: 'Sweet & Spicy 2022, classic',
            about: 'The 2022 box without total wilds, six cards each.',
        },
    } satisfies Record<string, Choice>,
    variants_title: 'Spice It Up! cards',
    variants_about: 'Each changes one rule for the whole game. Choose any, or let chance choose.',
    variants_none: 'None',
    variants_random: (n: number) => `${n} at random`,
    variants_not_here: 'The 2022 box has no such cards.',
    variant: variants,
    players_title: 'Players',
    manners_title: 'Manners',
    manners: {
        assisted: {
            name: 'Assisted',
            about: 'The table refuses what does not fit and announces last cards for you.',
        },
        strict: {
            name: 'Strict',
            about: 'Mistakes cost a card, as in print, and you announce your last card yourself.',
        },
    } satisfies Record<string, Choice>,
    pace_title: 'Pace',
    pace: {
        live: { name: 'Live', about: 'Everyone may slap at any time; the next card waits a few seconds.' },
        'everyone-answers': {
            name: 'Everyone answers',
            about: 'After each card all are asked, without hurry. Good over days.',
        },
    } satisfies Record<string, Choice>,
    window_title: 'Time to react',
    window_about: 'How long the next player waits after each card, so that everyone can slap.',
    turn_time_title: 'Time for a turn',
    turn_time_about: 'When it runs out, the table does what you choose below. Anyone may ask for more time.',
    turn_time_none: 'No limit',
    bot_pace_title: 'Pace of the cats',
    bot_pace: {
        calm: { name: 'Calm', about: 'They take their time, like people.' },
        brisk: { name: 'Brisk', about: 'A third of the time, for who has read it all before.' },
    } satisfies Record<string, Choice>,
    absent_title: 'If someone is away',
    absent: {
        bot: { name: 'A bot plays on', about: 'Until they come back and take their seat again.' },
        safe: { name: 'The safe move', about: 'A pass, or whatever gives nothing away.' },
        wait: { name: 'The table waits', about: 'However long it takes.' },
    } satisfies Record<string, Choice>,
    start_title: 'Who begins',
    start: {
        lot: { name: 'By lot', about: 'Drawn with the deal.' },
        seat: { name: 'A chosen seat', about: 'You name who begins.' },
    } satisfies Record<string, Choice>,
    end_card_title: 'End card',
    end_card: {
        printed: {
            name: 'As printed',
            about: 'At the height for your number of players, give or take two cards.',
        },
        exact: { name: 'Exact', about: 'You say how many cards lie above it; everyone can count along.' },
    } satisfies Record<string, Choice>,
    end_card_above: 'Cards above the end card',
    open_title: 'Who can find the table',
    open: {
        link: { name: 'By link', about: 'Only who has the link or the code.' },
        secret: { name: 'By link only', about: 'The code alone opens it to nobody.' },
        public: { name: 'Public', about: 'Listed in the lobby for everyone.' },
    } satisfies Record<string, Choice>,
    watch_title: 'Spectators',
    watch: {
        no: { name: 'None', about: 'Only players see the table.' },
        yes: { name: 'Welcome', about: 'They see what everyone may see, no hands.' },
        delayed: { name: 'Delayed', about: 'They see the table a little later, so that nobody can whisper.' },
    } satisfies Record<string, Choice>,
    after_title: 'After the game',
    after: {
        open: { name: 'All cards open', about: 'The finished game can be replayed with every hand.' },
        own: { name: 'Own view only', about: 'Everyone replays only what they could see.' },
    } satisfies Record<string, Choice>,
    bots_title: 'Bots',
    bots_about: 'They fill empty seats, see only their own cards and hand over when a person comes.',
    bot_level: 'Level',
    more: 'More options',
};

export type Words = typeof en;
