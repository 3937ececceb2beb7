#!/usr/bin/env node
// A bot for Scoville: it plays both games, legally and at random. No packages needed.
//   scoville bot-check 'node starters/bot.js'
//   scoville arena --one 'exec:node starters/bot.js' --against random --blocks 30
// At an online table, with a secret of at least 32 characters that you make up and keep:
//   SCOVILLE_BOT_SECRET=… node starters/bot.js 'ws://127.0.0.1:8080/bot?code=CODE'
'use strict';

const readline = require('node:readline');

function* arrangements(cards, k) {
    if (k === 0) yield [];
    for (let i = 0; k > 0 && i < cards.length; ++i)
        for (const rest of arrangements([...cards.slice(0, i), ...cards.slice(i + 1)], k - 1)) yield [cards[i], ...rest];
}

// Every list of extra cards that may go under a declared number (Change Your Luck).
function* extras(rule, cards, card, number) {
    yield [];
    if (!rule || !rule.on.includes(number)) return;
    const rest = [...cards];
    rest.splice(rest.indexOf(card), 1);
    for (let k = 1; k <= rule.max; ++k) yield* arrangements(rest, k);
}

// Plays and copies: a card, what is said of it, and its extras.
function* laid(verb, part, declare) {
    for (const card of new Set(part.cards))
        for (const said of declare)
            for (const extra of extras(part.extras, part.cards, card, Number(said.slice(1)))) {
                const action = { do: verb, card };
                if (verb === 'play') action.declare = said;
                if (part.last && card !== 'xx') action.last = true;
                if (extra.length) action.extras = extra;
                yield action;
            }
}

// Every legal action, multiplied out of its factors.
function* actions(legal) {
    if (legal.pass) yield { do: 'pass' };
    if (legal.play) yield* laid('play', legal.play, legal.play.declare);
    if (legal.copy) yield* laid('copy', legal.copy, [legal.copy.declared]);
    for (const trait of legal.challenge ?? []) yield trait ? { do: 'challenge', trait } : { do: 'challenge' };
    if (legal.let) yield { do: 'let' };
    if (legal.totalWild) yield* [true, false].map((take) => ({ do: 'total-wild', take }));
    if (legal.tip)
        for (const [most, fewest] of arrangements(['red', 'yellow', 'green', 'black'], 2)) yield { do: 'tip', most, fewest };
    for (const card of legal.cards ?? []) yield { do: 'card', card };
    for (const colour of legal.take ?? []) yield { do: 'take', colour };
}

// Dice that come out the same for the same seed (mulberry32); Math.random where there is none.
function diceFrom(seed) {
    if (seed === undefined) return Math.random;
    let state = seed >>> 0;
    return () => {
        state = (state + 0x6d2b79f5) | 0;
        let t = Math.imul(state ^ (state >>> 15), 1 | state);
        t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
        return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
    };
}

// Here your ideas go. `view` is all that your seat may know.
function choose(view, legal, dice) {
    if (legal.let && dice() < 0.9) return { do: 'let' };
    const all = [...actions(legal)];
    return all[Math.floor(dice() * all.length)];
}

const games = new Map(); // their dice

function hear(message, send) {
    if (message.type === 'hello') send({ type: 'ready', protocol: 1, name: 'starter.js' });
    if (message.type === 'new') games.set(message.game, diceFrom(message.seed));
    if (message.type === 'act')
        send({ id: message.id, action: choose(message.view, message.legal, games.get(message.game)) });
    if (message.type === 'error') console.error(`${message.code}: ${message.message}`);
    if (message.type === 'end') games.delete(message.game);
    if (message.type === 'quit') process.exit(0);
}

if (process.argv[2]) {
    const fail = (error) => {
        console.error(error.message);
        process.exit(1);
    };
    require('./online.js').connect(process.argv[2], process.env.SCOVILLE_BOT_SECRET, hear, fail);
} else {
    const send = (message) => process.stdout.write(JSON.stringify(message) + '\n');
    readline.createInterface({ input: process.stdin }).on('line', (line) => hear(JSON.parse(line), send));
}
