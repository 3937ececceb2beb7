#!/usr/bin/env python3
"""Checks the record of a finished game: deal, shares, log, rules, end. Standard library only; docs/fairness.md has the bytes.

    tools/verify.py RECORD [N:HASH ...]      RECORD may be -; N:HASH are heads of its log that you kept

Exit code 0: all is as it was; 1: something was changed; 2: there is nothing that could be checked.
"""
import hashlib
import json
import re
import struct
import sys

from games import GAMES
from games.chance import hmac512
from games.judging import Illegal, one_of, whole


class Unfair(Exception):
    """A check that failed: its name, and what was expected."""


def lp(*fields):
    return b"".join(struct.pack("<I", len(f)) + f for f in fields)


def sha256(data):
    return hashlib.sha256(data).digest()


# ---- what a record must look like ----

def text(value):
    if not isinstance(value, str):
        raise ValueError("a text is missing")
    return value


def listed(value):
    if not isinstance(value, list):
        raise ValueError("a list is missing")
    return value


def unhex(digits, size=32):
    if not isinstance(digits, str) or not re.fullmatch(f"[0-9a-f]{{{2 * size}}}", digits):
        raise ValueError("hex digits are missing, not in lower case or of the wrong number")
    return bytes.fromhex(digits)


def no_key_twice(pairs):
    if len(dict(pairs)) < len(pairs):
        raise ValueError("the same key stands twice in an object")
    return dict(pairs)


def no_number(text_of_it):
    raise ValueError(f"{text_of_it} is no JSON")


def parsed(source):
    return json.loads(source, object_pairs_hook=no_key_twice, parse_constant=no_number)


def read_entry(entry):
    if not isinstance(entry, list) or len(entry) not in (1, 2):
        raise ValueError("an entry of the log has one or two texts")
    part = parsed(text(entry[0]))
    whole(part["n"], 1, 2**53)
    text(part["do"])
    return part, text(entry[1]) if len(entry) == 2 else None


class Proof:
    """The parts of a record's proof; whatever is missing or misshapen ends the check."""

    def __init__(self, record):
        one_of(record["game"], *GAMES)
        self.game, self.options, fair = GAMES[record["game"]], record["options"], record["fair"]
        self.game.read_options(self.options)
        self.players = self.options["players"]
        one_of(fair["version"], "fair-1")
        one_of(fair["rules"], self.game.RULES)
        if "setup" in record:
            raise ValueError("a game with a proof is dealt from seeds only")
        self.table, self.rules, log = text(fair["table"]), fair["rules"], fair["log"]
        seeds = record["seed"] if self.game.SEEDS_ARE_A_LIST else [record["seed"]]
        self.seeds = [unhex(seed, 64) for seed in listed(seeds)]
        self.secrets = [unhex(deal["secret"], 64) for deal in listed(fair["deals"])]
        self.commitments = [unhex(deal["commitment"]) for deal in fair["deals"]]
        self.entropy = [[unhex(share) for share in listed(deal["entropy"])] for deal in fair["deals"]]
        self.hands = [deal["hands"] for deal in fair["deals"]]
        self.pledges = [None if pledge is None else unhex(pledge) for pledge in listed(fair["pledges"])]
        self.before, self.blind, self.head = unhex(log["before"]), unhex(log["blind"], 64), unhex(log["head"])
        self.texts = [entry[0] for entry in listed(log["entries"])]
        self.entries = [read_entry(entry) for entry in log["entries"]]
        self.actions = listed(record["actions"])


def same(a, b):
    return json.dumps(a, sort_keys=True) == json.dumps(b, sort_keys=True)


# ---- the checks, in the order of docs/fairness.md ----

def check_commitments(proof):
    count = proof.game.deals(proof.options)
    if len(proof.secrets) != count or len(proof.seeds) != count:
        raise Unfair("commitment", f"this game has {count} deals")
    for number, (secret, commitment) in enumerate(zip(proof.secrets, proof.commitments)):
        fields = [t.encode() for t in ("fair-1/commit", proof.table, proof.rules)]
        if sha256(lp(*fields, struct.pack("<I", number), secret)) != commitment:
            raise Unfair("commitment", f"the commitment of deal {number} does not follow from its secret")


def check_shares(proof):
    for entropy in proof.entropy:
        if len(entropy) != proof.players or len(proof.pledges) != proof.players:
            raise Unfair("share", "there must be one share and one pledge for each seat")
        if entropy != proof.entropy[0]:
            raise Unfair("share", "all deals of a game have the same shares")
    for seat, (share, pledge) in enumerate(zip(proof.entropy[0], proof.pledges)):
        if share != bytes(32) if pledge is None else sha256(share) != pledge:
            raise Unfair("share", f"the share of seat {seat} is not what was pledged")


def check_seeds(proof):
    shares = b"".join(lp(bytes([seat]), share) for seat, share in enumerate(proof.entropy[0]))
    for number, (secret, commitment) in enumerate(zip(proof.secrets, proof.commitments)):
        if hmac512(secret, lp(b"fair-1/deal", commitment) + shares) != proof.seeds[number]:
            raise Unfair("seed", f"the seed of deal {number} does not follow from secret and shares")


def check_hands(proof):
    for number, (key, hands) in enumerate(zip(proof.seeds, proof.hands)):
        if not same(proof.game.hands(key, proof.options), hands):
            raise Unfair("hands", f"the hands of deal {number} do not follow from its seed")


def check_chain(proof):
    """The head after each entry, and before the first, by number."""
    number, head = proof.entries[0][0]["n"] if proof.entries else 1, proof.before
    heads = {number - 1: head}
    for opened, (part, hidden) in zip(proof.texts, proof.entries):
        if part["n"] != number:
            raise Unfair("chain", f"entry {number} is missing or out of order")
        blinded = bytes(32)
        if hidden is not None:
            blinded = sha256(lp(hmac512(proof.blind, struct.pack("<Q", number)), hidden.encode()))
        head = heads[number] = sha256(lp(b"fair-1/link", head, opened.encode(), blinded))
        number += 1
    if head != proof.head:
        raise Unfair("chain", "the log does not lead to its head")
    return heads


def expect(fine, what):
    if not fine:
        raise Unfair("log", f"{what} in the log is not that of the record")


def check_log(proof):
    sealing = pledged = begun = None
    attempts = 0
    for part, hidden in proof.entries:
        what = part["do"]
        if (what == "moved") != (hidden is not None):
            raise Unfair("log", "moves are hidden, nothing else is")
        if what in ("sealing", "pledged", "begun") if begun else what == "moved":
            raise Unfair("log", "the deal must come before the moves, and once")
        if what == "begun":
            begun = part
        elif what == "pledged":
            pledged = part
        elif what == "sealing":
            sealing, pledged, attempts = part, None, attempts + 1
            if not same(part.get("attempt"), attempts):
                raise Unfair("log", "an attempt at the deal is missing")
    if not begun:
        raise Unfair("log", "no game begins in the log")
    pledges = [pledge and pledge.hex() for pledge in proof.pledges]
    commitments = [commitment.hex() for commitment in proof.commitments]
    deals = [{"commitment": c, "entropy": [share.hex() for share in e]} for c, e in zip(commitments, proof.entropy)]
    for part in filter(None, (begun, sealing)):
        expect(same(part.get("rules"), proof.rules), "rules")
        expect(same(part.get("options"), proof.options), "options")
    expect(same(begun.get("pledges"), pledges), "pledges")
    expect(same(begun.get("deals"), deals), "a deal")
    if sealing:
        early = sealing.get("pledges")
        expect(same(sealing.get("commitments"), commitments), "a commitment")
        expect(isinstance(early, list) and len(early) == len(pledges), "pledges")
        expect(all(p in (None, q) for p, q in zip(early, pledges)), "a bot's pledge")
        expect(same((pledged or sealing).get("pledges"), pledges), "a pledge")
    elif pledged:
        raise Unfair("log", "pledges without commitments")


def check_actions(proof):
    moves = [hidden for _, hidden in proof.entries if hidden is not None]
    for i in range(max(len(moves), len(proof.actions))):
        try:
            if same(parsed(moves[i]), proof.actions[i]):
                continue
        except (ValueError, IndexError):
            pass
        raise Unfair("actions", f"action {i} is not the one in the log")


def check_rules(proof):
    game = proof.game.Game(proof.seeds, proof.options)
    try:
        for action in proof.actions:
            game.act(whole(action["seat"], 0, proof.players - 1), action)
    except (Illegal, ValueError, KeyError, TypeError, AttributeError) as error:
        raise Unfair("rules", "an action was not legal") from error
    return game.over()


def check_end(proof, over):
    """The log ends with what ended the game, be it a move or that it was given up."""
    endings = [part["do"] in ("given-up", "closed") for part, _ in proof.entries]
    moves = [part["do"] == "moved" for part, _ in proof.entries]
    if not over and not any(endings):
        raise Unfair("end", "the game has not ended")
    if any(endings[:-1]) or (over and not moves[-1]):
        raise Unfair("end", "the log goes on after the end of the game")


def check_heads(heads, kept):
    for number, head in kept:
        if number not in heads:
            where = "before" if number < min(heads) else "after"
            raise Unfair("heads", f"head {number}, which was kept, lies {where} this log")
        if heads[number] != head:
            raise Unfair("heads", f"head {number} is not the one that was kept")


def verify(record, kept):
    proof = Proof(record)
    check_commitments(proof)
    check_shares(proof)
    check_seeds(proof)
    check_hands(proof)
    heads = check_chain(proof)
    check_log(proof)
    check_actions(proof)
    check_end(proof, check_rules(proof))
    check_heads(heads, kept)
    return f"ok: {len(proof.entries)} entries, head {proof.head.hex()}"


def kept_head(argument):
    number, _, digits = argument.partition(":")
    return whole(int(number), 0, 2**53), unhex(digits.lower())


def judged(source, heads):
    """The line to print, and the exit code."""
    try:
        return verify(parsed(source), [kept_head(head) for head in heads]), 0
    except Unfair as unfair:
        return f"not fair: {unfair.args[0]}: {unfair.args[1]}", 1
    except (ValueError, KeyError, TypeError, IndexError, AttributeError, RecursionError) as error:
        return f"cannot be checked: {error}", 2


def main(name, *heads):
    try:
        with sys.stdin if name == "-" else open(name, encoding="utf-8") as file:
            source = file.read()
    except (OSError, ValueError) as error:
        print(f"cannot be checked: {error}")
        return 2
    line, exit_code = judged(source, heads)
    print(line)
    return exit_code


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
