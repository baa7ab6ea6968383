"""Prints a step whose memory goes through as many choices as are asked for."""
import sys

T = "tensor<4xf32>"
print(f"""func.func @main(%w: {T} {{mp.name = "p"}}, %s: {T} {{mp.name = "m"}},
    %x: {T} {{mp.name = "x"}}, %c: tensor<4xi1>) -> ({T}, {T}, tensor<f32>) {{
  %zero = arith.constant dense<0.0> : {T}
  %s0 = arith.select %c, %s, %zero : tensor<4xi1>, {T}""")
count = int(sys.argv[1])
for i in range(1, count):
    print(f"  %s{i} = arith.select %c, %s{i - 1}, %zero : tensor<4xi1>, {T}")
print(f"""  %y = arith.mulf %x, %w : {T}
  %seen = arith.mulf %y, %s : {T}
  %loss = mp.reduce add %seen dims [0] : {T} to tensor<f32>
  %g = arith.mulf %x, %s : {T}
  %n = arith.subf %w, %g : {T}
  return %n, %s{count - 1}, %loss : {T}, {T}, tensor<f32>
}}""")
