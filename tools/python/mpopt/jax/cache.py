"""What is made once, also where several threads call a step."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Iterator
from typing import Any

from mpopt import tool


class Lock:
    """One that its thread may take again. A copy of a step has its own."""

    __slots__ = ("_lock",)

    def __init__(self) -> None:
        self._lock = threading.RLock()

    def __enter__(self) -> None:
        self._lock.acquire()

    def __exit__(self, *error: object) -> None:
        self._lock.release()

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[()]]:
        return Lock, ()


class Cache:
    """Values by keys. Threads that ask for one at once wait for the first."""

    def __init__(self) -> None:
        self._values: dict[Any, Any] = {}
        self._told: set[Any] = set()
        self._lock = Lock()

    def get(self, key: Any, make: Callable[[], Any]) -> Any:
        """What `make` gives, the first time."""
        if key not in self._values:
            with self.making(key):
                if key not in self._values:
                    self._values[key] = make()
        return self._values[key]

    @contextlib.contextmanager
    def making(self, key: Any) -> Iterator[None]:
        """Where one thread makes something of `key`. What the tool says of it
        is not said again."""
        with self._lock, tool.silent(key in self._told):
            yield
            self._told.add(key)

    def clear(self) -> None:
        """Forgets all of them."""
        self._values.clear()
        self._told.clear()
