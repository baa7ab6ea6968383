// What stands around manual computations may sum values that lie in parts: each
// device sums its part, and what they got is added up. Dimensions may be named
// anew, and a value that all have may be spread over those in parts.
// RUN: mp-translate --import-stablehlo %s -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: mp-translate --mp-to-stablehlo %t.mlir | mp-translate --import-stablehlo - | diff %t.mlir -

// It starts with what changes nothing, is one sum, and of what lies in parts
// along whole axes.
// RUN: sed 's/%%zero = stablehlo.constant dense<0.0>/%%zero = stablehlo.constant dense<0.5>/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=KEPT %s
// RUN: sed 's/applies stablehlo.add across dimensions = .0, 1./applies stablehlo.divide across dimensions = [0, 1]/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=KEPT %s
// RUN: sed 's/"data"}/"data":(1)4}/g; s/manual_axes={"data":(1)4}/manual_axes={"data"}/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=KEPT %s
// Other combinations start with other numbers.
// RUN: sed 's/%%zero = stablehlo.constant dense<0.0>/%%zero = stablehlo.constant dense<0xFF800000>/; s/applies stablehlo.add/applies stablehlo.maximum/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=MAX %s
// RUN: sed 's/%%zero = stablehlo.constant dense<0.0>/%%zero = stablehlo.constant dense<0x7F800000>/; s/applies stablehlo.add/applies stablehlo.maximum/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=KEPT %s
// A dimension of parts has one element on no device, and a new order is kept.
// RUN: sed 's/%%turned = stablehlo.transpose %%wide, dims = .1, 0. : (tensor<8x3xf32>) -> tensor<3x8xf32>/%%turned = stablehlo.reshape %%wide : (tensor<8x3xf32>) -> tensor<3x8xf32>/' %s | mp-translate --import-stablehlo - | FileCheck --check-prefix=KEPT %s

// CHECK: func.func @main(%arg0: tensor<2x3xf32> {{.*}}, %arg1: tensor<2xf32> {mp.name = "rows"
// CHECK-SAME: %arg2: tensor<3xf32> {mp.name = "columns", mp.sharding = "sharding<@mesh, [{}]>"
// CHECK-SAME: -> (tensor<2x3xf32> {mp.sharding = "sharding<@mesh, [{\22data\22}, {}]>", mp.whole = array<i64: 8, 3>}
// CHECK-SAME: tensor<2xf32> {mp.sharding = "sharding<@mesh, [{\22data\22}]>"
// CHECK-SAME: tensor<3xf32> {mp.sharding = "sharding<@mesh, [{}]>"
// CHECK-SAME: tensor<3x2xf32> {mp.sharding = "sharding<@mesh, [{}, {\22data\22}]>"
// The squares of a part, and of all.
// CHECK: %[[PART:.*]] = mp.reduce add %{{.*}} dims [0, 1] : tensor<2x3xf32> to tensor<f32>
// CHECK: mp.opaque "stablehlo.all_reduce" ins(%[[PART]]) {{.*}}replica_groups = dense<{{\[\[0, 1, 2, 3\]\]}}>
// A row is on one device, a column is not.
// CHECK: mp.reduce add %{{.*}} dims [1] : tensor<2x3xf32> to tensor<2xf32>
// CHECK-NOT: all_reduce
// CHECK: %[[COLUMN:.*]] = mp.reduce add %{{.*}} dims [0] : tensor<2x3xf32> to tensor<3xf32>
// CHECK: mp.opaque "stablehlo.all_reduce" ins(%[[COLUMN]])
// CHECK: mp.broadcast %{{.*}} : tensor<2x1xf32> to tensor<2x3xf32>
// CHECK: mp.broadcast %{{.*}} : tensor<3xf32> to tensor<2x3xf32>
// CHECK: mp.transpose %{{.*}} : tensor<2x3xf32> to tensor<3x2xf32>

// MAX: %[[PART:.*]] = mp.reduce max %{{.*}} dims [0, 1]
// MAX: mp.opaque "stablehlo.all_reduce" ins(%[[PART]]){{.*}}stablehlo.maximum

// KEPT: mp.manual_computation
module @step attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["data"=4]>
  func.func public @main(%p: tensor<8x3xf32> {mp.name = "p"}, %rows: tensor<8xf32> {mp.name = "rows"}, %columns: tensor<3xf32> {mp.name = "columns"}) -> (tensor<8x3xf32>, tensor<8xf32>, tensor<3xf32>, tensor<3x8xf32>, tensor<8x3xf32>) {
    %g = sdy.manual_computation(%p) in_shardings=[<@mesh, [{"data"}, {}]>] out_shardings=[<@mesh, [{"data"}, {}]>] manual_axes={"data"} (%a: tensor<2x3xf32>) {
      %1 = stablehlo.tanh %a : tensor<2x3xf32>
      sdy.return %1 : tensor<2x3xf32>
    } : (tensor<8x3xf32>) -> tensor<8x3xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    // In a function, as a library has it.
    %norm = call @norm(%g, %zero) : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
    %all = stablehlo.broadcast_in_dim %norm, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %u = stablehlo.divide %g, %all : tensor<8x3xf32>
    %square = stablehlo.multiply %u, %u : tensor<8x3xf32>
    %r = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<8xf32>
    %c = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x3xf32>, tensor<f32>) -> tensor<3xf32>
    %rows.next = stablehlo.add %rows, %r : tensor<8xf32>
    %columns.next = stablehlo.add %columns, %c : tensor<3xf32>
    %row = stablehlo.reshape %rows.next : (tensor<8xf32>) -> tensor<8x1xf32>
    %tall = stablehlo.broadcast_in_dim %row, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x3xf32>
    %wide = stablehlo.broadcast_in_dim %columns.next, dims = [1] : (tensor<3xf32>) -> tensor<8x3xf32>
    %v = stablehlo.multiply %tall, %wide : tensor<8x3xf32>
    %q = stablehlo.subtract %p, %v : tensor<8x3xf32>
    %turned = stablehlo.transpose %wide, dims = [1, 0] : (tensor<8x3xf32>) -> tensor<3x8xf32>
    return %q, %rows.next, %columns.next, %turned, %g : tensor<8x3xf32>, tensor<8xf32>, tensor<3xf32>, tensor<3x8xf32>, tensor<8x3xf32>
  }
  func.func private @norm(%x: tensor<8x3xf32>, %zero: tensor<f32>) -> tensor<f32> {
    %1 = stablehlo.multiply %x, %x : tensor<8x3xf32>
    %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
    return %2 : tensor<f32>
  }
}
