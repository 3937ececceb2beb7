"""What a folder of records tells: how often a card was true, was called, and was caught, by what was said of it.

    python3 records.py FOLDER        every *.json in it, as `scoville export` writes them
"""
import collections
import json
import pathlib
import sys

import scoville


def played_cards(record):
    """(what was declared, was the number true, was the spice true, was it called) of every card shown by a challenge,
    and (declared, None, None, False) of every other."""
    shown = None
    for event in reversed(scoville.replay(record, view="all")["events"]):
        if event["event"] == "revealed":
            shown = event
        elif event["event"] in ("played", "copied"):
            card, said = event["card"], event["declared"]
            number, spice = card[1:] == said[1:] or card in ("xn", "xx"), card[0] == said[0] or card in ("xs", "xx")
            yield said, number, spice, shown is not None
            shown = None


def main(folder):
    seen = collections.defaultdict(lambda: [0, 0, 0, 0])
    games = 0
    for path in sorted(pathlib.Path(folder).glob("*.json")):
        record = json.loads(path.read_text())
        if record["game"] != "spicy":
            continue
        games += 1
        for said, number, spice, called in played_cards(record):
            row = seen[int(said[1:])]
            row[0] += 1
            row[1] += number
            row[2] += spice
            row[3] += called
    print(f"{games} games\nsaid   cards  number true  spice true  called")
    for number, (cards, true_number, true_spice, called) in sorted(seen.items()):
        print(f"{number:4} {cards:7} {true_number / cards:11.0%} {true_spice / cards:11.0%} {called / cards:7.0%}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else ".")
