"""How many decisions a second `import scoville` makes on one core, random play, four seats (docs/python.md):

    PYTHONPATH=build/release/python /usr/bin/python3 bench/python.py [SECONDS]

Each line is measured in turn, three rounds; the median and the range are printed.
"""
import random
import statistics
import sys
import time

import scoville

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0


def rate(step, decisions):
    """Decisions a second of processor time of step(), which makes `decisions` of them."""
    count, began = 0, time.process_time()
    while time.process_time() - began < SECONDS:
        step()
        count += decisions
    return count / (time.process_time() - began)


def batch_of(game, options, mask, observe, games=1024):
    batch = scoville.Batch(games, game, options, seed=1, mask=mask, observe=observe)

    def step():
        batch.step(batch.random_actions())
    return step, games


def single(game, options):
    dice, table = random.Random(1), {"state": scoville.State(game, options), "seed": 0}

    def step():
        for _ in range(1000):
            state = table["state"]
            if state.is_over:
                table["seed"] += 1
                state = table["state"] = scoville.State(game, options, seed=table["seed"])
            state.apply_action(dice.choice(state.legal_actions()))
    return step, 1000


CASES = [
    ("spicy, one game, step by step", lambda: single("spicy", {"players": 4})),
    ("spicy, batch", lambda: batch_of("spicy", {"players": 4}, False, False)),
    ("spicy, batch with masks", lambda: batch_of("spicy", {"players": 4}, True, False)),
    ("spicy, batch with masks and observations", lambda: batch_of("spicy", {"players": 4}, True, True)),
    ("schoten, batch with masks and observations", lambda: batch_of("schoten", {"players": 4}, True, True)),
]


def main():
    made = [(name, *make()) for name, make in CASES]
    rates = {name: [] for name, _, _ in made}
    for _ in range(3):
        for name, step, decisions in made:
            rates[name].append(rate(step, decisions))
    for name, measured in rates.items():
        low, high = min(measured), max(measured)
        print(f"{name:45} {statistics.median(measured) / 1e6:7.2f} M decisions/s  ({low / 1e6:.2f} to {high / 1e6:.2f})")


main()
