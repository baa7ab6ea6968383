"""Tests of the exporter for PyTorch, against PyTorch itself; needs torchax."""

import importlib.util
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

if not importlib.util.find_spec("torchax"):
    print("skipped: no torchax; tools/check.sh torch installs it")
    raise SystemExit(0)

import jax
import numpy as np
import torch
from torch import nn
from torch.nn.functional import cross_entropy

from simple_step import ROOT
import mpopt

sys.path.insert(0, str(ROOT / "tools/export"))
from mp_export_torch import make_train_step

STEPS = 5


class Net(nn.Module):
    """Convolution, batch norm with its buffers, dropout."""

    def __init__(self, dropout=0.0):
        super().__init__()
        # A bias before a batch norm has a gradient of rounding errors alone,
        # which Adam makes steps of.
        self.conv = nn.Conv2d(1, 4, 3, padding=1, bias=False)
        self.norm = nn.BatchNorm2d(4)
        self.drop = nn.Dropout(dropout)
        self.head = nn.Linear(4 * 16, 10)

    def forward(self, x):
        x = nn.functional.max_pool2d(torch.relu(self.norm(self.conv(x))), 2)
        return self.head(self.drop(x.flatten(1)))


def make(make_optimizer, model=Net):
    """A model, its optimizer and a batch; the same for each call."""
    torch.manual_seed(0)
    model = model()
    x, y = torch.randn(16, 1, 8, 8), torch.randint(0, 10, (16,))
    return model, make_optimizer(model), x, y


def train_in_torch(model, optimizer, x, y, accumulate, steps=STEPS):
    losses = []
    for _ in range(steps):
        optimizer.zero_grad()
        losses.append(0.0)
        for part, target in zip(x.chunk(accumulate), y.chunk(accumulate)):
            loss = cross_entropy(model(part), target) / accumulate
            loss.backward()
            losses[-1] += loss.item()
        optimizer.step()
    return losses


def train_in_jax(step, args, steps=STEPS):
    """Losses, and the arguments of the step after the last."""
    step, args, losses = jax.jit(step), list(args), []
    for _ in range(steps):
        *args[:4], loss = step(*args)
        losses.append(float(loss))
    return losses, args


def sgd(model, **more):
    return torch.optim.SGD(model.parameters(), 0.1, **{
        "momentum": 0.9, "nesterov": True, "weight_decay": 1e-2, **more})


def adam_of_groups(model):
    return torch.optim.Adam([
        {"params": model.conv.parameters(), "lr": 1e-2},
        {"params": [*model.norm.parameters(), *model.head.parameters()],
         "weight_decay": 1e-2}], lr=3e-3, amsgrad=True)


def adamw(model):
    return torch.optim.AdamW(model.parameters(), 1e-2)


class ExportingTorch(unittest.TestCase):
    def check_same(self, makes, accumulate=1, warm=0, model=Net):
        """Five steps in torch are those of the export: losses and all state."""
        mine, optimizer, x, y = make(makes, model)
        train_in_torch(mine, optimizer, x, y, accumulate, warm)
        step, args = make_train_step(mine, cross_entropy, optimizer, (x,), y,
                                     accumulate)
        losses, after = train_in_jax(step, args)
        expected = train_in_torch(mine, optimizer, x, y, accumulate)
        np.testing.assert_allclose(losses, expected, rtol=1e-4)
        for name, value in mine.named_parameters():
            np.testing.assert_allclose(after[0][name], value.detach(),
                                       rtol=1e-3, atol=1e-5, err_msg=name)
        for name, value in mine.named_buffers():
            np.testing.assert_allclose(after[2][name], value, rtol=1e-4,
                                       atol=1e-6, err_msg=name)
        self.assertLess(losses[-1], losses[0])
        return losses

    def test_optimizers_of_torch(self):
        for name, makes in {
                "nesterov": sgd,
                "plain": lambda m: sgd(m, momentum=0, nesterov=False),
                "adam": adam_of_groups, "adamw": adamw,
                "rmsprop": lambda m: torch.optim.RMSprop(m.parameters(), 1e-3),
                # Its factor is a number of the state.
                "adagrad": lambda m: torch.optim.Adagrad(
                    m.parameters(), 0.02, lr_decay=0.1),
                # A product in its state begins at one.
                "nadam": lambda m: torch.optim.NAdam(m.parameters()),
                "adamax": lambda m: torch.optim.Adamax(m.parameters()),
                }.items():
            with self.subTest(name):
                self.check_same(makes)

    def test_the_bounds_tell_optimizers_apart(self):
        """The control: other numbers are outside of what is asked for."""
        losses = self.check_same(sgd)
        other = self.check_same(lambda m: sgd(m, nesterov=False))
        self.assertFalse(np.allclose(losses, other, rtol=1e-4))

    def test_gradients_of_parts_are_summed(self):
        whole = self.check_same(adamw)
        parts = self.check_same(adamw, accumulate=4)
        # Batch norm sees a part at a time.
        self.assertFalse(np.allclose(whole, parts, rtol=1e-4))
        mine, optimizer, x, y = make(adamw)
        with self.assertRaisesRegex(SystemExit, "has no 3 equal parts"):
            make_train_step(mine, cross_entropy, optimizer, (x,), y, 3)

    def test_one_tensor_is_what_the_model_is_called_with(self):
        losses = []
        for wrap in (lambda x: (x,)), (lambda x: x):
            mine, optimizer, x, y = make(adamw)
            step, args = make_train_step(mine, cross_entropy, optimizer,
                                         wrap(x), y)
            losses.append(train_in_jax(step, args)[0])
        self.assertEqual(*map(list, losses))

    def test_frozen_parameters_stay(self):
        def frozen():
            model = Net()
            model.conv.requires_grad_(False)
            return model
        self.check_same(adamw, model=frozen)

    def test_state_of_before_goes_on(self):
        self.check_same(adamw, warm=2)
        # Its first step has no dampening; later ones have.
        dampened = lambda m: sgd(m, nesterov=False, dampening=0.5)
        self.check_same(dampened, warm=1)
        with self.assertRaisesRegex(SystemExit, "first step of SGD is not one "
                                    "from moments of zero"):
            self.check_same(dampened)

    def test_what_cannot_be_exported_says_so(self):
        with self.assertRaisesRegex(SystemExit, "LBFGS calls the loss"):
            self.check_same(lambda m: torch.optim.LBFGS(m.parameters()))
        with self.assertRaisesRegex(SystemExit, "Adafactor takes numbers"):
            self.check_same(lambda m: torch.optim.Adafactor(m.parameters()))
        with self.assertRaisesRegex(SystemExit, "not a parameter of the model"):
            self.check_same(lambda m: torch.optim.SGD([torch.ones(3)], 0.1))

    def test_what_depends_on_numbers_says_so(self):
        """With the line; what torch.where chooses is exported."""
        def branches(x):
            return x * 2 if x.sum() > 0 else x

        def chooses(x):
            return torch.where(x.sum() > 0, x * 2, x)

        class Last(Net):
            def forward(self, x):
                return self.choose(super().forward(x))

        for choose in (lambda x: x[x > 0], lambda x: x * x.mean().item(),
                       lambda x: x + torch.tensor(np.sin(x.detach().numpy())),
                       branches, chooses):
            model = Last()
            model.choose = choose
            step, args = make_train_step(
                model, lambda out, target: (out - target.sum()).square().mean(),
                torch.optim.SGD(model.parameters(), 0.1),
                torch.randn(8, 1, 8, 8), torch.randn(8, 10))
            if choose is chooses:
                self.assertEqual(len(jax.eval_shape(step, *args)), 5)
                continue
            line = choose.__code__.co_firstlineno + (choose is branches)
            with self.assertRaisesRegex(
                    SystemExit, rf"^error: .*mp_export_torch_test\.py:{line}: the "
                    "numbers of a tensor decide or leave the step here"):
                jax.eval_shape(step, *args)

    def test_ops_have_paths_of_modules_and_lines_of_the_model(self):
        model, optimizer, x, y = make(sgd)
        step, args = make_train_step(model, cross_entropy, optimizer, x, y)
        text = jax.jit(step).lower(*args).as_text(debug_info=True)
        for scope in ("jvp(conv)/", "jvp(head)/", "transpose(jvp(head))/"):
            self.assertIn(scope, text)
        self.assertIn(f'{__file__}":', text)
        self.assertNotIn("site-packages/torch", text)
        self.assertNotIn("tools/export", text)

    def test_an_op_that_is_not_known_says_so(self):
        class Pools(Net):
            def forward(self, x):
                x = nn.functional.adaptive_max_pool2d(self.conv(x), 4)
                return self.head(x.flatten(1))
        with self.assertRaisesRegex(
                SystemExit, r"^error: .*mp_export_torch_test\.py:\d+: torchax "
                "says: .*adaptive_max_pool2d"):
            model, optimizer, x, y = make(
                lambda m: torch.optim.SGD(m.parameters(), 0.1), Pools)
            step, args = make_train_step(model, cross_entropy, optimizer, x, y)
            jax.eval_shape(step, *args)

    def test_dropout_draws_anew_in_each_step(self):
        still = lambda m: torch.optim.SGD(m.parameters(), 0.0)
        for rate, differs in ((0.5, True), (0.0, False)):
            mine, optimizer, x, y = make(still, lambda: Net(rate))
            step, args = make_train_step(mine, cross_entropy, optimizer, (x,),
                                         y)
            losses, _ = train_in_jax(step, args)
            self.assertEqual(len({*losses}), STEPS if differs else 1)

    MODEL = """
import sys
sys.path.insert(0, {folder!r})
from mp_export_torch_test import Net, make, sgd, adamw
from torch.nn.functional import cross_entropy

def make_step():
    model, optimizer, x, y = make({optimizer}, lambda: Net({dropout}))
    return model, cross_entropy, optimizer, (x,), y
"""

    def losses_of(self, path, out, *more):
        subprocess.run(
            [mpopt.tool.find("mp-run"), path, f"--inputs={out}.npz",
             "--steps=10", f"--losses={out}.losses.json", *more], check=True,
            capture_output=True)
        return json.loads(pathlib.Path(
            out + ".losses.json").read_text())["loss"]

    def test_a_step_with_an_optimizer_of_torch_runs_mixed(self):
        for optimizer, dropout, more in (
                ("sgd", 0.0, ()), ("adamw", 0.2, ("--accumulate=4",))):
            with self.subTest(optimizer), tempfile.TemporaryDirectory() as name:
                model, out = pathlib.Path(name) / "model.py", f"{name}/step"
                model.write_text(self.MODEL.format(
                    folder=str(ROOT / "test/Oracles"), optimizer=optimizer,
                    dropout=dropout))
                done = subprocess.run(
                    [sys.executable, ROOT / "tools/export/mp_export_torch.py",
                     f"{model}:make_step", "-o", out, *more],
                    capture_output=True, text=True)
                self.assertEqual(done.returncode, 0, done.stderr)
                mpopt.tool.run(out + ".vhlo", f"--mp-amp=roles={out}.json",
                               "-o", out + ".mlir")
                mixed = self.losses_of(out + ".mlir", out)
                plain = self.losses_of(out + ".vhlo", out,
                                       f"--roles={out}.json")
                np.testing.assert_allclose(mixed, plain, rtol=0.02)
                self.assertLess(mixed[-1], 0.9 * mixed[0])
                self.assertIn("f16", pathlib.Path(out + ".mlir").read_text())


if __name__ == "__main__":
    unittest.main()
