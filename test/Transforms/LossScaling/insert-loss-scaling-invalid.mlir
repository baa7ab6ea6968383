// RUN: mp-test-opt %s -split-input-file --mp-insert-loss-scaling --verify-diagnostics
// RUN: not mp-test-opt %s -split-input-file --mp-insert-loss-scaling=scale=0 2>&1 | FileCheck %s --check-prefix=SCALE
// RUN: not mp-test-opt %s -split-input-file --mp-insert-loss-scaling=growth=0.5 2>&1 | FileCheck %s --check-prefix=GROWTH
// RUN: not mp-test-opt %s -split-input-file --mp-insert-loss-scaling=backoff=2 2>&1 | FileCheck %s --check-prefix=BACKOFF
// RUN: not mp-test-opt %s -split-input-file --mp-insert-loss-scaling=interval=0 2>&1 | FileCheck %s --check-prefix=INTERVAL
// RUN: not mp-test-opt %s -split-input-file --mp-insert-loss-scaling="min-scale=4 max-scale=2" 2>&1 | FileCheck %s --check-prefix=BOUNDS
// RUN: not mp-test-opt %s -split-input-file --mp-insert-loss-scaling=hysteresis=0 2>&1 | FileCheck %s --check-prefix=HYSTERESIS
// RUN: not mp-test-opt %s -split-input-file --mp-insert-loss-scaling=refill=never 2>&1 | FileCheck %s --check-prefix=REFILL
// RUN: not mp-test-opt %s -split-input-file --mp-insert-loss-scaling=scaler=megaton 2>&1 | FileCheck %s --check-prefix=SCALER
// RUN: not mp-test-opt %s -split-input-file --mp-insert-loss-scaling=stall-after=-1 2>&1 | FileCheck %s --check-prefix=STALL
// RUN: not mp-test-opt %s -split-input-file --mp-insert-loss-scaling="mode=static growth=4" 2>&1 | FileCheck %s --check-prefix=STATIC
// RUN: not mp-test-opt %s -split-input-file --mp-insert-loss-scaling="scaler=logmax growth=2" 2>&1 | FileCheck %s --check-prefix=LOGMAX
// RUN: not mp-test-opt %s -split-input-file --mp-insert-loss-scaling="scaler=popart hysteresis=2" 2>&1 | FileCheck %s --check-prefix=POPART

// HYSTERESIS: error: option hysteresis: 0.000000e+00 is not a number of steps
// REFILL: error: option refill: 'never' is none of growth, good_step, backoff
// SCALER: error: option scaler, loss-scale of mp-amp: 'megaton' is none of dynamic, pytorch, apex, apex-fp16-utils, apex-hysteresis, deepspeed, megatron, tensorflow, tensorflow-contrib, keras, fairseq, openseq2seq, logmax, popart
// STALL: error: option stall-after: -1.000000e+00 is not a number of steps
// STATIC: error: option growth: only a dynamic scale moves; leave it out, or the mode (loss-scale of mp-amp)
// SCALE: error: option scale, loss-scale of mp-amp: 0.000000e+00 is not a positive number
// GROWTH: error: option growth: 5.000000e-01 is not a number from 1 up
// BACKOFF: error: option backoff: 2.000000e+00 is not in (0, 1]
// INTERVAL: error: option interval: 0.000000e+00 is not a number of steps
// BOUNDS: error: option min-scale: 4.000000e+00 is not between 0 and max-scale
// LOGMAX: error: option growth: the scaler 'logmax' has no such number; leave it out, or choose another (loss-scale of mp-amp)
// POPART: error: option hysteresis: the scaler 'popart' has no such number

// Who says where the backward pass starts is told of an op without a model that
// stands between the loss and the first layer.
// expected-error@below {{cannot scale the loss: the gradients of 'v' pass through 'math.tanh', which is not known to be linear in operand 0: scaling would end there}}
// expected-note@below {{give the seed the role loss_seed, or correct a role, in a roles file (roles=FILE); or leave the loss as it is with loss-scale=off of mp-amp, mode=off of mp-insert-loss-scaling}}
func.func @main(%v: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %w: tensor<2xf32> {mp.role = #mp.role<parameter>, mp.pair = 2},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<8x4xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<f32> {mp.role = #mp.role<loss>}, tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "v"},
        tensor<2xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %wide = mp.broadcast %v dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %0 = arith.mulf %wide, %x : tensor<8x4xf32>
  %1 = math.exp %0 : tensor<8x4xf32>
  %loss = mp.reduce add %1 dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %d = arith.mulf %1, %seed : tensor<8x4xf32>
  %part = mp.slice %d start [0, 0] limit [8, 2] strides [1, 1] : tensor<8x4xf32> to tensor<8x2xf32>
  %gw = mp.reduce add %part dims [0] : tensor<8x2xf32> to tensor<2xf32>
  // expected-note@below {{here; if the op is linear, give it a model of LinearityOpInterface}}
  %back = math.tanh %d : tensor<8x4xf32>
  %gv = mp.reduce add %back dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %v1 = arith.subf %v, %gv : tensor<4xf32>
  %w1 = arith.subf %w, %gw : tensor<2xf32>
  return %loss, %v1, %w1 : tensor<f32>, tensor<4xf32>, tensor<2xf32>
}

// -----

// Else it is told, and the scale ends there.
func.func @main(%v: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %w: tensor<2xf32> {mp.role = #mp.role<parameter>, mp.pair = 2},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<f32> {mp.role = #mp.role<loss>}, tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "v"},
        tensor<2xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %wide = mp.broadcast %v dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %0 = arith.mulf %wide, %x : tensor<8x4xf32>
  %1 = math.exp %0 : tensor<8x4xf32>
  %loss = mp.reduce add %1 dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %seed = arith.constant dense<1.0> : tensor<8x4xf32>
  %d = arith.mulf %1, %seed : tensor<8x4xf32>
  %part = mp.slice %d start [0, 0] limit [8, 2] strides [1, 1] : tensor<8x4xf32> to tensor<8x2xf32>
  %gw = mp.reduce add %part dims [0] : tensor<8x2xf32> to tensor<2xf32>
  // expected-warning@below {{a part of the backward pass is not scaled: the gradients of 'v' pass through 'math.tanh', which is not known to be linear in operand 0: scaling ends there; products behind it read f32, so that nothing underflows}}
  %back = math.tanh %d : tensor<8x4xf32>
  %gv = mp.reduce add %back dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %v1 = arith.subf %v, %gv : tensor<4xf32>
  %w1 = arith.subf %w, %gw : tensor<2xf32>
  return %loss, %v1, %w1 : tensor<f32>, tensor<4xf32>, tensor<2xf32>
}

// -----

// All gradients pass through an op that is not known to be linear.
// expected-warning@below {{cannot scale the loss: found no backward pass to 'v': scaling would end where it starts, as if the gradients were arguments; on the way is 'mp.sort', which is not known to be linear in operand 0; products that may be gradients all the same read f32, so that nothing underflows}}
func.func @main(%v: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<f32> {mp.role = #mp.role<loss>}, tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "v"}) {
  %wide = mp.broadcast %v dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %0 = arith.mulf %wide, %x : tensor<8x4xf32>
  %1 = math.exp %0 : tensor<8x4xf32>
  %loss = mp.reduce add %1 dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %seed = arith.constant dense<1.0> : tensor<8x4xf32>
  %d = arith.mulf %1, %seed : tensor<8x4xf32>
  %back = mp.sort %d dim 0 : tensor<8x4xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %less = arith.cmpf olt, %a, %b : tensor<f32>
    mp.yield %less : tensor<i1>
  }
  %gv = mp.reduce add %back dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %v1 = arith.subf %v, %gv : tensor<4xf32>
  return %loss, %v1 : tensor<f32>, tensor<4xf32>
}

// -----

// expected-warning@below {{no loss to scale: no result has the role new_parameter or gradient}}
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>}) -> (tensor<4xf32> {mp.role = #mp.role<metric>}) {
  %0 = math.exp %w : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A backward pass in 8 bits: the scale belongs before the choice of precision.
func.func @main(%w: tensor<4xf8E5M2> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %x: tensor<8x4xf8E5M2> {mp.role = #mp.role<batch>})
    -> (tensor<f8E5M2> {mp.role = #mp.role<loss>}, tensor<4xf8E5M2> {mp.role = #mp.role<new_parameter>}) {
  %wide = mp.broadcast %w dims [1] : tensor<4xf8E5M2> to tensor<8x4xf8E5M2>
  %0 = arith.mulf %wide, %x : tensor<8x4xf8E5M2>
  %1 = math.exp %0 : tensor<8x4xf8E5M2>
  %loss = mp.reduce add %1 dims [0, 1] accumulate f32 : tensor<8x4xf8E5M2> to tensor<f8E5M2>
  // expected-error@below {{cannot scale the loss: a seed or a gradient is 'tensor<8x4xf8E5M2>', not a tensor of f32, bf16 or f16 and of known shape; scale before choosing precision}}
  %seed = arith.constant dense<1.0> : tensor<8x4xf8E5M2>
  %d = arith.mulf %1, %seed : tensor<8x4xf8E5M2>
  %dw = arith.mulf %d, %x : tensor<8x4xf8E5M2>
  %g = mp.reduce add %dw dims [0] accumulate f32 : tensor<8x4xf8E5M2> to tensor<4xf8E5M2>
  %w1 = arith.subf %w, %g : tensor<4xf8E5M2>
  return %loss, %w1 : tensor<f8E5M2>, tensor<4xf8E5M2>
}

// -----

// The gradients are clipped in a region whose arguments are the operands of the
// op: one more result would need one more operand.
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<f32> {mp.role = #mp.role<loss>}, tensor<4xf32> {mp.role = #mp.role<new_parameter>}) {
  %wide = mp.broadcast %w dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %0 = arith.mulf %wide, %x : tensor<8x4xf32>
  %1 = math.exp %0 : tensor<8x4xf32>
  %loss = mp.reduce add %1 dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %seed = arith.constant dense<1.0> : tensor<8x4xf32>
  // expected-error@below {{cannot scale the loss: a gradient is unscaled inside this op, and nothing could carry out whether it is finite; write it as 'scf.while', or leave the loss as it is with loss-scale=off of mp-amp, mode=off of mp-insert-loss-scaling}}
  %back = "toy.scope"(%x) ({
  ^bb0(%inside: tensor<8x4xf32>):
    %d = arith.mulf %1, %seed : tensor<8x4xf32>
    %dw = arith.mulf %d, %inside : tensor<8x4xf32>
    %g = mp.reduce add %dw dims [0] : tensor<8x4xf32> to tensor<4xf32>
    %clipped = math.tanh %g : tensor<4xf32>
    "toy.give"(%clipped) : (tensor<4xf32>) -> ()
  }) : (tensor<8x4xf32>) -> tensor<4xf32>
  %w1 = arith.subf %w, %back : tensor<4xf32>
  return %loss, %w1 : tensor<f32>, tensor<4xf32>
}

// -----

// The gradients are clipped in a loop that takes nothing from round to round.
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<f32> {mp.role = #mp.role<loss>}, tensor<4xf32> {mp.role = #mp.role<new_parameter>}) {
  %wide = mp.broadcast %w dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %0 = arith.mulf %wide, %x : tensor<8x4xf32>
  %1 = math.exp %0 : tensor<8x4xf32>
  %loss = mp.reduce add %1 dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %seed = arith.constant dense<1.0> : tensor<8x4xf32>
  // expected-error@below {{a gradient is unscaled inside this op, and nothing could carry out whether it is finite}}
  %back = "toy.repeat"() ({
    %d = arith.mulf %1, %seed : tensor<8x4xf32>
    %dw = arith.mulf %d, %x : tensor<8x4xf32>
    %g = mp.reduce add %dw dims [0] : tensor<8x4xf32> to tensor<4xf32>
    %clipped = math.tanh %g : tensor<4xf32>
    "toy.give"(%clipped) : (tensor<4xf32>) -> ()
  }) : () -> tensor<4xf32>
  %w1 = arith.subf %w, %back : tensor<4xf32>
  return %loss, %w1 : tensor<f32>, tensor<4xf32>
}

// -----

// What the op gives where its second region is empty is known to nobody here, so
// that none can be written for it.
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<f32> {mp.role = #mp.role<loss>}, tensor<4xf32> {mp.role = #mp.role<new_parameter>}) {
  %wide = mp.broadcast %w dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %0 = arith.mulf %wide, %x : tensor<8x4xf32>
  %1 = math.exp %0 : tensor<8x4xf32>
  %loss = mp.reduce add %1 dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %seed = arith.constant dense<1.0> : tensor<8x4xf32>
  // expected-error@below {{a gradient is unscaled inside this op, and nothing could carry out whether it is finite}}
  %back = "toy.either"(%w) ({
    %d = arith.mulf %1, %seed : tensor<8x4xf32>
    %dw = arith.mulf %d, %x : tensor<8x4xf32>
    %g = mp.reduce add %dw dims [0] : tensor<8x4xf32> to tensor<4xf32>
    %clipped = math.tanh %g : tensor<4xf32>
    "toy.give"(%clipped) : (tensor<4xf32>) -> ()
  }, {}) : (tensor<4xf32>) -> tensor<4xf32>
  %w1 = arith.subf %w, %back : tensor<4xf32>
  return %loss, %w1 : tensor<f32>, tensor<4xf32>
}

// -----

// A guard keeps tensors of known shape only.
// expected-error@below {{cannot guard argument 1 'm' of type 'tensor<?xf32>'; state is a tensor of known shape}}
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0, mp.name = "w"},
                %m: tensor<?xf32> {mp.role = #mp.role<optimizer_state>, mp.pair = 1, mp.name = "m"},
                %x: tensor<4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>}, tensor<?xf32> {mp.role = #mp.role<new_state>}) {
  %seed = arith.constant dense<1.0> : tensor<4xf32>
  %y = arith.mulf %w, %x : tensor<4xf32>
  %e = math.exp %y : tensor<4xf32>
  %d = arith.mulf %e, %seed : tensor<4xf32>
  %g = arith.mulf %d, %x : tensor<4xf32>
  %w1 = arith.subf %w, %g : tensor<4xf32>
  %m1 = arith.negf %m : tensor<?xf32>
  return %w1, %m1 : tensor<4xf32>, tensor<?xf32>
}

// -----

// The bound of a value of the batch is no seed: scaled where it is read, it
// would be unscaled there, with no gradient in between.
// expected-error@below {{cannot scale the loss: found no scaled gradient for 'v'}}
// expected-note@below {{mode=off}}
func.func @main(%v: tensor<8xf32> {mp.role = #mp.role<parameter>},
                %w: tensor<4xf32> {mp.role = #mp.role<parameter>},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>},
                %y: tensor<8xf32> {mp.role = #mp.role<batch>},
                %dy: tensor<8xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<8xf32> {mp.role = #mp.role<gradient>, mp.name = "v", mp.of = 0},
        tensor<4xf32> {mp.role = #mp.role<gradient>, mp.name = "w", mp.of = 1}) {
  %bound = arith.constant dense<0.5> : tensor<8xf32>
  %gv = arith.maximumf %y, %bound : tensor<8xf32>
  %gw = mp.dot %x, %dy contracting [0] x [0] : (tensor<8x4xf32>, tensor<8xf32>) -> tensor<4xf32>
  return %gv, %gw : tensor<8xf32>, tensor<4xf32>
}

// -----

// Nor is a constant that a function reads of which nothing is known.
func.func private @step(tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
// expected-error@below {{cannot scale the loss: found no scaled gradient for 'v'}}
// expected-note@below {{mode=off}}
func.func @main(%v: tensor<8xf32> {mp.role = #mp.role<parameter>},
                %w: tensor<4xf32> {mp.role = #mp.role<parameter>},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>},
                %y: tensor<8xf32> {mp.role = #mp.role<batch>},
                %dy: tensor<8xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<8xf32> {mp.role = #mp.role<gradient>, mp.name = "v", mp.of = 0},
        tensor<4xf32> {mp.role = #mp.role<gradient>, mp.name = "w", mp.of = 1}) {
  %half = arith.constant dense<0.5> : tensor<8xf32>
  %gv = call @step(%y, %half) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %gw = mp.dot %x, %dy contracting [0] x [0] : (tensor<8x4xf32>, tensor<8xf32>) -> tensor<4xf32>
  return %gv, %gw : tensor<8xf32>, tensor<4xf32>
}
