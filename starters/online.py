"""The bots' protocol over a WebSocket, standard library only: a line that reads and sends JSON messages.

    for message in Line("ws://127.0.0.1:8080/bot?code=CODE", secret): ...
"""
import base64
import hashlib
import json
import os
import socket
import ssl
import urllib.parse

GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # RFC 6455


class Line:
    def __init__(self, link, secret):
        self.link, self.secret = link, secret
        self.connect()

    def connect(self):
        link, secret = self.link, self.secret
        url = urllib.parse.urlsplit(link)
        secure = url.scheme in ("wss", "https")
        self.wire = socket.create_connection((url.hostname, url.port or (443 if secure else 80)))
        if secure:
            self.wire = ssl.create_default_context().wrap_socket(self.wire, server_hostname=url.hostname)
        self.input = self.wire.makefile("rb")
        key = base64.b64encode(os.urandom(16))
        self.wire.sendall(
            (f"GET {url.path}?{url.query} HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\n"
             f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key.decode()}\r\n"
             f"Authorization: Bearer {secret}\r\n\r\n").encode())
        status = self.input.readline()
        headers = dict(line.decode().rstrip().split(": ", 1) for line in iter(self.input.readline, b"\r\n") if line)
        wanted = base64.b64encode(hashlib.sha1(key + GUID).digest()).decode()
        accepted = {name.lower(): value for name, value in headers.items()}.get("sec-websocket-accept")
        if b" 101 " not in status or accepted != wanted:
            raise ConnectionError(f"{link}: {status.decode().strip()}")

    def frame(self, opcode, payload):
        """Clients mask what they send."""
        size = len(payload)
        head = bytes([0x80 | opcode])
        if size < 126:
            head += bytes([0x80 | size])
        else:
            head += bytes([0x80 | 126]) + size.to_bytes(2, "big") if size < 65536 \
                else bytes([0x80 | 127]) + size.to_bytes(8, "big")
        mask = os.urandom(4)
        self.wire.sendall(head + mask + bytes(b ^ mask[i & 3] for i, b in enumerate(payload)))

    def send_text(self, text):
        self.frame(1, text.encode())

    def send(self, message):
        self.send_text(json.dumps(message))

    def __iter__(self):
        whole = b""
        while len(head := self.input.read(2)) == 2:
            size = head[1] & 0x7F
            if size > 125:
                size = int.from_bytes(self.input.read(2 if size == 126 else 8), "big")
            payload = self.input.read(size)
            opcode = head[0] & 0x0F
            if opcode == 8:
                if payload[2:].startswith(b"elsewhere /"):  # another node of the same house has the table
                    self.link = urllib.parse.urljoin(self.link, payload[12:].decode() + "?" + urllib.parse.urlsplit(self.link).query)
                    self.connect()
                    continue
                if payload[2:]:
                    raise ConnectionError("the server says: " + payload[2:].decode())
                return
            if opcode == 9:
                self.frame(10, payload)
            elif opcode < 3:
                whole += payload
                if head[0] & 0x80:
                    yield json.loads(whole)
                    whole = b""
