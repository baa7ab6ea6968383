// A logarithm of sums of exponentials that a mask picks, which may be of any size: with
// the mask and the exponential as factors, a gradient over it is as large as before,
// also where it is summed along the other lines in between.
//
// RUN: mp-opt %s --mp-amp=dtype=f16 2>/dev/null | FileCheck %s
// The mask as a choice.
// RUN: sed 's/%m = arith.uitofp %is : .*/%none = arith.constant dense<0.0> : tensor<32x32x4xf32>/; s/mulf %m, \(%[a-z]*\)/select %is, \1, %none : tensor<32x32x4xi1>, tensor<32x32x4xf32>  \/\//' %s | mp-opt --mp-amp=dtype=f16 2>/dev/null | FileCheck %s
//
// The controls: without the mask, or with another one; what is multiplied is another
// number; and the sum is along the same lines.
// RUN: sed 's/mulf %m, %lines/mulf %ones, %lines/' %s | mp-opt --mp-amp=dtype=f16 2>/dev/null | FileCheck %s --check-prefix=OPEN
// RUN: sed 's/mulf %m, %lines/mulf %other, %lines/' %s | mp-opt --mp-amp=dtype=f16 2>/dev/null | FileCheck %s --check-prefix=OPEN
// RUN: sed 's/mulf %back, %e/mulf %back, %z/' %s | mp-opt --mp-amp=dtype=f16 2>/dev/null | FileCheck %s --check-prefix=OPEN
// RUN: sed 's/broadcast %q dims \[0, 2\]/broadcast %q dims [1, 2]/' %s | mp-opt --mp-amp=dtype=f16 2>/dev/null | FileCheck %s --check-prefix=OPEN

module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0] accumulate f32
// CHECK-SAME: (tensor<32x16xf16>, tensor<32x4xf16>)
// OPEN: mp.dot {{.*}} contracting [0] x [0] {mp.kept_wide = "operand 1 is not known to be bounded"}
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %is: tensor<32x32x4xi1> {mp.role = #mp.role<batch>},
                %also: tensor<32x32x4xi1> {mp.role = #mp.role<batch>},
                %seed: tensor<32x4xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x4xf32> {mp.role = #mp.role<metric>}) {
  %ones = arith.constant dense<1.0> : tensor<32x32x4xf32>
  %m = arith.uitofp %is : tensor<32x32x4xi1> to tensor<32x32x4xf32>
  %other = arith.uitofp %also : tensor<32x32x4xi1> to tensor<32x32x4xf32>
  %z = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
  %e = math.exp %z : tensor<32x4xf32>
  %all = mp.broadcast %e dims [1, 2] : tensor<32x4xf32> to tensor<32x32x4xf32>
  %masked = arith.mulf %m, %all : tensor<32x32x4xf32>
  %s = mp.reduce add %masked dims [1] : tensor<32x32x4xf32> to tensor<32x4xf32>
  %told = math.log %s : tensor<32x4xf32>
  %q = arith.divf %seed, %s : tensor<32x4xf32>
  %lines = mp.broadcast %q dims [0, 2] : tensor<32x4xf32> to tensor<32x32x4xf32>
  %terms = arith.mulf %m, %lines : tensor<32x32x4xf32>
  %back = mp.reduce add %terms dims [0] : tensor<32x32x4xf32> to tensor<32x4xf32>
  %d = arith.mulf %back, %e : tensor<32x4xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
  %w1 = arith.subf %w, %g : tensor<16x4xf32>
  return %w1, %told : tensor<16x4xf32>, tensor<32x4xf32>
}
}
