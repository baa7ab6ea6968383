"""A mixed-precision step that keeps its state beside itself."""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable, Iterable
from typing import Any

import jax

from mpopt.jax.amp import AmpState, AmpStep, amp


def _shapes(leaves: Iterable[Any]) -> list[Any]:
    return [getattr(leaf, "shape", ()) for leaf in leaves]


class StatefulStep:
    """A train step in mixed precision, called as the plain one; see `jit`.

    The working copies belong to certain parameters. They are made anew whenever
    a call gets other parameter arrays than the last one returned, so a loop may
    restore a checkpoint or train several models; the loss scale goes on.

    Attributes:
      state: what the last call left; None before the first.
    """

    def __init__(self, amp_step: AmpStep):
        self.amp_step = amp_step
        self.state: AmpState | None = None
        self._shape: Any = None
        # Places of what is carried among the arguments and among the results,
        # what the last call returned there, and which of it the state copies.
        self._places: tuple[int, ...] = ()
        self._results: tuple[int, ...] = ()
        self._last: tuple[Any, ...] = ()
        self._copied: list[int] = []
        # What the state copies and no call returns, by place.
        self._frozen: dict[int, Any] = {}
        # Places of the other arguments, and their shapes.
        self._others: tuple[int, ...] = ()
        self._rest: list[Any] = []
        functools.update_wrapper(self, amp_step, updated=())
        del self.__wrapped__

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """The step's results.

        Raises:
          MPError: the step cannot be rewritten; the text is the diagnostic.
        """
        leaves, tree = jax.tree_util.tree_flatten((args, kwargs))
        if (self.state is None or tree != self._shape
                or not self._goes_on(leaves)):
            self._start(tree, args, kwargs)
            args, kwargs = self.amp_step.commit(args, kwargs)
        out, self.state = self.amp_step(self.state, *args, **kwargs)
        self._remember(out)
        return out

    def _goes_on(self, leaves: list[Any]) -> bool:
        """Whether the parameters are those that the last call returned.

        The other arguments have to have the shapes of the last call: what is
        padded, and so the shape of a copy, may depend on them.
        """
        given = tuple(map(leaves.__getitem__, self._places))
        if not all(map(operator.is_, given, self._last)):
            if any(given[i] is not self._last[i] for i in self._copied):
                return False
            if _shapes(given) != _shapes(self._last):
                return False
        # An array of NumPy may hold other numbers by now.
        if any(leaves[place] is not value or not isinstance(value, jax.Array)
               for place, value in self._frozen.items()):
            return False
        return self._rest == _shapes(map(leaves.__getitem__, self._others))

    def _start(self, tree: Any, args: Any, kwargs: Any) -> None:
        fresh = self.amp_step.init(*args, **kwargs)
        if self.state is not None:
            fresh.values |= {name: value
                             for name, value in self.state.values.items()
                             if name.startswith("mp.") and name in fresh.values}
        carried, copied, frozen = self.amp_step.carried(*args, **kwargs)
        self.state = fresh
        self._shape = tree
        self._places = tuple(carried)
        self._results = tuple(carried.values())
        leaves = jax.tree_util.tree_leaves((args, kwargs))
        self._last = tuple(map(leaves.__getitem__, self._places))
        self._others = tuple(place for place in range(len(leaves))
                             if place not in carried)
        self._rest = _shapes(map(leaves.__getitem__, self._others))
        self._copied = [i for i, place in enumerate(carried) if place in copied]
        self._frozen = {place: leaves[place] for place in frozen}

    def _remember(self, out: Any) -> None:
        leaves = jax.tree_util.tree_leaves(out)
        self._last = tuple(map(leaves.__getitem__, self._results))


def jit(step: Callable[..., Any], **options: Any) -> StatefulStep:
    """`jax.jit` of a train step in mixed precision; the loop stays as it is.

    Takes the options of `amp`. Frozen parameters are copied once, until a call
    gets other arrays.
    """
    return StatefulStep(amp(step, **{"frozen": "carry"} | options))
