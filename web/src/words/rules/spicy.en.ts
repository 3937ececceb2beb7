import type { RuleBook, SpicyRuleId, SpicySection } from './ids.ts';
import type { PictureKey } from './pictures.ts';

export type SpicyRules = RuleBook<SpicySection, SpicyRuleId, PictureKey<'spicy'>>;

export const en: SpicyRules = {
    goal: 'Get rid of your cards for trophies and win stacks for points, by bluffing and by catching bluffs.',
    pictures: {
        lay: 'Lay a card face down and say what it is: a number and a spice, true or not. Here a pepper 3 is called chili 2.',
        follow: 'Whoever is next says the same spice and a higher number. After a 10 it starts again with 1, 2 or 3.',
        doubt: 'You do not believe chili 10? Doubt its number or its spice. It is a chili 4: the number was a lie, the spice was true.',
        stack: 'Who is right takes the whole stack, a point a card. Who is wrong draws two cards and begins anew.',
        wild: 'A wild spice is right as any spice, and wrong as any number. A wild number is the other way round.',
        last: 'Your last card wins a trophy if nobody catches you: ten points and a new hand. Two trophies win at once.',
        end: 'When the end card shows, count: ten for a trophy, one for each card you won, minus one for each in your hand.',
    },
    sections: {
        setup: 'Box and setup',
        turn: 'Your turn',
        challenge: 'Challenges',
        trophies: 'Last cards and trophies',
        end: 'End and score',
        variants: 'Spice It Up! cards',
        total_wilds: 'Total wilds (2022)',
        table: 'Manners and pace',
    },
    rules: {
        S1: [
            'The cards',
            'There are 100 spice cards: three spices with the numbers 1 to 10, each card three times, and in addition five wild spices and five wild numbers. The spices are chili, wasabi and pepper; in the 2022 edition lemon replaces wasabi.',
        ],
        S2: ['The rest of the box', 'Three trophies and one end card. Two to six people play.'],
        S3: [
            'The deal',
            'Everyone gets 6 cards, or 5 and a total wild in the 2022 edition [W1]. The others are the draw deck.',
        ],
        S4: [
            'The end card',
            'It is hidden in the draw deck. With 2 players about 60 cards lie below it, with 3 or 4 about 38, with 5 or 6 about 15, give or take two. A table may set the number of cards above it exactly.',
        ],
        S5: ['Who begins', 'The lot decides, unless the host names a seat.'],
        S6: [
            'Play or pass',
            'The turn goes clockwise. On yours you play one card or you pass. You may pass even if the table is empty.',
        ],
        S7: [
            'Playing a card',
            'Put one card face down on the stack and say a number and a spice. What you say must fit the stack [S9]. It need not be true: you may lie about either or both.',
        ],
        S8: ['Starting a stack', 'The first card of a stack is declared as 1, 2 or 3, in any spice.'],
        S9: [
            'Following',
            'Say the same spice and a higher number. After a 10 it goes on with 1, 2 or 3 of the same spice.',
            'After “pepper 6” come pepper 7, 8, 9 or 10; after “pepper 10” pepper 1, 2 or 3.',
        ],
        S10: [
            'If it does not fit',
            'With strict manners a declaration that does not fit sends your card back to your hand, and you have passed: draw one. With assisted manners the table simply does not accept it.',
            'Strict: after “chili 6” you say “pepper 8”. You take the card back, draw one, and the next player is on.',
        ],
        S11: ['Passing', 'Draw one card. Then it is the next player’s turn.'],
        S12: [
            'No peeking',
            'Nobody looks at face-down cards, not even at their own won pile. With strict manners a peek costs a card, everyone hears of it, and you see nothing; once per turn at most, and never while the table waits for something.',
        ],
        S13: [
            'When to challenge',
            'While a card lies on top, everyone but its player may challenge it, in turn or not, also after someone has passed.',
        ],
        S14: [
            'What to doubt',
            'Name one thing: the number or the spice. Never both. A copy is different [V7].',
        ],
        S15: [
            'Naming nothing',
            'With strict manners, challenging without naming a trait loses at once. The card is shown all the same.',
        ],
        S16: [
            'Judging',
            'The top card is shown. Only what was doubted counts: if it differs from the declaration, the challenger wins, else the player of the card.',
            '“Wasabi 7” is a pepper 7. Wrong spice wins, wrong number loses.',
        ],
        S17: [
            'Half wilds',
            'A wild spice is right for every spice and wrong for every number. A wild number is right for every number and wrong for every spice.',
        ],
        S18: [
            'After a challenge',
            'The winner takes the whole stack unseen as points. Then the loser draws 2 and starts a new stack.',
        ],
        S19: [
            'Announce your last card',
            'Playing the only card you hold has to be announced. The table does it for you, except with strict manners: forget it there and the card comes back to your hand and you have passed, one card drawn in all. An unannounced copy comes back too and costs one card.',
        ],
        S20: [
            'Everyone decides',
            'After a last card nobody plays or passes until all others have challenged or let it go. At a live table you may change your mind until the last answer is in. When all have let it go, the card is safe.',
        ],
        S21: [
            'The trophy',
            'You win a trophy if nobody challenges your last card, or if you win the challenge. If nobody challenged, the stack stays and the next player follows on it.',
        ],
        S22: [
            'Caught',
            'A last card that loses its challenge is an ordinary loss: no trophy, draw 2, start the new stack.',
        ],
        S23: [
            'A fresh hand',
            'After a trophy you draw a new hand of 6 (2022 edition: 5), unless the game is over. If there was a challenge, the loser draws first.',
        ],
        S24: [
            'When it ends',
            'The game ends at once with somebody’s second trophy, with the third trophy, or when the end card comes to the top of the draw deck.',
        ],
        S25: [
            'The end card stays',
            'The end card is never drawn. When it shows, drawing stops, even if cards are still due. A stack that nobody has won counts for nobody.',
            'Two cards lie above it and you should draw six: you get two, and the game is over.',
        ],
        S26: ['Two trophies', 'Whoever has two trophies wins, whatever the points say.'],
        S27: [
            'Points',
            'Else count: 10 for each trophy, 1 for each card won, minus 1 for each card in hand. Total wilds count five [W8]. The most points win; a tie is a shared win.',
            'One trophy, 24 cards won, 4 in hand: 10 + 24 − 4 = 30.',
        ],
        V0: [
            'Choosing variant cards',
            'A table uses any of the six cards, or some drawn at random. They last for the whole game. The 2022 editions have none.',
        ],
        V1: [
            'We Love Chili',
            'If you may say a 1, 2 or 3 in some spice, you may say the same number in chili. The stack is chili from then on.',
            'After “wasabi 1”: wasabi 2 to 10, or chili 2, or chili 3.',
        ],
        V2: [
            'Start It Up',
            'After an 8 or 9 you may also start over with 1, 2 or 3 of the same spice. Going higher stays possible.',
            'After “chili 8”: chili 9, 10, 1, 2 or 3.',
        ],
        V3: [
            'Spice Raider',
            'Say 4 and your paw lies on the stack. As soon as anyone plays the next card, you win all cards under the paw, your 4 included, and the new card is the whole stack. A challenge to your 4 comes first and lifts the paw. Passing does not.',
            'Your “pepper 4” tops five cards. Somebody plays “pepper 6”: the five are yours.',
        ],
        V4: [
            'Change Your Luck',
            'Say 5 and you may slip one or two more cards under it and draw as many at once. They are never judged, but whoever wins the stack wins them. Your 5 is a last card only if it was all you held.',
        ],
        V5: [
            'Turn It Up',
            'When the number is judged, 6 counts as 9 and 9 as 6.',
            'You said “chili 9” and it is a chili 6: the number is right.',
        ],
        V6: [
            'Copy Cat',
            'While another player’s card is on top you may play a card with exactly the same declaration, even out of turn. Play goes on to your left. A copy can be copied too, but nobody copies their own card, and not while a last card waits for answers [S20].',
        ],
        V7: [
            'Challenging a copy',
            'Just say “Wrong!”. The copy cat wins only if number and spice are both right, so half wilds always lose. Only the top copy is judged; the winner takes the whole stack.',
        ],
        V8: [
            'Cards together',
            'Each does what it says. A copied 4 sets off the raid and puts the copy cat’s paw on the new stack; with a copied 5 you may slip cards under; a copy can be a last card.',
        ],
        W1: [
            'The deal with total wilds',
            'Everyone starts with 5 spice cards and one total wild. The rest of the six lie beside the draw deck.',
        ],
        W2: [
            'What it is',
            'A total wild is every number and every spice. Play it on any turn of yours, with a declaration that fits. It cannot be used as a copy.',
        ],
        W3: [
            'Safe',
            'A total wild cannot be challenged. Its back differs, so everyone sees who holds one and when it is played.',
        ],
        W4: [
            'Not as a last card',
            'Played as your last card it wins no trophy. You draw 5 spice cards, at once and without waiting.',
        ],
        W5: [
            'One at most',
            'You never hold more than one. If none is left beside the deck, none can be drawn.',
        ],
        W6: [
            'After a lost challenge',
            'You draw 2 and look at them. If you hold no total wild, you may then take one as a third card.',
        ],
        W7: ['After a trophy', 'You draw 5 spice cards and no total wild.'],
        W8: [
            'Points',
            'Each total wild won is worth 5. One left in your hand costs 5. Those won never come back into play.',
        ],
        W9: [
            'The classic game',
            'The 2022 box without total wilds: 6 cards to begin and 6 after a trophy, with lemon in place of wasabi.',
        ],
        M1: [
            'Manners',
            'Assisted: what does not fit is refused and costs nothing, last cards are announced for you, and there is no peeking. Strict: the printed penalties hold [S10], [S12], [S15], [S19].',
        ],
        P1: [
            'Live',
            'After each card the next player waits a moment, 4 seconds unless the table says otherwise. Challenges and copies are open to all the time. When several come within a quarter of a second, the table takes out the delay of each connection before it decides who was first.',
        ],
        P2: [
            'Everyone answers',
            'After each card and each pass everyone who could react is asked: challenge, copy or let it pass. Answers are hidden and final; a standing “let it pass” holds while that card is on top. Challenges go before copies, and among equals the seat nearest clockwise after the player of the card.',
        ],
        P3: [
            'Away or out of time',
            'The table has chosen: a bot takes over, the safe move is made, or everyone waits. Safe means a pass, letting it pass, or no total wild: nothing that tells about your cards. You take your seat back whenever you return.',
        ],
    },
};
