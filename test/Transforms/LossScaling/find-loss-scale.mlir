// RUN: mp-opt %s --split-input-file --mp-find-loss-scale > %t.once
// RUN: FileCheck %s --input-file=%t.once
// RUN: mp-opt %t.once --split-input-file --mp-find-loss-scale | diff %t.once -
//
// Folded, what is left of the pair is one constant, and only the note tells that
// the step is scaled; without it, it would be scaled a second time.
// RUN: mp-opt %s --split-input-file --mp-find-loss-scale --canonicalize --mp-insert-loss-scaling | FileCheck %s --check-prefix=NOTED
// RUN: mp-opt %s --split-input-file --canonicalize --mp-insert-loss-scaling | FileCheck %s --check-prefix=FOLDED

// CHECK-LABEL: func.func @main
// CHECK-SAME:    %[[X:[a-z0-9]*]]: tensor<4xf32> {mp.name = "scaled"
// CHECK-SAME:    attributes {mp.own_loss_scale = 1.024000e+03 : f64}
// NOTED-NOT:   mp.scale
// FOLDED:      mp.scale
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<4xf32> {mp.role = #mp.role<batch>, mp.name = "scaled"})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>}) {
  %0 = arith.mulf %w, %x : tensor<4xf32>
  %1 = math.exp %0 : tensor<4xf32>
  %scale = arith.constant dense<1024.0> : tensor<4xf32>
  %count = arith.constant dense<4.0> : tensor<4xf32>
  %rate = arith.constant dense<0.5> : tensor<4xf32>
  %seed = arith.divf %scale, %count : tensor<4xf32>
  %d = arith.mulf %1, %seed : tensor<4xf32>
  %dw = arith.mulf %d, %x : tensor<4xf32>
  %g = arith.divf %dw, %scale : tensor<4xf32>
  %step = arith.mulf %g, %rate : tensor<4xf32>
  %w1 = arith.subf %w, %step : tensor<4xf32>
  return %w1 : tensor<4xf32>
}

// -----

// Nor that of two means, of which one divides the other: an error relative to
// the size of the targets.
// CHECK-LABEL: func.func @main
// CHECK-NOT:     mp.own_loss_scale
// CHECK:         return
// NOTED:       mp.scale
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<4xf32> {mp.role = #mp.role<batch>},
                %y: tensor<4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>}) {
  %0 = arith.mulf %w, %x : tensor<4xf32>
  %1 = math.exp %0 : tensor<4xf32>
  %count = arith.constant dense<256.0> : tensor<4xf32>
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %square = arith.mulf %y, %y : tensor<4xf32>
  %size = arith.divf %square, %count : tensor<4xf32>
  %seed = arith.divf %one, %size : tensor<4xf32>
  %each = arith.divf %seed, %count : tensor<4xf32>
  %d = arith.mulf %1, %each : tensor<4xf32>
  %dw = arith.mulf %d, %x : tensor<4xf32>
  %w1 = arith.subf %w, %dw : tensor<4xf32>
  return %w1 : tensor<4xf32>
}

// -----

// The size of a mean is no scale, though the constant is there twice: nothing is
// multiplied by it.
// CHECK-LABEL: func.func @main
// CHECK-NOT:     mp.own_loss_scale
// CHECK:         return
// NOTED:       mp.scale
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>}) {
  %0 = arith.mulf %w, %x : tensor<4xf32>
  %1 = math.exp %0 : tensor<4xf32>
  %count = arith.constant dense<16.0> : tensor<4xf32>
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %seed = arith.divf %one, %count : tensor<4xf32>
  %d = arith.mulf %1, %seed : tensor<4xf32>
  %dw = arith.mulf %d, %x : tensor<4xf32>
  %g = arith.divf %dw, %count : tensor<4xf32>
  %w1 = arith.subf %w, %g : tensor<4xf32>
  return %w1 : tensor<4xf32>
}
// -----

// Nor a unit that a norm makes up for, also where nothing else can be scaled: what
// nobody knows stands in the backward pass. Behind the norm values are the smaller
// for it, which no loss scale makes them.
// CHECK-LABEL: func.func @main
// CHECK-NOT:     mp.own_loss_scale
// CHECK:         return
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>}) {
  %unit = arith.constant dense<16.0> : tensor<4xf32>
  %rate = arith.constant dense<0.5> : tensor<4xf32>
  %far = arith.mulf %x, %unit : tensor<4xf32>
  %square = arith.mulf %far, %far : tensor<4xf32>
  %sum = mp.reduce add %square dims [0] : tensor<4xf32> to tensor<f32>
  %norm = math.sqrt %sum : tensor<f32>
  %all = mp.broadcast %norm dims [] : tensor<f32> to tensor<4xf32>
  %0 = arith.mulf %w, %x : tensor<4xf32>
  %1 = math.exp %0 : tensor<4xf32>
  %each = arith.divf %1, %all : tensor<4xf32>
  %back = arith.mulf %each, %unit : tensor<4xf32>
  %g = mp.opaque "stablehlo.custom_call" ins(%back) {config = {call_target_name = "f"}} : (tensor<4xf32>) -> tensor<4xf32>
  %dw = arith.mulf %g, %x : tensor<4xf32>
  %step = arith.mulf %dw, %rate : tensor<4xf32>
  %w1 = arith.subf %w, %step : tensor<4xf32>
  return %w1 : tensor<4xf32>
}
