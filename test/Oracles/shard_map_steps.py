"""Steps drawn at random with shard_maps around parts of them; needs jax.

Values of two and three dimensions go through ops outside, which name dimensions anew,
combine values or sum them, and through shard_maps over some axes of a mesh with
specs, products, sums and captured values as they come. A step that JAX refuses is
none.
"""

import jax
import jax.numpy as jnp
import numpy as np

P = jax.sharding.PartitionSpec
MESHES = [((4,), "a"), ((2, 2), "ab"), ((2, 1, 2), "abc"), ((1, 2, 2), "abc"),
          ((2, 2, 1), "abc")]
SIZE = 4


def make_mesh(random):
    shape, names = MESHES[random.integers(len(MESHES))]
    return jax.make_mesh(shape, tuple(names), axis_types=(
        jax.sharding.AxisType.Auto,) * len(shape))


class Draw:
    """One step: each call of `pick` is the next draw, so that a step is the same
    whenever JAX traces it."""

    def __init__(self, seed):
        self.seed = seed
        random = np.random.default_rng(seed)
        self.mesh = make_mesh(random)
        self.checks = bool(random.random() < 0.6)
        self.length = int(random.integers(2, 6))
        self.shape = [SIZE] * int(random.integers(2, 4))
        if random.random() < 0.3:
            self.shape[int(random.integers(len(self.shape)))] = 1
        self.divides = bool(random.random() < 0.25)
        # All lies as the next computation takes it, over the same axes, and
        # what stands between can be done in parts.
        self.gathers = bool(random.random() < 0.6)
        self.divides &= not self.gathers
        names = list(self.mesh.axis_names)
        self.axes = names if random.random() < 0.5 else [
            str(n) for n in random.permutation(names)[:1 + int(
                random.integers(len(names)))]]
        self.optimizer = int(random.integers(3))
        self.around = int(random.integers(10))
        self.params = {
            name: jnp.array(random.normal(size=shape) * 0.5, jnp.float32)
            for name, shape in {"w": (SIZE, SIZE), "u": (SIZE, SIZE),
                                "b": (SIZE,), "s": ()}.items()}
        self.x, self.y = (jnp.array(random.normal(size=self.shape),
                                    jnp.float32) for _ in range(2))

    def pick(self, *choices):
        return choices[self.random.integers(len(choices))]

    def spec(self, shape, axes):
        """Each axis divides one dimension or none."""
        dims = [[] for _ in shape]
        for axis in self.random.permutation(list(axes)):
            size = self.mesh.shape[str(axis)]
            i = int(self.random.integers(len(shape) + 1)) if shape else 0
            if i < len(shape) and shape[i] % (size * int(np.prod(
                    [self.mesh.shape[a] for a in dims[i]]))) == 0:
                dims[i].append(str(axis))
        return P(*(tuple(d) if d else None for d in dims))

    def outside(self, x, params):
        kind = (self.pick(0, 1, 2, 3, 4, 5, 8, 9, 10, 11, 12)
                if self.gathers else self.random.integers(14))
        if kind == 2 and self.lies is not None:
            self.lies = [self.lies[i] for i in
                         [len(self.lies) - 1, *range(1, len(self.lies) - 1), 0]]
        if kind == 0:
            return jnp.tanh(x) * 1.5
        if kind == 1:
            return x + params["s"]
        if kind == 2:
            return jnp.swapaxes(x, 0, -1)
        if kind == 3:
            return x - jnp.mean(x, self.random.integers(x.ndim), keepdims=True)
        if kind == 4:
            return x + jnp.sum(x, self.random.integers(x.ndim), keepdims=True)
        if kind == 5:
            return x / (1 + jnp.max(jnp.abs(x)))
        if kind == 6:
            return jnp.expand_dims(x, 0)[0] * 0.5 if x.shape[0] > 1 else x
        if kind == 7 and x.shape[-1] == SIZE and self.divides:
            return x @ params["w"]
        if kind == 8 and x.shape[-1] == SIZE:
            return x * params["b"]
        if kind == 9:
            return jnp.where(x > 0, x, 0.1 * x)
        if kind == 10:
            return x * jax.lax.rsqrt(jnp.mean(x * x) + 1e-2)
        if kind == 11:
            axis = int(self.random.integers(x.ndim))
            return jnp.broadcast_to(jnp.max(x, axis, keepdims=True),
                                    x.shape) + x
        if kind == 12:
            return jnp.reshape(x, (1,) + x.shape).sum(0)
        return jnp.flip(x, 0)

    def inside(self, x, more, captured, axes):
        for _ in range(self.random.integers(1, 4)):
            kind = self.random.integers(10)
            if self.random.random() < 0.3:
                kind = 1
            axis = self.pick(*axes)
            if kind == 0 or kind == 2 and self.checks and axis not in getattr(
                    jax.typeof(x), "vma", ()):
                x = jnp.tanh(x + captured)
            elif kind == 1 and x.shape[-1] == more.shape[0]:
                x = x @ more
            elif kind == 2:
                x = jax.lax.psum(x, axis) * 0.5
            elif kind == 3:
                x = x * (1 + jax.lax.axis_index(axis))
            elif kind == 4:
                x = x + jax.lax.pmean(jnp.mean(x), tuple(axes))
            elif kind == 5:
                x = x * jnp.asarray(np.linspace(0.5, 1.5, x.shape[-1]),
                                    jnp.float32)
            elif kind == 6:
                x = jax.lax.ppermute(x, axis, [
                    (i, (i + 1) % self.mesh.shape[axis])
                    for i in range(self.mesh.shape[axis])])
            elif kind == 7:
                x = jax.lax.scan(lambda c, i: (c * 0.9 + captured * i, None),
                                 x, jnp.arange(2.0))[0]
            elif kind == 8:
                x = jax.checkpoint(jnp.sin)(x)
            else:
                x = x - jnp.max(x, -1, keepdims=True)
        return x

    def mapped(self, x, params, captured):
        names = list(self.mesh.axis_names)
        axes = names if self.random.random() < 0.5 else [
            str(n) for n in self.random.permutation(names)[:1 + int(
                self.random.integers(len(names)))]]
        weights = params[self.pick("w", "u")]
        specs = self.spec(x.shape, axes), self.spec(weights.shape, axes)
        out = self.spec(x.shape, axes)
        if self.gathers:
            axes = self.axes
            specs = (self.spec(x.shape, axes) if self.lies is None
                     else P(*self.lies)), P()
            out = self.spec(x.shape, axes)
            self.lies = list(out) + [None] * (x.ndim - len(out))
        state = self.random.integers(1 << 30)
        # Another one inside of it, over an axis that is left.
        left = [n for n in names if n not in axes]
        nests = bool(left) and self.random.random() < 0.5

        def nested(x, more):
            axis = str(self.pick(*left))
            count = self.mesh.shape[axis]
            fits = [i for i, n in enumerate(x.shape) if n % count == 0]
            if not fits:
                return x
            dims = [None] * x.ndim
            dims[self.pick(*fits)] = axis
            again = self.random.integers(1 << 30)

            def part(x, more):
                self.random = np.random.default_rng(again)
                return self.inside(x, more, 0.5, [axis])
            made = jax.shard_map(part, in_specs=(P(*dims), P()),
                                 out_specs=P(*dims), axis_names={axis},
                                 check_vma=self.checks)(x, more)
            self.random = np.random.default_rng(again + 1)
            return made

        def function(x, more):
            self.random = np.random.default_rng(state)
            made = x * 0.7 if nests else self.inside(x, more, captured, axes)
            if nests:
                made = nested(made, more)
            # Each device has its part of what all have, or its own.
            for axis in axes:
                if not any(axis in (d or ()) for d in out):
                    made = jax.lax.pmean(made, axis)
            return made
        made = jax.shard_map(function, mesh=self.mesh, in_specs=specs,
                             out_specs=out, axis_names=set(axes),
                             check_vma=self.checks)(x, weights)
        self.random = np.random.default_rng(state + 1)
        return made

    def loss(self, params, x, y):
        self.random = np.random.default_rng(self.seed + 1000)
        self.lies = None
        for i in range(self.length):
            is_last = i == self.length - 1 and self.gathers
            if self.random.random() < 0.5 and not is_last:
                x = self.outside(x, params)
                continue
            captured = self.pick(0.25, params["s"], 1.5)
            if self.around == 1:
                state = self.random.integers(1 << 30)

                def again(x, captured):
                    self.random = np.random.default_rng(state)
                    return self.mapped(x, params, captured)
                x = jax.checkpoint(again)(x, captured)
            elif self.around == 2:
                state = self.random.integers(1 << 30)

                def turn(x, i):
                    self.random = np.random.default_rng(state)
                    return self.mapped(x, params, captured * i), None
                probe = jax.eval_shape(lambda x: turn(x, 1.0)[0], x)
                if probe.shape == x.shape:
                    x = jax.lax.scan(turn, x, jnp.arange(2.0))[0]
            elif self.around == 3:
                state = self.random.integers(1 << 30)

                def one(x):
                    self.random = np.random.default_rng(state)
                    return self.mapped(x, params, captured)
                if jax.eval_shape(one, x).shape == x.shape:
                    x = jax.lax.cond(jnp.sum(x) > 0, one, jnp.tanh, x)
            else:
                x = self.mapped(x, params, captured)
        sized = x * x if self.random.random() < 0.5 else jnp.abs(x)
        if x.shape == y.shape:
            return jnp.mean((jnp.tanh(x) - y) ** 2), x
        return jnp.mean(jnp.tanh(sized)), x

    def step(self, carried, x, y):
        params, moments = carried
        (loss, made), grads = jax.value_and_grad(self.loss, has_aux=True)(
            params, x, y)
        if self.optimizer == 1:
            norm = jnp.sqrt(sum(jnp.sum(g * g) for g in jax.tree.leaves(grads)))
            grads = jax.tree.map(
                lambda g: g * jnp.minimum(1.0, 1.0 / (norm + 1e-6)), grads)
        if self.optimizer == 2:
            moments = jax.tree.map(lambda m, g: 0.9 * m + g, moments, grads)
            grads = moments
        return (jax.tree.map(lambda p, g: p - 0.05 * g, params, grads),
                moments), loss, made

    def start(self):
        return self.params, jax.tree.map(jnp.zeros_like, self.params)
