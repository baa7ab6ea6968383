"""What JAX has no public name for, all of it.

Tried with jax 0.9.2, 0.10.0, 0.10.1 and 0.10.2; the rest of the package needs
only what JAX documents.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from jax._src import callback as jax_callback
from jax._src import debugging as jax_debugging
from jax._src import dispatch as jax_dispatch
# What jax.export itself uses to write and read modules.
from jax._src.core import trace_state_clean as is_outside_of_traces
from jax._src.effects import ordered_effects
from jax._src.interpreters import mlir as jax_mlir
from jax._src.lib import _jax
from jax._src.sharding_impls import (SdyArray, SdyArrayList,
                                     ShardingContext, SPMDAxisContext)
from jax._src.state.types import AbstractRef
from jax import export
from jax.interpreters import ad, batching
from jaxlib.mlir import ir
from jaxlib.mlir.dialects import stablehlo

make_ir_context = jax_mlir.make_ir_context

#: What calls the host.
CALLBACKS = tuple(
    getattr(module, name)
    for module, name in ((jax_callback, "pure_callback_p"),
                         (jax_callback, "io_callback_p"),
                         (jax_debugging, "debug_callback_p"),
                         (jax_debugging, "debug_print_p"),
                         (jax_debugging, "inspect_sharding_p"))
    if hasattr(module, name))


def serialize(module: ir.Module) -> bytes:
    """The module as a portable artifact; chlo ops stay as they are."""
    bytecode = jax_mlir.module_to_bytecode(module)
    version = stablehlo.get_minimum_version()
    return _jax.mlir.serialize_portable_artifact(bytecode, version, True)


class _Held(export.Exported):
    """What never leaves this process: its module is bytecode, which takes a
    twentieth of the time that a portable artifact takes to make."""

    def mlir_module(self, serialized: bool = True) -> Any:
        """For JAX, which parses what it gets unless it asks for a module."""
        bytecode = self.mlir_module_serialized
        return bytecode if serialized else ir.Module.parse(bytecode)


def _shardings(like: export.Exported, arguments: Sequence[int | None],
               results: Sequence[int | None]) -> dict[str, tuple[Any, ...]]:
    """Fields of Exported: how the arguments and results are sharded."""
    fields = {f.name for f in dataclasses.fields(like)}
    found = {}
    for places, side in ((arguments, "in"), (results, "out")):
        for key in (f"{side}_shardings_hlo", f"_{side}_named_shardings"):
            if key in fields:
                known = getattr(like, key)
                found[key] = tuple(None if place is None or known is None
                                   else known[place] for place in places)
    return found


def with_module(like: export.Exported, module: ir.Module,
                arguments: Sequence[int | None],
                results: Sequence[int | None], **fields: Any
                ) -> export.Exported:
    """What was exported with another module in it.

    It names no platform, so that JAX looks for none: before it runs something
    exported on a CPU, it loads SciPy for LAPACK, in a quarter of a second. A
    step that calls LAPACK has it loaded where it is lowered for the export.

    Args:
      arguments: which one of `like` each argument is, or None: what the step
        did not have goes where XLA puts it.
      results: the same of the results.
      fields: all else of `export.Exported` that differs.
    """
    known = {f.name: getattr(like, f.name) for f in dataclasses.fields(like)}
    changed = fields | _shardings(like, arguments, results) | {
        "mlir_module_serialized": jax_mlir.module_to_bytecode(module),
        "platforms": (), "disabled_safety_checks": (
            *like.disabled_safety_checks,
            export.DisabledSafetyCheck.platform()),
        "_get_vjp": None}
    return _Held(**known | changed)


def export_by(rules: Mapping[Any, Any], step: Any, args: tuple[Any, ...],
              kwargs: Mapping[str, Any]) -> export.Exported:
    """As jax.export does it, with primitives that are lowered otherwise.

    Calls of all libraries are allowed: nobody keeps the module. JAX before 0.10
    has no word for all, and names those that it refuses: then it is done again,
    and primitives may be lowered a second time.
    """
    def attempt(names: Sequence[str]) -> export.Exported:
        return export.export(
            step, _override_lowering_rules=tuple(rules.items()),
            disabled_checks=[export.DisabledSafetyCheck.custom_call(name)
                             for name in ("ALL", *names)])(*args, **kwargs)
    try:
        return attempt(())
    except ValueError as error:
        names = set(re.findall(r'stablehlo\.custom_call @"?([^"(]+)',
                               str(error)))
        if "custom calls whose targets" not in str(error) or not names:
            raise
    return attempt([*names])


def is_ordered(effect: Any) -> bool:
    """Whether effects of this kind keep their order."""
    return ordered_effects.contains(effect)


def is_ref(aval: Any) -> bool:
    """Whether it is the type of what changes in place."""
    return isinstance(aval, AbstractRef)


def manual_devices(context: Any) -> Any:
    """The axes of devices each of which has a part of the values, if any."""
    axes = context.module_context.axis_context
    return axes if isinstance(axes, SPMDAxisContext) else None


def context_of(context: Any, avals_in: Sequence[Any], avals_out: Sequence[Any],
               tokens: Mapping[Any, Any], manual: Any) -> Any:
    """A context of lowering for what stands elsewhere in the same module."""
    module = context.module_context
    if manual is not None:
        module = module.replace(axis_context=manual)
    return context.replace(
        module_context=module, primitive=None, avals_in=avals_in,
        avals_out=avals_out, tokens_in=jax_mlir.TokenSet(dict(tokens)),
        tokens_out=None)


def emit_callback(context: Any, callback: Callable[..., tuple[()]],
                  operands: Sequence[Any]) -> None:
    """Puts a call of Python into a module, which gives nothing; where values lie
    on several devices in parts, a call with each, on TPUs one with the whole."""
    parts = "tpu" not in context.module_context.platforms
    sharding = None
    if isinstance(context.module_context.axis_context, ShardingContext):
        sharding = SdyArrayList((SdyArray(
            mesh_shape=(), dim_shardings=(), logical_device_ids=(0,)),))
    jax_callback.emit_python_callback(
        context, callback, None, list(operands), context.avals_in, [],
        has_side_effect=True, returns_token=False, partitioned=parts,
        sharding=sharding)


def untuple_tokens(context: Any) -> None:
    """Tokens of exported modules come in tuples, which no lowering takes."""
    if not context.tokens_out:
        return
    tokens = context.tokens_out
    context.tokens_out = jax_mlir.TokenSet(
        {effect: token[0] if isinstance(token, tuple) else token
         for effect in tokens.effects()
         for token in [tokens.get(effect)]})


def with_devices(primitive: Any) -> Any:
    """The primitive, which JAX lowers only where it knows the devices."""
    jax_dispatch.prim_requires_devices_during_lowering.add(primitive)
    return primitive


def set_rules(primitive: Any, batch: Any, differentiate: Any) -> None:
    """The rules of a primitive for jax.vmap and jax.jvp."""
    batching.primitive_batchers[primitive] = batch
    ad.primitive_jvps[primitive] = differentiate


def frames_of(traceback: Any) -> list[tuple[str, int]]:
    """Its files and lines, innermost first."""
    return [(frame.file_name, frame.line_num)
            for frame in (traceback.frames if traceback else [])]


__all__ = ["CALLBACKS", "context_of", "emit_callback", "export_by", "frames_of",
           "ir", "is_ordered", "is_outside_of_traces", "is_ref",
           "make_ir_context", "manual_devices", "serialize", "set_rules",
           "untuple_tokens", "with_devices", "with_module"]
