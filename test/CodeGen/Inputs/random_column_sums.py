"""Writes kernels of rows that add up columns, of shapes and bodies by chance.

    random_column_sums.py SEED COUNT

Each has sums of rows and of columns of what it computes, some after a sum of
rows, results as long as the space, and what is made of sums of columns.
"""
import pathlib
import random
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2]))
from fusion_text import Body, tensor


class Sums(Body):
    def __init__(self, shape, dice):
        super().__init__(shape, dice)
        self.rows = tensor(shape[:-1], "f32")
        self.columns = tensor(shape[-1:], "f32")

    def reduce(self, value, dims, result):
        kind = self.dice.choice(["add", "add", "max", "min"])
        return self.add(f"mp.reduce {kind} {value} dims {list(dims)} : "
                        f"{self.space} to {result}")

    def sum_rows(self, value):
        last = len(self.shape) - 1
        return self.reduce(value, [last], self.rows)

    def sum_columns(self, value):
        return self.reduce(value, range(len(self.shape) - 1), self.columns)

    def combine(self, x, y, type_):
        op = self.dice.choice(["addf", "subf", "maximumf"])
        return self.add(f"arith.{op} {x}, {y} : {type_}")

    def spread(self, row):
        dims = list(range(len(self.shape) - 1))
        return self.add(f"mp.broadcast {row} dims {dims} : {self.rows} to "
                        f"{self.space}")


def kernel(number, dice):
    last = dice.choice([3, 8, 24, 65, 72, 200, 264, 776])
    shape = dice.choice([(dice.randint(1, 90), last),
                         (dice.randint(2, 5), dice.randint(1, 20), last)])
    element = dice.choice(["f32", "f16", "bf16"])
    body = Sums(shape, dice)
    whole, param = tensor(shape, element), body.columns
    x, y = ("%x", "%y") if element == "f32" else (
        body.add(f"mp.cast {name} : {whole} to {body.space}")
        for name in ("%x", "%y"))
    values = [x, y, body.combine(x, y, body.space)]
    results = [(body.sum_rows(dice.choice(values)), body.rows)]
    if dice.random() < 0.6:
        values.append(body.combine(body.spread(results[0][0]),
                                   dice.choice(values), body.space))
        results.append((values[-1], body.space))
    for _ in range(dice.randint(1, 2)):
        total = body.sum_columns(dice.choice(values))
        results.append((total, param))
        if dice.random() < 0.5:
            results[-1] = (body.combine("%p", total, param), param)
    dice.shuffle(results)
    types = ", ".join(type_ for _, type_ in results)
    names = ", ".join(name for name, _ in results)
    outer = ", ".join(f"%r#{i}" for i in range(len(results)))
    arguments = f"%x: {whole}, %y: {whole}, %p: {param}"
    lines = "\n".join(body.lines)
    return f"""mprt.kernel @k{number} {{
^bb0({arguments.replace(":", "0:")}):
  %r:{len(results)} = mp.fusion row ins(%x0, %y0, %p0 : {whole}, {whole}, {param}) -> {types} {{
  ^bb0({arguments}):
{lines}
    mp.yield {names} : {types}
  }}
  mprt.return {outer} : {types}
}}"""


def main(seed, count):
    dice = random.Random(int(seed))
    for number in range(int(count)):
        print(kernel(number, dice))


main(*sys.argv[1:])
