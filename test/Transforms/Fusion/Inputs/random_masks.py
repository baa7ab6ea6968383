"""Writes a step whose fusions hand masks on, of shapes and bodies by chance.

    random_masks.py make SEED COUNT      the step
    random_masks.py compare A.npz B.npz   fails if a bit differs

Each pair of fusions is one that makes a mask, in a kernel of each kind, and one
that reads it, in another: as it is, under another shape, moved, or repeated.
"""
import math
import pathlib
import random
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[3]))
import fusion_text
from fusion_text import compare, tensor

ELEMENTS = ["f32", "f16", "bf16"]
KINDS = ["pointwise", "row", "column", "channel", "full"]


class Body(fusion_text.Body):
    def __init__(self, shape, dice):
        super().__init__(shape, dice)
        self.flags = tensor(shape, "i1")

    def widen(self, value, element):
        if element == "f32":
            return value
        return self.add(f"mp.cast {value} : {tensor(self.shape, element)} to "
                        f"{self.space}")

    def reduced(self, kind):
        """The dimensions that a kernel of this kind reduces."""
        last = len(self.shape) - 1
        return {"row": [last], "column": list(range(last)),
                "channel": [0, *range(2, last + 1)],
                "full": list(range(last + 1))}[kind]

    def reduce(self, value, kind):
        """A sum of rows, columns, channels or all, and its type."""
        dims = self.reduced(kind)
        kept = [size for dim, size in enumerate(self.shape) if dim not in dims]
        result = tensor(kept, "f32")
        combiner = self.dice.choice(["add", "max"])
        return self.add(f"mp.reduce {combiner} {value} dims {dims} : "
                        f"{self.space} to {result}"), result

    def spread(self, value, type_, kind):
        dims = [dim for dim in range(len(self.shape))
                if dim not in self.reduced(kind)]
        return self.add(f"mp.broadcast {value} dims {dims} : {type_} to "
                        f"{self.space}")

    def compare(self, x, y):
        return self.add(f"arith.cmpf {self.dice.choice(['olt', 'oge', 'une'])}, "
                        f"{x}, {y} : {self.space}")

    def choose(self, mask, x, y):
        return self.add(f"arith.select {mask}, {x}, {y} : {self.flags}, "
                        f"{self.space}")


def fusion(name, kind, operands, body, results):
    """Text of a fusion; results are pairs of name and type."""
    kind = "row" if kind == "channel" else kind
    types = ", ".join(type_ for _, type_ in results)
    listed = ", ".join(outer for outer, _, _ in operands)
    inner = ", ".join(f"{name}: {type_}" for _, name, type_ in operands)
    outer = ", ".join(type_ for _, _, type_ in operands)
    lines = "\n".join(body.lines)
    return f"""  {name}:{len(results)} = mp.fusion {kind} ins({listed} : {outer}) -> {types} {{
  ^bb0({inner}):
{lines}
    mp.yield {", ".join(result for result, _ in results)} : {types}
  }}"""


def make_mask(name, shape, element, dice):
    """A fusion that makes a mask, and the number of its result."""
    body = Body(shape, dice)
    x, y = (body.widen(value, element) for value in ("%a", "%b"))
    kind = dice.choice(KINDS)
    if kind == "channel" and len(shape) == 2:
        kind = "row"
    results = []
    if kind != "pointwise":
        total = body.reduce(x, kind)
        results.append(total)
        if kind in ("row", "channel") and dice.random() < 0.6:
            y = body.spread(*total, kind)
    mask = body.compare(x, y)
    results.append((mask, body.flags))
    if dice.random() < 0.5:
        results.append((body.choose(mask, x, y), body.space))
    dice.shuffle(results)
    whole = tensor(shape, element)
    operands = [(f"%x{name}", "%a", whole), (f"%y{name}", "%b", whole)]
    text = fusion(f"%w{name}", kind, operands, body, results)
    number = [result for result, _ in results].index(mask)
    others = [(f"%w{name}#{i}", type_) for i, (_, type_) in enumerate(results)
              if i != number]
    return text, f"%w{name}#{number}", others


def move(body, shape, dice):
    """The mask `%m` of this shape at another element for each of the space."""
    kind = dice.choice(["none", "none", "reverse", "transpose"])
    mask, flags = "%m", tensor(shape, "i1")
    if kind == "reverse":
        return body.add(f"mp.reverse {mask} dims [{len(shape) - 1}] : {flags}")
    if kind == "transpose" and len(shape) == 2:
        turned = tensor(shape[::-1], "i1")
        mask = body.add(f"mp.transpose {mask} perm [1, 0] : {flags} to {turned}")
        return body.add(f"mp.reshape {mask} : {turned} to {flags}")
    return mask


def read_mask(name, mask, shape, element, dice):
    """A fusion that reads it, and a reshape before it."""
    text = ""
    if dice.random() < 0.3:
        flat = (shape[0], math.prod(shape[1:])) if len(shape) > 2 else (
            1, *shape)
        text = (f"  %s{name} = mp.reshape {mask} : {tensor(shape, 'i1')} to "
                f"{tensor(flat, 'i1')}\n")
        mask, shape = f"%s{name}", flat
    body = Body(shape, dice)
    z = body.widen("%c", element)
    zero = body.add(f"arith.constant dense<0.5> : {body.space}")
    kind = dice.choice(KINDS)
    if kind == "channel" and len(shape) == 2:
        kind = "row"
    value = body.choose(move(body, shape, dice), z, zero)
    results = []
    if kind == "column" and len(shape) == 2 and shape[0] == 1:
        kind = "pointwise"
    if kind != "pointwise":
        results.append(body.reduce(value, kind))
    if kind == "pointwise" or dice.random() < 0.6:
        results.append((value, body.space))
    if kind == "row" and tensor(shape[:-1], "f32") == "tensor<1xf32>":
        kind = "full"
    operands = [(mask, "%m", body.flags),
                (f"%z{name}", "%c", tensor(shape, element))]
    text += fusion(f"%r{name}", kind, operands, body, results)
    return text, shape, [(f"%r{name}#{i}", type_)
                         for i, (_, type_) in enumerate(results)]


def pairs(seed, count):
    """Arguments, texts and results of all pairs."""
    dice = random.Random(int(seed))
    arguments, texts, results = [], [], []
    for name in range(int(count)):
        last = dice.choice([8, 24, 65, 72, 200, 264, 776, 2056])
        shape = dice.choice([(dice.randint(2, 60), last),
                             (dice.randint(2, 5), dice.randint(2, 20), last),
                             (dice.randint(2, 4), dice.randint(2, 20),
                              *dice.choice([(4, 4), (2, 12), (3, 8), (5, 5)]))])
        element, other = dice.choice(ELEMENTS), dice.choice(ELEMENTS)
        text, mask, others = make_mask(name, shape, element, dice)
        reading, space, more = read_mask(name, mask, shape, other, dice)
        arguments += [(f"%x{name}", shape, element),
                      (f"%y{name}", shape, element),
                      (f"%z{name}", space, other)]
        texts += [text, reading]
        results += others + more
    return arguments, texts, results


def make(seed, count):
    arguments, texts, results = pairs(seed, count)
    types = ", ".join(type_ for _, type_ in results)
    listed = ", ".join(f"{name}: {tensor(shape, element)}"
                       for name, shape, element in arguments)
    print(f"func.func @main({listed}) -> ({types}) {{")
    print("\n".join(texts))
    print(f"  return {', '.join(name for name, _ in results)} : {types}\n}}")


{"make": make, "compare": compare}[sys.argv[1]](*sys.argv[2:])
