// A logarithm of running sums of exp(x - max(x)), as a partial likelihood has it: up to
// the largest one a sum may be 1e-9, so that one over it is of any size. Times the
// exponential that it sums it is a share, summed the other way. Along the whole line the
// sum is 1 at least.
//
// RUN: mp-opt %s --split-input-file --mp-amp=dtype=f16 2>/dev/null | FileCheck %s
//
// The controls: summed the same way, or fewer at a time; and what multiplies it is
// another number.
// RUN: sed '/pool add %q/s/low \[0, 0\] high \[0, 63\]/low [0, 63] high [0, 0]/' %s | mp-opt --split-input-file --mp-amp=dtype=f16 2>/dev/null | FileCheck %s --check-prefix=OPEN
// RUN: sed '/pool add %q/s/window \[1, 64\] strides \[1, 1\] low \[0, 0\] high \[0, 63\]/window [1, 32] strides [1, 1] low [0, 0] high [0, 31]/' %s | mp-opt --split-input-file --mp-amp=dtype=f16 2>/dev/null | FileCheck %s --check-prefix=OPEN
// RUN: sed 's/mulf %back, %e :/mulf %back, %less :/' %s | mp-opt --split-input-file --mp-amp=dtype=f16 2>/dev/null | FileCheck %s --check-prefix=OPEN

module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: arith.divf %{{.*}}, %[[C:.*]] : tensor<32x64xf32>
// CHECK-NEXT: mp.pool add {{.*}} : tensor<32x64xf32> to tensor<32x64xf32>
// CHECK: mp.dot {{.*}} contracting [0] x [0] accumulate f32
// CHECK-SAME: (tensor<32x16xf16>, tensor<32x64xf16>) -> tensor<16x64xf32>
// OPEN: mp.dot {{.*}} contracting [0] x [0] {mp.kept_wide = "operand 1 is not known to be bounded"}
func.func @main(%w: tensor<16x64xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x64xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x64xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x64xf32> {mp.role = #mp.role<loss>}) {
  %z = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x64xf32>) -> tensor<32x64xf32>
  %m = mp.reduce max %z dims [1] : tensor<32x64xf32> to tensor<32xf32>
  %ms = mp.broadcast %m dims [0] : tensor<32xf32> to tensor<32x64xf32>
  %less = arith.subf %z, %ms : tensor<32x64xf32>
  %e = math.exp %less : tensor<32x64xf32>
  %c = mp.pool add %e window [1, 64] strides [1, 1] low [0, 63] high [0, 0] : tensor<32x64xf32> to tensor<32x64xf32>
  %l = math.log %c : tensor<32x64xf32>
  %q = arith.divf %seed, %c : tensor<32x64xf32>
  %back = mp.pool add %q window [1, 64] strides [1, 1] low [0, 0] high [0, 63] : tensor<32x64xf32> to tensor<32x64xf32>
  %d = arith.mulf %back, %e : tensor<32x64xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x64xf32>) -> tensor<16x64xf32>
  %w1 = arith.subf %w, %g : tensor<16x64xf32>
  return %w1, %l : tensor<16x64xf32>, tensor<32x64xf32>
}
}

// -----

module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0] accumulate f32
// CHECK-SAME: (tensor<32x16xf16>, tensor<32x64xf16>) -> tensor<16x64xf32>
func.func @main(%w: tensor<16x64xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x64xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32xf32> {mp.role = #mp.role<loss>}) {
  %z = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x64xf32>) -> tensor<32x64xf32>
  %m = mp.reduce max %z dims [1] : tensor<32x64xf32> to tensor<32xf32>
  %ms = mp.broadcast %m dims [0] : tensor<32xf32> to tensor<32x64xf32>
  %less = arith.subf %z, %ms : tensor<32x64xf32>
  %e = math.exp %less : tensor<32x64xf32>
  %c = mp.reduce add %e dims [1] : tensor<32x64xf32> to tensor<32xf32>
  %l = math.log %c : tensor<32xf32>
  %q = arith.divf %seed, %c : tensor<32xf32>
  %back = mp.broadcast %q dims [0] : tensor<32xf32> to tensor<32x64xf32>
  %d = arith.mulf %back, %e : tensor<32x64xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x64xf32>) -> tensor<16x64xf32>
  %w1 = arith.subf %w, %g : tensor<16x64xf32>
  return %w1, %l : tensor<16x64xf32>, tensor<32xf32>
}
}
