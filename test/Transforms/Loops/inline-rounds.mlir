// RUN: mp-opt %s --mp-inline-rounds --split-input-file | FileCheck %s
// RUN: mp-opt %s --mp-inline-rounds --split-input-file > %t.once
// RUN: mp-opt %t.once --mp-inline-rounds --split-input-file | diff %t.once -
//
// What one pass outlines the other puts back.
// RUN: mp-opt %s --mp-inline-rounds --cse --split-input-file > %t.cse
// RUN: mp-opt %s --mp-inline-rounds --mp-outline-rounds --mp-inline-rounds --cse --split-input-file | diff %t.cse -

// The round got a scale, which it moves, a rate, which it reads, and two flags.
// The loop carries the scale and the flags, and the epoch returns them.
//
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[W:[a-z0-9]+]]: tensor<4xf32> {mp.name = "w", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: %[[S:[a-z0-9]+]]: tensor<f32> {mp.name = "mp.loss_scale", mp.pair = 1 : i64, mp.role = #mp.role<loss_scale>}
// CHECK-SAME: %[[RATE:[a-z0-9]+]]: tensor<4xf32> {mp.name = "rate", mp.role = #mp.role<hyper>}
// CHECK-SAME: mp.name = "mp.stalled", mp.role = #mp.role<metric>}
// CHECK-SAME: mp.name = "mp.grads_finite", mp.role = #mp.role<metric>}
// CHECK-DAG: %[[FALSE:.*]] = arith.constant dense<false>
// CHECK-DAG: %[[TRUE:.*]] = arith.constant dense<true>
// CHECK: %[[END:.*]]:5 = scf.while ({{.*}} = %[[W]], {{.*}} = %[[S]], {{.*}} = %[[FALSE]], {{.*}} = %[[TRUE]])
// CHECK: ^bb0(%[[I:.*]]: tensor<i32>, %[[WI:.*]]: tensor<4xf32>, %[[SI:.*]]: tensor<f32>, %[[STALLED:.*]]: tensor<i1>, %[[FINE:.*]]: tensor<i1>):
// CHECK: arith.subf %[[WI]], %[[RATE]]
// CHECK: arith.addf %[[SI]], %[[SI]]
// CHECK: arith.ori %[[STALLED]],
// CHECK: arith.andi %[[FINE]],
// CHECK: return %[[END]]#1, %[[END]]#2, %[[END]]#3, %[[END]]#4
// CHECK-NOT: mp.epoch
module {
func.func @main(%i: tensor<i32> {mp.role = #mp.role<hyper>, mp.name = "mp.carried0"},
                %w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 1},
                %s: tensor<f32> {mp.role = #mp.role<loss_scale>, mp.name = "mp.loss_scale", mp.pair = 2},
                %rate: tensor<4xf32> {mp.role = #mp.role<hyper>, mp.name = "rate"})
    -> (tensor<i32> {mp.role = #mp.role<metric>, mp.name = "mp.told0"},
        tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<f32> {mp.role = #mp.role<new_state>, mp.name = "mp.loss_scale"},
        tensor<i1> {mp.role = #mp.role<metric>, mp.name = "mp.stalled"},
        tensor<i1> {mp.role = #mp.role<metric>, mp.name = "mp.grads_finite"}) {
  %one = arith.constant dense<1> : tensor<i32>
  %w1 = arith.subf %w, %rate : tensor<4xf32>
  %s1 = arith.addf %s, %s : tensor<f32>
  %i1 = arith.addi %i, %one : tensor<i32>
  %fine = mp.all_finite %w1 : tensor<4xf32>
  %stalled = arith.cmpf oeq, %s1, %s : tensor<f32>
  return %i1, %w1, %s1, %stalled, %fine : tensor<i32>, tensor<4xf32>, tensor<f32>, tensor<i1>, tensor<i1>
}
module @mp.epoch {
  func.func private @round(tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>)
  func.func @main(%w0: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0})
      -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
    %zero = arith.constant dense<0> : tensor<i32>
    %three = arith.constant dense<3> : tensor<i32>
    %end:2 = scf.while (%i_ = %zero, %w_ = %w0) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>) {
      %less = arith.cmpi slt, %i_, %three : tensor<i32>
      %more = tensor.extract %less[] : tensor<i1>
      scf.condition(%more) %i_, %w_ : tensor<i32>, tensor<4xf32>
    } do {
    ^bb0(%i: tensor<i32>, %w: tensor<4xf32>):
      %next:2 = func.call @round(%i, %w) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>)
      scf.yield %next#0, %next#1 : tensor<i32>, tensor<4xf32>
    }
    return %end#1 : tensor<4xf32>
  }
}
}

// -----

// A step that is no round stays.
// CHECK-LABEL: {{^}}{{//}} {{-----}}
// CHECK: func.func @main(
// CHECK: return
module {
func.func @main(%w: tensor<4xf32>) -> tensor<4xf32> {
  return %w : tensor<4xf32>
}
}
