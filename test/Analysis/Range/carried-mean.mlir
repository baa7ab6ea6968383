// A loop that carries a weighted sum and its weights, and reads the quotient:
// that is no larger than what is weighted, but for roundings.
//
// RUN: mp-test-opt %s --test-print-ranges --split-input-file --verify-diagnostics

// c = f c + i z and n = f n + i, with weights that have no bounds, and half of
// c over n.
func.func @mean(%f0: tensor<8x4xf32>, %i0: tensor<8x4xf32>, %z0: tensor<8x4xf32>, %n: index) {
  %start = arith.constant 0 : index
  %step = arith.constant 1 : index
  %zero = arith.constant dense<0.0> : tensor<8x4xf32>
  %half = arith.constant dense<0.5> : tensor<8x4xf32>
  %least = arith.constant dense<1.0e-6> : tensor<8x4xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %f = math.exp %f0 : tensor<8x4xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %r:2 = scf.for %at = %start to %n step %step iter_args(%c = %zero, %k = %zero) -> (tensor<8x4xf32>, tensor<8x4xf32>) {
    // expected-remark@below {{[0, inf], assumed}}
    %i = math.exp %i0 : tensor<8x4xf32>
    // expected-remark@below {{[-1, 1], proved}}
    %z = math.tanh %z0 : tensor<8x4xf32>
    %fc = arith.mulf %f, %c : tensor<8x4xf32>
    %iz = arith.mulf %z, %i : tensor<8x4xf32>
    %c1 = arith.addf %iz, %fc : tensor<8x4xf32>
    // expected-remark@below {{[0, inf], assumed}}
    %fk = arith.mulf %k, %f : tensor<8x4xf32>
    // expected-remark@below {{[0, inf], assumed}}
    %k1 = arith.addf %fk, %i : tensor<8x4xf32>
    // expected-remark@below {{[1e-06, inf], assumed}}
    %guarded = arith.maximumf %k1, %least : tensor<8x4xf32>
    // expected-remark@below {{[-1.25, 1.25], proved}}
    %mean = arith.divf %c1, %guarded : tensor<8x4xf32>
    %part = arith.mulf %half, %c1 : tensor<8x4xf32>
    // expected-remark@below {{[-1.25, 1.25], proved}}
    %quotient = arith.divf %part, %guarded : tensor<8x4xf32>
    scf.yield %c1, %k1 : tensor<8x4xf32>, tensor<8x4xf32>
  }
  return
}

// -----

// Nothing of the kind: other weights in the sum than in the divisor, a factor
// that makes the sum alone grow, weights of both signs, values without bounds,
// a sum that begins with another number, a divisor that may be 0.
func.func @other(%f0: tensor<8xf32>, %i0: tensor<8xf32>, %z0: tensor<8xf32>, %n: index) {
  %start = arith.constant 0 : index
  %step = arith.constant 1 : index
  %zero = arith.constant dense<0.0> : tensor<8xf32>
  %five = arith.constant dense<5.0> : tensor<8xf32>
  %grown = arith.constant dense<1.5> : tensor<8xf32>
  %least = arith.constant dense<1.0e-6> : tensor<8xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %f = math.exp %f0 : tensor<8xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %i = math.exp %i0 : tensor<8xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %z = math.tanh %z0 : tensor<8xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %r:7 = scf.for %at = %start to %n step %step iter_args(%c = %zero, %k = %zero, %begun = %five, %more = %zero, %signed = %zero, %bare = %zero, %own = %zero) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
    // expected-remark@below {{[0, inf], assumed}}
    %fk = arith.mulf %f, %k : tensor<8xf32>
    // expected-remark@below {{[0, inf], assumed}}
    %k1 = arith.addf %fk, %i : tensor<8xf32>
    // expected-remark@below {{[1e-06, inf], assumed}}
    %guarded = arith.maximumf %k1, %least : tensor<8xf32>
    %iz = arith.mulf %i, %z : tensor<8xf32>
    %ic = arith.mulf %i, %c : tensor<8xf32>
    %c1 = arith.addf %ic, %iz : tensor<8xf32>
    %a = arith.divf %c1, %guarded : tensor<8xf32>
    %fbegun = arith.mulf %f, %begun : tensor<8xf32>
    %begun1 = arith.addf %fbegun, %iz : tensor<8xf32>
    %b = arith.divf %begun1, %guarded : tensor<8xf32>
    %fmore = arith.mulf %f, %more : tensor<8xf32>
    %moremore = arith.mulf %grown, %fmore : tensor<8xf32>
    %more1 = arith.addf %moremore, %iz : tensor<8xf32>
    %d = arith.divf %more1, %guarded : tensor<8xf32>
    %zsigned = arith.mulf %z, %signed : tensor<8xf32>
    %signed1 = arith.addf %zsigned, %iz : tensor<8xf32>
    %zk = arith.mulf %z, %k : tensor<8xf32>
    %k2 = arith.addf %zk, %i : tensor<8xf32>
    // expected-remark@below {{[1e-06, inf], assumed}}
    %guarded2 = arith.maximumf %k2, %least : tensor<8xf32>
    %e = arith.divf %signed1, %guarded2 : tensor<8xf32>
    %fbare = arith.mulf %f, %bare : tensor<8xf32>
    %ix = arith.mulf %i, %z0 : tensor<8xf32>
    %bare1 = arith.addf %fbare, %ix : tensor<8xf32>
    %g = arith.divf %bare1, %guarded : tensor<8xf32>
    %fown = arith.mulf %f, %own : tensor<8xf32>
    %own1 = arith.addf %fown, %iz : tensor<8xf32>
    %h = arith.divf %own1, %k1 : tensor<8xf32>
    scf.yield %c1, %k1, %begun1, %more1, %signed1, %bare1, %own1 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  }
  return
}

// -----

// A branch that reads the quotient before what is weighted next is made: that
// grows, round for round, and has no bound.
func.func @behind(%i0: tensor<8xf32>, %x: tensor<8xf32>, %p: i1, %n: index) {
  %start = arith.constant 0 : index
  %step = arith.constant 1 : index
  %zero = arith.constant dense<0.0> : tensor<8xf32>
  %one = arith.constant dense<1.0> : tensor<8xf32>
  %two = arith.constant dense<2.0> : tensor<8xf32>
  %least = arith.constant dense<1.0e-6> : tensor<8xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %i = math.exp %i0 : tensor<8xf32>
  // expected-remark@+2 {{[0, inf], assumed}}
  // expected-remark@below {{[1, inf] integer, assumed}}
  %r:3 = scf.for %at = %start to %n step %step iter_args(%c = %zero, %k = %zero, %t = %one) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
    // expected-remark@below {{[1e-06, inf], assumed}}
    %guarded = arith.maximumf %k, %least : tensor<8xf32>
    // expected-remark@below {{[0, inf], assumed}}
    %q = scf.if %p -> tensor<8xf32> {
      // expected-remark@below {{[0, inf], assumed}}
      %mean = arith.divf %c, %guarded : tensor<8xf32>
      scf.yield %mean : tensor<8xf32>
    } else {
      scf.yield %zero : tensor<8xf32>
    }
    // expected-remark@below {{[3, inf] integer, assumed}}
    %t1 = arith.addf %t, %two : tensor<8xf32>
    // expected-remark@below {{[0, inf], assumed}}
    %iz = arith.mulf %i, %t1 : tensor<8xf32>
    // expected-remark@below {{[0, inf], assumed}}
    %c1 = arith.addf %c, %iz : tensor<8xf32>
    // expected-remark@below {{[0, inf], assumed}}
    %k1 = arith.addf %k, %i : tensor<8xf32>
    scf.yield %c1, %k1, %t1 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  }
  return
}
