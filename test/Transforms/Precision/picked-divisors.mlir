// A gradient of the probability that an index picks out of each line, as numbers
// that are taken along an axis have it: it is put back by a choice.
//
// RUN: mp-opt %s --split-input-file --mp-amp=dtype=f16 | FileCheck %s

// Where a position is the index.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0] accumulate f32
// CHECK-SAME: (tensor<32x16xf16>, tensor<32x4xf16>)
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %i: tensor<32xi32> {mp.role = #mp.role<batch>},
                %j: tensor<32xi32> {mp.role = #mp.role<batch>},
                %seed: tensor<32xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32xf32> {mp.role = #mp.role<metric>}) {
  %zero = arith.constant dense<0.0> : tensor<32x4xf32>
  %one = arith.constant dense<1.0> : tensor<32x4xf32>
  %nan = arith.constant dense<0x7FC00000> : tensor<32x1xf32>
  %three = arith.constant dense<3> : tensor<32xi32>
  %eps = arith.constant dense<1.0e-8> : tensor<32xf32>
  %p = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
  %q = mp.logistic %p : tensor<32x4xf32>
  %rest = arith.subf %one, %q : tensor<32x4xf32>
  %slope = arith.mulf %q, %rest : tensor<32x4xf32>
  %at = mp.reshape %i : tensor<32xi32> to tensor<32x1x1xi32>
  %picked = mp.gather %q, %at slice [1, 1] offset [] collapsed [1] batching [0] x [0] start [1] index_vector 2
    : (tensor<32x4xf32>, tensor<32x1x1xi32>) -> tensor<32x1xf32>
  %less = arith.cmpi sle, %i, %three : tensor<32xi32>
  %is_in = mp.reshape %less : tensor<32xi1> to tensor<32x1xi1>
  %filled = arith.select %is_in, %picked, %nan : tensor<32x1xi1>, tensor<32x1xf32>
  %r = mp.reshape %filled : tensor<32x1xf32> to tensor<32xf32>
  %a = arith.addf %r, %eps : tensor<32xf32>
  %told = math.log %a : tensor<32xf32>
  %ga = arith.divf %seed, %a : tensor<32xf32>
  %own = mp.broadcast %i dims [0] : tensor<32xi32> to tensor<32x4xi32>
  %places = mp.iota dim 1 : tensor<32x4xi32>
  %here = arith.cmpi eq, %places, %own : tensor<32x4xi32>
  %gas = mp.broadcast %ga dims [0] : tensor<32xf32> to tensor<32x4xf32>
  %put = arith.select %here, %gas, %zero : tensor<32x4xi1>, tensor<32x4xf32>
  %d = arith.mulf %put, %slope : tensor<32x4xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
  %w1 = arith.subf %w, %g : tensor<16x4xf32>
  return %w1, %told : tensor<16x4xf32>, tensor<32xf32>
}
}

// -----

// Where it is another index.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0] {mp.kept_wide = "operand 1 is not known to be bounded"}
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %i: tensor<32xi32> {mp.role = #mp.role<batch>},
                %j: tensor<32xi32> {mp.role = #mp.role<batch>},
                %seed: tensor<32xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32xf32> {mp.role = #mp.role<metric>}) {
  %zero = arith.constant dense<0.0> : tensor<32x4xf32>
  %one = arith.constant dense<1.0> : tensor<32x4xf32>
  %nan = arith.constant dense<0x7FC00000> : tensor<32x1xf32>
  %three = arith.constant dense<3> : tensor<32xi32>
  %eps = arith.constant dense<1.0e-8> : tensor<32xf32>
  %p = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
  %q = mp.logistic %p : tensor<32x4xf32>
  %rest = arith.subf %one, %q : tensor<32x4xf32>
  %slope = arith.mulf %q, %rest : tensor<32x4xf32>
  %at = mp.reshape %i : tensor<32xi32> to tensor<32x1x1xi32>
  %picked = mp.gather %q, %at slice [1, 1] offset [] collapsed [1] batching [0] x [0] start [1] index_vector 2
    : (tensor<32x4xf32>, tensor<32x1x1xi32>) -> tensor<32x1xf32>
  %less = arith.cmpi sle, %i, %three : tensor<32xi32>
  %is_in = mp.reshape %less : tensor<32xi1> to tensor<32x1xi1>
  %filled = arith.select %is_in, %picked, %nan : tensor<32x1xi1>, tensor<32x1xf32>
  %r = mp.reshape %filled : tensor<32x1xf32> to tensor<32xf32>
  %a = arith.addf %r, %eps : tensor<32xf32>
  %told = math.log %a : tensor<32xf32>
  %ga = arith.divf %seed, %a : tensor<32xf32>
  %own = mp.broadcast %j dims [0] : tensor<32xi32> to tensor<32x4xi32>
  %places = mp.iota dim 1 : tensor<32x4xi32>
  %here = arith.cmpi eq, %places, %own : tensor<32x4xi32>
  %gas = mp.broadcast %ga dims [0] : tensor<32xf32> to tensor<32x4xf32>
  %put = arith.select %here, %gas, %zero : tensor<32x4xi1>, tensor<32x4xf32>
  %d = arith.mulf %put, %slope : tensor<32x4xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
  %w1 = arith.subf %w, %g : tensor<16x4xf32>
  return %w1, %told : tensor<16x4xf32>, tensor<32xf32>
}
}

// -----

// Where it is not the index.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0] {mp.kept_wide = "operand 1 is not known to be bounded"}
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %i: tensor<32xi32> {mp.role = #mp.role<batch>},
                %j: tensor<32xi32> {mp.role = #mp.role<batch>},
                %seed: tensor<32xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32xf32> {mp.role = #mp.role<metric>}) {
  %zero = arith.constant dense<0.0> : tensor<32x4xf32>
  %one = arith.constant dense<1.0> : tensor<32x4xf32>
  %nan = arith.constant dense<0x7FC00000> : tensor<32x1xf32>
  %three = arith.constant dense<3> : tensor<32xi32>
  %eps = arith.constant dense<1.0e-8> : tensor<32xf32>
  %p = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
  %q = mp.logistic %p : tensor<32x4xf32>
  %rest = arith.subf %one, %q : tensor<32x4xf32>
  %slope = arith.mulf %q, %rest : tensor<32x4xf32>
  %at = mp.reshape %i : tensor<32xi32> to tensor<32x1x1xi32>
  %picked = mp.gather %q, %at slice [1, 1] offset [] collapsed [1] batching [0] x [0] start [1] index_vector 2
    : (tensor<32x4xf32>, tensor<32x1x1xi32>) -> tensor<32x1xf32>
  %less = arith.cmpi sle, %i, %three : tensor<32xi32>
  %is_in = mp.reshape %less : tensor<32xi1> to tensor<32x1xi1>
  %filled = arith.select %is_in, %picked, %nan : tensor<32x1xi1>, tensor<32x1xf32>
  %r = mp.reshape %filled : tensor<32x1xf32> to tensor<32xf32>
  %a = arith.addf %r, %eps : tensor<32xf32>
  %told = math.log %a : tensor<32xf32>
  %ga = arith.divf %seed, %a : tensor<32xf32>
  %own = mp.broadcast %i dims [0] : tensor<32xi32> to tensor<32x4xi32>
  %places = mp.iota dim 1 : tensor<32x4xi32>
  %here = arith.cmpi ne, %places, %own : tensor<32x4xi32>
  %gas = mp.broadcast %ga dims [0] : tensor<32xf32> to tensor<32x4xf32>
  %put = arith.select %here, %gas, %zero : tensor<32x4xi1>, tensor<32x4xf32>
  %d = arith.mulf %put, %slope : tensor<32x4xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
  %w1 = arith.subf %w, %g : tensor<16x4xf32>
  return %w1, %told : tensor<16x4xf32>, tensor<32xf32>
}
}
