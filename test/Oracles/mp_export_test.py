"""Tests of the exporter for JAX."""

import pathlib
import subprocess
import sys
import tempfile
import unittest

from simple_step import ROOT
import mpopt


class Exporting(unittest.TestCase):
    MODEL = """
import jax, jax.numpy as jnp

def make_step():
    def step(w, x):
        loss, grad = jax.value_and_grad(lambda w: jnp.mean((x @ w) ** 2))(w)
        return w - 0.1 * grad, loss
    return step, (jnp.ones((16, 8), jnp.float32), jnp.ones((4, 16)))
"""

    def write_model(self, text):
        """Paths of a file with this model and of what is exported from it."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        model = pathlib.Path(folder.name) / "model.py"
        model.write_text(text)
        return model, f"{folder.name}/out/step"

    def run_exporter(self, *arguments):
        return subprocess.run(
            [sys.executable, ROOT / "tools/export/mp_export_jax.py",
             *arguments], capture_output=True, text=True)

    def test_what_is_written_is_rewritten_and_runs(self):
        model, out = self.write_model(self.MODEL)
        for roles in ([], ["--roles", "0=parameter,1=batch"]):
            done = self.run_exporter(f"{model}:make_step", "-o", out, *roles)
            self.assertEqual(done.returncode, 0, done.stderr)
            mpopt.tool.run(out + ".vhlo", f"--mp-amp=roles={out}.json", "-o",
                           out + ".mlir")
            ran = subprocess.run(
                [mpopt.tool.find("mp-run"), out + ".mlir",
                 f"--inputs={out}.npz", "--steps=3"], capture_output=True,
                text=True)
            self.assertEqual(ran.returncode, 0, ran.stderr)

    def test_lines_are_those_of_the_model(self):
        model, out = self.write_model(self.MODEL)
        done = self.run_exporter(f"{model}:make_step", "-o", out)
        self.assertEqual(done.returncode, 0, done.stderr)
        said = []
        mpopt.tool.run(out + ".vhlo", "--mp-amp", "-o", out + ".mlir",
                       tell=said.append)
        self.assertRegex(said[0], r"^\S*model\.py:6:\d+: warning: mp.dot reads")
        self.assertNotIn("mp_export", said[0])

    def test_wrong_calls_say_what_is_wrong(self):
        model, out = self.write_model(self.MODEL)
        for arguments, words in (
                (["model.py"], "is not FILE.py:FUNCTION"),
                ([f"{model}:other"], "has no 'other'"),
                ([f"{out}.py:f"], "there is no file"),
                ([f"{model}:make_step", "--roles", "0=weight"],
                 "is not NUMBER=ROLE"),
                ([f"{model}:make_step", "--roles", "5=batch", "-o",
                  out], "names argument 5")):
            done = self.run_exporter(*arguments)
            self.assertEqual(done.returncode, 1)
            self.assertIn(words, done.stderr)


if __name__ == "__main__":
    unittest.main()
