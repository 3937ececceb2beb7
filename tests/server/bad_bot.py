"""A bot that sits at an online table and misbehaves as its second argument says; what it is told it prints."""
import os
import random
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../starters"))
sys.dont_write_bytecode = True
import bot
import online

link, way = sys.argv[1:]
line = online.Line(link, os.environ["SCOVILLE_BOT_SECRET"])
dice = random.Random(1)
asked = 0
try:
    for message in line:
        if message["type"] == "hello":
            line.send({"type": "ready", "protocol": 1, "name": "bad " + way})
        elif message["type"] == "new":
            kind = message["kind"]
        elif message["type"] == "error":
            print(message["code"], flush=True)
        elif message["type"] == "act":
            asked += 1
            good = {"id": message["id"], "action": bot.choose(message["view"], message["legal"], dice)}
            if way == "illegal":
                wrong = {"do": "peek"}  # a fault that assisted manners do not have
                if kind == "schoten":
                    wrong = {"do": "take", "colour": "red"} if "tip" in message["legal"] else \
                        {"do": "tip", "most": "red", "fewest": "green"}
                line.send({"id": message["id"], "action": wrong})
            elif way == "malformed":
                line.send_text("I would rather not say")
            elif way == "chatty":
                line.send(good)
                line.send({"id": 999999, "action": {"do": "pass"}})
            elif way == "vanishes" and asked == 2:
                os._exit(0)
            elif way == "slow" and asked == 2:
                time.sleep(0.3)  # longer than the server waits; it is heard again afterwards
                line.send(good)
            elif way != "silent":
                line.send(good)
except ConnectionError as error:
    print(error, flush=True)
