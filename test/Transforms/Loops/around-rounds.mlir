// What stands around the rounds of an epoch, such as games that a policy plays
// before it learns from them, reads 16 bits as the rounds do, where it may: an
// exponential may not in f16. Nothing is said of it but that.
//
// RUN: mp-opt %s --split-input-file --mp-amp=dtype=f16 2>%t.said | FileCheck %s
// RUN: FileCheck %s --check-prefix=SAID --implicit-check-not="warning:" < %t.said

// CHECK-LABEL: func.func @main(
// CHECK: %[[SHOWN:.*]] = mp.dot {{.*}} accumulate f32 : (tensor<3x8x4xf16>, tensor<4x4xf16>)
// CHECK: mp.dot {{.*}}mp.kept_wide = "operand 0 is not known to be bounded"
// CHECK: scf.while
// CHECK: mp.dot {{.*}} : (tensor<8x4xf16>, tensor<4x4xf16>)
// CHECK: mp.dot {{.*}} : (tensor<8x4xf16>, tensor<8x4xf16>)
// SAID: warning: {{.*}}reads 'mp.outside0' of the batch as f16
// SAID: warning: {{.*}}reads 'x' of the batch as f16
// SAID: warning: {{.*}}reads 'x' of the batch as f16
// SAID: warning: {{.*}}reads 'x' of the batch as f16
module {
func.func @main(%w0: tensor<4x4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
                %n0: tensor<i32> {mp.role = #mp.role<counter>, mp.name = "n", mp.pair = 1},
                %all: tensor<3x8x4xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<4x4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<i32> {mp.role = #mp.role<new_state>, mp.name = "n"},
        tensor<3xf32> {mp.role = #mp.role<loss>, mp.name = "losses"},
        tensor<3x8x4xf32> {mp.role = #mp.role<metric>, mp.name = "kept"}) {
  %zero = arith.constant dense<0> : tensor<i32>
  %three = arith.constant dense<3> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %still = arith.constant dense<0.0> : tensor<4x4xf32>
  %no_losses = arith.constant dense<0.0> : tensor<3xf32>
  %two = arith.constant dense<2.0> : tensor<8x4xf32>
  %rate = arith.constant dense<0.1> : tensor<4x4xf32>
  %shown = mp.dot %all, %w0 contracting [2] x [0] : (tensor<3x8x4xf32>, tensor<4x4xf32>) -> tensor<3x8x4xf32>
  %played = math.tanh %shown : tensor<3x8x4xf32>
  %large = math.exp %shown : tensor<3x8x4xf32>
  %kept = mp.dot %large, %w0 contracting [2] x [0] : (tensor<3x8x4xf32>, tensor<4x4xf32>) -> tensor<3x8x4xf32>
  %end:5 = scf.while (%i_ = %zero, %w_ = %w0, %n_ = %n0, %m_ = %still, %l_ = %no_losses)
      : (tensor<i32>, tensor<4x4xf32>, tensor<i32>, tensor<4x4xf32>, tensor<3xf32>)
      -> (tensor<i32>, tensor<4x4xf32>, tensor<i32>, tensor<4x4xf32>, tensor<3xf32>) {
    %less = arith.cmpi slt, %i_, %three : tensor<i32>
    %more = tensor.extract %less[] : tensor<i1>
    scf.condition(%more) %i_, %w_, %n_, %m_, %l_ : tensor<i32>, tensor<4x4xf32>, tensor<i32>, tensor<4x4xf32>, tensor<3xf32>
  } do {
  ^bb0(%i: tensor<i32>, %w: tensor<4x4xf32>, %n: tensor<i32>, %m: tensor<4x4xf32>, %l: tensor<3xf32>):
    %at = mp.reshape %i : tensor<i32> to tensor<1xi32>
    %row = mp.gather %played, %at slice [1, 8, 4] offset [0, 1, 2] start [0] index_vector 0
      : (tensor<3x8x4xf32>, tensor<1xi32>) -> tensor<1x8x4xf32>
    %x = mp.reshape %row : tensor<1x8x4xf32> to tensor<8x4xf32>
    %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %yy = arith.mulf %y, %y : tensor<8x4xf32>
    %loss = mp.reduce add %yy dims [0, 1] : tensor<8x4xf32> to tensor<f32>
    %dy = arith.mulf %y, %two : tensor<8x4xf32>
    %g = mp.dot %x, %dy contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
    %m1 = arith.addf %m, %g : tensor<4x4xf32>
    %move = arith.mulf %m1, %rate : tensor<4x4xf32>
    %w1 = arith.subf %w, %move : tensor<4x4xf32>
    %n1 = arith.addi %n, %one : tensor<i32>
    %told = mp.broadcast %loss dims [] : tensor<f32> to tensor<1xf32>
    %l1 = mp.scatter replace %l, %at, %told window [0] start [0] index_vector 0
      : (tensor<3xf32>, tensor<1xi32>, tensor<1xf32>) -> tensor<3xf32>
    %i1 = arith.addi %i, %one : tensor<i32>
    scf.yield %i1, %w1, %n1, %m1, %l1 : tensor<i32>, tensor<4x4xf32>, tensor<i32>, tensor<4x4xf32>, tensor<3xf32>
  }
  return %end#1, %end#2, %end#4, %kept : tensor<4x4xf32>, tensor<i32>, tensor<3xf32>, tensor<3x8x4xf32>
}
}

// -----

// A gradient that is taken out there, which no loss scale reaches, does not in
// f16: examples of which a reshape makes one dimension are those of before.
//
// CHECK-LABEL: func.func @main(
// CHECK: mp.dot {{.*}} contracting [1] x [0] accumulate f32 : (tensor<24x4xf16>, tensor<4x4xf16>)
// CHECK: mp.dot {{.*}}mp.kept_wide = "operand 1 is summed as a gradient is, and the loss scale does not reach it"
// CHECK: scf.while
module {
func.func @main(%w0: tensor<4x4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
                %n0: tensor<i32> {mp.role = #mp.role<counter>, mp.name = "n", mp.pair = 1},
                %all: tensor<3x8x4xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<4x4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<i32> {mp.role = #mp.role<new_state>, mp.name = "n"},
        tensor<3xf32> {mp.role = #mp.role<loss>, mp.name = "losses"},
        tensor<4x4xf32> {mp.role = #mp.role<metric>, mp.name = "kept"}) {
  %zero = arith.constant dense<0> : tensor<i32>
  %three = arith.constant dense<3> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %still = arith.constant dense<0.0> : tensor<4x4xf32>
  %no_losses = arith.constant dense<0.0> : tensor<3xf32>
  %two = arith.constant dense<2.0> : tensor<8x4xf32>
  %rate = arith.constant dense<0.1> : tensor<4x4xf32>
  %flat = mp.reshape %all : tensor<3x8x4xf32> to tensor<24x4xf32>
  %twice = arith.constant dense<2.0> : tensor<24x4xf32>
  %shown = mp.dot %flat, %w0 contracting [1] x [0] : (tensor<24x4xf32>, tensor<4x4xf32>) -> tensor<24x4xf32>
  %slope = arith.mulf %shown, %twice : tensor<24x4xf32>
  %kept = mp.dot %flat, %slope contracting [0] x [0] : (tensor<24x4xf32>, tensor<24x4xf32>) -> tensor<4x4xf32>
  %end:5 = scf.while (%i_ = %zero, %w_ = %w0, %n_ = %n0, %m_ = %still, %l_ = %no_losses)
      : (tensor<i32>, tensor<4x4xf32>, tensor<i32>, tensor<4x4xf32>, tensor<3xf32>)
      -> (tensor<i32>, tensor<4x4xf32>, tensor<i32>, tensor<4x4xf32>, tensor<3xf32>) {
    %less = arith.cmpi slt, %i_, %three : tensor<i32>
    %more = tensor.extract %less[] : tensor<i1>
    scf.condition(%more) %i_, %w_, %n_, %m_, %l_ : tensor<i32>, tensor<4x4xf32>, tensor<i32>, tensor<4x4xf32>, tensor<3xf32>
  } do {
  ^bb0(%i: tensor<i32>, %w: tensor<4x4xf32>, %n: tensor<i32>, %m: tensor<4x4xf32>, %l: tensor<3xf32>):
    %at = mp.reshape %i : tensor<i32> to tensor<1xi32>
    %row = mp.gather %all, %at slice [1, 8, 4] offset [0, 1, 2] start [0] index_vector 0
      : (tensor<3x8x4xf32>, tensor<1xi32>) -> tensor<1x8x4xf32>
    %x = mp.reshape %row : tensor<1x8x4xf32> to tensor<8x4xf32>
    %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %yy = arith.mulf %y, %y : tensor<8x4xf32>
    %loss = mp.reduce add %yy dims [0, 1] : tensor<8x4xf32> to tensor<f32>
    %dy = arith.mulf %y, %two : tensor<8x4xf32>
    %g = mp.dot %x, %dy contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
    %m1 = arith.addf %m, %g : tensor<4x4xf32>
    %move = arith.mulf %m1, %rate : tensor<4x4xf32>
    %w1 = arith.subf %w, %move : tensor<4x4xf32>
    %n1 = arith.addi %n, %one : tensor<i32>
    %told = mp.broadcast %loss dims [] : tensor<f32> to tensor<1xf32>
    %l1 = mp.scatter replace %l, %at, %told window [0] start [0] index_vector 0
      : (tensor<3xf32>, tensor<1xi32>, tensor<1xf32>) -> tensor<3xf32>
    %i1 = arith.addi %i, %one : tensor<i32>
    scf.yield %i1, %w1, %n1, %m1, %l1 : tensor<i32>, tensor<4x4xf32>, tensor<i32>, tensor<4x4xf32>, tensor<3xf32>
  }
  return %end#1, %end#2, %end#4, %kept : tensor<4x4xf32>, tensor<i32>, tensor<3xf32>, tensor<4x4xf32>
}
}
