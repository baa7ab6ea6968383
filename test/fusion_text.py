"""Text of fusions, for generators of random ones, and what they compute."""

import sys



def tensor(shape, element):
    return f"tensor<{'x'.join(map(str, (*shape, element)))}>"


class Body:
    """Ops over one space, each of which gets a name."""

    def __init__(self, shape, dice):
        self.shape, self.dice = shape, dice
        self.lines, self.count = [], 0
        self.space = tensor(shape, "f32")

    def add(self, text):
        self.count += 1
        self.lines.append(f"    %v{self.count} = {text}")
        return f"%v{self.count}"


def compare(one, other):
    """Fails if a bit of the results in two .npz differs."""
    import numpy  # no generator needs it
    one, other = numpy.load(one), numpy.load(other)
    for name in one.files:
        if one[name].tobytes() != other[name].tobytes():
            sys.exit(f"{name} differs")
    print(f"{len(one.files)} results are the same")
