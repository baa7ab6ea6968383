#!/usr/bin/env python3
"""Writes a JAX train step as StableHLO, with its roles and sample inputs.

    mp_export_jax.py model.py:make_step -o out/step

`model.py` is a file or a module; `make_step` takes nothing and returns a train
step and the arguments to call it with, `return train_step, (params, batch)`.
Written are

    out/step.vhlo    the step, a portable StableHLO artifact
    out/step.json    roles of arguments and results, those that --roles named
    out/step.npz     the arguments, one array each: arg0, arg1, ...

and read by `mp-opt out/step.vhlo --mp-amp=roles=out/step.json` and
`mp-run out/step.vhlo --inputs=out/step.npz`. Names of arguments are in the
artifact, so most steps need no --roles.

Needs jax and numpy: pip install jax. One file, to be copied to where the model
is; so its finding of roles stands beside that of mpopt.jax.roles and does not
import it.
"""

import argparse
import importlib
import importlib.util
import json
import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax import export
from jax.extend import source_info_util

# The lines of an op are the user's.
source_info_util.register_exclusion(__file__)

ROLES = ("parameter", "optimizer_state", "ema", "buffer", "counter", "batch",
         "rng", "hyper", "loss_seed")
NEXT = {"parameter": "new_parameter", "optimizer_state": "new_state",
        "ema": "new_state", "buffer": "new_state", "counter": "new_state",
        "rng": "rng"}


def load(place):
    """What "file.py:name" or "package.module:name" stands for."""
    where, colon, name = place.rpartition(":")
    if not colon:
        raise SystemExit(f"error: '{place}' is not FILE.py:FUNCTION")
    if where.endswith(".py"):
        sys.path.insert(0, str(pathlib.Path(where).resolve().parent))
        spec = importlib.util.spec_from_file_location("exported_model", where)
        if not pathlib.Path(where).is_file():
            raise SystemExit(f"error: there is no file '{where}'")
        module = importlib.util.module_from_spec(spec)
        sys.modules["exported_model"] = module
        spec.loader.exec_module(module)
    else:
        module = importlib.import_module(where)
    if not hasattr(module, name):
        raise SystemExit(f"error: '{where}' has no '{name}'")
    return getattr(module, name)


def to_numpy(leaf):
    """The name's suffix and the array; 16-bit brain floats as their bits."""
    if jnp.issubdtype(jax.typeof(leaf).dtype, jax.dtypes.prng_key):
        leaf = jax.random.key_data(leaf)
    array = np.asarray(leaf)
    if array.dtype == jnp.bfloat16:
        return ".bf16", array.view(np.uint16)
    return "", array


def find_next(types, outputs, taken):
    """The first run of free results that have these types."""
    for start in range(len(outputs) - len(types) + 1):
        run = range(start, start + len(types))
        if outputs[start:start + len(types)] == types and not taken & {*run}:
            return list(run)
    return []


def describe_roles(roles, args, exported):
    """The roles file; `roles` is from argument number to role.

    It may name none: then mp-opt finds all of them.
    """
    counts = [len(jax.tree_util.tree_leaves(argument)) for argument in args]
    place = {leaf: i for i, leaf in enumerate(exported.module_kept_var_idx)}
    inputs = [(a.shape, a.dtype) for a in exported.in_avals]
    outputs = [(a.shape, a.dtype) for a in exported.out_avals]
    entries, results, taken = [], [], set()
    for number, role in sorted(roles.items()):
        if number >= len(args):
            raise SystemExit(f"error: --roles names argument {number}, and the "
                             f"step has {len(args)}")
        first = sum(counts[:number])
        leaves = range(first, first + counts[number])
        after = find_next([inputs[i] for i in leaves], outputs,
                          taken) if role in NEXT else []
        taken |= {*after}
        for i, leaf in enumerate(leaves):
            if leaf not in place:
                continue
            entry = {"index": place[leaf], "role": role}
            if after:
                entry["pair"] = after[i]
                results.append({"index": after[i], "role": NEXT[role]})
            entries.append(entry)
    return {"args": entries, "results": results}


def export_step(step, args, out, roles=None):
    """Writes `out`.vhlo, .npz and .json.

    Args:
      step: a function of arrays in pytrees, or what jax.jit made of one.
      args: the positional arguments of a call.
      out: the path of the files without their suffix.
      roles: from the number of an argument to its role.

    Returns:
      The paths of the files.
    """
    out = pathlib.Path(out)
    out.parent.mkdir(parents=True, exist_ok=True)
    if not hasattr(step, "lower"):
        step = jax.jit(step)
    exported = export.export(step)(*args)
    written = [out.with_suffix(end) for end in (".vhlo", ".npz", ".json")]
    written[0].write_bytes(exported.mlir_module_serialized)
    leaves = jax.tree_util.tree_leaves((args, {}))
    arrays = {}
    for i, leaf in enumerate(exported.module_kept_var_idx):
        suffix, array = to_numpy(leaves[leaf])
        arrays[f"arg{i}{suffix}"] = array
    np.savez(written[1], **arrays)
    found = describe_roles(roles or {}, args, exported)
    written[2].write_text(json.dumps(found, indent=1) + "\n")
    return written


def parse_roles(text):
    roles = {}
    for part in filter(None, (text or "").split(",")):
        number, equals, role = part.partition("=")
        if not equals or not number.isdigit() or role not in ROLES:
            raise SystemExit(f"error: --roles: '{part}' is not NUMBER=ROLE; "
                             f"roles are {', '.join(ROLES)}")
        roles[int(number)] = role
    return roles


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("step", help="FILE.py:FUNCTION or MODULE:FUNCTION that "
                        "returns (step, arguments)")
    parser.add_argument("-o", "--out", default="step",
                        help="path of what is written, without suffix")
    parser.add_argument("--roles", metavar="0=parameter,1=optimizer_state,...",
                        help="roles of arguments whose names do not tell:\n" +
                        ", ".join(ROLES))
    options = parser.parse_args()
    made = load(options.step)()
    if not isinstance(made, tuple) or len(made) != 2 or \
            not callable(made[0]) or not isinstance(made[1], (tuple, list)):
        raise SystemExit(f"error: {options.step} did not return (step, "
                         "(argument, ...))")
    for path in export_step(made[0], tuple(made[1]), options.out,
                            parse_roles(options.roles)):
        print(path)


if __name__ == "__main__":
    main()
