// Which values 16 bits may hold, and why not: one function a rule.
//
// RUN: mp-test-opt %s --test-print-value-trust --verify-diagnostics -o /dev/null

module attributes {mp.policy = #mp.policy<f16>} {

// The sum of activations is one; their product may be beyond the type.
func.func @activations(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-remark@+1 {{result 0: assumed: of the size of an activation}}
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  // expected-remark@+1 {{result 0: assumed: of the size of an activation}}
  %1 = arith.addf %0, %x : tensor<8x8xf32>
  // expected-remark@+1 {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %2 = arith.mulf %1, %0 : tensor<8x8xf32>
  // expected-remark@+1 {{result 0: proved}}
  %3 = math.tanh %2 : tensor<8x8xf32>
  // expected-remark@+1 {{result 0: assumed: of the size of an activation}}
  %4 = arith.mulf %1, %3 : tensor<8x8xf32>
  return %4 : tensor<8x8xf32>
}

// Many summands make a sum that 16 bits do not hold; few, or a mean of many, do
// not.
func.func @sums(%x: tensor<4x1024xf32>) -> (tensor<4xf32>, tensor<1024xf32>) {
  // expected-remark@+1 {{result 0: proved; stays f32, as it must not become 0}}
  %c = arith.constant dense<1024.0> : tensor<4xf32>
  // expected-remark@+1 {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %0 = mp.reduce add %x dims [1] : tensor<4x1024xf32> to tensor<4xf32>
  // expected-remark@+1 {{result 0: assumed: of the size of an activation}}
  %1 = arith.divf %0, %c : tensor<4xf32>
  // expected-remark@+1 {{result 0: assumed: of the size of an activation}}
  %2 = mp.reduce add %x dims [0] : tensor<4x1024xf32> to tensor<1024xf32>
  return %1, %2 : tensor<4xf32>, tensor<1024xf32>
}

// Nor does the range of a sum hold, if it is one of many numbers of one sign.
func.func @count(%x: tensor<70000x8xf32>) -> tensor<8xf32> {
  // expected-remark@+1 {{result 0: proved}}
  %0 = mp.logistic %x : tensor<70000x8xf32>
  // expected-remark@+1 {{result 0: unknown; stays f32, as it may reach 70592.5; no contraction may round it}}
  %1 = mp.reduce add %0 dims [0] : tensor<70000x8xf32> to tensor<8xf32>
  return %1 : tensor<8xf32>
}

// |x|^2, also where it is written as a product with the transpose.
func.func @gram(%x: tensor<8x4xf32>) -> tensor<8x8xf32> {
  // expected-remark@+1 {{result 0: proved}}
  %c = arith.constant dense<2.0> : tensor<8x4xf32>
  // expected-remark@+1 {{result 0: assumed: of the size of an activation}}
  %0 = arith.mulf %x, %c : tensor<8x4xf32>
  // expected-remark@+1 {{result 0: assumed: of the size of an activation}}
  %1 = mp.transpose %x perm [1, 0] : tensor<8x4xf32> to tensor<4x8xf32>
  // expected-remark@+1 {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %2 = mp.dot %0, %1 contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}

// 1 - p under a logarithm sees the p that was computed.
func.func @remainder(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-remark@+1 {{result 0: proved; stays f32, as it must keep its digits: it decides, or 1 is taken from it}}
  %one = arith.constant dense<1.0> : tensor<8xf32>
  // expected-remark@+1 {{result 0: proved; stays f32, as it must keep its digits: it decides, or 1 is taken from it}}
  %p = mp.logistic %x : tensor<8xf32>
  // expected-remark@+1 {{result 0: proved; stays f32, as it must keep its digits: it decides, or 1 is taken from it}}
  %q = arith.subf %one, %p : tensor<8xf32>
  // expected-remark@+1 {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %l = math.log %q : tensor<8xf32>
  return %l : tensor<8xf32>
}

// Where it only weighs another value it may be rounded.
func.func @weight(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-remark@+1 {{result 0: proved}}
  %one = arith.constant dense<1.0> : tensor<8xf32>
  // expected-remark@+1 {{result 0: proved}}
  %p = mp.logistic %x : tensor<8xf32>
  // expected-remark@+1 {{result 0: proved}}
  %q = arith.subf %one, %p : tensor<8xf32>
  // expected-remark@+1 {{result 0: assumed: of the size of an activation}}
  %l = arith.mulf %q, %x : tensor<8xf32>
  return %l : tensor<8xf32>
}

// Normalised rows are of the size of activations, whatever the rows were.
func.func @normalised(%x: tensor<8x4096xf32>) -> tensor<8x4096xf32> {
  // expected-remark@+1 {{result 0: proved; stays f32, as it must not become 0}}
  %n = arith.constant dense<4096.0> : tensor<8xf32>
  // expected-remark@+1 {{result 0: proved; stays f32, as it must not become 0}}
  %eps = arith.constant dense<1.0e-5> : tensor<8xf32>
  // expected-remark@+1 {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %0 = arith.mulf %x, %x : tensor<8x4096xf32>
  // expected-remark@+1 {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %1 = mp.reduce add %0 dims [1] : tensor<8x4096xf32> to tensor<8xf32>
  // expected-remark@+1 {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %2 = arith.divf %1, %n : tensor<8xf32>
  // expected-remark@+1 {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %3 = arith.addf %2, %eps : tensor<8xf32>
  // expected-remark@+1 {{result 0: proved}}
  %4 = math.rsqrt %3 : tensor<8xf32>
  // expected-remark@+1 {{result 0: proved}}
  %5 = mp.broadcast %4 dims [0] : tensor<8xf32> to tensor<8x4096xf32>
  // expected-remark@+1 {{result 0: proved}}
  %6 = arith.mulf %x, %5 : tensor<8x4096xf32>
  return %6 : tensor<8x4096xf32>
}

// What is to be made a thousandth of itself is a thousand times too large.
func.func @scaled_down(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-remark@+1 {{result 0: proved}}
  %c = arith.constant dense<1.0e-3> : tensor<8x8xf32>
  // expected-remark@+1 {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  // expected-remark@+1 {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %1 = arith.mulf %0, %c : tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// What decides which one is taken is not rounded.
func.func @decides(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> tensor<8xi32> {
  %i = mp.iota dim 1 : tensor<8x8xi32>
  // expected-remark@+1 {{result 0: assumed: of the size of an activation; stays f32, as it must keep its digits: it decides, or 1 is taken from it}}
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  // expected-remark@+1 {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %v, %j = mp.arg_reduce min %0, %i dims [1] : (tensor<8x8xf32>, tensor<8x8xi32>) -> (tensor<8xf32>, tensor<8xi32>)
  return %j : tensor<8xi32>
}

// A mask of signs may be that of rounded numbers; one of equality may not.
func.func @masks(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> (tensor<8x8xi1>, tensor<8x8xi1>) {
  // expected-remark@+1 {{result 0: proved}}
  %zero = arith.constant dense<0.0> : tensor<8x8xf32>
  // expected-remark@+1 {{result 0: assumed: of the size of an activation}}
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = arith.cmpf ogt, %0, %zero : tensor<8x8xf32>
  // expected-remark@+1 {{result 0: assumed: of the size of an activation; stays f32, as it must keep its digits: it decides, or 1 is taken from it}}
  %2 = mp.dot %w, %x contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %3 = arith.cmpf oeq, %2, %x : tensor<8x8xf32>
  return %1, %3 : tensor<8x8xi1>, tensor<8x8xi1>
}

// What a loop carries is trusted until a round makes something worse of it.
func.func @loops(%x: tensor<8xf32>, %n: i32) -> (tensor<8xf32>, tensor<8xf32>) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  // expected-remark@+1 {{result 0: proved}}
  %half = arith.constant dense<0.5> : tensor<8xf32>
  // expected-remark@+2 {{result 0: assumed: of the size of an activation}}
  // expected-remark@+1 {{result 1: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %0:2 = scf.for %i = %zero to %n step %one iter_args(%a = %x, %b = %x) -> (tensor<8xf32>, tensor<8xf32>) : i32 {
    // expected-remark@+1 {{result 0: assumed: of the size of an activation}}
    %1 = arith.mulf %a, %half : tensor<8xf32>
    // expected-remark@+1 {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %2 = arith.mulf %b, %b : tensor<8xf32>
    scf.yield %1, %2 : tensor<8xf32>, tensor<8xf32>
  }
  return %0#0, %0#1 : tensor<8xf32>, tensor<8xf32>
}

// The logit of the label is taken from the others': its rounding would be one of
// the loss. What both sides are made of is rounded once.
func.func @loss_terms(%x: tensor<8x4xf32>, %w: tensor<4x4xf32>, %label: tensor<1xi32>) -> tensor<f32> {
  // expected-remark@+1 {{result 0: assumed: of the size of an activation}}
  %logits = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  // expected-remark@+1 {{result 0: assumed: of the size of an activation; stays f32, as it is a term of the loss}}
  %picked = mp.gather %logits, %label slice [8, 1] offset [0] collapsed [1] start [1] index_vector 0 : (tensor<8x4xf32>, tensor<1xi32>) -> tensor<8xf32>
  // expected-remark@+1 {{result 0: assumed: of the size of an activation; stays f32, as it is a term of the loss}}
  %largest = mp.reduce max %logits dims [1] : tensor<8x4xf32> to tensor<8xf32>
  // expected-remark@+1 {{result 0: assumed: of the size of an activation; stays f32, as it is a term of the loss}}
  %less = arith.subf %largest, %picked : tensor<8xf32>
  // expected-remark@+1 {{stays f32, as it is a term of the loss}}
  %loss = mp.reduce add %less dims [0] : tensor<8xf32> to tensor<f32>
  return %loss : tensor<f32>
}

// One number for a row of 16 or more stays f32, and with it what it is made of.
func.func @spread(%x: tensor<8x64xf32>, %w: tensor<64x1xf32>) -> (tensor<8x64xf32>, tensor<8x8xf32>) {
  // expected-remark@+1 {{result 0: assumed: of the size of an activation; stays f32, as it is made into many elements}}
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x64xf32>, tensor<64x1xf32>) -> tensor<8x1xf32>
  // expected-remark@+1 {{result 0: assumed: of the size of an activation; stays f32, as it is made into many elements}}
  %1 = mp.reshape %0 : tensor<8x1xf32> to tensor<8xf32>
  // expected-remark@+1 {{result 0: assumed: of the size of an activation}}
  %2 = mp.broadcast %1 dims [0] : tensor<8xf32> to tensor<8x64xf32>
  // expected-remark@+1 {{result 0: assumed: of the size of an activation}}
  %3 = mp.dot %w, %x contracting [0] x [1] : (tensor<64x1xf32>, tensor<8x64xf32>) -> tensor<1x8xf32>
  // expected-remark@+1 {{result 0: assumed: of the size of an activation}}
  %4 = mp.reshape %3 : tensor<1x8xf32> to tensor<8xf32>
  // expected-remark@+1 {{result 0: assumed: of the size of an activation}}
  %5 = mp.broadcast %4 dims [1] : tensor<8xf32> to tensor<8x8xf32>
  return %2, %5 : tensor<8x64xf32>, tensor<8x8xf32>
}
}
