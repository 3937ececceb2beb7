#!/usr/bin/env python3
"""Lines of a given length on one machine: a network namespace `far` whose packets take their time.

    far.py 30 100 250        (as root; Linux; ends with Ctrl-C)

This side is 10.77.0.1. 10.77.1.N and 10.77.2.N in `far` are N milliseconds away, there and back, each packet up to a
tenth longer on its way; packets of one address never overtake each other. TCP measures it on both sides, as over a real
line, so nothing here can be told from distance.
"""

import fcntl
import heapq
import os
import random
import select
import signal
import struct
import subprocess
import sys
import time

TUNSETIFF, IFF_TUN, IFF_NO_PI = 0x400454CA, 1, 0x1000
HERE = '10.77.0.1'


def tunnel(name):
    end = os.open('/dev/net/tun', os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(end, TUNSETIFF, struct.pack('16sH22x', name.encode(), IFF_TUN | IFF_NO_PI))
    return end


def ip(*words, inside=False):
    place = ['ip', 'netns', 'exec', 'far'] if inside else []
    subprocess.run([*place, 'ip', *words], check=True)


def set_up(addresses):
    subprocess.run(['ip', 'netns', 'del', 'far'], stderr=subprocess.DEVNULL, check=False)
    ip('netns', 'add', 'far')
    near, far = tunnel('near0'), tunnel('far0')
    ip('link', 'set', 'far0', 'netns', 'far')
    ip('addr', 'add', f'{HERE}/32', 'dev', 'near0')
    ip('link', 'set', 'near0', 'up')
    ip('route', 'add', '10.77.0.0/16', 'dev', 'near0')
    ip('link', 'set', 'lo', 'up', inside=True)
    for address in addresses:
        ip('addr', 'add', f'{address}/32', 'dev', 'far0', inside=True)
    ip('link', 'set', 'far0', 'up', inside=True)
    ip('route', 'add', f'{HERE}/32', 'dev', 'far0', inside=True)
    return near, far


def carry(near, far):
    other = {near: far, far: near}
    waiting, last, count = [], {}, 0
    while True:
        patience = max(0, waiting[0][0] - time.monotonic()) if waiting else 1
        for end in select.select([near, far], [], [], patience)[0]:
            packet = os.read(end, 65536)
            if packet[0] >> 4 != 4:
                continue
            address = packet[16:20] if end == near else packet[12:16]
            half = address[3] / 2000
            at = time.monotonic() + half * (1 + 0.1 * random.random())
            at = last[end, address] = max(at, last.get((end, address), 0))
            count += 1
            heapq.heappush(waiting, (at, count, other[end], packet))
        while waiting and waiting[0][0] <= time.monotonic():
            _, _, end, packet = heapq.heappop(waiting)
            os.write(end, packet)


def main():
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    ends = set_up(f'10.77.{side}.{ms}' for ms in sys.argv[1:] for side in (1, 2))
    print('ready', flush=True)
    try:
        carry(*ends)
    except KeyboardInterrupt:
        pass
    finally:
        subprocess.run(['ip', 'netns', 'del', 'far'], check=False)


main()
