"""From a key to numbers without bias (docs/fairness.md, "The deal")."""
import hashlib
import hmac
import struct


def hmac512(key, data):
    return hmac.new(key, data, hashlib.sha512).digest()


def words(key):
    """The stream of 32-bit words that a deal is made from."""
    block = 0
    while True:
        yield from struct.unpack("<16I", hmac512(key, b"stream" + struct.pack("<Q", block)))
        block += 1


def below(n, stream):
    word = next(stream)
    while word < 2**32 % n:
        word = next(stream)
    return word % n


def shuffled(count, stream):
    deck = list(range(count))
    for i in range(count - 1, 0, -1):
        j = below(i + 1, stream)
        deck[i], deck[j] = deck[j], deck[i]
    return deck
