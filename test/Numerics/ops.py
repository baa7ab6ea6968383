"""T8 to T10, T16, T21: ops that 16 bits break, and what --mp-amp makes of them."""
import re

import numpy as np

from lab import amp, figure


def narrow(text):
    """The step with all its floats in f16, as no one should write it. Products
    of matrices sum in f32, as Tensor Cores do."""
    text = re.sub(r"(contracting \[\d\] x \[\d\])", r"\1 accumulate f32", text)
    text = re.sub(r"(mp\.reduce add %\w+ dims \[[^\]]*\])", r"\1 accumulate f16",
                  text)
    return re.sub(r"(tensor<[\dx]*)f32>", r"\1f16>", text)


def three_ways(lab, step, inputs):
    """The results in f32, by --mp-amp in f16, and with all floats in f16."""
    half = {n: v.astype(np.float16) for n, v in inputs.items()}
    with np.errstate(over="ignore"):
        return [lab.run(made, values, training=False).values
                for made, values in ((lab.compile(step), inputs),
                                     (lab.compile(step, amp("")), inputs),
                                     (lab.compile(step, edit=narrow), half))]


def finite(values):
    return bool(np.all(np.isfinite(values.astype(np.float32))))


def t08_softmax(lab):
    """Logits of 12, 11 and 10 in four classes, and 4,096 of 0."""
    x, w = np.zeros((8, 16)), np.zeros((16, 4096))
    x[:, 0] = 1
    x[1::2, 0] = 0
    w[0, :3], w[0, 3:] = (12, 11, 10), -100
    inputs = {"x": x.astype(np.float32), "w": w.astype(np.float32)}
    wide, mixed, naive = three_ways(lab, "t08-softmax.mlir", inputs)
    rows = []
    for name, key, at in (("not shifted", "plain", (0, 0)),
                          ("shifted", "shifted", (0, 0)),
                          ("denominator of equal logits", "denominator", 1)):
        rows.append([name, *(f"{float(v[key][at]):.5g}"
                             for v in (wide, mixed, naive))])
        off = float(np.max(np.abs(mixed[key] - wide[key])))
        lab.verdict(off <= 1e-3 * np.max(wide[key]),
                    f"T8: {name}, in mixed precision: off by {off:.1e}")
    lab.control(not finite(naive["plain"]) and finite(naive["shifted"]),
                "T8: in f16 a softmax that is not shifted is NaN")
    lab.control(float(naive["denominator"][1]) == 2048, "T8: in f16 4096 ones are "
                f"{float(naive['denominator'][1]):g}")
    lab.table("T8", ["softmax", "f32", "mixed", "all f16"], rows)


def t09_variance(lab):
    """Variances in one pass and in two."""
    rng = np.random.default_rng(9)
    x = np.eye(8, 16)
    w = 20 + 0.1 * rng.standard_normal((16, 768))
    inputs = {"x": x.astype(np.float32), "w": w.astype(np.float32)}
    true = np.var(inputs["w"][:8].astype(np.float64), axis=1)
    wide, mixed, naive = three_ways(lab, "t09-variance.mlir", inputs)

    def off(values, key):
        return float(np.max(np.abs(values[key].astype(np.float64) / true - 1)))

    lab.verdict(off(wide, "two_pass") < 1e-4 and off(mixed, "two_pass") < 0.02,
                f"T9: two passes are off by {off(wide, 'two_pass'):.1e} in f32, "
                f"{off(mixed, 'two_pass'):.1e} in mixed precision")
    lab.verdict(finite(mixed["one_pass"]), "T9: one pass is finite in mixed "
                "precision")
    lab.control(off(wide, "one_pass") > 10 * off(wide, "two_pass"),
                f"T9: one pass is off by {off(wide, 'one_pass'):.1e} in f32")
    lab.control(not finite(naive["one_pass"]), "T9: and infinite in f16")
    lab.table("T9", ["variance", "f32", "mixed", "all f16"],
              [[name, *(figure(off(v, key), 1e-6)
                        for v in (wide, mixed, naive))]
               for name, key in (("two passes, off by", "two_pass"),
                                 ("one pass, off by", "one_pass"))])


def t10_adam(lab):
    """The state of Adam in f16, after one step."""
    made = lab.compile("t10-adam.mlir", "--mp-insert-optimizer=optimizer=adam")
    other = lab.path(".mlir")
    other.write_text(narrow(made.read_text()))
    inputs = {"w": np.zeros(2, np.float32),
              "g": np.array([1e-4, 1e-2], np.float32)}
    true = 0.001 * inputs["g"].astype(np.float64)**2
    rows = []
    for name, step, dtype in (("f32", made, np.float32),
                              ("f16", other, np.float16)):
        got = lab.run(step, {n: v.astype(dtype) for n, v in inputs.items()},
                      training=False).values
        move, v = (got[n].astype(np.float64) for n in ("w", "adam.v/w"))
        rows.append([name, *(f"{x:.3g}" for x in (v[0], v[1], move[0], move[1]))])
        off = v / true - 1
        if name == "f32":
            lab.verdict(np.max(np.abs(off)) < 1e-4 and
                        np.allclose(move, -1e-3, rtol=1e-3),
                        f"T10: in f32 moves are {move.tolist()}")
        else:
            lab.control(v[0] == 0 and not np.isfinite(move[0]) and off[1] > 0.1,
                        f"T10: in f16 a gradient of 1e-4 moves by {move[0]}, and "
                        f"the second mean of 1e-2 is {100 * off[1]:.0f} % high")
    lab.table("T10", ["state", "v of 1e-4", "v of 1e-2", "move of 1e-4",
                      "move of 1e-2"], rows)


def t16_constants(lab):
    """-1e9 and 1e-12, with a row that only they hold together."""
    rng = np.random.default_rng(16)
    x, mask = rng.standard_normal((8, 16)), np.zeros((8, 8))
    x[3] = 0
    mask[5], mask[:, 6] = 1, 1
    inputs = {"x": x, "mask": mask, "w": rng.standard_normal((16, 8))}
    inputs = {n: v.astype(np.float32) for n, v in inputs.items()}
    wide, mixed, naive = three_ways(lab, "t16-constants.mlir", inputs)
    rows = []
    for name, key, row in (("masked as a whole", "softmax", 5),
                           ("zeros", "normed", 3)):
        off = float(np.max(np.abs(mixed[key] - wide[key])))
        lab.verdict(finite(mixed[key]) and off < 0.01,
                    f"T16: {name}: off by {off:.1e} in mixed precision")
        lab.control(bool(np.all(np.isnan(naive[key][row]))),
                    f"T16: {name}: NaN in f16")
        rows.append([name, *(f"{float(v[key][row, 0]):.3g}"
                             for v in (wide, mixed, naive))])
    lab.table("T16", ["row", "f32", "mixed", "all f16"], rows)


def operand_types(step):
    """The types that the products of a step read, in order."""
    return [re.search(r"tensor<[\dx]*(\w+)>", line.rsplit(": (", 1)[1])[1]
            for line in step.read_text().splitlines() if "= mp.dot" in line]


def t21_ranges(lab):
    """Two ops that lists of op names judge the wrong way round."""
    rng = np.random.default_rng(21)
    x, w = rng.uniform(-1, 1, (64, 16)), rng.standard_normal((16, 64))
    inputs = {"x": x, "w": w * 400 / np.max(np.abs(x @ w)),
              "v": rng.standard_normal((64, 16)) / 8,
              "u": rng.standard_normal((64, 16)) / 8}
    inputs = {n: v.astype(np.float32) for n, v in inputs.items()}
    exact = lab.compile("t21-ranges.mlir")
    wide = lab.run(exact, inputs, training=False).values
    profile = lab.profile(exact, inputs)
    rows = []
    for name, options in (("no profile", ""), ("a profile", f"profile={profile}"),
                          ("lists of names", "planner=painting")):
        step = lab.compile("t21-ranges.mlir", amp(options))
        types = operand_types(step)[1:]
        got = lab.run(step, inputs, training=False).values
        off = [float(np.max(np.abs(got[k] - wide[k])) / np.max(np.abs(wide[k])))
               for k in ("a", "b")]
        rows.append([name, *types, *off])
        text = (f"T21: by {name} the exponential is read as {types[0]}, the "
                f"square as {types[1]}; products off by {off[0]:.1e}, "
                f"{off[1]:.1e}")
        if options.startswith("planner"):
            lab.control(types == ["f16", "f16"] and not np.isfinite(off[1]), text)
        else:
            lab.verdict(types == ["f16" if options else "f32", "f32"]
                        and max(off) < 2e-3, text)
    lab.table("T21", ["decided by", "exponential", "square", "a is off by",
                      "b is off by"], rows)
