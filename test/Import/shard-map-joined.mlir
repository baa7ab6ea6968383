// A shard_map that is differentiated is two, of which the second one takes what
// the first one kept, each device its own: they are one, and what was kept does
// not pass the border.
// RUN: mp-translate --import-stablehlo %s -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: mp-translate --mp-to-stablehlo %t.mlir | mp-translate --import-stablehlo - | diff %t.mlir -

// Not where the second one takes other parts, or what is made of the first one's
// results around them, or is over other axes, or where nothing passes.
// RUN: sed 's/in_shardings=\[<@mesh, \[{"data"}\]>, <@mesh, \[\]>\]/in_shardings=[<@mesh, [{"model"}]>, <@mesh, []>]/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=TWO %s
// RUN: sed 's/manual_computation(%%f#1, %%seed)/manual_computation(%%f#1, %%loss)/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=TWO %s
// RUN: sed 's/manual_computation(%%f#1, %%seed)/manual_computation(%%f#1, %%made)/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=TWO %s
// RUN: sed 's/manual_computation(%%f#1, %%seed)/manual_computation(%%x, %%seed)/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=TWO %s

// CHECK: func.func @main(%[[X:.*]]: tensor<8xf32> {{.*}}, %[[P:.*]]: tensor<f32>
// CHECK: %[[SEED:.*]] = arith.mulf %[[P]], %[[P]]
// CHECK-NEXT: %[[ALL:.*]]:2 = mp.manual_computation "manual_axes{\22data\22, \22model\22}" ins(%[[X]], %[[SEED]])
// CHECK-SAME: from "sharding_per_value<[<@mesh, [{\22data\22}]>, <@mesh, []>]>"
// CHECK-SAME: to "sharding_per_value<[<@mesh, []>, <@mesh, [{\22data\22}]>]>"
// CHECK-NEXT: ^bb0(%[[PART:.*]]: tensor<4xf32>, %[[S:.*]]: tensor<f32>):
// CHECK: %[[TANH:.*]] = math.tanh %[[PART]]
// CHECK: %[[SUM:.*]] = mp.reduce add %[[TANH]]
// CHECK: %[[WIDE:.*]] = mp.broadcast %[[S]]
// CHECK: %[[G:.*]] = arith.mulf %[[TANH]], %[[WIDE]]
// CHECK: mp.yield %[[SUM]], %[[G]]
// CHECK-NOT: manual_computation
// CHECK: arith.mulf %[[ALL]]#0
// CHECK: mp.reverse %[[ALL]]#1

// TWO-COUNT-2: mp.manual_computation
module @step attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["data"=2, "model"=2]>
  func.func public @main(%x: tensor<8xf32> {mp.name = "x"}, %p: tensor<f32> {mp.name = "p"}) -> (tensor<f32>, tensor<8xf32>) {
    %f:2 = sdy.manual_computation(%x) in_shardings=[<@mesh, [{"data"}]>] out_shardings=[<@mesh, []>, <@mesh, [{"data"}]>] manual_axes={"data", "model"} (%a: tensor<4xf32>) {
      %0 = stablehlo.tanh %a : tensor<4xf32>
      %zero = stablehlo.constant dense<0.0> : tensor<f32>
      %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
      sdy.return %1, %0 : tensor<f32>, tensor<4xf32>
    } : (tensor<8xf32>) -> (tensor<f32>, tensor<8xf32>)
    %loss = stablehlo.multiply %f#0, %p : tensor<f32>
    %seed = stablehlo.multiply %p, %p : tensor<f32>
    %made = stablehlo.add %loss, %seed : tensor<f32>
    %g = sdy.manual_computation(%f#1, %seed) in_shardings=[<@mesh, [{"data"}]>, <@mesh, []>] out_shardings=[<@mesh, [{"data"}]>] manual_axes={"data", "model"} (%b: tensor<4xf32>, %s: tensor<f32>) {
      %2 = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %3 = stablehlo.multiply %b, %2 : tensor<4xf32>
      sdy.return %3 : tensor<4xf32>
    } : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    // What lies in parts is turned by XLA: the step is not one of each device.
    %turned = stablehlo.reverse %g, dims = [0] : tensor<8xf32>
    %out = stablehlo.add %made, %loss : tensor<f32>
    return %out, %turned : tensor<f32>, tensor<8xf32>
  }
}
