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

// -----

// A sum that a loop carries in 16 bits is rounded in each round, also if it is
// added up in f32.
module attributes {mp.policy = #mp.policy<f16>} {
func.func @sum_is_carried_narrow(%x: tensor<8x8xf32>, %n: index) -> tensor<8x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant dense<0.0> : tensor<8x8xf16>
  // expected-error@+1 {{carries 'tensor<8x8xf16>', which is rounded in each round: carry f32, or write what is kept into its own part of a tensor that nothing in the loop reads}}
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> tensor<8x8xf16> {
    %1 = mp.cast %a : tensor<8x8xf16> to tensor<8x8xf32>
    %2 = arith.addf %1, %x : tensor<8x8xf32>
    // expected-note@+1 {{a round gives this}}
    %3 = mp.cast %2 : tensor<8x8xf32> to tensor<8x8xf16>
    scf.yield %3 : tensor<8x8xf16>
  }
  %4 = mp.cast %0 : tensor<8x8xf16> to tensor<8x8xf32>
  return %4 : tensor<8x8xf32>
}
}

// -----

// Running sums that are kept in a tensor are read again.
module attributes {mp.policy = #mp.policy<f16>} {
func.func @sums_are_stacked_narrow(%x: tensor<1x8xf32>, %n: index) -> tensor<4x8xf16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant dense<0.0> : tensor<4x8xf16>
  // expected-error@+1 {{carries 'tensor<4x8xf16>', which is rounded in each round}}
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> tensor<4x8xf16> {
    %k = arith.index_cast %i : index to i32
    %at = tensor.from_elements %k : tensor<1xi32>
    %1 = mp.gather %s, %at slice [1, 8] offset [0, 1] start [0] index_vector 0 : (tensor<4x8xf16>, tensor<1xi32>) -> tensor<1x8xf16>
    %2 = mp.cast %1 : tensor<1x8xf16> to tensor<1x8xf32>
    %3 = arith.addf %2, %x : tensor<1x8xf32>
    %4 = mp.cast %3 : tensor<1x8xf32> to tensor<1x8xf16>
    // expected-note@+1 {{a round gives this}}
    %5 = mp.scatter replace %s, %at, %4 window [0, 1] start [0] index_vector 0 : (tensor<4x8xf16>, tensor<1xi32>, tensor<1x8xf16>) -> tensor<4x8xf16>
    scf.yield %5 : tensor<4x8xf16>
  }
  return %0 : tensor<4x8xf16>
}
}

// -----

// What is written once and not read before the loop ends is right.
module attributes {mp.policy = #mp.policy<f16>} {
func.func @stack(%x: tensor<1x8xf32>, %n: index) -> tensor<4x8xf16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant dense<0.0> : tensor<4x8xf16>
  %0, %last = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero, %a = %x) -> (tensor<4x8xf16>, tensor<1x8xf32>) {
    %k = arith.index_cast %i : index to i32
    %at = tensor.from_elements %k : tensor<1xi32>
    %1 = arith.addf %a, %x : tensor<1x8xf32>
    %2 = mp.cast %1 : tensor<1x8xf32> to tensor<1x8xf16>
    %3 = mp.scatter replace %s, %at, %2 window [0, 1] start [0] index_vector 0 : (tensor<4x8xf16>, tensor<1xi32>, tensor<1x8xf16>) -> tensor<4x8xf16>
    scf.yield %3, %1 : tensor<4x8xf16>, tensor<1x8xf32>
  }
  return %0 : tensor<4x8xf16>
}
}
