"""Prints `length` functions that each call the next one `times` times."""

import sys

length, times = int(sys.argv[1]), int(sys.argv[2])
TYPE = "tensor<4xf32>"


def function(name, body):
    print(f"func.func {name}(%v0: {TYPE}) -> {TYPE} {{")
    for line in body:
        print("  " + line)
    print(f"  return %v{len(body)} : {TYPE}\n}}")


for i in range(length):
    function("@main" if i == 0 else f"private @f{i}",
             [f"%v{t + 1} = func.call @f{i + 1}(%v{t}) : ({TYPE}) -> {TYPE}"
              for t in range(times)])
function(f"private @f{length}",
         [f'%v1 = "stablehlo.negate"(%v0) : ({TYPE}) -> {TYPE}'])
