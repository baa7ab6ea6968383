"""Writes portable artifacts, so that tests can have any of them.

The encoding is MLIR bytecode (mlir.llvm.org/docs/BytecodeFormat) of the vhlo
dialect. Attributes and types are Python tuples: a code of VHLO's table and its
parts, which numbers() turns into bytes. What they mean is not checked: tests
write nonsense on purpose.

    w = Writer(version=6)
    f32 = w.type(4)
    x = w.type(20, ("I", [2, 3]), f32)          # tensor<2x3xf32>
    w.function("main", [x], [x], lambda b, args: b.ret(
        b.op("add_v1", [args[0], args[0]], [x])))
    open("x.vhlo", "wb").write(w.bytes())
"""


def varint(value):
    """Trailing zeros of the first byte tell how many bytes follow."""
    for size in range(1, 9):
        if value >> (7 * size) == 0:
            return (value << size | 1 << (size - 1)).to_bytes(size, "little")
    return b"\0" + value.to_bytes(8, "little")


def signed(value):
    return varint((value << 1) ^ (value >> 63) if value >= 0
                  else ((-value - 1) << 1) | 1)


def section(number, body):
    return bytes([number]) + varint(len(body)) + body


class Body:
    """A block under construction; ids of its values count from `first`."""

    def __init__(self, writer, arguments, first):
        self.writer, self.first, self.count = writer, first, 0
        self.arguments, self.ops = arguments, []
        self.values = [self.define() for _ in arguments]

    def define(self):
        self.count += 1
        return self.first + self.count - 1

    def op(self, name, operands=(), types=(), attributes=None, regions=(),
           loc=0):
        """Adds vhlo.`name`; returns the id of its first result. Regions are
        pairs of argument types and a function on the body."""
        mask, parts = 0, b""
        if attributes:
            index, bit = self.writer.op_attributes(name, attributes)
            mask, parts = mask | bit, parts + varint(index)
        results = [self.define() for _ in types]
        if types:
            mask |= 2
            parts += varint(len(types)) + b"".join(map(varint, types))
        if operands:
            mask |= 4
            parts += varint(len(operands)) + b"".join(map(varint, operands))
        if regions:
            mask |= 16
            parts += varint(len(regions) << 1)
        self.ops.append([name, mask, loc, parts, regions])
        return results[0] if results else None

    def ret(self, *operands):
        self.op("return_v1", list(operands))

    def encode(self):
        """The region: its one block, with nested regions after each op."""
        w = self.writer
        out = [varint(1), varint(self.count),
               varint(len(self.ops) << 1 | bool(self.arguments))]
        if self.arguments:
            out.append(varint(len(self.arguments)))
            for kind, loc in self.arguments:
                out.append(varint(kind << 1 | 1) if w.version >= 4
                           else varint(kind))
                out.append(varint(loc))
            if w.version >= 3:
                out.append(b"\0")
        for name, mask, loc, parts, regions in self.ops:
            out += [varint(w.op_name("vhlo", name)), bytes([mask]),
                    varint(loc), parts]
            for types, build in regions:
                body = Body(w, [(t, 0) for t in types], self.first + self.count)
                build(body, body.values)
                out.append(body.encode())
        return b"".join(out)


class Writer:
    """An artifact with a bytecode version: 0 for VHLO 0.9, 6 since 0.16."""

    def __init__(self, version=6, producer="StableHLO_v1.17.0"):
        self.version, self.producer = version, producer
        self.strings, self.names = {}, {"builtin": {}, "vhlo": {}}
        self.attributes, self.types, self.properties = {}, {}, {}
        self.functions = []
        self.unknown = self.attribute(15, dialect="builtin")  # location 0

    def string(self, text):
        return self.strings.setdefault(text, len(self.strings))

    def numbers(self, parts):
        """("I", list), ("s", string), ("i", signed), ("b", bytes), int."""
        out = b""
        for part in parts:
            if isinstance(part, int):
                out += varint(part)
            elif part[0] == "I":
                out += varint(len(part[1])) + b"".join(map(signed, part[1]))
            elif part[0] == "L":
                out += varint(len(part[1])) + b"".join(map(varint, part[1]))
            elif part[0] == "s":
                out += varint(self.string(part[1]))
            elif part[0] == "i":
                out += signed(part[1])
            else:
                out += varint(len(part[1])) + part[1]
        return out

    def attribute(self, code, *parts, dialect="vhlo"):
        key = (dialect, varint(code) + self.numbers(parts))
        return self.attributes.setdefault(key, len(self.attributes))

    def type(self, code, *parts):
        key = ("vhlo", varint(code) + self.numbers(parts))
        return self.types.setdefault(key, len(self.types))

    def text(self, value):
        return self.attribute(14, ("s", value))

    def i64(self, value):
        return self.attribute(9, self.type(14), ("i", value))

    def tensor(self, kind, blob):
        return self.attribute(15, kind, ("b", blob))

    def i64s(self, values):
        import struct
        kind = self.type(20, ("I", [len(values)]), self.type(14))
        return self.tensor(kind, struct.pack(f"<{len(values)}q", *values))

    def name_loc(self, name):
        text = self.attribute(2, ("s", name), dialect="builtin")
        return self.attribute(14, text, self.unknown, dialect="builtin")

    def op_name(self, dialect, name):
        order = self.names[dialect]
        index = order.setdefault(name, len(order))
        return index if dialect == "builtin" else len(
            self.names["builtin"]) + index

    def op_attributes(self, name, attributes):
        """Index and mask bit: properties in alphabetical order since version
        5, a dictionary before."""
        if self.version >= 5:
            body = b"".join(varint(v) for _, v in sorted(attributes.items()))
            return self.properties.setdefault(body, len(self.properties)), 64
        parts = [len(attributes)]
        for key, value in sorted(attributes.items()):
            parts += [self.attribute(2, ("s", key), dialect="builtin"), value]
        return self.attribute(1, *parts, dialect="builtin"), 1

    def function(self, name, inputs, results, build, names=(),
                 visibility=""):
        empty = self.attribute(1, ("L", []))
        self.functions.append((inputs, names, build, dict(
            arg_attrs=empty, res_attrs=empty, sym_name=self.text(name),
            sym_visibility=self.text(visibility),
            function_type=self.attribute(17, self.type(
                8, ("L", inputs), ("L", results))))))

    def bytes(self):
        module = self.op_name("builtin", "module")
        top = Body(self, [], 0)
        for inputs, names, build, attributes in self.functions:
            locs = [self.name_loc(n) for n in names] or [0] * len(inputs)
            top.op("func_v1", attributes=attributes,
                   regions=[(inputs, build)])
            top.ops[-1][4] = [(list(zip(inputs, locs)), build)]
        region = self.encode_module(top)
        ir = (varint(1 << 1) + varint(module) + b"\x10" + varint(0)
              + varint(1 << 1) + region)
        tables = self.encode_attributes()
        dialects = self.encode_dialects()
        body = (section(1, dialects) + tables + section(4, ir)
                + section(0, self.encode_strings()))
        if self.version >= 5:
            body += section(8, varint(len(self.properties)) + b"".join(
                varint(len(p)) + p for p in self.properties))
        return (b"ML\xefR" + varint(self.version)
                + self.producer.encode() + b"\0" + body)

    def encode_module(self, top):
        """Functions take arguments with locations, which Body.encode knows
        only for its own block; so their regions are made here."""
        out = [varint(1), varint(0), varint(len(top.ops) << 1)]
        for name, mask, loc, parts, regions in top.ops:
            out += [varint(self.op_name("vhlo", name)), bytes([mask]),
                    varint(loc), parts]
            (arguments, build), = regions
            body = Body(self, arguments, 0)
            build(body, body.values)
            out.append(body.encode())
        return b"".join(out)

    def encode_dialects(self):
        out = [varint(len(self.names))]
        for dialect in self.names:
            shift = 1 if self.version >= 1 else 0
            out.append(varint(self.string(dialect) << shift))
        if self.version >= 4:
            out.append(varint(sum(map(len, self.names.values()))))
        for number, order in enumerate(self.names.values()):
            out += [varint(number), varint(len(order))]
            for name in order:
                index = self.string(name)
                out.append(varint(index << 1 | 1 if self.version >= 5
                                  else index))
        return b"".join(out)

    def encode_attributes(self):
        dialects = {name: i for i, name in enumerate(self.names)}
        data, offsets = b"", varint(len(self.attributes)) + varint(
            len(self.types))
        blobs = []
        for table in (self.attributes, self.types):
            for dialect, body in table:
                blobs.append(body)
                offsets += (varint(dialects[dialect]) + varint(1)
                            + varint(len(body) << 1 | 1))
        data = b"".join(blobs)
        return section(2, data) + section(3, offsets)

    def encode_strings(self):
        texts = [s.encode() + b"\0" for s in self.strings]
        return (varint(len(texts))
                + b"".join(varint(len(t)) for t in reversed(texts))
                + b"".join(texts))
