// RUN: mp-opt %s --mp-to-cuda --emit=plan -o %t.plan.mlir
// RUN: mp-run %t.plan.mlir --device=plan --fill=1 --compare=%s --tolerance=0 | FileCheck %s
// RUN: mp-opt %t.plan.mlir --mp-emit-kernels=chip=sm_90 | mp-test-kernels - | FileCheck %s --check-prefix=CODE

// Rewards discounted over nine times, written out as a loop is: each time reads its
// own flag. Another kernel reads the flags, too, so that both make numbers of
// them, and nine times in one kernel are more than code is made for. The planner
// knows what the code will be, and cuts the chain.
// CHECK: max 0, l2 0
// CHECK-NOT: OUT OF BOUND
// CODE: 0 defects
func.func @main(%f: tensor<9xi1>, %r: tensor<9xf32>, %w: tensor<9x9xf32>) -> (tensor<9xf32>, tensor<f32>) {
  %1 = arith.uitofp %f : tensor<9xi1> to tensor<9xf32>
  %d = mp.dot %r, %w contracting [0] x [0] : (tensor<9xf32>, tensor<9x9xf32>) -> tensor<9xf32>
  %m = arith.mulf %1, %d : tensor<9xf32>
  %c = arith.constant dense<0.5> : tensor<f32>
  %a0 = arith.constant dense<0.0> : tensor<f32>
  %s0 = mp.slice %1 start [0] limit [1] strides [1] : tensor<9xf32> to tensor<1xf32>
  %t0 = mp.reshape %s0 : tensor<1xf32> to tensor<f32>
  %p0 = arith.mulf %a0, %c : tensor<f32>
  %a1 = arith.addf %p0, %t0 : tensor<f32>
  %s1 = mp.slice %1 start [1] limit [2] strides [1] : tensor<9xf32> to tensor<1xf32>
  %t1 = mp.reshape %s1 : tensor<1xf32> to tensor<f32>
  %p1 = arith.mulf %a1, %c : tensor<f32>
  %a2 = arith.addf %p1, %t1 : tensor<f32>
  %s2 = mp.slice %1 start [2] limit [3] strides [1] : tensor<9xf32> to tensor<1xf32>
  %t2 = mp.reshape %s2 : tensor<1xf32> to tensor<f32>
  %p2 = arith.mulf %a2, %c : tensor<f32>
  %a3 = arith.addf %p2, %t2 : tensor<f32>
  %s3 = mp.slice %1 start [3] limit [4] strides [1] : tensor<9xf32> to tensor<1xf32>
  %t3 = mp.reshape %s3 : tensor<1xf32> to tensor<f32>
  %p3 = arith.mulf %a3, %c : tensor<f32>
  %a4 = arith.addf %p3, %t3 : tensor<f32>
  %s4 = mp.slice %1 start [4] limit [5] strides [1] : tensor<9xf32> to tensor<1xf32>
  %t4 = mp.reshape %s4 : tensor<1xf32> to tensor<f32>
  %p4 = arith.mulf %a4, %c : tensor<f32>
  %a5 = arith.addf %p4, %t4 : tensor<f32>
  %s5 = mp.slice %1 start [5] limit [6] strides [1] : tensor<9xf32> to tensor<1xf32>
  %t5 = mp.reshape %s5 : tensor<1xf32> to tensor<f32>
  %p5 = arith.mulf %a5, %c : tensor<f32>
  %a6 = arith.addf %p5, %t5 : tensor<f32>
  %s6 = mp.slice %1 start [6] limit [7] strides [1] : tensor<9xf32> to tensor<1xf32>
  %t6 = mp.reshape %s6 : tensor<1xf32> to tensor<f32>
  %p6 = arith.mulf %a6, %c : tensor<f32>
  %a7 = arith.addf %p6, %t6 : tensor<f32>
  %s7 = mp.slice %1 start [7] limit [8] strides [1] : tensor<9xf32> to tensor<1xf32>
  %t7 = mp.reshape %s7 : tensor<1xf32> to tensor<f32>
  %p7 = arith.mulf %a7, %c : tensor<f32>
  %a8 = arith.addf %p7, %t7 : tensor<f32>
  %s8 = mp.slice %1 start [8] limit [9] strides [1] : tensor<9xf32> to tensor<1xf32>
  %t8 = mp.reshape %s8 : tensor<1xf32> to tensor<f32>
  %p8 = arith.mulf %a8, %c : tensor<f32>
  %a9 = arith.addf %p8, %t8 : tensor<f32>
  return %m, %a9 : tensor<9xf32>, tensor<f32>
}
