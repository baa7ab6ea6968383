// RUN: mp-opt %s --split-input-file --mp-insert-loss-scaling --verify-diagnostics | FileCheck %s
//
// A loss that the author scales is left as it is, and he is told where nothing of
// his looks at the gradients before they move parameters.
// CHECK-NOT: mp.scale

// Nothing does.
// expected-warning@below {{the step scales its loss by the constant 1024 and moves parameters whatever becomes of the gradients: nothing checks them, and one that overflows makes the parameters inf or NaN; leave the factor out, and the loss is scaled and its gradients are checked here, or keep the old parameters where one is not finite}}
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
                %x: tensor<4xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %scale = arith.constant dense<1024.0> : tensor<4xf32>
  %none = arith.constant dense<0.0> : tensor<4xf32>
  %0 = arith.mulf %w, %x : tensor<4xf32>
  %1 = math.exp %0 : tensor<4xf32>
  %d = arith.mulf %1, %scale : tensor<4xf32>
  %dw = arith.mulf %d, %x : tensor<4xf32>
  %g = arith.divf %dw, %scale : tensor<4xf32>
  %w1 = arith.subf %w, %g : tensor<4xf32>
  return %w1 : tensor<4xf32>
}

// -----

// He keeps the old parameter where one of them is not finite.
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
                %x: tensor<4xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %scale = arith.constant dense<1024.0> : tensor<4xf32>
  %none = arith.constant dense<0.0> : tensor<4xf32>
  %0 = arith.mulf %w, %x : tensor<4xf32>
  %1 = math.exp %0 : tensor<4xf32>
  %d = arith.mulf %1, %scale : tensor<4xf32>
  %dw = arith.mulf %d, %x : tensor<4xf32>
  %g = arith.divf %dw, %scale : tensor<4xf32>
  %new = arith.subf %w, %g : tensor<4xf32>
  %size = math.absf %g : tensor<4xf32>
  %most = mp.reduce max %size dims [0] : tensor<4xf32> to tensor<f32>
  %inf = arith.constant dense<0x7F800000> : tensor<f32>
  %ok = arith.cmpf olt, %most, %inf : tensor<f32>
  %all = mp.broadcast %ok dims [] : tensor<i1> to tensor<4xi1>
  %w1 = arith.select %all, %new, %w : tensor<4xi1>, tensor<4xf32>
  return %w1 : tensor<4xf32>
}

// -----

// He does not go where they are moved.
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
                %x: tensor<4xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %scale = arith.constant dense<1024.0> : tensor<4xf32>
  %none = arith.constant dense<0.0> : tensor<4xf32>
  %0 = arith.mulf %w, %x : tensor<4xf32>
  %1 = math.exp %0 : tensor<4xf32>
  %d = arith.mulf %1, %scale : tensor<4xf32>
  %dw = arith.mulf %d, %x : tensor<4xf32>
  %g = arith.divf %dw, %scale : tensor<4xf32>
  %size = math.absf %g : tensor<4xf32>
  %most = mp.reduce max %size dims [0] : tensor<4xf32> to tensor<f32>
  %inf = arith.constant dense<0x7F800000> : tensor<f32>
  %ok = arith.cmpf olt, %most, %inf : tensor<f32>
  %yes = tensor.extract %ok[] : tensor<i1>
  %w1 = scf.if %yes -> (tensor<4xf32>) {
    %new = arith.subf %w, %g : tensor<4xf32>
    scf.yield %new : tensor<4xf32>
  } else {
    scf.yield %w : tensor<4xf32>
  }
  return %w1 : tensor<4xf32>
}

// -----

// He adds nothing instead.
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
                %x: tensor<4xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %scale = arith.constant dense<1024.0> : tensor<4xf32>
  %none = arith.constant dense<0.0> : tensor<4xf32>
  %0 = arith.mulf %w, %x : tensor<4xf32>
  %1 = math.exp %0 : tensor<4xf32>
  %d = arith.mulf %1, %scale : tensor<4xf32>
  %dw = arith.mulf %d, %x : tensor<4xf32>
  %g = arith.divf %dw, %scale : tensor<4xf32>
  %size = math.absf %g : tensor<4xf32>
  %most = mp.reduce max %size dims [0] : tensor<4xf32> to tensor<f32>
  %inf = arith.constant dense<0x7F800000> : tensor<f32>
  %ok = arith.cmpf olt, %most, %inf : tensor<f32>
  %all = mp.broadcast %ok dims [] : tensor<i1> to tensor<4xi1>
  %step = arith.select %all, %g, %none : tensor<4xi1>, tensor<4xf32>
  %w1 = arith.subf %w, %step : tensor<4xf32>
  return %w1 : tensor<4xf32>
}

// -----

// Who is given the gradients may look at them.
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w"},
                %x: tensor<4xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<4xf32> {mp.role = #mp.role<gradient>, mp.name = "w"}) {
  %scale = arith.constant dense<1024.0> : tensor<4xf32>
  %none = arith.constant dense<0.0> : tensor<4xf32>
  %0 = arith.mulf %w, %x : tensor<4xf32>
  %1 = math.exp %0 : tensor<4xf32>
  %d = arith.mulf %1, %scale : tensor<4xf32>
  %dw = arith.mulf %d, %x : tensor<4xf32>
  %g = arith.divf %dw, %scale : tensor<4xf32>
  return %g : tensor<4xf32>
}

// -----

// A clipping chooses among gradients: inf becomes NaN.
// expected-warning@below {{the step scales its loss by the constant 1024 and moves parameters whatever becomes of the gradients: nothing checks them, and one that overflows makes the parameters inf or NaN; leave the factor out, and the loss is scaled and its gradients are checked here, or keep the old parameters where one is not finite}}
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
                %x: tensor<4xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %scale = arith.constant dense<1024.0> : tensor<4xf32>
  %none = arith.constant dense<0.0> : tensor<4xf32>
  %0 = arith.mulf %w, %x : tensor<4xf32>
  %1 = math.exp %0 : tensor<4xf32>
  %d = arith.mulf %1, %scale : tensor<4xf32>
  %dw = arith.mulf %d, %x : tensor<4xf32>
  %g = arith.divf %dw, %scale : tensor<4xf32>
  %size = math.absf %g : tensor<4xf32>
  %most = mp.reduce max %size dims [0] : tensor<4xf32> to tensor<f32>
  %inf = arith.constant dense<1.0> : tensor<f32>
  %ok = arith.cmpf olt, %most, %inf : tensor<f32>
  %all = mp.broadcast %ok dims [] : tensor<i1> to tensor<4xi1>
  %by = mp.broadcast %most dims [] : tensor<f32> to tensor<4xf32>
  %short = arith.divf %g, %by : tensor<4xf32>
  %step = arith.select %all, %g, %short : tensor<4xi1>, tensor<4xf32>
  %w1 = arith.subf %w, %step : tensor<4xf32>
  return %w1 : tensor<4xf32>
}

// -----

// An element is no check of the others.
// expected-warning@below {{the step scales its loss by the constant 1024 and moves parameters whatever becomes of the gradients: nothing checks them, and one that overflows makes the parameters inf or NaN; leave the factor out, and the loss is scaled and its gradients are checked here, or keep the old parameters where one is not finite}}
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
                %x: tensor<4xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %scale = arith.constant dense<1024.0> : tensor<4xf32>
  %none = arith.constant dense<0.0> : tensor<4xf32>
  %0 = arith.mulf %w, %x : tensor<4xf32>
  %1 = math.exp %0 : tensor<4xf32>
  %d = arith.mulf %1, %scale : tensor<4xf32>
  %dw = arith.mulf %d, %x : tensor<4xf32>
  %g = arith.divf %dw, %scale : tensor<4xf32>
  %same = arith.cmpf oeq, %g, %g : tensor<4xf32>
  %step = arith.select %same, %g, %none : tensor<4xi1>, tensor<4xf32>
  %w1 = arith.subf %w, %step : tensor<4xf32>
  return %w1 : tensor<4xf32>
}

// -----

// The loss tells nothing of the backward pass.
// expected-warning@below {{the step scales its loss by the constant 1024 and moves parameters whatever becomes of the gradients: nothing checks them, and one that overflows makes the parameters inf or NaN; leave the factor out, and the loss is scaled and its gradients are checked here, or keep the old parameters where one is not finite}}
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
                %x: tensor<4xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %scale = arith.constant dense<1024.0> : tensor<4xf32>
  %none = arith.constant dense<0.0> : tensor<4xf32>
  %0 = arith.mulf %w, %x : tensor<4xf32>
  %1 = math.exp %0 : tensor<4xf32>
  %d = arith.mulf %1, %scale : tensor<4xf32>
  %dw = arith.mulf %d, %x : tensor<4xf32>
  %g = arith.divf %dw, %scale : tensor<4xf32>
  %size = math.absf %0 : tensor<4xf32>
  %most = mp.reduce max %size dims [0] : tensor<4xf32> to tensor<f32>
  %inf = arith.constant dense<0x7F800000> : tensor<f32>
  %ok = arith.cmpf olt, %most, %inf : tensor<f32>
  %all = mp.broadcast %ok dims [] : tensor<i1> to tensor<4xi1>
  %step = arith.select %all, %g, %none : tensor<4xi1>, tensor<4xf32>
  %w1 = arith.subf %w, %step : tensor<4xf32>
  return %w1 : tensor<4xf32>
}
