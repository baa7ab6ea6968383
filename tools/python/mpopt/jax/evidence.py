"""What was seen of the values of a step: the files of docs/Profile.md."""

from __future__ import annotations

import dataclasses
import json
import math
import os
import pathlib
import threading
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

_FORMAT = "mp-profile-1"
# Bin i counts magnitudes in [2^(i-127), 2^(i-126)); the first has all that is
# smaller, too, the last all that is larger.
_FIRST, _BINS = -127, 256
_LARGEST = float(np.finfo(np.float64).max)


def _exponents(values: np.ndarray) -> np.ndarray:
    """The bins of finite numbers other than zero."""
    if values.dtype == np.float32:
        return (values.view(np.uint32) >> 23) & 0xff
    _, exponents = np.frexp(values)  # of a fraction from a half to one
    return np.clip(exponents - 1 - _FIRST, 0, _BINS - 1)


@dataclasses.dataclass
class Seen:
    """Statistics of one value, which can be taken while numbers pass by."""
    count: int = 0
    non_finite: int = 0
    zeros: int = 0
    min: float = math.inf
    max: float = -math.inf
    least: float = math.inf
    row_norm: float = 0.0
    integers: bool = True
    exponents: np.ndarray = dataclasses.field(
        default_factory=lambda: np.zeros(_BINS, np.int64))

    @property
    def amax(self) -> float:
        """The greatest magnitude of a finite element; 0 if there is none."""
        return max(abs(self.min), abs(self.max)) \
            if self.count > self.non_finite else 0.0

    def add(self, values: np.ndarray) -> None:
        """Adds an array of floats, of any type and shape."""
        if values.dtype != np.float64:
            values = values.astype(np.float32, copy=False)
        values = np.ascontiguousarray(values)
        rows = values.reshape(-1, values.shape[-1] if values.ndim else 1)
        self.count += values.size
        is_finite = np.isfinite(values)
        if not is_finite.all():
            self.non_finite += int(values.size - np.count_nonzero(is_finite))
            self.integers = False
            rows = np.where(is_finite.reshape(rows.shape), rows, 0)
            values = values[is_finite]
        if values.size == 0:
            return
        # Plus zero makes -0 a 0.
        self.min = min(self.min, float(values.min()) + 0.0)
        self.max = max(self.max, float(values.max()) + 0.0)
        with np.errstate(over="ignore", under="ignore"):
            square = np.einsum("ij,ij->i", rows, rows, dtype=np.float64).max()
        self.row_norm = max(self.row_norm, min(math.sqrt(square), _LARGEST))
        self.integers = self.integers and bool(
            np.array_equal(values, np.trunc(values)))
        others = values[values != 0]
        self.zeros += values.size - others.size
        if others.size:
            self.least = min(self.least, float(np.abs(others).min()))
            self.exponents += np.bincount(_exponents(others).ravel(),
                                          minlength=_BINS)

    def merge(self, other: Seen) -> None:
        """Adds what was seen of the same value at another time."""
        self.count += other.count
        self.non_finite += other.non_finite
        self.zeros += other.zeros
        self.min, self.max = min(self.min, other.min), max(self.max, other.max)
        self.least = min(self.least, other.least)
        self.row_norm = max(self.row_norm, other.row_norm)
        self.integers = self.integers and other.integers
        self.exponents = self.exponents + other.exponents

    def fields(self) -> dict[str, Any]:
        """The keys of an entry of the file."""
        has_finite = self.count > self.non_finite
        has_other = self.count > self.non_finite + self.zeros
        bins = np.flatnonzero(self.exponents)
        return {
            "count": self.count, "non_finite": self.non_finite,
            "zeros": self.zeros, "amax": self.amax if has_finite else None,
            "min": self.min if has_finite else None,
            "max": self.max if has_finite else None,
            "least": self.least if has_other else None,
            "row_norm": self.row_norm if has_finite else None,
            "integers": self.count > 0 and self.integers,
            "exponents": {"first": _FIRST + int(bins[0]), "counts":
                          self.exponents[bins[0]:bins[-1] + 1].tolist()}
            if bins.size else None}

    @classmethod
    def of(cls, entry: Mapping[str, Any]) -> Seen:
        """What `fields` gave."""
        seen = cls(entry["count"], entry["non_finite"], entry["zeros"],
                   integers=entry["integers"] or entry["count"] == 0)
        for name in ("min", "max", "least", "row_norm"):
            if entry[name] is not None:
                setattr(seen, name, float(entry[name]))
        if bins := entry["exponents"]:
            first = bins["first"] - _FIRST
            seen.exponents[first:first + len(bins["counts"])] = bins["counts"]
        return seen


class Recording:
    """What was seen of one step, for arguments of certain shapes.

    Attributes:
      step: the fingerprint of the step.
      seen: by the values' places in the file.
    """

    def __init__(self, step: str, entries: Sequence[Mapping[str, Any]]):
        self.step = step
        self._heads = [{key: entry[key] for key in
                        ("name", "type", "location")} for entry in entries]
        self.seen = [Seen.of(entry) for entry in entries]
        self._lock = threading.Lock()  # devices call at the same time

    def add(self, place: int, values: np.ndarray) -> None:
        """Looks at a value."""
        with self._lock:
            self.seen[place].add(values)

    def merge(self, other: Recording) -> None:
        """Adds what was seen of the same step at another time."""
        for mine, its in zip(self.seen, other.seen):
            mine.merge(its)

    def copy(self) -> Recording:
        """The same, which goes on by itself."""
        return Recording(self.step, self._entries())

    def _entries(self) -> list[dict[str, Any]]:
        return [head | seen.fields()
                for head, seen in zip(self._heads, self.seen)]

    def write(self, path: str | os.PathLike[str]) -> None:
        """As `mp-run --profile` does: a line a value, in the step's order."""
        lines = ",\n  ".join(json.dumps(entry) for entry in self._entries())
        pathlib.Path(path).write_text(
            f'{{\n "format": "{_FORMAT}",\n "step": "{self.step}",\n'
            f' "values": [\n  {lines}\n ]\n}}\n')

    @classmethod
    def read(cls, path: str | os.PathLike[str]) -> Recording:
        """What `write` or `mp-run --profile` wrote.

        Raises:
          ValueError: it is no such file; the message names it.
        """
        try:
            held = json.loads(pathlib.Path(path).read_text())
            if held["format"] != _FORMAT:
                raise ValueError(f"its format is {held['format']!r}")
            return cls(held["step"], held["values"])
        except (OSError, ValueError, KeyError, TypeError, IndexError) as error:
            raise ValueError(f"profile={os.fspath(path)!r} is no profile: "
                             f"{error!r}") from error


def joined(recordings: Iterable[Recording]) -> tuple[Recording, ...]:
    """One for each step, of what all of that step have seen."""
    found: dict[str, Recording] = {}
    for recording in recordings:
        if recording.step in found:
            found[recording.step].merge(recording)
        else:
            found[recording.step] = recording.copy()
    return tuple(found.values())


def recordings_of(profile: Any) -> tuple[Recording, ...]:
    """Those that a user names: by a file, by a profile, or by several.

    Raises:
      ValueError: one is neither.
    """
    if profile is None:
        return ()
    if hasattr(profile, "recordings"):
        return joined(profile.recordings)
    if isinstance(profile, Recording):
        return (profile,)
    if isinstance(profile, (str, os.PathLike)):
        return (Recording.read(profile),)
    if not isinstance(profile, Iterable):
        raise ValueError(f"profile={profile!r} is neither a profile nor the "
                         "name of its file")
    return joined(one for part in profile for one in recordings_of(part))
