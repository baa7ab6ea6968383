#!/usr/bin/env python3
"""Wraps an artifact of two arguments and two results as jax.export does.

    jax_export_writer.py ARTIFACT OUTPUT KIND

KIND is `named` (the step's arguments were a dictionary, and one more that it
does not use), or a way to be malformed: see main().
"""
import struct
import sys

LEAF, TUPLE, DICT = 0, 2, 4


class Flat:
    """A flatbuffer, parents before children. Values: int, str, bytes, list (of
    tables or strings), U16s, and dict, a table of field numbers."""

    def __init__(self, root):
        self.data = bytearray(4)
        self.shared = {}
        self.patch(0, self.put(root, 0))

    def patch(self, at, target):
        self.data[at:at + 4] = struct.pack("<I", target - at)

    def put(self, value, user):
        """Where the value stands: behind its user, once if it can be."""
        if self.shared.get(id(value), 0) > user:
            return self.shared[id(value)]
        self.data += bytes(-len(self.data) % 4)
        at = len(self.data)
        if isinstance(value, dict):
            at = self.put_table(value)
        elif isinstance(value, list):
            self.data += struct.pack("<I", len(value)) + bytes(4 * len(value))
            for i, element in enumerate(value):
                slot = at + 4 + 4 * i
                self.patch(slot, self.put(element, slot))
        elif isinstance(value, U16s):
            self.data += struct.pack(f"<I{len(value)}H", len(value), *value)
        else:
            text = value.encode() if isinstance(value, str) else value
            self.data += struct.pack("<I", len(text)) + text + b"\0"
        if isinstance(value, dict):
            self.shared[id(value)] = at
        return at

    def put_table(self, fields):
        count = max(fields, default=-1) + 1
        self.data += struct.pack("<HH", 4 + 2 * count, 4 + 4 * count)
        for i in range(count):
            self.data += struct.pack("<H", 4 + 4 * i if i in fields else 0)
        self.data += bytes(-len(self.data) % 4)
        at = len(self.data)
        vtable = at - (4 + 2 * count + (4 + 2 * count) % 4)
        self.data += struct.pack("<i", at - vtable) + bytes(4 * count)
        for i, value in fields.items():
            slot = at + 4 + 4 * i
            if isinstance(value, int):
                self.data[slot:slot + 4] = struct.pack("<I", value)
            else:
                self.patch(slot, self.put(value, slot))
        return at


class U16s(tuple):
    pass


def leaf():
    return {0: LEAF}


def bunch(*children):
    return {0: TUPLE, 1: list(children)}


def dictionary(**children):
    return {0: DICT, 1: list(children.values()), 2: list(children)}


def main():
    artifact, output, kind = sys.argv[1:]
    params = dictionary(b=leaf(), w=leaf())
    exported = {
        0: 3, 1: "step",
        2: bunch(bunch(leaf(), params), dictionary()),
        4: bunch(dictionary(loss=leaf()), leaf()),
        13: open(artifact, "rb").read(), 14: 10, 15: U16s((1, 2)), 18: 1}
    if kind == "vjp":  # of a function of one argument and one result
        exported[4], exported[17] = leaf(), dict(exported)
        exported[2] = bunch(bunch(params), dictionary())
        exported[17][15] = U16s((0, 2))
    elif kind == "unknown-argument":
        exported[15] = U16s((1, 7))
    elif kind == "too-many-results":
        exported[4] = bunch(leaf(), leaf(), leaf())
    elif kind == "no-artifact":
        exported[13] = b"MLIR, honestly ML\xefR"
    elif kind == "bomb":  # 2^40 leaves in a few tables
        tree = leaf()
        for _ in range(40):
            tree = {0: TUPLE, 1: [tree, tree]}
        exported[4] = tree
    with open(output, "wb") as file:
        file.write(Flat(exported).data)


main()
