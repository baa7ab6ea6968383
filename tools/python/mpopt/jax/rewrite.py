"""Exports a step, lets mp-opt rewrite it, and makes it callable again."""

from __future__ import annotations

import dataclasses
import json
import pathlib
import tempfile
import warnings
from collections.abc import Callable, Mapping
from typing import Any

import jax
import jax.numpy as jnp
from jax import export
# What jax.export itself uses to write and read modules; JAX has no public way.
from jax._src.interpreters import mlir as jax_mlir
from jax._src.lib import _jax
from jaxlib.mlir import ir
from jaxlib.mlir.dialects import stablehlo

from mpopt import tool
from mpopt.jax import roles as role_hints
from mpopt.tool import MPError


@dataclasses.dataclass(frozen=True)
class Options:
    """What `mpopt.jax.amp` was asked for; see there."""
    dtype: str | None = None
    scaling: str | float | None = None
    masters: bool = True
    pad: bool = True
    policy: str | None = None
    roles: Mapping[str, role_hints.Place] | None = None
    frozen: str = "cast"

    def pipeline(self, roles: str | None, report: str) -> str:
        """The option of mp-opt that runs the pipeline."""
        scaling = self.scaling
        if scaling is None:
            scaling = "off" if self.dtype in ("bf16", "off") else "dynamic"
        words = [f"loss-scale={scaling}",
                 f"masters={str(self.masters).lower()}",
                 f"frozen={self.frozen}",
                 f"pad={str(self.pad).lower()}", f"report={report}"]
        if self.dtype:
            words.append(f"dtype={self.dtype}")
        if self.policy:
            words.append(f"policy={self.policy}")
        if roles:
            words.append(f"roles={roles}")
        return "--mp-amp=" + " ".join(words)


@dataclasses.dataclass(frozen=True)
class Function:
    """One function of a rewritten module, callable on flat arguments."""
    call: Callable[..., Any]
    arguments: list[str]
    results: list[str]
    in_avals: tuple[jax.core.ShapedArray, ...]
    #: The result that is an argument's next value, by argument.
    pairs: dict[int, int]


@dataclasses.dataclass(frozen=True)
class Rewritten:
    """A step after mp-opt. Leaves are those of the flattened arguments."""
    main: Function
    #: Makes the first values of the state; None if there is no state.
    init: Function | None
    #: The leaves that the module reads, in its order.
    kept: list[int]
    out_tree: Any
    #: The types of the step's own results.
    out_avals: tuple[jax.core.ShapedArray, ...]
    #: Arguments of `main` beyond the step's own, by name.
    added: dict[str, int]
    #: Results of `main` beyond the step's own that no argument takes up.
    extra: dict[str, int]
    #: Where leaves of the arguments come back among those of the results.
    carried: dict[int, int]
    #: Those of them that `init` copies.
    copied: set[int]
    #: Leaves that `init` copies and that do not come back: frozen parameters.
    frozen: set[int]
    #: Casts, FLOPs and bytes as mp-opt counts them.
    report: dict[str, Any]
    #: The rewritten module as StableHLO text.
    text: str


def export_step(step: Callable[..., Any], args: tuple[Any, ...],
                kwargs: Mapping[str, Any]) -> export.Exported:
    """The step on arguments of these shapes, as jax.export writes it."""
    # jax.export takes jit's functions alone; pmap has a jitted form.
    if not isinstance(step, type(jax.jit(lambda: None))):
        step = jax.jit(step)
    wrong = ("the step has side effects (prints, callbacks), which a rewritten "
             "module cannot keep; take them out")
    try:
        exported = export.export(step)(*args, **kwargs)
    except NotImplementedError as error:
        raise MPError(wrong if "callbacks" in str(error) else
                      f"jax.export cannot write the step: {error}") from error
    if exported.ordered_effects or exported.unordered_effects:
        raise MPError(wrong)
    return exported


def _attributes(function: ir.Operation, key: str, count: int) -> list[dict]:
    if key not in function.attributes:
        return [{} for _ in range(count)]
    return [{a.name: a.attr for a in ir.DictAttr(d)}
            for d in ir.ArrayAttr(function.attributes[key])]


def _names(attributes: list[dict], fallback: str) -> list[str]:
    return [ir.StringAttr(a["mp.name"]).value if "mp.name" in a
            else f"{fallback}{i}" for i, a in enumerate(attributes)]


def _aval(text: str) -> jax.core.ShapedArray:
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


def _serialize(module: ir.Module) -> bytes:
    """The module as a portable artifact; chlo ops stay as they are."""
    bytecode = jax_mlir.module_to_bytecode(module)
    version = stablehlo.get_minimum_version()
    return _jax.mlir.serialize_portable_artifact(bytecode, version, True)


def widen_products(function: ir.Operation) -> None:
    """Lets products that read bf16 and give f32 read f32; the values stay.

    XLA's CPU backend lacks some products of bf16 and widens the others itself.
    """
    def visit(op: ir.Operation) -> ir.WalkResult:
        if op.name not in ("stablehlo.dot_general", "stablehlo.convolution"):
            return ir.WalkResult.ADVANCE
        element = ir.RankedTensorType(op.results[0].type).element_type
        for i, operand in enumerate(op.operands):
            narrow = ir.RankedTensorType(operand.type)
            if not (isinstance(element, ir.F32Type) and
                    isinstance(narrow.element_type, ir.BF16Type)):
                continue
            wide = ir.RankedTensorType.get(narrow.shape, element,
                                           loc=op.location)
            with ir.InsertionPoint(op):
                op.operands[i] = ir.Operation.create(
                    "stablehlo.convert", [wide], [operand],
                    loc=op.location).result
        return ir.WalkResult.ADVANCE
    function.operation.walk(visit)


def _flat_tree(count: int, with_kwargs: bool) -> Any:
    leaves = (0,) * count
    return jax.tree_util.tree_structure((leaves, {}) if with_kwargs else leaves)


def _shardings(like: export.Exported, arguments: list[Any],
               results: list[Any]) -> dict[str, tuple[Any, ...]]:
    """Fields of Exported: how the arguments and results are sharded.

    `arguments` and `results` say which one of `like` each is, or None: what
    the step did not have goes where XLA puts it.
    """
    fields = {f.name for f in dataclasses.fields(like)}
    found = {}
    for places, side in ((arguments, "in"), (results, "out")):
        for key in (f"{side}_shardings_hlo", f"_{side}_named_shardings"):
            if key in fields:
                known = getattr(like, key)
                found[key] = tuple(None if place is None or known is None
                                   else known[place] for place in places)
    return found


def _load(text: str, name: str, like: export.Exported) -> Function | None:
    """The function `name` of a rewritten module; None if it has none."""
    with jax_mlir.make_ir_context():
        module = ir.Module.parse(text)
        functions = {ir.StringAttr(f.attributes["sym_name"]).value: f
                     for f in module.body.operations
                     if f.operation.name == "func.func"}
        if name not in functions:
            return None
        function = functions.pop(name)
        # What libraries call back is private, and stays.
        for other in functions.values():
            if "sym_visibility" not in other.attributes:
                other.erase()
        function.attributes["sym_name"] = ir.StringAttr.get("main")
        types = function.type
        arguments = _attributes(function, "arg_attrs", len(types.inputs))
        results = _attributes(function, "res_attrs", len(types.results))
        in_avals = tuple(_aval(str(t)) for t in types.inputs)
        out_avals = tuple(_aval(str(t)) for t in types.results)
        pairs = {i: ir.IntegerAttr(a["mp.pair"]).value
                 for i, a in enumerate(arguments) if "mp.pair" in a}
        names = _names(arguments, "arg"), _names(results, "out")
        # Each device runs the function on its part of the values.
        manual = any(op.operation.name == "sdy.manual_computation"
                     for op in function.regions[0].blocks[0].operations)
        if jax.default_backend() == "cpu":
            widen_products(function)
        artifact = _serialize(module)
    count = len(in_avals), len(out_avals)
    # Those of the step come first; of @init's the caller knows nothing.
    own = (like.module_kept_var_idx, range(len(like.out_avals))) \
        if name == "main" else ((), ())
    places = [[*mine, *[None] * (n - len(mine))] for mine, n in zip(own, count)]
    call = dataclasses.replace(
        like, mlir_module_serialized=artifact,
        # Without shardings it runs anywhere.
        nr_devices=like.nr_devices if name == "main" or manual else 1,
        in_avals=in_avals, out_avals=out_avals,
        in_tree=_flat_tree(count[0], True),
        out_tree=_flat_tree(count[1], False),
        module_kept_var_idx=tuple(range(count[0])), _get_vjp=None,
        **_shardings(like, *places)).call
    return Function(call, *names, in_avals, pairs)


def _run_tool(exported: export.Exported, options: Options,
              hints: dict[str, Any] | None) -> tuple[str, dict[str, Any]]:
    with tempfile.TemporaryDirectory(prefix="mpopt-") as name:
        folder = pathlib.Path(name)
        step = folder / f"{exported.fun_name}.vhlo"
        step.write_bytes(exported.mlir_module_serialized)
        roles = None
        if hints is not None:
            roles = str(folder / "roles.json")
            pathlib.Path(roles).write_text(json.dumps(hints))
        report = folder / "report.json"
        out = folder / "step.mlir"
        with warnings.catch_warnings():
            # Those `_shardings` keeps.
            warnings.filterwarnings("ignore", r"[^\n]*, without the shardings "
                                    r"of its arguments and results\Z")
            tool.run(step, options.pipeline(roles, str(report)),
                     "--emit=stablehlo", "-o", out)
        return out.read_text(), json.loads(report.read_text())


def rewrite(step: Callable[..., Any], options: Options, args: tuple[Any, ...],
            kwargs: Mapping[str, Any]) -> Rewritten:
    """Exports the step for arguments of these shapes and rewrites it.

    Raises:
      MPError: the diagnostic of the tool.
    """
    exported = export_step(step, args, kwargs)
    kept = list(exported.module_kept_var_idx)
    hints = None
    if options.roles:
        names = role_hints.argument_names(
            getattr(step, "__wrapped__", step), args, kwargs)
        hints = role_hints.roles_file(options.roles, args, names, kept,
                                      exported.in_avals, exported.out_avals)
    text, report = _run_tool(exported, options, hints)
    main = _load(text, "main", exported)
    init = _load(text, "init", exported)
    own, results = len(kept), len(exported.out_avals)
    added = {name: i for i, name in enumerate(main.arguments) if i >= own}
    taken = {main.pairs.get(i) for i in added.values()}
    extra = {name: i for i, name in enumerate(main.results)
             if i >= results and i not in taken}
    read = set(init.arguments) if init else set()
    carried = {kept[i]: out for i, out in main.pairs.items() if i < own}
    copied = {kept[i] for i in main.pairs
              if i < own and main.arguments[i] in read}
    frozen = {kept[i] for i, name in enumerate(main.arguments)
              if i < own and i not in main.pairs and name in read}
    return Rewritten(main, init, kept, exported.out_tree, exported.out_avals,
                     added, extra, carried, copied, frozen, report, text)
