"""A mixed-precision step as a function of its state."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import jax
import jax.numpy as jnp

from mpopt.jax import leaves as leaves_of
from mpopt.jax.arguments import Static, resolve
from mpopt.jax.compat import is_outside_of_traces
from mpopt.jax.explain import Explanation, describe
from mpopt.jax.options import Options, Scaling
from mpopt.jax.names import FINITE, STALLED
from mpopt.jax.retry import until_finite
from mpopt.jax.rewrite import Rewritten, rewrite
from mpopt.jax.roles import Place
from mpopt.jax.state import AmpState
from mpopt.tool import MPError

# What a step tells of its scaling, and what holds before the first one.
_TOLD = {FINITE: True, STALLED: False}
# XLA otherwise keeps 16-bit intermediates in f32 where it likes to.
_COMPILER_OPTIONS = {"xla_allow_excess_precision": False}


class AmpStep:
    """A train step in mixed precision; made by `amp`.

    `out, state = amp_step(state, *args)` is compiled as under `jax.jit`, once
    for each signature, and works inside of `jax.jit`, `jax.lax.scan`, `jax.vmap`
    (one example after the other) and `jax.checkpoint`.

    Attributes:
      plain: `jax.jit` of the step, with the same arguments.
    """

    def __init__(self, step: Callable[..., Any], options: Options, *,
                 donate_state: bool = False, retries: bool = False,
                 **jit_options: Any):
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
        self._retries = retries
        # The module has these; the calls below only place its arguments.
        self._shardings = {key: jit_options.pop(key) for key in
                           ("in_shardings", "out_shardings")
                           if jit_options.get(key) is not None}
        self._cache: dict[Any, Rewritten] = {}
        self._explained: Any = None
        self._is_called = False
        wanted = _COMPILER_OPTIONS | (jit_options.pop("compiler_options", None)
                                      or {})
        make = functools.partial(jax.jit, **jit_options)
        shifted = {"static_argnums": tuple(number + 1 for number in numbers),
                   "static_argnames": names}
        own = {"static_argnums": numbers, "static_argnames": names}
        make_call = functools.partial(
            make, self._trace, **shifted, donate_argnames=words,
            donate_argnums=tuple(number + 1 for number in donated) +
            ((0,) if donate_state else ()))
        make_init = functools.partial(make, self._trace_init, **own)
        # Inside of another jit it is that one's options that count.
        self._call = make_call(compiler_options=wanted)
        self._init = make_init(compiler_options=wanted)
        self._nested_call, self._nested_init = make_call(), make_init()
        self._alone = make(self._trace_alone, **own)
        functools.update_wrapper(self, step, updated=())
        del self.__wrapped__  # it takes other arguments

    def __call__(self, state: AmpState, *args: Any,
                 **kwargs: Any) -> tuple[Any, AmpState]:
        """The step's results and the next state.

        Raises:
          MPError: the step cannot be rewritten; the text is the diagnostic.
        """
        call = self._call if is_outside_of_traces() else self._nested_call
        if not self._is_called and call is self._call:
            args, kwargs = self.commit(args, kwargs)
            self._is_called = True
        elif self._shardings:
            args = self._place(args)
        try:
            return call(state, *args, **kwargs)
        except ValueError as error:
            if "was exported for" not in str(error):
                raise
            raise MPError("the step is for other devices than its arguments "
                          f"are on; put them there by jax.device_put: {error}"
                          ) from error

    def init(self, *args: Any, **kwargs: Any) -> AmpState:
        """The first state, for the arguments of the first step."""
        init = self._init if is_outside_of_traces() else self._nested_init
        return init(*self._place(args), **kwargs)

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
        dynamic, fixed = self.split(args, kwargs)
        leaves, tree = jax.tree_util.tree_flatten(leaves_of.specs(dynamic))
        key = (tree, tuple((leaf.shape, leaf.dtype, leaf.weak_type)
                           for leaf in leaves), fixed)
        if key not in self._cache:
            specs = jax.tree_util.tree_unflatten(tree, leaves)
            self._cache[key] = rewrite(self.exportable(fixed), self.options,
                                       *specs)
            self._explained = specs, fixed
        return self._cache[key]

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
        return describe(rewrite(self.exportable(fixed), self.options,
                                *leaves_of.specs(dynamic), with_decisions=True))

    def exportable(self, fixed: Any) -> Callable[..., Any]:
        """The step of the arguments that are arrays."""
        bound = self.static.bind(self._step, fixed)
        return jax.jit(bound, **self._shardings) if self._shardings else bound

    def _place(self, args: tuple[Any, ...]) -> tuple[Any, ...]:
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
        args = self._place(args)
        carried = self.rewritten(*args, **kwargs).carried
        (rest, named), _ = self.split(args, kwargs)
        leaves, tree = jax.tree_util.tree_flatten((rest, named))
        for place in carried:
            leaves[place] = leaves_of.commit(leaves[place])
        rest, named = jax.tree_util.tree_unflatten(tree, leaves)
        values = iter(rest)
        return (tuple(value if i in self.static.numbers else next(values)
                      for i, value in enumerate(args)),
                dict(kwargs) | named)

    def _leaves(self, args: tuple[Any, ...],
                kwargs: Mapping[str, Any]) -> list[Any]:
        dynamic, _ = self.split(args, kwargs)
        return [leaves_of.to_bits(leaf) for leaf in jax.tree_util.tree_leaves(dynamic)]

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

    def _trace(self, state: AmpState, *args: Any,
               **kwargs: Any) -> tuple[Any, AmpState]:
        rewritten = self.rewritten(*args, **kwargs)
        # Of a step that carries something the next call makes up for this one.
        return self._run(rewritten, state, self._leaves(args, kwargs),
                         self._retries and not rewritten.carried)

    def _trace_alone(self, *args: Any, **kwargs: Any) -> Any:
        rewritten = self.rewritten(*args, **kwargs)
        return self._run(rewritten, self._trace_init(*args, **kwargs),
                         self._leaves(args, kwargs), True)[0]

    def _run(self, rewritten: Rewritten, state: AmpState, leaves: list[Any],
             retries: bool) -> tuple[Any, AmpState]:
        main = rewritten.main
        for name, place in rewritten.added.items():
            value = state.values.get(name)
            if value is None or value.shape != main.in_avals[place].shape:
                raise MPError(f"the state has no '{name}' as this step carries "
                              "it; make one by init(*args) with arguments of "
                              "these shapes")
        given = [leaves[leaf] for leaf in rewritten.kept]

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
            return list(results[:len(rewritten.out_avals)]), after

        results, values = \
            until_finite(call, state.values, self.options.patience) \
            if retries else call(state.values)
        own = [leaves_of.from_bits(value, aval)
               for value, aval in zip(results, rewritten.out_avals)]
        return (jax.tree_util.tree_unflatten(rewritten.out_tree, own),
                AmpState(values))


def amp(step: Callable[..., Any] | None = None, *, dtype: Any = None,
        scaling: str | float | Scaling | None = None, fallback: str = "bf16",
        masters: bool = True, pad: bool = True, policy: str | None = None,
        keep_f32: str | Sequence[str] = (),
        roles: Mapping[str, Place] | None = None, frozen: str = "cast",
        donate_state: bool = False, retries: bool = False,
        **jit_options: Any) -> Any:
    """Gives a train step mixed precision, loss scaling and FP32 masters.

    Args:
      step: a function of arrays in pytrees, or what `jax.jit` made of one:
        forward, backward and update. Without it, a decorator.
      dtype: float16, bfloat16, in any spelling, or "off", which leaves the step
        alone. The policy's if not said, f16 without one.
      scaling: "dynamic", the name of a framework such as "megatron": as its
        scaler does it, `Scaling(...)` with numbers of one's own, "off", or a
        number: a static loss scale. "auto" is dynamic, and where no scale can
        be placed says so in a warning and does what `fallback` is. Auto for
        f16 and off for bf16 if not said.
      fallback: what "auto" does with such a step: "bf16", which needs no
        scale; "off", f32; "unscaled", f16 where small gradients may vanish.
      masters: parameters stay f32, beside 16-bit copies that the update writes.
      pad: rounds the sizes of matrix products up to the Tensor Core tile.
      policy: path of a file with a `#mp.policy` of the user's own.
      keep_f32: what computes in f32: patterns of module paths or parameter
        names, such as "*/head" or "bn*"; see also `mpopt.jax.keep_f32`.
      roles: which arguments are what, where names do not tell:
        `{"params": 0, "opt_state": 1, "batch": 2}`, or paths such as
        "state.params".
      frozen: what becomes of 16-bit copies of parameters that the step never
        updates: "cast", made by every step; "carry", part of the state, which
        `init` has to make anew when such a parameter changes.
      donate_state: the state may be overwritten by the next one.
      retries: a step that carries nothing, such as one that only returns
        gradients, is done again with a lower scale until these are finite.
      jit_options: all other arguments of `jax.jit`, such as static_argnums,
        about the step's own arguments.

    Raises:
      MPError: (when called) the step cannot be rewritten.
    """
    if step is None:
        return functools.partial(
            amp, dtype=dtype, scaling=scaling, fallback=fallback,
            masters=masters, pad=pad, policy=policy, keep_f32=keep_f32,
            roles=roles, frozen=frozen, donate_state=donate_state,
            retries=retries, **jit_options)
    options = Options(dtype, scaling, fallback, masters, pad, policy, keep_f32,
                      roles, frozen)
    return AmpStep(step, options, donate_state=donate_state, retries=retries,
                   **jit_options)


def explain(step: Callable[..., Any], *args: Any,
            **options: Any) -> Explanation:
    """What `amp(step, **options)` would do for these arguments.

    Of a step that `jit` or `amp` made, what is done to it. Nothing is compiled
    or run.

    Raises:
      MPError: the step cannot be rewritten; the text is the diagnostic.
    """
    if hasattr(step, "explain"):
        return step.explain(*args, **options)
    return amp(step, **options).explain(*args)
