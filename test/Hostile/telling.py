"""Names and words of strangers, as they come back in messages."""
from judge import Case
import steps

RED = "\x1b[31m\x07\x08"
NAMES = [("escape", RED), ("newline", "a\nerror: b"), ("latin", "\udce9\udcff"),
         ("long", "n" * 100000), ("empty", ""), ("nul-like", "\x01\x02\x7f"),
         ("direction", "\u202e\u2066"), ("return", "a\rb")]
# Where a name of a stranger's is said. One of 100,000 letters is none for exec.
OPTIONS = [
    ("input", ["mp-opt", "NAME", "-o", "out"], (1,)),
    ("translate", ["mp-translate", "--import-stablehlo", "NAME", "-o", "out"],
     (1,)),
    ("run", ["mp-run", "NAME", "--outputs=out"], (1, 2)),
    ("bisect", ["mp-bisect", "NAME", "-o", "out"], (1, 2)),
    ("reduce", ["mp-reduce", "NAME", "-o", "out",
                "--opt-reduction-pass=opt-pass=canonicalize test=dull"], (1,)),
    ("diff", ["mp-diff", "NAME.json", "NAME.json"], (1, 2)),
    ("step", ["mp-diff", "fp16", "bf16", "--step=NAME"], (1, 2)),
    ("roles", ["mp-opt", "step", "--mp-amp=roles=NAME", "-o", "out"], (0, 1)),
    ("policy", ["mp-opt", "step", "--mp-amp=policy=NAME", "-o", "out"], (0, 1)),
    ("profile", ["mp-opt", "step", "--mp-amp=profile=NAME", "-o", "out"],
     (0, 1)),
    ("inputs", ["mp-run", "step", "--inputs=NAME", "--outputs=out"], (1,)),
    ("run-roles", ["mp-run", "step", "--fill=1", "--roles=NAME",
                   "--outputs=out"], (0, 1)),
    ("profile-in", ["mp-run", "step", "--profile-in=NAME", "--profile=out"],
     (1,)),
    ("set", ["mp-run", "step", "--set", "NAME=1", "--outputs=out"], (1, 2)),
    ("set-number", ["mp-run", "step", "--set", "w=NAME", "--outputs=out"],
     (1, 2)),
    ("fill", ["mp-run", "step", "--fill=NAME", "--outputs=out"], (0, 1, 2)),
    ("loss", ["mp-run", "step", "--fill=1", "--loss=NAME", "--outputs=out"],
     (0, 1)),
    ("losses", ["mp-run", "step", "--fill=1", "--losses=NAME",
                "--outputs=out"], (0, 1, 2)),
    ("why", ["mp-opt", "step", "--mp-amp", "--why=NAME", "-o", "out"],
     (0, 1, 2)),
    ("what-if", ["mp-opt", "step", "--mp-amp", "--what-if=NAME", "-o", "out"],
     (0, 1, 2)),
    ("report", ["mp-opt", "step", "--mp-amp", "--report=NAME", "-o", "out"],
     (0, 1, 2)),
    ("output", ["mp-opt", "step", "-o", "no/NAME"], (1,)),
    ("dtype", ["mp-opt", "step", "--mp-amp=dtype=NAME", "-o", "out"], (0, 1)),
    ("pipeline", ["mp-opt", "step", "--pass-pipeline=NAME", "-o", "out"],
     (0, 1)),
    ("option", ["mp-opt", "step", "--NAME", "-o", "out"], (0, 1, 2)),
    ("run-option", ["mp-run", "step", "--NAME", "--outputs=out"], (0, 1, 2)),
    ("amp", ["mp-bisect", "step", "--fill=1", "--amp=NAME"], (0, 1, 2, 3)),
]


def in_files():
    """Words of a stranger inside a file."""
    word = 'w\\1B[31m\\07\\0Aerror: '
    long = "n" * 500000
    for what, text in (("escape", word), ("long", long)):
        yield (f"argument-{what}", ["mp-run", "step", "--outputs=out"],
               steps.STEP.replace('"w"', f'"{text}"'))
        yield (f"location-{what}", ["mp-opt", "step", "--mp-amp", "-o", "out"],
               steps.STEP.replace(
                   "%0 = arith.mulf %w, %x : tensor<4xf32>",
                   "%i = arith.constant dense<0x7F800000> : tensor<4xf32>\n"
                   "  %0 = arith.mulf %w, %i : tensor<4xf32> "
                   f'loc("{text}")'))
        yield (f"file-{what}", ["mp-opt", "step", "--mp-amp", "-o", "out"],
               steps.STEP.replace(
                   "%0 = arith.mulf %w, %x : tensor<4xf32>",
                   "%i = arith.constant dense<0x7F800000> : tensor<4xf32>\n"
                   "  %0 = arith.mulf %w, %i : tensor<4xf32> "
                   f'loc("{text}":1:1)'))
        yield (f"op-{what}", ["mp-opt", "step", "-o", "out"],
               f'module {{ "{text}"() : () -> () }}')
        yield (f"symbol-{what}", ["mp-opt", "step", "--mp-amp", "-o", "out"],
               f'func.func @"{text}"() {{ return }}')
        yield (f"call-{what}", ["mp-opt", "step", "-o", "out"],
               f'func.func @main() {{ func.call @"{text}"() : () -> () '
               "return }")
        yield (f"import-{what}", ["mp-opt", "step", "-o", "out"],
               f'func.func @main() {{ %0 = "stablehlo.{text}"() : () -> '
               "tensor<?xf32> return }")
        yield (f"kept-{what}", ["mp-run", "step", "--outputs=out"],
               f'func.func @main() {{ "stablehlo.{text}"() : () -> () '
               "return }")
    # The parser of a list, and then who asked it for one.
    for tool in ("mp-run", "mp-bisect"):
        yield (f"{tool}-twice", [tool, "step", "--fill=1"],
               steps.STEP.replace("dims [0]", "dims [?]"))
    yield ("line", ["mp-opt", "step", "-o", "out"],
           'module attributes {a = "' + "x" * 4000000 + '"} { nonsense }')
    yield ("raw-control", ["mp-opt", "step", "-o", "out"],
           "module { \x1b[31m\x07 }")
    yield ("raw-latin", ["mp-opt", "step", "-o", "out"],
           b"module { \xe9\xff\xfe }")
    yield ("latin-string", ["mp-opt", "step", "-o", "out"],
           b'module attributes {a = "\xe9\xff"} { nonsense }')
    yield ("import-latin", ["mp-translate", "--import-stablehlo", "step",
                            "-o", "out"],
           b'func.func @main() { stablehlo.\xe9\xff\x1b[31m }')
    yield ("marks", ["mp-opt", "step", "-o", "out"],
           b"\xff\xfem\0o\0d\0u\0l\0e\0")
    yield ("nul", ["mp-opt", "step", "-o", "out"], b"module {}\0\0\0 garbage")
    types = "tensor<" + "x".join(["1"] * 60) + "xf32>"
    many = ", ".join(f"%a{i}: {types}" for i in range(1000))
    yield ("many-arguments", ["mp-opt", "step", "--mp-amp", "-o", "out"],
           f"func.func @main({many}) {{ return }}")
    yield ("verifier", ["mp-opt", "step", "-o", "out"],
           f"func.func @main({many}) -> f32 {{ return }}")
    yield ("many-ops", ["mp-opt", "step", "-o", "out"],
           "func.func @main() {\n" + "".join(
               f'  %{i} = "stablehlo.none{i}"() : () -> tensor<?xf32>\n'
               for i in range(5000))
           + "  return\n}")


def cases(_):
    for slot, command, codes in OPTIONS:
        for what, name in NAMES:
            # A blank ends an option of a pass, and what follows is another.
            if what == "newline" and any("--mp-amp=" in w for w in command):
                continue
            words = [word.replace("NAME", name) for word in command]
            yield Case(f"{slot}-{what}", words,
                       {"step": steps.STEP, "dull": "#!/bin/sh\nexit 1\n"},
                       codes=codes if what != "empty" else (0, 1, 2, 3),
                       # The step is within the bound as the policy says.
                       answers=(3,) if command[0] == "mp-bisect" else (),
                       quick=slot in ("input", "roles", "policy", "inputs",
                                      "run", "diff") or what == "escape")
    for name, command, text in in_files():
        yield Case(f"in-file-{name}", command, {"step": text}, codes=(1,))
