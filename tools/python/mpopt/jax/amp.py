"""Makes a mixed-precision step of a plain one."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mpopt.jax.explain import Explanation
from mpopt.jax.options import Options, Scaling
from mpopt.jax.roles import Place
from mpopt.jax.step import AmpStep


def amp(step: Callable[..., Any] | None = None, *, dtype: Any = None,
        scaling: str | float | Scaling | None = None, fallback: str = "bf16",
        masters: bool = True, pad: bool | str | None = None,
        policy: str | None = None,
        keep_f32: str | Sequence[str] = (),
        roles: Mapping[str, Place] | None = None, frozen: str = "cast",
        device_sums: str = "wide", watch_state: bool | None = None,
        profile: Any = None, donate_state: bool = False,
        retries: bool | int = False, **jit_options: Any) -> Any:
    """Gives a train step mixed precision, loss scaling and FP32 masters.

    Args:
      step: a function of arrays in pytrees, or what `jax.jit` or `jit` made of
        one: forward, backward and update. Without it, a decorator.
      dtype: float16, bfloat16, in any spelling, or "off", which leaves the step
        alone. The policy's if not said, f16 without one.
      scaling: "dynamic", the name of a framework such as "megatron": as its
        scaler does it, `Scaling(...)` with numbers of one's own, "off", or a
        number: a static loss scale. "auto" is dynamic, and where no scale can
        be placed says so in a warning and does what `fallback` is. Auto for
        f16 and off for bf16 if not said. What lies behind an op that ends the
        scale is left unscaled and wide, with a warning.
      fallback: what "auto" does with a step that no scale fits: "bf16", which
        needs none; "off", f32; "unscaled", f16 where small gradients may
        vanish.
      masters: parameters stay f32, the large ones beside 16-bit copies that the
        update writes; on a CPU each step rounds them, to the same bits.
      pad: rounds the sizes of matrix products up to the Tensor Core tile,
        where that saves time; "always": whatever launches it takes. If not
        said, not on a CPU.
      policy: path of a file with a `#mp.policy` of the user's own.
      keep_f32: what computes in f32: patterns of module paths or parameter
        names, such as "*/head" or "bn*"; see also `mpopt.jax.keep_f32`.
      roles: which arguments are what, where names do not tell:
        `{"params": 0, "opt_state": 1, "batch": 2}`, or paths such as
        "state.params".
      frozen: what becomes of 16-bit copies of parameters that the step never
        updates: "cast", made by every step; "carry", part of the state, which
        `init` has to make anew when such a parameter changes.
      device_sums: how the devices of a step under `shard_map` sum gradients:
        "wide", in f32; "narrow", in 16 bits, divided by a power of two before,
        so that no sum overflows; "undivided", for comparisons.
      watch_state: `stalled` also counts scaled steps that change no parameter
        and no optimizer state, such as those of a rate of zero. If not said,
        where XLA compares them as it updates them: not on a CPU.
      profile: what was seen of the step's values (`step.profile()`), or the
        name of its file, or several of these.
      donate_state: the state may be overwritten by the next one.
      retries: a step that carries nothing, such as one that only returns
        gradients, is done again with a lower scale until these are finite. A
        number: any step is, in the same call, up to so many times.
      jit_options: all other arguments of `jax.jit`, such as static_argnums,
        about the step's own arguments.

    Raises:
      MPError: (when called) the step cannot be rewritten.
    """
    if step is None:
        return functools.partial(
            amp, dtype=dtype, scaling=scaling, fallback=fallback,
            masters=masters, pad=pad, policy=policy, keep_f32=keep_f32,
            roles=roles, frozen=frozen, device_sums=device_sums,
            watch_state=watch_state, profile=profile,
            donate_state=donate_state, retries=retries, **jit_options)
    # What `jit` made has its own state and options; these are asked for here.
    if made := getattr(step, "amp_step", None):
        step = made.plain
    options = Options(dtype, scaling, fallback, masters, pad, policy, keep_f32,
                      roles, frozen, device_sums, watch_state, profile)
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
