"""Which arguments of a step are static or donated, said as to `jax.jit`."""

from __future__ import annotations

import dataclasses
import functools
import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

_POSITIONAL = (inspect.Parameter.POSITIONAL_ONLY,
               inspect.Parameter.POSITIONAL_OR_KEYWORD)


def _as_tuple(value: Any, kind: type) -> tuple[Any, ...]:
    if value is None:
        return ()
    return (value,) if isinstance(value, kind) else tuple(value)


def resolve(step: Callable[..., Any],
            numbers: int | Sequence[int] | None,
            names: str | Iterable[str] | None
            ) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """Places and names of arguments of which places or names are given.

    As `jax.jit` does it: where only one of the two is said, the other follows
    from the signature, and negative places count from its end.
    """
    places, words = _as_tuple(numbers, int), _as_tuple(names, str)
    try:
        parameters = list(inspect.signature(step).parameters.values())
    except (TypeError, ValueError):
        return places, words
    taken = [p for p in parameters if p.kind in _POSITIONAL]
    if any(p.kind is p.VAR_POSITIONAL for p in parameters):
        count = None
    else:
        count = len(taken)
    places = tuple(place + count if place < 0 and count is not None else place
                   for place in places)
    if names is None:
        words = tuple(
            taken[place].name for place in places if 0 <= place < len(taken)
            and taken[place].kind is inspect.Parameter.POSITIONAL_OR_KEYWORD)
    elif numbers is None:
        places = tuple(i for i, p in enumerate(taken) if p.name in words)
    return places, words


def _without(step: Callable[..., Any], numbers: frozenset[int],
             names: frozenset[str]) -> inspect.Signature:
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


class Value:
    """A static argument, the same where type and value are: 1 is not 1.0."""

    def __init__(self, value: Any):
        self.value = value
        try:
            self._hash = hash((type(value), value))
        except TypeError as error:
            raise ValueError(
                "Non-hashable static arguments are not supported, and one has "
                f"the type {type(value)}: {value!r}") from error

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Value) and self._hash == other._hash and (
            self.value is other.value or
            (type(self.value) is type(other.value)
             and bool(self.value == other.value)))


@dataclasses.dataclass(frozen=True)
class Static:
    """The static arguments of a step: their places and their names."""
    numbers: frozenset[int]
    names: frozenset[str]

    def __bool__(self) -> bool:
        return bool(self.numbers or self.names)

    def split(self, args: tuple[Any, ...], kwargs: Mapping[str, Any]
              ) -> tuple[tuple[tuple[Any, ...], dict[str, Any]], Any]:
        """The other arguments, and a key that tells these apart."""
        if not self:
            return (args, dict(kwargs)), ()
        places = tuple((i, Value(args[i])) for i in sorted(self.numbers)
                       if i < len(args))
        words = tuple((name, Value(kwargs[name])) for name in sorted(kwargs)
                      if name in self.names)
        rest = tuple(value for i, value in enumerate(args)
                     if i not in self.numbers)
        named = {name: value for name, value in kwargs.items()
                 if name not in self.names}
        return (rest, named), (places, words)

    def merge(self, rest: tuple[Any, ...], named: Mapping[str, Any], key: Any
              ) -> tuple[tuple[Any, ...], dict[str, Any]]:
        """All arguments, of what `split` made of them."""
        if not self:
            return rest, dict(named)
        places, words = key
        fixed = {place: held.value for place, held in places}
        values = iter(rest)
        full = [fixed[i] if i in fixed else next(values)
                for i in range(len(rest) + len(fixed))]
        return tuple(full), dict(named) | {name: held.value
                                           for name, held in words}

    def bind(self, step: Callable[..., Any], key: Any) -> Callable[..., Any]:
        """The step of the other arguments alone; `key` is of `split`."""
        if not self:
            return step

        @functools.wraps(step)
        def bound(*rest: Any, **named: Any) -> Any:
            args, kwargs = self.merge(rest, named, key)
            return step(*args, **kwargs)

        if hasattr(bound, "__wrapped__"):
            del bound.__wrapped__  # its signature is another one
        bound.user_step = step
        bound.__signature__ = _without(step, self.numbers, self.names)
        return bound
