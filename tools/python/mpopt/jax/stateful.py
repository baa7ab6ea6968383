"""A mixed-precision step that keeps its state beside itself."""

from __future__ import annotations

import functools
import operator
import types
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import jax
import numpy as np

from mpopt import tool
from mpopt.jax.amp import amp
from mpopt.jax.blame import find_nan, tell_where
from mpopt.jax.cache import Lock
from mpopt.jax.compat import is_outside_of_traces
from mpopt.jax.explain import Explanation
from mpopt.jax.leaves import commit_at, is_in_parts, lie_alike, taker
from mpopt.jax.names import BAD, OWN
from mpopt.jax.packed import Packed, pack_first, state_of
from mpopt.jax.profile import profiling
from mpopt.jax.rewrite import Rewritten, is_traced_for_another
from mpopt.jax.stages import Stage
from mpopt.jax.starting import settle, with_room
from mpopt.jax.state import AmpState, restore
from mpopt.jax.step import AmpStep

# A scale of 2^16 is down to 1 after sixteen skipped steps.
_WATCH = 20


def _shapes(leaves: Iterable[Any]) -> list[Any]:
    return [getattr(leaf, "shape", ()) for leaf in leaves]


class StatefulStep:
    """A train step in mixed precision, called as the plain one; see `jit`.

    The working copies belong to certain parameters. They are made anew whenever
    a call gets other parameter arrays than the last one returned, so a loop may
    restore a checkpoint or train several models; the loss scale goes on.

    Inside of another `jax.jit`, `jax.lax.scan` or the like nothing can be kept:
    such a call makes its copies and finds its loss scale by itself, and leaves
    the state alone. `amp_step` is the form for there.

    Attributes:
      amp_step: the same step as a function of its state.
    """

    def __init__(self, amp_step: AmpStep):
        self.amp_step = amp_step
        self._has_static = bool(amp_step.static)
        # The state, in one of these forms or in both; None before the first.
        self._packed: Packed | None = None
        self._unpacked: AmpState | None = None
        self._shape: Any = None
        self._flat: Any = None
        self._out_tree: Any = None
        # Places of what is carried among the arguments and among the results,
        # what the last call returned there, and which of it the state copies.
        self._places: tuple[int, ...] = ()
        self._results: tuple[int, ...] = ()
        self._take_given = self._take_results = self._take_others = taker(())
        self._last: tuple[Any, ...] = ()
        # Places of what is bound to where it is, as all that comes back.
        self._copied: list[int] = []
        # What the state copies and no call returns, by place.
        self._frozen: dict[int, Any] = {}
        # The shapes of the other arguments.
        self._rest: list[Any] = []
        self._is_told = self._is_warned = self._is_parted = False
        # Names of what is carried, until the first call after a start is done.
        self._given: list[str] | None = None
        # Where state comes back, for the first call, which finds its scale. A
        # restored run goes on as the saved one, so no later call does.
        self._starts_with: dict[int, int] | None = None
        # Whether the host is called in the step.
        self._tells = False
        # The count of skipped steps that the next call looks at.
        self._watched: Packed | None = None
        self._calls = 0
        self._lock = Lock()  # each call hands its state to the next one
        functools.update_wrapper(self, amp_step, updated=())
        self.__wrapped__ = getattr(amp_step.plain, "__wrapped__",
                                   amp_step.plain)
        # What a user hung on his function hangs on it still.
        for name, value in getattr(self.__wrapped__, "__dict__", {}).items():
            self.__dict__.setdefault(name, value)

    @property
    def _has_none(self) -> bool:
        return self._packed is None and self._unpacked is None

    @property
    def _state(self) -> AmpState | None:
        if self._unpacked is None and self._packed is not None:
            self._unpacked = state_of(self._packed)
        return self._unpacked

    @_state.setter
    def _state(self, state: AmpState | None) -> None:
        # The scale goes on from there.
        self._packed, self._unpacked, self._starts_with = None, state, None

    @property
    def state(self) -> AmpState | None:
        """What the last call left; None before the first.

        May be set, to a pytree of equal structure: the scale goes on from there,
        and the next call makes the copies anew, of the parameters that it gets.
        """
        return self._state

    @state.setter
    def state(self, state: Any) -> None:
        if state is not None and self._state is not None:
            given, wanted = map(jax.tree_util.tree_leaves, (state, self._state))
            if _shapes(given) != _shapes(wanted):
                raise ValueError(
                    f"the state has {len(wanted)} arrays of the shapes "
                    f"{_shapes(wanted)}, and not {_shapes(given)}")
            state = jax.tree_util.tree_unflatten(
                jax.tree_util.tree_structure(self._state), given)
        elif state is not None and not isinstance(state, AmpState):
            state = AmpState(dict(state.get("values", state)))
        self._state, self._shape = state, None

    def state_dict(self) -> dict[str, jax.Array]:
        """What to save with a checkpoint: the loss scale and its counters.

        The 16-bit copies are not in it, since parameters make them anew.
        """
        values = {} if self._state is None else self._state.values
        return {name: value for name, value in values.items()
                if name.startswith(OWN)}

    def load_state_dict(self, values: Mapping[str, Any]) -> None:
        """Goes on with what `state_dict` gave; also before the first call.

        Raises:
          ValueError: it is not of `state_dict`.
        """
        for name, value in values.items():
            if not name.startswith(OWN) or not hasattr(value, "dtype"):
                raise ValueError(f"'{name}' is not of state_dict()")
        self._state, self._shape = AmpState(dict(values)), None

    def __get__(self, instance: Any, owner: Any = None) -> Any:
        return self if instance is None else types.MethodType(self, instance)

    def __repr__(self) -> str:
        return f"<mpopt.jax.jit of {self.__wrapped__!r}>"

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """The step's results.

        Raises:
          MPError: the step cannot be rewritten; the text is the diagnostic.
        """
        if self.amp_step.watched is not None:
            return self.amp_step.watched.run(*args, **kwargs)
        if not is_outside_of_traces():
            return self._call_inside(args, kwargs)
        if jax.config.jax_disable_jit:
            return self.__wrapped__(*args, **kwargs)
        with self._lock:
            return self._call_outside(args, kwargs)

    def _call_outside(self, args: tuple[Any, ...],
                      kwargs: Mapping[str, Any]) -> Any:
        leaves = self._ready(args, kwargs)
        if not leaves:  # a function of static arguments alone
            return self.amp_step.plain(*args, **kwargs)
        packed = self._packed
        if packed is None:
            packed = pack_first(self._unpacked.values)
        call = self._flat if self._starts_with is None else self._call_first
        try:
            out, packed = call(packed, leaves)
        except FloatingPointError as error:
            raise find_nan(self.amp_step.plain, args, kwargs,
                           self._tells) or error
        if self._given is not None:
            self._tell_of_parts(leaves, out)
        self._packed, self._unpacked = packed, None
        self._last = self._take_results(out)
        return jax.tree_util.tree_unflatten(self._out_tree, out)

    def _call_first(self, packed: Packed, leaves: list[Any]) -> Any:
        """The first call, which finds its scale."""
        options = self.amp_step.options
        # Each try tells of itself, and draws anew of what is donated.
        has_room = options.is_dynamic and not self._tells and not self._flat.taken
        outcome = self._flat(with_room(packed) if has_room else packed, leaves)
        settled = settle(self._flat, leaves, outcome, self._starts_with,
                         options.patience, has_room, options.floor)
        # One that raises leaves it to the next.
        self._starts_with = None
        return settled

    def _ready(self, args: tuple[Any, ...], kwargs: Mapping[str, Any]
               ) -> list[Any]:
        """The arrays of a call, whose state is there."""
        if self._watched is not None or self._calls % _WATCH == 0:
            self._watch(args, kwargs)
        self._calls += 1
        # Both do nothing for most steps, in half a microsecond each.
        if self.amp_step.is_placed:
            args = self.amp_step.place(args)
        dynamic, fixed = self.amp_step.split(args, kwargs) \
            if self._has_static else ((args, kwargs), ())
        leaves, tree = jax.tree_util.tree_flatten(dynamic)
        if leaves and (self._has_none or (tree, fixed) != self._shape
                       or not self._goes_on(leaves)):
            rewritten = self._start((tree, fixed), leaves, args, kwargs)
            self._bind = functools.partial(
                commit_at, places=rewritten.state, mesh=rewritten.mesh)
            self._bind(leaves)
        return leaves

    def _call_inside(self, args: tuple[Any, ...],
                     kwargs: Mapping[str, Any]) -> Any:
        if is_traced_for_another() or not jax.tree_util.tree_leaves(
                self.amp_step.split(args, kwargs)[0]):
            return self.amp_step.plain(*args, **kwargs)
        if not self._is_told:
            self._is_told = True
            name = getattr(self, "__name__", "the step")
            tool.warn(
                f"{name} is called inside of another JAX transformation, where "
                "nothing can be kept beside it: each call makes its 16-bit "
                "copies and finds its loss scale anew; mpopt.jax.amp carries "
                "them")
        return self.amp_step.alone(*args, **kwargs)

    def _tell_of_parts(self, leaves: list[Any], out: list[Any]) -> None:
        """Tells of state that lay in parts and comes back whole."""
        names, self._given = self._given, None
        for name, place, result in zip(names, self._places, self._results):
            if is_in_parts(leaves[place]) and not is_in_parts(out[result]):
                tool.warn(
                    f"{getattr(self, '__name__', 'the step')}: '{name}' lay on "
                    "its devices in parts, and each has all of it now: what "
                    "stands around a shard_map is done by each device; put it "
                    "inside, with specs")
                self._is_parted = True
                return

    def _watch(self, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> None:
        """Tells, once, of steps in a row that move nothing.

        The count is read a call after it was made, so nobody waits for it.
        """
        watched, self._watched = self._watched, None
        if watched is None and not self._is_warned:
            self._watched = self._packed
        if watched is None or (place := watched.place(BAD)) is None or \
                watched.numbers.is_deleted():
            return
        if (count := int(np.asarray(watched.numbers)[place])) < _WATCH:
            return
        self._is_warned = True
        name = getattr(self, "__name__", "the step")
        scale = f"a loss scale of {float(self._state.loss_scale):g}"
        if bool(self._state.grads_finite):
            tool.warn(
                f"{name}: {count} steps in a row moved nothing, the last "
                f"ones since all gradients were zero at {scale}; "
                "scaling=... sets a greater one, and dtype=\"off\" shows "
                "whether they are zero in f32, too")
            return
        tool.warn(
            f"{name}: {count} steps in a row were skipped, since their "
            f"gradients were not finite, down to {scale}; "
            + tell_where(self.amp_step, args, kwargs, self._tells))

    def _goes_on(self, leaves: list[Any]) -> bool:
        """Whether the parameters are those that the last call returned.

        The other arguments have to have the shapes of the last call: what is
        padded, and so the shape of a copy, may depend on them.
        """
        given = self._take_given(leaves)
        if not all(map(operator.is_, given, self._last)):
            if any(given[i] is not self._last[i] for i in self._copied):
                return False
            if _shapes(given) != _shapes(self._last):
                return False
            # Else it would be compiled a second time, for these.
            self._bind(leaves)
            if not lie_alike(self._take_given(leaves), self._last):
                return False
        # An array of NumPy may hold other numbers by now.
        if self._frozen and any(
                leaves[place] is not value or not isinstance(value, jax.Array)
                for place, value in self._frozen.items()):
            return False
        return self._rest == _shapes(self._take_others(leaves))

    def _start(self, shape: Any, leaves: list[Any], args: tuple[Any, ...],
               kwargs: Mapping[str, Any]) -> Rewritten:
        try:
            fresh = self.amp_step.init(*args, **kwargs)
        except TypeError:
            # What is no array is told by JAX, with its path.
            self.amp_step.plain.eval_shape(*args, **kwargs)
            raise
        is_first = self._has_none or self._starts_with is not None
        if self._state is not None:
            for name, value in self._state.values.items():
                if name.startswith(OWN) and name in fresh.values:
                    fresh.values[name] = restore(name, value,
                                                 fresh.values[name])
        rewritten = self.amp_step.rewritten(*args, **kwargs)
        carried = rewritten.carried
        self._state = fresh
        # What is done again in the call has its scale by that.
        if is_first and carried and not rewritten.in_rounds and \
                not self.amp_step.limit(rewritten):
            self._starts_with = carried | rewritten.returned
        self._tells = rewritten.main.tells
        self._shape = shape
        self._flat = self.amp_step.flat(args, kwargs)
        self._out_tree = rewritten.out_tree
        self._places = tuple(carried)
        self._results = tuple(carried.values())
        names = dict(zip(rewritten.kept, rewritten.main.arguments))
        self._given = None if self._is_parted else \
            [names[place] for place in self._places]
        self._take_given = taker(self._places)
        self._take_results = taker(self._results)
        self._take_others = taker([place for place in range(len(leaves))
                                   if place not in carried])
        self._last = self._take_given(leaves)
        self._rest = _shapes(self._take_others(leaves))
        self._copied = [i for i, place in enumerate(carried)
                        if place in rewritten.copied]
        self._frozen = {place: leaves[place] for place in rewritten.frozen}
        return rewritten

    def lower(self, *args: Any, **kwargs: Any) -> Stage:
        """As of `jax.jit`; arrays, or their shapes and types."""
        state = self.amp_step.init_shape(*args, **kwargs)
        return Stage(self.amp_step.lower(state, *args, **kwargs),
                     self._run_as(args, kwargs))

    def trace(self, *args: Any, **kwargs: Any) -> Stage:
        """As of `jax.jit`; arrays, or their shapes and types."""
        state = self.amp_step.init_shape(*args, **kwargs)
        return Stage(self.amp_step.trace(state, *args, **kwargs),
                     self._run_as(args, kwargs))

    def _run_as(self, args: tuple[Any, ...],
                kwargs: Mapping[str, Any]) -> Callable[..., Any]:
        """Calls what was compiled for arguments of these types.

        As in JAX it is given the arguments that are not static.
        """
        step, wanted = self.amp_step, self.amp_step.signature(args, kwargs)

        def run(compiled: Any, *args: Any, **kwargs: Any) -> Any:
            args, kwargs = step.static.merge(args, kwargs, wanted[-1])
            if (given := step.signature(args, kwargs)) != wanted:
                raise TypeError(f"the step was compiled for {wanted[:2]} and is "
                                f"called with {given[:2]}")
            self._ready(args, kwargs)
            (rest, named), _ = step.split(*step.commit(args, kwargs))
            out, self._state = compiled(self._state, *rest, **named)
            leaves = jax.tree_util.tree_leaves(out)
            self._last = tuple(map(leaves.__getitem__, self._results))
            return out
        return run

    def eval_shape(self, *args: Any, **kwargs: Any) -> Any:
        """As of `jax.jit`: shapes and types of the results."""
        return self.amp_step.plain.eval_shape(*args, **kwargs)

    def explain(self, *args: Any, **kwargs: Any) -> Explanation:
        """What is done to the step; without arguments, in the last call."""
        return self.amp_step.explain(*args, **kwargs)

    def profile(self) -> Any:
        """Where calls run the step in FP32; as of `AmpStep`."""
        return profiling(self.amp_step, self.clear_cache)

    def clear_cache(self) -> None:
        """As of `jax.jit`; the state stays."""
        self.amp_step.clear_cache()
        self.amp_step.plain.clear_cache()
        self._shape = None


def jit(step: Callable[..., Any] | None = None, **options: Any) -> Any:
    """`jax.jit` of a train step in mixed precision; the loop stays as it is.

    Takes the arguments of `jax.jit` and the options of `amp`, and decorates as
    `jax.jit` does, with and without them. Frozen parameters are copied once,
    until a call gets other arrays. A function that only returns gradients
    returns finite ones, where a lower loss scale makes them so.
    """
    if step is None:
        return functools.partial(jit, **options)
    return StatefulStep(amp(step, **{"frozen": "carry", "retries": True}
                            | options))
