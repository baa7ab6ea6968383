"""Writes small whole numbers for image-products.mlir.

    image_products.py FILE.npz

Every sum of their products is exact, in whatever order a library takes it.
"""
import sys

import numpy

SHAPES = {"w": (16, 8, 1, 1), "v": (8, 16, 1, 1), "x": (3, 8, 4, 6),
          "t": (3, 8, 4, 6)}

random = numpy.random.default_rng(0)
numpy.savez(sys.argv[1], **{
    name: random.integers(-2, 3, shape).astype(numpy.float32)
    for name, shape in SHAPES.items()})
