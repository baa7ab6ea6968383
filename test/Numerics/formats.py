"""T1, T2, T6, T7, T11: what 16-bit numbers and accumulators do to sums."""
import struct

import numpy as np

from lab import swap

INF = float("inf")
# Numbers and what they are in f16, by hand: ties to even, overflow from 65520
# on, subnormals down to 2^-24.
BY_HAND = [
    (2.0**-24, 2.0**-24), (2.0**-25, 0.0),
    (2.0**-25 * (1 + 2.0**-23), 2.0**-24), (3 * 2.0**-25, 2.0**-23),
    (65504.0, 65504.0), (65519.996, 65504.0), (65520.0, INF),
    (1 + 2.0**-11, 1.0), (1 + 2.0**-10 + 2.0**-11, 1 + 2.0**-9),
    (2049.0, 2048.0), (2051.0, 2052.0), (0.1, 0.0999755859375),
    (1e-5, 1.0013580322265625e-05), (1e-7, 1.1920928955078125e-07),
    (1e-8, 0.0), (0.999, 0.9990234375), (0.9999, 1.0), (-1e9, -INF),
    (1e-12, 0.0), (-0.1, -0.0999755859375),
]


def by_struct(x):
    """Rounding by Python's own conversion, which refuses what overflows."""
    try:
        return struct.unpack("<e", struct.pack("<e", x))[0]
    except OverflowError:
        return float(np.copysign(INF, x))


def t01_format(lab):
    """Casts to f16, against values by hand and another implementation."""
    rng = np.random.default_rng(1)
    wild = np.ldexp(rng.uniform(-1, 1, 4096), rng.integers(-28, 18, 4096))
    x = np.concatenate([[a for a, _ in BY_HAND], wild]).astype(np.float32)
    got = lab.run(lab.compile("t01-format.mlir"), {"x": x}, training=False)
    half = got.values["f16"].astype(np.float64)
    brain = got.values["bf16"].astype(np.float64)
    hand = np.array([b for _, b in BY_HAND])
    other = np.array([by_struct(float(a)) for a in x])
    count = len(BY_HAND)
    wrong = int(np.sum(half[:count] != hand)), int(np.sum(half != other))
    lab.verdict(wrong == (0, 0), f"T1: of {count} casts to f16 by hand {wrong[0]} "
                f"differ, of {x.size} by struct {wrong[1]}")
    control = int(np.sum(brain[:count] != hand))
    lab.control(control > count // 2, f"T1: as bf16 {control} of {count} differ")
    lab.table("T1", ["number", "f16", "bf16"],
              [[f"{a:.9g}", f"{h:.9g}", f"{b:.9g}"]
               for (a, h), b in zip(BY_HAND, brain)])


def t02_absorption(lab):
    """Half a unit is lost on an even significand, and doubled on an odd one."""
    w = np.array([2.0**-3, 2.0**-3 + 2.0**-13], np.float32)
    g = np.array([2.0**-14, 2.0**-14], np.float32)
    moves = {}
    for name, edit in (("f32", None),
                       ("f16", lambda text: text.replace("xf32>", "xf16>"))):
        step = lab.compile("t02-absorption.mlir", edit=edit)
        dtype = np.float32 if name == "f32" else np.float16
        got = lab.run(step, {"w": w.astype(dtype), "g": g.astype(dtype)},
                      training=False)
        moves[name] = (got.values["moved"].astype(np.float32) - w) / g
    lab.verdict(moves["f16"].tolist() == [0, 2], "T2: in f16 updates of half a "
                f"unit move by {moves['f16'].tolist()} of them")
    lab.control(moves["f32"].tolist() == [1, 1], "T2: in f32 by "
                f"{moves['f32'].tolist()}")
    lab.table("T2", ["type", "2^-3 + 2^-14 moves by",
                     "(2^-3 + 2^-13) + 2^-14 moves by"],
              [[n, *(f"{m:g} of 2^-14" for m in v)] for n, v in moves.items()])


def narrow_sums(text):
    return text.replace("accumulate f32", "accumulate f16").replace(
        "tensor<f32>", "tensor<f16>")


def t06_sums(lab):
    """Where sums of equal numbers stop."""
    inputs = {"ones": np.ones(4096, np.float16),
              "tenths": np.full(16384, 0.1, np.float16),
              "thousandths": np.full(16384, 0.001, np.float16)}
    exact = {n: float(np.sum(v.astype(np.float64)))
             for n, v in zip(("1", "0.1", "0.001"), inputs.values())}
    wide = lab.run(lab.compile("t06-sums.mlir"), inputs, training=False).values
    narrow = lab.run(lab.compile("t06-sums.mlir", edit=narrow_sums), inputs,
                     training=False).values
    off = max(abs(float(wide[n]) / exact[n] - 1) for n in exact)
    lab.verdict(off < 1e-5, f"T6: sums in f32 are off by {off:.1e}")
    stops = [float(narrow[n]) for n in exact]
    lab.control(stops == [2048, 256, 4], f"T6: sums in f16 stop at {stops}")
    lab.table("T6", ["numbers", "exact", "in f32", "in f16"],
              [[f"{v.size} of {n}", *(f"{float(x[n]):.6g}"
                                      for x in (exact, wide, narrow))]
               for n, v in zip(exact, inputs.values())])


def t07_dots(lab):
    """Errors of dot products grow with their length where partial sums are
    narrow, and do not where they are wide."""
    rng, rows = np.random.default_rng(7), []
    wide_bound = 2.0**-11 # a result of f16 is rounded once
    for k in (64, 1024, 4096, 16384):
        x, y = (rng.uniform(0.05, 0.15, (64, k)).astype(np.float16)
                for _ in range(2))
        exact = np.sum(x.astype(np.float64) * y.astype(np.float64), axis=1)
        worst = []
        for accumulator in ("f32", "f16"):
            def edit(text, accumulator=accumulator):
                text = text.replace("64x64x", f"64x{k}x")
                return swap("accumulate f32", f"accumulate {accumulator}")(text)
            got = lab.run(lab.compile("t07-dots.mlir", edit=edit),
                          {"x": x, "y": y}, training=False).values["dots"]
            worst.append(float(np.max(np.abs(got / exact - 1))))
        lab.verdict(worst[0] <= 1.05 * wide_bound,
                    f"T7: K = {k}, f32 accumulator: off by {worst[0]:.1e}")
        rows.append([k, *worst])
    lab.control(rows[-1][2] > 0.1 and rows[-1][2] > 30 * rows[0][2],
                f"T7: f16 accumulators are off by {rows[0][2]:.1e} at K = 64, "
                f"{rows[-1][2]:.1e} at K = 16384")
    lab.table("T7", ["K", "f32 accumulator", "f16 accumulator"], rows)


def in_turn(ranks):
    """Sums of f16, one rank after another."""
    total = np.zeros(ranks.shape[1], np.float16)
    for rank in ranks:
        total = total + rank
    return total


def hold_order(lab, ranks, got, size):
    """Holds that the step adds the ranks in turn. Small ones are exact sums."""
    part = np.float16(1 / 16)
    one, other = (in_turn(r * part) * part for r in (ranks, ranks[::-1]))
    lab.verdict(np.array_equal(got, one),
                f"T11: means of {size:g} are those of NumPy's sums in f16")
    if size == 300:
        lab.control(not np.array_equal(got, other),
                    f"T11: means of {size:g} from the last rank on are others")


def t11_all_reduce(lab):
    """A mean over ranks overflows or vanishes, by where the division stands."""
    rng = np.random.default_rng(11)
    orders = ("sum, divide", "divide, sum", "halves")
    rows, off = [], {}
    for size in (300, 1e-6):
        ranks = (size * rng.uniform(0.9, 1.1, (256, 64))).astype(np.float16)
        mean = np.mean(ranks.astype(np.float64), axis=0)
        for name, edit in (("f16", None),
                           ("f32", lambda text: text.replace("f16", "f32"))):
            dtype = np.float16 if name == "f16" else np.float32
            got = lab.run(lab.compile("t11-all-reduce.mlir", edit=edit),
                          {"ranks": ranks.astype(dtype)}, training=False).values
            for order in orders:
                off[size, name, order] = float(np.max(np.abs(
                    got[order].astype(np.float64) / mean - 1)))
            if name == "f16":
                hold_order(lab, ranks, got["halves"], size)
            rows.append([f"{size:g}", name, float(mean[0]),
                         *(float(got[o][0]) for o in orders)])
    both = max(off[s, "f16", "halves"] for s in (300, 1e-6))
    lab.verdict(both < 0.15, "T11: with a division by 16 before and behind the "
                f"sum means of 300 and of 1e-6 are off by {both:.2g}")
    fits = max(off[300, "f16", "divide, sum"], off[1e-6, "f16", "sum, divide"])
    lab.verdict(fits < 0.03, "T11: each of the two other orders holds one of "
                f"them, off by {fits:.2g}")
    lab.control(off[300, "f16", "sum, divide"] == INF
                and off[1e-6, "f16", "divide, sum"] == 1, "T11: and loses the "
                "other: a sum of 300 is infinite, a share of 1e-6 is 0")
    wide = max(v for (_, name, _), v in off.items() if name == "f32")
    lab.control(wide < 1e-5, f"T11: in f32 no order is off by {wide:.1g}")
    lab.table("T11", ["gradients", "sum in", "mean", "sum, then / 256",
                      "/ 256, then sum", "/ 16, sum, / 16"], rows)
