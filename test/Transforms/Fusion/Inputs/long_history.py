#!/usr/bin/env python3
"""Prints a function that pads and adds up what so many ops lead to.

    long_history.py OPS
"""
import sys

count = int(sys.argv[1])
print("func.func @main(%v0: tensor<4x11xf32>) "
      "-> (tensor<4x16xf32>, tensor<11xf32>) {")
print("  %zero = arith.constant dense<0.0> : tensor<f32>")
for i in range(count):
    print(f"  %v{i + 1} = math.sin %v{i} : tensor<4x11xf32>")
print(f"  %p = mp.pad %v{count}, %zero low [0, 0] high [0, 5] interior [0, 0]"
      " : (tensor<4x11xf32>, tensor<f32>) -> tensor<4x16xf32>")
print(f"  %s = mp.reduce add %v{count} dims [0] : tensor<4x11xf32> to "
      "tensor<11xf32>")
print("  return %p, %s : tensor<4x16xf32>, tensor<11xf32>\n}")
