"""Expected results of contraction.mlir: einsum, and convolutions by brute force."""
import itertools

import numpy as np

import reference

r = np.random.default_rng(4)


def normal(*shape):
    return r.standard_normal(shape).astype(np.float32)


def inputs():
    return {
        "arg0": normal(2, 5, 3, 4), "arg1": normal(3, 2, 6, 4), "arg2": normal(9, 20).astype(np.float16),
        "arg3": normal(9, 12).astype(np.float16),
        "arg4": normal(2, 7, 6, 4), "arg5": normal(3, 2, 4, 6), "arg6": normal(3, 2, 2, 6),
        "arg7": normal(4, 7, 6, 2), "arg8": r.integers(-9, 9, (3, 4)).astype(np.int32),
    }


def conv(x, k, strides=(1, 1), low=(0, 0), high=(0, 0), lhs_dilation=(1, 1), rhs_dilation=(1, 1),
         reverse=(False, False), feature_groups=1, batch_groups=1):
    """x [n, h, w, c], k [kh, kw, i, o] -> [n, h, w, o], by the definition."""
    size = [(n - 1) * d + 1 + l + h for n, d, l, h in zip(x.shape[1:3], lhs_dilation, low, high)]
    span = [(n - 1) * d + 1 for n, d in zip(k.shape, rhs_dilation)]
    out_size = [(s - p) // t + 1 for s, p, t in zip(size, span, strides)]
    n, c, o = x.shape[0] // batch_groups, x.shape[3] // feature_groups, k.shape[3]
    per = o // (feature_groups * batch_groups)
    out = np.zeros((n, *out_size, o))
    for g in range(feature_groups * batch_groups):
        xs = x[g * n:(g + 1) * n] if batch_groups > 1 else x[..., g * c:(g + 1) * c]
        ks = k[..., g * per:(g + 1) * per].astype(np.float64)
        for oh, ow, i, j in itertools.product(*map(range, (*out_size, *k.shape[:2]))):
            tap = [k.shape[d] - 1 - t if reverse[d] else t for d, t in enumerate((i, j))]
            at = [o_ * s + t * d - l for o_, s, t, d, l in zip((oh, ow), strides, tap, rhs_dilation, low)]
            if all(a >= 0 and a % d == 0 and a // d < m for a, d, m in zip(at, lhs_dilation, x.shape[1:3])):
                at = [a // d for a, d in zip(at, lhs_dilation)]
                out[:, oh, ow, g * per:(g + 1) * per] += xs[:, at[0], at[1], :] @ ks[i, j]
    return out


def serial_dot(a, b):
    out = np.zeros((a.shape[1], b.shape[1]), np.float16)
    for x, y in zip(a, b):
        out = (out.astype(np.float64) + np.outer(x.astype(np.float64), y.astype(np.float64))).astype(np.float16)
    return out


def expected(arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8):
    f = np.float64
    exact = arg2.astype(f).T @ arg3.astype(f)
    return {
        "out0": (np.einsum("bicd,cbjd->bcij", arg0.astype(f), arg1.astype(f)), 1e-6),
        "out1": (exact, 1e-6), "out2": (exact, 2**-11), "out3": serial_dot(arg2, arg3),
        "out4": (conv(arg4, arg5, strides=(2, 1), low=(1, 0), high=(2, -1)), 1e-6),
        "out5": (conv(arg4, arg5, lhs_dilation=(2, 3), rhs_dilation=(1, 2), reverse=(True, False), low=(-1, 1), high=(0, 1)), 1e-6),
        "out6": (conv(arg4, arg6, feature_groups=2, low=(1, 1), high=(0, 0)), 1e-6),
        "out7": (conv(arg4, arg5, batch_groups=2), 1e-6),
        # Batch and features exchanged, and the kernel features first: a weight gradient.
        "out8": (conv(arg7.transpose(3, 1, 2, 0), arg5, low=(1, 1), high=(1, 1)).transpose(1, 2, 0, 3), 1e-6),
        "out9": (arg8 @ arg8.T).astype(np.int32),
    }


reference.main(inputs, expected)
