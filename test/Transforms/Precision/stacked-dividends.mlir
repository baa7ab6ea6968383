// The derivative of a quotient by its divisor, x / y², is one over y where the
// quotient is an activation: also where a loop stored x and 1 / y², and another
// one reads both back in the same place.
//
// RUN: mp-opt %s --split-input-file --mp-amp=dtype=f16 | FileCheck %s

// In the same place.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0] accumulate f32
// CHECK-SAME: (tensor<32x16xf16>, tensor<32x4xf16>)
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %xs: tensor<5x32x16xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x4xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x4xf32> {mp.role = #mp.role<metric>}) {
  %first = arith.constant 0 : index
  %end = arith.constant 5 : index
  %step = arith.constant 1 : index
  %zero = arith.constant dense<0.0> : tensor<32x4xf32>
  %one = arith.constant dense<1.0> : tensor<32x4xf32>
  %least = arith.constant dense<1.0e-6> : tensor<32x4xf32>
  %still = arith.constant dense<0.0> : tensor<16x4xf32>
  %none = arith.constant dense<0.0> : tensor<5x32x4xf32>
  %told:5 = scf.for %i = %first to %end step %step iter_args(%c = %zero, %n = %zero, %cs = %none, %inverses = %none, %m = %zero) -> (tensor<32x4xf32>, tensor<32x4xf32>, tensor<5x32x4xf32>, tensor<5x32x4xf32>, tensor<32x4xf32>) {
    %at = arith.index_cast %i : index to i32
    %nought = arith.constant 0 : i32
    %place = tensor.from_elements %at, %nought, %nought : tensor<3xi32>
    %x1 = mp.gather %xs, %place slice [1, 32, 16] offset [0, 1, 2] start [0, 1, 2] index_vector 0
      : (tensor<5x32x16xf32>, tensor<3xi32>) -> tensor<1x32x16xf32>
    %x = mp.reshape %x1 : tensor<1x32x16xf32> to tensor<32x16xf32>
    %p = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
    %z = math.tanh %p : tensor<32x4xf32>
    %weight = math.exp %p : tensor<32x4xf32>
    %wz = arith.mulf %weight, %z : tensor<32x4xf32>
    %c1 = arith.addf %c, %wz : tensor<32x4xf32>
    %n1 = arith.addf %n, %weight : tensor<32x4xf32>
    %safe = arith.maximumf %n1, %least : tensor<32x4xf32>
    %mean = arith.divf %c1, %safe : tensor<32x4xf32>
    %square = arith.mulf %safe, %safe : tensor<32x4xf32>
    %inverse = arith.divf %one, %square : tensor<32x4xf32>
    %c1s = mp.reshape %c1 : tensor<32x4xf32> to tensor<1x32x4xf32>
    %inverse1 = mp.reshape %inverse : tensor<32x4xf32> to tensor<1x32x4xf32>
    %cs1 = mp.scatter replace %cs, %place, %c1s window [0, 1, 2] start [0, 1, 2] index_vector 0
      : (tensor<5x32x4xf32>, tensor<3xi32>, tensor<1x32x4xf32>) -> tensor<5x32x4xf32>
    %inverses1 = mp.scatter replace %inverses, %place, %inverse1 window [0, 1, 2] start [0, 1, 2] index_vector 0
      : (tensor<5x32x4xf32>, tensor<3xi32>, tensor<1x32x4xf32>) -> tensor<5x32x4xf32>
    scf.yield %c1, %n1, %cs1, %inverses1, %mean : tensor<32x4xf32>, tensor<32x4xf32>, tensor<5x32x4xf32>, tensor<5x32x4xf32>, tensor<32x4xf32>
  }
  %g = scf.for %i = %first to %end step %step iter_args(%sum = %still) -> (tensor<16x4xf32>) {
    %at = arith.index_cast %i : index to i32
    %nought = arith.constant 0 : i32
    %four = arith.constant 4 : i32
    %turned = arith.subi %four, %at : i32
    %place = tensor.from_elements %at, %nought, %nought : tensor<3xi32>
    %other = tensor.from_elements %turned, %nought, %nought : tensor<3xi32>
    %x1 = mp.gather %xs, %place slice [1, 32, 16] offset [0, 1, 2] start [0, 1, 2] index_vector 0
      : (tensor<5x32x16xf32>, tensor<3xi32>) -> tensor<1x32x16xf32>
    %x = mp.reshape %x1 : tensor<1x32x16xf32> to tensor<32x16xf32>
    %c1 = mp.gather %told#2, %place slice [1, 32, 4] offset [0, 1, 2] start [0, 1, 2] index_vector 0
      : (tensor<5x32x4xf32>, tensor<3xi32>) -> tensor<1x32x4xf32>
    %c = mp.reshape %c1 : tensor<1x32x4xf32> to tensor<32x4xf32>
    %inverse1 = mp.gather %told#3, %place slice [1, 32, 4] offset [0, 1, 2] start [0, 1, 2] index_vector 0
      : (tensor<5x32x4xf32>, tensor<3xi32>) -> tensor<1x32x4xf32>
    %inverse = mp.reshape %inverse1 : tensor<1x32x4xf32> to tensor<32x4xf32>
    %large = arith.mulf %seed, %inverse : tensor<32x4xf32>
    %d = arith.mulf %large, %c : tensor<32x4xf32>
    %one_of = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %sum1 = arith.addf %sum, %one_of : tensor<16x4xf32>
    scf.yield %sum1 : tensor<16x4xf32>
  }
  %w1 = arith.subf %w, %g : tensor<16x4xf32>
  return %w1, %told#4 : tensor<16x4xf32>, tensor<32x4xf32>
}
}

// -----

// In another round's.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0] {mp.kept_wide = "operand 1 is not known to be bounded"}
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %xs: tensor<5x32x16xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x4xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x4xf32> {mp.role = #mp.role<metric>}) {
  %first = arith.constant 0 : index
  %end = arith.constant 5 : index
  %step = arith.constant 1 : index
  %zero = arith.constant dense<0.0> : tensor<32x4xf32>
  %one = arith.constant dense<1.0> : tensor<32x4xf32>
  %least = arith.constant dense<1.0e-6> : tensor<32x4xf32>
  %still = arith.constant dense<0.0> : tensor<16x4xf32>
  %none = arith.constant dense<0.0> : tensor<5x32x4xf32>
  %told:5 = scf.for %i = %first to %end step %step iter_args(%c = %zero, %n = %zero, %cs = %none, %inverses = %none, %m = %zero) -> (tensor<32x4xf32>, tensor<32x4xf32>, tensor<5x32x4xf32>, tensor<5x32x4xf32>, tensor<32x4xf32>) {
    %at = arith.index_cast %i : index to i32
    %nought = arith.constant 0 : i32
    %place = tensor.from_elements %at, %nought, %nought : tensor<3xi32>
    %x1 = mp.gather %xs, %place slice [1, 32, 16] offset [0, 1, 2] start [0, 1, 2] index_vector 0
      : (tensor<5x32x16xf32>, tensor<3xi32>) -> tensor<1x32x16xf32>
    %x = mp.reshape %x1 : tensor<1x32x16xf32> to tensor<32x16xf32>
    %p = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
    %z = math.tanh %p : tensor<32x4xf32>
    %weight = math.exp %p : tensor<32x4xf32>
    %wz = arith.mulf %weight, %z : tensor<32x4xf32>
    %c1 = arith.addf %c, %wz : tensor<32x4xf32>
    %n1 = arith.addf %n, %weight : tensor<32x4xf32>
    %safe = arith.maximumf %n1, %least : tensor<32x4xf32>
    %mean = arith.divf %c1, %safe : tensor<32x4xf32>
    %square = arith.mulf %safe, %safe : tensor<32x4xf32>
    %inverse = arith.divf %one, %square : tensor<32x4xf32>
    %c1s = mp.reshape %c1 : tensor<32x4xf32> to tensor<1x32x4xf32>
    %inverse1 = mp.reshape %inverse : tensor<32x4xf32> to tensor<1x32x4xf32>
    %cs1 = mp.scatter replace %cs, %place, %c1s window [0, 1, 2] start [0, 1, 2] index_vector 0
      : (tensor<5x32x4xf32>, tensor<3xi32>, tensor<1x32x4xf32>) -> tensor<5x32x4xf32>
    %inverses1 = mp.scatter replace %inverses, %place, %inverse1 window [0, 1, 2] start [0, 1, 2] index_vector 0
      : (tensor<5x32x4xf32>, tensor<3xi32>, tensor<1x32x4xf32>) -> tensor<5x32x4xf32>
    scf.yield %c1, %n1, %cs1, %inverses1, %mean : tensor<32x4xf32>, tensor<32x4xf32>, tensor<5x32x4xf32>, tensor<5x32x4xf32>, tensor<32x4xf32>
  }
  %g = scf.for %i = %first to %end step %step iter_args(%sum = %still) -> (tensor<16x4xf32>) {
    %at = arith.index_cast %i : index to i32
    %nought = arith.constant 0 : i32
    %four = arith.constant 4 : i32
    %turned = arith.subi %four, %at : i32
    %place = tensor.from_elements %at, %nought, %nought : tensor<3xi32>
    %other = tensor.from_elements %turned, %nought, %nought : tensor<3xi32>
    %x1 = mp.gather %xs, %place slice [1, 32, 16] offset [0, 1, 2] start [0, 1, 2] index_vector 0
      : (tensor<5x32x16xf32>, tensor<3xi32>) -> tensor<1x32x16xf32>
    %x = mp.reshape %x1 : tensor<1x32x16xf32> to tensor<32x16xf32>
    %c1 = mp.gather %told#2, %place slice [1, 32, 4] offset [0, 1, 2] start [0, 1, 2] index_vector 0
      : (tensor<5x32x4xf32>, tensor<3xi32>) -> tensor<1x32x4xf32>
    %c = mp.reshape %c1 : tensor<1x32x4xf32> to tensor<32x4xf32>
    %inverse1 = mp.gather %told#3, %other slice [1, 32, 4] offset [0, 1, 2] start [0, 1, 2] index_vector 0
      : (tensor<5x32x4xf32>, tensor<3xi32>) -> tensor<1x32x4xf32>
    %inverse = mp.reshape %inverse1 : tensor<1x32x4xf32> to tensor<32x4xf32>
    %large = arith.mulf %seed, %inverse : tensor<32x4xf32>
    %d = arith.mulf %large, %c : tensor<32x4xf32>
    %one_of = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %sum1 = arith.addf %sum, %one_of : tensor<16x4xf32>
    scf.yield %sum1 : tensor<16x4xf32>
  }
  %w1 = arith.subf %w, %g : tensor<16x4xf32>
  return %w1, %told#4 : tensor<16x4xf32>, tensor<32x4xf32>
}
}
