"""JAX's own tests of `jit`, with mpopt.jax.jit in its place, dtype="off".

    jax_own_tests.py CHECKOUT [TEST...]

CHECKOUT is a checkout of JAX, of the version that is installed as far as may be;
its tests/api_test.py is read from there, and of it the class JitTest. Prints the
tests that fail, and how many hold, fail and are skipped. Needs jax and absl-py.
docs/JAX.md says why those fail that do.
"""

import functools
import importlib.util
import os
import pathlib
import sys
import types
import unittest

os.environ.setdefault("JAX_PLATFORMS", "cpu")
import jax

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "tools/python"))
import mpopt.jax


class WithJit(types.ModuleType):
    """JAX with another jit; the package itself goes on with JAX's own."""

    def __init__(self, jit):
        super().__init__("jax")
        self.jit = jit

    def __getattr__(self, name):
        return getattr(jax, name)


def load(checkout):
    """The module of the tests, whose `jit` and `jax.jit` are ours."""
    path = pathlib.Path(checkout) / "tests" / "api_test.py"
    if not path.is_file():
        sys.exit(f"{path} is no file: the first argument is a checkout of JAX")
    spec = importlib.util.spec_from_file_location("api_test", path)
    module = importlib.util.module_from_spec(spec)
    sys.modules["api_test"] = module
    # Flags of JAX's tests are those of absl, which reads the arguments.
    sys.argv[1:] = []
    spec.loader.exec_module(module)
    module.jit = functools.partial(mpopt.jax.jit, dtype="off")
    module.jax = WithJit(module.jit)
    return module


class Result(unittest.TextTestResult):
    """Counts what holds."""
    held = 0

    def addSuccess(self, test):
        super().addSuccess(test)
        self.held += 1


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    checkout, *names = sys.argv[1:]
    tests = load(checkout).JitTest
    loader = unittest.TestLoader()
    names = names or loader.getTestCaseNames(tests)
    with open(os.devnull, "w", encoding="utf-8") as nowhere:
        result = unittest.TextTestRunner(
            stream=nowhere, resultclass=Result).run(
                unittest.TestSuite(map(tests, names)))
    failed = dict(result.failures + result.errors)
    for test, why in failed.items():
        print(f"{test.id().rpartition('.')[2]}: {why.strip().splitlines()[-1]}")
    print(f"{result.held} hold, {len(failed)} fail, "
          f"{len(result.skipped)} are skipped")


if __name__ == "__main__":
    main()
