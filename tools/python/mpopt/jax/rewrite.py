"""Exports a step, lets mp-opt rewrite it, and makes it callable again."""

from __future__ import annotations

import contextlib
import dataclasses
import functools
import json
import pathlib
import tempfile
import threading
import warnings
import weakref
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import jax
from jax import export

from mpopt import tool
from mpopt.jax import compat, keep, loops
from mpopt.jax import roles as role_hints
from mpopt.jax.callbacks import Callback, Recorder
from mpopt.jax.evidence import Recording
from mpopt.jax.functions import Function, load
from mpopt.jax.leaves import REFUSED_REF
from mpopt.jax.messages import place_of, translate
from mpopt.jax.names import FINITE, GOOD
from mpopt.jax.observe import observe
from mpopt.jax.options import Options
from mpopt.jax.returned import Moves, find_returned, places_of
from mpopt.jax.telling import (NO_SCALE, NOT_FINITE, is_idle, is_news,
                               tell_fallback, tell_kept, tell_outcome)
from mpopt.tool import MPError


_threads = threading.local()


@contextlib.contextmanager
def _tracing() -> Iterator[None]:
    before = is_traced_for_another()
    _threads.traces = True
    try:
        yield
    finally:
        _threads.traces = before


def is_traced_for_another() -> bool:
    """Whether a step is traced here that will be rewritten: one inside of it is
    a part of that, and rewritten with it."""
    return getattr(_threads, "traces", False)


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
    #: The devices that the step itself names, where those are several.
    mesh: jax.sharding.Mesh | None = None
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
    except ValueError as error:
        if any(compat.is_ref(jax.typeof(value))
               for value in step.trace(*args, **kwargs).jaxpr.consts):
            raise MPError(f"{place_of(step)}: {REFUSED_REF}") from error
        raise
    return exported, recorder.callbacks


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
    #: What was seen of its values.
    seen: Recording | None = None

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
        if self.seen is not None:
            seen = folder / "profile.json"
            self.seen.write(seen)
            words += f" profile={seen}"
        with warnings.catch_warnings():
            # Those `with_module` keeps.
            warnings.filterwarnings("ignore", r"[^\n]*, without the shardings "
                                    r"of its arguments and results\Z")
            tool.run(step, words, *more, "--emit=stablehlo", "-o", out,
                     translate=functools.partial(
                         translate, step_file=str(step), place=self.place),
                     tell=lambda said: is_news(
                         said, options.dtype, options.is_auto) and tell(said))
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
    for said in told + tell_outcome(warned, job.place, count_flops(made[1])):
        tool.warn(said)
    return made


def _run_or_keep(job: _Job, folder: pathlib.Path, more: Sequence[str]
                 ) -> _Rewritten:
    """The same; a step that is not finite whatever it is given stays as it is,
    as it does under jax.jit."""
    try:
        return _run_tool(job, folder, more)
    except MPError as error:
        if NOT_FINITE not in str(error):
            raise
        tool.warn(tell_kept(str(error)))
    plain = dataclasses.replace(job.options, fallback="off").without_scale()
    return job.run(folder, plain, more)


def count_flops(report: dict[str, Any]) -> int:
    """Of the products of a rewritten step."""
    return next(function["flops"] for function in report["functions"]
                if function["name"] == "main")


def _find_seen(exported: export.Exported, options: Options, place: str
               ) -> Recording | None:
    """What profiles tell of this step; a warning where none is of it."""
    if not options.profile or options.dtype == "off":
        return None
    with tempfile.TemporaryDirectory(prefix="mpopt-") as name:
        wanted = observe(exported, pathlib.Path(name), place).step
    for recording in options.profile:
        if recording.step == wanted:
            return recording
    tool.warn(f"{place}: the profile is of another step, or of arguments of "
              "other shapes, and tells nothing of this one; profile it again "
              "(step.profile())")
    return None


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
                functools.partial(step.trace, *args, **kwargs),
                _find_seen(exported, options, place_of(plain)))


def _warn_of_epoch(job: _Job, main: Function) -> None:
    results = len(job.exported.out_avals)  # what is added comes behind
    trained = [out for i, out in main.pairs.items()
               if i in main.trained and out < results]
    if place := loops.find_epoch(job.trace().jaxpr, trained):
        tool.warn(f"{place}: what is trained comes out of this loop, so "
                  "gradients of one round that are not finite refuse all its "
                  "rounds; jax.lax.scan over what mpopt.jax.amp makes of one "
                  "round skips single ones")


def _find_mesh(step: Any, args: tuple[Any, ...], kwargs: Mapping[str, Any],
               exported: export.Exported) -> jax.sharding.Mesh | None:
    """The devices that a step itself names, where those are several."""
    return loops.find_mesh(jax.make_jaxpr(step)(*args, **kwargs),
                           exported.nr_devices) \
        if exported.nr_devices > 1 else None


def _unchanged(exported: export.Exported, callbacks: Sequence[Any], text: str,
              mesh: jax.sharding.Mesh | None = None) -> Rewritten:
    """A step in whose module, the text, nothing is of another type."""
    counts = {"name": "main", "casts": 0, "flops": 0, "flops_16bit": 0}
    return Rewritten(
        load(text, exported, callbacks)[0], None,
        list(exported.module_kept_var_idx), exported.out_tree,
        exported.out_avals, {}, {}, {}, set(), set(), {}, False,
        {"functions": [counts]}, text, mesh, {"functions": []})


def plainly(step: Callable[..., Any], args: tuple[Any, ...],
            kwargs: Mapping[str, Any],
            change: Callable[[export.Exported, int], tuple[str, Sequence[Any]]]
            ) -> Rewritten:
    """The step with what `change` makes of its module, which gets as well how
    many callbacks there are: a text, and the callbacks behind these."""
    if not hasattr(step, "trace"):
        step = jax.jit(step)
    exported, callbacks = export_step(step, args, kwargs)
    text, more = change(exported, len(callbacks))
    return _unchanged(exported, [*callbacks, *more], text,
                     _find_mesh(step, args, kwargs, exported))


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
    with _tracing():
        return _rewrite(step, options, args, kwargs, with_decisions, moves)


def _rewrite(step: Callable[..., Any], options: Options, args: tuple[Any, ...],
             kwargs: Mapping[str, Any], with_decisions: bool,
             moves: Moves) -> Rewritten:
    # What pmap gives has no trace, and a jitted form.
    if not hasattr(step, "trace"):
        # What jax.jit does at the first call; made from one that cannot be
        # referred to a second time, it crashes.
        weakref.ref(step)
        step = jax.jit(step)
    job = _prepare(step, options, args, kwargs)
    exported, kept = job.exported, list(job.exported.module_kept_var_idx)
    if not kept and jax.tree_util.tree_leaves((args, kwargs)):
        # It reads none of them, such as one that is constant.
        return _unchanged(exported, job.callbacks, exported.mlir_module())
    with tempfile.TemporaryDirectory(prefix="mpopt-") as name:
        written = pathlib.Path(name) / "decisions.json"
        text, counts = _run_or_keep(job, pathlib.Path(name),
                                    [f"--report={written}"] * with_decisions)
        decisions = json.loads(written.read_text()) if with_decisions else None
    main, init = load(text, exported, job.callbacks)
    # What is made of the step has its own shardings, too.
    mesh = _find_mesh(step, args, kwargs, exported)
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
                     in_rounds, counts, text, mesh, decisions)
