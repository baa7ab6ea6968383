// RUN: mp-opt %s -split-input-file --mp-assign-roles --mp-insert-loss-scaling --mp-check-scaling | FileCheck %s

// The gradient of each copy is scaled, not what weighs the copies: clients are
// averaged by how much data they have.
// CHECK-LABEL: func.func @main
// CHECK: %[[E:.*]] = math.exp
// CHECK: %[[DW:.*]] = mp.dot {{.*}} -> tensor<3x4x2xf32>
// CHECK: %[[G:.*]] = mp.unscale %[[DW]]
// CHECK: arith.subf %{{.*}}, %[[G]] : tensor<3x4x2xf32>
// CHECK-NOT: mp.scale
// CHECK-NOT: mp.unscale
// CHECK: mp.all_finite %[[G]]
// CHECK: mp.guard
func.func @main(%w: tensor<4x2xf32>, %x: tensor<3x8x4xf32>,
                %sizes: tensor<3xf32>) -> (tensor<4x2xf32>, tensor<f32>) {
  %ws = mp.broadcast %w dims [1, 2] : tensor<4x2xf32> to tensor<3x4x2xf32>
  %y = mp.dot %x, %ws batching [0] x [0] contracting [2] x [1] : (tensor<3x8x4xf32>, tensor<3x4x2xf32>) -> tensor<3x8x2xf32>
  %e = math.exp %y : tensor<3x8x2xf32>
  %loss = mp.reduce add %e dims [0, 1, 2] : tensor<3x8x2xf32> to tensor<f32>
  %seed = arith.constant dense<0.125> : tensor<3x8x2xf32>
  %dy = arith.mulf %seed, %e : tensor<3x8x2xf32>
  %dw = mp.dot %x, %dy batching [0] x [0] contracting [1] x [1] : (tensor<3x8x4xf32>, tensor<3x8x2xf32>) -> tensor<3x4x2xf32>
  %ws1 = arith.subf %ws, %dw : tensor<3x4x2xf32>
  %all = mp.broadcast %sizes dims [0] : tensor<3xf32> to tensor<3x4x2xf32>
  %weighed = arith.mulf %ws1, %all : tensor<3x4x2xf32>
  %sum = mp.reduce add %weighed dims [0] : tensor<3x4x2xf32> to tensor<4x2xf32>
  %total = mp.reduce add %sizes dims [0] : tensor<3xf32> to tensor<f32>
  %by = mp.broadcast %total dims [] : tensor<f32> to tensor<4x2xf32>
  %w1 = arith.divf %sum, %by : tensor<4x2xf32>
  return %w1, %loss : tensor<4x2xf32>, tensor<f32>
}

// -----

// A memory that is written where a counter says is not made of the counter: the
// two ways to its gradient are both scaled.
// CHECK-LABEL: func.func @main
// CHECK-COUNT-2: mp.scale
// CHECK: mp.unscale {{.*}} : tensor<4x2xf32>
// CHECK: mp.guard
func.func @main(%w: tensor<4x2xf32> {mp.name = "params", mp.role = #mp.role<parameter>, mp.pair = 0},
                %memory: tensor<8x4xf32> {mp.name = "memory", mp.role = #mp.role<buffer>, mp.pair = 1},
                %at: tensor<i32> {mp.name = "at", mp.role = #mp.role<counter>, mp.pair = 2},
                %new: tensor<2x4xf32> {mp.name = "new", mp.role = #mp.role<batch>})
    -> (tensor<4x2xf32> {mp.role = #mp.role<new_parameter>}, tensor<8x4xf32> {mp.role = #mp.role<new_state>}, tensor<i32> {mp.role = #mp.role<new_state>}, tensor<f32> {mp.role = #mp.role<loss>}) {
  %zero = arith.constant dense<0> : tensor<i32>
  %two = arith.constant dense<2> : tensor<i32>
  %at1 = arith.addi %at, %two : tensor<i32>
  %row = mp.reshape %at : tensor<i32> to tensor<1xi32>
  %column = mp.reshape %zero : tensor<i32> to tensor<1xi32>
  %place = mp.concat %row, %column dim 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %memory1 = mp.scatter replace %memory, %place, %new window [0, 1] start [0, 1] index_vector 0 : (tensor<8x4xf32>, tensor<2xi32>, tensor<2x4xf32>) -> tensor<8x4xf32>
  %y = mp.dot %memory1, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e = math.exp %y : tensor<8x2xf32>
  %t = math.tanh %y : tensor<8x2xf32>
  %both = arith.addf %e, %t : tensor<8x2xf32>
  %loss = mp.reduce add %both dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  %seed = arith.constant dense<0.125> : tensor<8x2xf32>
  %one = arith.constant dense<1.0> : tensor<8x2xf32>
  %other = arith.constant dense<0.25> : tensor<8x2xf32>
  %square = arith.mulf %t, %t : tensor<8x2xf32>
  %inner = arith.subf %one, %square : tensor<8x2xf32>
  %first = arith.mulf %seed, %e : tensor<8x2xf32>
  %second = arith.mulf %other, %inner : tensor<8x2xf32>
  %dy = arith.addf %first, %second : tensor<8x2xf32>
  %dw = mp.dot %memory1, %dy contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %w1 = arith.subf %w, %dw : tensor<4x2xf32>
  return %w1, %memory1, %at1, %loss : tensor<4x2xf32>, tensor<8x4xf32>, tensor<i32>, tensor<f32>
}

// -----

// The backward pass computes the forward pass anew, behind a barrier: what the
// bias is added to there is no gradient either.
// CHECK-LABEL: func.func @main
// CHECK: mp.scale
// CHECK: %[[DB:.*]] = mp.reduce add {{.*}} to tensor<2xf32>
// CHECK: %[[GB:.*]] = mp.unscale %[[DB]]
// CHECK: %[[DW:.*]] = mp.dot {{.*}} -> tensor<4x2xf32>
// CHECK: %[[GW:.*]] = mp.unscale %[[DW]]
// CHECK: mp.all_finite %[[GB]], %[[GW]]
func.func @main(%w: tensor<4x2xf32>, %b: tensor<2xf32>, %x: tensor<8x4xf32>)
    -> (tensor<4x2xf32>, tensor<2xf32>, tensor<f32>) {
  %one = arith.constant dense<1.0> : tensor<f32>
  %rate = arith.constant dense<0.1> : tensor<2xf32>
  %rates = arith.constant dense<0.1> : tensor<4x2xf32>
  %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %bs = mp.broadcast %b dims [1] : tensor<2xf32> to tensor<8x2xf32>
  %z = arith.addf %y, %bs : tensor<8x2xf32>
  %squares = arith.mulf %z, %z : tensor<8x2xf32>
  %loss = mp.reduce add %squares dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  %w_, %b_, %x_, %seed = mp.barrier %w, %b, %x, %one : tensor<4x2xf32>, tensor<2xf32>, tensor<8x4xf32>, tensor<f32>
  %y_ = mp.dot %x_, %w_ contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %bs_ = mp.broadcast %b_ dims [1] : tensor<2xf32> to tensor<8x2xf32>
  %z_ = arith.addf %y_, %bs_ : tensor<8x2xf32>
  %seeds = mp.broadcast %seed dims [] : tensor<f32> to tensor<8x2xf32>
  %dz = arith.mulf %seeds, %z_ : tensor<8x2xf32>
  %db = mp.reduce add %dz dims [0] : tensor<8x2xf32> to tensor<2xf32>
  %dw = mp.dot %x_, %dz contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %sb = arith.mulf %rate, %db : tensor<2xf32>
  %sw = arith.mulf %rates, %dw : tensor<4x2xf32>
  %w1 = arith.subf %w, %sw : tensor<4x2xf32>
  %b1 = arith.subf %b, %sb : tensor<2xf32>
  return %w1, %b1, %loss : tensor<4x2xf32>, tensor<2xf32>, tensor<f32>
}
