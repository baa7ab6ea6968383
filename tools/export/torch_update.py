"""The update of an optimizer of torch.optim as a function of JAX.

Its own `step` runs on views of the traced values: what a subclass or a group
says holds as it stands. What a first step would make, such as moments, begins
at zero, and whether that is the same first step is tried.
"""

import copy

import jax
import torch

_PLAIN = {"foreach": False, "fused": None, "capturable": False,
          # Counts steps in tensors, and takes no number out of them.
          "differentiable": True}


class UnknownFirstStep(SystemExit):
    """The optimizer's first step is not one from zero."""


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
    rebuilt.state = type(optimizer.state)(dict)
    for name, values in state.items():
        if values:
            rebuilt.state[tensors[name]] = dict(values)
    return rebuilt


def _step(optimizer, names, tensors, grads, state):
    """What `step` makes of them: tensors and state by name."""
    rebuilt = _rebuild(optimizer, names, tensors, state)
    for name in names.values():
        tensors[name].grad = grads[name]
    try:
        rebuilt.step()
    except jax.errors.ConcretizationTypeError:
        raise SystemExit(
            f"error: {type(optimizer).__name__} takes numbers out of its "
            "state, which a graph cannot; use another, or one of optax"
        ) from None
    return tensors, {name: dict(rebuilt.state.get(tensors[name], {}))
                     for name in names.values()}


def _zero(value):
    return torch.zeros_like(value) if torch.is_tensor(value) else value


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
    both = []
    state = {}
    for _ in range(2):
        tensors = {name: p.detach().clone() for p, name in names.items()}
        after, made = _step(optimizer, names, tensors, grads, state)
        state = {name: {key: _zero(value) for key, value in values.items()}
                 for name, values in made.items()}
        both.append((after, made))
    (first, made), (again, remade) = both
    same = all(torch.allclose(first[n], again[n]) for n in first) and all(
        torch.allclose(made[n][k], remade[n][k])
        for n in made for k in made[n] if torch.is_tensor(made[n][k]))
    if not same:
        raise UnknownFirstStep(
            f"error: the first step of {type(optimizer).__name__} is not one "
            "from moments of zero (dampening does that): take one step in "
            "torch before the export, and its state is exported")
    return state


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
