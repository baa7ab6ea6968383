// RUN: mp-opt %s -split-input-file --mp-insert-optimizer=optimizer=adam --verify-diagnostics
// RUN: not mp-opt %s -split-input-file --mp-insert-optimizer=optimizer=rmsdrop 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not mp-opt %s -split-input-file --mp-insert-optimizer="optimizer=adam momentum=0.9" 2>&1 | FileCheck %s --check-prefix=MOMENTUM
// RUN: not mp-opt %s -split-input-file --mp-insert-optimizer="optimizer=adam beta2=1" 2>&1 | FileCheck %s --check-prefix=BETA
// RUN: not mp-opt %s -split-input-file --mp-insert-optimizer="optimizer=sgd learning-rate=fast" 2>&1 | FileCheck %s --check-prefix=RATE
// RUN: not mp-opt %s -split-input-file --mp-insert-optimizer="optimizer=sgd weight-decay=-1" 2>&1 | FileCheck %s --check-prefix=DECAY
// RUN: not mp-opt %s -split-input-file --mp-insert-optimizer="optimizer=sgd accumulate=0" 2>&1 | FileCheck %s --check-prefix=CALLS
// RUN: not mp-opt %s -split-input-file --mp-insert-optimizer="optimizer=none accumulate=4" 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not mp-opt %s -split-input-file --mp-insert-optimizer="optimizer=prodigy momentum=0.9" 2>&1 | FileCheck %s --check-prefix=PRODIGY
// RUN: not mp-opt %s -split-input-file --mp-insert-optimizer="optimizer=adagrad beta2=0.9" 2>&1 | FileCheck %s --check-prefix=ADAGRAD
// RUN: not mp-opt %s -split-input-file --mp-insert-optimizer="optimizer=rmsprop beta1=0.9" 2>&1 | FileCheck %s --check-prefix=RMSPROP
// RUN: not mp-opt %s -split-input-file --mp-insert-optimizer="optimizer=muon trust-coefficient=1" 2>&1 | FileCheck %s --check-prefix=MUON

// CALLS: error: option accumulate: 0 is not between 1 and 16777216
// NONE: error: option accumulate: no optimizer reads it; name one, as in optimizer=adamw
// PRODIGY: error: option momentum: prodigy has none
// ADAGRAD: error: option beta2: adagrad has none
// RMSPROP: error: option beta1: rmsprop has none
// MUON: error: option trust-coefficient: muon has none
// UNKNOWN: Cannot find option named 'rmsdrop'!
// MOMENTUM: error: option momentum: adam has none
// BETA: error: option beta2: 1.000000e+00 is not in [0, 1.000000e+00)
// RATE: error: option learning-rate: 'fast' is neither a rate nor argument
// DECAY: error: option weight-decay: -1.000000e+00 is not in [0, {{.*}})

// There are no gradients.
// expected-error@below {{no result has the role gradient: there is nothing to update parameters from; export the step with its gradients}}
func.func @main(%w: tensor<4xf32> {mp.name = "w", mp.role = #mp.role<parameter>})
    -> (tensor<4xf32> {mp.role = #mp.role<metric>}) {
  return %w : tensor<4xf32>
}

// -----

// The step updates its parameters itself.
// expected-error@below {{result 0 'w' is a new_parameter: the step has an update of its own; leave out the optimizer}}
func.func @main(%w: tensor<4xf32> {mp.name = "w", mp.pair = 0, mp.role = #mp.role<parameter>}, %g: tensor<4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<4xf32> {mp.name = "w", mp.role = #mp.role<new_parameter>}, tensor<4xf32> {mp.of = 0, mp.role = #mp.role<gradient>}) {
  %0 = arith.subf %w, %g : tensor<4xf32>
  return %0, %g : tensor<4xf32>, tensor<4xf32>
}

// -----

// Nothing tells whose gradient it is.
// expected-error@below {{result 0 'g' is a gradient, but nothing tells of which parameter; give it 'mp.of', the index of the argument}}
func.func @main(%w: tensor<4xf32> {mp.name = "w", mp.role = #mp.role<parameter>}, %g: tensor<4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<4xf32> {mp.name = "g", mp.role = #mp.role<gradient>}) {
  return %g : tensor<4xf32>
}

// -----

// An owner outside the arguments is none.
// expected-error@below {{result 0 'g' is a gradient, but nothing tells of which parameter}}
func.func @main(%w: tensor<4xf32> {mp.name = "w", mp.role = #mp.role<parameter>}, %g: tensor<4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<4xf32> {mp.name = "g", mp.of = 7, mp.role = #mp.role<gradient>}) {
  return %g : tensor<4xf32>
}

// -----

// What data would have to change by is no update.
// expected-error@below {{all gradients are of data, none is of a parameter; say what the parameters are with a roles file}}
func.func @main(%x: tensor<4xf32> {mp.name = "x", mp.role = #mp.role<batch>})
    -> (tensor<4xf32> {mp.of = 0, mp.role = #mp.role<gradient>}) {
  return %x : tensor<4xf32>
}

// -----

// expected-error@below {{results 0 and 1 are both the gradient of 'w'; sum them in the step}}
func.func @main(%w: tensor<4xf32> {mp.name = "w", mp.role = #mp.role<parameter>}, %g: tensor<4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<4xf32> {mp.of = 0, mp.role = #mp.role<gradient>}, tensor<4xf32> {mp.of = 0, mp.role = #mp.role<gradient>}) {
  return %g, %g : tensor<4xf32>, tensor<4xf32>
}

// -----

// expected-error@below {{result 0 'g' of type 'tensor<2x2xf32>' is the gradient of 'w' of type 'tensor<4xf32>'}}
func.func @main(%w: tensor<4xf32> {mp.name = "w", mp.role = #mp.role<parameter>}, %g: tensor<2x2xf32> {mp.role = #mp.role<batch>})
    -> (tensor<2x2xf32> {mp.name = "g", mp.of = 0, mp.role = #mp.role<gradient>}) {
  return %g : tensor<2x2xf32>
}

// -----

// A parameter that is stored narrow would lose most of its updates.
// expected-error@below {{parameter 'w' is 'tensor<4xbf16>', not a tensor of f32 and of known shape; append the update before choosing precision}}
func.func @main(%w: tensor<4xbf16> {mp.name = "w", mp.role = #mp.role<parameter>}, %g: tensor<4xbf16> {mp.role = #mp.role<batch>})
    -> (tensor<4xbf16> {mp.of = 0, mp.role = #mp.role<gradient>}) {
  return %g : tensor<4xbf16>
}

// -----

// The state to come would be mistaken for what is there.
// expected-error@below {{argument 1 is named 'adam.step', as an argument of the update is; rename it}}
func.func @main(%w: tensor<4xf32> {mp.name = "w", mp.role = #mp.role<parameter>}, %g: tensor<4xf32> {mp.name = "adam.step", mp.role = #mp.role<batch>})
    -> (tensor<4xf32> {mp.of = 0, mp.role = #mp.role<gradient>}) {
  return %g : tensor<4xf32>
}

// -----

// expected-error@below {{the step has an update by sgd already, and adam is asked for; use one of them}}
func.func @main(%w: tensor<4xf32> {mp.name = "w", mp.pair = 1, mp.role = #mp.role<parameter>}, %g: tensor<4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<4xf32> {mp.of = 0, mp.role = #mp.role<gradient>}, tensor<4xf32> {mp.role = #mp.role<new_parameter>}) attributes {mp.optimizer = "sgd"} {
  %0 = arith.subf %w, %g : tensor<4xf32>
  return %g, %0 : tensor<4xf32>, tensor<4xf32>
}
