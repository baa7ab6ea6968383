"""T3 to T5: what is lost between the loss and the weights without scaling and
masters."""
import collections
import json

import numpy as np

from lab import amp, figure, same_bits, swap

ADAM = "optimizer=adam learning-rate=0.01 keep-gradients=false"
SEED = "dense<5.9604644775390625e-08> : tensor<f32>"


def anchors(seed):
    """Anchors with 4 to 5 % of objects, a disc in two of eight features, and
    first parameters."""
    rng = np.random.default_rng(seed)
    x = rng.standard_normal((2048, 8))
    t = (x[:, :1]**2 + x[:, 1:2]**2 < 0.095).astype(np.float32)
    first = {"params.w1": rng.standard_normal((8, 16)) / np.sqrt(8),
             "params.b1": np.zeros(16),
             "params.w2": rng.standard_normal((16, 16)) / 4,
             "params.b2": np.zeros(16),
             "params.w3": rng.standard_normal((16, 1)) / 4,
             "params.b3": np.zeros(1)}
    values = {**first, "x": x, "t": t}
    return {k: v.astype(np.float32) for k, v in values.items()}


def seeded(exponent):
    """The edit that makes the seed of the backward pass 2^exponent."""
    return swap(SEED, f"dense<{2.0**exponent!r}> : tensor<f32>")


def t03_stall(lab):
    """Gradients of a loss over 2^24 elements, with and without a scale."""
    cases = [("f32", "dtype=off", None), ("f16", "loss-scale=1", None),
             ("f16", "loss-scale=8", None), ("f16", "loss-scale=256", 0.02),
             ("f16", "loss-scale=32768", 0.002),
             ("f16", "loss-scale=16777216", 0.002),
             ("bf16", "dtype=bf16 loss-scale=off", 0.004)]
    rows, wanted = [], None
    for name, options, bound in cases:
        step = lab.compile("t03-anchors.mlir", amp(f"{ADAM} {options}"))
        losses = np.array([lab.run(step, anchors(seed), steps=100).losses
                           for seed in (1, 2, 3)])
        wanted = losses[:, -1] if wanted is None else wanted
        off = losses[:, -1] / wanted - 1
        scale = options.rsplit("=", 1)[1] if "scale=" in options else "none"
        scale = {"off": "none", "16777216": "2^24"}.get(scale, scale)
        rows.append([name, scale, *map(float, losses[:, -1]),
                     figure(100 * np.max(np.abs(off)), 0.1, "{:.3g} %")
                     if name != "f32" else "0"])
        if bound:
            lab.verdict(np.max(np.abs(off)) <= bound, f"T3: {name}, scale "
                        f"{scale}, ends {np.max(np.abs(off)):.1e} from FP32")
        elif options == "loss-scale=1":
            lab.control(np.min(off) > 1, f"T3: a scale of 1 ends "
                        f"{np.min(off):.1f} times above FP32 or more")
    learns = np.max(wanted / losses[:, 0])
    lab.verdict(learns < 0.5, f"T3: FP32 learns, to {learns:.2f} of the loss")
    lab.table("T3", ["type", "scale", "seed 1", "seed 2", "seed 3",
                     "worst, from FP32"], rows)


# The gradients of activations that the products of the backward pass read.
ACTIVATION_GRADIENTS = ("main/28:arith.mulf#0", "main/34:arith.mulf#0",
                        "main/40:arith.mulf#0")


def place_in_f16(exponent):
    """Where f16 has numbers of [2^exponent, 2^(exponent + 1))."""
    if exponent < -25:
        return "0"
    if exponent > 15:
        return "infinite"
    return "subnormal" if exponent < -14 else "normal"


def t03_histogram(lab):
    """What mp-run sees of the gradients of activations, and where f16 ends."""
    profile = lab.profile(lab.compile("t03-anchors.mlir"), anchors(1))
    values = {v["name"]: v for v in json.loads(profile.read_text())["values"]}
    counts = collections.Counter()
    for name in ACTIVATION_GRADIENTS:
        bins = values[name]["exponents"]
        for i, count in enumerate(bins["counts"]):
            counts[bins["first"] + i] += count
    total, rows = sum(counts.values()), []
    lost = {scale: sum(n for e, n in counts.items()
                       if place_in_f16(e + scale) == "0") / total
            for scale in (0, 15)}
    for first in range(min(counts) // 3 * 3, max(counts) + 1, 3):
        share = 100 * sum(counts[first + i] for i in range(3)) / total
        rows.append([f"2^{first} to 2^{first + 3}", figure(share, 0.1, "{:.1f} %"),
                     "`" + "#" * round(share / 2) + "`" if share >= 1 else "",
                     *(", ".join(dict.fromkeys(place_in_f16(first + i + s)
                                               for i in range(3)))
                       for s in (0, 15, 24))])
    lab.verdict(lost[15] < 0.01, f"T3: with a scale of 2^15 f16 loses "
                f"{100 * lost[15]:.2f} % of the gradients of activations")
    lab.control(lost[0] > 0.9, f"T3: without one {100 * lost[0]:.1f} %")
    lab.table("T3 histogram", ["magnitude", "share", "", "in f16",
                               "times 2^15", "times 2^24"], rows)


def t03b_total_stall(lab):
    """With a seed of 2^-26 no gradient is left, and no weight moves a bit."""
    rows = []
    for options in ("loss-scale=1", "loss-scale=dynamic"):
        step = lab.compile("t03-anchors.mlir", amp(f"{ADAM} {options}"),
                           edit=seeded(-26))
        first = anchors(1)
        last = lab.run(step, first, steps=100)
        moved = sum(not same_bits(last.values[n], v) for n, v in first.items()
                    if n.startswith("params"))
        rows.append([options.split("=")[1], moved, float(last.losses[0]),
                     float(last.losses[-1])])
    lab.verdict(rows[1][1] == 6, "T3b: with dynamic scaling all six weights "
                "move")
    lab.control(rows[0][1] == 0, f"T3b: with a scale of 1 {rows[0][1]} of six "
                "do in 100 steps")
    lab.table("T3b", ["scale", "weights that moved", "first loss",
                      "loss after 100 steps"], rows)


def t03c_dynamic(lab):
    """From a scale of 2^49 the automaton finds 2^39 in ten skipped steps, and
    Adam does not count them."""
    step = lab.compile("t03-anchors.mlir", amp(ADAM))
    exact = lab.compile("t03-anchors.mlir", amp(ADAM + " dtype=off"))
    rows = []
    for seed in (1, 2, 3):
        inputs = anchors(seed)
        wanted = lab.run(exact, inputs, steps=100).losses
        got = lab.run(step, {**inputs, "mp.loss_scale": np.float32(2.0**49)},
                      steps=100)
        skips, scale = len(got.skipped), got.values["mp.loss_scale"]
        counted = int(got.values["adam.step"])
        off = abs(got.losses[-1] / wanted[-1 - skips] - 1)
        lag = abs(got.losses[-1] / wanted[-1] - 1)
        rows.append([seed, skips, f"2^{int(np.log2(scale))}", counted,
                     float(got.losses[-1]), float(wanted[-1 - skips])])
        lab.verdict(skips == 10 and scale == 2.0**39 and counted == 90
                    and off < 1e-3, f"T3c: {skips} skipped steps to "
                    f"2^{int(np.log2(scale))}, {counted} counted, {off:.1e} "
                    f"from FP32's loss {skips} steps before")
        lab.control(lag > 5 * off, f"T3c: FP32's loss of the same step is "
                    f"{lag:.1e} away")
    lab.table("T3c", ["seed", "skipped", "last scale", "steps that Adam counts",
                      "last loss", "FP32's, as many steps before"], rows)


STEPS = 4000
SGD = "optimizer=sgd learning-rate=argument keep-gradients=false"
SLOW_ADAM = "optimizer=adam learning-rate=0.001 keep-gradients=false"


def regression(seed):
    """One batch, and first parameters."""
    rng = np.random.default_rng(seed)
    x = rng.standard_normal((64, 8))
    t = np.sin(x @ rng.standard_normal((8, 4)) / 2).sum(-1, keepdims=True) / 2
    values = {"params.w1": rng.standard_normal((8, 32)) / np.sqrt(8),
              "params.b1": np.zeros(32),
              "params.w2": rng.standard_normal((32, 1)) / np.sqrt(32),
              "params.b2": np.zeros(1), "x": x, "t": t}
    return {k: v.astype(np.float32) for k, v in values.items()}


def rates():
    """The rate of each step."""
    return {"learning_rate": (0.05 * 0.999**np.arange(STEPS)).astype(np.float32)}


def t04_masters(lab):
    """Weights with an f32 master, with stochastic rounding, with neither."""
    # Type, options, and the factor to FP32's loss that must hold: at most, or
    # at least for the controls.
    cases = [("f32", "dtype=off", None, None),
             ("f16, master", "loss-scale=1024", 1.01, None),
             ("f16, direct", "loss-scale=1024 masters=false", None, 1.5),
             ("f16, stochastic", "loss-scale=1024 masters=stochastic", 1.05,
              None),
             ("bf16, master", "dtype=bf16", 1.03, None),
             ("bf16, stochastic", "dtype=bf16 masters=stochastic", 1.3, None),
             ("bf16, direct", "dtype=bf16 masters=false", None, 3.0)]
    rows = []
    for rule, update, batches, steps, slack in (
            ("SGD", SGD, rates(), STEPS, 1), ("Adam", SLOW_ADAM, {}, 1000, 2)):
        wanted = None
        for name, options, most, least in cases:
            step = lab.compile("t04-regression.mlir",
                               amp(f"{update} {options}"))
            losses = np.array([np.mean(
                lab.run(step, regression(seed), batches, steps).losses[-20:])
                for seed in (1, 2, 3)])
            wanted = losses if wanted is None else wanted
            factors = losses / wanted
            rows.append([rule, name, *map(float, losses),
                         f"{np.min(factors):.2f} to {np.max(factors):.2f}"])
            if most:
                bound = 1 + slack * (most - 1)
                lab.verdict(np.max(np.abs(factors - 1)) <= bound - 1,
                            f"T4: {rule}, {name} ends at "
                            f"{np.max(factors):.4f} of FP32's loss")
            if least:
                lab.control(np.min(factors) >= least, f"T4: {rule}, {name} "
                            f"ends {np.min(factors):.2f} times as high")
    lab.table("T4", ["rule", "weights", "seed 1", "seed 2", "seed 3",
                     "of FP32's loss"], rows)


def absorbed(old, move, dtype):
    """The part of the moves that leave a weight of 16 bits as it is."""
    if dtype == "f16":
        def rounded(x):
            return x.astype(np.float16).astype(np.float32)
    else:
        def rounded(x):
            bits = x.astype(np.float32).view(np.uint32)
            even = bits + 0x7fff + ((bits >> 16) & 1)
            return (even & 0xffff0000).view(np.float32)
    stored = rounded(old)
    return float(np.mean(rounded(stored + move) == stored))


def t05_ratios(lab):
    """How much larger weights are than their updates, as training goes on."""
    step = lab.compile("t04-regression.mlir", amp(SGD + " dtype=off"))
    first, rows, shares, ratios = regression(1), [], [], []
    names = sorted(n for n in first if n.startswith("params"))
    begin = np.concatenate([first[n].ravel() for n in names])
    for at in (1, 10, 100, 1000, 4000):
        old = begin if at == 1 else lab.run(
            step, first, rates(), at - 1).parameters()
        new = lab.run(step, first, rates(), at).parameters()
        move = new - old
        known = (old != 0) & (move != 0)
        ratios.append(float(np.median(np.log2(np.abs(old[known] /
                                                     move[known])))))
        shares.append([absorbed(old, move, "f16"), absorbed(old, move, "bf16"),
                       float(np.mean(old + move == old))])
        rows.append([at, ratios[-1], *(f"{100 * s:.0f} %" for s in shares[-1])])
    f16 = [s[0] for s in shares]
    lab.verdict(ratios == sorted(ratios) and ratios[-1] > ratios[0] + 6,
                f"T5: the median ratio grows from 2^{ratios[0]:.1f} to "
                f"2^{ratios[-1]:.1f}")
    lab.verdict(f16 == sorted(f16) and f16[-1] > 0.9, f"T5: at the end "
                f"{100 * f16[-1]:.0f} % of the updates vanish in f16")
    lab.control(shares[-1][2] < 0.2, f"T5: in f32 {100 * shares[-1][2]:.0f} % "
                "do")
    lab.table("T5", ["step", "median log2 of weight / update", "lost in f16",
                     "lost in bf16", "lost in f32"], rows)
