"""Diagnostics of mp-opt in the words of this package.

The tool speaks of its files and options, a user of `mpopt.jax` has neither: the
line of his program comes first, and what he can change is named as he wrote it.
"""

from __future__ import annotations

import functools
import inspect
import pathlib
import re
import sysconfig
from collections.abc import Callable
from typing import Any

from mpopt.jax.compat import frames_of
from mpopt.jax.names import MARK

_OWN = str(pathlib.Path(__file__).resolve().parents[1])
_LIBRARIES = tuple({sysconfig.get_paths()[key]
                    for key in ("purelib", "platlib", "stdlib")})

# What the tool says, and what does the same here. In order.
_WORDS = [
    (rf"stablehlo\.custom_call @{MARK}", "a callback to the host"),
    (r"a part of the step that each device runs alone, where",
     "a shard_map, where"),
    (r"'?sdy\.manual_computation'?, which is not known to be linear"
     r"(?: in operand \d+)?",
     "a shard_map of complex numbers, which is kept as it is"),
    (r": scaling would end where it starts, as if the gradients were arguments",
     ""),
    (r"no op of class allow is free to( \([^\n]*\))?; the remarks of "
     r"mp-annotate-precision say why",
     r"explain() tells what stays f32 and why\1"),
    (r"a seed or a gradient is 'tensor<[^']*complex<[^']*', not a tensor of "
     r"f32, bf16 or f16 and of known shape; scale before choosing precision",
     "a gradient is complex, and a loss scale is for floats"),
    (r"roles file '[^']*/roles\.json': ", "roles={...}: "),
    (r"[^ ]*/profile\.json: ", "profile=...: "),
    (r"is not between 0 and max-scale", "is not between 0 and ceiling"),
    (r"no argument has 'mp.role', so the parameters are unknown; run "
     r"mp-assign-roles first",
     "it has no arguments, so there are no parameters to train"),
    (r"; if the op is linear, give it a model of LinearityOpInterface", ""),
    (r"give the seed the role loss_seed, or correct a role, in a roles file "
     r"\(roles=FILE\); or leave the loss as it is with loss-scale=off of "
     r"mp-amp, mode=off of mp-insert-loss-scaling",
     'say which argument is what by roles={...}; or leave the loss as it is '
     'with scaling="off"'),
    (r"loss-scale=off of mp-amp, mode=off of mp-insert-loss-scaling",
     'scaling="off"'),
    (r"loss-scale=off(?: of mp-amp)?", 'scaling="off"'),
    (r"give a profile \(mp-run --profile\), or if that is too little, keep "
     r"readers f32 by a rule of the policy",
     "let runs tell it (step.profile()), or if that is too little, scale it "
     "before the step, or name its readers in keep_f32=[...]"),
    (r"give a profile \(mp-run --profile\), or keep it f32 by a rule of the "
     r"policy", "let runs tell it (step.profile()), or if that is too little, "
     "name its layer in keep_f32=[...]"),
    (r"keep the products f32 by a rule of the policy",
     "name their layers in keep_f32=[...]"),
    (r",? ?in a roles file \(roles=FILE\)", " by roles={...}"),
    (r"\(roles=FILE\)", "(roles={...})"),
    (r"option loss-scale:", "option scaling:"),
    (r"option initial-scale:", "option initial of Scaling:"),
    (r"\(loss-scale of mp-amp\)", "(scaling)"),
    (r"scale, loss-scale of mp-amp", "scaling"),
    (r"option (?:min-scale|min-scale of mp-amp)", "option floor of Scaling"),
    (r"option max-scale", "option ceiling of Scaling"),
    (r"option (growth|backoff|interval|hysteresis)", r"option \1 of Scaling"),
    (r"scaler, loss-scale of mp-amp:", "scaling:"),
]

# Ops of the tool by the names that they have in JAX, where those differ by more
# than what they begin and end with.
_OPS = {"dot": "dot_general", "conv": "conv_general_dilated",
        "broadcast": "broadcast_in_dim", "barrier": "optimization_barrier",
        "maximum": "max", "minimum": "min", "maxnum": "max", "minnum": "min",
        "cmp": "compare", "select": "select_n", "bitcast":
        "bitcast_convert_type", "shl": "shift_left", "roundeven": "round",
        "shrsi": "shift_right_arithmetic", "shrui": "shift_right_logical",
        "absf": "abs", "absi": "abs", "powf": "pow",
        "manual_computation": "shard_map"} | dict.fromkeys(
            ("extf", "truncf", "extsi", "extui", "trunci", "fptosi", "fptoui",
             "sitofp", "uitofp"), "convert_element_type")

#: The ops that a diagnostic may name, by dialect.
NAMES = {
    "mp": "all_finite amax any_changed arg_reduce barrier broadcast cast concat "
          "conv detect_stall dot fusion gather guard histogram iota logistic "
          "manual_computation opaque pack_bits pad pool pool_grad random_words "
          "reduce reshape reverse rng_bits scale scatter slice sort transpose "
          "unscale update_loss_scale update_loss_scale_histogram "
          "update_loss_scale_logmax yield",
    "arith": "addf addi andi bitcast ceildivsi ceildivui cmpf cmpi constant "
             "divf divsi divui extf extsi extui floordivsi fptosi fptoui "
             "maximumf maxnumf maxsi maxui minimumf minnumf minsi minui mulf "
             "muli negf ori remf remsi remui select shli shrsi shrui sitofp "
             "subf subi truncf trunci uitofp xori",
    "math": "absf absi acos acosh asin asinh atan atan2 atanh cbrt ceil clampf "
            "copysign cos cosh ctlz ctpop cttz erf erfc exp exp2 expm1 floor "
            "fma fpowi ipowi isfinite isinf isnan isnormal log log10 log1p log2 "
            "powf round roundeven rsqrt sin sinh sqrt tan tanh trunc",
    "scf": "condition for if while yield",
}
# Neither a part of a path, as of a file and its line, nor a key in brackets.
_OP = re.compile(r"(?<![\w./\[])(?<!\[['\"])(?:" + "|".join(
    rf"{dialect}\.(?:{'|'.join(names.split())})"
    for dialect, names in NAMES.items()) + r")(?![\w./]|:\d)")


def _op_of_jax(found: re.Match[str]) -> str:
    dialect, name = found.group().split(".")
    if dialect == "arith" and name not in _OPS:
        name = re.sub("(?:f|si|ui|i)$", "", name)
    return _OPS.get(name, name)


_PLACE = re.compile(r"(?P<file>[^\n:]+)(?P<at>:\d+:\d+)?: "
                    r"(?P<kind>error|warning|note): (?P<text>.*)", re.DOTALL)


def place_of(step: Callable[..., Any]) -> str:
    """The step's name, file and line, as far as they are known."""
    function = inspect.unwrap(step)
    function = inspect.unwrap(getattr(function, "user_step", function))
    function = getattr(function, "func", function)  # of a partial
    name = getattr(function, "__name__", type(function).__name__)
    code = getattr(function, "__code__", None)
    return f"{code.co_filename}:{code.co_firstlineno}: {name}" if code else name


@functools.cache
def is_users(file: str) -> bool:
    """Whether a file is of the user's program, not of a library."""
    path = str(pathlib.Path(file).resolve())
    return not path.startswith(_OWN) and not path.startswith(_LIBRARIES) \
        and "site-packages" not in path and not file.startswith("<")


def under_library(file: str) -> str:
    """A library's file as its readers know it: flax/linen/linear.py."""
    path = str(pathlib.Path(file).resolve())
    for root in (str(pathlib.Path(_OWN).parent), *_LIBRARIES):
        if path.startswith(root + "/"):
            return path[len(root) + 1:]
    return file


def user_place(traceback: Any, otherwise: str) -> str:
    """The line of the user's program in a traceback of JAX."""
    return next((f"{file}:{line}" for file, line in frames_of(traceback)
                 if is_users(file)), otherwise)


def _read(said: str) -> list[re.Match[str]]:
    """Diagnostics and their notes, each with what follows it."""
    parts = re.split(r"\n(?=[^\n:]+(?::\d+:\d+)?: (?:error|warning|note): )",
                     said)
    found = [_PLACE.fullmatch(part) for part in parts]
    return [] if None in found else found


def translate(said: str, step_file: str, place: str) -> str:
    """One diagnostic with its notes, for a user of this package.

    Args:
      said: what the tool said.
      step_file: the file it was given, which means nothing to the user.
      place: what to name instead, of `place_of`.
    """
    for pattern, words in _WORDS:
        said = re.sub(pattern, words, said)
    said = _OP.sub(_op_of_jax, said)
    found = _read(said)
    if not found:
        return said.replace(f"{step_file}:0:0", place).replace(step_file, place)
    lines, callers = [], []
    for part in found:
        where = part["file"] + (part["at"] or "")
        text = part["text"].rstrip()
        if part["file"] == step_file:
            lines.append(f"{place}: {part['kind']}: {text}")
        elif text.startswith("called from"):
            if is_users(part["file"]):
                callers.append(where)
                lines.append(f"{where}: note: called from")
        else:
            lines.append(f"{where}: {part['kind']}: {text}")
    # The user's own line first, where a library's is at fault.
    if not is_users(found[0]["file"]) and callers and \
            found[0]["file"] != step_file:
        lines[0] = f"{callers[0]}: in a library that it calls: {lines[0]}"
        lines = [line for line in lines if line !=
                 f"{callers[0]}: note: called from"]
    return "\n".join(lines).replace(step_file, place)
