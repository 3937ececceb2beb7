import type { RuleBook, SchotenRuleId, SchotenSection } from './ids.ts';
import type { PictureKey } from './pictures.ts';

export type SchotenRules = RuleBook<SchotenSection, SchotenRuleId, PictureKey<'schoten'>>;

export const en: SchotenRules = {
    goal: 'Tricks are worth nothing by themselves. Foretell which colour you will collect most and which fewest, then make it come true.',
    pictures: {
        backs: 'The backs show the colour. So everyone knows the colours in every hand, but not the numbers.',
        ranking:
            'These four are this round’s super trumps and beat everything, the first one most. Their order is also the order of the colours.',
        tips: 'Before the first trick you tip: which colour will you collect most, and which fewest?',
        follow: 'Follow the colour that was led, if you can. The highest colour wins the trick, and in one colour the highest number.',
        rack: 'Who wins a trick also takes a card from the rack, of a colour of their choice, unseen.',
        score: 'A right tip is worth 5, a shared one 3. If both score, the gap between the two colours counts too.',
    },
    sections: { setup: 'A round begins', tricks: 'Tricks', scoring: 'Scoring', table: 'At the table' },
    rules: {
        T1: [
            'The cards',
            '48 cards: red, yellow, green and black, each from 1 to 12. The back of a card shows its colour. Three or four people play.',
        ],
        T2: [
            'The deal',
            'Each round is dealt anew: 12 cards each for three, 10 each for four. The 12 or 8 left over are the rack, sorted by colour, face down.',
        ],
        T3: [
            'Colours are public',
            'Everyone sees the colours of all hands, of the rack and of all collections. Numbers you see only in your own hand.',
        ],
        T4: [
            'Trumps',
            'Each colour draws a number. The colours rank by these numbers, highest first. The four cards that are exactly such a pair are the super trumps and rank in the same order.',
            'Red 7, yellow 12, green 3, black 5: the order is yellow, red, black, green, and yellow 12 is the strongest card.',
        ],
        T5: [
            'What beats what',
            'A super trump beats all other cards, a higher one beats a lower one. Else the higher colour wins, whatever was led; within a colour the higher number.',
        ],
        T6: [
            'Tips',
            'Before the first trick everyone secretly picks two different colours: one they will have most of, one they will have fewest of. All are shown together, and a tip is final.',
        ],
        T7: [
            'Following',
            'Whoever leads plays any card. The others follow clockwise with the led colour if they have it, else with anything. A super trump belongs to its colour: it must follow, and may not be played while you can follow with another colour.',
            'Green is led, and you hold a green 6 and the super trump red 7: you must play the green 6.',
        ],
        T8: [
            'Winning a trick',
            'The best card takes the trick [T5], and its player leads the next. With the trick you take one card from the rack, in a colour of your choice, until the rack is empty. You cannot decline.',
        ],
        T9: [
            'Collections',
            'What you have won lies sorted by colour with the backs up, so that everyone can count.',
        ],
        T10: [
            'Points',
            'Each tip: 5 if that colour alone is your most (or fewest), 3 if it shares the place, else 0. If both tips scored, add the difference between the two colours.',
            'Six red, no yellow, two green, no black; most red, fewest yellow: 5 + 3 + 6 = 14. Without any trick: 3 + 3 = 6.',
        ],
        T11: [
            'Rounds',
            'As many rounds as players. The start moves one seat to the left each time, so everyone begins once.',
        ],
        T12: [
            'Winning',
            'The most points win; a tie is a shared win. Who starts the first round is drawn by lot, unless the host names a seat.',
        ],
        T13: [
            'Not following',
            'A card that does not follow although you could is refused. There is no penalty.',
        ],
        P3: [
            'Away or out of time',
            'The table has chosen: a bot takes over, the safe move is made, or everyone waits. Safe means the lowest card allowed and the first tips or rack colour in order: nothing that tells about your cards.',
        ],
    },
};
