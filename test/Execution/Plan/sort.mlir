// A sort along a dimension in the middle, NaNs last; and the 64 largest with
// where they stood, as top_k is read. Stable: many elements are equal.
// RUN: %python %S/Inputs/sort.py make %t.in.npz
// RUN: mp-run %s --inputs=%t.in.npz --outputs=%t.ref.npz
// RUN: %python %S/Inputs/sort.py check %t.in.npz %t.ref.npz
// RUN: mp-opt %s --mp-to-cuda=chip=sm_90 -o %t.plan.mlir
// RUN: FileCheck %s < %t.plan.mlir
// RUN: mp-run %t.plan.mlir --device=plan --inputs=%t.in.npz --outputs=%t.out.npz
// RUN: cmp %t.ref.npz %t.out.npz
// RUN: mp-run %t.plan.mlir --device=trace | FileCheck %s --check-prefix=TRACE

// CHECK-DAG: mprt.kernel @k0 chip "sm_90" stages [#mprt.stage<"k0" grid [15, 1, 1] block [64, 1, 1] shared 432>] ptx
// CHECK-DAG: mprt.kernel @k1 chip "sm_90" stages [#mprt.stage<"k1" grid [2, 1, 1] block [256, 1, 1] shared 1216>] ptx
// TRACE-COUNT-2: "kind":"launch"
func.func @main(%x: tensor<3x70x5xf32>, %h: tensor<2x300xf16>, %n: tensor<2x300xi32>)
    -> (tensor<3x70x5xf32>, tensor<2x64xf16>, tensor<2x64xi32>) {
  %0 = mp.sort %x dim 1 : tensor<3x70x5xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %less = arith.cmpf olt, %a, %b : tensor<f32>
    %nan = arith.cmpf uno, %b, %b : tensor<f32>
    %number = arith.cmpf ord, %a, %a : tensor<f32>
    %before_nan = arith.andi %nan, %number : tensor<i1>
    %first = arith.ori %less, %before_nan : tensor<i1>
    mp.yield %first : tensor<i1>
  }
  %v, %at = mp.sort %h, %n dim 1 : tensor<2x300xf16>, tensor<2x300xi32> {
  ^bb0(%a: tensor<f16>, %b: tensor<f16>, %i: tensor<i32>, %j: tensor<i32>):
    %first = arith.cmpf ogt, %a, %b : tensor<f16>
    mp.yield %first : tensor<i1>
  }
  %top = mp.slice %v start [0, 0] limit [2, 64] strides [1, 1] : tensor<2x300xf16> to tensor<2x64xf16>
  %where = mp.slice %at start [0, 0] limit [2, 64] strides [1, 1] : tensor<2x300xi32> to tensor<2x64xi32>
  return %0, %top, %where : tensor<3x70x5xf32>, tensor<2x64xf16>, tensor<2x64xi32>
}
