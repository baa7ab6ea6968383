"""Parts of a step that stay f32, by module path, parameter name or context."""

from __future__ import annotations

import difflib
import functools
import pathlib
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ContextDecorator, contextmanager
from typing import Any

import jax

from mpopt import tool
from mpopt.tool import MPError

_SCOPE = "mp_keep_f32"


@contextmanager
def _scope() -> Iterator[None]:
    with jax.named_scope(_SCOPE):
        yield


class _KeepF32(ContextDecorator):
    """A context, and a decorator of functions; each use is one of its own."""

    def __init__(self) -> None:
        self._open: list[Any] = []

    def __enter__(self) -> None:
        scope = _scope()
        scope.__enter__()
        self._open.append(scope)

    def __exit__(self, *error: Any) -> None:
        self._open.pop().__exit__(*error)


def keep_f32(function: Callable[..., Any] | None = None) -> Any:
    """What is computed in it stays f32, its backward pass too.

        with mpopt.jax.keep_f32():          @mpopt.jax.keep_f32
            logits = head(x)                def attention(q, k, v): ...

    Says nothing outside of a step that `mpopt.jax` rewrites.
    """
    if function is None:
        return _KeepF32()

    @functools.wraps(function)
    def kept(*args: Any, **kwargs: Any) -> Any:
        with _KeepF32():
            return function(*args, **kwargs)
    return kept


def plain_path(name: str) -> str:
    """A scope without what JAX puts around it; a parameter's path by "/".

    `jit(step)/transpose(jvp(head))/dot` is `step/head/dot`, and
    `params['head']['w']` is `params/head/w`.
    """
    if "[" in name or ("/" not in name and "." in name):
        return "/".join(re.findall(r"\w[\w-]*", name))
    parts = (part[part.rfind("(") + 1:].rstrip(")")
             for part in name.split("/"))
    return "/".join(part for part in parts if part)


def _regex(pattern: str) -> str:
    """A path, or the end of one, up to a "/"; `*` is within a part of it.

    A parameter is also known by what warnings call it, `params['w']`.
    """
    if "[" in pattern:
        pattern = plain_path(pattern)
    middle = "".join({"*": "[^/]*", "?": "[^/]"}.get(c) or re.escape(c)
                     for c in pattern.removeprefix("*/").strip("/"))
    return f"(.*/)?{middle}"


def scopes_of(module: bytes) -> set[str]:
    """Names of ops in a module's bytecode, as `plain_path` gives them."""
    texts = (text.decode(errors="replace") for text in
             re.findall(rb"[\x20-\x7e]*/[\x20-\x7e]*", module))
    return {plain_path(text) for text in texts
            if "(" in text and not text.startswith("/")}


def _quote(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def find_rules(patterns: Sequence[str], scopes: Iterable[str],
               parameters: Sequence[str]) -> list[str]:
    """Rules of a policy for what the patterns name.

    Args:
      patterns: of module paths or parameter names, as "*/head" or "bn*".
      scopes: paths of all ops.
      parameters: names of all arguments, as "params['w']".

    Raises:
      MPError: a pattern names nothing.
    """
    rules = []
    for pattern in patterns:
        regex = _regex(pattern)
        whole = re.compile(f"({regex})(/.*)?")
        found = [name for name in parameters
                 if whole.fullmatch(plain_path(name))]
        # The last part of a path is the op itself.
        is_scope = any(whole.fullmatch(scope.rpartition("/")[0])
                       for scope in scopes)
        if not found and not is_scope:
            paths = [scope.rpartition("/")[0] for scope in scopes]
            paths += map(plain_path, parameters)
            parts = {part for path in paths for part in path.split("/") if part}
            near = difflib.get_close_matches(pattern.rpartition("/")[2], parts)
            raise MPError(
                f"keep_f32: '{pattern}' names no module and no argument"
                + (f"; did you mean '{near[0]}'?" if near else
                   f"; there are {', '.join(sorted(parts)[:8])}, ..."))
        if is_scope:
            rules.append(f'<scope "{_quote(regex)}" = deny with_gradients '
                         "optional>")
        rules += [f'<arg "{_quote(name)}" = deny optional>' for name in found]
    return rules


def is_marked(module: bytes) -> bool:
    """Whether some of a step was computed in `keep_f32`."""
    return _SCOPE.encode() in module


def marked_rule() -> str:
    """The rule for what was computed in `keep_f32`."""
    return f'<scope "(.*/)?{_SCOPE}" = deny with_gradients optional>'


def write_policy(folder: pathlib.Path, dtype: str | None, policy: str | None,
                 rules: Sequence[str]) -> str:
    """A file: the policy that would hold, with these rules behind its own."""
    if policy is None:
        empty = folder / "empty.mlir"
        empty.write_text("module {}\n")
        preset = {"f16": "fp16", None: "fp16"}.get(dtype, dtype)
        text = tool.run(empty, f"--mp-load-policy=preset={preset}")
    else:
        text = tool.run(policy)
    more = ", ".join(rules)
    head, _, tail = text.rpartition(">}")
    if not head:
        raise MPError(f"'{policy}' holds no policy")
    head = head[:-1] + f", {more}]" if head.endswith("]") and "rules" in head \
        else head + f", rules = [{more}]"
    written = folder / "policy.mlir"
    written.write_text(f"{head}>}}{tail}")
    return str(written)
