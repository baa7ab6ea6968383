// RUN: mp-opt %s --mp-check-precision --split-input-file --verify-diagnostics
// RUN: mp-opt %S/precision-stage.mlir --mp-load-policy=preset=fp16 --mp-annotate-precision --mp-insert-casts > %t.good
// RUN: mp-opt %t.good --mp-check-precision | diff %t.good -

// Storage is not computation: a deny op between casts is right.
module attributes {mp.policy = #mp.policy<f16>} {
  func.func @right(%x: tensor<8x8xf16>) -> tensor<8x8xf16> {
    %y = mp.dot %x, %x contracting [1] x [0] accumulate f32 : (tensor<8x8xf16>, tensor<8x8xf16>) -> tensor<8x8xf16>
    %0 = mp.cast %y : tensor<8x8xf16> to tensor<8x8xf32>
    %1 = math.exp %0 : tensor<8x8xf32>
    %2 = mp.cast %1 : tensor<8x8xf32> to tensor<8x8xf16>
    return %2 : tensor<8x8xf16>
  }
}

// -----

module attributes {mp.policy = #mp.policy<f16>} {
  func.func @deny_computes_narrow(%x: tensor<8xf16>) -> tensor<8xf16> {
    // expected-error@+1 {{is of class deny (default of the op) but computes in 'f16'}}
    %0 = math.exp %x : tensor<8xf16>
    return %0 : tensor<8xf16>
  }
}

// -----

module attributes {mp.policy = #mp.policy<f16, rules = [<op "math.tanh" = deny>]>} {
  func.func @rule_denies(%x: tensor<8xf16>) -> tensor<8xf16> {
    // expected-error@+1 {{is of class deny (rule op "math.tanh") but computes in 'f16'}}
    %0 = math.tanh %x : tensor<8xf16>
    return %0 : tensor<8xf16>
  }
}

// -----

// To move, to select and to change a sign computes nothing, in whatever type.
module attributes {mp.policy = #mp.policy<f16, rules = [<name "mp\\..*|arith\\..*" = deny>]>} {
  func.func @denied_moves(%x: tensor<8x4xf16>, %c: tensor<4x8xi1>) -> tensor<4x8xf16> {
    %0 = mp.transpose %x perm [1, 0] : tensor<8x4xf16> to tensor<4x8xf16>
    %1 = arith.negf %0 : tensor<4x8xf16>
    %2 = arith.select %c, %0, %1 : tensor<4x8xi1>, tensor<4x8xf16>
    return %2 : tensor<4x8xf16>
  }
}

// -----

// The gradient of a pool moves, and sums what several windows give.
module attributes {mp.policy = #mp.policy<f16, rules = [<op "mp.pool_grad" = deny>]>} {
  func.func @denied_pool_gradient(%x: tensor<1x4x4x1xf16>, %d: tensor<1x2x2x1xf16>) -> tensor<1x4x4x1xf16> {
    // expected-error@+1 {{is of class deny (rule op "mp.pool_grad") but computes in 'f16'}}
    %0 = mp.pool_grad max %x, %d window [1, 2, 2, 1] strides [1, 2, 2, 1] low [0, 0, 0, 0] high [0, 0, 0, 0] accumulate f32 : tensor<1x4x4x1xf16>, tensor<1x2x2x1xf16>
    return %0 : tensor<1x4x4x1xf16>
  }
}

// -----

// Only contractions gain from 16 bits: other sums read what there is.
module attributes {mp.policy = #mp.policy<f16, rules = [<op "mp.reduce" = allow>]>} {
  func.func @allowed_sum(%x: tensor<8x8xf32>) -> tensor<8xf32> {
    %0 = mp.reduce add %x dims [0] : tensor<8x8xf32> to tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}

// -----

module attributes {mp.policy = #mp.policy<f16>} {
  func.func @allow_is_wide(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
    // expected-error@+1 {{is of class allow (default of the op) but computes in f32, not 'f16'}}
    %0 = mp.dot %x, %x contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}

// -----

module attributes {mp.policy = #mp.policy<f16>} {
  func.func @plan_left_over(%x: tensor<8xf32>) -> tensor<8xf32> {
    // expected-error@+1 {{has a plan of precision that was not applied: run mp-insert-casts}}
    %0 = math.exp %x {mp.precision = #mp.precision<compute f32, operands [f16], results [f16]>} : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}

// -----

module attributes {mp.policy = #mp.policy<f16>} {
  func.func @cast_twice(%x: tensor<8xf32>) -> (tensor<8xf16>, tensor<8xf16>) {
    // expected-note@+1 {{the first is here}}
    %0 = mp.cast %x : tensor<8xf32> to tensor<8xf16>
    // expected-error@+1 {{repeats a cast to 'tensor<8xf16>': run mp-simplify-casts}}
    %1 = mp.cast %x : tensor<8xf32> to tensor<8xf16>
    return %0, %1 : tensor<8xf16>, tensor<8xf16>
  }
}

// -----

module attributes {mp.policy = #mp.policy<f16>} {
  func.func @hidden_rounding(%x: tensor<8xf32>) -> tensor<8xf16> {
    // expected-error@+1 {{converts floats: use mp.cast}}
    %0 = arith.truncf %x : tensor<8xf32> to tensor<8xf16>
    return %0 : tensor<8xf16>
  }
}

// -----

// expected-error@+1 {{no precision policy on the module}}
module {
}

// -----

module attributes {mp.policy = #mp.policy<f16>} {
func.func @sums_of_f16(%x: tensor<8x8xf16>) -> tensor<8xf16> {
  // expected-error@+1 {{reads or writes 'f16' and keeps its sums in 'f16': accumulate in f32}}
  %0 = mp.reduce add %x dims [0] accumulate f16 : tensor<8x8xf16> to tensor<8xf16>
  return %0 : tensor<8xf16>
}
}

// -----

module attributes {mp.policy = #mp.policy<f16>} {
func.func @sums_of_who_knows_what(%x: tensor<8x8xf32>) -> tensor<8xf16> {
  // expected-error@+1 {{reads or writes 'f16' and keeps its sums in no stated type: accumulate in f32}}
  %0 = mp.reduce add %x dims [0] : tensor<8x8xf32> to tensor<8xf16>
  return %0 : tensor<8xf16>
}
}

// -----

// A barrier holds several values, of several types if their author gave them:
// each keeps its own.
module attributes {mp.policy = #mp.policy<f16>} {
func.func @barrier_of_two_types(%x: tensor<8xf32>, %y: tensor<8xf16>) -> (tensor<8xf32>, tensor<8xf16>) {
  %0:2 = mp.barrier %x, %y : tensor<8xf32>, tensor<8xf16>
  return %0#0, %0#1 : tensor<8xf32>, tensor<8xf16>
}
}
