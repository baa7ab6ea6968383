#!/usr/bin/env python3
"""Writes a PyTorch train step as StableHLO, with its roles and sample inputs.

    mp_export_torch.py model.py:make_step -o out/step

`model.py` is a file or a module; `make_step` takes nothing and returns

    model, loss_fn, optimizer, inputs, target

a torch.nn.Module, a function of its output and the target, an optimizer of
optax, and sample data: a tuple of tensors that the model is called with, and
the target. The step is forward, backward and update; its arguments are
parameters, optimizer state, buffers, inputs and target, and new buffers (batch
norm) are results. Written are

    out/step.vhlo    the step, a portable StableHLO artifact
    out/step.json    roles of arguments and results
    out/step.npz     the arguments, one array each: arg0, arg1, ...

and read by `mp-opt out/step.vhlo --mp-amp=roles=out/step.json` and
`mp-run out/step.vhlo --inputs=out/step.npz`.

Works through JAX (torchax), and with mp_export_jax.py beside it. Needs torch,
torchax, jax and optax: pip install torch==2.11.0 torchax jax optax
(torchax 0.0.13 does not load with torch 2.15).
"""

import argparse

import jax
import optax
import torch
import torchax
from mp_export_jax import export_step, load

ROLES = {0: "parameter", 1: "optimizer_state", 2: "buffer", 3: "batch",
         4: "batch"}


def make_train_step(model, loss_fn, optimizer, inputs, target):
    """A train step of JAX for a module of PyTorch, and its arguments.

    Args:
      model: a torch.nn.Module; it is put into training mode.
      loss_fn: from the model's output and the target to a scalar.
      optimizer: an optax.GradientTransformation.
      inputs: a tuple of tensors that the model is called with.
      target: a tensor, or a pytree of tensors.

    Returns:
      `train_step(params, opt_state, buffers, inputs, target)`, which returns
      new parameters, state and buffers, and the loss; and a tuple of arguments.
    """
    env = torchax.default_env()
    model.train()
    params = env.t2j_copy(dict(model.named_parameters()))
    buffers = env.t2j_copy(dict(model.named_buffers()))
    inputs, target = env.t2j_copy((tuple(inputs), target))

    def loss_of(params, buffers, inputs, target):
        viewed = env.j2t_iso((params, buffers, inputs, target))
        params, buffers, inputs, target = viewed
        with env:
            output = torch.func.functional_call(model, {**params, **buffers},
                                                inputs)
            loss = loss_fn(output, target)
        # What the call left in the buffers is their next value.
        return env.t2j_iso(loss), env.t2j_iso(buffers)

    def train_step(params, opt_state, buffers, inputs, target):
        (loss, buffers), grads = jax.value_and_grad(loss_of, has_aux=True)(
            params, buffers, inputs, target)
        updates, opt_state = optimizer.update(grads, opt_state, params)
        params = optax.apply_updates(params, updates)
        return params, opt_state, buffers, loss

    return train_step, (params, optimizer.init(params), buffers, inputs, target)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("step", help="FILE.py:FUNCTION or MODULE:FUNCTION that "
                        "returns what is said above")
    parser.add_argument("-o", "--out", default="step",
                        help="path of what is written, without suffix")
    options = parser.parse_args()
    made = load(options.step)()
    if not isinstance(made, tuple) or len(made) != 5 or \
            not isinstance(made[0], torch.nn.Module):
        raise SystemExit(f"error: {options.step} did not return (model, "
                         "loss_fn, optimizer, inputs, target)")
    step, args = make_train_step(*made)
    for path in export_step(step, args, options.out, ROLES):
        print(path)


if __name__ == "__main__":
    main()
