"""The update of an optimizer of torch.optim as a function of JAX.

Its own `step` runs on views of the traced values: what a subclass or a group
says holds as it stands. What a first step would make, such as moments, begins
at what the optimizer sets, or at zero, and whether that is the same first step is
tried.
"""

import contextlib
import copy
import unittest.mock

import jax
import torch

_PLAIN = {"foreach": False, "fused": None,
          # Count steps in tensors, and take no number out of them.
          "capturable": True, "differentiable": True}


class UnknownFirstStep(SystemExit):
    """The optimizer's first step is not one from a state that is known."""


class _Recorded(dict):
    """The state of a parameter, and what each of its values was at first."""

    def __init__(self):
        super().__init__()
        self.first = {}

    def __setitem__(self, key, value):
        if key not in self.first:
            self.first[key] = value.detach().clone() if torch.is_tensor(
                value) else value
        super().__setitem__(key, value)


def _rebuild(optimizer, names, tensors, state):
    """An optimizer of the same kind and numbers on other tensors.

    Args:
      names: from the optimizer's own parameters to their names.
      tensors: by name, what stands for them.
      state: by name, what `optimizer.state` has of them, or {}.
    """
    groups = [{**group, "params": [tensors[names[p]] for p in group["params"]
                                   if p in names],
               **{key: value for key, value in _PLAIN.items() if key in group}}
              for group in optimizer.param_groups]
    # Without its constructor, which may do more than keep what it is given.
    rebuilt = copy.copy(optimizer)
    rebuilt.param_groups = groups
    rebuilt.defaults = {**optimizer.defaults, **{
        key: value for key, value in _PLAIN.items()
        if key in optimizer.defaults}}
    rebuilt.state = type(optimizer.state)(_Recorded)
    for name, values in state.items():
        if values:
            rebuilt.state[tensors[name]] = dict(values)
    return rebuilt


@contextlib.contextmanager
def _traced():
    """Lets optimizers run as for torch.compile, which reads no number of the
    state: a factor that they compute of it stays a tensor."""
    plain = torch.Tensor.addcdiv_

    def addcdiv_(self, tensor1, tensor2, *, value=1):
        if torch.is_tensor(value):
            return self.add_(value * (tensor1 / tensor2))
        return plain(self, tensor1, tensor2, value=value)

    with unittest.mock.patch.object(torch.compiler, "is_compiling",
                                    lambda: True), \
            unittest.mock.patch.object(torch.Tensor, "addcdiv_", addcdiv_):
        yield


def _step(optimizer, names, tensors, grads, state):
    """What `step` makes of them: tensors and state by name."""
    rebuilt = _rebuild(optimizer, names, tensors, state)
    for name in names.values():
        tensors[name].grad = grads[name]
    try:
        with _traced():
            rebuilt.step()
    except jax.errors.ConcretizationTypeError:
        raise SystemExit(
            f"error: {type(optimizer).__name__} takes numbers out of its "
            "state, which a graph cannot; use another, or one of optax"
        ) from None
    return tensors, {name: rebuilt.state.get(tensors[name], {})
                     for name in names.values()}


def _zero(value):
    return torch.zeros_like(value) if torch.is_tensor(value) else value


def _is_same(first, again):
    """Whether two steps made the same parameters and state."""
    tensors, state = first
    other, other_state = again
    return all(torch.allclose(tensors[n], other[n]) for n in tensors) and all(
        torch.allclose(value, other_state[n][key])
        for n in state for key, value in state[n].items()
        if torch.is_tensor(value))


def _first_state(optimizer, names):
    """The state before the first step, or before the next one.

    Raises:
      UnknownFirstStep: a step that begins from zeros is another one.
    """
    if any(optimizer.state.values()):
        return {name: {key: value.detach().clone() if torch.is_tensor(value)
                       else value for key, value in optimizer.state[p].items()}
                for p, name in names.items()}
    generator = torch.Generator().manual_seed(0)
    grads = {name: torch.randn(p.shape, generator=generator, dtype=p.dtype)
             for p, name in names.items()}

    def step_from(state):
        tensors = {name: p.detach().clone() for p, name in names.items()}
        return _step(optimizer, names, tensors, grads, state)

    first = step_from({})
    # What it set first, before the step; or zero, if it set what the step made.
    for begin in (lambda values: dict(values.first),
                  lambda values: {k: _zero(v) for k, v in values.items()}):
        state = {name: begin(values) if values else {}
                 for name, values in first[1].items()}
        copied = {name: {k: v.clone() if torch.is_tensor(v) else v
                         for k, v in values.items()}
                  for name, values in state.items()}
        if _is_same(first, step_from(copied)):
            return state
    raise UnknownFirstStep(
        f"error: the first step of {type(optimizer).__name__} is not one "
        "from moments of zero (dampening does that): take one step in "
        "torch before the export, and its state is exported")


def make_update(env, model, optimizer):
    """The first state and the update of an optimizer of `model`.

    Args:
      env: torchax's environment.
      optimizer: a torch.optim.Optimizer of parameters of `model`.

    Returns:
      `state`, in arrays of JAX, by name of the parameter, and
      `update(grads, state, params)`, which returns new parameters and state.

    Raises:
      SystemExit: the optimizer moves what is no parameter of the model, calls
        the loss itself, or its first step cannot be exported.
    """
    if isinstance(optimizer, torch.optim.LBFGS):
        raise SystemExit("error: LBFGS calls the loss as often as it likes; "
                         "export with an optimizer that takes one gradient")
    names = {p: name for name, p in model.named_parameters()}
    used = [p for group in optimizer.param_groups for p in group["params"]]
    if any(p not in names for p in used):
        raise SystemExit("error: the optimizer moves a tensor that is not "
                         "a parameter of the model")
    names = {p: names[p] for p in used if p.requires_grad}
    first = _first_state(optimizer, names)
    numbers = {name: {key: value for key, value in values.items()
                      if not torch.is_tensor(value)}
               for name, values in first.items()}
    tensors = {name: {key: value for key, value in values.items()
                      if torch.is_tensor(value)}
               for name, values in first.items()}

    def update(grads, state, params):
        grads, state, params = env.j2t_iso((grads, state, dict(params)))
        with env, torch.no_grad():
            moved = {name: params[name].clone() for name in names.values()}
            moved, state = _step(
                optimizer, names, moved, grads,
                {name: {**numbers[name], **values}
                 for name, values in state.items()})
            state = {name: {key: state[name][key] for key in values}
                     for name, values in tensors.items()}
        return env.t2j_iso({**params, **moved}), env.t2j_iso(state)

    return env.t2j_copy(tensors), update
