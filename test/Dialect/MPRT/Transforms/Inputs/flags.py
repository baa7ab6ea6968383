"""A plan with a kernel of so many flags, each of which may take the memory of one
that it reads.

    flags.py FLAGS
"""
import sys


def main(count):
    flag = "tensor<i1>"
    names = [f"%f{i}" for i in range(count)]
    kinds = ", ".join([flag] * count)
    typed = ", ".join(f"{name}: {flag}" for name in names)
    inner = typed.replace("%f", "%g")
    print(f"mprt.kernel @flags {{\n^bb0({typed}):\n  %r:{count} = mp.fusion "
          f"pointwise ins({', '.join(names)} : {kinds}) -> {kinds} {{\n"
          f"  ^bb0({inner}):\n    %o0 = arith.ori %g0, %g1 : {flag}")
    for i in range(1, count):
        print(f"    %o{i} = arith.ori %o{i - 1}, %g{i} : {flag}")
    given = ", ".join(f"%o{i}" for i in range(count))
    results = ", ".join(f"%r#{i}" for i in range(count))
    print(f"    mp.yield {given} : {kinds}\n  }}\n"
          f"  mprt.return {results} : {kinds}\n}}\nmprt.plan @step {{")
    for i in range(count):
        print(f"  %b{i} = mprt.buffer : {flag}\n  %c{i} = mprt.buffer : {flag}\n"
              f"  %s{i} = mprt.slot result {i} \"s{i}\" : {flag}")
    for i in range(count):
        print(f"  mprt.fill %b{i} with true")
    listed = [", ".join(f"%{x}{i}" for i in range(count)) for x in "bc"]
    print(f"  mprt.launch @flags({listed[0]}) into({listed[1]})")
    for i in range(count):
        print(f"  mprt.copy %c{i} into %s{i}")
    print("}")


main(int(sys.argv[1]))
