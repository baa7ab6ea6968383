#!/usr/bin/env python3
"""write_step.py OUTPUT [KIND]: a small artifact.

Without KIND, a step without any names: (a, b) -> (a + b, a). The kinds make one
thing in it strange: see the code.
"""
import sys

from vhlo_writer import Writer, varint

kind = sys.argv[2] if len(sys.argv) > 2 else ""
writer = Writer()
f32, f64 = writer.type(4), (8).to_bytes(8, "little")
tensor = writer.type(20, ("I", [4]), f32)
ops = {"newer-op": "add_v3", "newer-name": "transmogrify_v1"}
name, attributes, result = ops.get(kind, "add_v1"), None, tensor
if kind == "newer-name":
    attributes = {"spell": writer.text("boink")}
elif kind == "newer-type":
    result = writer.type(43)
elif kind == "newer-attribute":
    name, attributes = "iota_v1", {"iota_dimension": writer.attribute(26)}
elif kind == "quantized":  # i8 at a scale of 0.5
    i8 = writer.type(11)
    result = writer.type(20, ("I", [4]), writer.type(
        24, 1, i8, f32, ("i", 0x3FE0000000000000), ("i", 0), ("i", -128),
        ("i", 127)))
elif kind == "huge":
    result = writer.type(20, ("I", [1 << 40, 1 << 40]), f32)
elif kind == "negative":
    result = writer.type(20, ("I", [-5]), f32)
elif kind == "wrong-kind":  # a dimension that is text
    name, attributes = "iota_v1", {"iota_dimension": writer.text("first")}
elif kind == "short-constant":
    name, attributes = "constant_v1", {"value": writer.tensor(tensor, b"abc")}
elif kind == "huge-constant":
    huge = writer.type(20, ("I", [1 << 31, 1 << 31, 4]), f32)
    name, attributes = "constant_v1", {"value": writer.tensor(huge, b"abcd")}
elif kind == "dictionary-twice":
    key = writer.text("k")
    name, attributes = "iota_v1", {
        "iota_dimension": writer.attribute(6, 2, key, key, key, key)}
elif kind == "no-body":
    writer.encode_module = lambda top: varint(0)


def build(body, args):
    operands = list(args) if name.startswith(("add", "trans")) else []
    body.ret(body.op(name, operands, [result], attributes), args[0])


writer.function("main", [tensor, tensor], [result, tensor], build)
with open(sys.argv[1], "wb") as file:
    file.write(writer.bytes())
