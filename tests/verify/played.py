#!/usr/bin/env python3
"""Games of chance by the rules as tools/games reads them: what was tried, and whether it was legal.

    tests/verify/played.py COUNT     prints a line of JSON for each: game, options, seeds, tried (action, legal), over

Every option comes up. test_verify and the web client's tests hold their rules to the same answers.
"""
import json
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "tools"))
sys.dont_write_bytecode = True
from games import GAMES  # noqa: E402
from games.judging import Illegal  # noqa: E402
from games.spicy import VARIANTS  # noqa: E402


def spicy_options(dice):
    options = {"players": dice.randint(2, 6), "edition": dice.choice(["2020", "2021-fr", "2022", "2022-classic"])}
    if not options["edition"].startswith("2022"):
        options["variants"] = dice.choice([{"random": dice.randint(0, 6)}, dice.sample(VARIANTS, dice.randint(0, 6))])
    options["manners"] = dice.choice(["assisted", "strict"])
    options["pace"] = dice.choice(["live", "everyone-answers"])
    if dice.random() < 0.3:
        options["start"] = dice.randrange(options["players"])
    if dice.random() < 0.5:
        options["endCard"] = dice.randint(1, 60)
    return options


def schoten_options(dice):
    players = dice.randint(3, 4)
    return dice.choice([{"players": players}, {"players": players, "start": dice.randrange(players)}])


def laid(dice, hand):
    action = {"card": dice.choice(hand) if hand and dice.random() < 0.95 else dice.choice(["c1", "xs", "xx", "q4"])}
    if dice.random() < (0.8 if len(hand) == 1 else 0.05):
        action["last"] = dice.random() < 0.9
    if dice.random() < 0.3:
        action["extras"] = [dice.choice(hand or ["c1"]) for _ in range(dice.randint(0, 3))]
    return action


def spicy_try(dice, game):
    seat = game.turn if dice.random() < 0.5 else dice.randrange(game.players)
    if game.waiting and dice.random() < 0.8:
        seat = dice.choice(sorted(game.waiting))
    hand, kind = game.hands[seat], dice.random()
    if game.waiting and kind < 0.6:
        action = {"do": "let", "standing": dice.random() < 0.2} if game.phase != "choice" else {"do": "total-wild", "take": kind < 0.3}
    elif kind < 0.65:
        said = dice.choice(sorted(game.sayable)) if game.sayable and dice.random() < 0.9 else dice.choice("cwlp") + str(dice.randint(0, 11))
        action = {"do": "play", **laid(dice, hand), "declare": said}
    elif kind < 0.72:
        action = {"do": "copy", **laid(dice, hand)}
    elif kind < 0.8:
        action = {"do": "challenge", **dice.choice([{}, {"trait": "number"}, {"trait": "spice"}, {"trait": "none"}])}
    else:
        action = dice.choice([{"do": "pass"}, {"do": "peek"}, {"do": "let"}, {"do": "total-wild", "take": True}, {"do": "total-wild"}])
    return {"seat": seat, **action}


def schoten_try(dice, game):
    seat = game.turn if game.turn is not None and dice.random() < 0.9 else dice.randrange(game.players)
    colours = ["red", "yellow", "green", "black", "blue"]
    kind = game.phase if dice.random() < 0.9 else dice.choice(["tips", "trick", "take"])
    if kind == "tips":
        return {"seat": seat, "do": "tip", "most": dice.choice(colours), "fewest": dice.choice(colours)}
    if kind == "trick":
        return {"seat": seat, "do": "card", "card": dice.choice(game.hands[seat] or ["r1"])}
    return {"seat": seat, "do": "take", "colour": dice.choice(colours)}


def played(dice, name):
    options = {"spicy": spicy_options, "schoten": schoten_options}[name](dice)
    one = GAMES[name]
    one.read_options(options)
    seeds = [dice.randbytes(64) for _ in range(one.deals(options))]
    game, tried = one.Game(seeds, options), []
    most = dice.choice([40, 1500])
    while not game.over() and len(tried) < most:
        action = {"spicy": spicy_try, "schoten": schoten_try}[name](dice, game)
        tried.append([action, accepts(game, action)])
    for _ in range(3):
        action = {"spicy": spicy_try, "schoten": schoten_try}[name](dice, game)
        tried.append([action, accepts(game, action)])
    return {"game": name, "options": options, "seeds": [seed.hex() for seed in seeds], "tried": tried, "over": game.over()}


def accepts(game, action):
    try:
        game.act(action["seat"], action)
        return True
    except Illegal:
        return False


if __name__ == "__main__":
    for number in range(int(sys.argv[1])):
        print(json.dumps(played(random.Random(number), "schoten" if number % 8 == 7 else "spicy")))
