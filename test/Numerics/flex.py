"""T17: training in 16-bit integers whose exponents are predicted."""
import re

import numpy as np

from lab import STEPS, swap

FLEX, PREDICTION = "t17-flex.mlir", "t17-autoflex.mlir"
TENSORS, WINDOW, LIMIT = 19, 16, 32767
LENGTH, SEQUENCE = 2500, 1000 # steps
# alpha, beta and gamma of Autoflex, and those of the control: the greatest of
# the last numbers alone.
MARGINS = {"with margins": (2.0, 3.0, 100.0),
           "without margins": (1.0, 0.0, 0.0)}


def margins(name):
    """The edit that gives @autoflex its three factors."""
    def edit(text):
        for factor, old, new in zip(("alpha", "beta", "gamma"),
                                    MARGINS["with margins"], MARGINS[name]):
            text = swap(f"%{factor} = arith.constant dense<{old}>",
                        f"%{factor} = arith.constant dense<{new}>")(text)
        return text
    return edit


def in_f32(text):
    """The edit that stores every number as it is."""
    return text.replace("return %stored, %one", "return %x, %one")


def fresh():
    """The state of units that have seen nothing."""
    return {"history": np.zeros((TENSORS, WINDOW), np.float32),
            "filled": np.zeros(TENSORS, np.float32),
            "overflows": np.zeros(TENSORS, np.int32)}


def sequences():
    """Greatest numbers: one that stays, one that doubles, one that grows by
    four, 28 and 14 times, 14 that scatter, by half a bit and by one, and two
    that also jump, the last time nine steps before the end."""
    rng = np.random.default_rng(17)
    at = np.arange(SEQUENCE)
    grown = [np.where(bits * at <= 28, 2.0**np.minimum(bits * at - 16, 12),
                      3 * 2.0**10) for bits in (1, 2)]
    spread = [2.0**(bits * rng.standard_normal(SEQUENCE))
              for bits in [0.5] * 7 + [1] * 7 + [0.5, 1]]
    for jumps in spread[14:]:
        jumps[40::50] *= 2.0**10
    return np.stack([np.full(SEQUENCE, 3.0), *grown, *spread],
                    axis=1).astype(np.float32)


def predict(numbers, unit, factors):
    """Autoflex in f64 on one sequence: the steps that overflow, the last unit,
    and what is remembered."""
    alpha, beta, gamma = factors
    window, overflows = [], np.zeros(SEQUENCE, int)
    for step, number in enumerate(numbers.astype(np.float64)):
        greatest = min(np.rint(number / unit), LIMIT)
        if greatest == LIMIT:
            window, greatest, overflows[step] = [], 2 * greatest, 1
        window = (window + [greatest * unit])[-WINDOW:]
        expected = alpha * (max(window) + beta * np.std(window) + gamma * unit)
        unit = min(max(2.0**(np.ceil(np.log2(expected)) - 15), 2.0**-32), 1.0)
    history = [0.0] * (WINDOW - len(window)) + window
    return overflows, unit, history, len(window)


def predicted(lab, name, numbers, units):
    """Runs @autoflex of the training step alone, with margins or without."""
    rule = re.search(r"func.func private @autoflex\(.*?\n}\n",
                     margins(name)((STEPS / FLEX).read_text()), re.S)[0]

    def define(text):
        declared = re.search(r"func.func private @autoflex\(.*?\n\n", text,
                             re.S)[0]
        return text.replace(declared, rule + "\n")

    return lab.run(lab.compile(PREDICTION, edit=define),
                   {"units": units, **fresh()}, {"numbers": numbers}, SEQUENCE)


def t17_prediction(lab):
    """@autoflex against the same rule in NumPy, and what its margins buy."""
    numbers, counts = sequences(), []
    units = (2.0**(np.floor(np.log2(numbers[0])) - 14)).astype(np.float32)
    for name, factors in MARGINS.items():
        got = predicted(lab, name, numbers, units)
        lost, *last = (np.array(v) for v in zip(*(
            predict(numbers[:, i], float(units[i]), factors)
            for i in range(TENSORS))))
        lab.verdict(np.array_equal(got.losses, lost.sum(axis=0))
                    and np.array_equal(got.values["overflows"],
                                       lost.sum(axis=1))
                    and all(np.array_equal(got.values[n], v) for n, v in
                            zip(("units", "history", "filled"), last)),
                    f"T17: {name}, the overflows of {TENSORS} sequences, step "
                    "by step, and the last state are NumPy's")
        counts.append([int(group.sum()) for group in np.split(
            got.values["overflows"], [1, 2, 3, 10, 17])])
        if name == "with margins":
            constant = got.values["greatest"][0]
            lab.verdict(constant == 12288, "T17: 3, again and again, is "
                        f"{constant:g} units")
    good, bad = counts
    lab.verdict(good[:3] == [0, 0, 7] and max(good[3:5]) <= 8, "T17: what "
                f"doubles never overflows, times four every second: {good}")
    lab.control(bad[1:3] == [28, 28] and min(bad[3:5]) > 80,
                f"T17: without margins overflows are {bad}")
    shown = ["3, again and again", "2^-16, 28 times doubled",
             "2^-16, 14 times times four", "7,000 of 2^n, n normal by 0.5",
             "7,000 of 2^n, n normal by 1", "2,000 of them, 40 times 2^10"]
    lab.table("T17 prediction", ["greatest numbers",
                                 *(f"overflows {name}" for name in MARGINS)],
              list(zip(shown, good, bad)))


def batches(seed):
    """Batches of a regression, and first parameters."""
    rng = np.random.default_rng(seed)
    teacher = rng.standard_normal((8, 4))
    x = rng.standard_normal((500, 64, 8))
    t = np.sin(x @ teacher / 2).sum(-1, keepdims=True) / 2
    first = {"w1": rng.standard_normal((8, 32)) / np.sqrt(8),
             "w2": rng.standard_normal((32, 1)) / np.sqrt(32),
             "b1": np.zeros(32), "b2": np.zeros(1)}
    inputs = {f"velocity.{n}": np.zeros_like(v) for n, v in first.items()}
    inputs |= {f"params.{n}": in_integers(v) for n, v in first.items()}
    return ({n: v.astype(np.float32) for n, v in inputs.items()} | fresh(),
            {"x": x.astype(np.float32), "t": t.astype(np.float32)})


def in_integers(values):
    """Numbers as integers of 16 bits times a power of two."""
    unit = 2.0**(np.floor(np.log2(np.max(np.abs(values)) or 1)) - 14)
    return np.clip(np.rint(values / unit), -LIMIT, LIMIT) * unit


def greatest_integer(values):
    """The greatest integer, if all are integers of one power of two."""
    digits, exponent = np.frexp(values[values != 0].astype(np.float64))
    whole = (digits * 2.0**24).astype(np.int64)
    low = np.log2(whole & -whole) + exponent - 24
    return float(np.max(np.abs(values)) / 2.0**np.min(low))


def first_units(lab, inputs, data):
    """The units that Autoflex begins with: the first step is repeated, and
    nothing of it kept, until no tensor overflows or has less than 14 bits."""
    step = lab.compile(FLEX)
    batch = {n: v[0] for n, v in data.items()}
    units = np.full(TENSORS, 2.0**-8, np.float32)
    for _ in range(10):
        seen = lab.run(step, {**inputs, **batch, "units": units},
                       training=False).values["greatest"]
        fewer = np.ceil(np.log2(np.maximum(seen, 1))) - 14
        change = np.where(seen >= LIMIT, 7, np.where(seen < 2**14, fewer, 0))
        if not np.any(change):
            break
        units = np.clip(units * 2.0**change, 2.0**-32, 1).astype(np.float32)
    return units


def t17_flex(lab):
    """Training whose every store is integers: overflows and losses."""
    rows, stores = [], TENSORS * LENGTH
    for seed in (1, 2):
        inputs, data = batches(seed)
        inputs["units"] = first_units(lab, inputs, data)
        exact = None
        for name in ("f32", *MARGINS):
            edit = in_f32 if name == "f32" else margins(name)
            last = lab.run(lab.compile(FLEX, edit=edit), inputs, data, LENGTH)
            loss = float(np.mean(last.losses[-50:]))
            exact = exact or loss
            count = int(last.values["overflows"].sum())
            whole = max(greatest_integer(v) for n, v in last.values.items()
                        if n.startswith(("params", "velocity")))
            text = (f"T17: seed {seed}, {name}: {count} of {stores} stores "
                    f"overflow, the loss is {loss / exact:.3f} of FP32's")
            if name == "f32":
                lab.control(whole > 2**16, "T17: weights of f32 are integers "
                            f"up to {whole:.1g}")
                lab.verdict(loss < 0.1 * last.losses[0], f"T17: seed {seed}, "
                            f"FP32 learns, to {loss:.2g}")
            elif name == "with margins":
                lab.verdict(count <= 2 and loss < 1.25 * exact, text)
            else:
                lab.control(count > 200, text)
            if name != "f32":
                lab.verdict(whole <= LIMIT, f"T17: {name}, weights and "
                            f"velocities are integers up to {whole:g}")
            shown = f"{count} of {stores}" if count > 2 else "at most 2"
            rows.append([seed, "f32" if name == "f32" else f"integers, {name}",
                         "" if name == "f32" else shown, loss])
    lab.table("T17", ["seed", "stored as", "stores that overflow",
                      "loss, mean of the last 50"], rows)
