// RUN: mp-opt %s --split-input-file --mp-outline-rounds --remarks-filter='mp-outline-rounds' --remark-policy=all --verify-diagnostics -o %t
// RUN: FileCheck %s < %t

// An epoch of epochs: two loops.
module {
// expected-remark@below {{one round of a loop of steps is rewritten as a step}}
func.func @main(%w0: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %zero = arith.constant dense<0> : tensor<i32>
  %three = arith.constant dense<3> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %end:2 = scf.while (%i_ = %zero, %w_ = %w0) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>) {
    %less = arith.cmpi slt, %i_, %three : tensor<i32>
    %more = tensor.extract %less[] : tensor<i1>
    scf.condition(%more) %i_, %w_ : tensor<i32>, tensor<4xf32>
  } do {
  ^bb0(%i: tensor<i32>, %w: tensor<4xf32>):
    %inner:2 = scf.while (%j_ = %zero, %v_ = %w) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>) {
      %less = arith.cmpi slt, %j_, %three : tensor<i32>
      %more = tensor.extract %less[] : tensor<i1>
      scf.condition(%more) %j_, %v_ : tensor<i32>, tensor<4xf32>
    } do {
    ^bb0(%j: tensor<i32>, %v: tensor<4xf32>):
      %v1 = arith.mulf %v, %v : tensor<4xf32>
      %j1 = arith.addi %j, %one : tensor<i32>
      scf.yield %j1, %v1 : tensor<i32>, tensor<4xf32>
    }
    %i1 = arith.addi %i, %one : tensor<i32>
    scf.yield %i1, %inner#1 : tensor<i32>, tensor<4xf32>
  }
  return %end#1 : tensor<4xf32>
}
}

// CHECK: module @mp.epoch {
// CHECK: module @mp.epoch_2 {

// -----

// The moment is scaled down behind the loop: it would not be that of a round.
module {
// expected-remark@below {{a loop that trains is one step: 'm' is moved outside of the loop}}
func.func @main(%w0: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
                %m0: tensor<4xf32> {mp.role = #mp.role<optimizer_state>, mp.name = "m", mp.pair = 1})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<4xf32> {mp.role = #mp.role<new_state>, mp.name = "m"}) {
  %zero = arith.constant dense<0> : tensor<i32>
  %three = arith.constant dense<3> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %half = arith.constant dense<0.5> : tensor<4xf32>
  %end:3 = scf.while (%i_ = %zero, %w_ = %w0, %m_ = %m0) : (tensor<i32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>, tensor<4xf32>) {
    %less = arith.cmpi slt, %i_, %three : tensor<i32>
    %more = tensor.extract %less[] : tensor<i1>
    scf.condition(%more) %i_, %w_, %m_ : tensor<i32>, tensor<4xf32>, tensor<4xf32>
  } do {
  ^bb0(%i: tensor<i32>, %w: tensor<4xf32>, %m: tensor<4xf32>):
    %m1 = arith.addf %m, %w : tensor<4xf32>
    %w1 = arith.subf %w, %m1 : tensor<4xf32>
    %i1 = arith.addi %i, %one : tensor<i32>
    scf.yield %i1, %w1, %m1 : tensor<i32>, tensor<4xf32>, tensor<4xf32>
  }
  %less = arith.mulf %end#2, %half : tensor<4xf32>
  return %end#1, %less : tensor<4xf32>, tensor<4xf32>
}
}

// -----

// Were a refused round not to count, it would be done again for ever.
module {
// expected-remark@below {{a loop that trains is one step: state or a float decides whether there is one more round, which a refused one would repeat}}
func.func @main(%w0: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
                %n0: tensor<i32> {mp.role = #mp.role<counter>, mp.name = "n", mp.pair = 1})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<i32> {mp.role = #mp.role<new_state>, mp.name = "n"}) {
  %three = arith.constant dense<3> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %end:2 = scf.while (%n_ = %n0, %w_ = %w0) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>) {
    %less = arith.cmpi slt, %n_, %three : tensor<i32>
    %more = tensor.extract %less[] : tensor<i1>
    scf.condition(%more) %n_, %w_ : tensor<i32>, tensor<4xf32>
  } do {
  ^bb0(%n: tensor<i32>, %w: tensor<4xf32>):
    %w1 = arith.mulf %w, %w : tensor<4xf32>
    %n1 = arith.addi %n, %one : tensor<i32>
    scf.yield %n1, %w1 : tensor<i32>, tensor<4xf32>
  }
  return %end#1, %end#0 : tensor<4xf32>, tensor<i32>
}
}

// -----

// A loop that trains nothing is not spoken of.
module {
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %zero = arith.constant dense<0> : tensor<i32>
  %three = arith.constant dense<3> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %none = arith.constant dense<0.0> : tensor<4xf32>
  %end:2 = scf.while (%i_ = %zero, %g_ = %none) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>) {
    %less = arith.cmpi slt, %i_, %three : tensor<i32>
    %more = tensor.extract %less[] : tensor<i1>
    scf.condition(%more) %i_, %g_ : tensor<i32>, tensor<4xf32>
  } do {
  ^bb0(%i: tensor<i32>, %g: tensor<4xf32>):
    %g1 = arith.addf %g, %w : tensor<4xf32>
    %i1 = arith.addi %i, %one : tensor<i32>
    scf.yield %i1, %g1 : tensor<i32>, tensor<4xf32>
  }
  %w1 = arith.subf %w, %end#1 : tensor<4xf32>
  return %w1 : tensor<4xf32>
}
}
