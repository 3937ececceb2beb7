import type { GameName } from '../../wire/game.ts';

// The 90-second lesson, step by step; each step waits for its one tap.
export const en = {
    spicy: {
        welcome: 'This is Spicy. You lie about cards; the others try to catch you. Let’s play a little.',
        hand: 'These are your cards. Only you see them.',
        open: 'The stack is empty, so say 1, 2 or 3 of any spice. Tap a card first.',
        declare: 'Now tap what you say it is. It may be true or not: nobody can tell.',
        follow: 'The bot has followed: same spice, higher number. So must you.',
        bluff: 'Nothing that fits? Say it anyway. Tap any card, then a number that fits.',
        doubt: 'The bot says a high number. Do you believe it? Slap “wrong number” or “wrong spice”.',
        doubt_won: 'Caught! You take the stack: one point a card. The bot draws two.',
        doubt_lost: 'That part was right. The bot takes the stack, and you draw two. You start anew.',
        wild: 'A wild spice is every spice but never a number. A wild number is the other way round.',
        pass: 'You may also pass: draw one card.',
        last: 'Your last card! If nobody catches you, it wins a trophy: ten points.',
        trophy: 'A trophy, and a new hand. Two trophies win the game at once.',
        end: 'When the end card shows, the game is over. Cards won count for you, cards in hand against you.',
        done: 'That is all you need. The “?” opens the rules wherever you are.',
    },
    mogel: { welcome: 'This is Mogel.', done: 'That is all.' },
    schoten: {
        welcome: 'This is Scharfe Schoten. You win tricks, but only their colours count.',
        backs: 'The backs show colours. So everyone knows the colours in every hand, but not the numbers.',
        ranking:
            'This is the order of the colours in this round. The starred cards are super trumps: they beat everything else.',
        tips: 'Tip: which colour will you collect most, which fewest? Choose two and lock them in.',
        tips_shown: 'All tips are shown together. Now you know what the others want.',
        lead: 'You lead. Play any card.',
        follow: 'Follow the led colour if you can. Cards that may not be played are dimmed; tap one to learn why.',
        beat: 'No card of that colour? Then play anything. A higher colour beats what was led.',
        take: 'Your trick! Take one card of the rack too: choose a colour that helps your tips.',
        avoid: 'Sometimes it is better to lose a trick. Watch your fewest colour.',
        score: 'A right tip scores 5, a shared one 3. If both score, the gap between them counts too.',
        done: 'That is all you need. Each player starts one round; the most points win.',
    },
    next: 'Next',
    skip: 'Skip',
    again: 'Once more',
    start_game: 'Play a real game',
} satisfies Record<GameName, object> & Record<string, unknown>;

export type Words = typeof en;
