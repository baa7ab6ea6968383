"""Single values on their way into a rewritten module and out of it."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import jax
import jax.numpy as jnp


def specs(tree: Any) -> Any:
    """Shapes and types in place of arrays; works on traced values too."""
    def spec(leaf: Any) -> Any:
        aval = jax.typeof(leaf)
        return jax.ShapeDtypeStruct(aval.shape, aval.dtype,
                                    weak_type=getattr(aval, "weak_type", False))
    return jax.tree_util.tree_map(spec, tree)


def to_bits(leaf: Any) -> Any:
    """Keys of random generators as the integers that modules know."""
    if jnp.issubdtype(jax.typeof(leaf).dtype, jax.dtypes.prng_key):
        return jax.random.key_data(leaf)
    return leaf


def as_types(values: Iterable[Any],
              avals: Sequence[jax.core.ShapedArray]) -> list[jax.Array]:
    """Values for a module; without masters it has narrower parameters."""
    return [jnp.asarray(value, aval.dtype)
            for value, aval in zip(values, avals)]


def commit(leaves: Iterable[Any]) -> list[Any]:
    """The arrays, bound to where they are, as results of exported modules are.

    All at once, which takes JAX half the time that it takes for one by one.
    """
    bound = list(leaves)
    commit_at(bound, range(len(bound)))
    return bound


def commit_at(leaves: list[Any], places: Iterable[int]) -> None:
    """The same in these places of a list."""
    loose = [i for i in places if isinstance(leaves[i], jax.Array)
             and not leaves[i].committed]
    bound = jax.device_put([leaves[i] for i in loose],
                           [leaves[i].sharding for i in loose])
    for i, leaf in zip(loose, bound):
        leaves[i] = leaf


def taker(places: Sequence[int]) -> Callable[[Sequence[Any]], tuple[Any, ...]]:
    """What takes these places of a list, in a fifth of a loop's time."""
    if len(places) > 1:
        return operator.itemgetter(*places)
    # Of one place it would give what is there, and no tuple.
    return lambda values: tuple(values[place] for place in places)


def is_in_parts(leaf: Any) -> bool:
    """Whether no device has all of an array."""
    sharding = getattr(leaf, "sharding", None)
    return sharding is not None and not sharding.is_fully_replicated


def spread(state: Any, args: Any) -> Any:
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


def from_bits(value: jax.Array, aval: jax.core.ShapedArray) -> jax.Array:
    """A result of a module in the type that the step gives it."""
    if jnp.issubdtype(aval.dtype, jax.dtypes.prng_key):
        return jax.random.wrap_key_data(
            value, impl=jax.random.key_impl(jnp.empty(0, aval.dtype)))
    return jnp.asarray(value, aval.dtype)
