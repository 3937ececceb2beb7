#!/usr/bin/env python3
"""How far the curves of `scoville analyse` can be trusted, and what they cost.

    bench/lookback.py calibration [--games 40] [--play-outs 8]   of all positions called 70 %, how many were won?
    bench/lookback.py cost                                       seconds and error by play-outs
    bench/lookback.py sums                                       how sure luck, others and own choice are, by play-outs

Standard library only; SCOVILLE names the program (default: build/release/scoville)."""
import argparse
import json
import os
import pathlib
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = os.environ.get("SCOVILLE", str(ROOT / "build/release/scoville"))
LEVELS = ["random", "honest", "odds", "liar", "suspicious", "apprentice", "expert", "master"]


def games(folder, level, blocks, game="spicy", players=4):
    """Records of `blocks` deals with this level at every seat, one per line."""
    names = ",".join(f"{chr(97 + i)}={level}" for i in range(players))
    subprocess.run([PROGRAM, "arena", "--game", game, "--bots", names, "--blocks", str(max(2, blocks)), "--seed", "77",
                    "--records", folder], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    records = sorted(pathlib.Path(folder).glob("*-0.json"))[:blocks]
    return "".join(json.dumps(json.loads(record.read_text())) + "\n" for record in records)


def analysed(lines, *options):
    out = subprocess.run([PROGRAM, "analyse", "--lines", *options], input=lines, check=True, text=True,
                         stdout=subprocess.PIPE).stdout
    return [json.loads(line) for line in out.splitlines()]


def calibration(arguments):
    print(f"positions by what the X-ray curve says ({arguments.play_outs} play-outs), and the share that was won; "
          f"{arguments.games} games of four a level")
    print("level       " + "".join(f"{10 * i:>5}-{10 * i + 10:<5}" for i in range(10)) + "  Brier  (fair share's)")
    for level in LEVELS:
        with tempfile.TemporaryDirectory() as folder:
            reports = analysed(games(folder, level, arguments.games), "--xray", "--rounds", "1", "--play-outs",
                               str(arguments.play_outs))
        called, won, count, brier, plain = [0.0] * 10, [0.0] * 10, [0] * 10, [], []
        for report in reports:
            for moment in report["moments"]:
                if moment["playOuts"] == 0:
                    continue
                for seat in report["seats"]:
                    share = moment["xray"][seat["seat"]]
                    at = min(9, int(share * 10))
                    called[at] += share
                    won[at] += seat["result"]
                    count[at] += 1
                    brier.append((share - seat["result"]) ** 2)
                    plain.append((seat["fair"] - seat["result"]) ** 2)
        row = "".join(f"{100 * won[i] / count[i]:>10.0f} " if count[i] >= 50 else f"{'·':>10} " for i in range(10))
        print(f"{level:<12}{row} {sum(brier) / len(brier):.3f}  ({sum(plain) / len(plain):.3f})", flush=True)


def cost(_arguments):
    for game, players in (("spicy", 4), ("schoten", 4)):
        with tempfile.TemporaryDirectory() as folder:
            lines = games(folder, "odds", 2, game, players)
        truth = analysed(lines, "--xray", "--rounds", "1", "--play-outs", "1000", "--seed", "999")
        print(f"{game}, {players} players, two games; error of the X-ray curve against 1000 other play-outs")
        print("play-outs   curve error   X-ray s/game   and known s/game   and decisions s/game   (one thread)")
        for count in (4, 16, 32, 64):
            seconds = []
            for extra in (["--xray"], ["--curves"], []):
                start = time.perf_counter()
                reports = analysed(lines, "--threads", "1", "--rounds", "1", "--play-outs", str(count), *extra)
                seconds.append((time.perf_counter() - start) / 2)
            errors = [(a - b) ** 2 for x, y in zip(reports, truth) for m, n in zip(x["moments"], y["moments"])
                      if m["playOuts"] for a, b in zip(m["xray"], n["xray"])]
            print(f"{count:>9}   {(sum(errors) / len(errors)) ** 0.5:>11.3f}   {seconds[0]:>12.2f}   {seconds[1]:>16.2f}"
                  f"   {seconds[2]:>20.2f}", flush=True)


def sums(_arguments):
    for game in ("spicy", "schoten"):
        with tempfile.TemporaryDirectory() as folder:
            lines = games(folder, "odds", 4, game, 4)
        print(f"{game}, 4 players, four games: half of the 95 % interval of a seat's sums, in points of a hundred")
        print("play-outs    luck   others   own choice")
        for rounds in (1, 2, 4, 8, 16):
            doubts = [seat["doubt"] for report in analysed(lines, "--xray", "--rounds", str(rounds))
                      for seat in report["seats"]]
            means = [100 * sum(one[kind] for one in doubts) / len(doubts) for kind in ("luck", "others", "own")]
            print(f"{32 * rounds:>9}   {means[0]:>5.0f}   {means[1]:>6.0f}   {means[2]:>10.0f}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["calibration", "cost", "sums"])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--play-outs", type=int, default=8)
    arguments = parser.parse_args()
    {"calibration": calibration, "cost": cost, "sums": sums}[arguments.what](arguments)


if __name__ == "__main__":
    main()
