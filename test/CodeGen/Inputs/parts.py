"""One number that is joined of many, each divided by another.

    parts.py PARTS
"""
import sys


def main(count):
    names = [f"%p{i}" for i in range(count)]
    print("func.func @main(" + ", ".join(f"{name}: tensor<f32>" for name in names)
          + ") -> tensor<f32> {")
    print("  %three = arith.constant dense<3.0> : tensor<f32>")
    last = "%three"
    for i, name in enumerate(names):
        print(f"  %q{i} = arith.divf {name}, %three : tensor<f32>")
        print(f"  %s{i} = arith.addf {last}, %q{i} : tensor<f32>")
        last = f"%s{i}"
    print(f"  return {last} : tensor<f32>\n}}")


main(int(sys.argv[1]))
