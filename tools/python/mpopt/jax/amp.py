"""A mixed-precision step as a function of its state."""

from __future__ import annotations

import dataclasses
import functools
import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import jax
import jax.numpy as jnp
from jax._src.core import trace_state_clean

from mpopt.jax.rewrite import Options, Rewritten, rewrite
from mpopt.jax.roles import Place
from mpopt.tool import MPError

SCALE = "mp.loss_scale"
# What a step tells of its scaling, and what holds before the first one.
FINITE, STALLED = "mp.grads_finite", "mp.stalled"
_TOLD = {FINITE: True, STALLED: False}
# XLA otherwise keeps 16-bit intermediates in f32 where it likes to.
_COMPILER_OPTIONS = {"xla_allow_excess_precision": False}


@functools.partial(jax.tree_util.register_dataclass, data_fields=["values"],
                   meta_fields=[])
@dataclasses.dataclass
class AmpState:
    """What mixed precision carries from step to step, one pytree.

    Attributes:
      values: by name: the loss scale (f32), the steps since it changed (i32),
        whether the last gradients were finite (bool; a step whose gradients
        were not has changed nothing), whether training has stalled (bool), and
        the 16-bit working copy of each parameter.
    """
    values: dict[str, jax.Array]

    @property
    def loss_scale(self) -> jax.Array | None:
        """The factor on the next step's loss; None without scaling."""
        return self.values.get(SCALE)

    @property
    def grads_finite(self) -> jax.Array | None:
        """Whether the last step was taken; None without scaling."""
        return self.values.get(FINITE)

    @property
    def stalled(self) -> jax.Array | None:
        """Whether 100 steps in a row were not taken; None without scaling."""
        return self.values.get(STALLED)


def _shift(numbers: int | Sequence[int]) -> tuple[int, ...]:
    """Places of the step's arguments behind the state."""
    numbers = (numbers,) if isinstance(numbers, int) else numbers
    if any(number < 0 for number in numbers):
        raise ValueError("negative argument numbers are not supported")
    return tuple(number + 1 for number in numbers)


def _without(step: Callable[..., Any], numbers: set[int],
             names: set[str]) -> inspect.Signature:
    """The signature of a step that is given these arguments already.

    JAX names arguments by it, and names tell roles.
    """
    try:
        signature = inspect.signature(step)
    except (TypeError, ValueError):
        return inspect.Signature([
            inspect.Parameter("args", inspect.Parameter.VAR_POSITIONAL),
            inspect.Parameter("kwargs", inspect.Parameter.VAR_KEYWORD)])
    parameters = enumerate(signature.parameters.values())
    return signature.replace(parameters=[
        p.replace(default=inspect.Parameter.empty)
        if p.kind is not inspect.Parameter.KEYWORD_ONLY else p
        for i, p in parameters if i not in numbers and p.name not in names])


def _specs(tree: Any) -> Any:
    """Shapes and types in place of arrays; works on traced values too."""
    def spec(leaf: Any) -> Any:
        aval = jax.typeof(leaf)
        return jax.ShapeDtypeStruct(aval.shape, aval.dtype,
                                    weak_type=getattr(aval, "weak_type", False))
    return jax.tree_util.tree_map(spec, tree)


def _to_bits(leaf: Any) -> Any:
    """Keys of random generators as the integers that modules know."""
    if jnp.issubdtype(jax.typeof(leaf).dtype, jax.dtypes.prng_key):
        return jax.random.key_data(leaf)
    return leaf


def _as_types(values: Iterable[Any],
              avals: Sequence[jax.core.ShapedArray]) -> list[jax.Array]:
    """Values for a module; without masters it has narrower parameters."""
    return [jnp.asarray(value, aval.dtype)
            for value, aval in zip(values, avals)]


def _spread(state: Any, args: Any) -> Any:
    """The state, on the devices of the arguments where those are several."""
    for leaf in jax.tree_util.tree_leaves(args):
        sharding = getattr(leaf, "sharding", None)
        if isinstance(sharding, jax.sharding.NamedSharding) and \
                sharding.num_devices > 1:
            everywhere = jax.sharding.NamedSharding(
                sharding.mesh, jax.sharding.PartitionSpec())
            return jax.tree_util.tree_map(
                lambda value: value if len(value.devices()) > 1
                else jax.device_put(value, everywhere), state)
    return state


def _commit(leaf: Any) -> Any:
    """The array, bound to where it is, as results of exported modules are."""
    if isinstance(leaf, jax.Array) and not leaf.committed:
        return jax.device_put(leaf, leaf.sharding)
    return leaf


def _from_bits(value: jax.Array, aval: jax.core.ShapedArray) -> jax.Array:
    """A result of a module in the type that the step gives it."""
    if jnp.issubdtype(aval.dtype, jax.dtypes.prng_key):
        return jax.random.wrap_key_data(
            value, impl=jax.random.key_impl(jnp.empty(0, aval.dtype)))
    return jnp.asarray(value, aval.dtype)


class AmpStep:
    """A train step in mixed precision; made by `amp`.

    `out, state = amp_step(state, *args)` is compiled as under `jax.jit`, once
    for each signature, and works inside `jax.jit` and `jax.lax.scan`.
    """

    def __init__(self, step: Callable[..., Any], options: Options, *,
                 static_argnums: int | Sequence[int] = (),
                 static_argnames: str | Sequence[str] = (),
                 donate_argnums: int | Sequence[int] = (),
                 donate_state: bool = False):
        static = _shift(static_argnums)
        donated = _shift(donate_argnums) + ((0,) if donate_state else ())
        self.options = options
        self._step = step
        self._static = {number - 1 for number in static}
        names = ((static_argnames,) if isinstance(static_argnames, str)
                 else tuple(static_argnames))
        self._static_names = set(names)
        self._cache: dict[Any, Rewritten] = {}
        self._is_called = False
        make_call = functools.partial(
            jax.jit, self._trace, static_argnums=static, static_argnames=names,
            donate_argnums=donated)
        make_init = functools.partial(
            jax.jit, self._trace_init, static_argnums=tuple(self._static),
            static_argnames=names)
        # Inside of another jit it is that one's options that count.
        self._call = make_call(compiler_options=_COMPILER_OPTIONS)
        self._init = make_init(compiler_options=_COMPILER_OPTIONS)
        self._nested_call, self._nested_init = make_call(), make_init()
        functools.update_wrapper(self, step, updated=())
        del self.__wrapped__  # it takes other arguments

    def __call__(self, state: AmpState, *args: Any,
                 **kwargs: Any) -> tuple[Any, AmpState]:
        """The step's results and the next state.

        Raises:
          MPError: the step cannot be rewritten; the text is the diagnostic.
        """
        call = self._call if trace_state_clean() else self._nested_call
        if not self._is_called and call is self._call:
            self._is_called = True
            args, kwargs = self.commit(args, kwargs)
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
        if not trace_state_clean():
            return self._nested_init(*args, **kwargs)
        return _spread(self._init(*args, **kwargs), (args, kwargs))

    def rewritten(self, *args: Any, **kwargs: Any) -> Rewritten:
        """The module for arguments of these shapes; rewritten once."""
        dynamic, bound = self._split(args, kwargs)
        leaves, tree = jax.tree_util.tree_flatten(_specs(dynamic))
        key = (tree, tuple((leaf.shape, leaf.dtype, leaf.weak_type)
                           for leaf in leaves), self._key(args, kwargs))
        if key not in self._cache:
            self._cache[key] = rewrite(bound, self.options,
                                       *jax.tree_util.tree_unflatten(tree,
                                                                     leaves))
        return self._cache[key]

    def _key(self, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> Any:
        return (tuple((i, args[i]) for i in sorted(self._static)
                      if i < len(args)),
                tuple((k, kwargs[k]) for k in sorted(kwargs)
                      if k in self._static_names))

    def _split(self, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> Any:
        """The arguments that are arrays, and the step of only these."""
        if not self._static and not self._static_names:
            return (args, dict(kwargs)), self._step
        positions = [i for i in range(len(args)) if i not in self._static]
        fixed = {k: v for k, v in kwargs.items() if k in self._static_names}

        @functools.wraps(self._step)
        def bound(*rest: Any, **named: Any) -> Any:
            full = list(args)
            for place, value in zip(positions, rest):
                full[place] = value
            return self._step(*full, **named, **fixed)

        if hasattr(bound, "__wrapped__"):
            del bound.__wrapped__  # its signature is another one
        bound.__signature__ = _without(self._step, self._static,
                                       self._static_names)
        return (tuple(args[i] for i in positions),
                {k: v for k, v in kwargs.items() if k not in fixed}), bound

    def _leaves(self, args: tuple[Any, ...],
                kwargs: Mapping[str, Any]) -> list[Any]:
        dynamic, _ = self._split(args, kwargs)
        return [_to_bits(leaf) for leaf in jax.tree_util.tree_leaves(dynamic)]

    def carried(self, *args: Any, **kwargs: Any
                ) -> tuple[dict[int, int], set[int], set[int]]:
        """Where what a step carries comes back.

        From the place of a leaf in the flattened `(args, kwargs)` to that of a
        leaf in the flattened results; the places of the parameters that the
        state copies; and of those that it copies and that do not come back.
        """
        def number(value: Any, is_static: bool) -> list[int | None]:
            count = len(jax.tree_util.tree_leaves(value))
            return [None if is_static else 0] * count
        marks: list[int | None] = []
        for i, value in enumerate(args):
            marks += number(value, i in self._static)
        for key in sorted(kwargs):
            marks += number(kwargs[key], key in self._static_names)
        places = [i for i, mark in enumerate(marks) if mark is not None]
        rewritten = self.rewritten(*args, **kwargs)
        return ({places[leaf]: out for leaf, out in rewritten.carried.items()},
                {places[leaf] for leaf in rewritten.copied},
                {places[leaf] for leaf in rewritten.frozen})

    def commit(self, args: tuple[Any, ...],
               kwargs: Mapping[str, Any]) -> tuple[tuple[Any, ...], Any]:
        """The arguments, with what is carried bound to where it is.

        The step's results are, so the next call gets such ones; with others in
        the first call, the step would be compiled twice.
        """
        leaves, tree = jax.tree_util.tree_flatten((args, dict(kwargs)))
        for place in self.carried(*args, **kwargs)[0]:
            leaves[place] = _commit(leaves[place])
        return jax.tree_util.tree_unflatten(tree, leaves)

    def _trace_init(self, *args: Any, **kwargs: Any) -> AmpState:
        rewritten = self.rewritten(*args, **kwargs)
        values = {name: jnp.asarray(_TOLD[name]) for name in rewritten.extra
                  if name in _TOLD}
        if rewritten.init is not None:
            leaves = self._leaves(args, kwargs)
            leaf_of = {name: leaves[leaf] for name, leaf in
                       zip(rewritten.main.arguments, rewritten.kept)}
            made = rewritten.init.call(*_as_types(
                (leaf_of[name] for name in rewritten.init.arguments),
                rewritten.init.in_avals))
            values |= dict(zip(rewritten.init.results, made))
        return AmpState(values)

    def _trace(self, state: AmpState, *args: Any,
               **kwargs: Any) -> tuple[Any, AmpState]:
        rewritten = self.rewritten(*args, **kwargs)
        main = rewritten.main
        for name, place in rewritten.added.items():
            value = state.values.get(name)
            if value is None or value.shape != main.in_avals[place].shape:
                raise MPError(f"the state has no '{name}' as this step carries "
                              "it; make one by init(*args) with arguments of "
                              "these shapes")
        leaves = self._leaves(args, kwargs)
        results = main.call(*_as_types(
            [leaves[leaf] for leaf in rewritten.kept] +
            [state.values[name] for name in rewritten.added], main.in_avals))
        # A static scale has no next value: it stays.
        values = {name: results[main.pairs[place]] if place in main.pairs
                  else state.values[name]
                  for name, place in rewritten.added.items()}
        values |= {name: results[place]
                   for name, place in rewritten.extra.items() if name in _TOLD}
        own = [_from_bits(value, aval)
               for value, aval in zip(results, rewritten.out_avals)]
        return (jax.tree_util.tree_unflatten(rewritten.out_tree, own),
                AmpState(values))


def amp(step: Callable[..., Any], *, dtype: str | None = None,
        scaling: str | float | None = None, masters: bool = True,
        pad: bool = True, policy: str | None = None,
        roles: Mapping[str, Place] | None = None, frozen: str = "cast",
        static_argnums: int | Sequence[int] = (),
        static_argnames: str | Sequence[str] = (),
        donate_argnums: int | Sequence[int] = (),
        donate_state: bool = False) -> AmpStep:
    """Gives a train step mixed precision, loss scaling and FP32 masters.

    Args:
      step: a function of arrays in pytrees, or what `jax.jit` made of one:
        forward, backward and update.
      dtype: "f16", "bf16", or "off", which leaves the step alone. The policy's
        if not said, f16 without one.
      scaling: "dynamic", the name of a framework such as "megatron": as its
        scaler does it, "off", or a number: a static loss scale. Dynamic for
        f16 and off for bf16 if not said.
      masters: parameters stay f32, beside 16-bit copies that the update writes.
      pad: rounds the sizes of matrix products up to the Tensor Core tile.
      policy: path of a file with a `#mp.policy` of the user's own.
      roles: which arguments are what, where names do not tell:
        `{"params": 0, "opt_state": 1, "batch": 2}`, or paths such as
        "state.params".
      frozen: what becomes of 16-bit copies of parameters that the step never
        updates: "cast", made by every step; "carry", part of the state, which
        `init` has to make anew when such a parameter changes.
      static_argnums, static_argnames, donate_argnums: as of `jax.jit`, numbers
        of the step's own arguments.
      donate_state: the state may be overwritten by the next one.

    Raises:
      MPError: (when called) the step cannot be rewritten.
    """
    options = Options(dtype, scaling, masters, pad, policy, roles, frozen)
    return AmpStep(step, options, static_argnums=static_argnums,
                   static_argnames=static_argnames,
                   donate_argnums=donate_argnums, donate_state=donate_state)
