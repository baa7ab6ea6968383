"""The wheel holds the tool, and works where there is no other; needs jax.

    MPOPT_BIN=build/static/bin python test/Oracles/mpopt_wheel_test.py
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest
import zipfile

ROOT = pathlib.Path(__file__).parents[2]

USE = """
import jax, jax.numpy as jnp, mpopt.jax, mpopt.tool, sys
assert "tools/python" not in mpopt.__file__, mpopt.__file__
assert mpopt.tool.find().startswith(sys.argv[1]), mpopt.tool.find()

@mpopt.jax.jit
def step(w, x):
    loss, g = jax.value_and_grad(lambda w: jnp.mean((x @ w) ** 2))(w)
    return w - 0.1 * g, loss

w = jnp.eye(16)
for _ in range(5):
    w, loss = step(w, jnp.ones((8, 16)))
assert step.explain().flops_16bit == step.explain().flops > 0
print(float(loss))
"""


class Wheel(unittest.TestCase):
    def find_wheel(self, folder, pip):
        """The one that MPOPT_WHEEL names, or one made of MPOPT_BIN."""
        if made := os.environ.get("MPOPT_WHEEL"):
            return pathlib.Path(made)
        tools = os.environ.get("MPOPT_BIN")
        if not tools:
            self.skipTest("MPOPT_BIN names no folder with mp-opt")
        shutil.copytree(ROOT / "tools/python", folder / "source")
        subprocess.run(
            [*pip, "wheel", "-q", "--no-build-isolation", "--no-deps",
             "-w", folder, folder / "source"], check=True,
            env=os.environ | {"MPOPT_BIN": str(pathlib.Path(tools).resolve())})
        wheel, = folder.glob("mpopt-*.whl")
        return wheel

    def test_holds_the_tool_and_works_alone(self):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            pip = [sys.executable, "-m", "pip"]
            wheel = self.find_wheel(folder, pip)
            # Of any Python 3, of this platform alone.
            self.assertRegex(wheel.name, r"-py3-none-(many)?linux")
            with zipfile.ZipFile(wheel) as held:
                sizes = {info.filename: info.file_size
                         for info in held.infolist()}
            self.assertIn("mpopt/bin/mp-opt", sizes)
            self.assertIn("mpopt/jax/step.py", sizes)
            print(f"\n{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB, "
                  f"mp-opt {sizes['mpopt/bin/mp-opt'] / 1e6:.1f} MB")
            self.assertLess(wheel.stat().st_size, 40e6)
            subprocess.run([*pip, "install", "-q", "--no-deps", "--no-index",
                            "--target", folder / "site", wheel], check=True)
            path = {**os.environ, "PYTHONPATH": str(folder / "site"),
                    "PATH": "/usr/bin:/bin"}
            path.pop("MPOPT_BIN", None)
            done = subprocess.run(
                [sys.executable, "-W", "ignore", "-c", USE,
                 str(folder / "site")], cwd=folder, env=path,
                capture_output=True, text=True, check=False)
            self.assertEqual(done.returncode, 0, done.stderr)
            # Five steps down from 1; the control is that it moves at all.
            self.assertLess(float(done.stdout), 0.9)
            # And where it is taken away, a word about where it was looked for.
            (folder / "site/mpopt/bin/mp-opt").unlink()
            done = subprocess.run(
                [sys.executable, "-W", "ignore", "-c",
                 "import mpopt.tool; mpopt.tool.find()"], cwd=folder, env=path,
                capture_output=True, text=True, check=False)
            self.assertIn("MPError: found no mp-opt", done.stderr)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
