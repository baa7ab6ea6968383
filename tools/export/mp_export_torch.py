#!/usr/bin/env python3
"""Writes a PyTorch train step as StableHLO, with its roles and sample inputs.

    mp_export_torch.py model.py:make_step -o out/step

`model.py` is a file or a module; `make_step` takes nothing and returns

    model, loss_fn, optimizer, inputs, target

a torch.nn.Module, a function of its output and the target, an optimizer of
torch.optim (as it stands, its numbers and its state) or of optax, and sample
data: a tuple of tensors that the model is called with, and the target. The step
is forward, backward and update; its arguments are parameters, optimizer state,
buffers, a random key (dropout), inputs and target, and new buffers (batch norm)
are results. With --accumulate N the gradients of N parts of the batch, one after
the other, make one update. Written are

    out/step.vhlo    the step, a portable StableHLO artifact
    out/step.json    roles of arguments and results
    out/step.npz     the arguments, one array each: arg0, arg1, ...

and read by `mp-opt out/step.vhlo --mp-amp=roles=out/step.json` and
`mp-run out/step.vhlo --inputs=out/step.npz`.

Works through JAX (torchax), and with mp_export_jax.py and torch_update.py beside
it. Needs torch, torchax and jax, and optax for its optimizers:
pip install torch==2.11.0 torchax jax optax
(torchax 0.0.13 does not load with torch 2.15).
"""

import argparse
import contextlib
import pathlib
import sysconfig
import traceback
import unittest.mock

import jax
import torch
import torch_update
import torchax
from jax.extend import source_info_util
from mp_export_jax import export_step, load

ROLES = {0: "parameter", 1: "optimizer_state", 2: "buffer", 3: "rng",
         4: "batch", 5: "batch"}

# The lines of an op are the user's, not those of what is between them and JAX.
for between in (__file__, torch_update.__file__,
                *(pathlib.Path(library.__file__).parent
                  for library in (torch, torchax))):
    source_info_util.register_exclusion(str(between))


def find_user_line(error):
    """Where in the user's program an error comes from: "model.py:12: "."""
    outside = (str(pathlib.Path(__file__).resolve().parent),
               *(sysconfig.get_paths()[key] for key in
                 ("purelib", "platlib", "stdlib")))
    lines = [f"{frame.filename}:{frame.lineno}: "
             for frame in traceback.extract_tb(error.__traceback__)
             if not frame.filename.startswith(("<", *outside))]
    return lines[-1] if lines else ""


@contextlib.contextmanager
def refusals():
    """Refuses what no step can be made of, by the user's line.

    Raises:
      SystemExit: a branch, a loop, a shape or NumPy asks for the numbers of a
        tensor, which there are not yet; or torchax does not know an op.
    """
    try:
        yield
    except (jax.errors.JAXTypeError, jax.errors.JAXIndexError) as error:
        raise SystemExit(
            f"error: {find_user_line(error)}the numbers of a tensor decide or "
            "leave the step here, and a step is exported before there are any: "
            "let torch.where choose instead of a branch or a mask as an index, "
            "and keep .item() and .numpy() out of it") from error
    except torchax.tensor.OperatorNotFound as error:
        raise SystemExit(f"error: {find_user_line(error)}torchax says: {error}; "
                         "write it with other ops") from error


@contextlib.contextmanager
def scopes_of_modules(model):
    """Names what each module computes by its path, "encoder/layers/0/linear1",
    in JAX's scopes, by which reports and rules of a policy know layers."""
    entered = []

    def enter(path):
        def hook(module, args):
            inside = entered[-1][0] + "." if entered else ""
            scope = jax.named_scope(path.removeprefix(inside).replace(".", "/"))
            scope.__enter__()
            entered.append((path, scope))
        return hook

    def leave(module, args, output):
        entered.pop()[1].__exit__(None, None, None)

    with contextlib.ExitStack() as hooks:
        for path, module in model.named_modules():
            if not path:
                continue
            for hook in (module.register_forward_pre_hook(enter(path)),
                         module.register_forward_hook(leave, always_call=True)):
                hooks.callback(hook.remove)
        yield


def moving_statistics():
    """Lets batch norm move its statistics, which torchax (0.0.13) leaves.

    As torch does: the variance that is kept is the unbiased one.
    """
    def batch_norm(input, running_mean, running_var, weight=None, bias=None,
                   training=False, momentum=0.1, eps=1e-5):
        if training and running_mean is not None:
            dims = [0, *range(2, input.ndim)]
            for kept, seen in ((running_mean, input.mean(dims)),
                               (running_var, input.var(dims, unbiased=True))):
                kept.copy_((1 - momentum) * kept + momentum * seen)
        # The function that this stands for would come back here.
        return torch.batch_norm(input, weight, bias, running_mean, running_var,
                                training, momentum, eps, False)
    return unittest.mock.patch.object(torch.nn.functional, "batch_norm",
                                      batch_norm)


def split_batch(values, count):
    """`count` parts of all tensors along their first dimension, in order.

    Raises:
      SystemExit: a batch has no such parts.
    """
    leaves, tree = jax.tree.flatten(values)
    if any(leaf.ndim == 0 or leaf.shape[0] % count for leaf in leaves):
        raise SystemExit(f"error: --accumulate: a batch of shape "
                         f"{[list(leaf.shape) for leaf in leaves]} has no "
                         f"{count} equal parts")
    parts = [leaf.reshape(count, -1, *leaf.shape[1:]) for leaf in leaves]
    return [tree.unflatten([part[i] for part in parts]) for i in range(count)]


def make_optax_update(optimizer, params):
    import optax  # for those who use it

    def update(grads, state, params):
        updates, state = optimizer.update(grads, state, params)
        return optax.apply_updates(params, updates), state

    return optimizer.init(params), update


def make_train_step(model, loss_fn, optimizer, inputs, target, accumulate=1):
    """A train step of JAX for a module of PyTorch, and its arguments.

    Args:
      model: a torch.nn.Module; it is put into training mode.
      loss_fn: from the model's output and the target to a scalar.
      optimizer: a torch.optim.Optimizer, or an optax.GradientTransformation.
      inputs: a tuple of tensors that the model is called with, or one tensor.
      target: a tensor, or a pytree of tensors.
      accumulate: parts of the batch whose gradients make one update, and whose
        mean loss is returned.

    Returns:
      `train_step(params, opt_state, buffers, key, inputs, target)`, which
      returns new parameters, state, buffers and key, and the loss; and a tuple
      of arguments.
    """
    env = torchax.default_env()
    model.train()
    named = dict(model.named_parameters())
    params = env.t2j_copy(named)
    buffers = env.t2j_copy(dict(model.named_buffers()))
    if isinstance(optimizer, torch.optim.Optimizer):
        state, update = torch_update.make_update(env, model, optimizer)
    else:
        state, update = make_optax_update(optimizer, params)
    inputs = (inputs,) if isinstance(inputs, torch.Tensor) else tuple(inputs)
    inputs, target = env.t2j_copy((inputs, target))
    split_batch((inputs, target), accumulate)
    trained = {name for name, value in named.items() if value.requires_grad}

    def loss_of(params, frozen, buffers, key, inputs, target):
        viewed = env.j2t_iso((params | frozen, buffers, inputs, target))
        params, buffers, inputs, target = viewed
        with env, env.override_property(prng=key), moving_statistics(), \
                scopes_of_modules(model), refusals():
            output = torch.func.functional_call(model, {**params, **buffers},
                                                inputs)
            loss = loss_fn(output, target)
        # What the call left in the buffers is their next value.
        return env.t2j_iso(loss), env.t2j_iso(buffers)

    def train_step(params, opt_state, buffers, key, inputs, target):
        moving = {name: params[name] for name in params if name in trained}
        frozen = {name: params[name] for name in params if name not in trained}
        key, *keys = jax.random.split(jax.random.wrap_key_data(key),
                                      accumulate + 1)
        grads, total = None, 0.0
        for own, part in zip(keys, split_batch((inputs, target), accumulate)):
            (loss, buffers), more = jax.value_and_grad(loss_of, has_aux=True)(
                moving, frozen, buffers, own, *part)
            grads = more if grads is None else jax.tree.map(
                lambda a, b: a + b, grads, more)
            total += loss
        grads = jax.tree.map(lambda g: g / accumulate, grads)
        moving, opt_state = update(grads, opt_state, moving)
        return (moving | frozen, opt_state, buffers, jax.random.key_data(key),
                total / accumulate)

    key = jax.random.key_data(jax.random.key(torch.initial_seed() % (1 << 63)))
    return train_step, (params, state, buffers, key, inputs, target)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("step", help="FILE.py:FUNCTION or MODULE:FUNCTION that "
                        "returns what is said above")
    parser.add_argument("-o", "--out", default="step",
                        help="path of what is written, without suffix")
    parser.add_argument("--accumulate", type=int, default=1, metavar="N",
                        help="parts of the batch that make one update")
    options = parser.parse_args()
    if options.accumulate < 1:
        raise SystemExit("error: --accumulate: expected 1 or more")
    made = load(options.step)()
    if not isinstance(made, tuple) or len(made) != 5 or \
            not isinstance(made[0], torch.nn.Module):
        raise SystemExit(f"error: {options.step} did not return (model, "
                         "loss_fn, optimizer, inputs, target)")
    step, args = make_train_step(*made, options.accumulate)
    for path in export_step(step, args, options.out, ROLES):
        print(path)


if __name__ == "__main__":
    main()
