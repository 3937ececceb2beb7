#!/usr/bin/env python3
"""Checks the record of a finished game: deal, shares, log. Standard library only; docs/fairness.md has the bytes.

    tools/verify.py RECORD [N:HASH ...]      RECORD may be -; N:HASH are heads of the log that you kept

Exit code 0: all is as it was; 1: something was changed; 2: there is nothing that could be checked.
The rules of the games are not checked here: `scoville verify` does that too.
"""
import hashlib
import hmac
import json
import re
import struct
import sys


class Unfair(Exception):
    """A check that failed: its name, and what was expected."""


def lp(*fields):
    return b"".join(struct.pack("<I", len(f)) + f for f in fields)


def sha256(data):
    return hashlib.sha256(data).digest()


def hmac512(key, data):
    return hmac.new(key, data, hashlib.sha512).digest()


def words(key):
    """The stream of 32-bit words that a deal is made from."""
    block = 0
    while True:
        yield from struct.unpack("<16I", hmac512(key, b"stream" + struct.pack("<Q", block)))
        block += 1


def shuffled(count, stream):
    deck = list(range(count))
    for i in range(count - 1, 0, -1):
        word = next(stream)
        while word < 2**32 % (i + 1):
            word = next(stream)
        j = word % (i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return deck


def spicy_card(index, letters):
    if index >= 90:
        return "xs" if index < 95 else "xn"
    return letters[index // 30] + str(index % 30 // 3 + 1)


def hands_from(key, game, options):
    players = options["players"]
    if game == "schoten":
        size, extra = {3: 12, 4: 10}[players], []
        deck, name = shuffled(48, words(key)), lambda i: "rygk"[i // 12] + str(i % 12 + 1)
    else:
        edition = options.get("edition", "2020")
        size, extra = (5, ["xx"]) if edition == "2022" else (6, [])
        letters = "clp" if edition.startswith("2022") else "cwp"
        deck, name = shuffled(100, words(key)), lambda i: spicy_card(i, letters)
    return [[name(i) for i in sorted(deck[s * size:(s + 1) * size])] + extra for s in range(players)]


def check_deals(record, fair):
    deals, options = fair["deals"], record["options"]
    seeds = record["seed"] if isinstance(record["seed"], list) else [record["seed"]]
    count = options["players"] if record["game"] == "schoten" else 1
    if len(deals) != count or len(seeds) != count:
        raise Unfair("commitment", f"this game has {count} deals")
    for number, deal in enumerate(deals):
        secret, commitment = unhex(deal["secret"], 64), unhex(deal["commitment"])
        fields = [t.encode() for t in ("fair-1/commit", fair["table"], fair["rules"])]
        if sha256(lp(*fields, struct.pack("<I", number), secret)) != commitment:
            raise Unfair("commitment", f"the commitment of deal {number} does not follow from its secret")
        entropy = check_shares(fair, deal, options["players"])
        shares = b"".join(lp(bytes([seat]), e) for seat, e in enumerate(entropy))
        key = hmac512(secret, lp(b"fair-1/deal", commitment) + shares)
        if key.hex() != seeds[number]:
            raise Unfair("seed", f"the seed of deal {number} does not follow from secret and shares")
        if hands_from(key, record["game"], options) != deal["hands"]:
            raise Unfair("hands", f"the hands of deal {number} do not follow from its seed")


def check_shares(fair, deal, players):
    entropy = [unhex(e) for e in deal["entropy"]]
    pledges = [p and unhex(p) for p in fair["pledges"]]
    if len(entropy) != players or len(pledges) != players:
        raise Unfair("share", "there must be one share and one pledge for each seat")
    if deal["entropy"] != fair["deals"][0]["entropy"]:
        raise Unfair("share", "all deals of a game have the same shares")
    for seat, (e, pledge) in enumerate(zip(entropy, pledges)):
        if (sha256(e) != pledge) if pledge is not None else e != bytes(32):
            raise Unfair("share", f"the share of seat {seat} is not what was pledged")
    return entropy


def check_chain(log, opened, kept):
    head, blind = unhex(log["before"]), unhex(log["blind"], 64)
    number = opened[0]["n"] if opened else 0

    def compare(n):
        if kept.get(n, head.hex()) != head.hex():
            raise Unfair("chain", f"head {n} is not the one that was kept")

    compare(number - 1)
    for entry, open_part in zip(log["entries"], opened):
        if open_part["n"] != number:
            raise Unfair("chain", f"entry {number} is missing or out of order")
        hidden = bytes(32)
        if len(entry) == 2:
            hidden = sha256(lp(hmac512(blind, struct.pack("<Q", number)), entry[1].encode()))
        head = sha256(lp(b"fair-1/link", head, entry[0].encode(), hidden))
        compare(number)
        number += 1
    if head != unhex(log["head"]):
        raise Unfair("chain", "the log does not lead to its head")
    return head


def check_game(record, fair, part):
    for what, expected in (("rules", fair["rules"]), ("options", record["options"])):
        if part[what] != expected:
            raise Unfair("log", f"{what} in the log is not that of the record")


def check_open(record, fair, opened, entries):
    sealing = pledged = begun = None
    attempts = 0
    for part, entry in zip(opened, entries):
        what = part["do"]
        if (what == "moved") != (len(entry) == 2):
            raise Unfair("log", "moves are hidden, nothing else is")
        if what in ("sealing", "pledged", "begun") if begun else what == "moved":
            raise Unfair("log", "the deal must come before the moves, and once")
        if what == "begun":
            begun = part
        elif what == "pledged":
            pledged = part
        elif what == "sealing":
            sealing, pledged, attempts = part, None, attempts + 1
            if part["attempt"] != attempts:
                raise Unfair("log", "an attempt at the deal is missing")
    if not begun:
        raise Unfair("log", "no game begins in the log")
    check_game(record, fair, begun)
    deals = [{k: d[k] for k in ("commitment", "entropy")} for d in fair["deals"]]
    expect(begun["pledges"] == fair["pledges"], "pledges")
    expect(begun["deals"] == deals, "a deal")
    if sealing:
        check_game(record, fair, sealing)
        expect(sealing["commitments"] == [d["commitment"] for d in deals], "a commitment")
        expect(len(sealing["pledges"]) == len(fair["pledges"]), "pledges")
        expect(all(p in (None, q) for p, q in zip(sealing["pledges"], fair["pledges"])), "a bot's pledge")
        expect((pledged or sealing)["pledges"] == fair["pledges"], "a pledge")
    elif pledged:
        raise Unfair("log", "pledges without commitments")


def expect(fine, what):
    if not fine:
        raise Unfair("log", f"{what} in the log is not that of the record")


def check_actions(actions, entries):
    moves = [json.loads(entry[1]) for entry in entries if len(entry) == 2]
    for i in range(max(len(moves), len(actions))):
        if moves[i:i + 1] != actions[i:i + 1]:
            raise Unfair("actions", f"action {i} is not the one in the log")


def unhex(text, size=32):
    if not re.fullmatch(f"[0-9a-f]{{{2 * size}}}", text):
        raise ValueError("hex digits are missing or of the wrong number")
    return bytes.fromhex(text)


def verify(record, kept):
    fair = record["fair"]
    if fair["version"] != "fair-1":
        raise ValueError("this verifier knows fair-1 only")
    entries = fair["log"]["entries"]
    if not all(len(e) in (1, 2) and all(isinstance(t, str) for t in e) for e in entries):
        raise ValueError("an entry of the log has one or two texts")
    opened = [json.loads(entry[0]) for entry in entries]
    check_deals(record, fair)
    head = check_chain(fair["log"], opened, kept)
    check_open(record, fair, opened, entries)
    check_actions(record["actions"], entries)
    return f"ok: {len(entries)} entries, head {head.hex()}"


def main(name, *heads):
    try:
        kept = {int(n): h for n, h in (head.split(":") for head in heads)}
        with sys.stdin if name == "-" else open(name, encoding="utf-8") as file:
            print(verify(json.load(file), kept))
        return 0
    except Unfair as unfair:
        print(f"not fair: {unfair.args[0]}: {unfair.args[1]}")
        return 1
    except (OSError, ValueError, KeyError, TypeError, IndexError, AttributeError) as error:
        print(f"cannot be checked: {error}")
        return 2


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
