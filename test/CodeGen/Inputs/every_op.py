"""Each elementwise op, cast, move and reduction on each type, in code for a GPU.

    every_op.py TOOLS

Each works: its kernel gives the interpreter's bits, or is within its bound. What
`refused` lists is refused before fusion with one error that names the op and the
type, and with no other. That no op is missing here is EveryOpTest's to say.
"""
import subprocess
import sys

FLOATS, INTEGERS = ["f16", "bf16", "f32", "f64"], ["i1", "i8", "i16", "i32",
                                                   "i64"]
ALL = FLOATS + INTEGERS
FUNCTIONS = """absf acos acosh asin asinh atan atanh cbrt ceil cos cosh erf erfc
    exp exp2 expm1 floor log log10 log1p log2 round roundeven rsqrt sin sinh
    sqrt tan tanh trunc""".split()
# Not of i1: few operands have a result that is defined, or the interpreter, which
# judges, has no such op.
NOT_OF_FLAGS = """arith.divsi arith.divui arith.remsi arith.remui
    arith.shli arith.shrui arith.shrsi arith.ceildivsi arith.ceildivui
    arith.floordivsi math.absi math.ipowi math.ctlz math.cttz
    math.ctpop""".split()


def tensor(element, shape="4x33"):
    return f"tensor<{shape}x{element}>" if shape else f"tensor<{element}>"


def of_floats(t):
    x, flags = tensor(t), tensor("i1")
    for name in ["arith.negf", "mp.logistic"] + [f"math.{n}"
                                                 for n in FUNCTIONS]:
        yield name, [x], x, f"{name} A : {x}"
    for name in """arith.addf arith.subf arith.mulf arith.divf arith.remf
                   arith.maximumf arith.minimumf arith.maxnumf arith.minnumf
                   math.atan2 math.powf math.copysign""".split():
        yield name, [x, x], x, f"{name} A, B : {x}"
    yield "math.fma", [x] * 3, x, f"math.fma A, B, C : {x}"
    yield ("math.fpowi", [x, tensor("i32")], x,
           f"math.fpowi A, B : {x}, {tensor('i32')}")
    for name in "isnan isinf isfinite isnormal".split():
        yield f"math.{name}", [x], flags, f"math.{name} A : {x}"
    for how in """oeq ogt oge olt ole one ord ueq ugt uge ult ule une
                  uno""".split():
        yield "arith.cmpf", [x, x], flags, f"arith.cmpf {how}, A, B : {x}"
    for to in FLOATS:
        if to != t:
            yield "mp.cast", [x], tensor(to), f"mp.cast A : {x} to {tensor(to)}"
    for i in INTEGERS[1:]:
        y = tensor(i)
        for name in ("arith.fptosi", "arith.fptoui"):
            yield name, [x], y, f"{name} A : {x} to {y}"
        for name in ("arith.sitofp", "arith.uitofp"):
            yield name, [y], x, f"{name} A : {y} to {x}"
    for kind in ("max", "min"):
        yield ("mp.reduce", [x], tensor(t, "4"),
               f"mp.reduce {kind} A dims [1] : {x} to {tensor(t, '4')}")


def of_integers(t):
    x, flags = tensor(t), tensor("i1")
    for name in "absi ctlz cttz ctpop".split():
        yield f"math.{name}", [x], x, f"math.{name} A : {x}"
    for name in """arith.addi arith.subi arith.muli arith.divsi arith.divui
                   arith.remsi arith.remui arith.ceildivsi arith.ceildivui
                   arith.floordivsi arith.maxsi arith.maxui arith.minsi
                   arith.minui arith.andi arith.ori arith.xori arith.shli
                   arith.shrsi arith.shrui math.ipowi""".split():
        yield name, [x, x], x, f"{name} A, B : {x}"
    for how in "eq ne slt sle sgt sge ult ule ugt uge".split():
        yield "arith.cmpi", [x, x], flags, f"arith.cmpi {how}, A, B : {x}"
    for kind in "add mul max min and or".split():
        yield ("mp.reduce", [x], tensor(t, "4"),
               f"mp.reduce {kind} A dims [1] : {x} to {tensor(t, '4')}")
    at = INTEGERS.index(t)
    for wide in INTEGERS[at + 1:]:
        y = tensor(wide)
        for name in ("arith.extsi", "arith.extui"):
            yield name, [x], y, f"{name} A : {x} to {y}"
    for narrow in INTEGERS[:at]:
        yield ("arith.trunci", [x], tensor(narrow),
               f"arith.trunci A : {x} to {tensor(narrow)}")


def of_all(t):
    x, flags = tensor(t), tensor("i1")
    yield "arith.select", [flags, x, x], x, f"arith.select A, B, C : {flags}, {x}"
    for text, result in (("mp.transpose A perm [1, 0]", "33x4"),
                         ("mp.broadcast A dims [1, 2]", "2x4x33"),
                         ("mp.slice A start [1, 3] limit [3, 23] strides "
                          "[1, 2]", "2x10")):
        yield (text.split()[0], [x], tensor(t, result),
               f"{text} : {x} to {tensor(t, result)}")
    yield "mp.reverse", [x], x, f"mp.reverse A dims [1] : {x}"
    yield ("mp.concat", [x, x], tensor(t, "8x33"),
           f"mp.concat A, B dim 0 : ({x}, {x}) -> {tensor(t, '8x33')}")
    yield "mp.iota", [], x, f"mp.iota dim 1 : {x}"


def cases(t):
    of_kind = of_floats(t) if t in FLOATS else of_integers(t)
    for name, *case in list(of_kind) + list(of_all(t)):
        if t != "i1" or name not in NOT_OF_FLAGS:
            yield name, *case


def refused():
    """What others make up for, or no kernel holds."""
    for t in FLOATS:
        x = tensor(t)
        yield ("math.clampf", t, [x] * 3, x, f"math.clampf A to [ B , C ] : {x}")
    for t, to in (("f32", "f16"), ("f32", "bf16"), ("f64", "f32")):
        x, y = tensor(t), tensor(to)
        for mode in ("upward", "downward", "to_nearest_away"):
            yield ("arith.truncf", t, [x], y, f"arith.truncf A {mode} : {x} to {y}")
    x = tensor("i4")
    yield "arith.addi", "i4", [x, x], x, f"arith.addi A, B : {x}"


def step(ops):
    """A function that returns what each op makes of arguments of its own."""
    arguments, lines, results = [], [], []
    for number, (operands, result, text) in enumerate(ops):
        for letter, operand in zip("ABC", operands):
            name = f"%a{len(arguments)}"
            arguments.append(f"{name}: {operand}")
            text = text.replace(f" {letter} ", f" {name} ").replace(
                f" {letter},", f" {name},")
        lines.append(f"  %r{number} = {text}")
        results.append(result)
    names = ", ".join(f"%r{i}" for i in range(len(lines)))
    return (f"func.func @main({', '.join(arguments)}) -> "
            f"({', '.join(results)}) {{\n" + "\n".join(lines) +
            f"\n  return {names} : {', '.join(results)}\n}}\n")


def run(tool, *arguments, text):
    return subprocess.run([tool, *arguments], input=text, capture_output=True,
                          text=True, check=False)


def main():
    tools = sys.argv[1]
    opt = (f"{tools}/mp-opt", "-", "--mp-to-cuda=chip=sm_80")
    works = refusals = bad = 0
    for t in ALL:
        all_cases = [case for _, *case in cases(t)]
        # Not in one launch: that would be one kernel.
        for begin in range(0, len(all_cases), 40):
            text = step(all_cases[begin:begin + 40])
            made = run(*opt, text=text)
            judged = run(f"{tools}/mp-test-kernels", "--specials", "--seed=2",
                         text=made.stdout)
            if made.returncode or judged.returncode:
                bad += 1
                print(f"{t}: {made.stderr[:400]}{judged.stdout[:400]}"
                      f"{judged.stderr[:400]}")
        works += len(all_cases)
    for name, t, *case in refused():
        refusals += 1
        made = run(*opt, text=step([case]))
        errors = [line for line in made.stderr.splitlines()
                  if "error: " in line]
        if made.returncode != 1 or len(errors) != 1 or (
                f"'{name}' op on '{t}' has no GPU code; " not in errors[0]):
            bad += 1
            print(f"{name} of {t}: exit code {made.returncode}, {errors}")
    print(f"{works} work, {refusals} refused, {bad} neither")
    sys.exit(bool(bad))


main()
