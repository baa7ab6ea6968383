"""A mixed-precision step as a function of its state."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from mpopt.jax import leaves as leaves_of
from mpopt.jax.arguments import Static, resolve
from mpopt.jax.cache import Cache
from mpopt.jax.compat import is_outside_of_traces
from mpopt.jax.explain import Explanation, describe
from mpopt.jax.flat import FlatCall, on_devices
from mpopt.jax.options import Options, check_retries, compiler_options
from mpopt.jax.names import FINITE, STALLED
from mpopt.jax.packed import Packed, pack, unpack
from mpopt.jax.retry import ENDLESS, until_finite
from mpopt.jax.profile import profiling
from mpopt.jax.returned import Moves
from mpopt.jax.rewrite import Rewritten, rewrite
from mpopt.jax.state import AmpState
from mpopt.tool import MPError

# What a step tells of its scaling, and what holds before the first one.
_TOLD = {FINITE: True, STALLED: False}


def _count(value: Any) -> int:
    return len(jax.tree_util.tree_leaves(value))


class AmpStep:
    """A train step in mixed precision; made by `amp`.

    `out, state = amp_step(state, *args)` is compiled as under `jax.jit`, once
    for each signature, and works inside of `jax.jit`, `jax.lax.scan`, `jax.vmap`
    (one example after the other) and `jax.checkpoint`.

    Attributes:
      plain: `jax.jit` of the step, with the same arguments.
      is_placed: whether `place` moves arguments.
    """

    def __init__(self, step: Callable[..., Any], options: Options, *,
                 donate_state: bool = False, retries: bool | int = False,
                 made_by: Callable[..., Rewritten] | None = None,
                 **jit_options: Any):
        self._jit_options = dict(jit_options)
        # It also refuses what jax.jit refuses, in the same words.
        self.plain = step if hasattr(step, "lower") and not jit_options \
            else jax.jit(step, **jit_options)
        numbers, names = resolve(step, jit_options.pop("static_argnums", None),
                                 jit_options.pop("static_argnames", None))
        self.static = Static(frozenset(numbers), frozenset(names))
        donated, words = resolve(step, jit_options.pop("donate_argnums", None),
                                 jit_options.pop("donate_argnames", None))
        self.options = options
        self._step = step
        self._retries = check_retries(retries)
        # The module has these; the calls below only place its arguments.
        self._shardings = {key: jit_options.pop(key) for key in
                           ("in_shardings", "out_shardings")
                           if jit_options.get(key) is not None}
        self.is_placed = bool(self._shardings)
        self._cache = Cache()
        self._explained: Any = None
        #: What runs in its place while it is profiled.
        self.watched: Any = None
        self._made_by = made_by
        self._is_called = False
        self._asked = jit_options.pop("compiler_options", None)
        self._has_device = any(jit_options.get(key) is not None
                               for key in ("device", "backend"))
        make = functools.partial(jax.jit, **jit_options)
        shifted = {"static_argnums": tuple(number + 1 for number in numbers),
                   "static_argnames": names}
        own = {"static_argnums": numbers, "static_argnames": names}
        self._make_call = functools.partial(
            make, self._trace, **shifted, donate_argnames=words,
            donate_argnums=tuple(number + 1 for number in donated) +
            ((0,) if donate_state else ()))
        self._make_init = functools.partial(make, self._trace_init, **own)
        self._make_flat = functools.partial(
            make, donate_argnums=(0, 2) if donate_state else 2)
        self._donated = {*donated}, {*words}
        self._flat: dict[Any, FlatCall] = {}
        # Inside of another jit it is that one's options that count.
        self._nested_call = self._make_call()
        self._nested_init = self._make_init()
        self._alone = make(self._trace_alone, **own)
        functools.update_wrapper(self, step, updated=())
        del self.__wrapped__  # it takes other arguments

    @functools.cached_property
    def _for_xla(self) -> dict[str, Any]:
        # They ask for the backend, which a decorator must not start.
        return {"compiler_options": compiler_options(self._asked,
                                                     self._has_device)}

    @functools.cached_property
    def _call(self) -> Any:
        return self._make_call(**self._for_xla)

    @functools.cached_property
    def _init(self) -> Any:
        return self._make_init(**self._for_xla)

    def __call__(self, state: AmpState, *args: Any,
                 **kwargs: Any) -> tuple[Any, AmpState]:
        """The step's results and the next state.

        Raises:
          MPError: the step cannot be rewritten; the text is the diagnostic.
        """
        if self.watched is not None:
            return self.watched.run(*args, **kwargs), state
        is_outside = is_outside_of_traces()
        call = self._call if is_outside else self._nested_call
        if not self._is_called and is_outside:
            args, kwargs = self.commit(args, kwargs)
            self._is_called = True
        elif self._shardings:
            args = self.place(args)
        try:
            return call(state, *args, **kwargs)
        except ValueError as error:
            raise on_devices(error) from error

    def init(self, *args: Any, **kwargs: Any) -> AmpState:
        """The first state, for the arguments of the first step."""
        if not is_outside_of_traces():
            return self._nested_init(*self.place(args), **kwargs)
        args = self.place(args)
        state = self._known_init(args, kwargs)
        if state is None:
            state = self._init(*args, **kwargs)
        # Bound to where they are, as the step's results will be.
        state = leaves_of.spread(state, (args, kwargs),
                                 self.rewritten(*args, **kwargs).mesh)
        return AmpState(dict(zip(state.values, leaves_of.commit(
            state.values.values()))))

    def init_shape(self, *args: Any, **kwargs: Any) -> AmpState:
        """Shapes and types of the first state; arrays, or theirs."""
        return self._init.eval_shape(*args, **kwargs)

    def alone(self, *args: Any, **kwargs: Any) -> Any:
        """The step's results, of a call whose state nobody keeps.

        Such as one inside of another `jax.jit`. Its 16-bit copies are made for
        it alone, and its loss scale falls until its gradients are finite.
        """
        return self._alone(*args, **kwargs)

    def lower(self, state: AmpState, *args: Any,
              **kwargs: Any) -> jax.stages.Lowered:
        """As of `jax.jit`; arrays, or their shapes and types."""
        return self._call.lower(state, *args, **kwargs)

    def trace(self, state: AmpState, *args: Any,
              **kwargs: Any) -> jax.stages.Traced:
        """As of `jax.jit`; arrays, or their shapes and types."""
        return self._call.trace(state, *args, **kwargs)

    def eval_shape(self, state: AmpState, *args: Any,
                   **kwargs: Any) -> tuple[Any, AmpState]:
        """As of `jax.jit`; arrays, or their shapes and types."""
        return self._call.eval_shape(state, *args, **kwargs)

    def clear_cache(self) -> None:
        """As of `jax.jit`; the next call rewrites and compiles anew."""
        self._cache.clear()
        self._flat.clear()
        self._is_called = False
        for made in (self._call, self._init, self._nested_call,
                     self._nested_init, self._alone):
            made.clear_cache()

    def split(self, args: tuple[Any, ...], kwargs: Mapping[str, Any]
              ) -> tuple[Any, Any]:
        """The arguments that are arrays, and a key of the static ones."""
        return self.static.split(args, kwargs)

    def rewritten(self, *args: Any, **kwargs: Any) -> Rewritten:
        """The module for arguments of these shapes; rewritten once."""
        return self._rewrite(*self.split(args, kwargs))

    def signature(self, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> Any:
        """What tells calls apart: structure, types, static arguments."""
        dynamic, fixed = self.split(args, kwargs)
        leaves, tree = jax.tree_util.tree_flatten(
            leaves_of.specs(dynamic, self.plain))
        return tree, tuple((leaf.shape, leaf.dtype, leaf.sharding)
                           for leaf in leaves), fixed

    def _key(self, dynamic: Any, fixed: Any) -> tuple[Any, Any]:
        """The arguments' shapes, and what they have in the cache."""
        specs = leaves_of.specs(dynamic, self.plain)
        leaves, tree = jax.tree_util.tree_flatten(specs)
        return specs, (tree, tuple((leaf.shape, leaf.dtype, leaf.sharding,
                                    leaf.weak_type) for leaf in leaves), fixed)

    def _rewrite(self, dynamic: Any, fixed: Any) -> Rewritten:
        specs, key = self._key(dynamic, fixed)

        return self._cache.get(key, lambda: self.make(specs, fixed))

    def make(self, specs: Any, fixed: Any) -> Rewritten:
        """Rewrites the step for arguments of these shapes."""
        if self._made_by is not None:
            return self._made_by(self.exportable(fixed), *specs)
        marks = self._marks(*specs)
        made = rewrite(
            self.exportable(fixed), self.options, *specs,
            moves=Moves(frozenset(i for i, mark in enumerate(marks) if mark),
                        getattr(self._step, "whole_arguments", {})))
        self._explained = specs, fixed
        return made

    def plainly(self, made_by: Callable[..., Rewritten]) -> AmpStep:
        """A step that `made_by` makes of the same function, without a state
        and with nothing donated."""
        kept = {name: value for name, value in self._jit_options.items()
                if name not in ("donate_argnums", "donate_argnames")}
        return AmpStep(self._step, Options(dtype="off", scaling="off"),
                       made_by=made_by, **kept)

    def profile(self) -> Any:
        """Where calls run the step in FP32 and look at each of its values.

            with step.profile() as seen:
                for batch in batches[:8]:
                    params, opt_state, loss = step(params, opt_state, batch)
            seen.save("profile.json")

        Of what the step was called with there, the next call is planned anew:
        values whose range nothing states are 16 bits where what was seen fits
        (docs/Profile.md). Calls inside of another transformation are refused.
        """
        return profiling(self, self.clear_cache)

    def explain(self, *args: Any, **kwargs: Any) -> Explanation:
        """What is done to the step, for these arguments without the state.

        Without arguments: for those that it was called with.

        Raises:
          MPError: the step cannot be rewritten; the text is the diagnostic.
        """
        if args or kwargs:
            dynamic, fixed = self.split(args, kwargs)
        elif self._explained is None:
            raise ValueError("explain() is about the last call, and there was "
                             "none: call the step first, or give arguments")
        else:
            dynamic, fixed = self._explained
        specs, key = self._key(dynamic, fixed)
        with self._cache.making(key):
            return describe(rewrite(self.exportable(fixed), self.options,
                                    *specs, with_decisions=True))

    def exportable(self, fixed: Any) -> Callable[..., Any]:
        """The step of the arguments that are arrays."""
        bound = self.static.bind(self._step, fixed)
        return jax.jit(bound, **self._shardings) if self._shardings else bound

    def place(self, args: tuple[Any, ...]) -> tuple[Any, ...]:
        """The arguments where `in_shardings` has them."""
        shardings = self._shardings.get("in_shardings")
        if shardings is None:
            return args
        numbers = [i for i in range(len(args)) if i not in self.static.numbers]
        full = list(args)
        if not isinstance(shardings, (tuple, list)):
            shardings = (shardings,) * len(numbers)
        for number, sharding in zip(numbers, shardings):
            if sharding is not None:
                full[number] = jax.device_put(args[number], sharding)
        return tuple(full)

    def commit(self, args: tuple[Any, ...],
               kwargs: Mapping[str, Any]) -> tuple[tuple[Any, ...], Any]:
        """The arguments, with what is carried bound to where it is.

        The step's results are, so the next call gets such ones; with others in
        the first call, the step would be compiled twice.
        """
        args = self.place(args)
        rewritten = self.rewritten(*args, **kwargs)
        (rest, named), _ = self.split(args, kwargs)
        leaves, tree = jax.tree_util.tree_flatten((rest, named))
        leaves_of.commit_at(leaves, rewritten.state, rewritten.mesh)
        rest, named = jax.tree_util.tree_unflatten(tree, leaves)
        values = iter(rest)
        return (tuple(value if i in self.static.numbers else next(values)
                      for i, value in enumerate(args)),
                dict(kwargs) | named)

    def limit(self, rewritten: Rewritten) -> int:
        """How often a call is done again at most."""
        if self._retries is not True:
            # Rounds of a loop are refused one by one.
            return 0 if rewritten.in_rounds else int(self._retries)
        # Of a step that carries something the next call makes up for this one.
        return 0 if rewritten.carried else ENDLESS

    def _leaves(self, args: tuple[Any, ...],
                kwargs: Mapping[str, Any]) -> list[Any]:
        dynamic, _ = self.split(args, kwargs)
        return list(map(leaves_of.to_bits, jax.tree_util.tree_leaves(dynamic)))

    def _trace_init(self, *args: Any, **kwargs: Any) -> AmpState:
        rewritten = self.rewritten(*args, **kwargs)
        values = {name: jnp.asarray(_TOLD[name]) for name in rewritten.extra
                  if name in _TOLD}
        if rewritten.init is not None:
            leaves = self._leaves(args, kwargs)
            leaf_of = {name: leaves[leaf] for name, leaf in
                       zip(rewritten.main.arguments, rewritten.kept)}
            made = rewritten.init.call(*leaves_of.as_types(
                (leaf_of[name] for name in rewritten.init.arguments),
                rewritten.init.in_avals))
            values |= dict(zip(rewritten.init.results, made))
        return AmpState(values)

    def _known_init(self, args: tuple[Any, ...],
                    kwargs: Mapping[str, Any]) -> AmpState | None:
        """The first state, where no program has to be compiled for it."""
        rewritten = self.rewritten(*args, **kwargs)
        init = rewritten.init
        if self._has_device or init and init.numbers is None:
            return None
        values = {name: _TOLD[name] for name in rewritten.extra
                  if name in _TOLD}
        if init:
            values |= dict(zip(init.results, init.numbers))
        return AmpState({name: jax.device_put(np.asarray(value))
                         for name, value in values.items()})

    def _trace(self, state: AmpState, *args: Any,
               **kwargs: Any) -> tuple[Any, AmpState]:
        rewritten = self.rewritten(*args, **kwargs)
        out, values = self._run(rewritten, state.values,
                                self._leaves(args, kwargs),
                                self.limit(rewritten))
        return (jax.tree_util.tree_unflatten(rewritten.out_tree, out),
                AmpState(values))

    def _marks(self, rest: tuple[Any, ...],
               named: Mapping[str, Any]) -> list[bool]:
        """Which leaves are donated, of the arguments that are arrays."""
        numbers, names = self._donated
        places = (i for i in itertools.count() if i not in self.static.numbers)
        marks: list[bool] = []
        for i, value in zip(places, rest):
            marks += [i in numbers] * _count(value)
        for name in sorted(named):
            marks += [name in names] * _count(named[name])
        return marks

    def flat(self, args: tuple[Any, ...],
             kwargs: Mapping[str, Any]) -> FlatCall:
        """The step for calls of this structure, on the arrays themselves.

        What calls it has flattened its arguments already, so nobody does twice.
        """
        dynamic, fixed = self.split(args, kwargs)
        tree = jax.tree_util.tree_structure(dynamic)
        if (tree, fixed) not in self._flat:
            marks = self._marks(*dynamic)

            def run(values: Packed, kept: list[Any], taken: list[Any]) -> Any:
                rest = iter(kept), iter(taken)
                leaves = [next(rest[mark]) for mark in marks]
                rewritten = self._rewrite(
                    jax.tree_util.tree_unflatten(tree, leaves), fixed)
                out, after = self._run(rewritten, unpack(values),
                                       list(map(leaves_of.to_bits, leaves)),
                                       self.limit(rewritten))
                return out, pack(after)

            run.__name__ = getattr(self, "__name__", "step")
            self._flat[tree, fixed] = FlatCall(
                self._make_flat(run, **self._for_xla),
                [i for i, mark in enumerate(marks) if not mark],
                [i for i, mark in enumerate(marks) if mark])
        return self._flat[tree, fixed]

    def _trace_alone(self, *args: Any, **kwargs: Any) -> Any:
        rewritten = self.rewritten(*args, **kwargs)
        out, _ = self._run(rewritten, self._trace_init(*args, **kwargs).values,
                           self._leaves(args, kwargs), ENDLESS)
        return jax.tree_util.tree_unflatten(rewritten.out_tree, out)

    def _run(self, rewritten: Rewritten, values: dict[str, jax.Array],
             leaves: list[Any], limit: int
             ) -> tuple[list[Any], dict[str, jax.Array]]:
        main = rewritten.main
        for name, place in rewritten.added.items():
            value = values.get(name)
            if value is None or value.shape != main.in_avals[place].shape:
                raise MPError(f"the state has no '{name}' as this step carries "
                              "it; make one by init(*args) with arguments of "
                              "these shapes")
        given = leaves_of.on_mesh([leaves[leaf] for leaf in rewritten.kept],
                                  rewritten.mesh)

        def call(values: dict[str, jax.Array]) -> Any:
            results = main.call(*leaves_of.as_types(
                given + [values[name] for name in rewritten.added],
                main.in_avals))
            # A static scale has no next value: it stays.
            after = {name: results[main.pairs[place]] if place in main.pairs
                     else values[name]
                     for name, place in rewritten.added.items()}
            after |= {name: results[place] for name, place
                      in rewritten.extra.items() if name in _TOLD}
            results = list(results[:len(rewritten.out_avals)])
            for leaf, place in rewritten.returned.items():
                results[place] = jnp.where(after[FINITE], results[place],
                                           leaves[leaf])
            return results, after

        results, values = \
            until_finite(call, values, self.options.patience, limit) \
            if limit else call(values)
        return [leaves_of.from_bits(value, aval) for value, aval
                in zip(results, rewritten.out_avals)], values
