// Two states change places in a loop of one round, as a scan over one batch
// makes it: the loop may hand on either, and when folding has taken it away
// only the exchange is left. mp-assign-roles judges the step with and without.
//
// RUN: mp-opt %s --mp-assign-roles | FileCheck %s --check-prefix=NOTE
// RUN: mp-opt %s --mp-assign-roles --mp-check-state -o /dev/null
// RUN: mp-opt %s --mp-assign-roles --cse --canonicalize --mp-check-state -o /dev/null
// RUN: mp-opt %s --mp-amp -o %t.mlir
// RUN: mp-opt %t.mlir --mp-amp 2>&1 | FileCheck %s --check-prefix=NOTE
// NOTE: mp.taken_from = {a = ["b"], b = ["a"]}
//
// A loop of two rounds is no exchange: both go on from themselves.
// RUN: sed 's/to %one_round/to %more_rounds/' %s > %t.two.mlir
// RUN: mp-opt %t.two.mlir --mp-assign-roles | FileCheck %s --check-prefix=TWO
// TWO-NOT: mp.taken_from
//
// RUN: mp-opt %s --mp-assign-roles --mp-assign-roles | FileCheck %s --check-prefix=NOTE

func.func @main(
    %w: tensor<16x8xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %a: tensor<16x8xf32> {mp.role = #mp.role<optimizer_state>, mp.name = "a", mp.pair = 1},
    %b: tensor<16x8xf32> {mp.role = #mp.role<optimizer_state>, mp.name = "b", mp.pair = 2},
    %x: tensor<32x16xf32> {mp.role = #mp.role<batch>, mp.name = "x"},
    %t: tensor<32x8xf32> {mp.role = #mp.role<batch>, mp.name = "t"})
    -> (tensor<16x8xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<16x8xf32> {mp.role = #mp.role<new_state>, mp.name = "a"},
        tensor<16x8xf32> {mp.role = #mp.role<new_state>, mp.name = "b"},
        tensor<f32> {mp.role = #mp.role<loss>, mp.name = "loss"}) {
  %seed = arith.constant dense<0.0078125> : tensor<32x8xf32>
  %half = arith.constant dense<0.00390625> : tensor<f32>
  %rate = arith.constant dense<0.0625> : tensor<16x8xf32>
  %decay = arith.constant dense<0.875> : tensor<16x8xf32>
  %y = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x8xf32>) -> tensor<32x8xf32>
  %d = arith.subf %y, %t : tensor<32x8xf32>
  %dd = arith.mulf %d, %d : tensor<32x8xf32>
  %sum = mp.reduce add %dd dims [0, 1] : tensor<32x8xf32> to tensor<f32>
  %loss = arith.mulf %sum, %half : tensor<f32>
  %dy = arith.mulf %d, %seed : tensor<32x8xf32>
  %g = mp.dot %x, %dy contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x8xf32>) -> tensor<16x8xf32>
  %begin = arith.constant 0 : index
  %step = arith.constant 1 : index
  %one_round = arith.constant 1 : index
  %more_rounds = arith.constant 2 : index
  %a1, %b1 = scf.for %i = %begin to %one_round step %step
      iter_args(%p = %a, %q = %b) -> (tensor<16x8xf32>, tensor<16x8xf32>) {
    %q_less = arith.mulf %q, %decay : tensor<16x8xf32>
    %p1 = arith.addf %q_less, %g : tensor<16x8xf32>
    %p_less = arith.mulf %p, %decay : tensor<16x8xf32>
    %q1 = arith.subf %p_less, %g : tensor<16x8xf32>
    scf.yield %p1, %q1 : tensor<16x8xf32>, tensor<16x8xf32>
  }
  %both = arith.addf %g, %a1 : tensor<16x8xf32>
  %move = arith.mulf %both, %rate : tensor<16x8xf32>
  %w1 = arith.subf %w, %move : tensor<16x8xf32>
  return %w1, %a1, %b1, %loss
    : tensor<16x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>, tensor<f32>
}
