"""What a training step moves at least, as far as calls of libraries divide it.

Between two calls all that is computed could be one kernel. A tensor must cross memory
if it is an argument or a result, if a call or a routine reads or makes it, or if what
is computed later reads it and has not read all that it is made of. It is written once,
and read once by each call and by each group of readers between two calls. So nothing is
said of how kernels are made: the graph is that which they are formed of.
"""
import math
import re
import sys

OP = re.compile(r'    (?:(%\w+)(?::(\d+))? = )?"([\w.]+)"\(([^)]*)\)')
TENSOR = re.compile(r"tensor<([^<>]*)>")
BITS = re.compile(r"(?:bf|f|ui|i)(\d+)$")
# Kernels make these element by element, or along rows; routines and calls all others.
COMPUTED = re.compile(
    r"(arith|math)\.|mp\.(cast|reduce|broadcast|transpose|slice|pad|concat|reverse|iota|"
    r"random_words|reshape|one_hot)$")
# What is so many times smaller is read and kept for nothing.
SMALLER = 64
# Numbers that a block keeps at most: what sums up more, and is needed for each of
# them, comes to an end before these are read again.
MOST_KEPT = 8192


def count(type_):
    return math.prod(map(int, type_.split("x")[:-1]))


def size(type_):
    return count(type_) * max(1, int(BITS.match(type_.split("x")[-1])[1]) // 8)


class Value:
    def __init__(self, type_, op="", operands=()):
        self.count, self.bytes = count(type_), size(type_)
        self.op, self.operands = op, operands
        self.level = 0  # of its kernel: calls that come before
        self.returned = False
        self.calls = []  # levels of those that read it
        self.made = set()  # levels of the kernels that compute with it

    @property
    def is_computed(self):
        return bool(COMPUTED.match(self.op))

    @property
    def is_in_memory(self):
        return not self.is_computed or self.calls or self.returned


def statements(text):
    """Each op of @main with the types behind it; what is within its regions left out."""
    begin = re.search(r'"func.func".*sym_name = "main"', text).end()
    end = text.index("\n", text.index('    "func.return"', begin))
    lines = iter(text[begin:end].splitlines()[1:])
    for line in lines:
        last = line
        if line.endswith("({"):
            last = next(line for line in lines if line.startswith("    })"))
        yield line, last


class Step:
    """The values of a step, in order, and the levels of its calls."""

    def __init__(self, text):
        self.named, self.values, self.gathered = {}, [], 0
        for line, types in statements(text):
            if line.startswith("  ^bb0"):
                for name, type_ in re.findall(r"(%\w+): tensor<([^<>]*)>", line):
                    self.add(name, Value(type_))
                continue
            result, several, op, operands = OP.match(line).groups()
            operands = list(dict.fromkeys(
                self.named[name] for name in re.findall(r"%\w+(?:#\d+)?", operands)
                if name in self.named))
            if op == "func.return":
                for operand in operands:
                    operand.returned = True
            else:
                types = TENSOR.findall(types[types.rindex("->"):])
                self.make(result, several, op, operands, types)

    def add(self, name, value):
        self.named[name] = value
        self.values.append(value)

    def make(self, result, several, op, operands, types):
        if op == "arith.constant":
            return  # a number, or some that a kernel has
        if op == "mp.reshape":
            if operands:
                self.named[result] = operands[0]
            return
        values = [Value(type_, op, operands) for type_ in types]
        level = max((operand.level + ends_kernel(operand) for operand in operands),
                    default=0)
        for number, value in enumerate(values):
            value.level = level
            self.add(f"{result}#{number}" if several else result, value)
        if not values[0].is_computed:
            for operand in operands:
                operand.calls.append(level)
        if op == "mp.gather":  # of the table it reads what it takes
            self.gathered += values[0].bytes - operands[0].bytes


def ends_kernel(value):
    """Whether what reads the value comes behind a call, or a long sum."""
    if not value.is_computed:
        return bool(value.op)
    return value.op == "mp.reduce" and (
        value.count == 1 or value.operands[0].count // value.count > MOST_KEPT)


def cost_again(value, level):
    """The bytes that are read to make it again at a level; None if it sums."""
    if value.op == "mp.reduce":
        return None
    found, open_, seen = [], list(value.operands), set()
    while open_:
        part = open_.pop()
        if id(part) in seen or part.bytes * SMALLER <= value.bytes:
            continue
        seen.add(id(part))
        if part.is_in_memory:
            found.append(part)
        elif part.op == "mp.reduce":
            return None
        else:
            open_ += part.operands
    return sum(part.bytes for part in found if level not in part.made)


def settle(value):
    """The bytes of a computed value, and the levels at which it is computed: where
    it is first needed, and later where that reads less than the value has bytes."""
    levels = sorted(value.made | set(value.calls[:1])) or [value.level]
    first, later = levels[0], [level for level in levels[1:] if level in value.made]
    written = bool(value.is_in_memory)
    costs = {level: cost_again(value, level) for level in later}
    read = [level for level in later
            if costs[level] is None or costs[level] > value.bytes]
    if not written and later:  # in memory for these, or nowhere
        stored = value.bytes + sum(
            value.bytes if level in read else costs[level] for level in later)
        if None not in costs.values() and sum(costs.values()) <= stored:
            read = []
        else:
            written = True
    return (value.bytes * (written + len(read)),
            {first} | set(later) - set(read))


def ideal(text):
    """The bytes, of the IR that kernels are formed of, in generic form."""
    step = Step(text)
    moved = step.gathered
    for value in reversed(step.values):
        moved += value.bytes * len(value.calls)
        if not value.is_computed:
            moved += value.bytes * (bool(value.op) + len(value.made))
        elif value.made or value.is_in_memory:
            own, levels = settle(value)
            moved += own
            for operand in value.operands:
                isBefore = operand.is_computed and ends_kernel(operand)
                operand.made |= {operand.level} if isBefore else levels
    return moved


if __name__ == "__main__":
    print(ideal(sys.stdin.read()))
