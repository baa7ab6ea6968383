"""Imports, executes and mixes every training step that a manifest lists.

    training_steps.py MP-OPT MP-RUN FOLDER [NAME...]

The manifest of the folder says which file holds the reference values and how
far a result may be from them; files lie anywhere below the folder. Each file of
a step is imported and executed on the reference inputs, and goes through
--mp-amp, whose step is executed too. What cannot be imported must be refused
for the reason below; --mp-amp refuses nothing. --mp-to-cuda makes a plan of the
mixed step, or refuses it with one error: it may lack an op, it may not crash.
Prints one line per file; exit code 1 if one is wrong.
"""
import json
import pathlib
import re
import sys
import tempfile

sys.path.append(str(pathlib.Path(__file__).resolve().parents[3]))
from commands import run

# What the tool must say of steps that it cannot import.
REFUSED = {
    "jax_symbolic": "dynamic shape",
}
# What keeps a step from being executed here, which XLA can run.
KEPT = {
    "jax_attention_cudnn": "only XLA can run stablehlo.custom_call "
                           "@__cudnn$fmhaSoftmax",
    "jax_shard_map": "only XLA can run stablehlo.all_reduce",
}
DISTANCE = re.compile(r"^(out\S+).*: max (\S+), l2 (\S+)")


def reason(result):
    """The first error, or how the process ended without one."""
    lines = [line for line in result.stderr.splitlines() if "error:" in line]
    text = lines[0].split("error: ")[1] if lines else result.stderr[:200]
    return f"exit code {result.returncode}: {text}"


class Checker:
    def __init__(self, opt, run, folder, scratch):
        self.opt, self.run, self.folder = opt, run, folder
        self.scratch = pathlib.Path(scratch)

    def find(self, name):
        return next(iter(sorted(self.folder.rglob(name))), None)

    def judge(self, step, reference, tolerance):
        """The worst result as text, and whether all are within bounds."""
        result = run(self.run, step, f"--inputs={reference}",
                     f"--compare-npz={reference}", "--tolerance=1e30")
        if result.returncode:
            return reason(result), False
        rows = [DISTANCE.match(line) for line in result.stdout.splitlines()]
        rows = [(float(row[2]), float(row[3]), row[1]) for row in rows if row]
        # Written so that NaN is out of bound.
        good = bool(rows) and all(
            not (peak > tolerance["max_over_max"] or
                 l2 > tolerance["l2_over_l2"] or peak != peak)
            for peak, l2, _ in rows)
        if not rows:
            return "nothing compared", False
        peak, l2, name = max(rows)
        return f"{len(rows)} results, worst {name} {peak:.2g} {l2:.2g}", good

    def mix(self, path, reference):
        """What --mp-amp makes of the step, executed; and whether it may be."""
        mixed = self.scratch / "mixed.mlir"
        result = run(self.opt, path, "--mp-amp", "-o", mixed)
        if result.returncode:
            return "amp refuses: " + reason(result), False
        if reference is None:
            return "amp", True
        result = run(self.run, mixed, f"--inputs={reference}")
        return (("amp", True) if result.returncode == 0
                else ("amp runs: " + reason(result), False))

    def lower(self, path):
        """Whether the GPU pipeline ends with a plan, or with one error."""
        result = run(self.opt, path, "--mp-amp", "--mp-to-cuda=chip=sm_90",
                     "-o", self.scratch / "plan.mlir")
        if result.returncode == 0:
            return "cuda", True
        errors = sum("error:" in line for line in result.stderr.splitlines())
        return ("cuda refuses: " + reason(result),
                result.returncode == 1 and errors == 1)

    def check(self, entry, path):
        result = run(self.opt, path, "-o", self.scratch / "step.mlir")
        words = REFUSED.get(entry["name"])
        if words:
            return ("refused", result.returncode == 1 and
                    words in result.stderr)
        if result.returncode:
            return "import: " + reason(result), False
        if words := KEPT.get(entry["name"]):
            result = run(self.run, path, "--fill=1")
            mixed, mixes = self.mix(path, None)
            return f"kept; {mixed}", (mixes and result.returncode == 1 and
                                      words in result.stderr)
        reference = self.find(entry.get("reference", entry["name"] + ".npz"))
        if reference is None or reference.suffix != ".npz":
            text, good = "imported, no arrays to compare", True
            reference = None
        else:
            text, good = self.judge(path, reference, entry["tolerance"])
        mixed, mixes = self.mix(path, reference)
        lowered, lowers = self.lower(path)
        return f"{text}; {mixed}; {lowered}", good and mixes and lowers


def main():
    folder = pathlib.Path(sys.argv[3])
    manifest = json.loads((folder / "manifest.json").read_text())
    bad = count = 0
    with tempfile.TemporaryDirectory() as scratch:
        checker = Checker(sys.argv[1], sys.argv[2], folder, scratch)
        for entry in manifest.get("graphs", manifest.values()):
            if sys.argv[4:] and entry["name"] not in sys.argv[4:]:
                continue
            for suffix in (".mlir", ".vhlo"):
                name = entry["name"] + suffix
                path = checker.find(name)
                if path is None:
                    continue
                text, good = checker.check(entry, path)
                count += 1
                bad += not good
                print(f"{'ok ' if good else 'BAD'} {name}: {text}",
                      flush=True)
    print(f"{count} files, {bad} bad")
    return 1 if bad or not count else 0


sys.exit(main())
