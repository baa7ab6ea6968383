#!/usr/bin/python3
"""Trains the steps of this folder in f16 and bf16, and says which end wrong.

    run.py BIN_DIR [NAME...] [options]

Each step is rewritten by `mp-opt --mp-amp=dtype=...` and trained by mp-run
beside its f32 twin (`dtype=off`), whose losses must be those of JAX. Judged:

  first loss   within 0.5 % of f32's; in bf16 within what rounding the operands
               of contractions costs (expected.json), plus 1 %
  20 steps     that changed something, each within 2 % of f32's or twice what f32
               runs scatter that start from parameters moved by one rounding; at
               most 16 skipped before the last of them

Within these a step holds. Otherwise mp-opt must have refused it or warned, in a
line that names an op and a number of its range, and counts where what it names is to
blame: with these arguments, or the products, denied by rules the step holds, or
misses by less than half. What mp-run warns of counts where all losses are right, and
the least loss scale is too large for the gradients, so that steps are refused to the
end. Else it FAILED, where mp-opt makes nothing and does not say which op is to blame,
or it is WRONG, silently.

expected.json demands a verdict of each step and type: `holds`; `warned`, which a
refusal meets too, where 16-bit operands of contractions alone break the step. Its
`known_wrong` lists, as "NAME TYPE", what is not yet so, with the reason: these do not
fail the run, and any other does, and one without a reason. One that has come right is
named, and --write takes it off.
--control asks for the opposite: at least half of the steps go wrong in f16 or in
bf16, or the set shows nothing.
"""
import argparse
import concurrent.futures
import json
import pathlib
import re
import subprocess
import sys
import tempfile

import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
EXPECTED = HERE / "expected.json"
STEPS, SKIPS, NUDGES = 20, 16, 4
# One rounding of a parameter.
NUDGE = {"f16": 2.0**-11, "bf16": 2.0**-8}
FIRST, OPERANDS, WORST = 0.005, 0.01, 0.02
# A diagnostic that names an op and says by which figure it is in danger.
OP = re.compile(r"\b(mp|arith|math|scf|stablehlo|tensor|linalg)\.[a-z_]+")
NUMBER = re.compile(r"(?<![\w\[.'-])[-+]?(\d+(\.\d*)?(e[-+]?\d+)?|inf)(?![\w\]'-])")
TELLS = {"error: ": "refused", "warning: ": "warned"}
VERDICTS = ["refused", "warned", "holds"]  # each meets a demand for those before


def call(*command):
    """The exit code and stderr; 124 where it took too long."""
    try:
        done = subprocess.run(list(map(str, command)), capture_output=True,
                              text=True, errors="replace", timeout=120)
    except subprocess.TimeoutExpired:
        return 124, "takes more than two minutes"
    return done.returncode, done.stderr


def percent(x):
    return f"{100 * x:.2g} %"


class Broken(Exception):
    """A tool did not do what has nothing to do with precision."""


class Trainer:
    """Runs one step on its inputs."""

    def __init__(self, options, name, scratch):
        self.bin, self.profiles = options.bin, options.profile
        self.choices = {"planner": options.planner,
                        "gradients": options.gradients,
                        "fusion": options.fusion}
        self.twins = options.twins
        self.step = HERE / "steps" / f"{name}.mlir"
        self.inputs = HERE / "steps" / f"{name}.npz"
        self.scratch = pathlib.Path(scratch)

    def rewrite(self, kind, denied=()):
        """The file that --mp-amp makes, its exit code and what it said."""
        out = self.scratch / f"{kind}.mlir"
        amp = f"dtype={kind}"
        if kind != "off":
            amp += "".join(f" {name}={choice}"
                           for name, choice in self.choices.items() if choice)
            if self.profiles:
                amp += f" profile={self.profile()}"
        if denied:
            amp += f" policy={self.policy(kind, denied)}"
        code, words = call(self.bin / "mp-opt", self.step, f"--mp-amp={amp}",
                           "-o", out)
        return out, code, words

    def policy(self, kind, denied):
        """A file with these rules."""
        path = self.scratch / "policy.mlir"
        path.write_text("module attributes {mp.policy = #mp.policy<"
                        f"{kind}, rules = [{', '.join(denied)}]>}} {{}}\n")
        return path

    def profile(self):
        """What the first step sees."""
        seen = self.scratch / "profile.json"
        if not seen.exists():
            code, words = call(self.bin / "mp-run", self.step, "--progress=off",
                               f"--inputs={self.inputs}", f"--profile={seen}")
            if code:
                raise Broken(f"mp-run --profile: {words[:200]}")
        return seen

    def twin(self, kind):
        """What the step does in f32, from moved parameters, too."""
        kept = self.twins and self.twins / f"{self.step.stem}.{kind}.json"
        if kept and kept.exists():
            return json.loads(kept.read_text())
        step, code, words = self.rewrite("off")
        if code:
            raise Broken(f"dtype=off: {words[:200]}")
        result = self.train(step, STEPS, f"--nudge={NUDGES}",
                            f"--nudge-size={NUDGE[kind]}")
        if kept:
            kept.write_text(json.dumps(result))
        return result

    def train(self, step, count, *options):
        losses = self.scratch / "losses.json"
        code, words = call(self.bin / "mp-run", step, f"--inputs={self.inputs}",
                           f"--steps={count}", f"--losses={losses}",
                           "--progress=off", *options)
        if code:
            raise Broken(f"mp-run: {words.strip().splitlines()[-1:]}")
        return json.loads(losses.read_text()) | {"said": words}


def as_losses(values):
    """NaN is null in JSON."""
    return np.array(values, np.float64)


class Twin:
    """The losses in f32, and what a type may do to them."""

    def __init__(self, trainer, expected, kind):
        result = trainer.twin(kind)
        self.losses = as_losses(result["loss"])
        nudged = np.array([as_losses(run["loss"]) for run in result["nudged"]])
        self.scatter = np.abs(nudged / self.losses - 1).max(0)
        self.room = np.maximum(WORST, 2 * self.scatter)
        wanted = as_losses(expected["f32"])
        off = np.abs(self.losses / wanted - 1)
        if result["skipped"] or not off[0] <= FIRST / 4 or \
                not (off <= np.maximum(2e-3, self.scatter)).all():
            raise Broken(f"f32 is not what JAX computes: off by {off.max():.2g}")
        cost = abs(expected["bf16"][0] / wanted[0] - 1)
        # Where rounding every operand leaves no number, the planner may not.
        cost = np.nan_to_num(cost, nan=0.0)
        if expected["demanded"][kind] == "holds":
            cost = min(cost, WORST)  # operands that cost more are to be f32
        self.first = FIRST if kind == "f16" else cost + OPERANDS

    def judge(self, result):
        """What is out of bound, if anything, how far, and the figures."""
        skipped = set(result["skipped"])
        losses = as_losses(result["loss"])
        taken = [i for i in range(len(losses)) if i not in skipped][:STEPS]
        # A step that is skipped leaves the state, but may have read an update.
        first = abs(losses[taken[0] if taken else 0] / self.losses[0] - 1)
        cells = [percent(first), "-", percent(self.scatter.max()),
                 str(len([i for i in skipped if not taken or i < taken[-1]]))]
        wrong = [] if first <= self.first else ["first loss"]
        if len(taken) < STEPS:
            wrong.append(f"{len(taken)} steps taken")
        off = np.abs(losses[taken] / self.losses[:len(taken)] - 1)
        over = np.nan_to_num(off / self.room[:len(taken)], nan=np.inf)
        far = np.max([first / self.first, *over]) if len(taken) == STEPS \
            else np.inf
        if taken:
            at = int(np.argmax(over))
            cells[1] = f"{percent(off[at])} at {at}"
            wrong += [f"step {at}"] if over[at] > 1 and at else []
        return ", ".join(wrong), np.nan_to_num(far, nan=np.inf), cells


def narrow_share(step):
    """How many contractions read 16 bits, of how many."""
    lines = re.findall(r"(?:mp\.dot|mp\.conv) .*", step.read_text())
    narrow = sum(bool(re.search(r": \(tensor<[0-9x]*b?f16>", line))
                 for line in lines)
    return f"{narrow}/{len(lines)}"


def told(words):
    """Lines that refuse or warn, naming op and figure, each with its verdict."""
    lines = []
    for line in words.splitlines():
        for word, verdict in TELLS.items():
            rest = line.partition(word)[2]
            figures = re.sub(r"operand \d+", "", rest)
            if OP.search(rest) and NUMBER.search(figures):
                lines.append((verdict, rest))
    return lines


def rules(line):
    """Rules that deny what a warning names: arguments, or the products."""
    listed = [found[1] for how in (r" reads ('.*?') of the batch as",
                                   r"(?: reads|, and) ('[^ ]*(?:, '[^ ]*)*), the last")
              if (found := re.search(how, line))]
    if not listed:
        return [f'<op "{op}" = deny optional>' for op in ("mp.dot", "mp.conv")]
    return [f'<arg "{name[1:-1]}" = deny>' for name in
            ", ".join(listed).split(", ")]


def blames_rightly(trainer, twin, kind, line, far):
    """Whether what the line names is to blame: denied, it does no harm."""
    denied = rules(line)
    step, code, words = trainer.rewrite(kind, denied)
    if code:
        raise Broken(f"with {', '.join(denied)}: {words[:200]}")
    wrong, rest, _ = twin.judge(trainer.train(step, STEPS + SKIPS))
    return not wrong or rest < far / 2


def follow(trainer, expected, kind):
    """Cells of a row, the verdict and its reason."""
    twin = Twin(trainer, expected, kind)
    step, code, words = trainer.rewrite(kind)
    lines = told(words)
    if "Options-Parser" in words or "is not a planner" in words:
        raise Broken(words.strip().splitlines()[0])
    if code:
        if lines and lines[-1][0] == "refused":
            return ["-"] * 5, *lines[-1]
        error = re.search(r"error: (.*)", words)
        return ["-"] * 5, "FAILED", error[1] if error else words[-120:]
    try:
        result = trainer.train(step, STEPS + SKIPS)
        wrong, far, cells = twin.judge(result)
    except Broken as broken:
        return ["-"] * 5, "WRONG", str(broken)
    cells.append(narrow_share(step))
    if not wrong:
        return cells, "holds", ""
    if re.fullmatch(r"\d+ steps taken", wrong) and told(result["said"]):
        return cells, *told(result["said"])[0]
    for verdict, line in lines:
        if blames_rightly(trainer, twin, kind, line, far):
            return cells, verdict, line
    return cells, "WRONG", wrong


def run_step(name, options, expected):
    """Rows of the table: name, type, cells, verdict, reason."""
    with tempfile.TemporaryDirectory() as scratch:
        trainer = Trainer(options, name, scratch)
        try:
            return [(name, kind, *follow(trainer, expected, kind))
                    for kind in options.types.split(",")]
        except Broken as broken:
            return [(name, "f32", ["-"] * 5, "BROKEN", str(broken))]


def print_table(rows):
    print("| step | type | first loss | worst step | scatter | skipped | "
          "narrow | verdict | |\n" + "|---" * 9 + "|")
    for name, kind, cells, verdict, why in rows:
        print(f"| {name} | {kind} | {' | '.join(cells)} | {verdict} | {why} |")
    print()
    for kind in sorted({row[1] for row in rows}):
        verdicts = [row[3] for row in rows if row[1] == kind]
        counts = ", ".join(f"{verdicts.count(v)} {v}"
                           for v in dict.fromkeys(sorted(verdicts)))
        print(f"{kind}: {len(verdicts)} steps, {counts}")


def as_text(expected):
    """A line for each step, so that a change of one is a change of a line."""
    steps = ",\n".join(f'"{name}": {json.dumps(entry)}'
                       for name, entry in expected["steps"].items())
    known = ",\n".join(f"{json.dumps(line)}: {json.dumps(why)}"
                       for line, why in expected["known_wrong"].items())
    return f'{{"known_wrong": {{\n{known}}},\n"steps": {{\n{steps}}}}}\n'


def wrong_rows(rows, steps):
    """The names and types of those that do not meet the demand."""
    return [f"{name} {kind}" for name, kind, _, verdict, _ in rows
            if verdict != "BROKEN" and (verdict not in VERDICTS or
                VERDICTS.index(verdict) <
                VERDICTS.index(steps[name]["demanded"][kind]))]


def control(rows, wrong):
    """The exit code where a step is expected to go wrong."""
    all_steps = {row[0] for row in rows}
    failing = {line.split()[0] for line in wrong}
    print(f"control: {len(failing)} of {len(all_steps)} steps go wrong")
    return 0 if all_steps and 2 * len(failing) >= len(all_steps) else 1


def conclude(rows, options, expected):
    """The exit code."""
    wrong = wrong_rows(rows, expected["steps"])
    broken = [row[0] for row in rows if row[3] == "BROKEN"]
    if options.control:
        return 1 if broken else control(rows, wrong)
    reasons = expected["known_wrong"]
    known = {line for line, why in reasons.items() if why}
    ran = {f"{row[0]} {row[1]}" for row in rows}
    cured, fresh = sorted((ran & known) - set(wrong)), set(wrong) - known
    if options.write:
        expected["known_wrong"] = {
            line: reasons.get(line, "")
            for line in sorted((known - ran) | set(wrong))}
        EXPECTED.write_text(as_text(expected))
    for line in cured:
        print(f"no longer wrong, --write takes it off the list: {line}")
    for line in sorted(fresh):
        print(f"wrong, and not known to be, with a reason: {line}")
    return 1 if fresh or broken or not rows else 0


def parse():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("bin", type=pathlib.Path, metavar="BIN_DIR")
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--planner", help="instead of the preset's")
    parser.add_argument("--gradients", choices=["wide", "planned"],
                        help="instead of the policy's")
    parser.add_argument("--fusion", choices=["full", "none"],
                        help="what is priced, instead of the preset's")
    parser.add_argument("--types", default="f16,bf16")
    parser.add_argument("--profile", action="store_true",
                        help="give each step a profile of its first batch")
    parser.add_argument("--twins", type=pathlib.Path, metavar="DIR",
                        help="keep there what f32 does, and read it")
    parser.add_argument("--write", action="store_true",
                        help="write what is wrong into expected.json")
    parser.add_argument("--control", action="store_true")
    parser.add_argument("-j", type=int, default=2, dest="jobs")
    return parser.parse_intermixed_args()


def main():
    options = parse()
    expected = json.loads(EXPECTED.read_text())
    steps = expected["steps"]
    names = options.names or sorted(steps)
    if options.twins:
        options.twins.mkdir(exist_ok=True)
    unknown = [name for name in names if name not in steps]
    if unknown:
        sys.exit(f"error: there is no step '{unknown[0]}'")
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        rows = [row for rows in pool.map(
            lambda name: run_step(name, options, steps[name]), names)
            for row in rows]
    print_table(rows)
    return conclude(rows, options, expected)


if __name__ == "__main__":
    sys.exit(main())
