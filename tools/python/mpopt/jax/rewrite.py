"""Exports a step, lets mp-opt rewrite it, and makes it callable again."""

from __future__ import annotations

import dataclasses
import functools
import json
import pathlib
import tempfile
import warnings
import weakref
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import jax
import jax.numpy as jnp
from jax import export

from mpopt import tool
from mpopt.jax import keep, loops
from mpopt.jax import roles as role_hints
from mpopt.jax.callbacks import Callback, Program, Recorder
from mpopt.jax.compat import ir, make_ir_context, with_module
from mpopt.jax.messages import place_of, translate
from mpopt.jax.names import FINITE, GOOD
from mpopt.jax.options import Options
from mpopt.jax.returned import Moves, find_returned, places_of
from mpopt.jax.telling import (NO_SCALE, is_idle, is_news, tell_fallback,
                               tell_outcome)
from mpopt.jax.tokens import thread_tokens
from mpopt.tool import MPError


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
    #: Where further leaves come back, which keep their values as the others do
    #: when a step is refused.
    returned: dict[int, int]
    #: Whether rounds of a loop are refused one by one.
    in_rounds: bool
    #: Casts, FLOPs and bytes as mp-opt counts them.
    report: dict[str, Any]
    #: The rewritten module as StableHLO text.
    text: str
    #: What was decided of each op and why, as mp-opt --report writes it.
    decisions: dict[str, Any] | None = None

    @property
    def state(self) -> tuple[int, ...]:
        """The leaves that come back."""
        return *self.carried, *self.returned


def export_step(step: Any, args: tuple[Any, ...], kwargs: Mapping[str, Any]
                ) -> tuple[export.Exported, list[Callback]]:
    """The step on arguments of these shapes, as jax.export writes it.

    And what the marks stand for that are in it where it calls the host.
    """
    recorder = Recorder()
    try:
        exported = recorder.export(step, *args, **kwargs)
    except NotImplementedError as error:
        raise MPError(f"jax.export cannot write the step: {error}") from error
    return exported, recorder.callbacks


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


def _load(text: str, name: str, like: export.Exported,
          callbacks: Sequence[Callback] = ()) -> Function | None:
    """The function `name` of a rewritten module; None if it has none."""
    effects = (like.ordered_effects, like.unordered_effects) \
        if name == "main" else ((), ())
    with make_ir_context():
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
        if jax.default_backend() == "cpu":
            widen_products(function)
        if effects[0]:
            thread_tokens(module, effects[0], callbacks)
    count = len(in_avals), len(out_avals)
    # Those of the step come first; of @init's the caller knows nothing.
    own = (like.module_kept_var_idx, range(len(like.out_avals))) \
        if name == "main" else ((), ())
    places = [[*mine, *[None] * (n - len(mine))] for mine, n in zip(own, count)]
    exported = with_module(
        like, module, *places, ordered_effects=effects[0],
        unordered_effects=effects[1],
        # Without shardings it runs anywhere.
        nr_devices=like.nr_devices if name == "main" or manual else 1,
        in_avals=in_avals, out_avals=out_avals,
        in_tree=_flat_tree(count[0], True),
        out_tree=_flat_tree(count[1], False),
        module_kept_var_idx=tuple(range(count[0])))
    return Function(Program(exported, callbacks), *names, in_avals, pairs, looped,
                    trained)


#: The module as text, and the counts of its report.
_Rewritten = tuple[str, dict[str, Any]]


@dataclasses.dataclass(frozen=True)
class _Job:
    """An exported step, what is asked for, and what users call it."""
    exported: export.Exported
    callbacks: list[Callback]
    options: Options
    hints: dict[str, Any] | None
    #: The paths of the arguments that the module has.
    names: list[str]
    place: str
    #: It is traced already, for the export.
    trace: Callable[[], jax.stages.Traced]

    def policy(self, folder: pathlib.Path, options: Options) -> str | None:
        """The policy's file; one with more rules where parts stay f32."""
        module = self.exported.mlir_module_serialized
        is_marked = keep.is_marked(module)
        if options.dtype == "off" or not (options.keep_f32 or is_marked):
            return options.policy
        rules = keep.find_rules(options.keep_f32, keep.scopes_of(module),
                                self.names)
        rules += [keep.marked_rule()] if is_marked else []
        return keep.write_policy(folder, options.dtype, options.policy, rules)

    def run(self, folder: pathlib.Path, options: Options, more: Sequence[str],
            tell: Callable[[str], None] = tool.warn) -> _Rewritten:
        """What becomes of the step; `tell` takes the tool's warnings."""
        step, out = folder / "step.vhlo", folder / "step.mlir"
        step.write_bytes(self.exported.mlir_module_serialized)
        roles = None
        if self.hints is not None:
            roles = str(folder / "roles.json")
            pathlib.Path(roles).write_text(json.dumps(self.hints))
        report = folder / "report.json"
        words = options.pipeline(roles, str(report),
                                 self.policy(folder, options))
        with warnings.catch_warnings():
            # Those `with_module` keeps.
            warnings.filterwarnings("ignore", r"[^\n]*, without the shardings "
                                    r"of its arguments and results\Z")
            tool.run(step, words, *more, "--emit=stablehlo", "-o", out,
                     translate=functools.partial(
                         translate, step_file=str(step), place=self.place),
                     tell=lambda said: is_news(said, options.dtype) and
                     tell(said))
        return out.read_text(), json.loads(report.read_text())


def _run_tool(job: _Job, folder: pathlib.Path, more: Sequence[str]
              ) -> _Rewritten:
    """As asked for; with scaling="auto" as `fallback` says where no scale can
    be placed, without it an error."""
    made, warned, told = None, [], []
    try:
        made = job.run(folder, job.options, more, warned.append)
        refusal = next((said for said in warned if NO_SCALE in said), None)
    except MPError as error:
        refusal = str(error)
        if NO_SCALE not in refusal or not job.options.is_auto:
            raise
    if refusal and not job.options.is_auto:
        first, *notes = refusal.replace("warning: ", "error: ", 1).splitlines()
        raise MPError("\n".join(
            [f'{first}; scaling="auto" goes on without a scale', *notes]))
    if refusal:
        told = [tell_fallback(refusal, job.options.fallback)]
        warned = [said for said in warned if said != refusal]
        if not made or job.options.fallback != "unscaled":
            warned = []
            made = job.run(folder, job.options.without_scale(), more,
                           warned.append)
    # Where nothing is narrow, no step is in another type.
    told = [] if is_idle(warned) else told
    for said in told + tell_outcome(
            warned, job.place, count_flops(made[1]),
            lambda: loops.find_shard_map(job.trace().jaxpr)):
        tool.warn(said)
    return made


def count_flops(report: dict[str, Any]) -> int:
    """Of the products of a rewritten step."""
    return next(function["flops"] for function in report["functions"]
                if function["name"] == "main")


def _prepare(step: Callable[..., Any], options: Options, args: tuple[Any, ...],
             kwargs: Mapping[str, Any]) -> _Job:
    exported, callbacks = export_step(step, args, kwargs)
    plain = getattr(step, "__wrapped__", step)
    kept = list(exported.module_kept_var_idx)
    hints, names = None, []
    if options.roles or options.keep_f32:
        names = role_hints.argument_names(plain, args, kwargs)
    if options.roles:
        hints = role_hints.roles_file(options.roles, args, names, kept,
                                      exported.in_avals, exported.out_avals)
    return _Job(exported, callbacks, options, hints, [names[i] for i in kept if names],
                place_of(plain),
                functools.partial(step.trace, *args, **kwargs))


def _warn_of_epoch(job: _Job, main: Function) -> None:
    results = len(job.exported.out_avals)  # what is added comes behind
    trained = [out for i, out in main.pairs.items()
               if i in main.trained and out < results]
    if place := loops.find_epoch(job.trace().jaxpr, trained):
        tool.warn(f"{place}: what is trained comes out of this loop, so "
                  "gradients of one round that are not finite refuse all its "
                  "rounds; jax.lax.scan over what mpopt.jax.amp makes of one "
                  "round skips single ones")


def _unchanged(job: _Job) -> Rewritten:
    """A step that reads none of its arguments, such as one that is constant."""
    exported, text = job.exported, job.exported.mlir_module()
    counts = {"name": "main", "casts": 0, "flops": 0, "flops_16bit": 0}
    return Rewritten(
        _load(text, "main", exported, job.callbacks), None, [],
        exported.out_tree, exported.out_avals, {}, {}, {}, set(), set(), {}, False,
        {"functions": [counts]}, text, {"functions": []})


def rewrite(step: Callable[..., Any], options: Options, args: tuple[Any, ...],
            kwargs: Mapping[str, Any], with_decisions: bool = False,
            moves: Moves = Moves()) -> Rewritten:
    """Exports the step for arguments of these shapes and rewrites it.

    Args:
      moves: what is known of arguments that come back.
      with_decisions: fills `Rewritten.decisions`.

    Raises:
      MPError: the diagnostic of the tool.
      TypeError: nothing can refer to the step weakly, as jax.jit must.
    """
    # What pmap gives has no trace, and a jitted form.
    if not hasattr(step, "trace"):
        # What jax.jit does at the first call; made from one that cannot be
        # referred to a second time, it crashes.
        weakref.ref(step)
        step = jax.jit(step)
    job = _prepare(step, options, args, kwargs)
    exported, kept = job.exported, list(job.exported.module_kept_var_idx)
    if not kept and jax.tree_util.tree_leaves((args, kwargs)):
        return _unchanged(job)
    with tempfile.TemporaryDirectory(prefix="mpopt-") as name:
        written = pathlib.Path(name) / "decisions.json"
        text, counts = _run_tool(job, pathlib.Path(name),
                                 [f"--report={written}"] * with_decisions)
        decisions = json.loads(written.read_text()) if with_decisions else None
    main = _load(text, "main", exported, job.callbacks)
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
    # Where the scale moves in the loop, each round is guarded by itself.
    in_rounds = GOOD in added and main.pairs.get(added[GOOD]) in main.looped
    if GOOD in added and not in_rounds:
        _warn_of_epoch(job, main)
    returned = {} if in_rounds or FINITE not in extra else find_returned(
        places_of(args, kwargs, exported), carried, {*kept}, moves)
    return Rewritten(main, init, kept, exported.out_tree, exported.out_avals,
                     added, extra, carried, copied, frozen, returned,
                     in_rounds, counts, text, decisions)
