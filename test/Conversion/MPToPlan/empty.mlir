// Tensors without elements, as cumulative products of JAX cut them out: nothing
// computes them, and nothing reads them.
// RUN: mp-opt %s --mp-to-cuda=chip=sm_90 -o %t.plan.mlir
// RUN: FileCheck %s < %t.plan.mlir
// RUN: mp-run %t.plan.mlir --device=plan --fill=1 --outputs=%t.plan.npz
// RUN: mp-run %s --fill=1 --outputs=%t.ref.npz
// RUN: cmp %t.plan.npz %t.ref.npz

// CHECK-LABEL: mprt.plan @step
// CHECK: mprt.slot result 4 "out4" : tensor<8x0xf32>
// CHECK: mprt.fill {{.*}} with 0.000000e+00 : f32
// CHECK-NOT: mprt.matmul
func.func @main(%x: tensor<8x2xf32>, %a: tensor<3x0xf32>, %b: tensor<0x4xf32>, %e: tensor<0xi32>)
    -> (tensor<8x2xf32>, tensor<8x3xf32>, tensor<3x4xf32>, tensor<3xf32>, tensor<8x0xf32>, tensor<i32>) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %0 = mp.slice %x start [0, 0] limit [8, 0] strides [1, 1] : tensor<8x2xf32> to tensor<8x0xf32>
  %1 = mp.slice %x start [0, 2] limit [8, 2] strides [1, 2] : tensor<8x2xf32> to tensor<8x0xf32>
  %2 = arith.mulf %0, %1 : tensor<8x0xf32>
  %3 = math.exp %2 : tensor<8x0xf32>
  %4 = mp.concat %x, %3 dim 1 : (tensor<8x2xf32>, tensor<8x0xf32>) -> tensor<8x2xf32>
  %5 = arith.mulf %4, %x : tensor<8x2xf32>
  %6 = mp.pad %3, %zero low [0, 2] high [0, 1] interior [0, 1] : (tensor<8x0xf32>, tensor<f32>) -> tensor<8x3xf32>
  %7 = mp.dot %a, %b contracting [1] x [0] : (tensor<3x0xf32>, tensor<0x4xf32>) -> tensor<3x4xf32>
  %8 = mp.reduce max %a dims [1] : tensor<3x0xf32> to tensor<3xf32>
  %9 = mp.reduce add %e dims [0] : tensor<0xi32> to tensor<i32>
  return %5, %6, %7, %8, %3, %9 : tensor<8x2xf32>, tensor<8x3xf32>, tensor<3x4xf32>, tensor<3xf32>, tensor<8x0xf32>, tensor<i32>
}
