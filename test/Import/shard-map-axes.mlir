// A shard_map over some axes of a mesh: along them the step is the program of
// each device, along the others XLA divides it as it likes. What acts on all
// devices together acts on each group of those that run it together.
// RUN: mp-translate --import-stablehlo %s -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: mp-translate --mp-to-stablehlo %t.mlir -o %t.hlo
// RUN: FileCheck --check-prefix=BACK %s < %t.hlo
// RUN: mp-translate --import-stablehlo %t.hlo | diff %t.mlir -
// RUN: mp-opt %t.mlir --mp-amp=roles=%S/Inputs/shard-map-axes.json --emit=stablehlo -o - | FileCheck --check-prefix=SCALED %s

// What lies in parts along an axis of the step is no less in parts, and an axis
// that the mesh does not have is none.
// RUN: sed 's/%%o = stablehlo.multiply %%r, %%g/%%s = stablehlo.reverse %%k, dims = [0] : tensor<8x4xf32>  %%o = stablehlo.multiply %%r, %%g/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=KEPT %s
// RUN: sed 's/manual_axes={"data"}/manual_axes={"other"}/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=KEPT %s
// KEPT: mp.manual_computation

// Other axes may be of size one, and may have copies, as they have where JAX
// names them in types.
// RUN: sed 's/"model"=3/"model"=1/; s/\[\[0, 3\], \[1, 4\], \[2, 5\]\]> : tensor<3x2/[[0, 1]]> : tensor<1x2/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=ONE %s
// RUN: sed 's/}]>, <@mesh, \[{"data", ?}/}], replicated={"model"}>, <@mesh, [{"data", ?}/; s/%%q <@mesh, \[{"model"}]>/%%q <@mesh, [{?}], replicated={"model"}>/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=COPIES %s
// RUN: sed 's/%%q <@mesh, \[{"model"}]>/%%q <@mesh, [{?}], replicated={"data"}>/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=KEPT %s
// RUN: sed 's/%%q <@mesh, \[{"model"}]>/%%q <@mesh, [{"data":(1)1}]>/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=KEPT %s
// ONE: mp.devices = {count = 2 : i64, groups = dense<{{\[\[0, 1\]\]}}> : tensor<1x2xi64>
// ONE-NOT: sdy.manual
// COPIES: @main(%arg0: tensor<4xf32> {mp.name = "p", mp.sharding = "sharding<@mesh, [{?}]>"
// COPIES-NOT: sdy.manual
// COPIES: arith.subf {{.*}}mp.sharding = "sharding<@mesh, [{?}], replicated={\22model\22}>"

// CHECK: mp.devices = {count = 2 : i64, groups = dense<{{\[\[0, 3\], \[1, 4\], \[2, 5\]\]}}> : tensor<3x2xi64>, manual = "manual_axes{\22data\22}"
// CHECK: func.func @main(%arg0: tensor<4xf32> {mp.name = "p", mp.sharding = "sharding<@mesh, [{?}]>", mp.whole = array<i64: 4>}, %arg1: tensor<4x4xf32> {mp.name = "x", mp.sharding = "sharding<@mesh, [{\22data\22, ?}, {?}]>", mp.whole = array<i64: 8, 4>})
// CHECK-NOT: sdy.manual
// CHECK: arith.subf {{.*}}mp.sharding = "sharding<@mesh, [{\22model\22}]>"
// BACK: "sdy.manual_computation"(%arg0, %arg1) <{in_shardings = #sdy.sharding_per_value<[<@mesh, [{?}]>, <@mesh, [{"data", ?}, {?}]>]>, manual_axes = #sdy<manual_axes{"data"}>

// SCALED: "stablehlo.is_finite"
// SCALED: "stablehlo.all_reduce"
// SCALED-SAME: replica_groups = dense<{{\[\[0, 3\], \[1, 4\], \[2, 5\]\]}}>
// SCALED: "stablehlo.and"
module @step attributes {mhlo.num_partitions = 6 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["data"=2, "model"=3]>
  func.func public @main(%p: tensor<4xf32> {mp.name = "p", sdy.sharding = #sdy.sharding<@mesh, [{"model"}]>}, %x: tensor<8x4xf32> {mp.name = "x"}) -> (tensor<4xf32>, tensor<f32>, tensor<8x4xf32>) {
    %l, %g, %k = sdy.manual_computation(%p, %x) in_shardings=[<@mesh, [{?}]>, <@mesh, [{"data", ?}, {?}]>] out_shardings=[<@mesh, []>, <@mesh, [{?}]>, <@mesh, [{"data", ?}, {?}]>] manual_axes={"data"} (%a: tensor<4xf32>, %b: tensor<4x4xf32>) {
      %c = stablehlo.constant dense<0.0> : tensor<f32>
      %quarter = stablehlo.constant dense<0.25> : tensor<f32>
      %0 = stablehlo.dot_general %b, %a, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %1 = sdy.sharding_constraint %0 <@mesh, [{?}]> : tensor<4xf32>
      %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
      %3 = stablehlo.multiply %2, %quarter : tensor<f32>
      %4 = "stablehlo.all_reduce"(%3) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 3], [1, 4], [2, 5]]> : tensor<3x2xi64>, use_global_device_ids}> ({
      ^bb0(%m: tensor<f32>, %n: tensor<f32>):
        %20 = stablehlo.add %m, %n : tensor<f32>
        stablehlo.return %20 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %5 = stablehlo.broadcast_in_dim %quarter, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %6 = stablehlo.dot_general %b, %5, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %7 = "stablehlo.all_reduce"(%6) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 3], [1, 4], [2, 5]]> : tensor<3x2xi64>, use_global_device_ids}> ({
      ^bb0(%m: tensor<f32>, %n: tensor<f32>):
        %20 = stablehlo.add %m, %n : tensor<f32>
        stablehlo.return %20 : tensor<f32>
      }) : (tensor<4xf32>) -> tensor<4xf32>
      sdy.return %4, %7, %b : tensor<f32>, tensor<4xf32>, tensor<4x4xf32>
    } : (tensor<4xf32>, tensor<8x4xf32>) -> (tensor<f32>, tensor<4xf32>, tensor<8x4xf32>)
    %r = stablehlo.constant dense<0.1> : tensor<4xf32>
    // The update is around it; a mark along the other axis stays on it.
    %o = stablehlo.multiply %r, %g : tensor<4xf32>
    %q = stablehlo.subtract %p, %o : tensor<4xf32>
    %n = sdy.sharding_constraint %q <@mesh, [{"model"}]> : tensor<4xf32>
    return %n, %l, %k : tensor<4xf32>, tensor<f32>, tensor<8x4xf32>
  }
}
