"""The loss scalers of the frameworks, each against its own rule.

    scalers.py MP-OPT MP-RUN STEP.mlir FOLDER [STEPS]

Scales STEP.mlir by --mp-insert-loss-scaling=scaler=NAME for each NAME, runs it
on random rows of overflows, and compares the scale of each step, bit for bit,
with what the framework's rule makes of the row. The rules are written from the
frameworks' sources, in their own terms: modulo of the steps since the last
overflow where they do so, trackers that count down where they do so.
"""
import csv
import pathlib
import subprocess
import sys

import numpy as np

f32 = np.float32


def grown(scale):
    """Twice the scale, unless that is no finite number."""
    with np.errstate(over="ignore"):
        twice = scale * f32(2)
    return twice if np.isfinite(twice) else scale


class Counted:
    """PyTorch, Apex, TensorFlow, Keras, OpenSeq2Seq: good steps in a row."""

    def __init__(self, scale, window, least=0, most=np.inf):
        self.scale, self.window, self.good = f32(scale), window, 0
        self.least, self.most = f32(least), f32(most)

    def update(self, overflow):
        if overflow:
            self.scale, self.good = max(self.scale / f32(2), self.least), 0
            return
        self.good += 1
        if self.good == self.window:
            self.good = 0
            self.scale = min(grown(self.scale), self.most)


class Modulo:
    """Apex's fp16_utils, DeepSpeed, fairseq: modulo of the iteration."""

    def __init__(self, scale, window, least, shift=1, consecutive=False):
        self.scale, self.window, self.least = f32(scale), window, f32(least)
        self.shift, self.left, self.consecutive = shift, shift, consecutive
        self.iteration, self.last = 0, -1

    def update(self, overflow):
        if overflow:
            if self.left == 1:
                self.scale = max(self.scale / f32(2), self.least)
            else:
                self.left -= 1
            self.last = self.iteration
        else:
            if self.consecutive:
                self.left = self.shift
            if (self.iteration - self.last) % self.window == 0:
                self.left = self.shift
                self.scale = grown(self.scale)
        self.iteration += 1


class Tracked:
    """Megatron: a tracker that counts down, refilled at growth; and Apex's
    kernel, which refills it in every good step."""

    def __init__(self, scale, window, least, hysteresis, everyGoodStep=False):
        self.scale, self.window, self.least = f32(scale), window, f32(least)
        self.hysteresis, self.left = hysteresis, hysteresis
        self.every, self.growth = everyGoodStep, 0

    def update(self, overflow):
        if overflow:
            self.growth = 0
            self.left -= 1
            if self.left <= 0:
                self.scale = max(self.scale * f32(0.5), self.least)
            return
        self.growth += 1
        if self.every:
            self.left = self.hysteresis
        if self.growth == self.window:
            self.growth, self.left = 0, self.hysteresis
            self.scale = grown(self.scale)


class Exponential:
    """TensorFlow's manager in contrib: bad steps add up, good ones do not take
    from them."""

    def __init__(self, scale, window):
        self.scale, self.window, self.good, self.bad = f32(scale), window, 0, 0

    def update(self, overflow):
        if overflow:
            self.bad, self.good = self.bad + 1, 0
            if self.bad == 2:
                self.bad = 0
                self.scale = max(self.scale * f32(0.8), f32(1))
        elif self.good + 1 >= self.window:
            self.good = self.bad = 0
            self.scale = grown(self.scale)
        else:
            self.good += 1


RULES = {
    "dynamic": lambda w: Counted(2**16, w, least=1),
    "pytorch": lambda w: Counted(2**16, w),
    "apex": lambda w: Counted(2**16, w, most=2**24),
    "apex-fp16-utils": lambda w: Modulo(2.0**32, w, least=1),
    "apex-hysteresis": lambda w: Tracked(2**16, w, 0, 2, True),
    "deepspeed": lambda w: Modulo(2.0**32, w, least=1),
    "deepspeed scale-hysteresis=3": lambda w: Modulo(2.0**32, w, 1, 3),
    "deepspeed scale-hysteresis=2 scale-refill=good_step":
        lambda w: Modulo(2.0**32, w, 1, 2, True),
    "megatron": lambda w: Tracked(2.0**32, w, 1, 2),
    "tensorflow": lambda w: Counted(2**15, w, least=1),
    "tensorflow-contrib": lambda w: Exponential(2**15, w),
    "keras": lambda w: Counted(2**15, w),
    "fairseq": lambda w: Modulo(2.0**15, w, least=2.0**-13),
    "openseq2seq": lambda w: Counted(2**14, w, least=1, most=2**14),
}
WINDOWS = {"apex-fp16-utils": 1000, "deepspeed": 1000, "megatron": 1000,
           "fairseq": 2**14}
# A row of overflows, and its traces as log2 from 2^16 on, window 4.
SCRIPT = "1000011000000000000001010000000000"
TORCH = ("15 15 15 15 16 15 14 14 14 14 15 15 15 15 16 16 16 16 17 17 17 16 16 "
         "15 15 15 15 16 16 16 16 17 17 17")
MEGATRON = ("16 16 16 16 17 17 16 16 16 16 17 17 17 17 18 18 18 18 19 19 19 19 "
            "19 18 18 18 18 19 19 19 19 20 20 20")
APEX = (MEGATRON[:len("16 " * 22)] + "19 19 19 19 19 20 20 20 20 21 21 21")
TRACES = {
    "pytorch": TORCH, "apex": TORCH, "apex-fp16-utils": TORCH,
    "deepspeed": TORCH, "keras": TORCH, "fairseq": TORCH, "tensorflow": TORCH,
    "megatron": MEGATRON, "deepspeed scale-hysteresis=2": MEGATRON,
    "apex-hysteresis": APEX,
    "deepspeed scale-hysteresis=2 scale-refill=good_step": APEX,
    "openseq2seq max-scale=65536":
        TORCH[:len("16 " * 14)] + "16 16 16 16 16 16 16 15 15 14 14 14 14 15 "
        "15 15 15 16 16 16",
    "tensorflow-contrib": "16 16 16 16 17 17 16.678",
}


def run(tools, options, row, folder, sizes=1):
    """The scale after each step of a row of overflows; `sizes` is, for each step
    or for all, twice the greatest gradient of the others."""
    opt, execute, step = tools
    scaled, batches, told = (folder / name for name in
                             ("scaled.mlir", "rows.npz", "told.csv"))
    subprocess.run([opt, step, f"--mp-amp=loss-scale={options} pad=false "
                    "stall-after=0", "-o", scaled], check=True,
                   stderr=subprocess.DEVNULL)
    x = np.ones((len(row) + 1, 4, 2), np.float32)
    x[:-1] *= np.reshape(sizes, (-1, 1, 1))
    x[:-1][np.array(row)] = np.inf
    np.savez(batches, arg1=x)
    subprocess.run([execute, scaled, f"--steps={len(x)}", "--fill=1",
                    f"--batches={batches}", f"--losses={told}",
                    "--stall-after=0"], check=True, stdout=subprocess.DEVNULL)
    with told.open() as file:
        scales = [float(line["loss_scale"]) for line in csv.DictReader(file)]
    return np.array(scales[1:], np.float32)


def expect(rule, row):
    scales = []
    for overflow in row:
        # Without a floor a scale falls until its reciprocal is infinite, which
        # no gradient survives.
        with np.errstate(over="ignore", divide="ignore"):
            rule.update(overflow or not np.isfinite(f32(1) / rule.scale))
        scales.append(rule.scale)
    return np.array(scales, np.float32)


def follow_distribution(tools, folder, rng):
    """Scales by logmax for greatest gradients 2^N(10, 1), one overflow among
    them: their geometric mean before it, where 2^(16 - 10 - 3.09) is expected,
    and the steps after it until the scale is within a factor of two again."""
    steps, at = 6000, 5000
    sizes = 2.0 ** (1 + rng.normal(10, 1, steps))
    scales = run(tools, "logmax", np.arange(steps) == at, folder, sizes)
    before = np.exp2(np.log2(scales[2000:at]).mean())
    near = (scales[at:] >= before / 2) & (scales[at:] <= before * 2)
    return before, int(np.argmax(near))


def main():
    *tools, folder = sys.argv[1:5]
    steps = int(sys.argv[5]) if len(sys.argv) > 5 else 4000
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    rng = np.random.default_rng(7)
    failed = False
    for options, make in RULES.items():
        name = options.split()[0]
        # Rows of many overflows and of few, at small intervals and its own.
        for window, share in ((3, 0.3), (4, 0.05), (None, 0.0003)):
            row = rng.random(steps) < share
            given = f" scale-interval={window}" if window else ""
            wanted = expect(make(window or WINDOWS.get(name, 2000)), row)
            got = run(tools, options + given, row, folder)
            same = np.array_equal(wanted, got)
            failed |= not same
            if not same:
                print(f"{options}, interval {window}: differs from step "
                      f"{np.flatnonzero(wanted != got)[0]}")
        print(f"{options}: {3 * steps} steps", flush=True)
    script = [digit == "1" for digit in SCRIPT]
    for options, trace in TRACES.items():
        got = run(tools, options + " scale-interval=4 initial-scale=65536",
                  script, folder)
        wanted = [float(word) for word in trace.split()]
        logs = np.log2(got.astype(np.float64))[:len(wanted)]
        same = np.allclose(logs, wanted, atol=6e-4)
        failed |= not same
        print(f"{options}: trace {'holds' if same else 'differs: ' + str(logs)}")
    mean, lost = follow_distribution(tools, folder, rng)
    failed |= not (2**2.91 / 1.2 < mean < 2**2.91 * 1.2 and lost == 0)
    print(f"logmax: {mean:.2f} for 2^(10 +- 1), back {lost} steps after an "
          "overflow")
    # The control: the rule of another framework is not what this one does.
    got = run(tools, "megatron scale-interval=4", script, folder)
    other = expect(RULES["deepspeed"](4), script)
    print("control:", "same" if np.array_equal(got, other) else "differs")
    sys.exit(failed)


if __name__ == "__main__":
    main()
