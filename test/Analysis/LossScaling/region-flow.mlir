// RUN: mp-test-opt %s --test-print-region-flow --allow-unregistered-dialect --split-input-file --verify-diagnostics

// A counted loop: the first value, the yielded one, the argument and the result
// are one value. The bounds decide, the induction variable is the loop's own.
func.func @a_counted_loop(%x: tensor<f32>, %from: index, %to: index, %by: index) {
  // expected-remark@below {{operand 3 of 'scf.for', operand 0 of 'scf.yield' in region 0 -> argument 1 of region 0, result 0}}
  // expected-remark@below {{operand 0 of 'scf.for' decides before}}
  // expected-remark@below {{operand 1 of 'scf.for' decides before}}
  // expected-remark@below {{operand 2 of 'scf.for' decides before}}
  // expected-remark@below {{argument 0 of region 0 is of its own making}}
  %r = scf.for %i = %from to %to step %by iter_args(%a = %x) -> tensor<f32> {
    scf.yield %a : tensor<f32>
  }
  return
}

// -----

// Two carried values do not meet, also where they change places.
func.func @two_values_change_places(%x: f32, %y: f32, %from: index, %to: index, %by: index) {
  // expected-remark@below {{operand 3 of 'scf.for', operand 0 of 'scf.yield' in region 0 -> argument 1 of region 0, result 0}}
  // expected-remark@below {{operand 4 of 'scf.for', operand 1 of 'scf.yield' in region 0 -> argument 2 of region 0, result 1}}
  // expected-remark@below {{operand 0 of 'scf.for' decides before}}
  // expected-remark@below {{operand 1 of 'scf.for' decides before}}
  // expected-remark@below {{operand 2 of 'scf.for' decides before}}
  // expected-remark@below {{argument 0 of region 0 is of its own making}}
  %r:2 = scf.for %i = %from to %to step %by iter_args(%a = %x, %b = %y) -> (f32, f32) {
    scf.yield %b, %a : f32, f32
  }
  return
}

// -----

// A loop with a condition: what comes in and what the body yields meet in the
// first region; what the condition hands on is the body's and the result. Its
// own operand decides after the body was read.
func.func @a_loop_with_a_condition(%x: f32, %go: i1) {
  // expected-remark@below {{operand 0 of 'scf.while', operand 0 of 'scf.yield' in region 1 -> argument 0 of region 0}}
  // expected-remark@below {{operand 1 of 'scf.condition' in region 0 -> result 0, argument 0 of region 1}}
  // expected-remark@below {{operand 0 of 'scf.condition' in region 0 decides after}}
  %r = scf.while (%a = %x) : (f32) -> f32 {
    scf.condition(%go) %a : f32
  } do {
  ^bb0(%b: f32):
    scf.yield %b : f32
  }
  return
}

// -----

// A branch: both sides meet in the result.
func.func @a_branch(%x: f32, %y: f32, %go: i1) {
  // expected-remark@below {{operand 0 of 'scf.yield' in region 0, operand 0 of 'scf.yield' in region 1 -> result 0}}
  // expected-remark@below {{operand 0 of 'scf.if' decides before}}
  %r = scf.if %go -> f32 {
    scf.yield %x : f32
  } else {
    scf.yield %y : f32
  }
  return
}

// -----

// Without a result nothing meets; the condition still decides.
func.func @a_branch_without_results(%go: i1) {
  // expected-remark@below {{operand 0 of 'scf.if' decides before}}
  scf.if %go {
    "foreign.op"() : () -> ()
  }
  return
}

// -----

// Nothing is known of regions that are no branches, and of regions of several
// blocks.
func.func @no_flow(%x: f32, %go: i1) {
  // expected-remark@below {{no flow is known}}
  %0 = "foreign.region"(%x) ({
    "foreign.end"(%x) : (f32) -> ()
  }) : (f32) -> f32
  // expected-remark@below {{no flow is known}}
  %1 = scf.execute_region -> f32 {
    "foreign.br"(%x)[^bb1] : (f32) -> ()
  ^bb1(%a: f32):
    scf.yield %a : f32
  }
  // expected-remark@below {{no flow is known}}
  %2 = scf.execute_region -> f32 {
    scf.yield %x : f32
  ^bb1:
    scf.yield %0 : f32
  }
  return
}
