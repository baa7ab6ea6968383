"""XLA judges the passes.

Takes each graph through import and every prefix of the mixed-precision
pipeline; what a stage leaves is exported, parsed and verified by JAX's
StableHLO, run by XLA's CPU backend with xla_allow_excess_precision off, and
compared with the interpreter's results on the same inputs (at import also with
the reference values beside the graph). A pass that is wrong is named by the
first stage at which the two part. With --steps the last stage trains in
both, results fed back through the pairs. Where the two are further apart than
the tolerance, which is some ten roundings of the type, twice the scatter of
runs whose float inputs were moved by one rounding counts, up to five times the
tolerance.

    xla_judge.py --bin build/static/bin [--dtype f16] [--steps 20] graph.mlir...

Inputs lie beside a graph as <graph>.npz, or in the file that manifest.json
names. Needs jax and numpy; run by
`tools/check.sh --oracles`.
"""

import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile

os.environ["JAX_PLATFORMS"] = "cpu"
import jax
import ml_dtypes
import numpy as np
from jax._src.interpreters import mlir
from jax._src.lib import xla_client
from jaxlib.mlir import ir

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "tools/python"))
from mpopt.jax.cpu import widen_products

DEVICES = jax.local_devices()[:1]


class Step:
    """One function of an exported module, compiled."""

    def __init__(self, text, name):
        with mlir.make_ir_context():
            module = ir.Module.parse(text)
            module.operation.verify()
            functions = {ir.StringAttr(f.attributes["sym_name"]).value: f
                         for f in module.body.operations}
            function = functions.pop(name)
            for other in functions.values():
                other.erase()
            function.attributes["sym_name"] = ir.StringAttr.get("main")
            self.arguments = self.names(function, "arg_attrs", "arg")
            self.results = self.names(function, "res_attrs", "out")
            self.pairs = self.find_pairs(function)
            self.types = [str(t) for t in function.type.inputs]
            widen_products(function)
            code = mlir.module_to_bytecode(module)
        options = xla_client.CompileOptions()
        options.env_option_overrides = [("xla_allow_excess_precision", False)]
        self.program = DEVICES[0].client.compile_and_load(
            code, xla_client.DeviceList(tuple(DEVICES)), options)

    @staticmethod
    def attributes(function, key):
        count = len(function.type.inputs if key == "arg_attrs"
                    else function.type.results)
        if key not in function.attributes:
            return [{}] * count
        return [{a.name: a.attr for a in ir.DictAttr(d)}
                for d in ir.ArrayAttr(function.attributes[key])]

    def names(self, function, key, fallback):
        return [ir.StringAttr(a["mp.name"]).value if "mp.name" in a
                else f"{fallback}{i}"
                for i, a in enumerate(self.attributes(function, key))]

    def find_pairs(self, function):
        return {i: ir.IntegerAttr(a["mp.pair"]).value
                for i, a in enumerate(self.attributes(function, "arg_attrs"))
                if "mp.pair" in a}

    def __call__(self, arguments):
        with jax.enable_x64(True):
            results = self.program.execute_sharded(
                [jax.device_put(a, DEVICES[0]) for a in arguments])
            return [np.asarray(r[0]) for r in
                    results.disassemble_into_single_device_arrays()]


def load(path):
    """Arrays of an .npz by key, bf16 patterns as bf16."""
    arrays = {}
    with np.load(path) as file:
        for key in file.files:
            value = file[key]
            if key.endswith(".bf16"):
                key, value = key[:-5], value.view(ml_dtypes.bfloat16)
            arrays[key] = value
    return arrays


def distance(xs, ys):
    """The worst max|x-y| / max|y|, and the result it is at."""
    worst, at = 0.0, None
    for i, (x, y) in enumerate(zip(xs, ys)):
        # The interpreter's integers have no sign; only bits can differ.
        if x.dtype.kind == "u" and y.dtype.kind == "i":
            y = y.view(x.dtype)
        x, y = np.asarray(x, np.float64), np.asarray(y, np.float64)
        if x.shape != y.shape:
            return np.inf, i
        same = (x == y) | (np.isnan(x) & np.isnan(y))
        if same.all():
            continue
        with np.errstate(invalid="ignore", over="ignore"):
            d = np.max(np.abs(np.where(same, 0, x - y))) / \
                max(np.max(np.abs(y)), 1e-30)
        if not d <= worst:
            worst, at = d, i
    return worst, at


def first_values(text, step, inputs):
    """The arguments of @main: given ones by place, added ones from @init."""
    values = {name: inputs[f"arg{i}"] for i, name in enumerate(step.arguments)
              if f"arg{i}" in inputs}
    if "@init" in text:
        init = Step(text, "init")
        made = init([values[name] for name in init.arguments])
        values.update(zip(init.results, made))
    return [values[name] for name in step.arguments]


def stages(dtype, roles):
    """Names of the stages and the passes up to each."""
    preset = "fp16" if dtype == "f16" else dtype
    passes = [
        ("roles", [f"--mp-assign-roles{'=roles=' + roles if roles else ''}"]),
        ("policy", [f"--mp-load-policy=preset={preset}", "--cse",
                    "--canonicalize"]),
        ("loss scaling", ["--mp-insert-loss-scaling"]),
        ("casts", ["--mp-annotate-precision", "--mp-insert-casts"]),
        ("simplified casts", ["--mp-simplify-casts"]),
        ("padding", ["--mp-pad-to-tile", "--mp-cancel-pads"]),
        ("masters", ["--mp-insert-master-weights"]),
        ("lowered state", ["--mp-lower-state"]),
        ("fusions", ["--mp-form-fusions"]),
    ]
    so_far = []
    yield "import", []
    for name, more in passes:
        so_far = so_far + more
        yield name, so_far


def nudge(inputs, dtype, seed):
    """Inputs whose floats were moved by up to one rounding to `dtype`."""
    random = np.random.default_rng(seed)
    size = {"f16": 2.0 ** -11, "bf16": 2.0 ** -8}[dtype]

    def move(x):
        if x.dtype.kind != "f":
            return x
        return (x * (1 + size * random.uniform(-1, 1, x.shape))).astype(x.dtype)
    return {key: move(np.asarray(x)) for key, x in inputs.items()}


class Judge:
    NUDGES = 3

    def __init__(self, options):
        self.options = options
        self.out = tempfile.mkdtemp()
        self.failures = 0

    def tool(self, name, *arguments):
        return subprocess.run([os.path.join(self.options.bin, name),
                               *arguments], capture_output=True, text=True)

    def say(self, graph, stage, words, ok=True):
        self.failures += not ok
        print(f"{graph}: {stage}: {words}{'' if ok else '  FAILS'}", flush=True)

    def export(self, graph, passes):
        """Paths of the step and of its export, or why there is none."""
        step = os.path.join(self.out, "step.mlir")
        done = self.tool("mp-opt", str(graph), *passes, "-o", step)
        if done.returncode not in (0, 1):
            return None, f"crash: exit code {done.returncode}"
        if done.returncode:
            return None, done.stderr.split("\n")[0]
        done = self.tool("mp-translate", "--mp-to-stablehlo", step)
        return (step, done.stdout) if not done.returncode else (
            None, "export: " + done.stderr)

    def interpret(self, step, npz, steps=1):
        results = os.path.join(self.out, "results.npz")
        done = self.tool("mp-run", step, f"--inputs={npz}",
                         f"--outputs={results}", f"--steps={steps}")
        if done.returncode:
            return None
        return load(results)

    def run_xla(self, text, program, inputs):
        """Scalars of each step."""
        state = first_values(text, program, inputs)
        scalars = []
        for _ in range(self.options.steps):
            results = program(state)
            for argument, result in program.pairs.items():
                state[argument] = results[result]
            scalars.append([float(r) for r in results if r.shape == ()])
        return scalars

    def train(self, graph, npz, step, text, inputs):
        """Scalars of the last step, losses among them, by both engines."""
        program = Step(text, "main")
        if not program.pairs:
            return
        scalars = self.run_xla(text, program, inputs)
        if not scalars[0]:
            return
        mine = self.interpret(step, npz, self.options.steps)
        if mine is None:
            return self.say(graph.stem, "training", "mp-run fails", False)
        names = [name if name in mine else f"out{i}"
                 for i, name in enumerate(program.results)]
        last = [float(mine[n]) for n in names if mine[n].shape == ()]
        # Of where it began: a loss that is learnt away has no relative error.
        def part(other):
            return max(abs(x - y) / max(abs(first), abs(x), 1e-30)
                       for x, y, first in zip(scalars[-1], other, scalars[0]))
        words = f"XLA {scalars[-1]}, interpreter {last}"
        worst, bound = part(last), self.options.training_tolerance
        if worst > bound:
            scatter = max(part(self.run_xla(text, program, nudge(
                inputs, self.options.dtype, seed))[-1])
                for seed in range(self.NUDGES))
            words += f", apart {worst:.2g} where nudged runs are {scatter:.2g}"
            bound = max(bound, 2 * scatter)
        self.say(graph.stem, f"{self.options.steps} steps", words,
                 worst <= bound)

    def find_entry(self, graph):
        """What manifest.json says of a graph."""
        for folder in (graph.parent, graph.parent.parent):
            manifest = folder / "manifest.json"
            if manifest.exists():
                entries = json.loads(manifest.read_text())
                entries = {e["name"]: e for e in
                           entries.get("graphs", entries.values())}
                return entries.get(graph.stem, {})
        return {}

    def judge(self, graph):
        entry = self.find_entry(graph)
        npz = graph.with_suffix(".npz")
        if not npz.exists():
            npz = graph.with_name(entry.get("reference", npz.name))
        if npz.suffix != ".npz" or not npz.exists():
            return self.say(graph.stem, "import", "has no inputs")
        roles = graph.with_suffix(".roles.json")
        if not roles.exists():
            roles = graph.parent / "roles" / (graph.stem + ".json")
        inputs = load(npz)
        for stage, passes in stages(self.options.dtype,
                                    str(roles) if roles.exists() else ""):
            step, text = self.export(graph, passes)
            if step is None:
                # What is refused is for the tests of that pass to judge.
                return self.say(graph.stem, stage, "stops: " + text,
                                not text.startswith(("export", "crash")))
            program = Step(text, "main")
            results = program(first_values(text, program, inputs))
            mine = self.interpret(step, npz)
            if mine is None:
                return self.say(graph.stem, stage, "mp-run fails", False)
            keys = [name if name in mine else f"out{i}"
                    for i, name in enumerate(program.results)]
            worst, at = distance(results, [mine[k] for k in keys])
            words = f"XLA against interpreter {worst:.2g}"
            bound = self.options.tolerance[self.options.dtype]
            if not any(t in text for t in ("f16>", "f8")):
                bound = min(bound, self.options.exact_tolerance)
            if worst > bound:
                scatter = max(distance(program(first_values(
                    text, program, nudge(inputs, self.options.dtype, seed))),
                    results)[0] for seed in range(self.NUDGES))
                words += f" where nudged inputs give {scatter:.2g}"
                bound = min(max(bound, 2 * scatter), 5 * bound)
            if stage == "import" and "out0" in inputs:
                reference = [inputs[f"out{i}"] for i in range(len(results))]
                against, _ = distance(results, reference)
                words += f", against the reference {against:.2g}"
                allowed = entry.get("tolerance", {}).get("max_over_max", 0)
                if against > max(bound, allowed):
                    worst = np.inf
            self.say(graph.stem, stage, words, worst <= bound)
            if worst > bound:
                return
        if self.options.steps:
            self.train(graph, npz, step, text, inputs)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", required=True, help="folder of the tools")
    parser.add_argument("--dtype", default="f16")
    parser.add_argument("--steps", type=int, default=0)
    parser.set_defaults(tolerance={"f16": 5e-3, "bf16": 4e-2})
    parser.add_argument("--exact-tolerance", type=float, default=1e-4,
                        help="bound on max|x-y|/max|y| of stages in f32")
    parser.add_argument("--training-tolerance", type=float, default=0.05,
                        help="the same of scalars after --steps steps")
    parser.add_argument("graphs", nargs="+", type=pathlib.Path)
    judge = Judge(parser.parse_args())
    for graph in judge.options.graphs:
        try:
            judge.judge(graph)
        except Exception as error:  # XLA's, of any kind: judged, not hidden
            judge.say(graph.stem, "XLA", str(error).split("\n")[0], False)
    print(f"{judge.failures} failures")
    return 1 if judge.failures else 0


if __name__ == "__main__":
    sys.exit(main())
