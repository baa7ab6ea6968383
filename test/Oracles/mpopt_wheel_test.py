"""The wheel holds the tool, and works where there is no other; needs jax.

    MPOPT_BIN=build/static/bin python test/Oracles/mpopt_wheel_test.py
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import zipfile

ROOT = pathlib.Path(__file__).parents[2]
PIP = [sys.executable, "-m", "pip"]

USE = """
import jax, jax.numpy as jnp, mpopt.jax, mpopt.tool, sys
assert "tools/python" not in mpopt.__file__, mpopt.__file__
assert mpopt.tool.find().startswith(sys.argv[1]), mpopt.tool.find()

def plain(w, x):
    loss, g = jax.value_and_grad(lambda w: jnp.mean((x @ w) ** 2))(w)
    return w - 0.1 * g, loss

def train(step):
    w = jnp.eye(16)
    for _ in range(5):
        w, loss = step(w, jnp.ones((8, 16)))
    return float(loss)

wanted = train(jax.jit(plain))
for dtype, bits in ("f16", 11), ("bf16", 8):
    step = mpopt.jax.jit(plain, dtype=dtype)
    found = train(step)
    assert step.explain().flops_16bit == step.explain().flops > 0
    # Five steps, each with some roundings.
    assert abs(found - wanted) < 4 * 2 ** -bits * wanted, (dtype, found)
# The control is that it moves at all.
assert wanted < 0.9, wanted
"""

# PEP 600 and auditwheel's list, of what mp-opt may link.
EVERYWHERE = {"ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1", "libc.so.6",
              "libm.so.6", "libdl.so.2", "libpthread.so.0", "librt.so.1",
              "libgcc_s.so.1", "libstdc++.so.6", "libz.so.1"}
# The first glibc whose distributions all have this libstdc++.
LIBSTDCXX = {(2, 34): (3, 4, 29), (2, 35): (3, 4, 30), (2, 38): (3, 4, 32)}


def make_wheel(folder):
    """The one that MPOPT_WHEEL names, or one made of MPOPT_BIN."""
    if made := os.environ.get("MPOPT_WHEEL"):
        return pathlib.Path(made)
    tools = os.environ.get("MPOPT_BIN")
    if not tools:
        raise unittest.SkipTest("MPOPT_BIN names no folder with mp-opt")
    shutil.copytree(ROOT / "tools/python", folder / "source")
    subprocess.run(
        [*PIP, "wheel", "-q", "--no-build-isolation", "--no-deps",
         "-w", folder, folder / "source"], check=True,
        env=os.environ | {"MPOPT_BIN": str(pathlib.Path(tools).resolve())})
    wheel, = folder.glob("mpopt-*.whl")
    return wheel


def read_elf(flag, path):
    return subprocess.run(["readelf", "--wide", flag, path], check=True,
                          capture_output=True, text=True).stdout


def versions(text, name):
    """The versions of symbols like GLIBC_2.34 that a file asks for."""
    return {tuple(map(int, found.split(".")))
            for found in re.findall(rf"Name: {name}_([\d.]+)", text)}


class Wheel(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = pathlib.Path(cls.enterClassContext(
            tempfile.TemporaryDirectory()))
        cls.wheel = make_wheel(folder)
        cls.site = folder / "site"
        subprocess.run([*PIP, "install", "-q", "--no-deps", "--no-index",
                        "--target", cls.site, cls.wheel], check=True)
        # No compiler, and no tool of the machine: its PATH holds nothing.
        (folder / "bin").mkdir()
        cls.variables = {key: value for key, value in os.environ.items()
                         if key != "MPOPT_BIN"}
        cls.variables |= {"PYTHONPATH": str(cls.site),
                          "PATH": str(folder / "bin")}

    def run_python(self, program, *words):
        return subprocess.run(
            [sys.executable, "-W", "ignore", "-c", program, *words],
            cwd=self.site, env=self.variables, capture_output=True, text=True,
            check=False)

    def test_holds_the_tool(self):
        # Of any Python 3, of this platform alone.
        self.assertRegex(self.wheel.name, r"-py3-none-(many)?linux")
        with zipfile.ZipFile(self.wheel) as held:
            sizes = {info.filename: info.file_size for info in held.infolist()}
        self.assertIn("mpopt/bin/mp-opt", sizes)
        self.assertIn("mpopt/jax/step.py", sizes)
        print(f"\n{self.wheel.name}: {self.wheel.stat().st_size / 1e6:.1f} MB, "
              f"mp-opt {sizes['mpopt/bin/mp-opt'] / 1e6:.1f} MB")
        self.assertLess(self.wheel.stat().st_size, 40e6)

    def test_needs_what_its_name_says(self):
        found = re.search(r"manylinux_(\d+)_(\d+)_", self.wheel.name)
        if not found or not shutil.which("readelf"):
            self.skipTest("no manylinux wheel, or no readelf")
        tag = tuple(map(int, found.groups()))
        newest = max((glibc for glibc in LIBSTDCXX if glibc <= tag),
                     default=None)
        held = self.site / "mpopt"
        for path in held / "bin/mp-opt", *(held / "lib").iterdir():
            links, asks = read_elf("-d", path), read_elf("-V", path)
            needed = set(re.findall(r"NEEDED.*\[(.*)\]", links))
            self.assertIn("libc.so.6", needed)
            self.assertLessEqual(
                needed - {lib.name for lib in (held / "lib").iterdir()},
                EVERYWHERE, path)
            self.assertLessEqual(max(versions(asks, "GLIBC")), tag)
            if newest:
                self.assertLessEqual(
                    max(versions(asks, "GLIBCXX"), default=(3, 4)),
                    LIBSTDCXX[newest])

    def test_trains_alone(self):
        done = self.run_python(USE, str(self.site))
        self.assertEqual(done.returncode, 0, done.stderr)

    def test_page(self):
        # The programs of docs/JAX.md that need no other framework, as they
        # stand there, one after the other.
        blocks = re.findall(r"```python\n(.*?)```",
                            (ROOT / "docs/JAX.md").read_text(), re.S)
        blocks = [block for block in blocks
                  if "nnx" not in block and "head(x)" not in block]
        self.assertGreaterEqual(len(blocks), 5)
        program = "\n".join(blocks) + (
            "\nassert 0 < float(loss) < 0.2, loss"
            "\nassert state.grads_finite and bool(jnp.all(jnp.isfinite("
            "params['w1'])))")
        path = self.site / "page.py"  # explain names lines of a file
        path.write_text(program)
        done = subprocess.run([sys.executable, path], cwd=self.site,
                              env=self.variables, capture_output=True,
                              text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("FLOPs of products with 16-bit operands  100.0 %",
                      done.stdout)

    def test_word_where_there_is_no_tool(self):
        tool, other = self.site / "mpopt/bin/mp-opt", self.site / "away"
        tool.rename(other)
        self.addCleanup(other.rename, tool)
        done = self.run_python("import mpopt.tool; mpopt.tool.find()")
        self.assertIn("MPError: found no mp-opt", done.stderr)

    def test_word_where_nothing_builds_it(self):
        # What pip asks of a source tree first.
        with tempfile.TemporaryDirectory() as name:
            source = pathlib.Path(name) / "tools/python"
            shutil.copytree(ROOT / "tools/python", source)
            done = subprocess.run(
                [sys.executable, "-B", "-c", "import build_wheel as b; "
                 "print(b.get_requires_for_build_wheel())"], cwd=source,
                env=self.variables | {"PYTHONPATH": str(source)},
                capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn("no cmake, no C++ compiler", done.stderr)
        self.assertIn("pip wheel --no-deps", done.stderr)
        self.assertNotIn("Traceback", done.stderr)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
