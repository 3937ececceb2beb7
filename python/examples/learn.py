"""A policy gradient in numpy that learns, in about a minute, to beat `random` at Spicy for two.

Every action has a few plain features (a pass, a call, is the number said true, is the spice …); how much each counts
depends on a few things the seat sees. REINFORCE with a moving baseline; the other seat is played inside the batch.

    python3 learn.py [SECONDS [LEVEL]]      another level than `random` takes longer
"""
import sys
import time

import numpy as np

import scoville

GAMES, RATE = 512, 0.02
fields = scoville.space("spicy").fields
actions = scoville.space("spicy").action_count


def action_features():
    """The numbers of docs/python.md, one row each."""
    f = np.zeros((actions, 10), np.float32)
    f[0, 0] = 1                      # pass
    f[1, 1] = f[2, 1] = 1            # let
    f[4, 2] = f[5, 3] = f[3, 2] = 1  # call number, spice, "Wrong!"
    for card in range(33):
        for said in range(30):
            row = f[75 + card * 30 + said]
            number = card in (31, 32) or (card < 30 and card % 10 == said % 10)
            spice = card in (30, 32) or (card < 30 and card // 10 == said // 10)
            row[4] = 1
            row[5], row[6] = number, spice
            row[7] = number and spice
            row[8] = (said % 10) / 10
            row[9] = card >= 30
    return f


def what_counts(rows):
    """A few things the seat sees, one row a game."""
    view = np.ones((len(rows), 8), np.float32)
    top = rows[:, fields["top"]]
    number = top.argmax(1) % 10 + 1
    view[:, 1] = np.minimum(rows[:, fields["stack_size"]][:, 0], 12) / 6
    view[:, 2] = number * top.any(1) / 10
    view[:, 3] = rows[:, fields["hand"]].sum(1) / 6
    view[:, 4] = rows[:, fields["seats"]][:, 9] / 6   # the other's hand
    view[:, 5] = rows[:, fields["decks"]][:, 1] / 40  # draws left
    view[:, 6] = number >= 7
    view[:, 7] = rows[:, fields["own_in_stack"]].sum(1) / 6
    return view


def share_of_wins(weights, features, level, games=4000, seed=99):
    batch = scoville.Batch(GAMES, options={"players": 2}, seed=seed, opponents={1: level})
    dice, won, ended = np.random.default_rng(seed), 0.0, 0
    while ended < games:
        batch.step(choose(weights, features, batch, dice)[0])
        done = batch.done.astype(bool)
        won, ended = won + batch.returns[done, 0].sum(), ended + done.sum()
    return won / ended, ended


def choose(weights, features, batch, dice):
    view = what_counts(batch.observation)
    logits = (view @ weights) @ features.T
    logits[batch.mask == 0] = -1e9
    logits -= logits.max(1, keepdims=True)
    chances = np.exp(logits)
    chances /= chances.sum(1, keepdims=True)
    picked = (chances.cumsum(1) > dice.random((len(view), 1))).argmax(1)
    # The gradient of the logarithm of the chance.
    gradient = view[:, :, None] * (features[picked] - chances @ features)[:, None, :]
    return picked.astype(np.int32), gradient


def learn(seconds=60, level="random", rounds=None, seed=1):
    features = action_features()
    weights = np.zeros((8, features.shape[1]), np.float32)
    batch = scoville.Batch(GAMES, options={"players": 2}, seed=seed, opponents={1: level})
    dice = np.random.default_rng(seed)
    traces = np.zeros((GAMES,) + weights.shape, np.float32)
    baseline, games, began, played = 0.5, 0, time.time(), 0
    before, judged = share_of_wins(weights, features, level)
    print(f"before: won {before:.1%} of {judged} games")
    while played < rounds if rounds else time.time() < began + seconds:
        played += 1
        picked, gradient = choose(weights, features, batch, dice)
        traces += gradient
        batch.step(picked)
        done = batch.done.astype(bool)
        if done.any():
            won = batch.returns[done, 0]
            weights += RATE * ((won - baseline)[:, None, None] * traces[done]).mean(0) * min(1, done.sum() / 8)
            baseline += 0.01 * (won.mean() - baseline)
            traces[done] = 0
            games += done.sum()
    share, judged = share_of_wins(weights, features, level)
    print(f"after {games} games: won {share:.1%} of {judged} (± {1.96 * (share * (1 - share) / judged) ** 0.5:.1%})")
    return before, share


if __name__ == "__main__":
    learn(float(sys.argv[1]) if len(sys.argv) > 1 else 60, *sys.argv[2:3])
