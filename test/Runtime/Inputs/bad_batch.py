"""Values of jax_mlp by which only the gradient of its first weight is not finite.

    bad_batch.py OUT.npz

An infinity in a row of the batch gives -inf in each neuron, whose relu is zero
forth and back: nothing tells of it but the product of that row with zeros.
"""
import sys

import numpy

weights = numpy.random.default_rng(1).normal(size=(64, 64)) * 0.1
weights[0] = -1
x = numpy.random.default_rng(2).normal(size=(32, 64))
x[0, 0] = numpy.inf
numpy.savez(sys.argv[1], **{"params['l1']['w']": weights.astype("f"),
                            "x": x.astype("f")})
