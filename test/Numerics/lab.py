"""What the experiments of test/Numerics share: the tools, verdicts and tables."""
import dataclasses
import json
import pathlib
import re
import subprocess
import sys

import numpy as np

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from commands import call
from verdicts import Verdicts

STEPS = pathlib.Path(__file__).parent / "steps"
# Roles of results that a step takes back.
STATE = ("new_parameter", "new_state", "working_copy")


@dataclasses.dataclass
class Run:
    """What mp-run wrote."""
    losses: np.ndarray
    skipped: list
    scales: list
    values: dict
    roles: dict

    def parameters(self):
        """All new parameters as one vector of f32."""
        names = [n for n, r in self.roles.items() if r == "new_parameter"]
        return np.concatenate([self.values[n].astype(np.float32).ravel()
                               for n in sorted(names)])


def widen(name, array):
    """The f32 values of bf16, which NumPy does not have."""
    if not name.endswith(".bf16"):
        return array
    return (array.astype(np.uint32) << 16).view(np.float32)


class Lab:
    """Runs steps in a folder, and collects verdicts and tables."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.verdict = Verdicts()
        self.tables = {}
        self.made = 0

    def control(self, broken, text):
        """What the negative control must break, or the test shows nothing."""
        self.verdict(broken, "control, " + text)

    def table(self, name, header, rows):
        """A table of the page; floats are shown by three digits."""
        def cell(value):
            return f"{value:.3g}" if isinstance(value, float) else str(value)
        lines = ["| " + " | ".join(map(cell, row)) + " |"
                 for row in [header, ["---"] * len(header), *rows]]
        self.tables[name] = "\n".join(lines) + "\n"

    def path(self, suffix):
        self.made += 1
        return self.folder / f"{self.made}{suffix}"

    def compile(self, step, *passes, edit=None):
        """A step of `steps`, its text changed by `edit`, through mp-opt."""
        text = (STEPS / step).read_text()
        source, made = self.path(".mlir"), self.path(".mlir")
        source.write_text(edit(text) if edit else text)
        call("mp-opt", source, *passes, "-o", made)
        return made

    def run(self, step, inputs=None, batches=None, steps=1, training=True):
        """Runs what compile made; values are given by mp.name."""
        options = []
        for name, arrays in (("inputs", inputs), ("batches", batches)):
            if arrays:
                file = self.path(".npz")
                np.savez(file, **arrays)
                options.append(f"--{name}={file}")
        losses, results = self.path(".json"), self.path(".npz")
        if training:
            # Some experiments are about training that stalls.
            options += [f"--steps={steps}", f"--losses={losses}",
                        "--stall-after=0"]
        call("mp-run", step, f"--outputs={results}", *options)
        document = json.loads(losses.read_text()) if training else {}
        values, roles = self.read(step, results)
        return Run(np.array(document.get("loss", [])),
                   document.get("skipped", []), document.get("loss_scale", []),
                   values, roles)

    def profile(self, step, inputs):
        """The file with what mp-run sees of the values of a step."""
        file, profile = self.path(".npz"), self.path(".json")
        np.savez(file, **inputs)
        call("mp-run", step, f"--inputs={file}", f"--profile={profile}")
        return profile

    def refused(self, step, *passes):
        """Whether mp-opt refuses a step that is already compiled."""
        done = subprocess.run(["mp-opt", step, *passes, "-o", "/dev/null"],
                              capture_output=True, text=True)
        return done.returncode != 0 and "error: " in done.stderr

    @staticmethod
    def read(step, results):
        """The results by mp.name, and their roles."""
        text = step.read_text().split("func.func @main", 1)[1]
        ports = text.split("\n", 1)[0].split(") -> (", 1)[1]
        values, roles = {}, {}
        with np.load(results) as file:
            arrays = {n.split(".")[0]: widen(n, file[n]) for n in file.files}
        for i, port in enumerate(re.findall(r"\{([^}]*)\}", ports)):
            if f"out{i}" not in arrays:
                break
            name = re.search(r'mp.name = "([^"]*)"', port)[1]
            role = re.search(r"#mp.role<(\w*)>", port)
            values[name] = arrays[f"out{i}"]
            roles[name] = role[1] if role else ""
        return values, roles


def figure(value, least, form="{:.3g}"):
    """A number for a table, or that it is below what rounding alone makes: sums
    have another order on other machines."""
    return form.format(value) if value >= least else f"< {form.format(least)}"


def amp(options):
    return f"--mp-amp={options}"


def swap(old, new):
    """An edit that replaces the one place where `old` stands."""
    def edit(text):
        if text.count(old) != 1:
            sys.exit(f"{old!r} stands {text.count(old)} times in the step")
        return text.replace(old, new)
    return edit


def same_bits(one, other):
    return one.tobytes() == other.tobytes()
