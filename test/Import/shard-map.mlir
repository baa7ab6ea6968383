// A step under shard_map is the program of each device, on its part of the values;
// a jit around it is seen through. Written back it is a manual computation again.
// RUN: mp-translate --import-stablehlo %s -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: mp-translate --mp-to-stablehlo %t.mlir -o %t.hlo
// RUN: FileCheck --check-prefix=BACK %s < %t.hlo
// RUN: mp-translate --import-stablehlo %t.hlo | diff %t.mlir -
// Of an abstract mesh the program does not count the devices.
// RUN: sed "s/num_partitions = 4/num_partitions = 1/" %s | mp-translate --import-stablehlo - | diff %t.mlir -

// CHECK: mp.devices = {count = 4 : i64, manual = "manual_axes{\22data\22}", mesh = "mesh", meshes = {mesh = "mesh<[\22data\22=4]>"}, partitions = 4 : i64}
// CHECK: func.func @main(%arg0: tensor<3xf32> {mp.name = "p", mp.sharding = "sharding<@mesh, [{}]>", mp.whole = array<i64: 3>}, %arg1: tensor<2x3xf32> {mp.name = "x", mp.sharding = "sharding<@mesh, [{\22data\22}, {}]>", mp.whole = array<i64: 8, 3>}) -> (tensor<3xf32> {mp.sharding = "sharding<@mesh, [{}]>", mp.whole = array<i64: 3>})
// CHECK: %[[S:.*]] = mp.reduce add %arg1
// CHECK: mp.opaque "stablehlo.all_reduce" ins(%[[S]]) rule each
// A maximum of all is one, whatever the factor; a product of all is not.
// CHECK: mp.opaque "stablehlo.all_reduce" ins({{.*}}) rule each {code = "{{.*}}stablehlo.maximum
// CHECK: mp.opaque "stablehlo.all_reduce" ins({{.*}}) {code = "{{.*}}stablehlo.multiply
// CHECK: mp.opaque "stablehlo.reduce_scatter" ins({{.*}}) rule each
// CHECK: mp.opaque "stablehlo.all_gather" ins({{.*}}) rule each {{.*}}moves
// CHECK: mp.opaque "stablehlo.all_to_all" ins({{.*}}) rule each {{.*}}moves
// CHECK: mp.opaque "stablehlo.collective_permute" ins({{.*}}) rule each {{.*}}moves
// CHECK: mp.opaque "stablehlo.collective_broadcast" ins({{.*}}) rule each {{.*}}moves
// Devices differ in their number.
// CHECK: mp.opaque "stablehlo.partition_id" ins() {signature = () -> tensor<ui32>}
// CHECK: mp.opaque "stablehlo.replica_id" ins() {signature = () -> tensor<ui32>}

// BACK: func.func @main(%arg0: tensor<3xf32> {{.*}}, %arg1: tensor<8x3xf32> {{.*}}) -> tensor<3xf32>
// BACK: "sdy.manual_computation"(%arg0, %arg1) <{in_shardings = #sdy.sharding_per_value<[<@mesh, [{}]>, <@mesh, [{"data"}, {}]>]>, manual_axes = #sdy<manual_axes{"data"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{}]>]>}> ({
// BACK: "sdy.return"
module @step attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["data"=4]>
  func.func public @main(%p: tensor<3xf32> {mp.name = "p"}, %x: tensor<8x3xf32> {mp.name = "x"}) -> tensor<3xf32> {
    %0 = call @inner(%p, %x) : (tensor<3xf32>, tensor<8x3xf32>) -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @inner(%p: tensor<3xf32>, %x: tensor<8x3xf32>) -> tensor<3xf32> {
    %0 = sdy.manual_computation(%p, %x) in_shardings=[<@mesh, [{}]>, <@mesh, [{"data"}, {}]>] out_shardings=[<@mesh, [{}]>] manual_axes={"data"} (%a: tensor<3xf32>, %b: tensor<2x3xf32>) {
      %c = stablehlo.constant dense<0.0> : tensor<f32>
      %1 = stablehlo.reduce(%b init: %c) applies stablehlo.add across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
      %2 = "stablehlo.all_reduce"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%s: tensor<f32>, %t: tensor<f32>):
        %20 = stablehlo.add %s, %t : tensor<f32>
        stablehlo.return %20 : tensor<f32>
      }) : (tensor<3xf32>) -> tensor<3xf32>
      %3 = "stablehlo.all_reduce"(%2) <{replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> ({
      ^bb0(%s: tensor<f32>, %t: tensor<f32>):
        %20 = stablehlo.maximum %s, %t : tensor<f32>
        stablehlo.return %20 : tensor<f32>
      }) : (tensor<3xf32>) -> tensor<3xf32>
      %4 = "stablehlo.all_reduce"(%3) <{replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> ({
      ^bb0(%s: tensor<f32>, %t: tensor<f32>):
        %20 = stablehlo.multiply %s, %t : tensor<f32>
        stablehlo.return %20 : tensor<f32>
      }) : (tensor<3xf32>) -> tensor<3xf32>
      %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xf32>) -> tensor<3x4xf32>
      %6 = "stablehlo.reduce_scatter"(%5) <{replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, scatter_dimension = 1 : i64}> ({
      ^bb0(%s: tensor<f32>, %t: tensor<f32>):
        %20 = stablehlo.add %s, %t : tensor<f32>
        stablehlo.return %20 : tensor<f32>
      }) : (tensor<3x4xf32>) -> tensor<3x1xf32>
      %7 = "stablehlo.all_gather"(%6) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> : (tensor<3x1xf32>) -> tensor<3x4xf32>
      %8 = "stablehlo.all_to_all"(%7) <{concat_dimension = 1 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, split_count = 4 : i64, split_dimension = 1 : i64}> : (tensor<3x4xf32>) -> tensor<3x4xf32>
      %9 = "stablehlo.collective_permute"(%8) <{source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 0]]> : tensor<4x2xi64>}> : (tensor<3x4xf32>) -> tensor<3x4xf32>
      %10 = "stablehlo.collective_broadcast"(%9) <{replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> : (tensor<3x4xf32>) -> tensor<3x4xf32>
      %11 = stablehlo.partition_id : tensor<ui32>
      %12 = stablehlo.replica_id : tensor<ui32>
      %13 = stablehlo.add %11, %12 : tensor<ui32>
      %14 = stablehlo.convert %13 : (tensor<ui32>) -> tensor<f32>
      %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %16 = stablehlo.reduce(%10 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
      %17 = stablehlo.add %15, %16 : tensor<3xf32>
      %18 = stablehlo.add %a, %17 : tensor<3xf32>
      sdy.return %18 : tensor<3xf32>
    } : (tensor<3xf32>, tensor<8x3xf32>) -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
