// A gradient that was divided by a probability and then multiplied by it, since
// the derivative of its sigmoid or softmax holds it, is of the size of the
// gradient again.
//
// RUN: mp-opt %s --split-input-file --mp-amp=dtype=f16 | FileCheck %s

// log(q + 1e-8) and log(1 - q + 1e-8).
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0] accumulate f32
// CHECK-SAME: (tensor<32x16xf16>, tensor<32x4xf16>)
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %y: tensor<32x4xf32> {mp.role = #mp.role<batch>},
                %i: tensor<32x2xi32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x4xf32> {mp.role = #mp.role<loss_seed>},
                %seeds: tensor<32xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x4xf32> {mp.role = #mp.role<metric>}) {
  %zero = arith.constant dense<0.0> : tensor<32x4xf32>
  %one = arith.constant dense<1.0> : tensor<32x4xf32>
  %eps = arith.constant dense<1.0e-8> : tensor<32x4xf32>
  %most = arith.constant dense<0.99999988> : tensor<32x4xf32>
  %p = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
  %q = mp.logistic %p : tensor<32x4xf32>
  %rest = arith.subf %one, %q : tensor<32x4xf32>
  %slope = arith.mulf %q, %rest : tensor<32x4xf32>
  %a = arith.addf %q, %eps : tensor<32x4xf32>
  %b = arith.addf %rest, %eps : tensor<32x4xf32>
  %told = math.log %a : tensor<32x4xf32>
  %logb = math.log %b : tensor<32x4xf32>
  %ga = arith.divf %seed, %a : tensor<32x4xf32>
  %gb = arith.divf %seed, %b : tensor<32x4xf32>
  %minus = arith.negf %gb : tensor<32x4xf32>
  %both = arith.addf %ga, %minus : tensor<32x4xf32>
  %d = arith.mulf %both, %slope : tensor<32x4xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
  %w1 = arith.subf %w, %g : tensor<16x4xf32>
  return %w1, %told : tensor<16x4xf32>, tensor<32x4xf32>
}
}

// -----

// Within bounds, and 1 less what is.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0] accumulate f32
// CHECK-SAME: (tensor<32x16xf16>, tensor<32x4xf16>)
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %y: tensor<32x4xf32> {mp.role = #mp.role<batch>},
                %i: tensor<32x2xi32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x4xf32> {mp.role = #mp.role<loss_seed>},
                %seeds: tensor<32xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x4xf32> {mp.role = #mp.role<metric>}) {
  %zero = arith.constant dense<0.0> : tensor<32x4xf32>
  %one = arith.constant dense<1.0> : tensor<32x4xf32>
  %eps = arith.constant dense<1.0e-8> : tensor<32x4xf32>
  %most = arith.constant dense<0.99999988> : tensor<32x4xf32>
  %p = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
  %q = mp.logistic %p : tensor<32x4xf32>
  %rest = arith.subf %one, %q : tensor<32x4xf32>
  %slope = arith.mulf %q, %rest : tensor<32x4xf32>
  %c = arith.maximumf %q, %eps : tensor<32x4xf32>
  %a = arith.minimumf %c, %most : tensor<32x4xf32>
  %b = arith.subf %one, %a : tensor<32x4xf32>
  %told = math.log %a : tensor<32x4xf32>
  %logb = math.log %b : tensor<32x4xf32>
  %ga = arith.divf %seed, %a : tensor<32x4xf32>
  %gb = arith.divf %seed, %b : tensor<32x4xf32>
  %both = arith.subf %ga, %gb : tensor<32x4xf32>
  %d = arith.mulf %both, %slope : tensor<32x4xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
  %w1 = arith.subf %w, %g : tensor<16x4xf32>
  return %w1, %told : tensor<16x4xf32>, tensor<32x4xf32>
}
}

// -----

// The probability of the label alone.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0] accumulate f32
// CHECK-SAME: (tensor<32x16xf16>, tensor<32x4xf16>)
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %y: tensor<32x4xf32> {mp.role = #mp.role<batch>},
                %i: tensor<32x2xi32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x4xf32> {mp.role = #mp.role<loss_seed>},
                %seeds: tensor<32xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x4xf32> {mp.role = #mp.role<metric>}) {
  %zero = arith.constant dense<0.0> : tensor<32x4xf32>
  %one = arith.constant dense<1.0> : tensor<32x4xf32>
  %eps = arith.constant dense<1.0e-8> : tensor<32x4xf32>
  %most = arith.constant dense<0.99999988> : tensor<32x4xf32>
  %p = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
  %q = mp.logistic %p : tensor<32x4xf32>
  %rest = arith.subf %one, %q : tensor<32x4xf32>
  %slope = arith.mulf %q, %rest : tensor<32x4xf32>
  %least = arith.constant dense<1.0e-8> : tensor<32xf32>
  %of = mp.gather %q, %i slice [1, 1] offset [] collapsed [0, 1] start [0, 1] index_vector 1 : (tensor<32x4xf32>, tensor<32x2xi32>) -> tensor<32xf32>
  %a = arith.addf %of, %least : tensor<32xf32>
  %log = math.log %a : tensor<32xf32>
  %told = mp.broadcast %log dims [0] : tensor<32xf32> to tensor<32x4xf32>
  %ga = arith.divf %seeds, %a : tensor<32xf32>
  %back = mp.scatter add %zero, %i, %ga window [] inserted [0, 1] start [0, 1] index_vector 1 : (tensor<32x4xf32>, tensor<32x2xi32>, tensor<32xf32>) -> tensor<32x4xf32>
  %d = arith.mulf %back, %slope : tensor<32x4xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
  %w1 = arith.subf %w, %g : tensor<16x4xf32>
  return %w1, %told : tensor<16x4xf32>, tensor<32x4xf32>
}
}

// -----

// The probability of what the label says is right.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0] accumulate f32
// CHECK-SAME: (tensor<32x16xf16>, tensor<32x4xf16>)
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %y: tensor<32x4xf32> {mp.role = #mp.role<batch>},
                %i: tensor<32x2xi32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x4xf32> {mp.role = #mp.role<loss_seed>},
                %seeds: tensor<32xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x4xf32> {mp.role = #mp.role<metric>}) {
  %zero = arith.constant dense<0.0> : tensor<32x4xf32>
  %one = arith.constant dense<1.0> : tensor<32x4xf32>
  %eps = arith.constant dense<1.0e-8> : tensor<32x4xf32>
  %most = arith.constant dense<0.99999988> : tensor<32x4xf32>
  %p = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
  %q = mp.logistic %p : tensor<32x4xf32>
  %rest = arith.subf %one, %q : tensor<32x4xf32>
  %slope = arith.mulf %q, %rest : tensor<32x4xf32>
  %c = arith.maximumf %q, %eps : tensor<32x4xf32>
  %right = arith.cmpf ogt, %y, %zero : tensor<32x4xf32>
  %b = arith.subf %one, %c : tensor<32x4xf32>
  %a = arith.select %right, %c, %b : tensor<32x4xi1>, tensor<32x4xf32>
  %told = math.log %a : tensor<32x4xf32>
  %ga = arith.divf %seed, %a : tensor<32x4xf32>
  %d = arith.mulf %ga, %slope : tensor<32x4xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
  %w1 = arith.subf %w, %g : tensor<16x4xf32>
  return %w1, %told : tensor<16x4xf32>, tensor<32x4xf32>
}
}

// -----

// The loss scale stands on the other side.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0] accumulate f32
// CHECK-SAME: (tensor<32x16xf16>, tensor<32x4xf16>)
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %y: tensor<32x4xf32> {mp.role = #mp.role<batch>},
                %i: tensor<32x2xi32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x4xf32> {mp.role = #mp.role<loss_seed>},
                %seeds: tensor<32xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x4xf32> {mp.role = #mp.role<metric>}) {
  %zero = arith.constant dense<0.0> : tensor<32x4xf32>
  %one = arith.constant dense<1.0> : tensor<32x4xf32>
  %eps = arith.constant dense<1.0e-8> : tensor<32x4xf32>
  %most = arith.constant dense<0.99999988> : tensor<32x4xf32>
  %p = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
  %q = mp.logistic %p : tensor<32x4xf32>
  %rest = arith.subf %one, %q : tensor<32x4xf32>
  %slope = arith.mulf %q, %rest : tensor<32x4xf32>
  %a = arith.addf %q, %eps : tensor<32x4xf32>
  %told = math.log %a : tensor<32x4xf32>
  %ga = arith.divf %one, %a : tensor<32x4xf32>
  %r = arith.mulf %seed, %rest : tensor<32x4xf32>
  %s = arith.mulf %q, %r : tensor<32x4xf32>
  %d = arith.mulf %ga, %s : tensor<32x4xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
  %w1 = arith.subf %w, %g : tensor<16x4xf32>
  return %w1, %told : tensor<16x4xf32>, tensor<32x4xf32>
}
}

// -----

// Twice divided, once multiplied.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0] {mp.kept_wide = "operand 1 is not known to be bounded"}
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %y: tensor<32x4xf32> {mp.role = #mp.role<batch>},
                %i: tensor<32x2xi32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x4xf32> {mp.role = #mp.role<loss_seed>},
                %seeds: tensor<32xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x4xf32> {mp.role = #mp.role<metric>}) {
  %zero = arith.constant dense<0.0> : tensor<32x4xf32>
  %one = arith.constant dense<1.0> : tensor<32x4xf32>
  %eps = arith.constant dense<1.0e-8> : tensor<32x4xf32>
  %most = arith.constant dense<0.99999988> : tensor<32x4xf32>
  %p = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
  %q = mp.logistic %p : tensor<32x4xf32>
  %rest = arith.subf %one, %q : tensor<32x4xf32>
  %slope = arith.mulf %q, %rest : tensor<32x4xf32>
  %a = arith.addf %q, %eps : tensor<32x4xf32>
  %told = math.log %a : tensor<32x4xf32>
  %ga = arith.divf %seed, %a : tensor<32x4xf32>
  %gb = arith.divf %ga, %a : tensor<32x4xf32>
  %d = arith.mulf %gb, %slope : tensor<32x4xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
  %w1 = arith.subf %w, %g : tensor<16x4xf32>
  return %w1, %told : tensor<16x4xf32>, tensor<32x4xf32>
}
}

// -----

// Divided by what else is from 0 to 1.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0] {mp.kept_wide = "operand 1 is not known to be bounded"}
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %y: tensor<32x4xf32> {mp.role = #mp.role<batch>},
                %i: tensor<32x2xi32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x4xf32> {mp.role = #mp.role<loss_seed>},
                %seeds: tensor<32xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x4xf32> {mp.role = #mp.role<metric>}) {
  %zero = arith.constant dense<0.0> : tensor<32x4xf32>
  %one = arith.constant dense<1.0> : tensor<32x4xf32>
  %eps = arith.constant dense<1.0e-8> : tensor<32x4xf32>
  %most = arith.constant dense<0.99999988> : tensor<32x4xf32>
  %p = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
  %q = mp.logistic %p : tensor<32x4xf32>
  %rest = arith.subf %one, %q : tensor<32x4xf32>
  %slope = arith.mulf %q, %rest : tensor<32x4xf32>
  %r = mp.logistic %y : tensor<32x4xf32>
  %a = arith.addf %r, %eps : tensor<32x4xf32>
  %told = math.log %a : tensor<32x4xf32>
  %ga = arith.divf %seed, %a : tensor<32x4xf32>
  %d = arith.mulf %ga, %slope : tensor<32x4xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
  %w1 = arith.subf %w, %g : tensor<16x4xf32>
  return %w1, %told : tensor<16x4xf32>, tensor<32x4xf32>
}
}

// -----

// 1 - (q + 1e-8) may be 0 where 1 - q is not.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0] {mp.kept_wide = "operand 1 is not known to be bounded"}
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %y: tensor<32x4xf32> {mp.role = #mp.role<batch>},
                %i: tensor<32x2xi32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x4xf32> {mp.role = #mp.role<loss_seed>},
                %seeds: tensor<32xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x4xf32> {mp.role = #mp.role<metric>}) {
  %zero = arith.constant dense<0.0> : tensor<32x4xf32>
  %one = arith.constant dense<1.0> : tensor<32x4xf32>
  %eps = arith.constant dense<1.0e-8> : tensor<32x4xf32>
  %most = arith.constant dense<0.99999988> : tensor<32x4xf32>
  %p = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
  %q = mp.logistic %p : tensor<32x4xf32>
  %rest = arith.subf %one, %q : tensor<32x4xf32>
  %slope = arith.mulf %q, %rest : tensor<32x4xf32>
  %a = arith.addf %q, %eps : tensor<32x4xf32>
  %b = arith.subf %one, %a : tensor<32x4xf32>
  %told = math.log %b : tensor<32x4xf32>
  %ga = arith.divf %seed, %b : tensor<32x4xf32>
  %d = arith.mulf %ga, %slope : tensor<32x4xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
  %w1 = arith.subf %w, %g : tensor<16x4xf32>
  return %w1, %told : tensor<16x4xf32>, tensor<32x4xf32>
}
}

// -----

// What q is of is no probability: from -1 to 1, the sum with 1e-8 may be less.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0] {mp.kept_wide = "operand 1 is not known to be bounded"}
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %y: tensor<32x4xf32> {mp.role = #mp.role<batch>},
                %i: tensor<32x2xi32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x4xf32> {mp.role = #mp.role<loss_seed>},
                %seeds: tensor<32xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x4xf32> {mp.role = #mp.role<metric>}) {
  %zero = arith.constant dense<0.0> : tensor<32x4xf32>
  %one = arith.constant dense<1.0> : tensor<32x4xf32>
  %eps = arith.constant dense<1.0e-8> : tensor<32x4xf32>
  %most = arith.constant dense<0.99999988> : tensor<32x4xf32>
  %p = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
  %q = mp.logistic %p : tensor<32x4xf32>
  %rest = arith.subf %one, %q : tensor<32x4xf32>
  %slope = arith.mulf %q, %rest : tensor<32x4xf32>
  %t = math.tanh %p : tensor<32x4xf32>
  %a = arith.addf %t, %eps : tensor<32x4xf32>
  %told = math.sqrt %a : tensor<32x4xf32>
  %ga = arith.divf %seed, %a : tensor<32x4xf32>
  %d = arith.mulf %ga, %t : tensor<32x4xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
  %w1 = arith.subf %w, %g : tensor<16x4xf32>
  return %w1, %told : tensor<16x4xf32>, tensor<32x4xf32>
}
}

// -----

// Divided by 1e6 twice more it is not.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0] {mp.kept_wide = "operand 1 is not known to be bounded"}
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %y: tensor<32x4xf32> {mp.role = #mp.role<batch>},
                %i: tensor<32x2xi32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x4xf32> {mp.role = #mp.role<loss_seed>},
                %seeds: tensor<32xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x4xf32> {mp.role = #mp.role<metric>}) {
  %zero = arith.constant dense<0.0> : tensor<32x4xf32>
  %one = arith.constant dense<1.0> : tensor<32x4xf32>
  %eps = arith.constant dense<1.0e-8> : tensor<32x4xf32>
  %most = arith.constant dense<0.99999988> : tensor<32x4xf32>
  %p = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
  %q = mp.logistic %p : tensor<32x4xf32>
  %rest = arith.subf %one, %q : tensor<32x4xf32>
  %slope = arith.mulf %q, %rest : tensor<32x4xf32>
  %big = arith.constant dense<1.0e6> : tensor<32x4xf32>
  %tiny = arith.divf %q, %big : tensor<32x4xf32>
  %a = arith.divf %tiny, %big : tensor<32x4xf32>
  %b = arith.addf %rest, %eps : tensor<32x4xf32>
  %told = math.log %a : tensor<32x4xf32>
  %logb = math.log %b : tensor<32x4xf32>
  %ga = arith.divf %seed, %a : tensor<32x4xf32>
  %gb = arith.divf %seed, %b : tensor<32x4xf32>
  %minus = arith.negf %gb : tensor<32x4xf32>
  %both = arith.addf %ga, %minus : tensor<32x4xf32>
  %d = arith.mulf %both, %slope : tensor<32x4xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
  %w1 = arith.subf %w, %g : tensor<16x4xf32>
  return %w1, %told : tensor<16x4xf32>, tensor<32x4xf32>
}
}
