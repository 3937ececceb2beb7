#!/usr/bin/env python3
"""The longest table, woken and asked for its records, while an innocent table goes on.

    scoville serve --address 127.0.0.1 --port 9300 --data /tmp/long.db --quick --sleep-after 1500 --messages-per-second 100000 &
    bench/unfriendly/waking.py 9300 PID [ENTRIES]

Plays a table until its journal has 20,000 entries (bots in five of six seats), lets it fall asleep, and wakes it, five times: how
long that takes, what of the processor each thread of the server (PID) spends on it, and what the innocent feels. Then
70 requests for its records over seven connections.
"""

import collections
import pathlib
import statistics
import sys
import threading
import time

from client import Client, safe_action, told

SETTINGS = {'game': 'spicy', 'turnTime': 0, 'window': 0, 'options': {'pace': 'everyone-answers', 'start': 0}}


def play(port, entries):
    me = Client(port, 'Long')
    made = me.ask('create', settings={**SETTINGS, 'seats': 6, 'fill': 'random'})
    me.ask('sit')
    me.ask('start')
    head, games, last, room = 0, 1, None, {}
    while head < entries:
        me.hear(1)
        shown = [message for message in me.inbox if message['type'] in ('table', 'update')]
        me.inbox = []
        if not shown:
            continue
        head = shown[-1]['head']['n']
        room = next((one['room'] for one in reversed(shown) if 'room' in one), room)
        if room['phase'] == 'over':
            me.ask('rematch')
            if told(me.ask('start')) != 'ack':
                break
            games += 1
            continue
        game = shown[-1].get('game')
        action = safe_action(game) if game and shown[-1]['event'] != last else None
        if action:
            last = shown[-1]['event']
            me.request('act', seen=last, card=game['card'], action=action)
    me.close()
    return made['table'], made['code'], head, games


class Innocent(threading.Thread):
    """Somebody else's table: how long each of its requests takes."""

    def __init__(self, port):
        super().__init__(daemon=True)
        self.me = Client(port, 'Innocent', source='127.9.9.9')
        self.me.ask('create', settings={**SETTINGS, 'seats': 2, 'fill': 'random'})
        self.me.ask('sit')
        self.me.ask('start')
        self.times = []

    def run(self):
        paused = False
        while True:
            paused = not paused
            begin = time.monotonic()
            self.me.ask('pause', paused=paused)
            self.times.append((begin, 1000 * (time.monotonic() - begin)))
            self.me.inbox = []
            time.sleep(0.25)  # two changes a second are taken for ever

    def felt(self, begin):
        times = [ms for at, ms in self.times if at >= begin - 0.5]
        return f'the innocent waited {statistics.median(times):.0f} ms, at most {max(times):.0f}' if times else ''


def processor(pid):
    """Milliseconds by thread."""
    threads = pathlib.Path(f'/proc/{pid}/task').iterdir()
    return {int(one.name): int((one / 'schedstat').read_text().split()[0]) / 1e6 for one in threads}


def main():
    port, pid = int(sys.argv[1]), int(sys.argv[2])
    table, code, entries, games = play(port, int(sys.argv[3]) if len(sys.argv) > 3 else 20_000)
    print(f'{entries} entries, {games} games')
    innocent = Innocent(port)
    innocent.start()
    for i in range(5):
        time.sleep(4)
        waker = Client(port, 'Waker', source=f'127.8.{i}.1')
        before, begin = processor(pid), time.monotonic()
        waker.request('open', code=code)
        waker.wait(lambda message: message['type'] == 'table', 60)
        took = 1000 * (time.monotonic() - begin)
        spent = {thread: ms - before.get(thread, 0) for thread, ms in processor(pid).items()}
        events, others = spent.pop(pid), sorted(spent.values())
        print(f'woken in {took:.0f} ms; event thread {events:.1f} ms of processor, others', end=' ')
        print(', '.join(f'{ms:.0f}' for ms in reversed(others) if ms >= 1), end='; ')
        waker.close()
        time.sleep(0.5)
        print(innocent.felt(begin))
    begin, answers = time.monotonic(), collections.Counter()
    asking = []
    for i in range(7):
        asker = Client(port, 'Asker', source=f'127.7.{i}.1')
        asking += [(asker, asker.request('record', table=table, game=1 + (10 * i + k) % (games - 1))) for k in range(10)]
    for asker, nonce in asking:
        answers[told(asker.answer(nonce, 120))] += 1
    print(f'70 records in {time.monotonic() - begin:.1f} s: {dict(answers)}; {innocent.felt(begin)}')
    memory = next(line for line in open(f'/proc/{pid}/status', encoding='utf8') if line.startswith('VmHWM'))
    print(f'most memory: {int(memory.split()[1]) // 1024} MiB')


main()
