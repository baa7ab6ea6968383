"""Runs of a step in which each of its values is looked at."""

from __future__ import annotations

import contextlib
import dataclasses
import os
import pathlib
import tempfile
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import jax
from jax import export

from mpopt.jax.compat import is_outside_of_traces
from mpopt.jax.evidence import Recording, joined
from mpopt.jax.messages import place_of
from mpopt.jax.observe import OBSERVED, Look, observe
from mpopt.jax.rewrite import Rewritten, plainly
from mpopt.jax.state import AmpState
from mpopt.tool import MPError


class Watched:
    """The plain step, each of whose values is looked at.

    Attributes:
      recordings: what was seen, by shapes of the arguments.
    """

    def __init__(self, amp_step: Any):
        self._step = amp_step.plainly(self._make)
        self.recordings: list[Recording] = []

    def _make(self, step: Callable[..., Any], args: tuple[Any, ...],
              kwargs: Mapping[str, Any]) -> Rewritten:
        """The plain step with calls of the host."""
        place = place_of(getattr(step, "__wrapped__", step))

        def change(exported: export.Exported, callbacks: int
                   ) -> tuple[str, list[Look]]:
            with tempfile.TemporaryDirectory(prefix="mpopt-") as name:
                folder = pathlib.Path(name)
                recording = observe(exported, folder, place, callbacks)
                text = (folder / OBSERVED).read_text()
            self.recordings.append(recording)
            return text, [Look(recording, i)
                          for i in range(len(recording.seen))]
        return plainly(step, args, kwargs, change)

    def run(self, *args: Any, **kwargs: Any) -> Any:
        """The step's results, once all values were looked at.

        Raises:
          MPError: it is called inside of another transformation.
        """
        if not is_outside_of_traces():
            raise MPError(f"{place_of(self._step.plain)}: is profiled, and "
                          "called inside of another JAX transformation; call it "
                          "outside of them, as many times as it takes")
        out, _ = self._step(AmpState({}), *args, **kwargs)
        jax.block_until_ready(out)
        jax.effects_barrier()
        return out


class Profile:
    """What was seen of the values of a step."""

    def __init__(self) -> None:
        #: One for each shape of the arguments.
        self.recordings: tuple[Recording, ...] = ()

    def save(self, path: str | os.PathLike[str]) -> list[str]:
        """Writes what was seen, for `profile=` of `jit` and for `mp-opt`.

        One file for each shape of the arguments that the step was called with:
        `path`, and beside it those with -1, -2, ... in their names.

        Returns:
          The names of the files.

        Raises:
          ValueError: the step was not called.
        """
        if not self.recordings:
            raise ValueError("the step was not called while it was profiled")
        path, written = pathlib.Path(path), []
        for i, recording in enumerate(self.recordings):
            place = path.with_stem(f"{path.stem}-{i}") if i else path
            recording.write(place)
            written.append(str(place))
        return written

    def __repr__(self) -> str:
        seen = [one for recording in self.recordings
                for one in recording.seen if one.count]
        amax = max((one.amax for one in seen), default=0)
        return f"<profile of {len(seen)} values, the greatest {amax:g}>"


@contextlib.contextmanager
def profiling(amp_step: Any, forget: Callable[[], None]
              ) -> Iterator[Profile]:
    """Where calls of a step run it as it is and look at its values.

    Args:
      forget: called when the step's options have changed.
    """
    watched, profile = Watched(amp_step), Profile()
    before, amp_step.watched = amp_step.watched, watched
    try:
        yield profile
    finally:
        amp_step.watched = before
        profile.recordings = joined(watched.recordings)
        amp_step.options = dataclasses.replace(
            amp_step.options, profile=joined(
                (*amp_step.options.profile, *profile.recordings)))
        forget()
