"""A client of docs/protocol.md in one file, without dependencies: for tries of what an unfriendly one may do."""

import base64
import json
import os
import select
import socket
import struct
import time


def frame(opcode, payload):
    mask, size = os.urandom(4), len(payload)
    head = bytes([0x80 | opcode])
    head += bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + struct.pack('>H', size)
    return head + mask + bytes(byte ^ mask[i & 3] for i, byte in enumerate(payload))


def handshake(host, port, path='/ws', **more):
    key = base64.b64encode(os.urandom(16)).decode()
    headers = {
        'Host': f'{host}:{port}',
        'Upgrade': 'websocket',
        'Connection': 'Upgrade',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': key,
        'Authorization': 'Bearer x',
        **more,
    }
    lines = [f'{name}: {value}\r\n' for name, value in headers.items() if value is not None]
    return (f'GET {path} HTTP/1.1\r\n' + ''.join(lines) + '\r\n').encode()


class Client:
    def __init__(self, port, name=None, *, host='127.0.0.1', source=None, token=None, headers=None):
        self.socket = socket.create_connection((host, port), 10, (source, 0) if source else None)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.sendall(handshake(host, port, **(headers or {})))
        self.bytes, self.inbox, self.closed, self.nonces = b'', [], None, 0
        while b'\r\n\r\n' not in self.bytes:
            more = self.socket.recv(4096)
            if not more:
                raise ConnectionError('closed in the handshake')
            self.bytes += more
        head, self.bytes = self.bytes.split(b'\r\n\r\n', 1)
        if b' 101 ' not in head:
            raise ConnectionError(head.split(b'\r\n')[0].decode())
        if name is not None:
            self.send({'type': 'hello', 'protocol': 1, 'name': name, **({'token': token} if token else {})})
            self.me = self.wait(lambda message: message['type'] == 'welcome')

    def send(self, message):
        self.socket.sendall(frame(1, json.dumps(message).encode()))

    def request(self, kind, **fields):
        self.nonces += 1
        nonce = fields.pop('nonce', f'n{self.nonces}')
        self.send({'type': kind, 'nonce': nonce, **fields})
        return nonce

    def ask(self, kind, patience=20, **fields):
        return self.answer(self.request(kind, **fields), patience)

    def answer(self, nonce, patience=20):
        final = ('ack', 'refused')
        return self.wait(lambda message: message.get('nonce') == nonce and message['type'] in final, patience)

    def wait(self, is_it, patience=20):
        end = time.monotonic() + patience
        while True:
            for i, message in enumerate(self.inbox):
                if is_it(message):
                    return self.inbox.pop(i)
            left = end - time.monotonic()
            if self.closed is not None or left <= 0:
                return {'type': 'closed' if self.closed is not None else 'nothing', 'why': self.closed}
            self.hear(left)

    def hear(self, patience=0.0):
        if not select.select([self.socket], [], [], patience)[0]:
            return
        more = self.socket.recv(1 << 18)
        if not more:
            self.closed = self.closed or 'end'
        self.bytes += more
        while (read := self.one_frame()) is not None:
            opcode, payload = read
            if opcode == 9:
                self.socket.sendall(frame(10, payload))
            elif opcode == 8:
                self.closed = payload[2:].decode() or 'close'
            elif opcode == 1:
                self.inbox.append(json.loads(payload))

    def one_frame(self):
        if len(self.bytes) < 2:
            return None
        size, at = self.bytes[1] & 127, 2
        if size > 125:
            wide = 2 if size == 126 else 8
            if len(self.bytes) < 2 + wide:
                return None
            size, at = int.from_bytes(self.bytes[2 : 2 + wide], 'big'), 2 + wide
        if len(self.bytes) < at + size:
            return None
        opcode, payload = self.bytes[0] & 15, self.bytes[at : at + size]
        self.bytes = self.bytes[at + size :]
        return opcode, payload

    def close(self):
        self.socket.close()


def told(answer):
    """An answer in one word: ack, or why not."""
    return answer.get('error', {}).get('key', answer['type'])


def safe_action(game):
    """What a client that does not think may do now, if anything."""
    legal = game.get('legal') or {}
    if legal.get('let') or legal.get('challenge'):
        return {'do': 'let', **({'standing': True} if legal.get('standing') else {})}
    if play := legal.get('play'):
        action = {'do': 'play', 'card': play['cards'][0], 'declare': play['declare'][0]}
        return {**action, 'last': True} if play.get('last') else action
    return {'do': 'pass'} if legal.get('pass') else None
