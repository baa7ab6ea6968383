"""Single values on their way into a rewritten module and out of it."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import jax
import jax.numpy as jnp

from mpopt.jax.compat import is_ref
from mpopt.jax.messages import place_of
from mpopt.tool import MPError

#: What is said of an argument, or of what is closed over, that is a Ref.
REFUSED_REF = (
    "the step changes an array outside of it in place (a jax.Ref), which no "
    "module that is written down can; hand in its value and take the next one "
    "as a result")


def _explicit(aval: Any) -> Any:
    """The sharding that is part of a type, where axes of the mesh are."""
    sharding = getattr(aval, "sharding", None)
    mesh = getattr(sharding, "mesh", None)
    return sharding if mesh is not None and \
        jax.sharding.AxisType.Explicit in mesh.axis_types else None


def specs(tree: Any, step: Callable[..., Any]) -> Any:
    """Shapes and types in place of the step's arrays; of traced values, too.

    Raises:
      MPError: one is a jax.Ref.
    """
    def spec(leaf: Any) -> Any:
        aval = jax.typeof(leaf)
        if is_ref(aval):
            raise MPError(f"{place_of(step)}: {REFUSED_REF}")
        return jax.ShapeDtypeStruct(aval.shape, aval.dtype,
                                    sharding=_explicit(aval),
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


def _everywhere(mesh: jax.sharding.Mesh) -> jax.sharding.NamedSharding:
    return jax.sharding.NamedSharding(mesh, jax.sharding.PartitionSpec())


def on_mesh(leaves: list[Any], mesh: jax.sharding.Mesh | None) -> list[Any]:
    """Values of a step that runs on these devices, where it is traced.

    From one of them, which may still lie there as it likes, JAX learns where
    all have to be that are bound to no device.
    """
    if mesh is None or not leaves or \
            jax.sharding.AxisType.Auto not in mesh.axis_types:
        return leaves
    free = jax.sharding.PartitionSpec.UNCONSTRAINED
    spec = jax.sharding.PartitionSpec(*[free] * leaves[0].ndim)
    return [jax.lax.with_sharding_constraint(
        leaves[0], jax.sharding.NamedSharding(mesh, spec)), *leaves[1:]]


def commit(leaves: Iterable[Any]) -> list[Any]:
    """The arrays, bound to where they are, as results of exported modules are.

    All at once, which takes JAX half the time that it takes for one by one.
    """
    bound = list(leaves)
    commit_at(bound, range(len(bound)))
    return bound


def commit_at(leaves: list[Any], places: Iterable[int],
              mesh: jax.sharding.Mesh | None = None) -> None:
    """The same in these places of a list, whose others may say where that is;
    on these devices, if there are any."""
    loose = [i for i in places if not getattr(leaves[i], "committed", False)]
    if not loose:
        return
    values, home = [leaves[i] for i in loose], _home(leaves, mesh)
    if home is None:
        values = jax.device_put(values)  # what is NumPy's is somewhere now
    bound = jax.device_put(values, [value.sharding if home is None else home
                                    for value in values])
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


def _home(args: Any, mesh: jax.sharding.Mesh | None) -> Any:
    """Where a step runs, if its arguments say it."""
    if mesh is not None:
        return _everywhere(mesh)
    bound = [leaf.sharding for leaf in jax.tree_util.tree_leaves(args)
             if isinstance(leaf, jax.Array) and leaf.committed]
    for sharding in bound:
        if isinstance(sharding, jax.sharding.NamedSharding) and \
                sharding.num_devices > 1:
            return _everywhere(sharding.mesh)
    alone = [sharding for sharding in bound if sharding.num_devices == 1]
    if not alone or len(alone) < len(bound):
        return None
    # A mesh of one device would name dimensions, which not all values have.
    return jax.sharding.SingleDeviceSharding(*alone[0].device_set)


def spread(state: Any, args: Any, mesh: jax.sharding.Mesh | None = None) -> Any:
    """The state, on the devices of the step or those of its arguments."""
    home = _home(args, mesh)
    return state if home is None else jax.tree_util.tree_map(
        lambda value: value if value.devices() == home.device_set
        else jax.device_put(value, home), state)


def lie_alike(leaves: Iterable[Any], others: Iterable[Any]) -> bool:
    """Whether arrays are on the same devices."""
    def places(values: Iterable[Any]) -> list[Any]:
        return [value.sharding.device_set if isinstance(value, jax.Array)
                else None for value in values]
    return places(leaves) == places(others)


def from_bits(value: jax.Array, aval: jax.core.ShapedArray) -> jax.Array:
    """A result of a module in the type that the step gives it."""
    if jnp.issubdtype(aval.dtype, jax.dtypes.prng_key):
        return jax.random.wrap_key_data(
            value, impl=jax.random.key_impl(jnp.empty(0, aval.dtype)))
    return jnp.asarray(value, aval.dtype)
