"""A step with many parameters, each updated by SGD with momentum.

    many.py PARAMETERS
"""
import sys

SIZES = (64, 768, 3072)


def main(count):
    arguments, results, types, body = [], [], [], []
    for i in range(count):
        kind = f"tensor<{SIZES[i % len(SIZES)]}xf32>"
        for role, name, next_ in (("parameter", f"w{i}", 2 * i),
                                  ("optimizer_state", f"m{i}", 2 * i + 1)):
            arguments.append(f'%{name}: {kind} {{mp.role = #mp.role<{role}>, '
                             f'mp.name = "{name}", mp.pair = {next_} : i64}}')
            types.append(kind)
        arguments.append(f"%g{i}: {kind}")
        body += [f"  %n{i} = arith.addf %m{i}, %g{i} : {kind}",
                 f"  %v{i} = arith.subf %w{i}, %n{i} : {kind}"]
        results += [f"%v{i}", f"%n{i}"]
    print(f"func.func @main({', '.join(arguments)}) -> ({', '.join(types)}) {{")
    print("\n".join(body))
    print(f"  return {', '.join(results)} : {', '.join(types)}\n}}")


main(int(sys.argv[1]))
