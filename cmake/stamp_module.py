#!/usr/bin/env python3
"""stamp_module.py MODULE ANALYST BOTS FOLDER: both modules with their build's mark, the bots' weights, and the mark apart.

The mark is a hash of all files, in a custom section ("build") at each module's end and in build.json: a page that was
built with other modules does not use these. Files that would not change are left alone."""
import hashlib
import json
import pathlib
import re
import struct
import sys


def number(value):
    """As WebAssembly writes lengths (LEB128)."""
    out = bytearray()
    while value >= 0x80:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes(out + bytes([value]))


def put(path, content):
    if not path.exists() or path.read_bytes() != content:
        path.write_bytes(content)


def weights_in(bots):
    """src/bots/levels/weights.h: the net as it is, then the players' numbers."""
    lists = (re.findall(r"-?\d+", (bots / f"schoten/player_weights_{players}.inc").read_text()) for players in (3, 4))
    numbers = [int(number) for numbers in lists for number in numbers]
    return (bots / "weights/spicy.weights").read_bytes() + struct.pack(f"<{len(numbers)}h", *numbers)


module, analyst = (pathlib.Path(path).read_bytes() for path in sys.argv[1:3])
weights = weights_in(pathlib.Path(sys.argv[3]))
folder = pathlib.Path(sys.argv[4])
folder.mkdir(parents=True, exist_ok=True)
mark = hashlib.sha256(module + weights + analyst).hexdigest()[:16]
name = b"build"
section = number(len(name)) + name + mark.encode()
put(folder / "scoville.wasm", module + b"\0" + number(len(section)) + section)
put(folder / "analyst.wasm", analyst + b"\0" + number(len(section)) + section)
put(folder / "bots.weights", weights)
put(folder / "build.json", json.dumps({"build": mark}).encode() + b"\n")
