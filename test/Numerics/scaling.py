"""T13 to T15, T19: a scale is a power of two, gradients are unscaled and checked
before anything else reads them, and scalers do what their frameworks do."""
import pathlib
import re
import sys

import numpy as np

from lab import amp, same_bits, swap
from training import regression

sys.path.append(str(pathlib.Path(__file__).parents[1] / "Integration/CPU"))
from scalers import SCRIPT, TRACES

SGD = "optimizer=sgd learning-rate=0.05 keep-gradients=false"
CLIP = "optimizer=sgd learning-rate=0.5 max-grad-norm=0.02 keep-gradients=false"


def train(lab, options, edit=None):
    step = lab.compile("t04-regression.mlir", amp(options), edit=edit)
    return lab.run(step, regression(1), steps=200)


def different(one, other):
    """How many numbers differ."""
    return int(np.sum(one.parameters() != other.parameters()))


def t13_invariance(lab):
    """Powers of two move no bit, where nothing is subnormal or infinite."""
    rows = []
    for dtype, one, other, same in (("bf16", -8, 1, True), ("bf16", 1, 8, True),
                                    ("f16", 12, 14, True), ("f16", 1, 12, False)):
        runs = [train(lab, f"{SGD} dtype={dtype} loss-scale={2.0**s}")
                for s in (one, other)]
        count, size = different(*runs), runs[0].parameters().size
        rows.append([dtype, f"2^{one}", f"2^{other}", f"{count} of {size}"])
        text = (f"T13: {dtype}, scales of 2^{one} and 2^{other}, 200 steps: "
                f"{count} of {size} weights differ")
        if same:
            lab.verdict(count == 0, text)
        else:
            lab.control(count > size // 2, text)
    lab.table("T13", ["type", "scale", "other scale", "weights that differ"],
              rows)


def scaled_by_author(scale):
    """The edit that scales the seed, and so the gradients that are returned."""
    def edit(text):
        text = swap("%seeds = mp.broadcast %mean dims",
                    "%seeds = mp.broadcast %scaled dims")(text)
        return swap("  // Backward.", "  // Backward.\n  %scaled = "
                    f"arith.constant dense<{scale / 64!r}> : tensor<f32>")(text)
    return edit


def t14_clip_order(lab):
    """Gradients are clipped behind the unscaling. In the other order, a rate
    divided by the scale behind the clip, the bound is the scale times too low."""
    exact = train(lab, CLIP + " dtype=off").losses[-1]
    right, wrong = [], []
    for scale in (2.0**12, 2.0**14):
        right.append(train(lab, f"{CLIP} loss-scale={scale}"))
        late = CLIP.replace("0.5", repr(0.5 / scale)) + " loss-scale=off"
        wrong.append(train(lab, late, edit=scaled_by_author(scale)))
    loss = right[0].losses[-1]
    lab.verdict(different(*right) == 0 and abs(loss / exact - 1) < 0.005,
                f"T14: unscale, then clip: {different(*right)} weights differ, "
                f"loss {loss:.4f} for FP32's {exact:.4f}")
    lab.control(different(*wrong) > 0 and wrong[0].losses[-1] > 2 * loss,
                f"T14: clip, then unscale: {different(*wrong)} differ, loss "
                f"{wrong[0].losses[-1]:.3f}")
    lab.table("T14", ["order", "loss at 2^12", "loss at 2^14",
                      "weights that differ"],
              [[name, *(float(r.losses[-1]) for r in runs), different(*runs)]
               for name, runs in (("unscale, clip", right),
                                  ("clip, unscale", wrong))])


def checked_late(step, lab):
    """The step with its finite check behind the clamp."""
    text = step.read_text()
    clamped = re.search(r"(%\w+) = arith.minimumf", text)[1]
    text, count = re.subn(r"mp.all_finite %\w+", f"mp.all_finite {clamped}", text)
    assert count == 1
    made = lab.path(".mlir")
    made.write_text(text)
    return made


def t15_clamp(lab):
    """An infinite gradient is seen, though the step clamps it to 1."""
    rng = np.random.default_rng(5)
    inputs = {"w": rng.standard_normal((16, 8)).astype(np.float32)}
    batches = {"x": rng.standard_normal((4, 8, 16)).astype(np.float32),
               "t": rng.standard_normal((4, 8, 8)).astype(np.float32)}
    batches["x"][3, 0] = np.where(batches["x"][3, 0] > 0, 3e4, -3e4)
    step = lab.compile("t15-clamped-gradient.mlir", amp("loss-scale=256"))
    rows = []
    for name, made in (("before the clamp", step),
                       ("behind the clamp", checked_late(step, lab))):
        before, after = (lab.run(made, inputs, batches, n) for n in (3, 4))
        kept = same_bits(before.values["w"], after.values["w"])
        move = float(np.max(np.abs(after.values["w"] - before.values["w"])))
        rows.append([name, len(after.skipped), move])
        text = (f"T15: checked {name}: skipped {after.skipped}, weights move by "
                f"up to {move:g}")
        if made == step:
            lab.verdict(after.skipped == [3] and kept, text)
        else:
            lab.control(not after.skipped and not kept, text)
    lab.verdict(lab.refused(checked_late(step, lab), "--mp-check-scaling"),
                "T15: mp-check-scaling refuses the check behind the clamp")
    lab.table("T15", ["finite check", "steps skipped of 4",
                      "move in the infinite step"], rows)


def follow(lab, scaler, shortest=" scale-interval=4"):
    """log2 of the scale after each step of the script, from 2^16 on."""
    step = lab.compile("t19-scalers.mlir", amp(
        f"loss-scale={scaler}{shortest} initial-scale=65536 stall-after=0"))
    x = np.ones((len(SCRIPT) + 1, 4, 2), np.float32)
    x[:-1][np.array(list(SCRIPT)) == "1"] = np.inf
    told = lab.run(step, {"w": np.ones(2, np.float32)}, {"x": x}, len(x))
    return np.log2(np.array(told.scales[1:], float))


def t19_scalers(lab):
    """Each scaler on one script of overflows: its trace, step by step."""
    alike = {}
    for scaler, trace in TRACES.items():
        wanted = np.array(trace.split(), float)
        got = follow(lab, scaler)
        lab.verdict(np.allclose(got[:len(wanted)], wanted, atol=6e-4),
                    f"T19: {scaler} goes through its {len(wanted)} scales")
        shown = " ".join(f"{number:.5g}" for number in got)
        alike.setdefault(shown, []).append(f"`{scaler}`")
    torch, megatron = (follow(lab, name) for name in ("pytorch", "megatron"))
    impatient = follow(lab, "megatron scale-hysteresis=1")
    lab.control(np.array_equal(impatient, torch)
                and not np.array_equal(impatient, megatron), "T19: Megatron's "
                "scaler without hysteresis is PyTorch's")
    still = follow(lab, "pytorch", " scale-backoff=1 scale-interval=100")
    lab.control(np.all(still == 16), "T19: a scale that does not move is "
                "none of them")
    lab.table("T19", ["scalers", "log2 of the scale after each step"],
              [[", ".join(names), shown] for shown, names in alike.items()])
