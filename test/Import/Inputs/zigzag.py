"""Prints a step in which places of values are found from one end of it to the other
and back, each time for one value more."""

COUNT = 20000


def add(i):
    return (f"    %s{i} = stablehlo.add %a{i}, %a{i + 1} : tensor<8xf32>")


arguments = ", ".join(f"%a{i}: tensor<8xf32>" for i in range(COUNT + 1))
print(f"""module attributes {{mhlo.num_partitions = 4 : i32}} {{
  sdy.mesh @mesh = <["data"=4]>
  func.func public @main({arguments}) -> tensor<8xf32> {{
    %g = sdy.manual_computation(%a0) in_shardings=[<@mesh, [{{"data"}}]>] \
out_shardings=[<@mesh, [{{"data"}}]>] manual_axes={{"data"}} (%a: tensor<2xf32>) {{
      sdy.return %a : tensor<2xf32>
    }} : (tensor<8xf32>) -> tensor<8xf32>""")
for start in 0, 1:
    for i in reversed(range(start, COUNT, 2)):
        print(add(i))
print("    return %g : tensor<8xf32>\n  }\n}")
