#!/usr/bin/env python3
"""chain.py LENGTH: a contraction behind so many sums, behind a square."""
import sys

T = "tensor<64x64xf32>"
print("module attributes {mp.policy = #mp.policy<f16>} {")
print(f"func.func @main(%x: {T}, %w: {T}) -> {T} {{")
print(f"  %0 = arith.mulf %x, %x : {T}")
length = int(sys.argv[1])
for i in range(length):
    print(f"  %{i + 1} = arith.addf %{i}, %w : {T}")
print(f"  %y = mp.dot %{length}, %w contracting [1] x [0] : ({T}, {T}) -> {T}")
print(f"  return %y : {T}\n}}\n}}")
