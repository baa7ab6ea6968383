// Pools and their gradients.
// RUN: mp-translate --mp-to-stablehlo %s -o %t.hlo
// RUN: FileCheck %s < %t.hlo
// RUN: mp-run %s --fill=1 --compare=%t.hlo --tolerance=0

// CHECK-LABEL: func.func @main
func.func @main(%x: tensor<2x8x8x3xf16>, %y: tensor<8x10xf32>,
    %d: tensor<2x4x4x3xf16>, %e: tensor<8x5xf32>)
    -> (tensor<2x4x4x3xf16>, tensor<2x4x4x3xf16>, tensor<4x9xf32>,
        tensor<2x8x8x3xf16>, tensor<8x10xf32>) {
  // CHECK: "stablehlo.reduce_window"(%arg0, %{{.*}}) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}>
  // CHECK: "stablehlo.maximum"{{.*}} : (tensor<f16>, tensor<f16>)
  %0 = mp.pool max %x window [1, 2, 2, 1] strides [1, 2, 2, 1]
       low [0, 0, 0, 0] high [0, 0, 0, 0] : tensor<2x8x8x3xf16> to tensor<2x4x4x3xf16>
  // CHECK: "stablehlo.convert"(%arg0)
  // CHECK: "stablehlo.add"
  // CHECK: {mp.widened = true}
  // CHECK-NEXT: "stablehlo.convert"{{.*}} {mp.rounds = true}
  %1 = mp.pool add %x window [1, 2, 2, 1] strides [1, 2, 2, 1]
       low [0, 0, 0, 0] high [0, 0, 0, 0] accumulate f32
     : tensor<2x8x8x3xf16> to tensor<2x4x4x3xf16>
  // CHECK: base_dilations = array<i64: 1, 2>, padding = dense<{{\[\[}}-1, 0], [0, -2]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 1>
  %2 = mp.pool min %y window [2, 9] strides [1, 1] low [-1, 0] high [0, -2]
       base_dilation [1, 2] window_dilation [3, 1] : tensor<8x10xf32> to tensor<4x9xf32>
  // Selected and summed in the accumulator.
  // CHECK: "stablehlo.select_and_scatter"
  // CHECK: "stablehlo.compare"{{.*}} GE>}> : (tensor<f32>, tensor<f32>)
  // CHECK: "stablehlo.add"{{.*}} : (tensor<f32>, tensor<f32>)
  // CHECK: {mp.widened = true}
  // CHECK-NEXT: {mp.rounds = true} : (tensor<2x8x8x3xf32>) -> tensor<2x8x8x3xf16>
  %3 = mp.pool_grad max %x, %d window [1, 2, 2, 1] strides [1, 2, 2, 1]
       low [0, 0, 0, 0] high [0, 0, 0, 0] accumulate f32
     : tensor<2x8x8x3xf16>, tensor<2x4x4x3xf16>
  // CHECK: LE>}>
  %4 = mp.pool_grad min %y, %e window [1, 2] strides [1, 2]
       low [0, 0] high [0, 0] : tensor<8x10xf32>, tensor<8x5xf32>
  return %0, %1, %2, %3, %4 : tensor<2x4x4x3xf16>, tensor<2x4x4x3xf16>,
    tensor<4x9xf32>, tensor<2x8x8x3xf16>, tensor<8x10xf32>
}
