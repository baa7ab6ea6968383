"""Statistics of Inputs/profile-step.mlir against NumPy.

    profile.py inputs in.npz batches.npz
    profile.py check STEPS in.npz batches.npz p.json
    profile.py doubled one.json two.json
"""
import json
import sys

import numpy as np

f4 = np.float32


def inputs():
    random = np.random.default_rng(7)
    x = random.normal(size=(3, 4, 6)).astype(f4)
    x[1, 2] = 0
    big = random.uniform(-110, 90, (3, 40, 130)).astype(f4)  # exp: 1e-48 to inf
    big[2, 3, 5] = np.nan
    return ({"w": random.normal(size=(6, 3)).astype(f4)},
            {"x": x, "big": big, "i": np.arange(24).reshape(3, 8) * 100})


def values_of(step, w, batches):
    """Every float value of a step by name, each as often as it is made."""
    x, big, i = (batches[k][step % 3] for k in ("x", "big", "i"))
    a = x + x
    b = a + a
    d = (b @ w).astype(f4)
    h = np.maximum(d, f4(0))
    with np.errstate(over="ignore", under="ignore"):
        e = np.exp(big)
    carried = [np.array([1, -1.5], f4)]
    for _ in range(3):
        carried.append(carried[-1] * carried[-1])
    return {
        "twice/arg0": [x, a], "twice/0:arith.addf#0": [a, b],
        "main/arg0": [x], "main/arg1": [w], "main/arg2": [big],
        "main/0:func.call#0": [a], "main/1:func.call#0": [b],
        "main/2:mp.dot#0": [d],
        "main/3:arith.constant#0": [np.zeros((4, 3), f4)],
        "main/4:arith.maximumf#0": [h], "main/5:math.exp#0": [e],
        "main/6:mp.reshape#0": [x.reshape(2, 12)],
        "main/7:arith.sitofp#0": [i.astype(f4)],
        "main/11:arith.constant#0": carried[:1],
        "main/12:scf.while#1": carried[3:],
        "main/12:scf.while/0.1": carried, "main/12:scf.while/1.1": carried[:3],
        "main/16:arith.mulf#0": carried[1:],
        "main/20:scf.if#0": carried[:1], "main/21:arith.addf#0": [],
        "main/24:mp.reduce#0": [h.sum(keepdims=True)],
        "main/25:arith.addf#0": [w + w],
    }, w + w


def statistics(arrays):
    if not arrays:
        return dict(count=0, non_finite=0, zeros=0, amax=None, min=None,
                    max=None, least=None, row_norm=None, integers=False,
                    exponents=None)
    all_ = np.concatenate([a.ravel() for a in arrays]).astype(np.float64)
    finite = all_[np.isfinite(all_)]
    nonzero = np.abs(finite[finite != 0])
    rows = max(np.sqrt(np.nansum(np.where(np.isinf(a), 0, a).astype(np.float64) ** 2,
                                 axis=-1)).max() for a in arrays)
    # frexp's mantissa is in [0.5, 1); subnormal numbers are below bin -126.
    exponents = np.maximum(np.frexp(nonzero)[1] - 1, -127)
    first = int(exponents.min()) if nonzero.size else None
    return dict(
        count=all_.size, non_finite=int(all_.size - finite.size),
        zeros=int((finite == 0).sum()), amax=np.abs(finite).max(),
        min=finite.min(), max=finite.max(),
        least=nonzero.min() if nonzero.size else None, row_norm=rows,
        integers=bool(finite.size == all_.size and (finite == np.trunc(finite)).all()),
        exponents=None if first is None else
        {"first": first, "counts": np.bincount(exponents - first).tolist()})


def doubled():
    """Whether the second profile saw twice what the first one saw."""
    one, two = (json.load(open(path)) for path in sys.argv[2:])
    for entry in one["values"]:
        for key in ("count", "non_finite", "zeros"):
            entry[key] *= 2
        if entry["exponents"]:
            entry["exponents"]["counts"] = [2 * n for n in
                                            entry["exponents"]["counts"]]
    return one != two


def main():
    if sys.argv[1] == "doubled":
        return doubled()
    if sys.argv[1] == "inputs":
        weights, batches = inputs()
        np.savez(sys.argv[2], **weights)
        np.savez(sys.argv[3], **batches)
        return 0
    w = np.load(sys.argv[3])["w"]
    batches = dict(np.load(sys.argv[4]))
    want = {}
    for step in range(int(sys.argv[2])):
        values, w = values_of(step, w, batches)
        for name, arrays in values.items():
            want.setdefault(name, []).extend(arrays)
    with open(sys.argv[5]) as file:
        entries = json.load(file)["values"]
    wrong = []
    if [e["name"] for e in entries] != list(want):
        wrong.append(f"names are {[e['name'] for e in entries]}")
    for entry in entries:
        for key, value in statistics(want.get(entry["name"], [])).items():
            # Sums and exp may differ in the last bits, the rest may not.
            close = (isinstance(value, float) and entry[key] is not None
                     and abs(entry[key] - value) <= 2e-6 * abs(value))
            if entry[key] != value and not close:
                wrong.append(f"{entry['name']}: {key} is {entry[key]}, "
                             f"expected {value}")
    print("\n".join(wrong) or f"{len(entries)} values as expected")
    return bool(wrong)


sys.exit(main())
