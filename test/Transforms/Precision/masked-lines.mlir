// A softmax of what a mask leaves of each line: the sum is 1 at least, or 0 where
// nothing is left, and a gradient behind it is as large as before.
//
// RUN: mp-opt %s --mp-amp=dtype=f16 2>/dev/null | FileCheck %s
// Where the maximum is not finite, 0 is taken; and the mask is the other way round.
// RUN: sed 's/broadcast %max dims/broadcast %finite_max dims/' %s | mp-opt --mp-amp=dtype=f16 2>/dev/null | FileCheck %s
// RUN: sed 's/select %is, %z, %least/select %is, %least, %z/; s/select %is, %e, %none/select %is, %none, %e/; s/select %is, %back, %none/select %is, %none, %back/' %s | mp-opt --mp-amp=dtype=f16 2>/dev/null | FileCheck %s
//
// The controls: the maximum is of all, of what another mask leaves, or of other
// numbers; and the sum is of what another mask leaves.
// RUN: sed 's/reduce max %left/reduce max %z/' %s | mp-opt --mp-amp=dtype=f16 2>/dev/null | FileCheck %s --check-prefix=OPEN
// RUN: sed 's/reduce max %left/reduce max %of_others/' %s | mp-opt --mp-amp=dtype=f16 2>/dev/null | FileCheck %s --check-prefix=OPEN
// RUN: sed 's/reduce max %left/reduce max %of_twice/' %s | mp-opt --mp-amp=dtype=f16 2>/dev/null | FileCheck %s --check-prefix=OPEN
// RUN: sed 's/select %is, %e, %none/select %also, %e, %none/' %s | mp-opt --mp-amp=dtype=f16 2>/dev/null | FileCheck %s --check-prefix=OPEN

module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0] accumulate f32
// CHECK-SAME: (tensor<32x16xf16>, tensor<32x8xf16>)
// OPEN: mp.dot {{.*}} contracting [0] x [0] {mp.kept_wide = "operand 1 is not known to be bounded"}
func.func @main(%w: tensor<16x8xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %is: tensor<32x8xi1> {mp.role = #mp.role<batch>},
                %also: tensor<32x8xi1> {mp.role = #mp.role<batch>},
                %seed: tensor<32xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x8xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32xf32> {mp.role = #mp.role<metric>}) {
  %least = arith.constant dense<0xFF800000> : tensor<32x8xf32>
  %none = arith.constant dense<0.0> : tensor<32x8xf32>
  %zero = arith.constant dense<0.0> : tensor<32xf32>
  %z = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x8xf32>) -> tensor<32x8xf32>
  %twice = arith.addf %z, %z : tensor<32x8xf32>
  %left = arith.select %is, %z, %least : tensor<32x8xi1>, tensor<32x8xf32>
  %of_others = arith.select %also, %z, %least : tensor<32x8xi1>, tensor<32x8xf32>
  %of_twice = arith.select %is, %twice, %least : tensor<32x8xi1>, tensor<32x8xf32>
  %max = mp.reduce max %left dims [1] : tensor<32x8xf32> to tensor<32xf32>
  %finite = math.isfinite %max : tensor<32xf32>
  %finite_max = arith.select %finite, %max, %zero : tensor<32xi1>, tensor<32xf32>
  %most = mp.broadcast %max dims [0] : tensor<32xf32> to tensor<32x8xf32>
  %shifted = arith.subf %z, %most : tensor<32x8xf32>
  %e = math.exp %shifted : tensor<32x8xf32>
  %kept = arith.select %is, %e, %none : tensor<32x8xi1>, tensor<32x8xf32>
  %s = mp.reduce add %kept dims [1] : tensor<32x8xf32> to tensor<32xf32>
  %told = math.log %s : tensor<32xf32>
  %q = arith.divf %seed, %s : tensor<32xf32>
  %lines = mp.broadcast %q dims [0] : tensor<32xf32> to tensor<32x8xf32>
  %back = arith.addf %lines, %lines : tensor<32x8xf32>
  %of_mask = arith.select %is, %back, %none : tensor<32x8xi1>, tensor<32x8xf32>
  %g = mp.dot %x, %of_mask contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x8xf32>) -> tensor<16x8xf32>
  %w1 = arith.subf %w, %g : tensor<16x8xf32>
  return %w1, %told : tensor<16x8xf32>, tensor<32xf32>
}
}
