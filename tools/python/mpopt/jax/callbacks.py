"""Calls of the host, which a rewritten step keeps as they are.

A module that is written to a file has no Python in it. So while a step is
exported each callback becomes a call of nothing, a mark with a number, which
mp-opt keeps with its floats; where the rewritten step is compiled, JAX lowers the
callback itself in the place of its mark.

Tokens, which order callbacks, are not shown to mp-opt: it keeps the order of what
has effects, and what it makes is threaded anew.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

import jax
from jax import export
from jax.extend import core
from jax.interpreters import mlir

from mpopt.jax import compat
from mpopt.jax.compat import ir
from mpopt.jax.marks import CALL, ORDERED, config_of, number_of, walk
from mpopt.jax.messages import user_place
from mpopt.jax.names import MARK
from mpopt.jax.tokens import hide_tokens
from mpopt.tool import MPError


@dataclasses.dataclass(frozen=True)
class Callback:
    """What a mark stands for: an equation of the step."""
    primitive: Any
    params: dict[str, Any]
    avals_in: Sequence[Any]
    avals_out: Sequence[Any]
    effects: frozenset[Any]
    #: The devices it is on, where each has a part of the values.
    manual: Any

    @property
    def ordered(self) -> list[Any]:
        """Its effects that have an order; one at most."""
        return [effect for effect in self.effects if compat.is_ordered(effect)]

    def _run(self, *arguments: Any) -> Any:
        return self.primitive.bind(*arguments, **self.params)

    def lower(self, context: Any, operands: Sequence[Any]) -> list[Any]:
        """Puts the equation itself into a module: its results, tokens first."""
        operands, tokens = list(operands), {}
        for effect in self.ordered:
            tokens[effect] = operands.pop(0)
        inner = compat.context_of(context, self.avals_in, self.avals_out,
                                  tokens, self.manual)
        made = mlir.lower_fun(self._run)(inner, *operands)
        return [*(inner.tokens_out.get(effect) for effect in self.ordered),
                *made]


class Recorder:
    """Lowers callbacks to marks, and remembers them.

    Attributes:
      callbacks: by their numbers.
    """

    def __init__(self) -> None:
        self.callbacks: list[Callback] = []

    def _lower(self, context: Any, *arguments: Any, **params: Any) -> Any:
        _, effects = context.primitive.abstract_eval(*context.avals_in,
                                                     **params)
        callback = Callback(
            context.primitive, params, context.avals_in, context.avals_out,
            frozenset(effects), compat.manual_devices(context))
        if callback.ordered and callback.manual is not None:
            place = user_place(context.traceback, "in a library")
            raise MPError(f"{place}: an ordered callback under shard_map cannot "
                          "be kept; make it unordered (ordered=False)")
        number = f"{len(self.callbacks)}"
        config = f"{number} {ORDERED}" if callback.ordered else number
        self.callbacks.append(callback)
        mark = ir.Operation.create(
            CALL, [ir.RankedTensorType.get(aval.shape,
                                           mlir.dtype_to_ir_type(aval.dtype))
                   for aval in context.avals_out], arguments, {
                "call_target_name": ir.StringAttr.get(MARK),
                "has_side_effect": ir.BoolAttr.get(bool(effects)),
                "api_version": ir.IntegerAttr.get(
                    ir.IntegerType.get_signless(32), 1),
                "backend_config": ir.StringAttr.get(config)})
        if context.tokens_in:
            context.set_tokens_out(context.tokens_in)
        return mark.results

    def export(self, step: Any, *args: Any, **kwargs: Any) -> export.Exported:
        """As jax.export does it, with marks for callbacks and no tokens."""
        exported = compat.export_by(
            {primitive: self._lower for primitive in compat.CALLBACKS},
            step, args, kwargs)
        if not exported.ordered_effects:
            return exported
        with compat.make_ir_context(), ir.Location.unknown():
            module = ir.Module.parse(exported.mlir_module())
            hide_tokens(module, len(exported.ordered_effects))
            return dataclasses.replace(
                exported,
                mlir_module_serialized=compat.serialize(module))


class Program:
    """An exported module and the callbacks that its marks stand for."""

    def __init__(self, exported: export.Exported,
                 callbacks: Sequence[Callback], platforms: Sequence[str]):
        self.exported, self.callbacks = exported, callbacks
        self._platforms = platforms

    def check(self, platforms: Sequence[str]) -> None:
        """Refuses to be run elsewhere than it was exported for."""
        for platform in platforms:
            if platform not in self._platforms:
                raise ValueError(
                    f"Function '{self.exported.fun_name}' was exported for "
                    f"platforms '{self._platforms}' but it is used on "
                    f"'{platforms}'.")

    def __call__(self, *arguments: Any) -> Any:
        step = _calling_step if self.callbacks else _step
        return step.bind(*arguments, program=self)

    def alone(self, *arguments: Any) -> Any:
        """The same for `jax.jit`, which calls it op by op where it finds a NaN
        under jax_debug_nans: there is one op, and it was that."""
        if compat.is_outside_of_traces():
            raise FloatingPointError("a result is not finite")
        return self(*arguments)


def _run(*arguments: Any, program: Program) -> Any:
    # There is nothing in it that Python could run.
    with jax.disable_jit(False):
        return jax.jit(program.alone)(*arguments)


def _type_of(*_: Any, program: Program) -> Any:
    exported = program.exported
    return list(exported.out_avals), {*exported.ordered_effects,
                                      *exported.unordered_effects}


def _batch(arguments: Sequence[Any], places: Sequence[Any], *,
           program: Program) -> Any:
    """One example after the other: a module has one shape."""
    is_batched = [place is not None for place in places]
    batches = [jax.numpy.moveaxis(value, place, 0) for value, place
               in zip(arguments, places) if place is not None]

    def one(batched: Any) -> Any:
        rest = iter(batched)
        return program(*(next(rest) if is_one else value for value, is_one
                         in zip(arguments, is_batched)))
    results = jax.lax.map(one, batches)
    return results, [0] * len(results)


def _refuse(*_: Any, **__: Any) -> Any:
    raise MPError("a step in mixed precision has no derivative; decorate "
                  "what differentiates, or take the gradients of the plain "
                  "function by mpopt.jax.value_and_grad")


def _restore(context: Any, mark: Any, callback: Callback) -> None:
    """Puts a callback where its mark is."""
    with ir.InsertionPoint(mark), mark.location:
        made = callback.lower(context, mark.operands)
    for old, new in zip(mark.results, made):
        old.replace_all_uses_with(new)
    mark.erase()


def _lower_step(context: Any, *arguments: Any, program: Program) -> Any:
    program.check(context.module_context.platforms)
    results = mlir.lower_fun(program.exported.call)(context, *arguments)
    compat.untuple_tokens(context)
    if program.callbacks:
        for mark in [op for op in walk(context.module_context.module.body)
                     if config_of(op)]:
            _restore(context, mark, program.callbacks[number_of(mark)])
    return results


def _define(name: str) -> Any:
    """A primitive that runs a program."""
    step = core.Primitive(name)
    step.multiple_results = True
    step.def_impl(_run)
    step.def_effectful_abstract_eval(_type_of)
    mlir.register_lowering(step, _lower_step)
    compat.set_rules(step, _batch, _refuse)
    return step


_step = _define("mixed_precision_step")
# Of one without callbacks JAX need not know where it runs.
_calling_step = compat.with_devices(_define("mixed_precision_step_that_calls"))
