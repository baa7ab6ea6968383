"""Threefry and Philox on Python integers, as XLA lays their words out."""
import numpy as np

from cases import NUMPY


def threefry(key, counter):
    """Threefry 2x32, 20 rounds, on Python integers."""
    mask = 0xFFFFFFFF
    keys = [key & mask, key >> 32]
    keys.append(keys[0] ^ keys[1] ^ 0x1BD11BDA)
    x, y = (counter + keys[0]) & mask, ((counter >> 32) + keys[1]) & mask
    for group in range(5):
        for r in [(13, 15, 26, 6), (17, 29, 16, 24)][group % 2]:
            x = (x + y) & mask
            y = ((y << r | y >> (32 - r)) & mask) ^ x
        x = (x + keys[(group + 1) % 3]) & mask
        y = (y + keys[(group + 2) % 3] + group + 1) & mask
    return x, y


def philox(key, counter):
    """Philox 4x32, 10 rounds; the counter has 128 bits."""
    mask = 0xFFFFFFFF
    c = [counter >> (32 * i) & mask for i in range(4)]
    k = [key & mask, key >> 32]
    for _ in range(10):
        p, q = 0xD2511F53 * c[0], 0xCD9E8D57 * c[2]
        c = [q >> 32 ^ c[1] ^ k[0], q & mask, p >> 32 ^ c[3] ^ k[1], p & mask]
        k = [(k[0] + 0x9E3779B9) & mask, (k[1] + 0xBB67AE85) & mask]
    return c


# The vectors published with the generators.
assert threefry(0, 0) == (0x6B200159, 0x99BA4EFE)
assert philox(0, 0) == [0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8]


def random_bits(algorithm, state, shape, kind):
    count, bits = int(np.prod(shape)), 8 * NUMPY[kind]().itemsize
    key, mask = state[0], (1 << 64) - 1
    if algorithm == "THREE_FRY":
        even = [i for i, s in enumerate(shape) if s % 2 == 0]
        dim = even[0] if even else int(np.argmax(shape)) if shape else None
        if bits == 64:
            pairs = [threefry(key, (state[1] + i) & mask) for i in range(count)]
            values, used = [x | y << 32 for x, y in pairs], count
        elif not shape:
            values, used = [threefry(key, state[1])[0]], 1
        else:
            half = [(s + 1) // 2 if i == dim else s for i, s in enumerate(shape)]
            used = int(np.prod(half))
            pairs = np.array([threefry(key, (state[1] + i) & mask)
                              for i in range(used)], np.uint64).reshape(
                                  half + [2])
            both = np.moveaxis(pairs, -1, dim + 1).reshape(
                [2 * s if i == dim else s for i, s in enumerate(half)])
            values = both[tuple(slice(0, s) for s in shape)].reshape(-1)
        new = [key, (state[1] + used) & mask]
    else:
        high = state[2] if len(state) == 3 else key
        counter = state[1] | high << 64
        words = 2 if bits == 64 else 1
        used = -(-count * words // 4)
        flat = [w for i in range(used)
                for w in philox(key, (counter + i) % (1 << 128))]
        values = ([flat[i] | flat[i + 1] << 32 for i in range(0, len(flat), 2)]
                  if bits == 64 else flat)[:count]
        end = (counter + used) % (1 << 128)
        new = [key, end & mask] + ([end >> 64] if len(state) == 3 else [])
    values = [int(v) & ((1 << bits) - 1) for v in values]
    return new, np.array(values, NUMPY[kind]).reshape(shape)
