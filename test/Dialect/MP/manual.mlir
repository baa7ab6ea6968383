// What each device computes of its parts, through text and bytecode.
// RUN: mp-opt %s | FileCheck %s
// RUN: mp-opt %s --mlir-print-op-generic | mp-opt | FileCheck %s
// RUN: mp-opt %s --emit-bytecode | mp-opt | FileCheck %s

// CHECK-LABEL: @parts
func.func @parts(%x: tensor<8x4xf32>, %s: tensor<f32>) -> tensor<4xf32> {
  // CHECK: %[[Y:.*]] = mp.manual_computation "manual_axes{\22data\22}" ins(%{{.*}}) from "in" to "out" : (tensor<8x4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: ^bb0(%[[PART:.*]]: tensor<2x4xf32>):
  %y = mp.manual_computation "manual_axes{\22data\22}" ins(%x) from "in" to "out" : (tensor<8x4xf32>) -> tensor<4xf32> {
  ^bb0(%part: tensor<2x4xf32>):
    // CHECK: mp.broadcast %arg1
    %0 = mp.broadcast %s dims [] : tensor<f32> to tensor<2x4xf32>
    %1 = arith.mulf %part, %0 : tensor<2x4xf32>
    %2 = mp.reduce add %1 dims [0] : tensor<2x4xf32> to tensor<4xf32>
    // CHECK: mp.yield %{{.*}} : tensor<4xf32>
    mp.yield %2 : tensor<4xf32>
  }
  return %y : tensor<4xf32>
}

// Without operands or results.
// CHECK-LABEL: @empty
func.func @empty() {
  // CHECK: mp.manual_computation "axes" ins() from "in" to "out" : () -> () {
  mp.manual_computation "axes" ins() from "in" to "out" : () -> () {
    mp.yield
  }
  return
}
