// RUN: mp-opt %s -split-input-file --mp-insert-optimizer=optimizer=sgd | FileCheck %s --check-prefixes=ALL,SGD
// RUN: mp-opt %s -split-input-file --mp-insert-optimizer="optimizer=sgd weight-decay=0.5 learning-rate=argument" | FileCheck %s --check-prefixes=DECAY
// RUN: mp-opt %s -split-input-file --mp-insert-optimizer=optimizer=momentum | FileCheck %s --check-prefixes=ALL,MOMENTUM
// RUN: mp-opt %s -split-input-file --mp-insert-optimizer=optimizer=nesterov | FileCheck %s --check-prefixes=ALL,NESTEROV
// RUN: mp-opt %s -split-input-file --mp-insert-optimizer=optimizer=adam | FileCheck %s --check-prefixes=ALL,ADAM
// RUN: mp-opt %s -split-input-file --mp-insert-optimizer | FileCheck %s --check-prefixes=ALL,ADAMW
// RUN: mp-opt %s -split-input-file --mp-insert-optimizer=optimizer=lamb | FileCheck %s --check-prefixes=ALL,LAMB
// RUN: mp-opt %s -split-input-file --mp-insert-optimizer=optimizer=lars | FileCheck %s --check-prefixes=ALL,LARS
// RUN: mp-opt %s -split-input-file --mp-insert-optimizer=optimizer=lion | FileCheck %s --check-prefixes=ALL,LION
// RUN: mp-opt %s -split-input-file --mp-insert-optimizer=optimizer=adafactor | FileCheck %s --check-prefixes=ALL,ADAFACTOR
// RUN: mp-opt %s -split-input-file --mp-insert-optimizer=optimizer=rmsprop | FileCheck %s --check-prefixes=ALL,RMSPROP
// RUN: mp-opt %s -split-input-file --mp-insert-optimizer="optimizer=rmsprop momentum=0.5" | FileCheck %s --check-prefixes=ALL,RMSVELOCITY
// RUN: mp-opt %s -split-input-file --mp-insert-optimizer=optimizer=adagrad | FileCheck %s --check-prefixes=ALL,ADAGRAD
// RUN: mp-opt %s -split-input-file --mp-insert-optimizer=optimizer=muon | FileCheck %s --check-prefixes=ALL,MUON
// RUN: mp-opt %s -split-input-file --mp-insert-optimizer=optimizer=prodigy | FileCheck %s --check-prefixes=ALL,PRODIGY
// RUN: mp-opt %s -split-input-file --mp-insert-optimizer="optimizer=sgd max-grad-norm=0.5" | FileCheck %s --check-prefixes=ALL,BOUNDED
// RUN: mp-opt %s -split-input-file --mp-insert-optimizer="optimizer=momentum accumulate=4" | FileCheck %s --check-prefixes=ALL,GATHER
// RUN: mp-opt %s -split-input-file --mp-insert-optimizer="optimizer=sgd keep-gradients=false" | FileCheck %s --check-prefixes=DROP
// RUN: mp-opt %s -split-input-file --mp-insert-optimizer=optimizer=lamb -o %t.once
// RUN: mp-opt %t.once -split-input-file --mp-insert-optimizer=optimizer=lamb 2>/dev/null | diff %t.once -
// RUN: mp-opt %s -split-input-file --mp-insert-optimizer=optimizer=none | FileCheck %s --check-prefixes=NONE
// RUN: mp-opt %s -split-input-file --mp-insert-optimizer --mp-check-roles -o /dev/null

// The state of each parameter comes in and goes out by its name; the gradients
// stay results. What is shared, the count of steps, comes first.

// ALL-LABEL: func.func @main
// NONE-LABEL: func.func @main
// NONE-NOT: new_parameter
// NONE: return %{{.*}}, %{{.*}} : tensor<4x6xf32>, tensor<f32>

// SGD-SAME: (%[[W:[^:]*]]: tensor<4x6xf32> {mp.name = "w", mp.pair = 2 : i64, mp.role = #mp.role<parameter>}, %[[G:[^:]*]]: tensor<4x6xf32> {{.*}}, %{{.*}}: tensor<f32> {{.*}}) ->
// SGD-SAME: tensor<4x6xf32> {mp.name = "dw", mp.of = 0 : i64, mp.role = #mp.role<gradient>}
// SGD-SAME: tensor<4x6xf32> {mp.name = "w", mp.role = #mp.role<new_parameter>}
// SGD-SAME: mp.optimizer = "sgd"
// SGD: %[[RATE:.*]] = arith.constant dense<1.000000e-03> : tensor<4x6xf32>
// SGD: %[[MOVE:.*]] = arith.mulf %[[RATE]], %[[G]]
// SGD: %[[NEW:.*]] = arith.subf %[[W]], %[[MOVE]]
// SGD: return %[[G]], %{{.*}}, %[[NEW]] : tensor<4x6xf32>, tensor<f32>, tensor<4x6xf32>
// SGD: func.func @init()

// A rate by argument is repeated in the shape of each parameter.
// DECAY-LABEL: func.func @main
// DECAY-SAME: (%[[W:[^:]*]]: {{[^%]*}}, %[[G:[^:]*]]: {{[^%]*}}, %{{[^%]*}}, %[[RATE:[^:]*]]: tensor<f32> {mp.name = "learning_rate", mp.role = #mp.role<hyper>})
// DECAY: %[[LAMBDA:.*]] = arith.constant dense<5.000000e-01> : tensor<4x6xf32>
// DECAY: %[[LW:.*]] = arith.mulf %[[LAMBDA]], %[[W]]
// DECAY: %[[SUM:.*]] = arith.addf %[[G]], %[[LW]]
// DECAY: %[[WIDE:.*]] = mp.broadcast %[[RATE]] dims [] : tensor<f32> to tensor<4x6xf32>
// DECAY: arith.mulf %[[WIDE]], %[[SUM]]
// DECAY: func.func @init() -> (tensor<f32> {mp.name = "learning_rate"})
// DECAY: arith.constant dense<1.000000e-03> : tensor<f32>

// MOMENTUM-SAME: %[[V:[^:]*]]: tensor<4x6xf32> {mp.name = "momentum.velocity/w", mp.pair = 2 : i64, mp.role = #mp.role<optimizer_state>})
// MOMENTUM: %[[MU:.*]] = arith.constant dense<0.899999976> : tensor<4x6xf32>
// MOMENTUM: %[[KEPT:.*]] = arith.mulf %[[MU]], %[[V]]
// MOMENTUM: %[[NEXT:.*]] = arith.addf %[[KEPT]], %[[G:.*]] :
// MOMENTUM: %[[MOVE:.*]] = arith.mulf %{{.*}}, %[[NEXT]]
// MOMENTUM: return %[[G]], %{{.*}}, %[[NEXT]], %{{.*}} : tensor<4x6xf32>, tensor<f32>, tensor<4x6xf32>, tensor<4x6xf32>
// MOMENTUM: func.func @init() -> (tensor<4x6xf32> {mp.name = "momentum.velocity/w"})
// MOMENTUM: arith.constant dense<0.000000e+00> : tensor<4x6xf32>

// The step goes one velocity ahead.
// NESTEROV: %[[NEXT:.*]] = arith.addf %{{.*}}, %[[G:.*]] :
// NESTEROV: %[[PART:.*]] = arith.mulf %{{.*}}, %[[NEXT]]
// NESTEROV: %[[AHEAD:.*]] = arith.addf %[[G]], %[[PART]]
// NESTEROV: arith.mulf %{{.*}}, %[[AHEAD]]

// The corrections are computed once, 1 - beta^t as -expm1(t ln beta).
// ADAM-SAME: %[[COUNT:[^:]*]]: tensor<i32> {mp.name = "adam.step", mp.pair = 2 : i64, mp.role = #mp.role<counter>}
// ADAM-SAME: %[[M:[^:]*]]: tensor<4x6xf32> {mp.name = "adam.m/w", mp.pair = 3 : i64, mp.role = #mp.role<optimizer_state>}
// ADAM-SAME: %[[V:[^:]*]]: tensor<4x6xf32> {mp.name = "adam.v/w", mp.pair = 4 : i64, mp.role = #mp.role<optimizer_state>}
// ADAM: %[[NEXT:.*]] = arith.addi %[[COUNT]], %{{.*}} : tensor<i32>
// ADAM: %[[T:.*]] = arith.sitofp %[[NEXT]] : tensor<i32> to tensor<f32>
// ADAM: %[[LOG1:.*]] = arith.constant dense<-0.105360515> : tensor<f32>
// ADAM: %[[P1:.*]] = arith.mulf %[[LOG1]], %[[T]]
// ADAM: %[[E1:.*]] = math.expm1 %[[P1]]
// ADAM: %[[C1:.*]] = arith.subf %{{.*}}, %[[E1]]
// ADAM: %[[LOG2:.*]] = arith.constant dense<-0.00100050028> : tensor<f32>
// ADAM: math.expm1
// ADAM: %[[C2:.*]] = arith.subf
// ADAM: %[[M1:.*]] = arith.addf
// ADAM: %[[V1:.*]] = arith.addf
// ADAM: %[[C1W:.*]] = mp.broadcast %[[C1]]
// ADAM: %[[MEAN:.*]] = arith.divf %[[M1]], %[[C1W]]
// ADAM: %[[C2W:.*]] = mp.broadcast %[[C2]]
// ADAM: %[[SQUARE:.*]] = arith.divf %[[V1]], %[[C2W]]
// ADAM: %[[ROOT:.*]] = math.sqrt %[[SQUARE]]
// ADAM: %[[EPSILON:.*]] = arith.constant dense<9.99999993E-9>
// ADAM: %[[BOTTOM:.*]] = arith.addf %[[ROOT]], %[[EPSILON]]
// ADAM: arith.divf %[[MEAN]], %[[BOTTOM]]
// ADAM: return %{{.*}}, %{{.*}}, %[[NEXT]], %[[M1]], %[[V1]], %{{.*}} :
// ADAM: func.func @init() -> (tensor<i32> {mp.name = "adam.step"}, tensor<4x6xf32> {mp.name = "adam.m/w"}, tensor<4x6xf32> {mp.name = "adam.v/w"})
// ADAM: arith.constant dense<0> : tensor<i32>

// Decay is apart: w (1 - rate * decay), in one rounded constant.
// ADAMW-SAME: %[[W:[^:]*]]: tensor<4x6xf32> {mp.name = "w"
// ADAMW: %[[SHRINKAGE:.*]] = arith.constant dense<0.99998{{[0-9]+}}> : tensor<4x6xf32>
// ADAMW: arith.mulf %[[SHRINKAGE]], %[[W]]

// All gradients are clipped together, then a trust ratio which is 1 where a norm
// is 0.
// LAMB: %[[NORM:.*]] = math.sqrt %{{.*}} : tensor<f32>
// LAMB: %[[CLIP:.*]] = arith.maximumf %{{.*}}, %{{.*}} : tensor<f32>
// LAMB: %[[RATIO:.*]] = arith.divf %[[SIZE:.*]], %[[LENGTH:.*]] : tensor<f32>
// LAMB: %[[HAS1:.*]] = arith.cmpf une, %[[SIZE]]
// LAMB: %[[HAS2:.*]] = arith.cmpf une, %[[LENGTH]]
// LAMB: %[[BOTH:.*]] = arith.andi %[[HAS1]], %[[HAS2]] : tensor<i1>
// LAMB: %[[ONE:.*]] = arith.constant dense<1.000000e+00> : tensor<f32>
// LAMB: arith.select %[[BOTH]], %[[RATIO]], %[[ONE]]

// LARS-SAME: lars.velocity/w
// LARS: %[[RATIO:.*]] = arith.divf %{{.*}}, %{{.*}} : tensor<f32>
// LARS: arith.select %{{.*}}, %[[RATIO]], %{{.*}} : tensor<i1>, tensor<f32>

// No second mean and no count.
// LION-NOT: lion.step
// LION-NOT: lion.v
// LION: %[[MIX:.*]] = arith.addf
// LION: %[[HAS:.*]] = arith.cmpf one, %[[MIX]]
// LION: %[[SIGN:.*]] = math.copysign %{{.*}}, %[[MIX]]
// LION: arith.select %[[HAS]], %[[SIGN]], %[[MIX]]

// A matrix keeps a mean per row and one per column.
// ADAFACTOR-SAME: tensor<4xf32> {mp.name = "adafactor.r/w"
// ADAFACTOR-SAME: tensor<6xf32> {mp.name = "adafactor.c/w"
// ADAFACTOR: mp.reduce add %{{.*}} dims [1] : tensor<4x6xf32> to tensor<4xf32>
// ADAFACTOR: mp.reduce add %{{.*}} dims [0] : tensor<4x6xf32> to tensor<6xf32>

// A factor of at most 1, of all gradients.
// BOUNDED: %[[NORM:.*]] = math.sqrt %{{.*}} : tensor<f32>
// BOUNDED: %[[ADDED:.*]] = arith.constant dense<9.99999997E-7> : tensor<f32>
// BOUNDED: %[[POSITIVE:.*]] = arith.addf %[[NORM]], %[[ADDED]]
// BOUNDED: %[[RATIO:.*]] = arith.divf %{{.*}}, %[[POSITIVE]] : tensor<f32>
// BOUNDED: %[[FACTOR:.*]] = arith.minimumf %[[RATIO]], %{{.*}} : tensor<f32>
// BOUNDED: %[[WIDE:.*]] = mp.broadcast %[[FACTOR]]
// BOUNDED: arith.mulf %[[WIDE]], %

// Sums and their number move in each call, all else in the fourth.
// GATHER-SAME: %[[CALLS:[^:]*]]: tensor<i32> {mp.name = "momentum.calls", {{[^}]*}}<counter>}
// GATHER-SAME: %[[OLD:[^:]*]]: tensor<4x6xf32> {mp.name = "momentum.accumulated/w"
// GATHER-SAME: %[[V:[^:]*]]: tensor<4x6xf32> {mp.name = "momentum.velocity/w"
// GATHER: %[[COUNT:.*]] = arith.addi %[[CALLS]], %
// GATHER: %[[LAST:.*]] = arith.cmpi sge, %[[COUNT]], %
// GATHER: %[[SUM:.*]] = arith.addf %[[OLD]], %
// GATHER: %[[KEPT:.*]] = arith.select %{{.*}}, %{{.*}}, %[[SUM]] : tensor<4x6xi1>
// GATHER: %[[FOUR:.*]] = arith.constant dense<4.000000e+00>
// GATHER: %[[MEAN:.*]] = arith.divf %[[SUM]], %[[FOUR]]
// GATHER: %[[NEXT:.*]] = arith.addf %{{.*}}, %[[MEAN]]
// GATHER: %[[NEWV:.*]] = arith.select %{{.*}}, %[[NEXT]], %[[V]] : tensor<4x6xi1>
// GATHER: %[[NEW:.*]] = arith.select %{{.*}} : tensor<4x6xi1>, tensor<4x6xf32>
// GATHER: return %{{.*}}, %{{.*}}, %{{.*}}, %[[KEPT]], %[[NEWV]], %[[NEW]] :

// Epsilon is below the root. Without a momentum there is no velocity.
// RMSPROP-NOT: rmsprop.velocity
// RMSPROP: %[[V:.*]] = arith.addf
// RMSPROP: %[[EPSILON:.*]] = arith.constant dense<9.99999993E-9>
// RMSPROP: %[[SUM:.*]] = arith.addf %[[V]], %[[EPSILON]]
// RMSPROP: math.sqrt %[[SUM]]
// RMSVELOCITY-SAME: rmsprop.v/w
// RMSVELOCITY-SAME: rmsprop.velocity/w

// The sum starts above 0: the first divisor is none.
// ADAGRAD-SAME: %[[S:[^:]*]]: tensor<4x6xf32> {mp.name = "adagrad.sum/w"
// ADAGRAD: arith.addf %[[S]]
// ADAGRAD: func.func @init() -> (tensor<4x6xf32> {mp.name = "adagrad.sum/w"})
// ADAGRAD: arith.constant dense<1.000000e-01> : tensor<4x6xf32>

// A wide matrix squares its rows, in fifteen products that stay f32. It has no
// second mean.
// MUON-SAME: muon.step
// MUON-SAME: muon.m/w
// MUON-NOT: muon.v
// MUON-COUNT-5: contracting [1] x [1] {mp.op_class = #mp.op_class<deny>} : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x4xf32>
// MUON-NOT: contracting [1] x [1]
// MUON: arith.constant dense<1.22474492> : tensor<4x6xf32>
// MUON: func.func @init

// The first parameters are state, and @init hands them on.
// PRODIGY-SAME: prodigy.distance
// PRODIGY-SAME: %[[START:[^:]*]]: tensor<4x6xf32> {mp.name = "prodigy.start/w"
// PRODIGY: arith.subf %[[START]], %
// PRODIGY: %[[D:.*]] = arith.maximumf %{{.*}} : tensor<f32>
// PRODIGY: return %{{.*}}, %{{.*}}, %{{.*}}, %[[START]],
// PRODIGY: func.func @init(%[[W:.*]]: tensor<4x6xf32> {mp.name = "w"})
// PRODIGY: return %{{.*}}, %{{.*}}, %{{.*}}, %[[W]],

// Without the gradients results move up, and pairs with them.
// DROP-LABEL: func.func @main
// DROP-SAME: mp.name = "w", mp.pair = 1 : i64
// DROP-SAME: -> (tensor<f32> {mp.name = "loss", mp.role = #mp.role<loss>}, tensor<4x6xf32> {mp.name = "w", mp.role = #mp.role<new_parameter>})
func.func @main(%w: tensor<4x6xf32> {mp.name = "w", mp.role = #mp.role<parameter>},
                %g: tensor<4x6xf32> {mp.name = "g", mp.role = #mp.role<batch>},
                %l: tensor<f32> {mp.name = "l", mp.role = #mp.role<batch>})
    -> (tensor<4x6xf32> {mp.name = "dw", mp.of = 0 : i64, mp.role = #mp.role<gradient>},
        tensor<f32> {mp.name = "loss", mp.role = #mp.role<loss>}) {
  return %g, %l : tensor<4x6xf32>, tensor<f32>
}

// -----

// A vector has no rows and columns: its mean of squares is whole. A tensor of
// rank 3 is factored along its last two dimensions.
// ADAFACTOR-LABEL: func.func @main
// ADAFACTOR-SAME: tensor<4xf32> {mp.name = "adafactor.v/b"
// ADAFACTOR-SAME: tensor<2x3xf32> {mp.name = "adafactor.r/t"
// ADAFACTOR-SAME: tensor<2x5xf32> {mp.name = "adafactor.c/t"

// Neither is a matrix: both move by Adam.
// MUON-LABEL: func.func @main
// MUON-SAME: muon.m/b
// MUON-SAME: muon.v/b
// MUON-SAME: muon.v/t
// MUON-NOT: mp.dot
func.func @main(%b: tensor<4xf32> {mp.name = "b", mp.role = #mp.role<parameter>},
                %t: tensor<2x3x5xf32> {mp.name = "t", mp.role = #mp.role<parameter>},
                %gb: tensor<4xf32> {mp.name = "gb", mp.role = #mp.role<batch>},
                %gt: tensor<2x3x5xf32> {mp.name = "gt", mp.role = #mp.role<batch>})
    -> (tensor<4xf32> {mp.of = 0 : i64, mp.role = #mp.role<gradient>},
        tensor<2x3x5xf32> {mp.of = 1 : i64, mp.role = #mp.role<gradient>}) {
  return %gb, %gt : tensor<4xf32>, tensor<2x3x5xf32>
}
