"""An epoch in one step and its steps one by one: the same bits.

    epoch_rounds.py MP-OPT MP-RUN FOLDER

Writes a training step with each of four optimizers, once by itself and once as
the body of a loop over batches, puts both through --mp-amp, and lets rounds
overflow. State and loss scale must be equal to the last bit, those of the plan
on the CPU as well.
"""
import pathlib
import sys

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2]))
from commands import call  # noqa: E402

ROUNDS, ROWS, FEATURES, HIDDEN, OUT = 6, 8, 16, 32, 8
SHAPES = {"w1": (FEATURES, HIDDEN), "w2": (HIDDEN, OUT)}

GRADIENTS = """
  %zero = arith.constant dense<0.0> : tensor<8x32xf32>
  %seed = arith.constant dense<0.03125> : tensor<8x8xf32>
  %a = mp.dot %x, %w1 contracting [1] x [0]
     : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
  %h = arith.maximumf %a, %zero : tensor<8x32xf32>
  %y = mp.dot %h, %w2 contracting [1] x [0]
     : (tensor<8x32xf32>, tensor<32x8xf32>) -> tensor<8x8xf32>
  %d = arith.subf %y, %t : tensor<8x8xf32>
  %dd = arith.mulf %d, %d : tensor<8x8xf32>
  %loss = mp.reduce add %dd dims [0, 1] : tensor<8x8xf32> to tensor<f32>
  %dy = arith.mulf %d, %seed : tensor<8x8xf32>
  %g_w2 = mp.dot %h, %dy contracting [0] x [0]
     : (tensor<8x32xf32>, tensor<8x8xf32>) -> tensor<32x8xf32>
  %dh = mp.dot %dy, %w2 contracting [1] x [1]
     : (tensor<8x8xf32>, tensor<32x8xf32>) -> tensor<8x32xf32>
  %on = arith.cmpf ogt, %a, %zero : tensor<8x32xf32>
  %da = arith.select %on, %dh, %zero : tensor<8x32xi1>, tensor<8x32xf32>
  %g_w1 = mp.dot %x, %da contracting [0] x [0]
     : (tensor<8x16xf32>, tensor<8x32xf32>) -> tensor<16x32xf32>
"""


def tensor(shape, element="f32"):
    return "tensor<" + "".join(f"{d}x" for d in shape) + element + ">"


class Update:
    """Text that moves one parameter, in f32; %lr is a tensor<f32>."""

    def __init__(self, name):
        self.name, self.type = name, tensor(SHAPES[name])
        self.lines, self.count = [], 0

    def op(self, op, *operands):
        self.count += 1
        result = f"%{self.name}_{self.count}"
        self.lines.append(f"  {result} = {op} {', '.join(operands)} : "
                          f"{self.type}")
        return result

    def constant(self, value):
        return self.op("arith.constant", f"dense<{value}>")

    def spread(self, scalar):
        self.count += 1
        result = f"%{self.name}_{self.count}"
        self.lines.append(f"  {result} = mp.broadcast {scalar} dims [] : "
                          f"tensor<f32> to {self.type}")
        return result

    def mean(self, old, new, beta):
        kept = self.op("arith.mulf", old, self.constant(beta))
        added = self.op("arith.mulf", new, self.constant(1 - beta))
        return self.op("arith.addf", kept, added)

    def minus(self, step):
        step = self.op("arith.mulf", step, self.spread("%lr"))
        return self.op("arith.subf", f"%{self.name}", step)


def sgd(update):
    return {update.name: update.minus(f"%g_{update.name}")}


def momentum(update):
    name = update.name
    old = update.op("arith.mulf", f"%m_{name}", update.constant(0.9))
    moment = update.op("arith.addf", old, f"%g_{name}")
    return {name: update.minus(moment), f"m_{name}": moment}


def adam(update, decay=False):
    name = update.name
    gradient = f"%g_{name}"
    square = update.op("arith.mulf", gradient, gradient)
    first = update.mean(f"%m_{name}", gradient, 0.9)
    second = update.mean(f"%v_{name}", square, 0.99)
    root = update.op("math.sqrt", update.op("arith.divf", second,
                                            update.spread("%rest2")))
    top = update.op("arith.divf", first, update.spread("%rest1"))
    step = update.op("arith.divf", top, update.op("arith.addf", root,
                                                  update.constant(1e-4)))
    if decay:
        step = update.op("arith.addf", step,
                         update.op("arith.mulf", f"%{name}",
                                   update.constant(0.01)))
    return {name: update.minus(step), f"m_{name}": first, f"v_{name}": second}


COUNT = """
  %one = arith.constant dense<1> : tensor<i32>
  %next_count = arith.addi %count, %one : tensor<i32>
  %steps = arith.sitofp %next_count : tensor<i32> to tensor<f32>
  %unit = arith.constant dense<1.0> : tensor<f32>
  %beta1 = arith.constant dense<0.9> : tensor<f32>
  %beta2 = arith.constant dense<0.99> : tensor<f32>
  %power1 = math.powf %beta1, %steps : tensor<f32>
  %power2 = math.powf %beta2, %steps : tensor<f32>
  %rest1 = arith.subf %unit, %power1 : tensor<f32>
  %rest2 = arith.subf %unit, %power2 : tensor<f32>
"""
RATE = "  %lr = arith.constant dense<0.05> : tensor<f32>\n"
SCHEDULE = """
  %first = arith.constant dense<0.05> : tensor<f32>
  %slower = arith.divf %first, %steps : tensor<f32>
  %lr = arith.addf %slower, %first : tensor<f32>
"""
OPTIMIZERS = {
    "sgd": (sgd, [], RATE),
    "momentum": (momentum, ["m"], RATE),
    "adam": (adam, ["m", "v"], COUNT + RATE),
    "adamw": (lambda update: adam(update, True), ["m", "v"], COUNT + SCHEDULE),
}


class Step:
    """One step: its state by name, in order, and the text of its body."""

    def __init__(self, optimizer):
        rule, moments, before = OPTIMIZERS[optimizer]
        self.state = {name: (tensor(shape), "parameter")
                      for name, shape in SHAPES.items()}
        for moment in moments:
            for name, shape in SHAPES.items():
                self.state[f"{moment}_{name}"] = (tensor(shape),
                                                  "optimizer_state")
        if before.startswith(COUNT):
            self.state["count"] = ("tensor<i32>", "counter")
        text, self.next = GRADIENTS + before, {"count": "%next_count"}
        for name in SHAPES:
            update = Update(name)
            self.next |= rule(update)
            text += "\n".join(update.lines) + "\n"
        self.body = text

    def header(self, prefix, rounds=""):
        """`prefix` is of the names of state, `rounds` of the shape of data."""
        given = [f'%{prefix}{name}: {kind} {{mp.role = #mp.role<{role}>, '
                 f'mp.name = "{name}", mp.pair = {index}}}'
                 for index, (name, (kind, role)) in
                 enumerate(self.state.items())]
        given += [f'%{"all_" if rounds else ""}{name}: tensor<{rounds}8x{size}'
                  f'xf32> {{mp.role = #mp.role<batch>, mp.name = "{name}"}}'
                  for name, size in (("x", FEATURES), ("t", OUT))]
        told = [f"{kind} {{mp.role = #mp.role<"
                f"{'new_parameter' if role == 'parameter' else 'new_state'}>, "
                f'mp.name = "{name}"}}'
                for name, (kind, role) in self.state.items()]
        told.append('tensor<f32> {mp.role = #mp.role<loss>, mp.name = "loss"}')
        return (f"func.func @main({', '.join(given)})\n    -> "
                f"({', '.join(told)}) {{\n")

    def end(self, state, loss):
        types = [kind for kind, _ in self.state.values()] + ["tensor<f32>"]
        return (f"  return {', '.join(state + [loss])} : {', '.join(types)}\n"
                "}\n")

    def alone(self):
        return (self.header("") + self.body +
                self.end([self.next[name] for name in self.state], "%loss"))

    def loop(self, level, rounds, first, before, body, last, after):
        """`first`, `before`: prefixes of state outside and inside; `last`,
        `after`: the values that a round ends with."""
        types = ["tensor<i32>", "tensor<f32>"]
        types += [kind for kind, _ in self.state.values()]
        given = [f"%i{level}", f"%told{level}"]
        given += [f"%{before}{name}" for name in self.state]
        starts = [f"%none{level}", first[1]]
        starts += [first[0] + name for name in self.state]
        pairs = ", ".join(f"{a}_ = {b}" for a, b in zip(given, starts))
        passed = ", ".join(f"{name}_" for name in given)
        return f"""
  %none{level} = arith.constant dense<0> : tensor<i32>
  %last{level}:{len(types)} = scf.while ({pairs})
      : ({', '.join(types)}) -> ({', '.join(types)}) {{
    %most{level} = arith.constant dense<{rounds}> : tensor<i32>
    %less{level} = arith.cmpi slt, %i{level}_, %most{level} : tensor<i32>
    %more{level} = tensor.extract %less{level}[] : tensor<i1>
    scf.condition(%more{level}) {passed} : {', '.join(types)}
  }} do {{
  ^bb0({', '.join(f"{a}: {b}" for a, b in zip(given, types))}):
{body}
    %once{level} = arith.constant dense<1> : tensor<i32>
    %next{level} = arith.addi %i{level}, %once{level} : tensor<i32>
    scf.yield %next{level}, {', '.join([after] + last)} : {', '.join(types)}
  }}
"""

    def rounds(self, level, first):
        """A loop over batches that begins with `first`."""
        body = ""
        for name, size in (("x", FEATURES), ("t", OUT)):
            body += f"""
    %at_{name} = mp.reshape %i{level} : tensor<i32> to tensor<1xi32>
    %row_{name} = mp.gather %all_{name}, %at_{name} slice [1, 8, {size}]
      offset [0, 1, 2] start [0] index_vector 0
      : (tensor<{ROUNDS}x8x{size}xf32>, tensor<1xi32>) -> tensor<1x8x{size}xf32>
    %{name} = mp.reshape %row_{name}
      : tensor<1x8x{size}xf32> to tensor<8x{size}xf32>
"""
        body += self.body
        body += f"  %sum = arith.addf %told{level}, %loss : tensor<f32>\n"
        return self.loop(level, ROUNDS, first, "", body,
                         [self.next[name] for name in self.state], "%sum")

    def results(self, level):
        return [f"%last{level}#{2 + i}" for i in range(len(self.state))]

    def epoch(self):
        return (self.header("first_", f"{ROUNDS}x") + NOTHING +
                self.rounds(1, ("%first_", "%nothing")) +
                self.end(self.results(1), "%last1#1"))

    def epochs(self):
        """The same twice, by a loop around it."""
        inner = self.rounds(1, ("%outer_", "%told2"))
        return (self.header("first_", f"{ROUNDS}x") + NOTHING +
                self.loop(2, 2, ("%first_", "%nothing"), "outer_", inner,
                          self.results(1), "%last1#1") +
                self.end(self.results(2), "%last2#1"))


NOTHING = "  %nothing = arith.constant dense<0.0> : tensor<f32>\n"


class Runner:
    """Rewrites steps and runs them from the same state."""

    def __init__(self, opt, run, folder, optimizer, refused):
        self.opt, self.run, self.folder = opt, run, folder
        self.step = Step(optimizer)
        random = np.random.default_rng(7)
        self.first = {
            name: random.normal(size=shape).astype(np.float32) * 0.3
            for name, shape in SHAPES.items()}
        x = random.normal(size=(ROUNDS, ROWS, FEATURES)).astype(np.float32)
        for index in refused:
            x[index, 3] = np.inf
        t = random.normal(size=(ROUNDS, ROWS, OUT)).astype(np.float32)
        self.data = {"x": x, "t": t}
        for name in self.step.state:
            if name not in self.first:
                shape = SHAPES.get(name.split("_")[-1], ())
                kind = np.int32 if name == "count" else np.float32
                self.first[name] = np.zeros(shape, kind)

    def rewrite(self, text, name, options):
        plain = self.folder / f"{name}.mlir"
        plain.write_text(text)
        mixed = self.folder / f"{name}-mixed.mlir"
        call(self.opt, plain, *options, "-o", mixed)
        return mixed

    def names(self, mixed):
        text = mixed.read_text()
        signature = text[text.index("@main("):]
        results = signature[signature.index(") -> (") + 6:]
        results = results[:results.index("\n")]
        return [part.split('"')[0] for part in results.split('mp.name = "')[1:]]

    def execute(self, mixed, steps, data, device="interp"):
        """What `steps` steps leave, by name."""
        given, out = self.folder / "in.npz", self.folder / "out.npz"
        batches = self.folder / "batches.npz"
        command = [self.run, mixed, f"--inputs={given}", f"--outputs={out}",
                   f"--steps={steps}", f"--device={device}", "--stall-after=0"]
        if data:
            np.savez(batches, **self.data)
            command.append(f"--batches={batches}")
        np.savez(given, **self.first, **({} if data else self.data))
        call(*command)
        told = np.load(out)
        return {name: told[f"out{index}"]
                for index, name in enumerate(self.names(mixed))}


TOLD = ("loss", "mp.grads_finite", "mp.stalled")


def differing(a, b):
    """Names of all state that has other bits; both must have the same."""
    names = [name for name in a if name not in TOLD]
    if set(names) != {name for name in b if name not in TOLD}:
        sys.exit(f"{sorted(a)}\n{sorted(b)}")
    return [name for name in names if a[name].tobytes() != b[name].tobytes()]


def compare(runner, options, name):
    step = runner.step
    single = runner.rewrite(step.alone(), f"{name}-alone", options)
    epoch = runner.rewrite(step.epoch(), f"{name}-epoch", options)
    epochs = runner.rewrite(step.epochs(), f"{name}-epochs", options)
    expected = runner.execute(single, ROUNDS, True)
    found = runner.execute(epoch, 1, False)
    planned = runner.execute(epoch, 1, False, "plan")
    twice = runner.execute(single, 2 * ROUNDS, True)
    nested = runner.execute(epochs, 1, False)
    copies = sum(name.endswith((".f16", ".bf16")) for name in found)
    print(f"{name}: scale 2^{np.log2(found['mp.loss_scale']):g},",
          f"{copies} copies, finite {bool(found['mp.grads_finite'])},",
          f"differ {differing(expected, found)},",
          f"planned {differing(found, planned)},",
          f"epochs {differing(twice, nested)}")


def control(runner):
    """Guarded as a whole, by the passes without those that outline rounds."""
    step = runner.step
    single = runner.rewrite(step.alone(), "control-alone", BY_HAND)
    epoch = runner.rewrite(step.epoch(), "control-epoch", BY_HAND)
    expected = runner.execute(single, ROUNDS, True)
    found = runner.execute(epoch, 1, False)
    same = [name for name in runner.first
            if found[name].tobytes() == runner.first[name].tobytes()]
    differ = [name for name in runner.first
              if found[name].tobytes() != expected[name].tobytes()]
    print(f"control: as it came {same}, differ {differ}")


# But for working copies, which the other form lacks.
BY_HAND = ["--mp-load-policy=preset=fp16", "--cse", "--canonicalize",
           "--mp-insert-loss-scaling=interval=2", "--mp-check-scaling"]


def main():
    opt, run, folder = sys.argv[1:4]
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    options = ["--mp-amp=initial-scale=65536 scale-interval=2 pad=false"]
    for optimizer in OPTIMIZERS:
        compare(Runner(opt, run, folder, optimizer, [2]), options, optimizer)
    compare(Runner(opt, run, folder, "adam", []), options, "good")
    compare(Runner(opt, run, folder, "adam", [0, 5]), options, "first-and-last")
    control(Runner(opt, run, folder, "sgd", [2]))


if __name__ == "__main__":
    main()
