#!/usr/bin/env python3
"""Compares the updates of mp-insert-optimizer with the papers' formulas.

    optimizers.py FOLDER

The step returns its data as gradients, so that the update alone is run: STEPS
steps on random gradients, from random parameters of rank 0 to 3, one of zeros
with gradients (a norm that is 0) and one whose gradients are 0 until step 2. The
formulas are written below from the papers, in f64; nothing is shared with the
pass. New parameters must be within BOUND of the distance they moved, and so must
each moment, which must be there; counters are exact.

Negative control: for each number of an optimizer, the formulas with another
value of it must be out of the bound.
"""
import pathlib
import re
import sys

import numpy as np

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2]))
from commands import call
from verdicts import Verdicts

STEPS, BOUND = 12, 2e-5
SHAPES = {"scalar": (), "bias": (6,), "matrix": (4, 6), "cube": (2, 3, 5),
          "zero": (3, 4), "late": (5, 3)}
NEEDLESS = {"frozen": (6, 4)}


def type_of(shape):
    return f"tensor<{'x'.join(map(str, shape + ('f32',)))}>"


def step():
    """The text of a step whose gradients are its batch."""
    args, results, values, types = [], [], [], []
    for name, shape in {**SHAPES, **NEEDLESS}.items():
        args.append(f'%{name}: {type_of(shape)} {{mp.name = "{name}", '
                    f'mp.role = #mp.role<parameter>}}')
    for name, shape in SHAPES.items():
        args.append(f'%d_{name}: {type_of(shape)} {{mp.name = "d_{name}", '
                    f'mp.role = #mp.role<batch>}}')
        results.append(f'{type_of(shape)} {{mp.name = "grads.{name}", '
                       f'mp.role = #mp.role<gradient>}}')
        values.append(f"%d_{name}")
        types.append(type_of(shape))
    return (f"func.func @main({', '.join(args)}) -> ({', '.join(results)}) {{\n"
            f"  return {', '.join(values)} : {', '.join(types)}\n}}\n")


# What the papers say: each takes all parameters w and gradients g, the state s
# (a dictionary that starts empty), the number t of the step from 1, and numbers.

def sgd(w, g, s, t, rate, decay):
    return {k: w[k] - rate * (g[k] + decay * w[k]) for k in w}


def velocity(s, k, mu, g):
    s[f"velocity/{k}"] = mu * s.get(f"velocity/{k}", 0 * g) + g
    return s[f"velocity/{k}"]


def momentum(w, g, s, t, rate, decay, mu, dampening):
    return {k: w[k] - rate * velocity(s, k, mu, (1 - dampening) * (
        g[k] + decay * w[k])) for k in w}


def nesterov(w, g, s, t, rate, decay, mu, dampening):
    new = {}
    for k in w:
        d = g[k] + decay * w[k]
        new[k] = w[k] - rate * (d + mu * velocity(s, k, mu, (1 - dampening) * d))
    return new


def moments(s, k, g, t, b1, b2):
    """The two corrected means of Adam."""
    m = s[f"m/{k}"] = b1 * s.get(f"m/{k}", 0 * g) + (1 - b1) * g
    v = s[f"v/{k}"] = b2 * s.get(f"v/{k}", 0 * g) + (1 - b2) * g**2
    return m / (1 - b1**t), v / (1 - b2**t)


def adam(w, g, s, t, rate, decay, b1, b2, eps):
    new = {}
    for k in w:
        m, v = moments(s, k, g[k] + decay * w[k], t, b1, b2)
        new[k] = w[k] - rate * m / (np.sqrt(v) + eps)
    return new


def adamw(w, g, s, t, rate, decay, b1, b2, eps):
    new = {}
    for k in w:
        m, v = moments(s, k, g[k], t, b1, b2)
        new[k] = w[k] - rate * (m / (np.sqrt(v) + eps) + decay * w[k])
    return new


def clipped(g, bound):
    norm = np.sqrt(sum(np.sum(x**2) for x in g.values()))
    return {k: x * min(1, bound / norm) for k, x in g.items()}


def clipped_by_torch(g, bound):
    norm = np.sqrt(sum(np.sum(x**2) for x in g.values()))
    return {k: x * min(1, bound / (norm + 1e-6)) for k, x in g.items()}


def lamb(w, g, s, t, rate, decay, b1, b2, eps, bound):
    g, new = clipped(g, bound), {}
    for k in w:
        m, v = moments(s, k, g[k], t, b1, b2)
        u = m / (np.sqrt(v) + eps) + decay * w[k]
        a, b = np.linalg.norm(w[k]), np.linalg.norm(u)
        new[k] = w[k] - rate * (a / b if a and b else 1) * u
    return new


def lars(w, g, s, t, rate, decay, mu, eps, trust):
    new = {}
    for k in w:
        a, b = np.linalg.norm(w[k]), np.linalg.norm(g[k])
        local = trust * a / (b + decay * a + eps) if a and b else 1
        new[k] = w[k] - rate * velocity(s, k, mu, local * (g[k] + decay * w[k]))
    return new


def lion(w, g, s, t, rate, decay, b1, b2):
    new = {}
    for k in w:
        m = s.get(f"m/{k}", 0 * g[k])
        new[k] = w[k] - rate * (np.sign(b1 * m + (1 - b1) * g[k]) + decay * w[k])
        s[f"m/{k}"] = b2 * m + (1 - b2) * g[k]
    return new


def adafactor(w, g, s, t, rate, decay):
    new, b = {}, 1 - t**-0.8
    rho = min(1e-2, 1 / np.sqrt(t)) if rate is None else rate

    def mean(name, x):
        s[name] = b * s.get(name, 0 * x) + (1 - b) * x
        return s[name]

    for k in w:
        square = g[k]**2 + 1e-30
        if g[k].ndim < 2:
            v = mean(f"v/{k}", square)
        else:
            r = mean(f"r/{k}", square.mean(-1))[..., None]
            c = mean(f"c/{k}", square.mean(-2))[..., None, :]
            v = r * c / r.mean(-2, keepdims=True)
        u = g[k] / np.sqrt(v)
        u = u / max(1, np.sqrt(np.mean(u**2)))
        alpha = max(1e-3, np.sqrt(np.mean(w[k]**2))) * rho
        new[k] = w[k] - alpha * decay * w[k] - alpha * u
    return new


def rmsprop(w, g, s, t, rate, decay, mu, b2, eps):
    new = {}
    for k in w:
        d = g[k] + decay * w[k]
        v = s[f"v/{k}"] = b2 * s.get(f"v/{k}", 0 * d) + (1 - b2) * d**2
        u = rate * d / np.sqrt(v + eps)
        new[k] = w[k] - (velocity(s, k, mu, u) if mu else u)
    return new


def adagrad(w, g, s, t, rate, decay, eps):
    new = {}
    for k in w:
        d = g[k] + decay * w[k]
        total = s[f"sum/{k}"] = s.get(f"sum/{k}", 0.1) + d**2
        new[k] = w[k] - rate * d / np.sqrt(total + eps)
    return new


OPTIONS = {"rate": "learning-rate", "decay": "weight-decay", "mu": "momentum",
           "dampening": "dampening", "b1": "beta1", "b2": "beta2",
           "eps": "epsilon", "trust": "trust-coefficient",
           "bound": "max-grad-norm", "calls": "accumulate"}
# The numbers as options; those left out must be the pass's own.
CASES = [
    (sgd, dict(rate=1e-3, decay=0), ()),
    (sgd, dict(rate=0.1, decay=0.01), ("rate", "decay")),
    (momentum, dict(rate=1e-3, decay=0, mu=0.9, dampening=0), ()),
    (momentum, dict(rate=0.1, decay=0.01, mu=0.8, dampening=0.3),
     ("rate", "decay", "mu", "dampening")),
    (nesterov, dict(rate=1e-3, decay=0, mu=0.9, dampening=0), ()),
    (nesterov, dict(rate=0.1, decay=0.01, mu=0.8, dampening=0.3),
     ("rate", "decay", "mu", "dampening")),
    (adam, dict(rate=1e-3, decay=0, b1=0.9, b2=0.999, eps=1e-8), ()),
    (adam, dict(rate=0.1, decay=0.01, b1=0.8, b2=0.95, eps=1e-2),
     ("rate", "decay", "b1", "b2", "eps")),
    (adam, dict(rate=0.1, decay=0, b1=0, b2=0.9, eps=1e-8), ("rate", "b1", "b2")),
    (adamw, dict(rate=1e-3, decay=0.01, b1=0.9, b2=0.999, eps=1e-8), ()),
    (adamw, dict(rate=0.1, decay=0.1, b1=0.8, b2=0.95, eps=1e-2),
     ("rate", "decay", "b1", "b2", "eps")),
    (lamb, dict(rate=1e-3, decay=0.01, b1=0.9, b2=0.999, eps=1e-6, bound=1), ()),
    (lamb, dict(rate=0.1, decay=0.1, b1=0.8, b2=0.95, eps=1e-2, bound=3),
     ("rate", "decay", "b1", "b2", "eps", "bound")),
    (lars, dict(rate=0.1, decay=5e-4, mu=0.9, eps=1e-8, trust=1e-3), ()),
    (lars, dict(rate=0.5, decay=0.1, mu=0.8, eps=0.1, trust=0.02),
     ("rate", "decay", "mu", "eps", "trust")),
    (lion, dict(rate=1e-4, decay=0, b1=0.9, b2=0.99), ()),
    (lion, dict(rate=0.01, decay=0.1, b1=0.3, b2=0.8),
     ("rate", "decay", "b1", "b2")),
    (adafactor, dict(rate=None, decay=0), ()),
    (adafactor, dict(rate=0.05, decay=0.1), ("rate", "decay")),
    (rmsprop, dict(rate=1e-2, decay=0, mu=0, b2=0.9, eps=1e-8), ()),
    (rmsprop, dict(rate=0.05, decay=0.1, mu=0.8, b2=0.95, eps=1e-2),
     ("rate", "decay", "mu", "b2", "eps")),
    (adagrad, dict(rate=1e-2, decay=0, eps=1e-7), ()),
    (adagrad, dict(rate=0.1, decay=0.1, eps=1e-2), ("rate", "decay", "eps")),
    # Gradients of norms between 6 and 10, clipped.
    (sgd, dict(rate=0.1, decay=0, bound=3), ("rate", "bound")),
    (momentum, dict(rate=0.1, decay=0, mu=0.8, dampening=0, bound=5),
     ("rate", "mu", "bound")),
    (adamw, dict(rate=0.1, decay=0.1, b1=0.8, b2=0.95, eps=1e-2, bound=2),
     ("rate", "decay", "b1", "b2", "eps", "bound")),
    # Four updates of three calls each; two of five, and two calls that wait.
    (adamw, dict(rate=0.1, decay=0.1, b1=0.8, b2=0.95, eps=1e-2, bound=2,
                 calls=3),
     ("rate", "decay", "b1", "b2", "eps", "bound", "calls")),
    (momentum, dict(rate=0.1, decay=0, mu=0.8, dampening=0, calls=5),
     ("rate", "mu", "calls")),
]
# Too small to be seen against unit gradients.
UNSEEN = {"eps": 1e-6}


def make_data():
    rng = np.random.default_rng(7)
    w = {k: rng.standard_normal(s).astype(np.float32)
         for k, s in {**SHAPES, **NEEDLESS}.items()}
    g = {k: rng.standard_normal((STEPS,) + s).astype(np.float32)
         for k, s in SHAPES.items()}
    w["zero"][:] = 0
    g["late"][:2] = 0
    return w, g


def by_formula(rule, numbers, w, g):
    w = {k: w[k].astype(np.float64) for k in SHAPES}
    state, bound, numbers = {}, None, dict(numbers)
    if rule is not lamb:
        bound = numbers.pop("bound", None)
    calls = numbers.pop("calls", 1)
    total = {k: 0.0 for k in w}
    for i in range(STEPS):
        total = {k: total[k] + g[k][i].astype(np.float64) for k in w}
        if (i + 1) % calls:
            continue
        at = {k: x / calls for k, x in total.items()}
        total = {k: 0.0 for k in w}
        if bound is not None:
            at = clipped_by_torch(at, bound)
        w = rule(w, at, state, (i + 1) // calls, **numbers)
    if calls > 1:
        state.update({f"accumulated/{k}": x + np.zeros(SHAPES[k])
                      for k, x in total.items()})
    return {**w, **state}


def by_pass(folder, rule, numbers, given, by_argument):
    """What mp-run computes, by name, and the names of results."""
    name = rule.__name__
    options = " ".join(f"{OPTIONS[n]}={numbers[n]}" for n in given
                       if not (by_argument and n == "rate"))
    if by_argument:
        options += " learning-rate=argument"
    made, out = folder / "made.mlir", folder / "out.npz"
    call("mp-opt", folder / "step.mlir", "--mp-assign-roles", "--mp-check-roles",
         f"--mp-insert-optimizer=optimizer={name} {options}", "--mp-check-roles",
         "-o", made)
    rate = ["--set", f"learning_rate={numbers['rate']}"] if by_argument else []
    call("mp-run", made, f"--inputs={folder / 'in.npz'}",
         f"--batches={folder / 'batches.npz'}", f"--steps={STEPS}",
         f"--outputs={out}", *rate)
    results = signature(made)
    with np.load(out) as f:
        return {n: f[f"out{i}"] for i, n in enumerate(results)}


def signature(path):
    """mp.name of the results of @main."""
    text = path.read_text()
    line = next(l for l in text.splitlines() if "func.func @main" in l)
    return re.findall(r'mp.name = "([^"]*)"', line.split(") -> (", 1)[1])


def distance(got, want, start):
    """The worst error over what the formulas give, relative to how far each
    moved. One rounding of f32 a step is no error."""
    worst = 0.0
    for name, value in want.items():
        value = np.asarray(value)
        key = name if name in got else next(
            (n for n in got if n.endswith("." + name)), None)
        if key is None:
            return np.inf
        moved = np.max(np.abs(value - start.get(name, 0.0)))
        off = max(0.0, np.max(np.abs(got[key] - value))
                  - STEPS * 2.0**-24 * np.max(np.abs(value)))
        worst = max(worst, off / moved if moved else off)
    return worst


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "step.mlir").write_text(step())
    w, g = make_data()
    np.savez(folder / "in.npz", **{f"arg{i}": w[k] for i, k in enumerate(w)})
    np.savez(folder / "batches.npz",
             **{f"arg{len(w) + i}": g[k] for i, k in enumerate(g)})
    verdict = Verdicts()
    for rule, numbers, given in CASES:
        for by_argument in (False, True) if "rate" in given else (False,):
            got = by_pass(folder, rule, numbers, given, by_argument)
            name = rule.__name__ + ("" if given else ", its own numbers") + (
                ", rate by argument" if by_argument else "")
            off = distance(got, by_formula(rule, numbers, w, g), w)
            verdict(off <= BOUND, f"{name}: off by {off:.1e}")
            counts = [v for n, v in got.items() if n.endswith(".step")]
            updates = STEPS // numbers.get("calls", 1)
            verdict(all(c == updates for c in counts), f"{name}: {len(counts)} "
                    f"counters at {updates}")
            verdict("frozen" not in got, f"{name}: leaves what has no gradient")
        for number, value in numbers.items():
            if value is None or UNSEEN.get(number, 0) >= value > 0:
                continue
            other = {**numbers, number: value * 0.98 if value else 0.02}
            if number == "calls":
                other["calls"] = value - 1
            off = distance(got, by_formula(rule, other, w, g), w)
            verdict(off > 2 * BOUND, f"control, {rule.__name__} with another "
                    f"{number}: off by {off:.1e}")
    return verdict.exit_code()


if __name__ == "__main__":
    sys.exit(main())
