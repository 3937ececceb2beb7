#!/usr/bin/env python3
"""embed_assets.py NAME FOLDER OUT: writes OUT/NAME.cpp and OUT/include/NAME.h, a table of all files below FOLDER with
their types, hashes and gzipped forms (cmake/Assets.cmake). Touches nothing that would not change."""

import gzip
import hashlib
import pathlib
import re
import sys

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".xml": "application/xml",
    ".wasm": "application/wasm",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".avif": "image/avif",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".opus": "audio/ogg",
    ".m4a": "audio/mp4",
    ".wav": "audio/wav",
}
# Vite's names: /assets/index-BX3kd9aL.js
HASHED = re.compile(r"/assets/[^/]*[-.][A-Za-z0-9_-]{8}\.[a-z0-9]+$")
PLAIN_PATH = re.compile(r"(/[A-Za-z0-9_@+-][A-Za-z0-9._@+-]*)+$")

PLACEHOLDER = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Scoville</title>
<h1>Scoville</h1>
<p>This program was built without its web client. The server works; there is just no page to show.</p>
</html>
"""


def files_below(folder):
    """{path on the server: bytes}; source maps and hidden files stay at home."""
    if not (folder / "index.html").is_file():
        return {"/index.html": PLACEHOLDER}
    files = {}
    for file in sorted(folder.rglob("*")):
        path = "/" + file.relative_to(folder).as_posix()
        if not file.is_file() or "/." in path or path.endswith(".map"):
            continue
        if not PLAIN_PATH.match(path):
            sys.exit(f"{file}: a name with letters that need escaping cannot be embedded")
        files[path] = file.read_bytes()
    return files


def write_if_changed(path, data):
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.is_file() or path.read_bytes() != data:
        path.write_bytes(data)


def zipped(data):
    small = gzip.compress(data, 9, mtime=0)
    return small if len(small) < 0.9 * len(data) else b""


def main(name, folder, out):
    symbols, rows, kept = [], [], set()

    def embed(data, kind):
        if not data:
            return "{}"
        digest = hashlib.sha256(data).hexdigest()[:32]
        blob = out / f"{digest}.{kind}"
        kept.add(blob)
        write_if_changed(blob, data)
        symbol = f"{name}_asset_{len(symbols)}"
        symbols.append((symbol, blob))
        return f"{{{symbol}, {len(data)}}}"

    for path, data in files_below(folder).items():
        kind = TYPES.get(pathlib.PurePosixPath(path).suffix, "application/octet-stream")
        digest = hashlib.sha256(data).hexdigest()[:20]
        immutable = "true" if HASHED.search(path) else "false"
        rows.append(f'    {{"{path}", "{kind}", "{digest}", {embed(data, "raw")}, {embed(zipped(data), "gz")}, {immutable}}},')

    code = [f'// Made by embed_assets.py.\n#include "{name}.h"\n']
    code.append('__asm__(".pushsection .rodata.assets, \\"a\\", @progbits\\n"')
    for symbol, blob in symbols:
        code.append(f'        ".balign 16\\n{symbol}: .incbin \\"{blob}\\"\\n"')
    code.append('        ".popsection\\n");\n')
    code.append('extern "C" {')
    code += [f'extern const char {symbol}[] __attribute__((visibility("hidden")));' for symbol, _ in symbols]
    code.append("}\n\nstatic constinit const scoville::net::Asset all[] = {")
    code += rows
    code.append(f"}};\n\nstd::span<const scoville::net::Asset> {name}() {{ return all; }}\n")
    header = f"""// Made by embed_assets.py.
#pragma once

#include <span>

#include "net/assets.h"

std::span<const scoville::net::Asset> {name}();
"""
    write_if_changed(out / "include" / f"{name}.h", header.encode())
    write_if_changed(out / f"{name}.cpp", "\n".join(code).encode())
    for blob in [*out.glob("*.raw"), *out.glob("*.gz")]:
        if blob not in kept:
            blob.unlink()


if __name__ == "__main__":
    main(sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3]))
