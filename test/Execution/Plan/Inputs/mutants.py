"""Plans with one mistake each, run on the device `plan`.

    mutants.py MP-OPT MP-RUN PLAN.mlir OPTION...

with options of mp-run that give values: such that biases are not zero and a
loss scale is not a power of two, or some mistakes would not show.

A mutant is caught where it is refused, where a call touches wrong bytes, or
where a result has other bits than that of the plan as it was. One that runs to
the same bits has to be harmless for a reason that is found without running it:
mp-check-memory takes its places, or the two arguments that were exchanged are
read alike. Prints a line for each kind of mistake and ends with 1 where one was
missed.
"""
import collections
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import zipfile

MOST = 12  # of each kind
SEED = 1
COMMUTATIVE = {"arith.addf", "arith.mulf", "arith.maximumf", "arith.minimumf",
               "arith.addi", "arith.muli", "arith.andi", "arith.ori",
               "arith.xori"}
EQUALITIES = ("arith.cmpi eq,", "arith.cmpi ne,", "arith.cmpf oeq,",
              "arith.cmpf une,")
# Of these, many in a row have no order; of single numbers, sums are those of the
# sizes of gradients: zero, finite or not.
ASSOCIATIVE = re.compile(r"arith\.(andi|ori|xori|maximumf|minimumf) |arith\.addf .*: tensor<f32>$")
BYTES = {"f64": 8, "i64": 8, "f32": 4, "i32": 4, "f16": 2, "bf16": 2, "i16": 2,
         "i8": 1, "i1": 1}
LISTS = re.compile(r"(\(|into\()((?:%\w+(?:, )?)+)\)")


def size(type_):
    *dims, element = type_.split("x")
    count = 1
    for dim in dims:
        count *= int(dim)
    return count * BYTES[element]


class Plan:
    def __init__(self, text):
        self.lines = text.splitlines()
        begin = next(i for i, line in enumerate(self.lines)
                     if "mprt.plan @step" in line)
        end = self.lines.index("  }", begin)
        self.arena = int(re.search(r"arena (\d+)", self.lines[begin])[1])
        self.types, self.buffers, self.calls = {}, {}, []
        self.touches = collections.defaultdict(list)
        for i in range(begin + 1, end):
            line = self.lines[i]
            made = re.match(r"\s*(%\w+) = mprt\.(\w+)", line)
            if not made:
                self.calls.append(i)
                for name in re.findall(r"%\w+", line):
                    self.touches[name].append(i)
                continue
            self.types[made[1]] = re.search(r"tensor<(.*?)>$", line)[1]
            if made[2] == "buffer":
                offset = int(re.search(r"at (\d+)", line)[1])
                self.buffers[made[1]] = (i, offset)

    def text(self, changes):
        """With other lines, by their numbers."""
        return "".join(changes.get(i, line) + "\n"
                       for i, line in enumerate(self.lines))


def moved(plan):
    """An offset off by 256."""
    for name, (i, offset) in plan.buffers.items():
        for other in (offset + 256, offset - 256):
            if other >= 0:
                yield name, {i: plan.lines[i].replace(f"at {offset} ",
                                                      f"at {other} ")}


def shortened(plan):
    """A lifetime that ends a call too early: what the last call that touches
    a buffer makes lies where the buffer does."""
    for name, (_, offset) in plan.buffers.items():
        last = plan.touches[name][-1]
        for other, (i, old) in plan.buffers.items():
            if (other != name and plan.touches[other][0] == last and
                    offset + size(plan.types[other]) <= plan.arena):
                yield f"{other} at {name}", {i: plan.lines[i].replace(
                    f"at {old} ", f"at {offset} ")}


def exchanged(plan):
    """Two arguments of one type exchanged. Not two results of one element: where
    sums of two gradients stand before they are added does not matter."""
    for i in plan.calls:
        line = plan.lines[i]
        for match in LISTS.finditer(line):
            names = match[2].split(", ")
            reads = match[1] == "("
            for a in range(len(names)):
                for b in range(a + 1, len(names)):
                    if (names[a] == names[b] or
                            plan.types[names[a]] != plan.types[names[b]] or
                            (not reads and size(plan.types[names[a]]) <= 8)):
                        continue
                    new = list(names)
                    new[a], new[b] = names[b], names[a]
                    kernel = re.search(r"launch @(\w+)", line)
                    yield ((kernel[1], a, b) if kernel and reads else i,
                           {i: line[:match.start(2)] + ", ".join(new) +
                            line[match.end(2):]})


def aliased(plan):
    """A call that reads another buffer of the same type."""
    written = []
    for i in plan.calls:
        head, _, made = plan.lines[i].partition("into")
        for name in dict.fromkeys(re.findall(r"%\w+", head)):
            for other in written:
                if other != name and plan.types[other] == plan.types[name]:
                    yield f"{other} for {name}", {
                        i: re.sub(name + r"\b", other, head) + "into" + made}
        written += [name for name in re.findall(r"%\w+", made)
                    if name in plan.buffers]


def reordered(plan):
    """Two calls exchanged."""
    for a, b in zip(plan.calls, plan.calls[1:]):
        yield f"line {a + 1}", {a: plan.lines[b], b: plan.lines[a]}


def displaced(plan):
    """A result in the memory of another state, or in that of its own old value,
    which somebody reads by then."""
    pairs = {int(match[2]): int(match[1]) for match in re.finditer(
        r"slot argument (\d+) .* pair (\d+)", "\n".join(plan.lines))}
    for i, line in enumerate(plan.lines):
        result = re.search(r"slot result (\d+) ", line)
        if not result or int(result[1]) not in pairs:
            continue
        own = pairs[int(result[1])]
        if " alias " in line:
            other = (own + 1) % len(pairs)
            yield f"line {i + 1}", {
                i: line.replace(f" alias {own} ", f" alias {other} ")}
        else:
            yield f"line {i + 1}", {
                i: line.replace(" : tensor", f" alias {own} : tensor")}


def unsaid(plan):
    """An operand that the kernel overwrites without saying so."""
    for i, line in enumerate(plan.lines):
        said = re.search(r" overwrites \[(.*?)\]", line)
        if not said:
            continue
        numbers = said[1].split(", ")
        for number in numbers:
            others = ", ".join(other for other in numbers if other != number)
            yield f"line {i + 1}", {i: line.replace(
                said[0], f" overwrites [{others}]" if others else "")}


def replaced(pattern, *ways):
    """What calls say of themselves, another way."""
    def mutate(plan):
        for i in plan.calls:
            if re.search(pattern, plan.lines[i]):
                for old, new in ways:
                    line = re.sub(old, new, plan.lines[i], count=1)
                    if line != plan.lines[i]:
                        yield f"line {i + 1}", {i: line}
    return mutate


FLIPS = [(r"trans \[false", "trans [true"), (r"trans \[true", "trans [false"),
         (r"(trans \[\w+, )false", r"\1true"),
         (r"(trans \[\w+, )true", r"\1false")]
KINDS = {
    "offset moved by 256": moved,
    "lifetime shortened by one call": shortened,
    "arguments exchanged": exchanged,
    "another buffer read": aliased,
    "calls exchanged": reordered,
    "result in another place": displaced,
    "overwritten operand not named": unsaid,
    "transpose flag flipped": replaced(r"matmul", *FLIPS),
    "epilogue too many": replaced(r"matmul", (" align", " epilogue relu align")),
    "product scaled": replaced(r"matmul", (r"(scale f\d+)", r"\1 alpha 2.0")),
    # One of a single element has no order.
    "filter reversed": replaced(r"mprt\.conv(?!.* w <\[\d+, \d+, 1, 1\])",
                                ("cross_correlation", "convolution"),
                                ("mode convolution", "mode cross_correlation")),
    "groups changed": replaced(r"mprt\.conv.* groups (?!1 )",
                              (r"groups \d+", "groups 1"),
                              (r" groups (\d+)", r" groups 1\1")),
    "channels of a filter exchanged": replaced(
        r"mprt\.conv", (r"( w <\[[\d, ]+\] strides \[)(\d+), (\d+)",
                        r"\1\3, \2")),
    "window of another kind": replaced(
        r"mprt\.pool", ("pool max", "pool average_include_padding")),
}


def reads_alike(plan, kernel, a, b):
    """Whether a kernel reads its arguments a and b alike: expressions are
    compared with operands of commutative ops in any order."""
    begin = next(i for i, line in enumerate(plan.lines)
                 if f"mprt.kernel @{kernel} " in line)
    end = next(i for i in range(begin, len(plan.lines))
               if "mprt.return" in plan.lines[i])
    body = [line.strip() for line in plan.lines[begin + 1:end]]
    arguments = re.findall(r"%\w+", body[0])

    def results(order):
        chains, values, read, yielded = {}, {}, [], []
        outer = {name: f"argument {order[k]}"
                 for k, name in enumerate(arguments)}
        for line in body[1:]:
            if "mp.fusion" in line:
                read = re.findall(r"%\w+", line.partition("ins(")[2])
                continue
            if line.startswith("^bb0"):
                values = {name: outer[value] for name, value in
                          zip(re.findall(r"%\w+", line), read)}
                continue
            if line.startswith("}"):
                continue
            made, _, op = line.rpartition(" = ")
            operands = [values.get(name, name)
                        for name in re.findall(r"%[\w#]+", op)]
            name, chain = op.split()[0], ASSOCIATIVE.match(op)
            head = re.sub(r"%[\w#]+", "%", op) + "("
            if chain:
                operands = [part for operand in operands
                            for part in chains.get((name, operand), [operand])]
            if name in COMMUTATIVE or op.startswith(EQUALITIES):
                operands.sort()
            value = head + ", ".join(operands) + ")"
            if chain:
                chains[name, value] = operands
            if name == "mp.yield":
                yielded.append(value)
            values[made.split(":")[0]] = value
        return yielded
    same = list(range(len(arguments)))
    other = list(same)
    other[a], other[b] = b, a
    return results(same) == results(other)


class Judge:
    def __init__(self, opt, run, options, folder):
        self.opt, self.run, self.options = opt, run, options
        self.path = pathlib.Path(folder) / "mutant.mlir"
        self.out = pathlib.Path(folder) / "out.npz"

    def execute(self, text):
        """The bytes of all results, or the error."""
        self.path.write_text(text)
        done = subprocess.run(
            [self.run, self.path, "--device=plan", *self.options,
             f"--outputs={self.out}"], capture_output=True, text=True)
        if done.returncode < 0:
            sys.exit(f"{self.path}: signal {-done.returncode}")
        if done.returncode:
            return None, done.stderr
        with zipfile.ZipFile(self.out) as archive:
            return {name: archive.read(name)
                    for name in archive.namelist()}, ""

    def takes_memory(self, text):
        self.path.write_text(text)
        return subprocess.run(
            [self.opt, self.path, "--mp-check-memory", "-o", "/dev/null"],
            capture_output=True).returncode == 0

    def verdict(self, plan, kind, what, text, expected):
        results, error = self.execute(text)
        if results is None:
            return "stopped" if "has failed" in error else "refused"
        if results != expected:
            return "wrong"
        if kind in ("offset moved by 256", "calls exchanged"):
            harmless = self.takes_memory(text)
        else:
            harmless = isinstance(what, tuple) and reads_alike(plan, *what)
        return "harmless" if harmless else "MISSED"


def main(opt, run, path, *options):
    plan = Plan(pathlib.Path(path).read_text())
    choose = random.Random(SEED)
    missed = 0
    with tempfile.TemporaryDirectory() as folder:
        judge = Judge(opt, run, options, folder)
        expected, error = judge.execute(plan.text({}))
        if expected is None:
            sys.exit(error)
        total = collections.Counter()
        for kind, mutate in KINDS.items():
            mutants = list(mutate(plan))
            counts = collections.Counter()
            for what, lines in choose.sample(mutants, min(MOST, len(mutants))):
                found = judge.verdict(plan, kind, what, plan.text(lines),
                                      expected)
                counts[found] += 1
                if found == "MISSED":
                    print(f"missed: {kind}: {what}")
            missed += counts["MISSED"]
            total += counts
            if counts:
                print(f"{kind}: {show(counts)}")
        print(f"all: {show(total)}")
    sys.exit(missed != 0)


def show(counts):
    words = ["refused", "stopped", "wrong", "harmless", "MISSED"]
    return f"{sum(counts.values())}, " + ", ".join(
        f"{counts[word]} {word}" for word in words)


main(*sys.argv[1:])
