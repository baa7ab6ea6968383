"""Deep, doubling and circular structure, in well-formed text."""
from judge import Case
import steps


def chain(define, count, make, uses):
    """Aliases of which each is made of the one before."""
    lines = [define(0, None)]
    lines += [define(i, make(i - 1)) for i in range(1, count)]
    return "\n".join(lines) + "\n" + uses(count - 1) + "\n"


def attribute(i, value):
    return f"#a{i} = {value or '[1]'}"


def location(i, value):
    return f'#a{i} = loc({value or chr(34) + "x" + chr(34)})'


def aliases():
    on_module = lambda i: f"module attributes {{a = #a{i}}} {{}}"
    at_module = lambda i: f"module {{}} loc(#a{i})"
    in_call = lambda i: f"callsite(#a{i} at #a{i})"
    fused = lambda i: f"fused[#a{i}, #a{i}]"
    named = lambda i: f'"n"(#a{i})'
    for count in (20000, 200000):
        yield f"attributes-{count}", chain(
            attribute, count, lambda i: f"[#a{i}]", on_module)
        yield f"dictionaries-{count}", chain(
            attribute, count, lambda i: f"{{a = #a{i}}}", on_module)
        yield f"locations-{count}", chain(location, count, named, at_module)
        yield f"fused-{count}", chain(
            location, count, lambda i: f"fused[#a{i}]", at_module)
        yield f"types-{count}", chain(
            lambda i, value: f"!a{i} = {value or 'f32'}", count,
            lambda i: f"tuple<!a{i}>",
            lambda i: f"module attributes {{a = !a{i}}} {{}}")
    yield "doubled-attributes", chain(
        attribute, 60, lambda i: f"[#a{i}, #a{i}]", on_module)
    yield "doubled-types", chain(
        lambda i, value: f"!a{i} = {value or 'f32'}", 60,
        lambda i: f"tuple<!a{i}, !a{i}>",
        lambda i: f"module attributes {{a = !a{i}}} {{}}")
    yield "doubled-calls", chain(location, 60, in_call, at_module)
    yield "doubled-fused", chain(location, 60, fused, at_module)
    yield "doubled-on-an-op", chain(
        location, 60, in_call,
        lambda i: steps.STEP.replace("tensor<4xf32>\n  %1",
                                     f"tensor<4xf32> loc(#a{i})\n  %1"))
    yield "deferred-doubled", (steps.STEP.replace(
        "tensor<4xf32>\n  %1", "tensor<4xf32> loc(#a59)\n  %1") + chain(
            location, 60, in_call, lambda i: ""))
    yield "own-alias", "#a = [#a]\nmodule {}\n"
    yield "deep-brackets", "module attributes {a = " + "[" * 100000
    yield "deep-regions", "module {" * 100000
    yield "deep-types", ("module attributes {a = " + "tuple<" * 100000)
    yield "deep-parens", ("module attributes {a = affine_map<(d0) -> ("
                          + "(" * 100000)
    yield "unary-minus", ("module attributes {a = affine_map<(d0) -> ("
                          + "-" * 200000 + "d0)>} {}")
    yield "affine-chain", ("module attributes {a = affine_map<(d0) -> (d0"
                           + " + d0 * 3 mod 2" * 100000 + ")>} {}")
    yield "functions-of-types", ("module attributes {a = "
                                 + "() -> " * 100000 + "f32} {}")
    yield "call-locations", "module {} loc(" + "callsite(" * 100000
    yield "open-string", 'module attributes {a = "' + "x" * 4000000
    yield "open-comment", "/" * 4000000
    yield "numeral", "module attributes {a = " + "9" * 1000000 + " : i64} {}"
    yield "wide-numeral", ("module attributes {a = " + "9" * 1000000
                           + " : i8388608} {}")
    yield "float-numeral", ("module attributes {a = 0." + "9" * 1000000
                            + " : f32} {}")
    yield "exponent", ("module attributes {a = 1.0e" + "9" * 1000000
                       + " : f32} {}")
    yield "hex-numeral", ("module attributes {a = 0x" + "f" * 1000000
                          + " : i64} {}")
    yield "dense-numeral", ("module attributes {a = dense<" + "9" * 1000000
                            + "> : tensor<4xi64>} {}")
    yield "shape-numeral", ("module attributes {a = tensor<" + "9" * 1000000
                            + "xf32>} {}")
    yield "wide-integer", "module attributes {a = i99999999999999} {}"
    yield "rank", ("module attributes {a = tensor<" + "1x" * 1000000
                   + "f32>} {}")
    yield "value-name", ("func.func @main() { %" + "v" * 1000000
                         + " = foo } ")
    yield "symbol", "func.func @" + "s" * 1000000 + "() { foo }"
    yield "op-name", "module { a." + "o" * 1000000 + " }"
    yield "many-errors", "module {" + "\n%0 = arith.addf %0 : f32" * 20000
    yield "undeclared", ("func.func @main() {\n"
                         + "".join(f"  foo.x %{i}\n" for i in range(20000))
                         + "}")


def wide():
    """Integers that take a second to divide."""
    kind = "i16777215"
    constants = (f"  %a = arith.constant -3 : {kind}\n"
                 f"  %b = arith.constant 7 : {kind}\n")
    for what, body in (
            ("multiplied", f"  %r = arith.muli %a, %b : {kind}\n"),
            ("divided", f"  %r = arith.divui %a, %b : {kind}\n"),
            ("added", "".join(
                f"  %{i} = arith.addi %{i - 1 if i else 'a'}, %b : {kind}\n"
                for i in range(3000)) + f"  %r = arith.addi %2999, %b : {kind}\n"
            )):
        yield what, (f"func.func @main() -> {kind} {{\n{constants}{body}"
                     f"  return %r : {kind}\n}}\n")


def resources(alignment):
    blob = f'0x{alignment:08x}'.encode()
    data = bytes.fromhex(f"{alignment:08x}")[::-1].hex() + "00" * 16
    return ("module attributes {a = dense_resource<r> : tensor<4xf32>} {}\n"
            '{-#\n  dialect_resources: {\n    builtin: {\n      r: "0x'
            + data + '"\n    }\n  }\n#-}\n')


def values():
    use = "func.func @main() { return }\n"
    yield "itself", "%0 = arith.addf %0, %0 : f32\n" + use, ["--canonicalize"]
    yield "each-other", ("%0 = arith.addf %1, %1 : tensor<4xf32>\n"
                         "%1 = arith.addf %0, %0 : tensor<4xf32>\n"
                         + steps.STEP), ["--mp-amp"]
    yield "reshape", ("%0 = mp.reshape %0 : tensor<4xf32> to tensor<4xf32>\n"
                      + use), ["--canonicalize"]
    yield "cast", ("%0 = mp.cast %1 : tensor<4xf32> to tensor<4xf16>\n"
                   "%1 = mp.cast %0 : tensor<4xf16> to tensor<4xf32>\n" + use
                   ), ["--canonicalize"]
    yield "transpose", ("%0 = mp.transpose %0 dims [1, 0] : tensor<4x4xf32> "
                        "to tensor<4x4xf32>\n" + use), ["--canonicalize"]
    yield "identity", "%0 = arith.extf %0 : f32 to f32\n" + use, ["--cse"]
    yield "negated", "%0 = arith.negf %0 : f32\n" + use, ["--canonicalize"]
    yield "in-amp", ("%0 = arith.negf %0 : tensor<4xf32>\n" + steps.STEP
                     ), ["--mp-amp"]
    yield "select", ("%0 = arith.select %1, %0, %0 : f32\n"
                     "%1 = arith.xori %1, %1 : i1\n" + use), ["--canonicalize"]


KIND = "tensor<4xf32>"


def function(name, body, result="%x", private="private "):
    return (f"func.func {private}@{name}(%x: {KIND}) -> {KIND} {{\n{body}"
            f"  return {result} : {KIND}\n}}\n")


def call(name, of="%x", to="%0"):
    return f"  {to} = func.call @{name}({of}) : ({KIND}) -> {KIND}\n"


def calls():
    twice = "".join(
        function(f"f{i}", call(f"f{i + 1}") + call(f"f{i + 1}", "%0", "%1"),
                 "%1") for i in range(40))
    yield "doubling", (function("main", call("f0"), "%0", "")
                       + twice + function("f40", ""))
    yield "main-itself", function("main", call("main"), "%0", "")
    yield "itself", (function("main", call("f"), "%0", "")
                     + function("f", call("f"), "%0"))
    yield "each-other", (function("main", call("f"), "%0", "")
                         + function("f", call("g"), "%0")
                         + function("g", call("f"), "%0"))
    yield "declared", (function("main", call("f"), "%0", "")
                       + f"func.func private @f({KIND}) -> {KIND}\n")
    yield "missing", function("main", call("f"), "%0", "")
    yield "main-declared", f"func.func private @main({KIND}) -> {KIND}\n"
    yield "chain", (function("main", call("f0"), "%0", "") + "".join(
        function(f"f{i}", call(f"f{i + 1}"), "%0") for i in range(20000))
        + function("f20000", ""))
    yield "no-main", "module {}"
    yield "two-mains", function("main", "") + function("main", "")


def stablehlo(text):
    """Calls as a framework writes them."""
    return text.replace("func.call", "call").replace(
        "  return %x", "  %s = stablehlo.negate %x : tensor<4xf32>\n"
        "  return %s")


def works():
    yield "cost", steps.main_of(
        "  %0 = mp.broadcast %x dims [0] : tensor<4xf32> to "
        "tensor<4x1000000x1000000xf32>", kind="tensor<4xf32>")
    yield "window", """
func.func @main(%x: tensor<1000000xf32>) -> tensor<f32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
  }) {window_dimensions = array<i64: 1000000>,
      padding = dense<[[999999, 999999]]> : tensor<1x2xi64>}
    : (tensor<1000000xf32>, tensor<f32>) -> tensor<1999999xf32>
  %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across
    dimensions = [0] : (tensor<1999999xf32>, tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}
"""
    yield "huge-constant", steps.main_of(
        "  %0 = arith.constant dense<1.0> : tensor<1099511627776xf32>")
    yield "overflow", steps.main_of(
        "  %0 = arith.constant dense<1.0> : "
        "tensor<4611686018427387904x4611686018427387904xf32>")
    yield "huge-argument", steps.main_of(
        "", arguments="%x: tensor<1099511627776xf32>",
        kind="tensor<1099511627776xf32>")


REGEXES = [
    ("repeats", "(((a{255}){255}){255}){255}"), ("repeat", "a{1000,60000}"),
    ("nested", "(a+)+$"), ("nested-long", "(" * 1000 + "a" + ")+" * 1000),
    ("classes", "[[:alpha:]]{5000}"), ("backreference", "(a*)*\\\\1"),
    ("dots", ".*.*.*.*.*.*.*.*.*.*.*.*.*.*.*x"), ("open", "(((("),
    ("range", "a{5,2}"), ("escape", "\\\\"), ("long", "a?" * 10000),
    ("control", "\\1B[31m("), ("repeats-of-two", "((a{200}){200})|b{255}"),
]


def cases(_):
    commands = {"opt": ["mp-opt", "step", "-o", "out"],
                "run": ["mp-run", "step", "--fill=1", "--outputs=out"],
                "policy": ["mp-opt", "good", "--mp-amp=policy=step", "-o",
                           "out"]}
    good = {"good": steps.STEP}
    for name, text in aliases():
        refused = not ("open-comment" in name)
        for tool, command in commands.items():
            yield Case(f"{tool}-{name}", command, {"step": text, **good},
                       codes=(0, 1), quick=tool == "opt" and refused)
    for name, text, passes in values():
        yield Case(f"values-{name}", ["mp-opt", "step", *passes, "-o", "out"],
                   {"step": text})
        yield Case(f"run-values-{name}", commands["run"], {"step": text},
                   quick=False)
    users = {**commands, "amp": ["mp-opt", "step", "--mp-amp", "-o", "out"],
             "roles": ["mp-translate", "--mp-to-roles", "step", "-o", "out"],
             "export": ["mp-translate", "--mp-to-stablehlo", "step", "-o",
                        "out"],
             "plan": ["mp-run", "step", "--fill=1", "--device=plan",
                      "--outputs=out"],
             "inference": ["mp-translate", "--mp-to-inference", "step", "-o",
                           "out"],
             "bisect": ["mp-bisect", "step", "--fill=1", "-o", "out"]}
    del users["policy"]
    for name, text in calls():
        for tool, command in users.items():
            yield Case(f"{tool}-calls-{name}", command, {"step": text},
                       codes=(0, 1), quick=tool in ("run", "amp", "roles"))
        imported = ["mp-opt", "step", "-o", "out"]
        yield Case(f"import-calls-{name}", imported,
                   {"step": stablehlo(text)}, codes=(0, 1))
    for name, text in works():
        for tool in ("run", "amp", "plan"):
            yield Case(f"{tool}-work-{name}", users[tool], {"step": text},
                       codes=(0, 1))
    for name, text in wide():
        for tool, passes in (("amp", "--mp-amp"), ("opt", "--canonicalize")):
            yield Case(f"{tool}-wide-{name}", ["mp-opt", "step", passes, "-o",
                                               "out"], {"step": text})
    for alignment in (0, 3, 1 << 31, (1 << 32) - 1):
        for tool in ("opt", "run", "roles"):
            yield Case(f"{tool}-alignment-{alignment}", users[tool],
                       {"step": resources(alignment) + steps.STEP},
                       quick=tool == "opt")
    for name, regex in REGEXES:
        for kind in ("name", "scope"):
            yield Case(f"regex-{kind}-{name}", commands["policy"], {
                **good, "step": steps.policy(f'<{kind} "{regex}" = deny>')},
                codes=(0, 1), quick=kind == "name")
    rules = ", ".join(f'<name "n{i}.*" = deny>' for i in range(10**5))
    yield Case("policy-rules", commands["policy"],
               {**good, "step": steps.policy(rules)})
    yield Case("policy-nested", commands["policy"], {
        **good, "step": "module {" * 10**5 + "}" * 10**5})
