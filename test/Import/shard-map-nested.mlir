// A shard_map inside of another, over other axes of the mesh: together they are
// the program of each device along all of them. Between the inner ones values
// may lie in parts, and meet devices of the outer one.
// RUN: mp-translate --import-stablehlo %s -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: mp-translate --mp-to-stablehlo %t.mlir -o %t.hlo
// RUN: FileCheck --check-prefix=BACK %s < %t.hlo
// RUN: mp-translate --import-stablehlo %t.hlo | diff %t.mlir -

// Also where the mesh has more axes, which XLA divides, and in a function.
// RUN: sed 's/"model"=2\]/"model"=2, "more"=1]/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=MORE %s
// RUN: sed 's/sdy.return %%s, %%w/%%t = func.call @scale(%%s) : (tensor<4xf32>) -> tensor<4xf32> sdy.return %%t, %%w/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=CHECK %s

// The inner one stays where devices of its own meet around it, where a mark says
// otherwise, and in a loop.
// RUN: sed 's/dense<\[\[0, 2\], \[1, 3\]\]>/dense<[[0, 1], [2, 3]]>/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=KEPT %s
// RUN: sed 's/%%s = stablehlo.add %%half, %%half/%%s = stablehlo.reverse %%half, dims = [0]/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=KEPT %s
// RUN: sed 's/%%half <@mesh, .{?}.>/%%half <@mesh, [{}]>/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=KEPT %s
// RUN: sed 's/manual_axes={"model"}/manual_axes={"data"}/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=KEPT %s

// CHECK: mp.devices = {count = 4 : i64, manual = "manual_axes{\22data\22, \22model\22}", mesh = "mesh"
// CHECK: func.func @main(%arg0: tensor<2xf32> {mp.name = "p", mp.sharding = "sharding<@mesh, [{\22model\22}]>", mp.whole = array<i64: 4>}, %arg1: tensor<2x2xf32> {mp.name = "x", mp.sharding = "sharding<@mesh, [{\22data\22}, {\22model\22}]>", mp.whole = array<i64: 4, 4>})
// CHECK-SAME: -> (tensor<2xf32> {mp.sharding = "sharding<@mesh, [{\22model\22}]>", mp.whole = array<i64: 4>}, tensor<2x2xf32> {mp.sharding = "sharding<@mesh, [{\22data\22}, {\22model\22}]>", mp.whole = array<i64: 4, 4>})
// CHECK-NOT: sdy.manual
// CHECK: mp.opaque "stablehlo.all_reduce"
// BACK: "sdy.manual_computation"(%arg0, %arg1) <{in_shardings = #sdy.sharding_per_value<[<@mesh, [{"model"}]>, <@mesh, [{"data"}, {"model"}]>]>, manual_axes = #sdy<manual_axes{"data", "model"}>
// MORE: mp.sharding = "sharding<@mesh, [{\22model\22, ?}]>"
// MORE-SAME: mp.sharding = "sharding<@mesh, [{\22data\22, ?}, {\22model\22, ?}]>"
// MORE-NOT: sdy.manual
// KEPT: mp.manual_computation
module @step attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["data"=2, "model"=2]>
  func.func public @main(%p: tensor<4xf32> {mp.name = "p"}, %x: tensor<4x4xf32> {mp.name = "x"}) -> (tensor<4xf32>, tensor<4x4xf32>) {
    %0:2 = sdy.manual_computation(%p, %x) in_shardings=[<@mesh, [{?}]>, <@mesh, [{"data", ?}, {?}]>] out_shardings=[<@mesh, [{?}]>, <@mesh, [{"data", ?}, {?}]>] manual_axes={"data"} (%a: tensor<4xf32>, %b: tensor<2x4xf32>) {
      %g, %w = sdy.manual_computation(%b, %a) in_shardings=[<@mesh, [{?}, {"model", ?}]>, <@mesh, [{"model", ?}]>] out_shardings=[<@mesh, [{"model", ?}]>, <@mesh, [{?}, {"model", ?}]>] manual_axes={"model"} (%c: tensor<2x2xf32>, %d: tensor<2xf32>) {
        %1 = stablehlo.broadcast_in_dim %d, dims = [1] : (tensor<2xf32>) -> tensor<2x2xf32>
        %2 = stablehlo.multiply %1, %c : tensor<2x2xf32>
        %zero = stablehlo.constant dense<0.0> : tensor<f32>
        %3 = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
        sdy.return %3, %2 : tensor<2xf32>, tensor<2x2xf32>
      } : (tensor<2x4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<2x4xf32>)
      %sum = "stablehlo.all_reduce"(%g) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
      ^bb0(%m: tensor<f32>, %n: tensor<f32>):
        %20 = stablehlo.add %m, %n : tensor<f32>
        stablehlo.return %20 : tensor<f32>
      }) : (tensor<4xf32>) -> tensor<4xf32>
      %two = stablehlo.constant dense<2.0> : tensor<f32>
      %twos = stablehlo.broadcast_in_dim %two, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %open = sdy.sharding_constraint %twos <@mesh, [{?}]> : tensor<4xf32>
      %half = stablehlo.divide %sum, %open : tensor<4xf32>
      %mark = sdy.sharding_constraint %half <@mesh, [{?}]> : tensor<4xf32>
      %s = stablehlo.add %half, %half : tensor<4xf32>
      sdy.return %s, %w : tensor<4xf32>, tensor<2x4xf32>
    } : (tensor<4xf32>, tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>)
    return %0#0, %0#1 : tensor<4xf32>, tensor<4x4xf32>
  }
  func.func private @scale(%x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.multiply %x, %x : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
