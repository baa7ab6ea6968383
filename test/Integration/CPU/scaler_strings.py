"""What moves the loss scale, on 10^5 short strings of what may befall a step.

    scaler_strings.py MP-OPT MP-RUN STEP.mlir FOLDER [STRINGS]

Takes the op that --mp-amp=loss-scale=NAME puts into STEP.mlir, sets a row of 32
of them behind one another, and runs the row on random strings of overflows and
of sizes of gradients. Each starts with the first values of the scaler. What the
scales must be is simulated by the rule as its framework has it, for all strings
at once.
"""
import csv
import pathlib
import re
import subprocess
import sys

import numpy as np

f32 = np.float32
LENGTH, WINDOW = 32, 4


def grown(scale):
    with np.errstate(over="ignore"):
        return np.where(np.isfinite(scale * f32(2)), scale * f32(2), scale)


class Steps:
    """Counts: `tolerated` bad steps, and what takes them back."""

    def __init__(self, back=0.5, least=0, most=np.inf, tolerated=0, refill=""):
        self.back, self.least, self.most = f32(back), f32(least), f32(most)
        self.tolerated, self.refill = tolerated, refill

    def start(self, count):
        self.good, self.left = np.zeros((2, count), int)
        self.left += self.tolerated

    def move(self, scale, bad, *_):
        self.good = np.where(bad, 0, self.good + 1)
        due = self.good == WINDOW
        self.good[due] = 0
        falls = bad & (self.left == 0)
        self.left = np.where(bad, np.maximum(self.left - 1, 0), self.left)
        back = {"good_step": ~bad, "backoff": falls, "": due}[self.refill]
        self.left[back | due] = self.tolerated
        scale = np.where(falls, scale * self.back,
                         np.where(due, grown(scale), scale))
        return np.clip(scale, self.least, self.most).astype(f32)


class LogMax:
    """OpenSeq2Seq's, but for the number that stands for an overflow, and in
    double precision: moments, each divided by 1 - beta^n."""

    def start(self, count):
        self.x, self.slow, self.square = np.zeros((3, count))
        self.steps = np.zeros(count)

    def move(self, scale, bad, amax, *_):
        tells = bad | (amax > 0)
        x = np.where(bad, 16, np.log2(np.where(amax > 0, amax, 1), dtype=float))
        self.steps = self.steps + tells
        for name, beta, value in (("x", .99, x), ("slow", .999, x),
                                  ("square", .999, x * x)):
            old = getattr(self, name)
            new = beta * old + (1 - beta) * value
            setattr(self, name, np.where(tells, new, old))
        first = np.maximum(self.steps, 1)
        fast, slow = 1 - .99 ** first, 1 - .999 ** first
        variance = self.square / slow - (self.slow / slow) ** 2
        deviation = np.sqrt(np.maximum(variance, 0))
        cut = self.x / fast + 3.09 * deviation
        return np.where(tells, np.clip(2 ** (16 - cut), 1, 2**14), scale)


class PopART:
    """Counts of all gradients, as they came scaled, since the last change."""

    def start(self, count):
        self.upper, self.lower = np.zeros((2, count))
        self.steps = 0

    def move(self, scale, bad, _, upper, lower):
        self.upper = self.upper + np.where(bad, upper + lower, upper)
        self.lower = self.lower + np.where(bad, 0, lower)
        self.steps += 1
        if self.steps < WINDOW:
            return scale
        share = self.upper / (self.upper + self.lower)
        self.start(len(scale))
        return np.where(share > 1e-7, scale / f32(2), grown(scale))


RULES = {
    "dynamic": Steps(least=1),
    "pytorch": Steps(),
    "apex": Steps(most=2**24),
    "apex-fp16-utils": Steps(least=1),
    "apex-hysteresis": Steps(tolerated=1, refill="good_step"),
    "deepspeed": Steps(least=1),
    "deepspeed scale-hysteresis=3": Steps(least=1, tolerated=2),
    "megatron": Steps(least=1, tolerated=1),
    "tensorflow": Steps(least=1),
    "tensorflow-contrib": Steps(0.8, 1, tolerated=1, refill="backoff"),
    "keras": Steps(),
    "fairseq": Steps(least=2.0**-13),
    "openseq2seq": Steps(least=1, most=2**14),
    "logmax": LogMax(),
    "popart": PopART(),
}


def scale_step(tools, options, folder):
    """The line with the op, and the scale that it starts with."""
    opt, execute, step = tools
    scaled, told = folder / "scaled.mlir", folder / "told.csv"
    window = "" if "logmax" in options else f" scale-interval={WINDOW}"
    subprocess.run([opt, step, f"--mp-amp=loss-scale={options}{window} "
                    "pad=false stall-after=0", "-o", scaled], check=True,
                   stderr=subprocess.DEVNULL)
    subprocess.run([execute, scaled, "--fill=1", f"--losses={told}"],
                   check=True, stdout=subprocess.DEVNULL)
    with told.open() as file:
        first = float(next(csv.DictReader(file))["loss_scale"])
    line, = re.findall(r"= (mp\.update_loss_scale.*)", scaled.read_text())
    return line, first


def write_row(line, first, file):
    """A step that hands on to each op what the one before it made, and returns
    the greatest error of a scale so far, relative to the scale."""
    name, operands, numbers = re.match(r"(\S+) ((?:%\w+(?:, )?)+)(.*)",
                                       line).groups()
    count = len(operands.split(","))
    histogram, logmax = "histogram" in name, "logmax" in name
    inputs = 2 if logmax else 3 if histogram else 1
    state = count - inputs
    types = ["f32"] * state
    if not logmax:
        types[1] = "i32"
        if not histogram:
            types[2:] = ["i32"] * (state - 2)
    # The flag is the last operand but the statistics, or before bad steps.
    at = 2 if inputs == 1 else state
    arguments = ", ".join(f"%{n}: tensor<{LENGTH}xf32>"
                          for n in ("bad", "amax", "upper", "lower", "want"))
    body = []
    for i, kind in enumerate(types):
        value = (f"{first!r}" if i == 0 else "0.0") if kind == "f32" else "0"
        body.append(f"%s0_{i} = arith.constant dense<{value}> : tensor<{kind}>")
    body.append("%e0 = arith.constant dense<0.0> : tensor<f32>")
    for k in range(LENGTH):
        for n in ("bad", "amax", "upper", "lower", "want"):
            body.append(f"%{n}{k}_ = mp.slice %{n} start [{k}] limit [{k + 1}] "
                        f"strides [1] : tensor<{LENGTH}xf32> to tensor<1xf32>")
            body.append(f"%{n}{k} = mp.reshape %{n}{k}_ : tensor<1xf32> to "
                        "tensor<f32>")
        body.append(f"%ok{k} = mp.all_finite %bad{k} : tensor<f32>")
        read = [f"%s{k}_{i}" for i in range(state)]
        read.insert(at, f"%ok{k}")
        read += [f"%amax{k}"] if logmax else []
        read += [f"%upper{k}", f"%lower{k}"] if histogram else []
        results = ", ".join(f"%s{k + 1}_{i}" for i in range(state))
        body.append(f"{results} = {name} {', '.join(read)} {numbers}")
        body.append(f"%d{k} = arith.subf %s{k + 1}_0, %want{k} : tensor<f32>")
        body.append(f"%r{k} = arith.divf %d{k}, %want{k} : tensor<f32>")
        body.append(f"%a{k} = math.absf %r{k} : tensor<f32>")
        body.append(f"%e{k + 1} = arith.maximumf %e{k}, %a{k} : tensor<f32>")
    body.append(f"%all = arith.maximumf %worst, %e{LENGTH} : tensor<f32>")
    body.append("return %all, %all : tensor<f32>, tensor<f32>")
    file.write_text(
        f"func.func @main(%worst: tensor<f32> {{mp.pair = 0}}, {arguments})\n"
        "    -> (tensor<f32>, tensor<f32> {mp.role = #mp.role<loss>, "
        'mp.name = "worst"}) {\n  '
        + "\n  ".join(body) + "\n}\n")


def simulate(rule, first, bad, amax, upper, lower):
    rule.start(len(bad))
    scale, scales = np.full(len(bad), first, f32), []
    for k in range(LENGTH):
        scale = rule.move(scale, bad[:, k], amax[:, k], upper[:, k],
                          lower[:, k])
        scales.append(scale)
    return np.stack(scales, 1).astype(f32)


def run(tools, line, first, rule, count, folder, rng):
    """The greatest error on so many strings."""
    shape = (count, LENGTH)
    # Strings of many overflows and of few.
    bad = rng.random(shape) < rng.choice([0.02, 0.2, 0.6], (count, 1))
    mean = rng.choice([-12, 0, 10], (count, 1))
    amax = 2.0 ** rng.normal(mean, rng.choice([0.1, 1, 4], (count, 1)), shape)
    amax[rng.random(shape) < 0.02] = 0
    upper = np.where(rng.random(shape) < rng.choice([0.05, 0.5], (count, 1)),
                     rng.integers(0, 4, shape), 0)
    lower = rng.choice([1, 1000, 10**7], shape) * rng.integers(1, 4, shape)
    amax, upper, lower = (a.astype(f32) for a in (amax, upper, lower))
    want = simulate(rule, first, bad, amax, upper, lower)
    row, rows, told = (folder / n for n in ("row.mlir", "rows.npz", "told.csv"))
    write_row(line, first, row)
    np.savez(rows, arg1=np.where(bad, np.inf, 1).astype(f32), arg2=amax,
             arg3=upper, arg4=lower, arg5=want)
    subprocess.run([tools[1], row, f"--steps={count}", f"--batches={rows}",
                    "--fill=0", "--set", "arg0=0", f"--losses={told}"],
                   check=True, stdout=subprocess.DEVNULL)
    with told.open() as file:
        return float(list(csv.DictReader(file))[-1]["worst"])


def main():
    *tools, folder = sys.argv[1:5]
    count = int(sys.argv[5]) if len(sys.argv) > 5 else 100000
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    rng = np.random.default_rng(11)
    failed = False
    for options, rule in RULES.items():
        line, first = scale_step(tools, options, folder)
        error = run(tools, line, first, rule, count, folder, rng)
        # Logarithms and roots of f32, against those of doubles.
        bound = 2e-4 if options == "logmax" else 0
        failed |= not error <= bound
        print(f"{options}: {count} strings, "
              + ("equal" if error == 0 else f"within {bound}"
                 if error <= bound else f"WRONG by {error}"), flush=True)
    # The control: the same strings by the rule of another framework.
    line, first = scale_step(tools, "megatron", folder)
    error = run(tools, line, first, RULES["deepspeed"], 1000, folder, rng)
    print("control:", "differs" if error > 0 else "same")
    sys.exit(failed)


if __name__ == "__main__":
    main()
