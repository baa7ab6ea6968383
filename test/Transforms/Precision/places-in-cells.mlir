// A place in a grid of cells is read by what whole cells leave of it, an angle by
// what whole turns leave. A share of 1 that is stored in f16 is an eighth of a cell
// of 256 off, in bf16 a whole one.
//
// RUN: mp-opt %s --split-input-file --mp-annotate-precision | FileCheck %s
// RUN: sed 's/policy<f16/policy<bf16/' %s | mp-opt --split-input-file --mp-annotate-precision | FileCheck %s

// A rounding of the share is 256 of them in cells.
// CHECK-LABEL: func.func @many
// CHECK: mp.logistic {{.*}}results [f32]
module attributes {mp.policy = #mp.policy<f16, fusion = none>} {
  func.func @many(
      %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>},
      %x: tensor<64x64xf32> {mp.role = #mp.role<batch>}) -> tensor<64x64xf32> {
    %size = arith.constant dense<256.0> : tensor<64x64xf32>
    %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %share = mp.logistic %0 : tensor<64x64xf32>
    %at = arith.mulf %share, %size : tensor<64x64xf32>
    %cell = math.floor %at : tensor<64x64xf32>
    %place = arith.subf %at, %cell : tensor<64x64xf32>
    %1 = mp.dot %place, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %1 : tensor<64x64xf32>
  }
}

// -----

// So it is between bounds.
// CHECK-LABEL: func.func @within
// CHECK: mp.logistic {{.*}}results [f32]
module attributes {mp.policy = #mp.policy<f16, fusion = none>} {
  func.func @within(
      %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>},
      %x: tensor<64x64xf32> {mp.role = #mp.role<batch>}) -> tensor<64x64xf32> {
    %size = arith.constant dense<256.0> : tensor<64x64xf32>
    %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %share = mp.logistic %0 : tensor<64x64xf32>
    %at = arith.mulf %share, %size : tensor<64x64xf32>
    %none = arith.constant dense<0.0> : tensor<64x64xf32>
    %most = arith.constant dense<255.0> : tensor<64x64xf32>
    %above = arith.maximumf %at, %none : tensor<64x64xf32>
    %within = arith.minimumf %above, %most : tensor<64x64xf32>
    %cell = math.floor %within : tensor<64x64xf32>
    %place = arith.subf %within, %cell : tensor<64x64xf32>
    %1 = mp.dot %place, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %1 : tensor<64x64xf32>
  }
}

// -----

// A sine takes turns away.
// CHECK-LABEL: func.func @turns
// CHECK: mp.logistic {{.*}}results [f32]
module attributes {mp.policy = #mp.policy<f16, fusion = none>} {
  func.func @turns(
      %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>},
      %x: tensor<64x64xf32> {mp.role = #mp.role<batch>}) -> tensor<64x64xf32> {
    %size = arith.constant dense<256.0> : tensor<64x64xf32>
    %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %share = mp.logistic %0 : tensor<64x64xf32>
    %at = arith.mulf %share, %size : tensor<64x64xf32>
    %place = math.sin %at : tensor<64x64xf32>
    %1 = mp.dot %place, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %1 : tensor<64x64xf32>
  }
}

// -----

// Of four cells even bf16 leaves a 64th.
// CHECK-LABEL: func.func @few
// CHECK: mp.logistic {{.*}}results [{{b?f16}}]
module attributes {mp.policy = #mp.policy<f16, fusion = none>} {
  func.func @few(
      %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>},
      %x: tensor<64x64xf32> {mp.role = #mp.role<batch>}) -> tensor<64x64xf32> {
    %size = arith.constant dense<4.0> : tensor<64x64xf32>
    %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %share = mp.logistic %0 : tensor<64x64xf32>
    %at = arith.mulf %share, %size : tensor<64x64xf32>
    %cell = math.floor %at : tensor<64x64xf32>
    %place = arith.subf %at, %cell : tensor<64x64xf32>
    %1 = mp.dot %place, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %1 : tensor<64x64xf32>
  }
}

// -----

// What is rounded to the nearest of steps is quantised, and loses one.
// CHECK-LABEL: func.func @quantised
// CHECK: mp.logistic {{.*}}results [{{b?f16}}]
module attributes {mp.policy = #mp.policy<f16, fusion = none>} {
  func.func @quantised(
      %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>},
      %x: tensor<64x64xf32> {mp.role = #mp.role<batch>}) -> tensor<64x64xf32> {
    %size = arith.constant dense<256.0> : tensor<64x64xf32>
    %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %share = mp.logistic %0 : tensor<64x64xf32>
    %at = arith.mulf %share, %size : tensor<64x64xf32>
    %near = math.roundeven %at : tensor<64x64xf32>
    %lost = arith.subf %at, %near : tensor<64x64xf32>
    %kept = arith.subf %at, %lost : tensor<64x64xf32>
    %place = arith.divf %kept, %size : tensor<64x64xf32>
    %1 = mp.dot %place, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %1 : tensor<64x64xf32>
  }
}

// -----

// The number of a cell, which a table is read by, is a place, too.
// CHECK-LABEL: func.func @numbered
// CHECK: mp.logistic {{.*}}results [f32]
module attributes {mp.policy = #mp.policy<f16, fusion = none>} {
  func.func @numbered(
      %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>},
      %x: tensor<64x64xf32> {mp.role = #mp.role<batch>})
      -> (tensor<64x64xf32>, tensor<64x64xi32>) {
    %size = arith.constant dense<256.0> : tensor<64x64xf32>
    %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %share = mp.logistic %0 : tensor<64x64xf32>
    %at = arith.mulf %share, %size : tensor<64x64xf32>
    %cell = arith.fptosi %at : tensor<64x64xf32> to tensor<64x64xi32>
    %1 = mp.dot %share, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %1, %cell : tensor<64x64xf32>, tensor<64x64xi32>
  }
}

// -----

// So it is between bounds, and cut off first.
// CHECK-LABEL: func.func @numbered_within
// CHECK: mp.logistic {{.*}}results [f32]
module attributes {mp.policy = #mp.policy<f16, fusion = none>} {
  func.func @numbered_within(
      %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>},
      %x: tensor<64x64xf32> {mp.role = #mp.role<batch>})
      -> (tensor<64x64xf32>, tensor<64x64xi32>) {
    %size = arith.constant dense<256.0> : tensor<64x64xf32>
    %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %share = mp.logistic %0 : tensor<64x64xf32>
    %at = arith.mulf %share, %size : tensor<64x64xf32>
    %none = arith.constant dense<0.0> : tensor<64x64xf32>
    %most = arith.constant dense<255.0> : tensor<64x64xf32>
    %floor = math.floor %at : tensor<64x64xf32>
    %above = arith.maximumf %floor, %none : tensor<64x64xf32>
    %within = arith.minimumf %above, %most : tensor<64x64xf32>
    %cell = arith.fptosi %within : tensor<64x64xf32> to tensor<64x64xi32>
    %1 = mp.dot %share, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %1, %cell : tensor<64x64xf32>, tensor<64x64xi32>
  }
}

// -----

// An integer of steps is the nearest.
// CHECK-LABEL: func.func @steps
// CHECK: mp.logistic {{.*}}results [{{b?f16}}]
module attributes {mp.policy = #mp.policy<f16, fusion = none>} {
  func.func @steps(
      %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>},
      %x: tensor<64x64xf32> {mp.role = #mp.role<batch>})
      -> (tensor<64x64xf32>, tensor<64x64xi32>) {
    %size = arith.constant dense<256.0> : tensor<64x64xf32>
    %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %share = mp.logistic %0 : tensor<64x64xf32>
    %at = arith.mulf %share, %size : tensor<64x64xf32>
    %near = math.roundeven %at : tensor<64x64xf32>
    %cell = arith.fptosi %near : tensor<64x64xf32> to tensor<64x64xi32>
    %1 = mp.dot %share, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %1, %cell : tensor<64x64xf32>, tensor<64x64xi32>
  }
}

// -----

// A share cut off to 0 or 1 is one of two.
// CHECK-LABEL: func.func @halves
// CHECK: mp.logistic {{.*}}results [{{b?f16}}]
module attributes {mp.policy = #mp.policy<f16, fusion = none>} {
  func.func @halves(
      %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>},
      %x: tensor<64x64xf32> {mp.role = #mp.role<batch>})
      -> (tensor<64x64xf32>, tensor<64x64xi32>) {
    %size = arith.constant dense<256.0> : tensor<64x64xf32>
    %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %share = mp.logistic %0 : tensor<64x64xf32>
    %at = arith.mulf %share, %size : tensor<64x64xf32>
    %two = arith.addf %share, %share : tensor<64x64xf32>
    %cell = arith.fptosi %two : tensor<64x64xf32> to tensor<64x64xi32>
    %1 = mp.dot %share, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %1, %cell : tensor<64x64xf32>, tensor<64x64xi32>
  }
}
