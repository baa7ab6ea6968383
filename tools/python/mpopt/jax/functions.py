"""The functions of a rewritten module, callable on flat arguments."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import export

from mpopt.jax import cpu
from mpopt.jax.callbacks import Callback, Program
from mpopt.jax.compat import ir, make_ir_context, with_module
from mpopt.jax.tokens import thread_tokens


@dataclasses.dataclass(frozen=True)
class Function:
    """One function of a rewritten module, callable on flat arguments."""
    call: Callable[..., Any]
    arguments: list[str]
    results: list[str]
    in_avals: tuple[jax.core.ShapedArray, ...]
    #: The result that is an argument's next value, by argument.
    pairs: dict[int, int]
    #: The results that come out of a loop as they are.
    looped: frozenset[int] = frozenset()
    #: The arguments that are parameters.
    trained: frozenset[int] = frozenset()
    #: The results of one that only gives single numbers.
    numbers: tuple[np.ndarray, ...] | None = None
    #: Whether it calls the host.
    tells: bool = False


def _attributes(function: ir.Operation, key: str, count: int) -> list[dict]:
    if key not in function.attributes:
        return [{} for _ in range(count)]
    return [{a.name: a.attr for a in ir.DictAttr(d)}
            for d in ir.ArrayAttr(function.attributes[key])]


def _names(attributes: list[dict], fallback: str) -> list[str]:
    return [ir.StringAttr(a["mp.name"]).value if "mp.name" in a
            else f"{fallback}{i}" for i, a in enumerate(attributes)]


def aval_of(text: str) -> jax.core.ShapedArray:
    """The type of JAX for "tensor<4x8xf16>"."""
    inner = text.removeprefix("tensor<").removesuffix(">")
    if inner.endswith("complex<f32>") or inner.endswith("complex<f64>"):
        inner = inner[:-len("complex<f32>")] + {
            "complex<f32>": "c64", "complex<f64>": "c128"}[inner[-12:]]
    *shape, element = inner.split("x")
    names = {"i1": "bool", "f16": "float16", "f32": "float32",
             "f64": "float64", "bf16": "bfloat16", "f8E4M3FN": "float8_e4m3fn",
             "f8E5M2": "float8_e5m2", "c64": "complex64",
             "c128": "complex128"}
    if element not in names:
        names[element] = element.replace("ui", "uint") if "u" in element \
            else element.replace("i", "int")
    return jax.core.ShapedArray(tuple(map(int, shape)),
                                jnp.dtype(names[element]))


def _flat_tree(count: int, with_kwargs: bool) -> Any:
    leaves = (0,) * count
    return jax.tree_util.tree_structure((leaves, {}) if with_kwargs else leaves)


def _functions(module: ir.Module) -> dict[str, Any]:
    return {ir.StringAttr(f.attributes["sym_name"]).value: f
            for f in module.body.operations if f.operation.name == "func.func"}


def _take_init(module: ir.Module) -> ir.Module | None:
    """A module of its own for @init, which goes; None if there is none."""
    functions = _functions(module)
    if "init" not in functions:
        return None
    taken = ir.Module.create()
    for attribute in module.operation.attributes:
        name = getattr(attribute, "name", attribute)
        taken.operation.attributes[name] = module.operation.attributes[name]
    with ir.InsertionPoint(taken.body):
        for op in module.body.operations:
            if op != functions["main"]:
                op.operation.clone()
    functions["init"].erase()
    return taken


def _numbers(block: ir.Block) -> tuple[np.ndarray, ...] | None:
    """What a function gives that only gives single numbers; None of others."""
    made: dict[Any, np.ndarray] = {}
    for op in block.operations:
        operation = op.operation
        if operation.name == "func.return":
            return tuple(made[value] for value in operation.operands)
        if operation.name != "stablehlo.constant":
            return None
        kind = ir.RankedTensorType(operation.results[0].type)
        if kind.rank or str(kind.element_type) not in ("f32", "i32"):
            return None
        made[operation.results[0]] = np.array(
            ir.DenseElementsAttr(operation.attributes["value"]))
    return None


def load(text: str, like: export.Exported, callbacks: Sequence[Callback] = ()
         ) -> tuple[Function, Function | None]:
    """@main and @init of a rewritten module; None if it has no @init."""
    with make_ir_context(), ir.Location.unknown():
        module = ir.Module.parse(text)
        init = _take_init(module)
        if "f16" in text and jax.default_backend() == "cpu":
            cpu.prepare(_functions(module)["main"], like.nr_devices == 1)
        return (_make(module, "main", like, callbacks),
                _make(init, "init", like) if init else None)


def _hold(module: ir.Module, like: export.Exported, is_main: bool,
          in_avals: tuple[Any, ...], out_avals: tuple[Any, ...],
          effects: tuple[Any, Any], nr_devices: int) -> export.Exported:
    """The module, as what was exported."""
    count = len(in_avals), len(out_avals)
    # Those of the step come first; of @init's the caller knows nothing.
    own = (like.module_kept_var_idx, range(len(like.out_avals))) \
        if is_main else ((), ())
    places = [[*mine, *[None] * (n - len(mine))] for mine, n in zip(own, count)]
    return with_module(
        like, module, *places, ordered_effects=effects[0],
        unordered_effects=effects[1], nr_devices=nr_devices,
        in_avals=in_avals, out_avals=out_avals,
        in_tree=_flat_tree(count[0], True),
        out_tree=_flat_tree(count[1], False),
        module_kept_var_idx=tuple(range(count[0])))


def _make(module: ir.Module, name: str, like: export.Exported,
          callbacks: Sequence[Callback] = ()) -> Function:
    effects = (like.ordered_effects, like.unordered_effects) \
        if name == "main" else ((), ())
    functions = _functions(module)
    function = functions.pop(name)
    # What libraries call back is private, and stays.
    for other in functions.values():
        if "sym_visibility" not in other.attributes:
            other.erase()
    function.attributes["sym_name"] = ir.StringAttr.get("main")
    types = function.type
    arguments = _attributes(function, "arg_attrs", len(types.inputs))
    results = _attributes(function, "res_attrs", len(types.results))
    in_avals = tuple(aval_of(str(t)) for t in types.inputs)
    out_avals = tuple(aval_of(str(t)) for t in types.results)
    pairs = {i: ir.IntegerAttr(a["mp.pair"]).value
             for i, a in enumerate(arguments) if "mp.pair" in a}
    names = _names(arguments, "arg"), _names(results, "out")
    trained = frozenset(
        i for i, a in enumerate(arguments) if "mp.role" in a
        and ir.StringAttr(a["mp.role"]).value == "parameter")
    block = function.regions[0].blocks[0]
    returned = block.operations[len(block.operations) - 1].operands
    looped = frozenset(
        i for i, value in enumerate(returned)
        # An argument is owned by a block, which has no name.
        if getattr(value.owner, "name", None) == "stablehlo.while")
    # Each device runs the function on its part of the values.
    manual = any(op.operation.name == "sdy.manual_computation"
                 for op in function.regions[0].blocks[0].operations)
    numbers = None if in_avals else _numbers(block)
    if effects[0]:
        thread_tokens(module, effects[0], callbacks)
    # Without shardings it runs anywhere.
    nr_devices = like.nr_devices if name == "main" or manual else 1
    exported = _hold(module, like, name == "main", in_avals, out_avals,
                     effects, nr_devices)
    return Function(Program(exported, callbacks, like.platforms), *names,
                    in_avals, pairs, looped, trained, numbers, bool(callbacks))
