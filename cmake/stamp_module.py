#!/usr/bin/env python3
"""stamp_module.py MODULE WEIGHTS FOLDER ANALYST: both modules with their build's mark, the weights, and the mark apart.

The mark is a hash of all files, in a custom section ("build") at each module's end and in build.json: a page that was
built with other modules does not use these. Files that would not change are left alone."""
import hashlib
import json
import pathlib
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


module, weights, analyst = (pathlib.Path(sys.argv[i]).read_bytes() for i in (1, 2, 4))
folder = pathlib.Path(sys.argv[3])
folder.mkdir(parents=True, exist_ok=True)
mark = hashlib.sha256(module + weights + analyst).hexdigest()[:16]
name = b"build"
section = number(len(name)) + name + mark.encode()
put(folder / "scoville.wasm", module + b"\0" + number(len(section)) + section)
put(folder / "analyst.wasm", analyst + b"\0" + number(len(section)) + section)
put(folder / "spicy.weights", weights)
put(folder / "build.json", json.dumps({"build": mark}).encode() + b"\n")
