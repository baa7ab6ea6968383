"""Attributes, collectives, shardings and options that nobody would write."""
from judge import Case
import steps

# What our passes read of attributes, and what strangers may put there.
ON_MODULE = ["mp.planned", "mp.policy", "mp.devices"]
ON_MAIN = ["mp.own_loss_scale", "mp.optimizer", "mp.taken_from"]
ON_OP = ["mp.precision", "mp.given_types", "mp.kept_wide", "mp.unaligned",
         "mp.shift", "mp.launch", "mp.rounds", "mp.op_class", "mp.observed"]
ON_PORT = ["mp.sharding", "mp.whole", "mp.of", "mp.pair", "mp.role",
           "mp.unsigned", "mp.name"]
VALUES = [("number", "5 : i64"), ("negative", "-9223372036854775808 : i64"),
          ("wide", "1208925819614629174706175 : i80"), ("unit", "unit"),
          ("text", '"#mp.policy<f16, rules = ["'), ("type", "tensor<4x!mp.no>"),
          ("list", "[[], {}, f16]"), ("none", "tensor<*xf8E4M3FN>"),
          ("nan", "0x7FF8000000000001 : f64"),
          ("resource", "dense_resource<gone> : tensor<4xf32>")]
PLACES = [("module", ON_MODULE), ("main", ON_MAIN), ("op", ON_OP),
          ("port", ON_PORT)]

COLLECTIVES = {
    "all_reduce": ("replica_groups = {groups}, channel_handle = {handle}",
                   "tensor<4xf32>"),
    "all_gather": ("all_gather_dim = {dim} : i64, replica_groups = {groups}",
                   "tensor<8xf32>"),
    "reduce_scatter": ("scatter_dimension = {dim} : i64, replica_groups = "
                       "{groups}", "tensor<2xf32>"),
    "all_to_all": ("split_dimension = {dim} : i64, concat_dimension = {dim} : "
                   "i64, split_count = {dim} : i64, replica_groups = {groups}",
                   "tensor<4xf32>"),
    "collective_permute": ("source_target_pairs = {groups}", "tensor<4xf32>"),
    "collective_broadcast": ("replica_groups = {groups}", "tensor<4xf32>"),
}
GROUPS = [("empty", "dense<> : tensor<0x0xi64>"),
          ("negative", "dense<-7> : tensor<1x2xi64>"),
          ("same", "dense<0> : tensor<3x2xi64>"),
          ("vast", "dense<9223372036854775807> : tensor<1x2xi64>"),
          ("flat", "dense<1> : tensor<2xi64>"),
          ("splat", "dense<0> : tensor<100000x100000xi64>"),
          ("floats", "dense<1.0> : tensor<1x2xf32>"), ("word", '"all"')]
DIMS = [0, -1, 4611686018427387904]

SHARDINGS = [
    "{devices=[2,1]<=[2", "{devices=[0]<=[0]}", "{devices=[-2]<=[-2]}",
    "{devices=[9223372036854775807,9223372036854775807]<=[4]}",
    "{devices=[4]<=[2,2]T(1,1)}", "{devices=[4]<=[2,2]T(7,0)}",
    "{{replicated}, " * 20000, "{" * 50000, "{devices=[2]0,0}",
    "{manual" + "," * 100000, "{devices=[2]<=[2] metadata={op_name=\\22x}}",
    "<@none, [{}]>", "\\00\\FF{maximal device=-1}",
    "{devices=[" + "1," * 60000 + "1]<=[1]}"]


def with_attribute(where, name, value):
    attribute = name if value == "unit" else f"{name} = {value}"
    if where == "module":
        return f"module attributes {{{attribute}}} {{\n{steps.STEP}}}\n"
    if where == "main":
        return steps.STEP.replace(
            "role<loss>}) {", f"role<loss>}}) attributes {{{attribute}}} {{")
    if where == "op":
        return steps.STEP.replace(
            "arith.mulf %w, %x", f"arith.mulf %w, %x {{{attribute}}}")
    return steps.STEP.replace('{mp.name = "x", mp.role = #mp.role<batch>}',
                              f"{{{attribute}}}")


def collective(name, groups, dim):
    attributes, result = COLLECTIVES[name]
    attributes = attributes.format(
        groups=groups, dim=dim,
        handle="#stablehlo.channel_handle<handle = -1, type = 77>")
    region = ""
    if name in ("all_reduce", "reduce_scatter"):
        region = ("({ ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n"
                  '  %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) '
                  "-> tensor<f32>\n"
                  '  "stablehlo.return"(%s) : (tensor<f32>) -> () })')
    return steps.main_of(
        f'  %0 = "stablehlo.{name}"(%x) {region} {{{attributes}}} : '
        f"(tensor<4xf32>) -> {result}", "%0", kind=result)


def sharded(text):
    return ("module attributes {mhlo.num_partitions = 2 : i32} {\n"
            "func.func public @main(%x: tensor<4xf32> {mhlo.sharding = "
            f'"{text}"}}) -> (tensor<4xf32> {{mhlo.sharding = "{text}"}}) {{\n'
            '  %0 = "stablehlo.custom_call"(%x) {call_target_name = "Sharding",'
            f' mhlo.sharding = "{text}"}} : (tensor<4xf32>) -> tensor<4xf32>\n'
            "  return %0 : tensor<4xf32>\n}\n}\n")


def kept_regions():
    """Opaque ops whose kept regions are no regions."""
    texts = {"empty": "", "no-module": "f32", "open": "module {",
             "recursive": 'module { func.func @f() { func.call @f() : () -> () '
                          "return } }", "two": "module {} module {}",
             "alias": "#a = [#a]\\nmodule attributes {b = #a} {}",
             "deep": '\\22a\\22() ({' * 3000, "latin": "\\FF\\FE",
             "long": "module { }" + " " * 400000}
    for name, text in texts.items():
        yield name, steps.main_of(
            f'  %0 = mp.opaque "stablehlo.all_reduce"(%x) {{code = "{text}"}} '
            ": (tensor<4xf32>) -> tensor<4xf32>", "%0")
        yield f"generic-{name}", steps.main_of(
            '  %0 = "mp.opaque"(%x) <{kept = "stablehlo.all_reduce", '
            f'code = "{text}", config = {{}}}}> : (tensor<4xf32>) -> '
            "tensor<4xf32>", "%0")


def options():
    """Options that name places, and outputs that contradict each other."""
    cuda = "--mp-to-cuda=chip=sm_80 cache="
    # What can be made is made; no cache that cannot is an error.
    away = "keep() {{ \"$@\"; code=$?; rm -rf {}; return $code; }} && keep"
    for name, place, shell in (
            ("none", "no/such/folder", away.format("no")), ("file", "step", ""),
            ("device", "/dev/null", ""), ("proc", "/proc/self/fd", ""),
            ("long", "d" * 5000, ""), ("link", "loop", "ln -s loop loop"),
            ("file-below", "step/below", ""), ("escape", "\x1b[31m", away.format("*31m"))):
        yield f"cache-{name}", ["mp-opt", "step", "--mp-amp", cuda + place,
                                "-o", "out"], shell
    for name, file in (("none", "no-such"), ("folder", "/"), ("data", "step"),
                       ("null", "/dev/null"), ("liar", "/bin/true"),
                       ("refuses", "/bin/false"), ("talks", "/usr/bin/yes")):
        yield f"ptxas-{name}", ["mp-opt", "step", "--mp-amp",
                                "--mp-to-cuda=chip=sm_80", "--emit=mpx",
                                f"--ptxas={file}", "-o", "out"], ""
    for emit in ("ir", "ptx", "mpx", "plan", "stablehlo"):
        yield f"emit-{emit}-of-step", [
            "mp-opt", "step", f"--emit={emit}", "-o", "out"], ""
        yield f"emit-{emit}-twice", [
            "mp-opt", "step", f"--emit={emit}", "--emit=ptx", "-o", "out"], ""


def cases(_):
    amp = ["mp-opt", "step", "--mp-amp", "-o", "out"]
    users = {"amp": amp, "run": ["mp-run", "step", "--fill=1", "--outputs=out"],
             "export": ["mp-translate", "--mp-to-stablehlo", "step", "-o",
                        "out"],
             "cuda": amp[:3] + ["--mp-to-cuda=chip=sm_80", "-o", "out"]}
    for where, names in PLACES:
        for name in names:
            for what, value in VALUES:
                for tool, command in users.items():
                    yield Case(f"{tool}-{name}-{what}", command,
                               {"step": with_attribute(where, name, value)},
                               codes=(0, 1), quick=False)
    for name in COLLECTIVES:
        for what, groups in GROUPS:
            for dim in DIMS:
                yield Case(f"{name}-{what}-{dim}", amp,
                           {"step": collective(name, groups, dim)},
                           codes=(0, 1), quick=dim == -1)
    for index, text in enumerate(SHARDINGS):
        for tool in ("amp", "run"):
            yield Case(f"{tool}-sharding-{index}", users[tool],
                       {"step": sharded(text)}, codes=(0, 1),
                       quick=tool == "amp")
    for name, text in kept_regions():
        for tool in ("amp", "run", "export"):
            yield Case(f"{tool}-kept-{name}", users[tool], {"step": text},
                       codes=(0, 1), quick=tool == "amp")
    for name, command, shell in options():
        yield Case(name, command, {"step": steps.STEP}, codes=(0, 1, 2),
                   new=("loop",) if shell else (), shell=shell,
                   quick=False)
