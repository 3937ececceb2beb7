#!/usr/bin/env python3
"""A bot for Scoville in twenty lines: it plays both games, legally and at random. Standard library only.

Try it:  scoville bot-check 'python3 starters/bot.py'
         scoville arena --one 'exec:python3 starters/bot.py' --against random --blocks 30
         scoville play --bots "exec:python3 starters/bot.py,odds,liar"
At an online table, with a secret of at least 32 characters that you make up and keep:
         SCOVILLE_BOT_SECRET=... python3 starters/bot.py 'ws://127.0.0.1:8080/bot?code=CODE'
"""
import itertools
import json
import os
import random
import sys


def extras(rule, cards, card, number):
    """Every list of extra cards that may go under a declared number (Change Your Luck)."""
    yield []
    if rule and number in rule["on"]:
        rest = list(cards)
        rest.remove(card)
        for k in range(1, rule["max"] + 1):
            yield from map(list, dict.fromkeys(itertools.permutations(rest, k)))


def laid(do, part, declare):
    """Plays and copies: a card, what is said of it, and its extras."""
    for card in dict.fromkeys(part["cards"]):
        for said in declare:
            for extra in extras(part.get("extras"), part["cards"], card, int(said[1:])):
                action = {"do": do, "card": card}
                if do == "play":
                    action["declare"] = said
                if part.get("last") and card != "xx":
                    action["last"] = True
                if extra:
                    action["extras"] = extra
                yield action


def actions(legal):
    """Every legal action, multiplied out of its factors."""
    if legal.get("pass"):
        yield {"do": "pass"}
    if "play" in legal:
        yield from laid("play", legal["play"], legal["play"]["declare"])
    if "copy" in legal:
        yield from laid("copy", legal["copy"], [legal["copy"]["declared"]])
    for trait in legal.get("challenge", []):
        yield {"do": "challenge", "trait": trait} if trait else {"do": "challenge"}
    if legal.get("let"):
        yield {"do": "let"}
    if legal.get("totalWild"):
        yield {"do": "total-wild", "take": True}
        yield {"do": "total-wild", "take": False}
    if legal.get("tip"):
        for most, fewest in itertools.permutations(["red", "yellow", "green", "black"], 2):
            yield {"do": "tip", "most": most, "fewest": fewest}
    for card in legal.get("cards", []):
        yield {"do": "card", "card": card}
    for colour in legal.get("take", []):
        yield {"do": "take", "colour": colour}


def choose(view, legal, dice):
    """Here your ideas go. `view` is all that your seat may know."""
    if legal.get("let") and dice.random() < 0.9:
        return {"do": "let"}
    return dice.choice(list(actions(legal)))


class Pipes:
    """One message per line of standard input and output."""

    def __iter__(self):
        return map(json.loads, sys.stdin)

    def send(self, message):
        print(json.dumps(message), flush=True)


def play(line):
    dice = {}  # by game, rolled from its seed: the same games come out the same
    for message in line:
        if message["type"] == "hello":
            line.send({"type": "ready", "protocol": 1, "name": "starter.py"})
        elif message["type"] == "new":
            dice[message["game"]] = random.Random(message.get("seed"))
        elif message["type"] == "act":
            action = choose(message["view"], message["legal"], dice[message["game"]])
            line.send({"id": message["id"], "action": action})
        elif message["type"] == "error":
            print(message["code"], message["message"], sep=": ", file=sys.stderr)
        elif message["type"] == "end":
            dice.pop(message["game"], None)
        elif message["type"] == "quit":
            return


if __name__ == "__main__":
    if len(sys.argv) > 1:
        import online
        play(online.Line(sys.argv[1], os.environ["SCOVILLE_BOT_SECRET"]))
    else:
        play(Pipes())
