// A shard_map beside products that XLA divides, in a loop or not: an op with a
// region, whose ops are planned like all others. What is read in it from around
// becomes an operand that is whole on each device.
// RUN: mp-translate --import-stablehlo %s -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: mp-translate --mp-to-stablehlo %t.mlir -o %t.hlo
// RUN: FileCheck --check-prefix=BACK %s < %t.hlo
// RUN: mp-translate --import-stablehlo %t.hlo | diff %t.mlir -

// RUN: mp-opt %t.mlir --mp-amp=roles=%S/Inputs/shard-map-inside.json -o %t.mixed.mlir 2>&1
// RUN: FileCheck --check-prefix=MIXED %s < %t.mixed.mlir
// RUN: mp-translate --mp-to-stablehlo %t.mixed.mlir | FileCheck --check-prefix=OUT %s

// Only XLA runs it.
// RUN: not mp-run %t.mlir --fill=1 2>&1 | FileCheck --check-prefix=XLA %s
// RUN: not mp-run %t.mlir --fill=1 --device=plan 2>&1 | FileCheck --check-prefix=XLA %s
// RUN: not mp-opt %t.mlir --convert-mp-to-plan 2>&1 | FileCheck --check-prefix=XLA %s
// RUN: sed 's/manual_axes = #sdy<[^>]*>, //' %t.hlo | not mp-translate --import-stablehlo - 2>&1 | FileCheck --check-prefix=LESS %s


// CHECK: mp.manual_computation "manual_axes{\22data\22}" ins(%{{.*}}, %{{.*}}) from "sharding_per_value<[<@mesh, [{\22data\22}, {}]>, <@mesh, [{}, {}]>]>" to "sharding_per_value<[<@mesh, [{\22data\22}, {}]>]>" : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
// CHECK-NEXT: ^bb0(%{{.*}}: tensor<2x4xf32>, %{{.*}}: tensor<4x4xf32>):
// CHECK: mp.dot {{.*}}(tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
// CHECK: mp.opaque "stablehlo.collective_permute"
// CHECK: mp.yield
// BACK: "sdy.manual_computation"({{%[0-9]+}}, %arg1) <{in_shardings = #sdy.sharding_per_value<[<@mesh, [{"data"}, {}]>, <@mesh, [{}, {}]>]>, manual_axes = #sdy<manual_axes{"data"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{"data"}, {}]>]>}>
// BACK: "sdy.return"

// The scale goes through it, and both products inside are narrow.
// MIXED: mp.manual_computation
// MIXED: mp.dot {{.*}}f16>, {{.*}}f16>) ->
// MIXED: mp.manual_computation
// MIXED-COUNT-2: mp.dot {{.*}}f16>, {{.*}}f16>) ->
// MIXED: mp.update_loss_scale
// OUT: "sdy.manual_computation"
// OUT: "sdy.return"
// OUT: "sdy.manual_computation"

// XLA: error: only XLA can run sdy.manual_computation
// XLA: note: mp-opt --emit=stablehlo writes the step for it
// LESS: sdy.manual_computation {{.*}} malformed: not all of its axes and shardings are there
module @step attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["data"=4]>
  func.func public @main(%p: tensor<4x4xf32> {mp.name = "p"}, %w: tensor<4x4xf32> {mp.name = "w"}, %x: tensor<8x4xf32> {mp.name = "x"}) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>) {
    %h = stablehlo.dot_general %x, %p, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %y = sdy.manual_computation(%h, %w) in_shardings=[<@mesh, [{"data"}, {}]>, <@mesh, [{}, {}]>] out_shardings=[<@mesh, [{"data"}, {}]>] manual_axes={"data"} (%a: tensor<2x4xf32>, %b: tensor<4x4xf32>) {
      %1 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
      %2 = "stablehlo.collective_permute"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 0]]> : tensor<4x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
      sdy.return %2 : tensor<2x4xf32>
    } : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %mean = stablehlo.constant dense<0.03125> : tensor<f32>
    %square = stablehlo.multiply %y, %y : tensor<8x4xf32>
    %sum = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
    %loss = stablehlo.multiply %sum, %mean : tensor<f32>
    %two = stablehlo.constant dense<0.0625> : tensor<8x4xf32>
    %dy = stablehlo.multiply %two, %y : tensor<8x4xf32>
    %g:2 = sdy.manual_computation(%dy, %h, %w) in_shardings=[<@mesh, [{"data"}, {}]>, <@mesh, [{"data"}, {}]>, <@mesh, [{}, {}]>] out_shardings=[<@mesh, [{"data"}, {}]>, <@mesh, [{}, {}]>] manual_axes={"data"} (%d: tensor<2x4xf32>, %a: tensor<2x4xf32>, %b: tensor<4x4xf32>) {
      %1 = "stablehlo.collective_permute"(%d) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[1, 0], [2, 1], [3, 2], [0, 3]]> : tensor<4x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
      %2 = stablehlo.dot_general %1, %b, contracting_dims = [1] x [1] : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
      %3 = stablehlo.dot_general %a, %1, contracting_dims = [0] x [0] : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
      %4 = "stablehlo.all_reduce"(%3) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%m: tensor<f32>, %n: tensor<f32>):
        %20 = stablehlo.add %m, %n : tensor<f32>
        stablehlo.return %20 : tensor<f32>
      }) : (tensor<4x4xf32>) -> tensor<4x4xf32>
      sdy.return %2, %4 : tensor<2x4xf32>, tensor<4x4xf32>
    } : (tensor<8x4xf32>, tensor<8x4xf32>, tensor<4x4xf32>) -> (tensor<8x4xf32>, tensor<4x4xf32>)
    %gp = stablehlo.dot_general %x, %g#0, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
    %rate = stablehlo.constant dense<0.1> : tensor<4x4xf32>
    %up = stablehlo.multiply %rate, %gp : tensor<4x4xf32>
    %uw = stablehlo.multiply %rate, %g#1 : tensor<4x4xf32>
    %p.next = stablehlo.subtract %p, %up : tensor<4x4xf32>
    %w.next = stablehlo.subtract %w, %uw : tensor<4x4xf32>
    return %p.next, %w.next, %loss : tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>
  }
}
