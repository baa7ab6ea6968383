#!/usr/bin/env python3
"""Writes as a policy what other tools are told about mixed precision.

    mp_read_policy.py grappler [NAME=VALUE...]
    mp_read_policy.py autocast [--dtype=float16|bfloat16] [--device=cuda|cpu]
                               [--lower=OP,...] [--fp32=OP,...]
    mp_read_policy.py modelopt [--low_precision_type=fp16|bf16]
                               [--nodes_to_exclude=REGEX,...] ...

grappler reads TensorFlow's variables TF_AUTO_MIXED_PRECISION_GRAPH_REWRITE_...,
from the environment or from arguments: lists to which ops are added or from
which they are taken, the level, the check of the chip. autocast writes
PyTorch's lists, with ops that a program moves. modelopt takes the options of
ModelOpt's AutoCast. Each writes a module with `mp.policy` on stdout, for
`mp-opt --mp-amp=policy=FILE`; what has no counterpart is a warning on stderr,
and what is unknown an error. Rules are `optional`: a list names more ops than
one step has.
"""
import argparse
import os
import sys

import op_names

PREFIX = "TF_AUTO_MIXED_PRECISION_GRAPH_REWRITE_"
LISTS = {"ALLOWLIST": "allow", "WHITELIST": "allow", "INFERLIST": "infer",
         "GRAYLIST": "infer", "DENYLIST": "deny", "BLACKLIST": "deny",
         "CLEARLIST": "clear"}


class Refused(Exception):
    """What the user gave is wrong; the text says why."""


def warn(text):
    print(f"warning: {text}", file=sys.stderr)


def quote(text):
    """A string of MLIR."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def split(text):
    return [word.strip() for word in text.split(",") if word.strip()]


def find_ops(name, table, framework):
    """The ops of ours that stand for one of a framework; none with a word."""
    if name in table:
        return table[name]
    warn(f"{framework}'s {name} is not a single op of a step: give the scope it is "
         "in a rule")
    return []


def make_rules(classes, table, framework):
    """Rules for `{op of the framework: class}`, in that order."""
    chosen = {}
    for name, wanted in classes.items():
        for op in find_ops(name, table, framework):
            earlier = chosen.get(op)
            if earlier and earlier[1] != wanted:
                raise Refused(f"{earlier[0]} is to be {earlier[1]} and {name} "
                              f"{wanted}, and both are {op}")
            chosen[op] = (name, wanted)
    return [f"<op {quote(op)} = {wanted} optional>"
            for op, (_, wanted) in chosen.items()]


def write(dtype, fields, rules):
    text = ", ".join([dtype, *fields])
    if rules:
        text += ", rules = [\n    " + ",\n    ".join(rules) + "]"
    print(f"module attributes {{mp.policy = #mp.policy<{text}>}} {{}}")


def edit_lists(edits, classes):
    """TensorFlow's lists after `{(class, "ADD" or "REMOVE"): ops}`."""
    lists = {name: {wanted} for name, wanted in classes.items()}
    for (wanted, how), names in edits.items():
        for name in names:
            held = lists.setdefault(name, set())
            (held.add if how == "ADD" else held.discard)(wanted)
    for name, held in lists.items():
        if len(held) > 1:
            raise Refused(f"{name} is in the lists {' and '.join(sorted(held))}"
                          ": take it from one")
    # Of no list: TensorFlow leaves it alone.
    return {name: next(iter(held), "fence") for name, held in lists.items()}


def read_variables(arguments):
    given = dict(os.environ)
    for argument in arguments:
        name, equals, value = argument.partition("=")
        if not equals:
            raise Refused(f"'{argument}' is not NAME=VALUE")
        given[name if name.startswith(PREFIX) else PREFIX + name] = value
    return {name[len(PREFIX):]: value for name, value in given.items()
            if name.startswith(PREFIX)}


def read_grappler(arguments):
    parser = argparse.ArgumentParser(prog="mp_read_policy.py grappler")
    parser.add_argument("--dtype", choices=["f16", "bf16"], default="f16")
    parser.add_argument("variables", nargs="*", metavar="NAME=VALUE")
    options = parser.parse_args(arguments)
    edits, level, fields = {}, "", ["planner = painting"]
    for name, value in read_variables(options.variables).items():
        stem, _, how = name.rpartition("_")
        if stem in LISTS and how in ("ADD", "REMOVE"):
            edits.setdefault((LISTS[stem], how), []).extend(split(value))
        elif name == "LEVEL":
            level = value
        elif name == "IGNORE_PERFORMANCE":
            warn("IGNORE_PERFORMANCE: say chip-gate=off to mp-opt")
        elif name in ("LOG_PATH", "EMULATE_FP16", "CPU_BF16"):
            warn(f"{name} has no counterpart in a policy")
        else:
            raise Refused(f"{PREFIX}{name} is not a variable of TensorFlow's")
    classes = {name: wanted for wanted, names in
               op_names.TENSORFLOW_CLASSES.items() for name in names.split()}
    if options.dtype == "bf16":
        classes.update(op_names.TENSORFLOW_BF16)
    edited = edit_lists(edits, classes)
    if level == "TREAT_INFER_AS_DENY":
        edited = {name: "deny" if wanted == "infer" else wanted
                  for name, wanted in edited.items()}
    elif level == "TENSOR_CORES_ONLY":
        fields.append('level = "tensor-cores-only"')
    elif level == "UNSAFE_FORCE_ALL":
        fields.append('level = "force-all"')
    elif level:
        raise Refused(f"'{level}' is not a level: TENSOR_CORES_ONLY, "
                      "TREAT_INFER_AS_DENY or UNSAFE_FORCE_ALL")
    # Both levels go by our ops' own classes, which are TensorFlow's.
    changed = {name: wanted for name, wanted in edited.items()
               if wanted != classes.get(name)}
    if options.dtype == "bf16":
        changed = {**{name: edited[name] for name in op_names.TENSORFLOW_BF16},
                   **changed}
    told = {name for names in edits.values() for name in names}
    changed = {name: wanted for name, wanted in changed.items()
               if name in told or name in op_names.TENSORFLOW}
    write(options.dtype, fields,
          make_rules(changed, op_names.TENSORFLOW, "TensorFlow"))


def read_autocast(arguments):
    parser = argparse.ArgumentParser(prog="mp_read_policy.py autocast")
    parser.add_argument("--device", choices=["cuda", "cpu"], default="cuda")
    parser.add_argument("--dtype", choices=["float16", "bfloat16"])
    parser.add_argument("--lower", type=split, default=[], metavar="OP,...",
                        help="ops moved to the low type")
    parser.add_argument("--fp32", type=split, default=[], metavar="OP,...",
                        help="ops moved to f32")
    options = parser.parse_args(arguments)
    both = sorted(set(options.lower) & set(options.fp32))
    if both:
        raise Refused(f"{both[0]} is to be low and f32")
    isCpu = options.device == "cpu"
    classes = dict(op_names.TORCH_CPU_DEFAULTS if isCpu
                   else op_names.TORCH_DEFAULTS)
    moved = {**dict.fromkeys(options.lower, "allow"),
             **dict.fromkeys(options.fp32, "deny")}
    # An op that is moved takes its others with it: mean and sum are one here.
    taken = {op for name in moved for op in op_names.TORCH.get(name, [])}
    classes = {name: wanted for name, wanted in classes.items()
               if not taken & set(op_names.TORCH.get(name, []))}
    dtype = options.dtype or ("bfloat16" if isCpu else "float16")
    write("f16" if dtype == "float16" else "bf16", ['level = "o1"'],
          make_rules({**classes, **moved}, op_names.TORCH, "PyTorch"))


def read_modelopt(arguments):
    parser = argparse.ArgumentParser(prog="mp_read_policy.py modelopt")
    parser.add_argument("--low_precision_type", choices=["fp16", "bf16"],
                        default="fp16")
    for name in ("nodes_to_exclude", "op_types_to_exclude", "nodes_to_include",
                 "op_types_to_include"):
        parser.add_argument("--" + name, type=split, default=[],
                            metavar="NAME,...")
    for name in ("data_max", "init_max", "max_depth_of_reduction",
                 "calibration_data"):
        parser.add_argument("--" + name)
    parser.add_argument("--keep_io_types", action="store_true")
    options = parser.parse_args(arguments)
    if options.data_max or options.init_max or options.calibration_data:
        warn("ranges come from a profile: mp-run --profile=FILE, then "
             "--mp-amp=profile=FILE")
    if options.max_depth_of_reduction:
        warn("contractions add in f32, so their depth is no limit")
    # ModelOpt: to include wins over to exclude; here the last rule does.
    ops = {**dict.fromkeys(options.op_types_to_exclude, "deny"),
           **dict.fromkeys(options.op_types_to_include, "allow")}
    rules = make_rules(ops, op_names.ONNX, "ONNX")
    for wanted, names in (("deny", options.nodes_to_exclude),
                          ("allow", options.nodes_to_include)):
        # Its expressions begin at the name's start and end anywhere.
        rules += [f"<scope {quote(name + '.*')} = {wanted} optional>"
                  for name in names]
    dtype = "f16" if options.low_precision_type == "fp16" else "bf16"
    write(dtype, ['level = "o2"'], rules)


READERS = {"grappler": read_grappler, "autocast": read_autocast,
           "modelopt": read_modelopt}


def main():
    arguments = sys.argv[1:]
    if not arguments or arguments[0] not in READERS:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    try:
        READERS[arguments[0]](arguments[1:])
    except Refused as refused:
        print(f"error: {refused}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
