"""What a first call does besides what jax.jit's does; needs jax."""

import itertools
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest
import unittest.mock
import warnings

from simple_step import X, Y, make_parameters, train_step

import jax
import jax.numpy as jnp
import numpy as np

import mpopt.jax
from mpopt.jax.names import GOOD, SCALE
from mpopt.jax.options import compiler_options

_HERE = pathlib.Path(__file__).parent


def run_alone(program):
    """Runs a program in a process of its own."""
    head = (f"import sys; sys.path.insert(0, {str(_HERE)!r})\n"
            "from simple_step import *\nimport mpopt.jax\n")
    return subprocess.run([sys.executable, "-W", "ignore", "-c",
                           head + program], check=True, capture_output=True,
                          text=True).stdout


def compiled_by(call):
    """How many programs a call has XLA compile."""
    events = []

    def listen(event, *_, **__):
        if event.endswith("backend_compile_duration"):
            events.append(event)

    jax.monitoring.register_event_duration_secs_listener(listen)
    try:
        jax.block_until_ready(call())
    finally:
        jax.monitoring.unregister_event_duration_listener(listen)
    return len(events)


def add_branch(x, w):
    return x + jnp.tanh(x @ w)


def normalize(x, w):
    x = x + x @ w
    return x * jax.lax.rsqrt(jnp.mean(x ** 2, -1, keepdims=True) + 1e-6)


def make_chain(depth, block, loop):
    """A step of residual blocks, inside of a loop or not, and its arguments."""
    def loss(params, x):
        for w in params:
            x = block(x, w)
        return jnp.mean(x[:, 0] ** 2)

    def step(params, x):
        grads = jax.grad(loss)(params, x)
        return [w - 0.01 * grad for w, grad in zip(params, grads)]

    def epoch(params, x):
        return jax.lax.scan(lambda p, x: (step(p, x), None), params, x)[0]

    keys = jax.random.split(jax.random.key(0), depth + 1)
    params = [0.1 * jax.random.normal(key, (16, 16)) for key in keys[1:]]
    shape = (2, 8, 16) if loop else (8, 16)
    return epoch if loop else step, (params, jax.random.normal(keys[0], shape))


def compile_alone(step, arguments):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return step.lower(*arguments).compile()


def largest_kernel(program):
    """How many ops the largest computation has that XLA compiles as one."""
    return max(text.count("\n") for text in program.as_text().split("\n\n")
               if text.startswith("%fused"))


def make_scan(loops=1, rounds=6):
    """A step through loops, one inside of another, and its arguments."""
    def walk(params, h, xs, depth):
        def advance(h, x):
            h = jnp.tanh(h @ params["w"] + x @ params["v"]) if depth == 1 \
                else walk(params, h, x, depth - 1)[0]
            return h, h
        return jax.lax.scan(advance, h, xs)

    def step(params, xs):
        grads = jax.grad(lambda params: jnp.mean(walk(
            params, jnp.zeros((4, 8)), xs, loops)[1] ** 2))(params)
        return jax.tree.map(lambda p, g: p - 0.1 * g, params, grads)
    random = np.random.default_rng(0)
    shape = (rounds,) * loops + (4, 8)
    return step, ({name: jnp.asarray(0.3 * random.normal(size=(8, 8)), "f")
                   for name in "wv"},
                  jnp.asarray(random.normal(size=shape), "f"))


class FirstCall(unittest.TestCase):
    def test_one_program_is_compiled(self):
        for options in {"dtype": "f16"}, {"dtype": "bf16"}, {"dtype": "off"}:
            params = make_parameters()
            step = mpopt.jax.jit(train_step, **options)
            self.assertEqual(compiled_by(lambda: step(params, X, Y)), 1)
            # Who has warmed up may begin anew.
            params = make_parameters()
            self.assertEqual(compiled_by(lambda: step(params, X, Y)), 0)

    def test_large_parameters_need_no_second_program(self):
        def step(params, x):
            loss, grads = jax.value_and_grad(
                lambda p: jnp.mean((x @ p["w"]) ** 2))(params)
            return {"w": params["w"] - 0.1 * grads["w"]}, loss
        x = jnp.ones((8, 200))
        for dtype in "f16", "bf16":
            mixed = mpopt.jax.jit(step, dtype=dtype)
            params = {"w": jnp.ones((200, 200))}
            self.assertEqual(compiled_by(lambda: mixed(params, x)), 1)
            # A CPU has no tiles, and widens what copies it gets.
            self.assertNotIn("stablehlo.pad", mixed.amp_step.rewritten(
                params, x).text)

    def test_bf16_is_rounded_to_by_one_op(self):
        def lower():
            step = mpopt.jax.amp(train_step, dtype="bf16")
            params = make_parameters()
            state = step.init(params, X, Y)
            return jax.jit(step).lower(state, params, X, Y).as_text()
        text = lower()
        self.assertIn("stablehlo.reduce_precision", text)
        self.assertNotIn("bf16", text)
        # What is read as bf16, too, such as a copy for the next call, is made.
        with unittest.mock.patch("mpopt.jax.options.min_copy", lambda: 1):
            self.assertRegex(lower(), r"stablehlo.convert .*xf32>\) -> "
                             r"tensor<\d+x\d+xbf16>")

    def test_sums_of_a_deep_chain_are_stored(self):
        for dtype, block, loop in itertools.product(
                ("bf16", "f16"), (add_branch, normalize), (False, True)):
            with self.subTest(dtype=dtype, block=block.__name__, loop=loop):
                step, arguments = make_chain(12, block, loop)
                plain = compile_alone(jax.jit(step), arguments)
                mixed = compile_alone(mpopt.jax.jit(step, dtype=dtype),
                                      arguments)
                with unittest.mock.patch("mpopt.jax.cpu.store_sums"):
                    made = compile_alone(mpopt.jax.jit(step, dtype=dtype),
                                         arguments)
                # There each kernel makes all sums before it again.
                self.assertGreater(largest_kernel(made),
                                   1.3 * largest_kernel(mixed))
                self.assertLess(largest_kernel(mixed),
                                3 * largest_kernel(plain))
                # A product and its sum in one kernel are rounded once.
                if block is normalize:
                    continue
                for one, other in zip(*(
                        jax.tree.leaves(program(*arguments))
                        for program in (mixed, made))):
                    np.testing.assert_array_equal(one, other)

    def test_loops_carry_f32_for_bf16(self):
        for loops in 1, 2:
            step, arguments = make_scan(loops)
            mixed = mpopt.jax.jit(step, dtype="bf16")
            text = mixed.lower(*arguments).as_text()
            self.assertIn("stablehlo.while", text)
            self.assertNotRegex(text, r"stablehlo.(while|dynamic_).*xbf16>")
            with unittest.mock.patch("mpopt.jax.cpu.widen_carried"):
                short = mpopt.jax.jit(step, dtype="bf16")
                # There XLA widens and rounds a whole stack in each round.
                self.assertRegex(short.lower(*arguments).as_text(),
                                 r"stablehlo.dynamic_update_slice.*xbf16>")
                same = short(*arguments)
            for one, other in zip(*map(jax.tree.leaves,
                                       (mixed(*arguments), same))):
                np.testing.assert_array_equal(one, other)

    def test_loops_carry_f16_as_it_is(self):
        step, arguments = make_scan()
        self.assertRegex(
            mpopt.jax.jit(step, dtype="f16").lower(*arguments).as_text(),
            r"stablehlo.dynamic_update_slice.*xf16>")

    def test_what_is_made_of_little_is_made_again(self):
        def step(params, x):
            def loss(params):
                hidden = jnp.tanh(x @ params["w"])
                return jnp.mean((hidden + hidden * hidden) @ params["v"])
            grads = jax.grad(loss)(params)
            return jax.tree.map(lambda p, g: p - 0.1 * g, params, grads)
        params = {"w": jnp.ones((8, 8)), "v": jnp.ones((8, 4))}
        text = mpopt.jax.jit(step, dtype="bf16").lower(
            params, jnp.ones((4, 8))).as_text()
        self.assertNotIn("stablehlo.popcnt", text)

    def test_one_op_rounds_to_the_bits_of_bf16(self):
        tops = np.arange(1 << 16, dtype=np.uint32) << 16
        # Ties, what is beside them, numbers that are small or none.
        bits = np.concatenate([tops | low for low in
                               (0, 1, 0x7fff, 0x8000, 0x8001, 0xffff)])
        values = bits.view(np.float32)
        rounded = jax.jit(
            lambda x: jax.lax.reduce_precision(x, 8, 7))(values)
        expected = values.astype(jnp.bfloat16).astype(np.float32)
        np.testing.assert_array_equal(rounded, expected)
        np.testing.assert_array_equal(np.signbit(rounded)[~np.isnan(values)],
                                      np.signbit(expected)[~np.isnan(values)])

    def test_to_decorate_starts_no_backend(self):
        said = subprocess.run([sys.executable, "-c", """
import mpopt.jax
from jax._src import xla_bridge
mpopt.jax.jit(lambda params: params)
print(xla_bridge.backends_are_initialized())
"""], check=True, capture_output=True, text=True).stdout
        self.assertEqual(said, "False\n")

    def test_a_level_that_xla_is_told_is_left_alone(self):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "flags"
            level = "xla_backend_optimization_level"
            for told in f"--{level}=1", "--xla_dump_hlo_as_text":
                file.write_text(f"{told}\n")
                for flags in told, f" {told}", str(file):
                    with unittest.mock.patch.dict(os.environ,
                                                  {"XLA_FLAGS": flags}):
                        options = compiler_options(None, False)
                    self.assertEqual(level in options, level not in told, flags)
            with unittest.mock.patch.dict(
                    os.environ, {"XLA_FLAGS": f"{folder}/none"}):
                self.assertIn(level, compiler_options(None, False))

    def test_the_first_state_is_as_compiled(self):
        step = mpopt.jax.amp(train_step, dtype="f16")
        params = make_parameters()
        state = step.init(params, X, Y)
        inside = jax.jit(step.init)(params, X, Y)
        self.assertEqual(jax.tree.structure(state), jax.tree.structure(inside))
        for name, value in inside.values.items():
            self.assertEqual(value.dtype, state.values[name].dtype)
            np.testing.assert_array_equal(value, state.values[name])
        self.assertEqual(float(state.values[SCALE]), 65536)
        self.assertEqual(int(state.values[GOOD]), 0)

    def test_a_state_with_copies_is_compiled(self):
        with unittest.mock.patch("mpopt.jax.options.min_copy",
                                 lambda: 1):
            state = mpopt.jax.amp(train_step, dtype="f16").init(
                make_parameters(), X, Y)
        self.assertIn("float16", {str(value.dtype)
                                  for value in state.values.values()})

    def test_scipy_is_not_loaded(self):
        said = run_alone("mpopt.jax.jit(train_step)(make_parameters(), X, Y)\n"
                         "print('scipy.linalg' in sys.modules)\n")
        self.assertEqual(said, "False\n")

    def test_lapack_is_there_for_what_calls_it(self):
        said = run_alone("""
def step(params, x, y):
    def loss(params):
        hidden = x @ params["w"]
        lower = jnp.linalg.cholesky(hidden.T @ hidden + jnp.eye(64))
        return jnp.mean(lower ** 2) + loss_of(params, x, y)
    value, grads = jax.value_and_grad(loss)(params)
    return jax.tree.map(lambda p, g: p - 0.1 * g, params, grads), value
print(float(mpopt.jax.jit(step)(make_parameters(), X, Y)[1]))
""")
        self.assertTrue(np.isfinite(float(said)))

    def test_it_runs_where_it_was_exported_for(self):
        step = mpopt.jax.amp(train_step, dtype="f16")
        params = make_parameters()
        traced = jax.jit(step).trace(step.init(params, X, Y), params, X, Y)
        with self.assertRaisesRegex(ValueError, "was exported for"):
            traced.lower(lowering_platforms=("tpu",))


if __name__ == "__main__":
    unittest.main()
