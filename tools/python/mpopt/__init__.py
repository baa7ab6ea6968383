"""Mixed precision for training steps: a rewriting compiler, called from Python.

`mpopt.jax` rewrites the train step of a JAX program. The rewriting itself is
done by the `mp-opt` tool, which `mpopt.tool` finds and runs.
"""

from mpopt.tool import MPError

__all__ = ["MPError"]
__version__ = "0.1.0"
