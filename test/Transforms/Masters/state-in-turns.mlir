// A memory that shifts, and two buffers that change places with every step: the
// author wants it so, which mp-assign-roles writes down before a pass could be
// blamed for it. What was imported again, or is rewritten twice, has it still.
//
// RUN: mp-opt %s --mp-assign-roles | FileCheck %s --check-prefix=NOTE
// RUN: mp-opt %s --mp-amp --mp-check-scaling --mp-check-state -o %t.mlir
// RUN: FileCheck %s --check-prefix=NOTE --input-file=%t.mlir
// RUN: mp-opt %t.mlir --mp-amp 2>&1 | FileCheck %s --check-prefix=NOTE
// RUN: mp-opt %s --mp-amp=dtype=bf16 --mp-check-state -o %t.bf16.mlir
// RUN: mp-opt %t.bf16.mlir --emit=stablehlo | mp-opt - --mp-amp=dtype=bf16 2>&1 | FileCheck %s --check-prefix=NOTE
// RUN: mp-opt %s --mp-amp=masters=stochastic -o /dev/null
//
// NOTE: mp.taken_from = {
// NOTE-SAME: a = ["b"]
// NOTE-SAME: b = ["a"]
// NOTE-SAME: s1 = ["s0"]
// NOTE-NOT: s0 =
//
// Without the note nothing tells it from a mistake.
// RUN: sed 's/mp.taken_from = {[^}]*}//' %t.mlir > %t.unsaid.mlir
// RUN: not mp-opt %t.unsaid.mlir --mp-check-state 2>&1 | FileCheck %s --check-prefix=UNSAID
// UNSAID: argument 's1' has a next value that is made from 's0', and neither it nor that one goes on from itself: they are exchanged
//
// With it another place in the memory is one still.
// RUN: sed 's/s1 = \["s0"\]/s1 = ["a"]/' %t.mlir > %t.other.mlir
// RUN: not mp-opt %t.other.mlir --mp-check-state 2>&1 | FileCheck %s --check-prefix=UNSAID
//
// What is no dictionary of names says nothing.
// RUN: sed 's/mp.taken_from = {[^}]*}/mp.taken_from = 3 : i64/' %t.mlir > %t.number.mlir
// RUN: not mp-opt %t.number.mlir --mp-check-state 2>&1 | FileCheck %s --check-prefix=UNSAID

func.func @main(
    %w: tensor<16x8xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %s0: tensor<16x8xf32> {mp.role = #mp.role<optimizer_state>, mp.name = "s0", mp.pair = 1},
    %s1: tensor<16x8xf32> {mp.role = #mp.role<optimizer_state>, mp.name = "s1", mp.pair = 2},
    %a: tensor<16x8xf32> {mp.role = #mp.role<optimizer_state>, mp.name = "a", mp.pair = 3},
    %b: tensor<16x8xf32> {mp.role = #mp.role<optimizer_state>, mp.name = "b", mp.pair = 4},
    %x: tensor<32x16xf32> {mp.role = #mp.role<batch>, mp.name = "x"},
    %t: tensor<32x8xf32> {mp.role = #mp.role<batch>, mp.name = "t"})
    -> (tensor<16x8xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<16x8xf32> {mp.role = #mp.role<new_state>, mp.name = "s0"},
        tensor<16x8xf32> {mp.role = #mp.role<new_state>, mp.name = "s1"},
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
  // The two directions before, each a little.
  %pull0 = arith.mulf %s0, %rate : tensor<16x8xf32>
  %pull1 = arith.mulf %s1, %rate : tensor<16x8xf32>
  %g0 = arith.addf %g, %pull0 : tensor<16x8xf32>
  %g1 = arith.addf %g0, %pull1 : tensor<16x8xf32>
  %b_less = arith.mulf %b, %decay : tensor<16x8xf32>
  %a1 = arith.addf %b_less, %g : tensor<16x8xf32>
  %a_less = arith.mulf %a, %decay : tensor<16x8xf32>
  %b1 = arith.subf %a_less, %g : tensor<16x8xf32>
  %both = arith.addf %g1, %a1 : tensor<16x8xf32>
  %move = arith.mulf %both, %rate : tensor<16x8xf32>
  %w1 = arith.subf %w, %move : tensor<16x8xf32>
  %s = arith.subf %w1, %w : tensor<16x8xf32>
  return %w1, %s, %s0, %a1, %b1, %loss
    : tensor<16x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>, tensor<f32>
}
