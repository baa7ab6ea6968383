"""Puts one rule after another into the policy of training steps.

    policy_rules.py MP-OPT FOLDER [NAME...]

For each step of the folder (all that its manifest lists, or those named): a
rule `<scope "..." = deny>` for each scope of its locations, and for each op and
variant of the imported step a rule `<op "..." = class>` for every class; each
under both planners. --mp-amp must succeed, or refuse the rule with one error
that names it and says why. An error of a later pass, of mp-check-precision in
particular, is the compiler rejecting its own output.

A scope is a location's name up to a `/`, or the whole of it. A control adds
that rules do something: with a rule against all contractions none of them reads
16 bits, and without it some do.

Prints one line per step, and one for each rule that fails. Exit code 1 if one
does.
"""
import collections
import concurrent.futures
import json
import pathlib
import re
import sys
import tempfile

sys.path.append(str(pathlib.Path(__file__).resolve().parents[3]))
from commands import run

PLANNERS = "mincut", "painting"
CLASSES = "allow", "infer", "deny", "clear", "fence"
# verifyPolicy's words for a rule that can do nothing.
REFUSALS = (
    "matches nothing in the module",
    "only matches ops whose types no class changes",
    "is not an op with a precision model",
)
# A name, not a file: `loc("name")` or `loc("name"(...))`.
NAME = re.compile(r'loc\("((?:[^"\\]|\\.)*)"[()]')
OP = re.compile(r'^\s*(?:%\S+(?:, %\S+)* = )?"?([a-z_]\w*(?:\.\w+)+)\b', re.M)
CONTRACTION = re.compile(r"= mp\.(?:dot|conv)\b.* : \((.*)\) -> ")


def unescape(text):
    """A string as MLIR prints it: `\\\\`, or two hexadecimal digits."""
    return re.sub(r"\\(\\|[0-9A-Fa-f]{2})",
                  lambda m: "\\" if m[1] == "\\" else chr(int(m[1], 16)), text)


def find_scopes(text):
    """All names of locations up to each `/`, sorted."""
    scopes = set()
    for name in map(unescape, NAME.findall(text)):
        parts = name.split("/")
        scopes |= {"/".join(parts[:i + 1]) for i in range(len(parts))}
    return sorted(scopes - {""})


def find_ops(text):
    """All names of ops, and with their variants, sorted."""
    names = set(OP.findall(text))
    # The variant stands first: `mp.reduce add %0`.
    for op, kind in re.findall(r"\b(mp\.\w+) ([a-z_]+) %", text):
        names.add(f"{op}.{kind}")
    return sorted(names)


def match_exactly(name):
    """A regular expression for this name, as a string of MLIR."""
    pattern = re.sub(r"[][(){}.*+?^$|\\]", r"\\\g<0>", name)
    return "".join(c if c.isascii() and c.isprintable() and c not in '"\\'
                   else "".join(f"\\{b:02X}" for b in c.encode())
                   for c in pattern)


class Rules:
    """Runs one step under policies of one rule."""

    def __init__(self, opt, path, scratch):
        self.opt, self.path = opt, path
        self.scratch = pathlib.Path(scratch)
        imported = run(opt, path, "--mlir-print-debuginfo")
        assert imported.returncode == 0, imported.stderr
        self.text = imported.stdout

    def list(self):
        for scope in find_scopes(self.text):
            yield f'<scope "{match_exactly(scope)}" = deny>'
        for op in find_ops(self.text):
            for name in CLASSES:
                yield f'<op "{op}" = {name}>'

    def mix(self, index, planner, rules):
        policy = self.scratch / f"{index}.{planner}.mlir"
        policy.write_text(
            "module attributes {mp.policy = #mp.policy<f16, planner = "
            f"{planner}, rules = [{rules}]>}} {{}}\n")
        done = run(self.opt, self.path, f"--mp-amp=policy={policy}")
        policy.unlink()
        return done

    def judge(self, index, planner, rule):
        """How a rule ends: "taken", "refused", or what is wrong."""
        done = self.mix(index, planner, rule)
        if done.returncode == 0:
            return "taken"
        errors = [line for line in done.stderr.splitlines()
                  if "error: " in line]
        refused = (done.returncode == 1 and len(errors) == 1 and
                   "error: policy rule " in errors[0] and
                   any(words in errors[0] for words in REFUSALS))
        return "refused" if refused else (
            f"BAD {planner} {rule}: exit code {done.returncode}: "
            + "; ".join(errors or [done.stderr[:200]]))

    def control(self, planner):
        """Whether a rule against contractions keeps all of them f32."""
        def find_operands(rules):
            return CONTRACTION.findall(self.mix("control", planner,
                                                rules).stdout)
        free = find_operands("")
        denied = find_operands(r'<name "mp\\.(dot|conv)" = deny>')
        return (any("f16" in types for types in free) and bool(denied) and
                not any("f16" in types for types in denied))


def check(opt, path, scratch, pool):
    rules = Rules(opt, path, scratch)
    trials = [(i, planner, rule) for i, rule in enumerate(rules.list())
              for planner in PLANNERS]
    ends = collections.Counter()
    for end in pool.map(lambda trial: rules.judge(*trial), trials):
        ends[end if end in ("taken", "refused") else "bad"] += 1
        if end.startswith("BAD"):
            print(f"{path.name}: {end}", flush=True)
    controls = sum(map(rules.control, PLANNERS))
    ends["bad"] += len(PLANNERS) - controls
    print(f"{path.name}: {ends['taken']} rules taken, {ends['refused']} "
          f"refused, {ends['bad']} bad, {controls} controls f32", flush=True)
    return ends["bad"] == 0 and ends["taken"] > 0


def main():
    opt, folder, *names = sys.argv[1:]
    folder = pathlib.Path(folder)
    manifest = json.loads((folder / "manifest.json").read_text())
    listed = [entry["name"]
              for entry in manifest.get("graphs", manifest.values())]
    good = []
    with (tempfile.TemporaryDirectory() as scratch,
          concurrent.futures.ThreadPoolExecutor(2) as pool):
        for name in names or listed:
            path = next(iter(sorted(folder.rglob(name + ".mlir"))))
            good.append(check(opt, path, scratch, pool))
    return 0 if good and all(good) else 1


sys.exit(main())
