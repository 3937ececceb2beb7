#!/usr/bin/env python3
"""Records as they are and as someone would like them to be, each with the verdict that every verifier must reach.

    tests/verify/doctored.py FOLDER     prints a line of JSON for each: name, record, heads, verdict, line

FOLDER has golden records with the heads that someone kept. The verdict is "fair", "unreadable" or the name of the check
that fails; `line` is what tools/verify.py prints of it. test_verify and the web client's tests hold theirs to the same.
"""
import json
import pathlib
import re
import struct
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "tools"))
sys.dont_write_bytecode = True
import verify  # noqa: E402
from games.chance import hmac512  # noqa: E402


def log(r):
    return r["fair"]["log"]


def entries(r):
    return log(r)["entries"]


def number_of(entry):
    return json.loads(entry[0])["n"]


def relink(r):
    """Whoever can write the record can make its chain fit again; not the heads that others kept."""
    head, blind = bytes.fromhex(log(r)["before"]), bytes.fromhex(log(r)["blind"])
    for entry in entries(r):
        hidden = bytes(32)
        if len(entry) == 2:
            hidden = verify.sha256(verify.lp(hmac512(blind, struct.pack("<Q", number_of(entry))), entry[1].encode()))
        head = verify.sha256(verify.lp(b"fair-1/link", head, entry[0].encode(), hidden))
    log(r)["head"] = head.hex()


def cut(r, keep):
    """Leaves the first entries, and the actions that stand in them."""
    del entries(r)[keep:]
    r["actions"] = [json.loads(entry[1]) for entry in entries(r) if len(entry) == 2]
    relink(r)


def add(r, what):
    entries(r).append([json.dumps({"n": number_of(entries(r)[-1]) + 1, "do": what, "row": "00" * 32})])
    relink(r)


def moves(r):
    return [i for i, entry in enumerate(entries(r)) if len(entry) == 2]


def replace_move(r, at, action):
    """Another move than the one that was made, in the log too."""
    entries(r)[moves(r)[at]][1] = json.dumps(action)
    r["actions"][at] = action
    relink(r)


def say(r, what, name, value):
    """Another text in the open, under this name, in the last entry of this kind."""
    entry = [e for e in entries(r) if json.loads(e[0])["do"] == what][-1]
    said = json.loads(entry[0])
    said[name] = value
    entry[0] = json.dumps(said)
    relink(r)


def flipped(hexed):
    return ("1" if hexed[0] == "0" else "0") + hexed[1:]


def flip(part, name):
    part[name] = flipped(part[name])


def upper(part, name):
    part[name] = re.sub("[a-f]", lambda letter: letter.group().upper(), part[name], count=1)


def swap_cards(r):
    one, other = r["fair"]["deals"][0]["hands"][:2]
    at = next(i for i, card in enumerate(other) if card != one[0])
    one[0], other[at] = other[at], one[0]


def change_seed(r, change):
    change(*((r["seed"], 0) if isinstance(r["seed"], list) else (r, "seed")))


def other_action(r):
    action = r["actions"][1]
    action["seat"] = (action["seat"] + 1) % r["options"]["players"]


def begun_at(r):
    return next(i for i, entry in enumerate(entries(r)) if json.loads(entry[0])["do"] == "begun")


def renumbered(r, at):
    said = json.loads(entries(r)[at][0])
    said["n"] = number_of(entries(r)[-1]) + 1
    return json.dumps(said)


def give_up_early(r):
    at = moves(r)[-1]
    entries(r)[at] = [json.dumps({"n": number_of(entries(r)[at]), "do": "given-up"})]
    r["actions"].pop()
    add(r, "stood")


def capitals(r):
    return [{"commitment": deal["commitment"].upper(), "entropy": deal["entropy"]} for deal in r["fair"]["deals"]]


# What is done to a record: (name, verdict, change).
CHANGES = [
    ("as it is", "fair", lambda r: None),
    ("written in another way", "fair", lambda r: r.update(more={"note": "ä"})),
    # The end cut off.
    ("without its last entry", "end", lambda r: cut(r, -1)),
    ("half of it", "end", lambda r: cut(r, len(entries(r)) // 2 + 2)),
    ("only the deal", "end", lambda r: cut(r, moves(r)[0])),
    ("only its first move", "end", lambda r: cut(r, moves(r)[0] + 1)),
    ("without its last entry, the chain as it was", "chain", lambda r: entries(r).pop()),
    ("without its last action", "actions", lambda r: r["actions"].pop()),
    ("without any action", "actions", lambda r: r["actions"].clear()),
    ("without any entry", "chain", lambda r: entries(r).clear()),
    ("without any entry, linked anew", "log", lambda r: cut(r, 0)),
    ("something after its end", "end", lambda r: add(r, "stood")),
    ("closed after its end", "end", lambda r: add(r, "closed")),
    ("cut and paused", "end", lambda r: (cut(r, -1), add(r, "paused"))),
    ("given up in its midst", "end", give_up_early),
    # Without a head that someone kept, nobody can know better:
    ("cut, and said to be given up", "fair", lambda r: (cut(r, -1), add(r, "given-up"))),
]
MORE_CHANGES = [
    # The log.
    ("an entry left out", "chain", lambda r: entries(r).pop(len(entries(r)) // 2)),
    ("an entry left out, linked anew", "chain", lambda r: (entries(r).pop(len(entries(r)) // 2), relink(r))),
    ("two entries in another order", "chain", lambda r: entries(r).insert(-1, entries(r).pop())),
    ("an entry twice", "chain", lambda r: (entries(r).append(entries(r)[-1]), relink(r))),
    ("another entry", "chain", lambda r: entries(r)[0].__setitem__(0, entries(r)[0][0].replace('"row":"', '"row":"0'))),
    ("another beginning", "chain", lambda r: flip(log(r), "before")),
    ("another head", "chain", lambda r: flip(log(r), "head")),
    ("another blind", "chain", lambda r: flip(log(r), "blind")),
    ("no game begins", "log", lambda r: say(r, "begun", "do", "sat")),
    ("begun twice", "log", lambda r: (entries(r).append([renumbered(r, begun_at(r))]), relink(r))),
    ("a move in the open", "log", lambda r: (entries(r)[moves(r)[0]].pop(), r["actions"].pop(0), relink(r))),
    ("something hidden that is no move", "log", lambda r: (entries(r)[begun_at(r)].append("{}"), relink(r))),
    ("other rules in the log", "log", lambda r: say(r, "begun", "rules", "spicy-9")),
    ("other options in the log", "log", lambda r: say(r, "begun", "options", {"players": 2})),
    ("other pledges in the log", "log", lambda r: say(r, "begun", "pledges", [])),
    ("another commitment in the log", "log", lambda r: say(r, "begun", "deals", [])),
    ("other options", "log", lambda r: r["options"].update(start=(r["options"].get("start", 0) + 1) % 2)),
    # The deal.
    ("another secret", "commitment", lambda r: flip(r["fair"]["deals"][0], "secret")),
    ("another commitment", "commitment", lambda r: flip(r["fair"]["deals"][0], "commitment")),
    ("another table", "commitment", lambda r: r["fair"].update(table="t_other/1")),
    ("a deal more", "commitment", lambda r: r["fair"]["deals"].append(r["fair"]["deals"][0])),
    ("no deal", "commitment", lambda r: r["fair"]["deals"].clear()),
    ("another share", "share", lambda r: flip(r["fair"]["deals"][0]["entropy"], 0)),
    ("a share more", "share", lambda r: r["fair"]["deals"][0]["entropy"].append("00" * 32)),
    ("a pledge more", "share", lambda r: r["fair"]["pledges"].append(None)),
    ("a pledge that was never made", "share", lambda r: r["fair"]["pledges"].__setitem__(0, "ab" * 32)),
    ("another seed", "seed", lambda r: change_seed(r, flip)),
    ("a swapped card", "hands", swap_cards),
    ("a hand less", "hands", lambda r: r["fair"]["deals"][0]["hands"].pop()),
    # The actions.
    ("another action", "actions", other_action),
    ("actions in another order", "actions", lambda r: r["actions"].reverse()),
    ("an action more", "actions", lambda r: r["actions"].append(r["actions"][-1])),
    ("an action of a seat that is not there", "rules", lambda r: replace_move(r, 0, {"seat": 6, "do": "pass"})),
    ("an action that is none", "rules", lambda r: replace_move(r, 0, {"seat": 0, "do": "dance"})),
    ("an action with a card from nowhere", "rules", lambda r: replace_move(r, -1, {"seat": 0, "do": "card", "card": "z9"})),
    ("no action at all", "rules", lambda r: replace_move(r, 1, 7)),
    ("an action made twice", "rules", lambda r: replace_move(r, 1, r["actions"][0])),
    # Hex digits are lower case, everywhere.
    ("a capital in the secret", "unreadable", lambda r: upper(r["fair"]["deals"][0], "secret")),
    ("a capital in the commitment", "unreadable", lambda r: upper(r["fair"]["deals"][0], "commitment")),
    ("capitals in a share", "unreadable", lambda r: r["fair"]["deals"][0]["entropy"].__setitem__(0, "AB" * 32)),
    ("capitals in a pledge", "unreadable", lambda r: r["fair"]["pledges"].__setitem__(0, "AB" * 32)),
    ("a capital in the seed", "unreadable", lambda r: change_seed(r, upper)),
    ("a capital in the head", "unreadable", lambda r: upper(log(r), "head")),
    ("a capital in the beginning", "unreadable", lambda r: upper(log(r), "before")),
    ("a capital in the blind", "unreadable", lambda r: upper(log(r), "blind")),
    ("capitals in the log", "log", lambda r: say(r, "begun", "deals", capitals(r))),
    # What is no proof.
    ("no proof", "unreadable", lambda r: r.pop("fair")),
    ("another version", "unreadable", lambda r: r["fair"].update(version="fair-2")),
    ("other rules", "unreadable", lambda r: r["fair"].update(rules="spicy-9")),
    ("another game", "unreadable", lambda r: r.update(game="whist")),
    ("an option that is none", "unreadable", lambda r: r["options"].update(jokers=2)),
    ("too many players", "unreadable", lambda r: r["options"].update(players=7)),
    ("a set-up beside the seed", "unreadable", lambda r: r.update(setup={"rounds": []})),
    ("no seed", "unreadable", lambda r: r.pop("seed")),
    ("half a seed", "unreadable", lambda r: change_seed(r, lambda part, name: part.__setitem__(name, part[name][:64]))),
    ("no log", "unreadable", lambda r: r["fair"].pop("log")),
    ("an entry of three", "unreadable", lambda r: entries(r)[0].extend(["{}", "{}"])),
    ("an entry that is no JSON", "unreadable", lambda r: entries(r)[0].__setitem__(0, "{")),
    ("an entry without a number", "unreadable", lambda r: entries(r)[0].__setitem__(0, '{"do":"sat"}')),
    ("an entry that is a list", "unreadable", lambda r: entries(r)[0].__setitem__(0, "[]")),
    ("a secret that is a number", "unreadable", lambda r: r["fair"]["deals"][0].update(secret=7)),
    ("actions that are no list", "unreadable", lambda r: r.update(actions={})),
]


def other_head(heads, at):
    number, _, digits = heads[at].partition(":")
    return [*heads[:at], f"{number}:{flipped(digits)}", *heads[at + 1:]]


# What is done to the heads that were kept; they must be met.
HEADS = [
    ("its heads", "fair", lambda heads: heads),
    ("its heads in capitals", "fair", lambda heads: [head.upper() for head in heads]),
    ("another last head", "heads", lambda heads: other_head(heads, len(heads) - 1)),
    ("another head in its midst", "heads", lambda heads: other_head(heads, len(heads) // 2)),
    ("a head beyond its end", "heads", lambda heads: [*heads, f"{int(heads[-1].split(':')[0]) + 1}:{'ab' * 32}"]),
    ("a head from before it", "heads", lambda heads: [f"0:{'ab' * 32}", *heads]),
]


# Of these games every part is changed; of the others ends and heads only.
THOROUGHLY = ("spicy-2020", "spicy-late", "spicy-given-up", "schoten-3")


def cases(folder):
    for path in sorted(pathlib.Path(folder).glob("*.json")):
        golden = json.loads(path.read_text())
        heads = list(dict.fromkeys(golden["heads"]))
        for name, verdict, change in CHANGES + (MORE_CHANGES if path.stem in THOROUGHLY else []):
            record = json.loads(json.dumps(golden["record"]))
            change(record)
            yield f"{path.stem}, {name}", json.dumps(record), [], verdict
        for name, verdict, change in HEADS:
            yield f"{path.stem} and {name}", json.dumps(golden["record"]), change(heads), verdict
        record = json.loads(json.dumps(golden["record"]))
        cut(record, -1)
        add(record, "given-up")
        if json.loads(entries(golden["record"])[-1][0])["do"] == "moved":
            yield f"{path.stem}, cut and given up, and its heads", json.dumps(record), heads, "heads"
        twice = json.dumps(golden["record"])
        yield f"{path.stem}, a key twice", twice[:-1] + ',"actions":[]}', [], "unreadable"
        yield f"{path.stem}, its text cut", twice[:len(twice) // 2], [], "unreadable"


def verdict_of(line, exit_code):
    return ("fair", line.split(": ")[1], "unreadable")[exit_code]


def main(folder):
    for name, record, heads, verdict in cases(folder):
        line, exit_code = verify.judged(record, heads)
        found = verdict_of(line, exit_code)
        if found != verdict:
            print(f"{name}: tools/verify.py says {line}", file=sys.stderr)
            return 1
        print(json.dumps({"name": name, "record": record, "heads": heads, "verdict": verdict, "line": line}))
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
