"""What is said of a step that was rewritten otherwise than asked for."""

from __future__ import annotations

from collections.abc import Sequence

# What mp-opt says where a scale is due and none can be placed: in an error, or
# in a warning where it kept the products of gradients wide instead.
NO_SCALE = "cannot scale the loss: "
# And where results are not finite whatever the step is given.
NOT_FINITE = "computes with the non-finite constant "
_NONE_DUE = "the loss is not scaled: "
_IDLE = "nothing becomes narrow: "
# Of no use in a step that has no scale.
_ASIDE = ("; bf16 needs no scale", "; products that may be gradients")


def tell_fallback(refusal: str, fallback: str) -> str:
    """The line that says what is done instead of scaling."""
    where, _, why = refusal.partition(NO_SCALE)
    where, why = where.splitlines()[-1], why.splitlines()[0]
    for kind in ("error: ", "warning: "):
        where = where.removesuffix(kind)
    for words in _ASIDE:
        why = why.partition(words)[0]
    does = {"bf16": "is in bf16, which needs none",
            "unscaled": "is in f16 without one",
            "off": "stays in f32"}[fallback]
    return f"{where}no loss scale can be placed, so the step {does}: {why}"


def tell_kept(refusal: str) -> str:
    """The warning instead of a refusal of what jax.jit runs."""
    first, *notes = refusal.replace("error: ", "warning: ", 1).splitlines()
    return "\n".join([f"{first}; the step stays in f32", *notes])


def tell_outcome(warned: Sequence[str], place: str, flops: int) -> list[str]:
    """The warnings of a run; of a step that stays as it is, why.

    Args:
      warned: of the tool, in the words of this package.
      place: the step's name and line.
      flops: of the products that mp-opt knows.
    """
    idle = next((said for said in warned if _IDLE in said), None)
    if idle is None:
        # The ops of one line of the user's are one matter.
        return [*dict.fromkeys(warned)]
    # What is said of a scale is about 16 bits, of which there are none.
    more = [said for said in warned if said != idle and _NONE_DUE not in said]
    if flops == 0 and len(warned) - len(more) > 1:
        why = (f"{place}: the step only updates, without a backward pass: "
               "there is nothing to do, and it stays as it is")
    elif flops == 0:
        why = (f"{place}: the step has no products of matrices, as one that "
               "only updates: there is nothing to do, and it stays as it is")
    else:
        why = idle
    return [why, *more]


def is_news(said: str, dtype: str | None, is_auto: bool) -> bool:
    """Whether a warning is of more than that f32 is f32, as was asked for, or
    that an evaluation, for which no scale was asked, has none."""
    return not (dtype == "off" and "every op keeps its precision" in said or
                is_auto and "no loss to scale: " in said)


def is_idle(warned: Sequence[str]) -> bool:
    """Whether a run made nothing narrow."""
    return any(_IDLE in said for said in warned)
