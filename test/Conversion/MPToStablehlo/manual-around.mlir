// What a computation of each device reads from around it becomes an operand that
// is whole on each, on the mesh that its shardings name, whatever that is called.
// RUN: mp-translate --mp-to-stablehlo %s | FileCheck %s
// RUN: sed 's/<@[^[]*, .{.22data.22[^}]*}.>//g' %s | not mp-translate --mp-to-stablehlo - 2>&1 | FileCheck --check-prefix=NAMELESS %s
// RUN: sed 's/"stablehlo.all_reduce" ins(%%2)/"stablehlo.outfeed" ins(%%2, %%token)/; s/(tensor<2xf32>) -> tensor<2xf32>$/(tensor<2xf32>, none) -> tensor<2xf32>/' %s | not mp-translate --mp-to-stablehlo - 2>&1 | FileCheck --check-prefix=TOKEN %s

// CHECK: "sdy.manual_computation"(%arg0, %{{[0-9a-z]+}}) <{in_shardings = #sdy.sharding_per_value<[<@"a,m>esh", [{"data"}]>, <@"a,m>esh", []>]>
// Where nothing goes in, the results say it.
// CHECK: "sdy.manual_computation"(%{{[0-9a-z]+}}) <{in_shardings = #sdy.sharding_per_value<[<@plain, [{?}]>]>

// NAMELESS: mp.manual_computation (2): it reads values from around it and names no mesh
// TOKEN: mp.manual_computation (1): effects in it are ordered with others around it
func.func @main(%x: tensor<8xf32>, %s: tensor<f32>, %y: tensor<2xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %token = mp.opaque "stablehlo.create_token" ins() : () -> none
  %k = math.exp %s : tensor<f32>
  %0 = mp.manual_computation "manual_axes{\22data\22}" ins(%x) from "sharding_per_value<[<@\22a,m>esh\22, [{\22data\22}]>]>" to "sharding_per_value<[<@\22a,m>esh\22, [{\22data\22}]>]>" : (tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%part: tensor<2xf32>):
    %1 = mp.broadcast %k dims [] : tensor<f32> to tensor<2xf32>
    %2 = arith.mulf %part, %1 : tensor<2xf32>
    %3 = mp.opaque "stablehlo.all_reduce" ins(%2) : (tensor<2xf32>) -> tensor<2xf32>
    mp.yield %3 : tensor<2xf32>
  }
  %4 = math.sin %y : tensor<2xf32>
  %5 = mp.manual_computation "manual_axes{\22data\22}" ins() from "sharding_per_value<[]>" to "sharding_per_value<[<@plain, [{\22data\22, ?}]>]>" : () -> tensor<8xf32> {
    %6 = math.tanh %4 : tensor<2xf32>
    mp.yield %6 : tensor<2xf32>
  }
  return %0, %5 : tensor<8xf32>, tensor<8xf32>
}
