import { list_in } from '../plural.ts';
import type { Who } from '../who.ts';

// Looking back at a finished game: what decided it, luck and choice, curves and choices in words, the book, the puzzles.
const list = list_in('en');
const subject = (who: Who) => (who.you ? 'You' : who.name);
const whose = (who: Who) => (who.you ? 'Your' : `${who.name}’s`);
const whose_inside = (who: Who) => (who.you ? 'your' : `${who.name}’s`);
const between = (low: number, high: number) => `${Math.min(low, high)} to ${Math.max(low, high)}`;

export const en = {
    look_back: 'Look back',
    share: 'Share',
    percent: (part: number) => `${Math.round(part * 100)}\u00a0%`,
    points: (part: number) => {
        const whole = Math.round(part * 100);
        return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : '0';
    },
    story: {
        decided: 'The moment that decided it',
        chance: (who: Who, before: string, after: string) =>
            `${whose(who)} chance to win went from ${before} to ${after}.`,
        see: (move: number) => `See move ${move} again`,
        best: 'Best call',
        best_is: (what: string, gain: string) => `${what} That was worth ${gain} in a hundred.`,
        best_little: (what: string) => `${what} It was right, and changed little.`,
        best_none: 'No challenge of yours was right.',
        costliest: 'Costliest choice',
        costliest_is: (done: string, better: string, cost: number) =>
            `You chose: ${done}. Better: ${better}, worth about ${cost} in a hundred more.`,
        costliest_none: 'None of your choices can be called a mistake.',
    },
    luck: {
        title: 'Luck or choice?',
        luck: 'luck',
        others: 'others',
        own: 'own choices',
        of: (who: Who, luck: string, others: string, own: string) =>
            `${subject(who)}: luck ${luck}, the others’ choices ${others}, ${who.you ? 'your' : 'their'} own ${own}.`,
        about: (fair: string, play_outs: number, doubt: number) =>
            `In hundredths of a win, from ${fair} before the deal to the end: what cards did, what the others did, what one did oneself. Reckoned among masters, ${play_outs} play-outs a moment; a single moment is give or take ${doubt}. The thin line over a bar: as far as other play-outs might move it, nineteen times in twenty.`,
    },
    progress: {
        busy: (part: string) => `Looking back … ${part}`,
        stop: 'Stop',
        stopped: 'Stopped. What is shown is rough.',
        go_on: 'Begin again',
        failed: 'This game cannot be looked back at here.',
        whole: (play_outs: number) => `${play_outs} play-outs a moment`,
        rough: 'First glance; it is being played out',
    },
    curves: {
        title: (who: Who) => `${whose(who)} chance to win`,
        all: 'all cards',
        knew: (who: Who) => (who.you ? 'as you knew' : `as ${who.name} knew`),
        fair: (share: string) => `${share}: a fair share`,
        eyes: 'Whose eyes?',
        open: 'All cards open',
        marks: { good: 'good choice', unclear: 'hard to say', costly: 'costly', very: 'very costly' },
        last_choice: 'Last choice',
        next_choice: 'Next choice',
        keys: 'Left and right arrow: from choice to choice.',
        jump: 'Curve of the chance to win; tap to go there',
        in_words: 'The curve in words',
        as_table: 'The curve as a table',
        begins: (first: string, last: string) => `It begins at ${first} and ends at ${last}.`,
        highest: (high: string, high_at: number, low: string, low_at: number) =>
            `Highest after move ${high_at} with ${high}, lowest after move ${low_at} with ${low}.`,
        steps: (rise: string, rise_at: number, fall: string, fall_at: number) =>
            `The greatest step up was ${rise}, with move ${rise_at}; the greatest step down ${fall}, with move ${fall_at}.`,
        move: 'Move',
        happened: 'What happened',
        interval: (low: string, high: string) => `${low}–${high}`,
        cannot_say: 'cannot say',
        deal: 'the deal',
    },
    choice: {
        title: (move: number, who: Who) => `Move ${move}: ${whose_inside(who)} choice`,
        about: (who: Who) =>
            who.you
                ? 'What you could have done, from what you knew then.'
                : `What ${who.name} could have done, from what could be known there.`,
        none: (who: Who) => `Here ${who.you ? 'you' : who.name} had nothing to choose.`,
        done: (who: Who): string => (who.you ? 'you did this' : 'done'),
        badge: { better: 'better', worse: 'clearly worse', alike: 'about as good', best: 'best' },
        word: {
            fine: 'A fine choice.',
            doubtful: 'Something else was better.',
            costly: 'A costly choice.',
            'too close to say': 'Too close to say.',
        },
        gains: (points: number, low: number, high: number) =>
            `Wins about ${points} more games in 100, most likely ${between(low, high)}.`,
        costs: (points: number, low: number, high: number) =>
            `Costs about ${points} games in 100, most likely ${between(low, high)}.`,
        alike: (low: number, high: number) =>
            `No clear difference: ${low < 0 ? `from ${-low} fewer` : `from ${low} more`} to ${high > 0 ? `${high} more` : `${-high} fewer`} in 100.`,
        as_done: (share: string) => `Wins about ${share} of the games from here.`,
        as_done_unknown: 'This is what the others are measured by.',
        master: (part: string) => `a master does this in ${part}`,
        all: 'All choices',
        worlds: (number: number) => `${number} worlds count`,
    },
    knew: {
        title: 'What they could know',
        about: 'Every seat’s chance to win, as it was and as that seat could know it.',
        seat: 'Seat',
        all: 'all cards',
        known: 'could know',
        card: (owner: string, said: string) => `${owner}’s card: ${said}?`,
        number: 'number right',
        spice: 'spice right',
        counting: 'by counting',
        said: 'said',
        said_number: 'wrong number',
        said_spice: 'wrong spice',
        said_wrong: 'wrong',
        silent: 'nothing',
        was: (card: string) => `It was ${card}.`,
    },
    reading: {
        title: (who: Who) => `Could they read ${who.you ? 'you' : who.name}?`,
        lies: (lies: number, all: number, called: number, caught: number) =>
            `${lies} of ${all} cards were not as said. ${called} were challenged, ${caught} rightly.`,
        believed: (truths: string, lies: string) =>
            `Masters would have believed the true ones to ${truths} and the others to ${lies}:`,
        could_not: 'they could not tell.',
        idea: 'they had an idea.',
        knew: 'they knew.',
        few: 'Too few for more.',
        brier: (worlds: string, master: string, odds: string) =>
            `Knowing what one knew, cards could be judged to ${worlds}; a master’s first glance ${master}, counting alone ${odds} (Brier score: 0 is certain and right, 0.25 a coin).`,
    },
    again: {
        title: 'Play it again from here',
        about: 'On this device, in this seat, against masters.',
        same: 'The same cards',
        same_about: 'Everything lies as it lay, the deck included.',
        anew: 'Hidden cards dealt anew',
        anew_about: 'As they could have lain by all you knew; likely hands come up more often.',
        go: 'Play',
        busy: 'Laying the cards …',
        failed: 'From here it cannot be played again.',
        over: 'Here the game is over.',
    },
    sharing: {
        title: 'Share',
        link: 'Link to the moment that decided it',
        picture: 'A picture of the result',
        names: 'With names',
        save: 'Save the picture',
        send: 'Send the picture',
        about: 'Drawn on this device; nothing is sent until you send it.',
        seat: (seat: number) => `Seat ${seat}`,
        alt: 'The result as a picture',
        points_head: 'points',
        luck_head: 'luck',
        own_head: 'choices',
    },
    limits: 'Masters are not perfect. A curve says how masters would fare from there, not how you would; every number comes with its doubt. Only finished games are looked at, and only by those who may see all cards.',
    limits_title: 'How far to trust this',
    // What may be done in each game.
    deeds: {
        spicy: {
            play_true: (card: string) => `play ${card}, and say so`,
            play_as: (card: string, said: string) => `play ${card} as ${said}`,
            copy: (card: string) => `copy with ${card}`,
            doubt: { number: 'doubt the number', spice: 'doubt the spice', whole: 'say “Wrong!”' },
            take_wild: 'take the total wild',
            no_wild: 'take no total wild',
            let: 'let it go',
            peek: 'peek',
            pass: 'pass',
        },
        schoten: {
            tip: (most: string, fewest: string) => `tip most ${most}, fewest ${fewest}`,
            take: (colour: string) => `take ${colour} from the rack`,
            card: (card: string) => `play ${card}`,
        },
    },
    book: {
        title: 'Your book',
        about: 'Finished games that you have looked back at in this browser. It stays on this device.',
        empty: 'Nothing is written yet: play a game to its end and look at its result.',
        games: (number: number) => `${number} ${number === 1 ? 'game' : 'games'}`,
        wins: 'Wins',
        by_players: 'By number of players',
        by_opponents: 'By opponents',
        players: (number: number) => `${number} players`,
        group: 'Games',
        played: 'played',
        won: 'won',
        fair: 'fair share',
        most_likely: 'most likely',
        luck: 'Luck',
        luck_is: (mean: string, low: string, high: string) =>
            `On average ${mean} hundredths a game, most likely ${low} to ${high}. Over many games it comes to nothing.`,
        own_is: (mean: string) => `Own choices: ${mean} a game.`,
        calls: 'Challenges',
        calls_about: 'How often you were right, and how often what you knew said you would be.',
        when: 'Games',
        called: 'called',
        right: 'right',
        expected: 'expected',
        bluffs: 'Cards by what was said',
        said: 'said',
        laid: 'laid',
        lies: 'not as said',
        caught: 'caught',
        with_people: 'with people',
        latest: 'Latest games',
        result_won: 'won',
        result_lost: 'not won',
        export: 'Save the book',
        forget: 'Delete the book',
        forget_sure: 'Yes, delete it now',
        missing: 'Add games from my tables',
        adding: (done: number, all: number) => `Adding: ${done} of ${all}`,
        added: (number: number) => `${number === 1 ? 'One game' : `${number} games`} added.`,
        names: list,
    },
    puzzles: {
        title: 'Would you call?',
        about: 'Five positions a day from games of cats, where the master is sure and others err. On this device alone.',
        number: (at: number, of: number) => `Puzzle ${at} of ${of}`,
        ask: (who: string, said: string) => `${who} says ${said}. What do you do?`,
        number_wrong: 'Wrong number!',
        spice_wrong: 'Wrong spice!',
        let: 'Let it go',
        right: 'So would the master.',
        close: 'About as good as the master’s choice.',
        wrong: (better: string) => `The master would rather: ${better}.`,
        was: (card: string) => `It was ${card}.`,
        chances: (number: string, spice: string) =>
            `From this seat the number was right in ${number} of the worlds, the spice in ${spice}.`,
        not_played: 'The master hardly ever does this; nobody has played it out.',
        behind: (points: number, doubt: number) =>
            `About ${points} games in 100 behind, give or take ${doubt}.`,
        not_the_card: 'What counts is what could be known, not what the card was.',
        next: 'Next',
        done: (right: number, of: number) => `${right} of ${of} as the master would. New ones come tomorrow.`,
        again: 'Look at them again',
        played: 'What has been played',
        none: 'The puzzles could not be loaded.',
    },
};

export type Words = typeof en;
