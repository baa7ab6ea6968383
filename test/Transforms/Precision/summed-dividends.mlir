// The derivative of x / y by y where one y divides several x: the sum of the
// gradients times x is divided by y^2, which leaves them over y.
//
// RUN: mp-opt %s --split-input-file --mp-amp=dtype=f16 2>/dev/null | FileCheck %s

// Linear attention, as a product with an inverse.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0]
// CHECK: mp.dot {{.*}} batching [0] x [0] contracting [1] x [1]
// CHECK-SAME: (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16xf32>
// CHECK: mp.dot {{.*}} contracting [0] x [0] accumulate f32
// CHECK-SAME: (tensor<16x16xf16>, tensor<16x16xf16>) -> tensor<16x16xf32>
// CHECK: mp.unscale
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<16x16xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<16x16xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<16x16xf32> {mp.role = #mp.role<metric>}) {
  %eps = arith.constant dense<1.0e-6> : tensor<16xf32>
  %one = arith.constant dense<1.0> : tensor<16xf32>
  %zero = arith.constant dense<0.0> : tensor<16x16xf32>
  %f = mp.dot %x, %w contracting [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %k = arith.maximumf %f, %zero : tensor<16x16xf32>
  %kv = mp.dot %k, %f contracting [0] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %sum = mp.dot %k, %kv contracting [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %ones = mp.reduce add %k dims [0] : tensor<16x16xf32> to tensor<16xf32>
  %bare = mp.dot %k, %ones contracting [1] x [0] : (tensor<16x16xf32>, tensor<16xf32>) -> tensor<16xf32>
  %all = arith.addf %bare, %eps : tensor<16xf32>
  %inverse = arith.divf %one, %all : tensor<16xf32>
  %each = mp.broadcast %inverse dims [0] : tensor<16xf32> to tensor<16x16xf32>
  %told = arith.mulf %each, %sum : tensor<16x16xf32>
  %square = arith.mulf %all, %all : tensor<16xf32>
  %squared = arith.divf %one, %square : tensor<16xf32>
  %part = mp.dot %seed, %sum batching [0] x [0] contracting [1] x [1] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16xf32>
  %d = arith.mulf %part, %squared : tensor<16xf32>
  %spread = mp.broadcast %d dims [0] : tensor<16xf32> to tensor<16x16xf32>
  %g = mp.dot %x, %spread contracting [0] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %w1 = arith.subf %w, %g : tensor<16x16xf32>
  return %w1, %told : tensor<16x16xf32>, tensor<16x16xf32>
}
}

// -----

// Products of elements, and a sum of them.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0]
// CHECK: mp.dot {{.*}} contracting [0] x [0] accumulate f32
// CHECK-SAME: (tensor<16x16xf16>, tensor<16x16xf16>) -> tensor<16x16xf32>
// CHECK: mp.unscale
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<16x16xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<16x16xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<16x16xf32> {mp.role = #mp.role<metric>}) {
  %eps = arith.constant dense<1.0e-6> : tensor<16xf32>
  %one = arith.constant dense<1.0> : tensor<16xf32>
  %zero = arith.constant dense<0.0> : tensor<16x16xf32>
  %f = mp.dot %x, %w contracting [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %k = arith.maximumf %f, %zero : tensor<16x16xf32>
  %kv = mp.dot %k, %f contracting [0] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %sum = mp.dot %k, %kv contracting [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %ones = mp.reduce add %k dims [0] : tensor<16x16xf32> to tensor<16xf32>
  %bare = mp.dot %k, %ones contracting [1] x [0] : (tensor<16x16xf32>, tensor<16xf32>) -> tensor<16xf32>
  %all = arith.addf %bare, %eps : tensor<16xf32>
  %inverse = arith.divf %one, %all : tensor<16xf32>
  %each = mp.broadcast %inverse dims [0] : tensor<16xf32> to tensor<16x16xf32>
  %told = arith.mulf %each, %sum : tensor<16x16xf32>
  %square = arith.mulf %all, %all : tensor<16xf32>
  %squared = arith.divf %one, %square : tensor<16xf32>
  %products = arith.mulf %seed, %sum : tensor<16x16xf32>
  %part = mp.reduce add %products dims [1] : tensor<16x16xf32> to tensor<16xf32>
  %d = arith.mulf %part, %squared : tensor<16xf32>
  %spread = mp.broadcast %d dims [0] : tensor<16xf32> to tensor<16x16xf32>
  %g = mp.dot %x, %spread contracting [0] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %w1 = arith.subf %w, %g : tensor<16x16xf32>
  return %w1, %told : tensor<16x16xf32>, tensor<16x16xf32>
}
}

// -----

// Weights of both signs: the products with the inverse are of any size.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0]
// CHECK: mp.dot {{.*}} contracting [0] x [0]
// CHECK-SAME: kept_wide = "operand 1 is not known to be bounded"
// CHECK: mp.unscale
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<16x16xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<16x16xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<16x16xf32> {mp.role = #mp.role<metric>}) {
  %eps = arith.constant dense<1.0e-6> : tensor<16xf32>
  %one = arith.constant dense<1.0> : tensor<16xf32>
  %zero = arith.constant dense<0.0> : tensor<16x16xf32>
  %f = mp.dot %x, %w contracting [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %k = arith.maximumf %f, %zero : tensor<16x16xf32>
  %kv = mp.dot %f, %f contracting [0] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %sum = mp.dot %k, %kv contracting [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %ones = mp.reduce add %k dims [0] : tensor<16x16xf32> to tensor<16xf32>
  %bare = mp.dot %k, %ones contracting [1] x [0] : (tensor<16x16xf32>, tensor<16xf32>) -> tensor<16xf32>
  %all = arith.addf %bare, %eps : tensor<16xf32>
  %inverse = arith.divf %one, %all : tensor<16xf32>
  %each = mp.broadcast %inverse dims [0] : tensor<16xf32> to tensor<16x16xf32>
  %told = arith.mulf %each, %sum : tensor<16x16xf32>
  %square = arith.mulf %all, %all : tensor<16xf32>
  %squared = arith.divf %one, %square : tensor<16xf32>
  %part = mp.dot %seed, %sum batching [0] x [0] contracting [1] x [1] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16xf32>
  %d = arith.mulf %part, %squared : tensor<16xf32>
  %spread = mp.broadcast %d dims [0] : tensor<16xf32> to tensor<16x16xf32>
  %g = mp.dot %x, %spread contracting [0] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %w1 = arith.subf %w, %g : tensor<16x16xf32>
  return %w1, %told : tensor<16x16xf32>, tensor<16x16xf32>
}
}

// -----

// A guard that is too small.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0]
// CHECK: mp.dot {{.*}} contracting [0] x [0]
// CHECK-SAME: kept_wide = "operand 1 is not known to be bounded"
// CHECK: mp.unscale
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<16x16xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<16x16xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<new_parameter>},
        tensor<16x16xf32> {mp.role = #mp.role<metric>}) {
  %eps = arith.constant dense<1.0e-9> : tensor<16xf32>
  %one = arith.constant dense<1.0> : tensor<16xf32>
  %zero = arith.constant dense<0.0> : tensor<16x16xf32>
  %f = mp.dot %x, %w contracting [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %k = arith.maximumf %f, %zero : tensor<16x16xf32>
  %kv = mp.dot %k, %f contracting [0] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %sum = mp.dot %k, %kv contracting [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %ones = mp.reduce add %k dims [0] : tensor<16x16xf32> to tensor<16xf32>
  %bare = mp.dot %k, %ones contracting [1] x [0] : (tensor<16x16xf32>, tensor<16xf32>) -> tensor<16xf32>
  %all = arith.addf %bare, %eps : tensor<16xf32>
  %inverse = arith.divf %one, %all : tensor<16xf32>
  %each = mp.broadcast %inverse dims [0] : tensor<16xf32> to tensor<16x16xf32>
  %told = arith.mulf %each, %sum : tensor<16x16xf32>
  %square = arith.mulf %all, %all : tensor<16xf32>
  %squared = arith.divf %one, %square : tensor<16xf32>
  %part = mp.dot %seed, %sum batching [0] x [0] contracting [1] x [1] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16xf32>
  %d = arith.mulf %part, %squared : tensor<16xf32>
  %spread = mp.broadcast %d dims [0] : tensor<16xf32> to tensor<16x16xf32>
  %g = mp.dot %x, %spread contracting [0] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %w1 = arith.subf %w, %g : tensor<16x16xf32>
  return %w1, %told : tensor<16x16xf32>, tensor<16x16xf32>
}
}
