"""One line gives a JAX train step mixed precision.

    train_step = mpopt.jax.jit(train_step)          # where jax.jit was

keeps the loss scale and the 16-bit working copies of the weights beside the
step, so that a training loop stays as it is. For a loop that wants all state in
its own hands (`jax.lax.scan`, checkpoints of the scale):

    amp_step = mpopt.jax.amp(train_step, dtype="f16", scaling="dynamic")
    state = amp_step.init(params, opt_state, batch)
    (params, opt_state, loss), state = amp_step(state, params, opt_state, batch)

`mpopt.jax.explain(train_step, *args)` says what would be done;
`mpopt.jax.nnx.jit` is for steps of Flax NNX.
"""

from mpopt.jax.amp import amp, explain
from mpopt.jax.explain import Explanation
from mpopt.jax.gradients import value_and_grad
from mpopt.jax.keep import keep_f32
from mpopt.jax.options import Scaling
from mpopt.jax.state import AmpState
from mpopt.jax.stateful import StatefulStep, jit
from mpopt.jax.step import AmpStep
from mpopt.tool import MPError

__all__ = ["AmpState", "AmpStep", "Explanation", "MPError", "Scaling",
           "StatefulStep", "amp", "explain", "jit", "keep_f32",
           "value_and_grad"]
