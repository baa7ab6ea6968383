"""Values of jax_mlp by which one gradient differs from all others.

    bad_batch.py INFINITE.npz LAST.npz

An infinity in a row of the batch gives -inf in each neuron, whose relu is zero
forth and back: nothing tells of it but the product of that row with zeros, the
gradient of the first weight.

A batch of zeros and biases below zero give no neuron anything: only the last
bias has a gradient, and changes.
"""
import sys

import numpy

weights = numpy.random.default_rng(1).normal(size=(64, 64)) * 0.1
weights[0] = -1
x = numpy.random.default_rng(2).normal(size=(32, 64))
x[0, 0] = numpy.inf
numpy.savez(sys.argv[1], **{"params['l1']['w']": weights.astype("f"),
                            "x": x.astype("f")})
numpy.savez(sys.argv[2], **{"params['l1']['b']": numpy.full(64, -1, "f"),
                            "x": numpy.zeros((32, 64), "f")})
