// A likelihood of counts: log(m + 1e-8) of a mean m without bounds. Its derivative is of
// any size, but that of the softplus that m is is at most m; and where m is a share of
// the counts of each example, that of the share holds both factors.
//
// RUN: mp-opt %s --split-input-file --mp-amp=dtype=f16 2>/dev/null | FileCheck %s
//
// The controls: the slope of another number; one factor is missing; and of two
// exponentials neither makes up for the other one.
// RUN: sed 's/subf %z, %m :/subf %o, %m :/; s/mulf %c, %number/mulf %c, %one/' %s | mp-opt --split-input-file --mp-amp=dtype=f16 2>/dev/null | FileCheck %s --check-prefix=OPEN
// RUN: sed 's/maximumf %z, %zero/maximumf %z, %o/; s/mulf %c, %number/mulf %c, %rest/' %s | mp-opt --split-input-file --mp-amp=dtype=f16 2>/dev/null | FileCheck %s --check-prefix=OPEN

module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0] accumulate f32
// CHECK-SAME: (tensor<32x16xf16>, tensor<32x4xf16>)
// OPEN: mp.dot {{.*}} contracting [0] x [0] {mp.kept_wide = "operand 1 is not known to be bounded"}
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %n: tensor<32x4xf32> {mp.role = #mp.role<batch>},
                %o: tensor<32x4xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x4xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x4xf32> {mp.role = #mp.role<metric>}) {
  %zero = arith.constant dense<0.0> : tensor<32x4xf32>
  %eps = arith.constant dense<1.0e-8> : tensor<32x4xf32>
  %z = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
  %most = arith.maximumf %z, %zero : tensor<32x4xf32>
  %number = math.absf %z : tensor<32x4xf32>
  %minus = arith.negf %number : tensor<32x4xf32>
  %power = math.exp %minus : tensor<32x4xf32>
  %rest = math.log1p %power : tensor<32x4xf32>
  %m = arith.addf %most, %rest : tensor<32x4xf32>
  %log = arith.subf %z, %m : tensor<32x4xf32>
  %slope = math.exp %log : tensor<32x4xf32>
  %a = arith.addf %m, %eps : tensor<32x4xf32>
  %told = math.log %a : tensor<32x4xf32>
  %c = arith.mulf %n, %seed : tensor<32x4xf32>
  %q = arith.divf %c, %a : tensor<32x4xf32>
  %d = arith.mulf %q, %slope : tensor<32x4xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
  %w1 = arith.subf %w, %g : tensor<16x4xf32>
  return %w1, %told : tensor<16x4xf32>, tensor<32x4xf32>
}
}

// -----

module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0] accumulate f32
// CHECK-SAME: (tensor<32x16xf16>, tensor<32x4xf16>)
// OPEN: mp.dot {{.*}} contracting [0] x [0] {mp.kept_wide = "operand 1 is not known to be bounded"}
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %n: tensor<32x4xf32> {mp.role = #mp.role<batch>},
                %o: tensor<32x4xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x4xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x4xf32> {mp.role = #mp.role<metric>}) {
  %one = arith.constant dense<1.0> : tensor<32x4xf32>
  %eps = arith.constant dense<1.0e-8> : tensor<32x4xf32>
  %z = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
  %share = mp.logistic %z : tensor<32x4xf32>
  %rest = arith.subf %one, %share : tensor<32x4xf32>
  %number = math.exp %o : tensor<32x4xf32>
  %more = math.exp %n : tensor<32x4xf32>
  %m = arith.mulf %number, %share : tensor<32x4xf32>
  %sum = arith.addf %m, %more : tensor<32x4xf32>
  %a = arith.addf %sum, %eps : tensor<32x4xf32>
  %told = math.log %a : tensor<32x4xf32>
  %q = arith.divf %seed, %a : tensor<32x4xf32>
  %t = arith.mulf %q, %share : tensor<32x4xf32>
  %c = arith.mulf %t, %rest : tensor<32x4xf32>
  %d = arith.mulf %c, %number : tensor<32x4xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
  %w1 = arith.subf %w, %g : tensor<16x4xf32>
  return %w1, %told : tensor<16x4xf32>, tensor<32x4xf32>
}
}
