"""Steps with what mp has no op for: kept as it is, the rest in 16 bits.

FFT, complex numbers, LAPACK, a kernel of Pallas, a call of a library. Losses are
those of FP32 within rounding, and the products around read 16 bits.
"""

import unittest

import jax
import jax.numpy as jnp
import numpy as np
from jax.experimental import pallas

from simple_step import X, Y, keep_copies, make_parameters
import mpopt.jax

setUpModule = keep_copies

STEPS = 5


def transformed(h):
    f = jnp.fft.rfft(h, axis=-1)
    f = f * (1 + 0.1j) + 0.5 * jnp.conj(f)
    return jnp.fft.irfft(f, n=h.shape[-1], axis=-1)


def squared(h):
    c = jax.lax.complex(h, 0.5 * h)
    c = c * c
    return h + 0.1 * jnp.real(c) + 0.1 * jnp.imag(c)


def whitened(h):
    lower = jnp.linalg.cholesky(h.T @ h / len(h) + jnp.eye(h.shape[1]))
    return jax.scipy.linalg.solve_triangular(lower, h.T, lower=True).T


def kernel(x, y, out):
    out[...] = x[...] * y[...]


def halved(h):
    half = pallas.pallas_call(kernel, interpret=True,
                              out_shape=jax.ShapeDtypeStruct(h.shape, h.dtype))
    return h + half(jax.lax.stop_gradient(h), jnp.full_like(h, 0.5))


def scaled(h):
    """By the largest eigenvalue, which is a constant to the gradient."""
    values = jnp.linalg.eigh(jax.lax.stop_gradient(h.T @ h))[0]
    return h / jnp.sqrt(1 + values[-1] / len(h))


def pivoted(h):
    """By a routine whose name jax.export does not vouch for."""
    upper = jax.scipy.linalg.qr(jax.lax.stop_gradient(h.T @ h),
                                pivoting=True)[1]
    return h / jnp.sqrt(1 + jnp.abs(upper[0, 0]) / len(h))


def make_step(*layers):
    def loss_of(params, x, y):
        hidden = jnp.tanh(x @ params["w"] + params["b"])
        for layer in layers:
            hidden = layer(hidden)
        return jnp.mean((hidden @ params["v"] - y) ** 2)

    def step(params, x, y):
        loss, grads = jax.value_and_grad(loss_of)(params, x, y)
        return jax.tree.map(lambda p, g: p - 0.05 * g, params, grads), loss
    return step


class Kept(unittest.TestCase):
    def check(self, layers, kept, **options):
        plain, params = make_step(*layers), make_parameters()
        step = mpopt.jax.jit(plain, **options)
        reference, mixed = params, params
        for _ in range(STEPS):
            reference, expected = jax.jit(plain)(reference, X, Y)
            mixed, loss = step(mixed, X, Y)
            np.testing.assert_allclose(loss, expected, rtol=2e-3)
        text = step.amp_step.rewritten(params, X, Y).text
        for name in kept:
            self.assertIn(name, text)
        return text

    def test_each(self):
        for layer, kept in ((transformed, ["stablehlo.fft", "complex<f32>"]),
                            (squared, ["stablehlo.complex"]),
                            (whitened, ["lapack_spotrf_ffi",
                                        "lapack_strsm_ffi"]),
                            (halved, []),
                            (scaled, ["lapack_ssyevd_ffi"]),
                            (pivoted, ["lapack_sgeqp3_ffi"])):
            for options in ({"dtype": "bf16"}, {"scaling": 256.0}, {}):
                with self.subTest(layer=layer.__name__, **options):
                    text = self.check([layer], kept, **options)
                    short = options.get("dtype", "f16")
                    self.assertRegex(
                        text, r'"stablehlo.dot_general"\(.*tensor<32x64x' +
                        short)

    def test_all(self):
        layers = [transformed, squared, whitened, halved, scaled]
        text = self.check(layers, ["stablehlo.fft", "lapack_ssyevd_ffi"])
        self.assertIn("f16>", text)
        # Without a type nothing is narrow.
        text = self.check(layers, ["stablehlo.fft"], dtype="off")
        self.assertNotIn("f16>", text)

    def test_complex_values_of_a_step(self):
        """Complex arguments, results and state go through."""
        def plain(state, x, y):
            (params, phase), z = state, jnp.exp(1j * x[:, 0])
            new, loss = make_step(squared)(params, x, y)
            return (new, phase * z[0]), loss, phase + z

        step = mpopt.jax.jit(plain, scaling=256.0)
        mixed = reference = (make_parameters(), jnp.complex64(1))
        for _ in range(STEPS):
            reference, expected, wanted = jax.jit(plain)(reference, X, Y)
            mixed, loss, phases = step(mixed, X, Y)
            np.testing.assert_allclose(loss, expected, rtol=2e-3)
            np.testing.assert_allclose(phases, wanted, rtol=1e-5)
        self.assertEqual(mixed[1].dtype, jnp.complex64)


if __name__ == "__main__":
    unittest.main()
