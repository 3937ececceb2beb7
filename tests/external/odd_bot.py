"""A bot for tests that plays legally in its own way, or misbehaves as its first argument says."""
import importlib.util
import json
import os
import random
import signal
import sys
import time

spec = importlib.util.spec_from_file_location(
    "starter", os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../starters/bot.py"))
starter = importlib.util.module_from_spec(spec)
spec.loader.exec_module(starter)

way = sys.argv[1]
dice = {}
asked = 0


def say(text):
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def answer(message):
    """Uniform over at most a hundred actions; "boasts" tells so, and plays the first one."""
    possible = list(starter.actions(message["legal"]))[:100]
    mine = dice[message["game"]].choice(possible)
    if way == "boasts":
        mine = possible[0] if dice[message["game"]].random() < 0.9 else mine
    told = {"id": message["id"], "action": mine}
    if way in ("tells", "boasts"):
        odds = [1.0 / len(possible)] * len(possible)
        if way == "boasts" and len(possible) > 1:
            odds = [0.01] + [0.99 / (len(possible) - 1)] * (len(possible) - 1)
        told["probs"] = [{"action": a, "p": p} for a, p in zip(possible, odds)]
    return json.dumps(told)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        if way == "deaf to signals":
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
        say(json.dumps({"type": "ready", "protocol": 1, "name": "odd " + way}))
    elif message["type"] == "new":
        dice[message["game"]] = random.Random(message["seed"])
        asked = 0
    elif message["type"] == "act":
        asked += 1
        if way == "crashes" and asked == 3:
            sys.exit(1)
        if way == "sleeps":
            time.sleep(3600)
        if way == "half":
            sys.stdout.write(answer(message)[:10])
            sys.stdout.flush()
            continue
        if way == "huge":
            say("x" * 10_000_000)
        elif way == "stderr":
            sys.stderr.write("thinking aloud\n" * 3)
        elif way == "illegal":
            say(json.dumps({"id": message["id"], "action": {"do": "peek"}}))
            continue
        elif way == "chatty":
            say(json.dumps({"id": 999999, "action": {"do": "pass"}}))
        say(answer(message))
    elif message["type"] == "quit" and way != "deaf to signals":
        break
if way == "deaf to signals":
    time.sleep(3600)
