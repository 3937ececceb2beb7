#!/usr/bin/env python3
"""Equal reactions over unequal lines, against a real server and TCP that really takes that long.

    bench/unfriendly/far.py 30 100 250 &                                                   (as root)
    scoville serve --address 10.77.0.1 --port 9301 --data /tmp/slaps.db LIMITS &           or behind nginx
    bench/unfriendly/slaps.py 9301 --tables 6 --seconds 300 30-100 30-250 100-250 30h-30   (as root)

LIMITS lifts those that are counted by address: --tables-per-hour 0 --guests-per-hour 0 --create-per-minute 1000
--create-burst 1000 --lookups-per-minute 10000 --lookups-burst 10000 --people-at-address 0 --per-address 10000

30-100 is a pair: at each of its tables somebody near by plays lies, and two others challenge each of them, 350 ms (standard
deviation 100) after it was shown to them: one over a line of 30 ms, one over 100. 30h holds its pongs back by 300 ms. Printed is who won:
equal reactions over any two lines should win between 45 and 55 %, and nobody gains more than 30 ms by holding pongs back. The lead is over the slaps
that were compared; who comes after the collection of 250 ms was too late, and lost.
"""

import argparse
import asyncio
import ctypes
import json
import os
import random
import socket
import statistics
import time

from client import frame, handshake

HOST = '10.77.0.1'
LIBC = ctypes.CDLL(None, use_errno=True)
OWN_NET = os.open('/proc/self/ns/net', os.O_RDONLY)
SETTINGS = {'game': 'spicy', 'seats': 3, 'fill': None, 'window': 3000, 'turnTime': 0, 'options': {'pace': 'live', 'start': 0}}


def new_socket(source):
    """A socket stays in the namespace it was made in."""
    if source is None:
        return socket.socket()
    far = os.open('/run/netns/far', os.O_RDONLY)
    if LIBC.setns(far, 0) != 0:
        raise OSError(ctypes.get_errno(), 'needs root')
    try:
        made = socket.socket()
    finally:
        LIBC.setns(OWN_NET, 0)
        os.close(far)
    made.bind((source, 0))
    return made


class Player:
    def __init__(self, name, source=None, hold=0.0):
        self.name, self.source, self.hold = name, source, hold
        self.asked, self.nonces, self.event, self.game, self.room = {}, 0, 0, None, None
        self.on_shown = lambda message: None

    async def come(self, port):
        loop, line = asyncio.get_running_loop(), new_socket(self.source)
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        line.setblocking(False)
        await loop.sock_connect(line, (HOST, port))
        self.reader, self.writer = await asyncio.open_connection(sock=line, limit=1 << 20)
        self.writer.write(handshake(HOST, port))
        head = await self.reader.readuntil(b'\r\n\r\n')
        if b' 101 ' not in head:
            raise ConnectionError(head.decode())
        self.welcome = loop.create_future()
        self.listening = asyncio.create_task(self.listen())
        self.send({'type': 'hello', 'protocol': 1, 'name': self.name})
        await self.welcome

    def send(self, message):
        self.writer.write(frame(1, json.dumps(message).encode()))

    def ask(self, kind, **fields):
        self.nonces += 1
        answer = self.asked[f'n{self.nonces}'] = asyncio.get_running_loop().create_future()
        self.send({'type': kind, 'nonce': f'n{self.nonces}', **fields})
        return answer

    def act(self, **action):
        return self.ask('act', seen=self.event, card=self.game['card'], action=action)

    async def listen(self):
        loop = asyncio.get_running_loop()
        try:
            while True:
                opcode, size = await self.reader.readexactly(2)
                size &= 127
                if size > 125:
                    size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), 'big')
                payload = await self.reader.readexactly(size)
                if opcode & 15 == 9:
                    loop.call_later(self.hold, self.writer.write, frame(10, payload))
                elif opcode & 15 == 1:
                    self.hear(json.loads(payload))
        except (asyncio.IncompleteReadError, ConnectionError):
            pass

    def hear(self, message):
        if message['type'] == 'welcome':
            self.welcome.set_result(message)
        elif message['type'] in ('ack', 'refused') and (answer := self.asked.pop(message['nonce'], None)):
            answer.set_result(message)
        elif message['type'] in ('table', 'update'):
            self.event = message['event']
            self.room, self.game = message.get('room', self.room), message.get('game', self.game)
            self.on_shown(message)


class Pair:
    def __init__(self, name):
        self.name = name
        self.lines = name.split('-')
        self.won, self.late, self.leads = [0, 0], [0, 0], []

    def player(self, which):
        ms = self.lines[which]
        return Player('AB'[which], f'10.77.{which + 1}.{ms.rstrip("h")}', 0.3 if ms.endswith('h') else 0)

    def judge(self, answers):
        for me, other in ((0, 1), (1, 0)):
            key = answers[other].get('error', {}).get('key')
            if answers[me]['type'] != 'ack' or key not in ('beaten', 'late'):
                continue
            self.won[me] += 1
            self.late[other] += key == 'late'
            if key == 'beaten':
                margin = answers[other]['error']['margin']
                self.leads.append(margin if me == 0 else -margin)

    def __str__(self):
        slaps = sum(self.won)
        if slaps == 0 or len(self.leads) < 2:
            return f'{self.name}: no slaps'
        error = statistics.stdev(self.leads) / len(self.leads) ** 0.5
        return (
            f'{self.name}: of {slaps} slaps the first won {100 * self.won[0] / slaps:.1f} % '
            f'(too late: {self.late[0]} and {self.late[1]}); '
            f'of {len(self.leads)} compared it led by {statistics.mean(self.leads):+.0f} ms (± {error:.0f})'
        )


def lie(play):
    """A card and a declaration that is wrong in its number."""
    cards = [card for card in play['cards'] if card[0] in 'cwp']
    lies = [(card, said) for card in cards for said in play['declare'] if card[1:] != said[1:]]
    return lies[0] if lies else (play['cards'][0], play['declare'][0])


async def table(port, pair, until):
    dealer, first, second = players = Player('D'), pair.player(0), pair.player(1)
    loop, answers = asyncio.get_running_loop(), {}

    def slap(which, card, seen):
        player, action = players[1 + which], {'do': 'challenge', 'trait': 'number'}
        player.ask('act', seen=seen, card=card, action=action).add_done_callback(lambda done: answered(which, done.result()))

    def answered(which, answer):
        answers[which] = answer
        if len(answers) == 2:
            pair.judge(answers)
            answers.clear()

    def watch(which):
        player = players[1 + which]

        def shown(message):
            played = [event['spicy'] for event in message['events'] if event.get('spicy', {}).get('event') == 'played']
            if message['type'] == 'update' and any(event['seat'] == 0 for event in played):
                loop.call_later(max(0.1, random.gauss(0.35, 0.1)), slap, which, player.game['card'], player.event)

        player.on_shown = shown

    for player in players:
        await player.come(port)
    made = await dealer.ask('create', settings=SETTINGS)
    await dealer.ask('sit', seat=0)
    for seat, player in ((1, first), (2, second)):
        await player.ask('open', code=made['code'])
        await player.ask('sit', seat=seat)
        await player.ask('ready', ready=True)
    await asyncio.sleep(2.5)  # the first pings
    watch(0)
    watch(1)
    while time.monotonic() < until:
        if dealer.room['phase'] != 'playing':
            if dealer.room['phase'] == 'over':
                await dealer.ask('rematch')
                for player in (first, second):
                    await player.ask('ready', ready=True)
            await dealer.ask('start')
            await asyncio.sleep(1)
            continue
        answers.clear()
        turn = dealer.game['state']['turn']
        player = players[turn] if turn is not None else dealer
        legal = player.game.get('legal') or {}
        if player is dealer and legal.get('play') and not player.game['state']['stack']:
            card, said = lie(legal['play'])
            await player.act(do='play', card=card, declare=said)
            await asyncio.sleep(1.6 + random.random())
        elif legal.get('pass'):
            await player.act(do='pass')
            await asyncio.sleep(0.6)
        else:
            for player in players:
                if player.game and (player.game.get('legal') or {}).get('let'):
                    player.act(do='let')
            await asyncio.sleep(0.7)
    for player in players:
        player.writer.close()


async def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('port', type=int)
    parser.add_argument('--tables', type=int, default=6)
    parser.add_argument('--seconds', type=float, default=300)
    parser.add_argument('pairs', nargs='+', type=Pair)
    given = parser.parse_args()
    until, games = time.monotonic() + given.seconds, []
    for pair in given.pairs:
        for _ in range(given.tables):
            games.append(asyncio.create_task(table(given.port, pair, until)))
            await asyncio.sleep(0.1)
    for trouble in await asyncio.gather(*games, return_exceptions=True):
        if trouble:
            print('trouble:', repr(trouble))
    for pair in given.pairs:
        print(pair)


asyncio.run(main())
