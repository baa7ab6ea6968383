"""What a user asks for, and the words that mp-opt is told it in."""

from __future__ import annotations

import dataclasses
import math
import numbers
import operator
import os
import pathlib
from collections.abc import Mapping, Sequence
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from mpopt.jax.evidence import recordings_of
from mpopt.jax.retry import ENDLESS
from mpopt.jax.roles import Place

_TYPES = {"f16": "f16", "fp16": "f16", "half": "f16", "bf16": "bf16",
          "off": "off", "f32": "off", "fp32": "off", "none": "off"}
_BY_DTYPE = {"float16": "f16", "bfloat16": "bf16", "float32": "off"}
_FALLBACKS = ("bf16", "unscaled", "off")
_FROZEN = ("carry", "cast", "narrow")
_DEVICE_SUMS = ("wide", "narrow", "undivided")

# Elements that no parameter has.
_NO_COPY = 1 << 40
_LEVEL = "xla_backend_optimization_level"


def is_on_cpu() -> bool:
    """Whether XLA's CPU backend compiles what no device is named for."""
    return jax.default_backend() == "cpu"


def min_copy() -> int:
    """Elements from which a parameter's 16-bit copy is kept from call to call.

    An argument and a result more cost each call of the host some microseconds;
    to round so few anew costs as much as to hand the copy over, or less. XLA's
    CPU backend widens each copy that it reads, in as much code and time as it
    takes to round the parameter to the same bits: there none is kept.
    """
    return _NO_COPY if is_on_cpu() else 1 << 14


def _xla_flags() -> str:
    """The flags of `XLA_FLAGS`; as in XLA, what begins without a dash is the
    name of a file of them."""
    flags = os.environ.get("XLA_FLAGS", "")
    if not flags.strip() or flags.lstrip().startswith("-"):
        return flags
    try:
        return pathlib.Path(flags).read_text(errors="replace")
    except OSError:
        return ""


def compiler_options(asked: Mapping[str, Any] | None, has_device: bool
                     ) -> dict[str, Any]:
    """Those of XLA for a rewritten step.

    XLA keeps 16-bit intermediates in f32 where it likes to, unless told not to.
    Its CPU backend compiles each loop that selects between old and new state
    twice, once for either, at the level that it takes unless told to.

    Args:
      asked: what the user wants.
      has_device: it is compiled for a device that was named.
    """
    options: dict[str, Any] = {"xla_allow_excess_precision": False}
    if is_on_cpu() and not has_device and _LEVEL not in _xla_flags():
        options[_LEVEL] = 2
    return options | dict(asked or {})


#: The least loss scale. The gradients of a loss of 1e5, errors of prices that
#: nobody has normalised, are too large for f16 at a scale of 1; between those
#: that f16 holds at any scale lie as many powers of two.
FLOOR = 2.0 ** -24


@dataclasses.dataclass(frozen=True)
class Scaling:
    """A dynamic loss scale with numbers of one's own; None: the rule's.

    Attributes:
      rule: "dynamic", or the framework whose scaler it is.
      initial: the first scale.
      growth: the factor after `interval` good steps, from 1 up.
      backoff: the factor after a bad step, in (0, 1].
      interval: good steps in a row before the scale grows.
      hysteresis: bad steps until the scale falls.
      floor: the scale stays at or above this; 0: no bound; "dynamic" of the
        package has `FLOOR`, not the tool's 1.
      ceiling: the scale stays at or below this; 0: no bound.
    """
    rule: str = "dynamic"
    initial: float | None = None
    growth: float | None = None
    backoff: float | None = None
    interval: int | None = None
    hysteresis: int | None = None
    floor: float | None = None
    ceiling: float | None = None

    def __post_init__(self) -> None:
        for name, value in dataclasses.asdict(self).items():
            if hasattr(value, "__float__") and math.isnan(value):
                raise ValueError(f"{name}={value!r} of Scaling is no number")

    def words(self) -> list[str]:
        """The options of mp-amp."""
        numbers = {"initial-scale": self.initial, "scale-growth": self.growth,
                   "scale-backoff": self.backoff,
                   "scale-interval": self.interval,
                   "scale-hysteresis": self.hysteresis,
                   "min-scale": FLOOR if self.floor is None and
                   self.rule == "dynamic" else self.floor,
                   "max-scale": self.ceiling}
        return [f"loss-scale={self.rule}"] + [
            f"{name}={number}" for name, number in numbers.items()
            if number is not None]


def name_type(dtype: Any) -> str | None:
    """The tool's word for a type in any spelling: f16, bf16 or off.

    Raises:
      ValueError: it is none of these.
    """
    if dtype is None:
        return None
    if isinstance(dtype, str) and dtype.lower() in _TYPES:
        return _TYPES[dtype.lower()]
    try:
        name = jnp.dtype(dtype).name
    except TypeError:
        name = ""
    if name not in _BY_DTYPE:
        raise ValueError(f"dtype={dtype!r} is none of float16, bfloat16, off")
    return _BY_DTYPE[name]


def _check_scaling(scaling: Any) -> None:
    if isinstance(scaling, bool) or not (
            scaling is None or isinstance(scaling, (str, Scaling))
            or (isinstance(scaling, numbers.Real) and scaling > 0
                and math.isfinite(scaling))):
        raise ValueError(
            f"scaling={scaling!r} is none of \"auto\", \"dynamic\", \"off\", "
            "the name of a scaler, a positive number, mpopt.jax.Scaling(...)")


def check_retries(retries: Any) -> bool | int:
    """How often a call may be done again, as a number of Python; True: where
    nothing is carried, as often as it takes.

    Raises:
      ValueError: it is neither a truth nor a number of times.
    """
    if isinstance(retries, (bool, np.bool_)):
        return bool(retries)
    try:
        times = operator.index(retries)
    except TypeError:
        times = -1
    if times < 0:
        raise ValueError(f"retries={retries!r} is none of False, True, and "
                         "a number of times")
    return min(times, ENDLESS)


def _check_word(name: str, value: Any, words: Sequence[str]) -> None:
    # What is no word may not even know whether it is equal to one.
    if not isinstance(value, str) or value not in words:
        raise ValueError(f"{name}={value!r} is none of {', '.join(words)}")


@dataclasses.dataclass(frozen=True)
class Options:
    """What `mpopt.jax.amp` was asked for; see there."""
    dtype: Any = None
    scaling: str | float | Scaling | None = None
    fallback: str = "bf16"
    masters: bool = True
    pad: bool | str | None = None
    policy: str | None = None
    keep_f32: Sequence[str] = ()
    roles: Mapping[str, Place] | None = None
    frozen: str = "cast"
    device_sums: str = "wide"
    watch_state: bool | None = None
    profile: Any = ()

    def __post_init__(self) -> None:
        _check_scaling(self.scaling)
        _check_word("fallback", self.fallback, _FALLBACKS)
        _check_word("frozen", self.frozen, _FROZEN)
        _check_word("device_sums", self.device_sums, _DEVICE_SUMS)
        if not isinstance(self.masters, (bool, np.bool_)):
            raise ValueError(f"masters={self.masters!r} is neither True nor "
                             "False")
        if not (self.pad is None or isinstance(self.pad, (bool, np.bool_))
                or isinstance(self.pad, str) and self.pad == "always"):
            raise ValueError(f"pad={self.pad!r} is neither True nor False, nor "
                             "'always'")
        for name, value in (("dtype", name_type(self.dtype)),
                            ("profile", recordings_of(self.profile)),
                            ("keep_f32", (self.keep_f32,) if
                             isinstance(self.keep_f32, str)
                             else tuple(self.keep_f32))):
            object.__setattr__(self, name, value)

    @property
    def is_auto(self) -> bool:
        """Whether the step goes on where no loss scale can be placed."""
        return self.scaling == "auto" or (
            self.scaling is None and self.dtype not in ("bf16", "off"))

    @property
    def patience(self) -> int:
        """Bad steps until the scale falls, where the user said it."""
        return getattr(self.scaling, "hysteresis", None) or 1

    @property
    def is_dynamic(self) -> bool:
        """Whether the loss scale falls and grows by the usual rule."""
        return getattr(self.scaling, "rule", self.scaling) in (
            None, "auto", "dynamic")

    @property
    def floor(self) -> float:
        """What the scale stays at or above."""
        floor = getattr(self.scaling, "floor", None)
        if floor is not None:
            return floor
        return FLOOR if self.is_dynamic else 1.0

    @property
    def watches_state(self) -> bool:
        """Whether old and new state are compared. XLA's CPU backend computes
        the update a second time for it, and on one core."""
        return not is_on_cpu() if self.watch_state is None else self.watch_state

    @property
    def pads(self) -> bool | str:
        """Whether products become as large as tiles, which a CPU has not."""
        return not is_on_cpu() if self.pad is None else self.pad

    def without_scale(self) -> Options:
        """What is asked for where no loss scale can be placed."""
        if self.fallback == "unscaled":
            return dataclasses.replace(self, scaling="off")
        return dataclasses.replace(self, scaling="off", policy=None,
                                   dtype=self.fallback)

    def pipeline(self, roles: str | None, report: str,
                 policy: str | None) -> str:
        """The option of mp-opt that runs the pipeline; these are files."""
        scaling = self.scaling
        if scaling is None or scaling == "auto":
            is_wide = self.dtype in ("bf16", "off")
            scaling = "off" if is_wide else "dynamic"
        if scaling == "dynamic":
            scaling = Scaling()
        words = scaling.words() if isinstance(scaling, Scaling) \
            else [f"loss-scale={scaling}"]
        words += [f"masters={str(self.masters).lower()}",
                  f"device-sums={self.device_sums}",
                  f"frozen={self.frozen}", f"min-copy={min_copy()}",
                  f"watch-state={str(self.watches_state).lower()}",
                  f"pad={str(self.pads).lower()}", f"report={report}"]
        if self.dtype:
            words.append(f"dtype={self.dtype}")
        if policy:
            words.append(f"policy={policy}")
        if roles:
            words.append(f"roles={roles}")
        return "--mp-amp=" + " ".join(words)
