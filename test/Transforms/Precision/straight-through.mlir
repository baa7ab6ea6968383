// x + (y - x), as gradients pass by a rounding, is y: of numbers of eight bits and
// the learnt step between them a weight is made, which a contraction reads beside
// the batch.
//
// RUN: mp-opt %s --split-input-file --mp-amp=dtype=f16 | FileCheck %s

// Within -128 and 127.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot
// CHECK-SAME: (tensor<32x16xf16>, tensor<16x4xf16>)
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %step: tensor<f32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x4xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<f32> {mp.role = #mp.role<new_parameter>}) {
  %low = arith.constant dense<-128.0> : tensor<16x4xf32>
  %high = arith.constant dense<127.0> : tensor<16x4xf32>
  %s = mp.broadcast %step dims [] : tensor<f32> to tensor<16x4xf32>
  %v = arith.divf %w, %s : tensor<16x4xf32>
  %over = arith.maximumf %v, %low : tensor<16x4xf32>
  %inside = arith.minimumf %over, %high : tensor<16x4xf32>
  %rounded = math.roundeven %inside : tensor<16x4xf32>
  %change = arith.subf %rounded, %inside : tensor<16x4xf32>
  %through = arith.addf %inside, %change : tensor<16x4xf32>
  %weight = arith.mulf %through, %s : tensor<16x4xf32>
  %p = mp.dot %x, %weight contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
  %t = math.tanh %p : tensor<32x4xf32>
  %d = arith.mulf %seed, %t : tensor<32x4xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
  %w1 = arith.subf %w, %g : tensor<16x4xf32>
  return %w1, %step : tensor<16x4xf32>, tensor<f32>
}
}

// -----

// Of any size.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot
// CHECK-SAME: {mp.kept_wide = "operand 1 is not known to be bounded"}
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %step: tensor<f32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x4xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<f32> {mp.role = #mp.role<new_parameter>}) {
  %low = arith.constant dense<-128.0> : tensor<16x4xf32>
  %high = arith.constant dense<127.0> : tensor<16x4xf32>
  %s = mp.broadcast %step dims [] : tensor<f32> to tensor<16x4xf32>
  %v = arith.divf %w, %s : tensor<16x4xf32>
  %over = arith.maximumf %v, %low : tensor<16x4xf32>
  %inside = arith.mulf %over, %over : tensor<16x4xf32>
  %rounded = math.roundeven %inside : tensor<16x4xf32>
  %change = arith.subf %rounded, %inside : tensor<16x4xf32>
  %through = arith.addf %inside, %change : tensor<16x4xf32>
  %weight = arith.mulf %through, %s : tensor<16x4xf32>
  %p = mp.dot %x, %weight contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
  %t = math.tanh %p : tensor<32x4xf32>
  %d = arith.mulf %seed, %t : tensor<32x4xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
  %w1 = arith.subf %w, %g : tensor<16x4xf32>
  return %w1, %step : tensor<16x4xf32>, tensor<f32>
}
}

// -----

// A step whose gradient is scaled, of which a part is added again, is a parameter
// still: 128 times it is a weight.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot
// CHECK-SAME: (tensor<32x16xf16>, tensor<16x4xf16>)
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %step: tensor<f32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x4xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<f32> {mp.role = #mp.role<new_parameter>}) {
  %low = arith.constant dense<-128.0> : tensor<16x4xf32>
  %high = arith.constant dense<127.0> : tensor<16x4xf32>
  %c = arith.constant dense<0.01> : tensor<f32>
  %part = arith.mulf %step, %c : tensor<f32>
  %rest = arith.subf %step, %part : tensor<f32>
  %scaled = arith.addf %rest, %part : tensor<f32>
  %s = mp.broadcast %scaled dims [] : tensor<f32> to tensor<16x4xf32>
  %v = arith.divf %w, %s : tensor<16x4xf32>
  %over = arith.maximumf %v, %low : tensor<16x4xf32>
  %inside = arith.minimumf %over, %high : tensor<16x4xf32>
  %rounded = math.roundeven %inside : tensor<16x4xf32>
  %change = arith.subf %rounded, %inside : tensor<16x4xf32>
  %through = arith.addf %inside, %change : tensor<16x4xf32>
  %weight = arith.mulf %through, %s : tensor<16x4xf32>
  %p = mp.dot %x, %weight contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
  %t = math.tanh %p : tensor<32x4xf32>
  %d = arith.mulf %seed, %t : tensor<32x4xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
  %w1 = arith.subf %w, %g : tensor<16x4xf32>
  return %w1, %step : tensor<16x4xf32>, tensor<f32>
}
}

// -----

// So would 4 times it be, but not 512 times.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot
// CHECK-SAME: {mp.kept_wide = "operand 1 is not known to be bounded"}
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %step: tensor<f32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x4xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<f32> {mp.role = #mp.role<new_parameter>}) {
  %low = arith.constant dense<-16384.0> : tensor<16x4xf32>
  %high = arith.constant dense<16383.0> : tensor<16x4xf32>
  %c = arith.constant dense<0.01> : tensor<f32>
  %part = arith.mulf %step, %c : tensor<f32>
  %rest = arith.subf %step, %part : tensor<f32>
  %scaled = arith.addf %rest, %part : tensor<f32>
  %s = mp.broadcast %scaled dims [] : tensor<f32> to tensor<16x4xf32>
  %v = arith.divf %w, %s : tensor<16x4xf32>
  %over = arith.maximumf %v, %low : tensor<16x4xf32>
  %inside = arith.minimumf %over, %high : tensor<16x4xf32>
  %rounded = math.roundeven %inside : tensor<16x4xf32>
  %change = arith.subf %rounded, %inside : tensor<16x4xf32>
  %through = arith.addf %inside, %change : tensor<16x4xf32>
  %weight = arith.mulf %through, %s : tensor<16x4xf32>
  %p = mp.dot %x, %weight contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
  %t = math.tanh %p : tensor<32x4xf32>
  %d = arith.mulf %seed, %t : tensor<32x4xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
  %w1 = arith.subf %w, %g : tensor<16x4xf32>
  return %w1, %step : tensor<16x4xf32>, tensor<f32>
}
}
