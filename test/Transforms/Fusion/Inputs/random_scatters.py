"""Writes a step that scatters and goes on with what it made, by chance.

    random_scatters.py make SEED COUNT      the step
    random_scatters.py compare A.npz B.npz   fails if a bit differs

Each part scatters rows or elements, into zeros or into a tensor, at indices that
come twice or lie outside, and computes an update of it: element by element, under
another shape, with numbers of the caller, with the largest of all. Some read it
where its elements do not lie, or twice: those stay apart.
"""
import pathlib
import random
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[3]))
from fusion_text import compare, tensor


class Part:
    """One scatter, what follows on it, its arguments and its results."""

    def __init__(self, number, dice):
        self.number, self.dice = number, dice
        self.arguments, self.results = [], []
        rows, row = dice.randint(2, 90), dice.choice([1, 3, 8, 24, 65])
        self.shape = (rows, row)
        self.lines = []

    def argument(self, shape, element):
        name = f"%a{self.number}_{len(self.arguments)}"
        self.arguments.append(f"{name}: {tensor(shape, element)}")
        return name

    def add(self, text):
        name = f"%v{self.number}_{len(self.lines)}"
        self.lines.append(f"  {name} = {text}")
        return name

    def scatter(self):
        """The result of the scatter, and its element type."""
        dice, (rows, row) = self.dice, self.shape
        count = dice.randint(1, max(1, 3 * rows // 4))
        places = [dice.randint(-2, rows + 1) for _ in range(count)]
        indices = self.add("arith.constant dense<"
                           f"{[[place] for place in places]}> : "
                           f"{tensor((count, 1), 'i32')}")
        element = dice.choice(["f32", "f32", "f16", "bf16"])
        moved = dice.choice(["f16", "bf16", element])
        kind = dice.choice(["add", "add", "max"])
        updates = self.argument((count, row), moved)
        space = tensor(self.shape, element)
        start = (self.add(f"arith.constant dense<0.0> : {space}")
                 if dice.random() < 0.6 else
                 self.argument(self.shape, element))
        sums = " accumulate f32" if kind == "add" else ""
        if kind == "max" and moved != element:
            updates = self.add(f"mp.cast {updates} : "
                               f"{tensor((count, row), moved)} to "
                               f"{tensor((count, row), element)}")
            moved = element
        return self.add(
            f"mp.scatter {kind} {start}, {indices}, {updates} window [1] "
            f"inserted [0] start [0] index_vector 1{sums} : ({space}, "
            f"{tensor((count, 1), 'i32')}, {tensor((count, row), moved)}) -> "
            f"{space}"), element

    def other(self, shape):
        """Something to compute with, in f32."""
        space = tensor(shape, "f32")
        choice = self.dice.randrange(4)
        if choice == 0:
            return self.argument(shape, "f32")
        if choice == 1:
            number = self.argument((), "f32")
            return self.add(f"mp.broadcast {number} dims [] : tensor<f32> to "
                            f"{space}")
        if choice == 2:
            last = self.argument(shape[-1:], "f32")
            return self.add(f"mp.broadcast {last} dims [{len(shape) - 1}] : "
                            f"{tensor(shape[-1:], 'f32')} to {space}")
        return self.add(f"arith.constant dense<0.75> : {space}")

    def update(self):
        dice, shape = self.dice, self.shape
        value, element = self.scatter()
        if dice.random() < 0.1:
            self.results.append((value, tensor(shape, element)))
        if dice.random() < 0.3:
            flat = (shape[0] * shape[1],)
            value = self.add(f"mp.reshape {value} : {tensor(shape, element)} to "
                             f"{tensor(flat, element)}")
            shape = flat
        space = tensor(shape, "f32")
        if element != "f32":
            value = self.add(f"mp.cast {value} : {tensor(shape, element)} to "
                             f"{space}")
        if dice.random() < 0.15:
            value = self.add(f"mp.reverse {value} dims [0] : {space}")
        for _ in range(dice.randint(1, 4)):
            op = dice.choice(["addf", "subf", "mulf", "maximumf"])
            value = self.add(f"arith.{op} {value}, {self.other(shape)} : {space}")
        if dice.random() < 0.4:
            dims = list(range(len(shape)))
            most = self.add(f"mp.reduce max {value} dims {dims} : {space} to "
                            "tensor<f32>")
            if dice.random() < 0.3:
                most = self.add(f"math.absf {most} : tensor<f32>")
            self.results.append((most, "tensor<f32>"))
            if dice.random() < 0.2:
                most = self.add(f"mp.broadcast {most} dims [] : tensor<f32> to "
                                f"{space}")
                value = self.add(f"arith.subf {value}, {most} : {space}")
        self.results.append((value, space))
        if dice.random() < 0.4:
            copy = tensor(shape, "f16")
            self.results.append(
                (self.add(f"mp.cast {value} : {space} to {copy}"), copy))


def make(seed, count):
    dice = random.Random(int(seed))
    parts = [Part(number, dice) for number in range(int(count))]
    for part in parts:
        part.update()
    results = [result for part in parts for result in part.results]
    types = ", ".join(type_ for _, type_ in results)
    arguments = ", ".join(text for part in parts for text in part.arguments)
    print(f"func.func @main({arguments}) -> ({types}) {{")
    print("\n".join(line for part in parts for line in part.lines))
    print(f"  return {', '.join(name for name, _ in results)} : {types}\n}}")


{"make": make, "compare": compare}[sys.argv[1]](*sys.argv[2:])
