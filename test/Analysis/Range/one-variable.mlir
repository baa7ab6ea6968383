// What is made of one value, element by element, is bounded piece by piece: a
// schedule of noise s, which may be small and large.
//
// RUN: mp-test-opt %s --test-print-ranges --split-input-file --verify-diagnostics

// s / sqrt(s^2 + 1) is at most 1 and (s^2 + 1) / s^2 below 2e5, also spread.
func.func @schedule(%x: tensor<4xf32>) {
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %wide = arith.constant dense<6.0> : tensor<4xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %t = math.tanh %x : tensor<4xf32>
  // expected-remark@below {{[-6, 6], proved}}
  %log = arith.mulf %t, %wide : tensor<4xf32>
  // expected-remark@below {{[0.00247875, 403.429], proved}}
  %s = math.exp %log : tensor<4xf32>
  // expected-remark@below {{[6.1442e-06, 162755], proved}}
  %square = arith.mulf %s, %s : tensor<4xf32>
  // expected-remark@below {{[1.00001, 162756], proved}}
  %more = arith.addf %square, %one : tensor<4xf32>
  // expected-remark@below {{[1, 403.431], proved}}
  %root = math.sqrt %more : tensor<4xf32>
  // expected-remark@below {{[0.0024787, 1.28383], proved}}
  %share = arith.divf %s, %root : tensor<4xf32>
  // expected-remark@below {{[0.630013, 162759], proved}}
  %weight = arith.divf %more, %square : tensor<4xf32>
  // expected-remark@below {{[0.00247875, 403.429], proved}}
  %rows = mp.broadcast %s dims [0] : tensor<4xf32> to tensor<4x4xf32>
  // expected-remark@below {{[1, 403.431], proved}}
  %roots = mp.broadcast %root dims [0] : tensor<4xf32> to tensor<4x4xf32>
  // expected-remark@below {{[0.0024787, 1.28383], proved}}
  %shares = arith.divf %rows, %roots : tensor<4x4xf32>
  return
}

// -----

// Of another s, or of that of another example, each may be as large as it can.
func.func @two_variables(%x: tensor<4xf32>, %y: tensor<4xf32>) {
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %wide = arith.constant dense<6.0> : tensor<4xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %t = math.tanh %x : tensor<4xf32>
  // expected-remark@below {{[-6, 6], proved}}
  %log = arith.mulf %t, %wide : tensor<4xf32>
  // expected-remark@below {{[0.00247875, 403.429], proved}}
  %s = math.exp %log : tensor<4xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %u = math.tanh %y : tensor<4xf32>
  // expected-remark@below {{[-6, 6], proved}}
  %other = arith.mulf %u, %wide : tensor<4xf32>
  // expected-remark@below {{[0.00247875, 403.429], proved}}
  %r = math.exp %other : tensor<4xf32>
  // expected-remark@below {{[6.1442e-06, 162755], proved}}
  %square = arith.mulf %r, %r : tensor<4xf32>
  // expected-remark@below {{[1.00001, 162756], proved}}
  %more = arith.addf %square, %one : tensor<4xf32>
  // expected-remark@below {{[1, 403.431], proved}}
  %root = math.sqrt %more : tensor<4xf32>
  // expected-remark@below {{[6.14417e-06, 403.428], proved}}
  %of_two = arith.divf %s, %root : tensor<4xf32>
  // expected-remark@below {{[0.00247875, 403.429], proved}}
  %rows = mp.broadcast %r dims [0] : tensor<4xf32> to tensor<4x4xf32>
  // expected-remark@below {{[1, 403.431], proved}}
  %columns = mp.broadcast %root dims [1] : tensor<4xf32> to tensor<4x4xf32>
  // expected-remark@below {{[6.14417e-06, 403.428], proved}}
  %turned = arith.divf %rows, %columns : tensor<4x4xf32>
  %back = arith.constant dense<1.0> : tensor<4xf32>
  // expected-remark@below {{[1, 403.431], proved}}
  %reversed = mp.reverse %root dims [0] : tensor<4xf32>
  // expected-remark@below {{[6.14417e-06, 403.428], proved}}
  %of_another = arith.divf %r, %reversed : tensor<4xf32>
  return
}

// -----

// Without a bound there are no pieces.
func.func @unbounded(%s: tensor<4xf32>) {
  %one = arith.constant dense<1.0> : tensor<4xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %square = arith.mulf %s, %s : tensor<4xf32>
  // expected-remark@below {{[1, inf], assumed}}
  %more = arith.addf %square, %one : tensor<4xf32>
  // expected-remark@below {{[0.999999, inf], assumed}}
  %root = math.sqrt %more : tensor<4xf32>
  %share = arith.divf %s, %root : tensor<4xf32>
  return
}

// -----

// A sum of anything and a multiple of places, times what makes that small: it
// hides no digits of the other terms any more.
func.func @places(%x: tensor<18xf32>, %y: tensor<18xf32>) {
  %five = arith.constant dense<5.0> : tensor<18xf32>
  %one = arith.constant dense<1.0> : tensor<18xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %noise = math.tanh %y : tensor<18xf32>
  // expected-remark@below {{[0, 17] integer coordinate, proved}}
  %at = mp.iota dim 0 : tensor<18xi32>
  // expected-remark@below {{[0, 17] integer coordinate, proved}}
  %time = arith.sitofp %at : tensor<18xi32> to tensor<18xf32>
  // expected-remark@below {{[0, 85] integer coordinate least 5, proved}}
  %s = arith.mulf %time, %five : tensor<18xf32>
  // expected-remark@below {{[-85, 85] coordinate, proved}}
  %z = arith.mulf %s, %noise : tensor<18xf32>
  // expected-remark@below {{unknown coordinate, assumed}}
  %sum = arith.addf %x, %z : tensor<18xf32>
  // expected-remark@below {{[0, 7225] integer coordinate least 25, proved}}
  %square = arith.mulf %s, %s : tensor<18xf32>
  // expected-remark@below {{[1, 7226] integer coordinate, proved}}
  %more = arith.addf %square, %one : tensor<18xf32>
  // expected-remark@below {{[0.999999, 85.006] coordinate, proved}}
  %root = math.sqrt %more : tensor<18xf32>
  // expected-remark@below {{[0.0117639, 1], proved}}
  %inverse = arith.divf %one, %root : tensor<18xf32>
  // No remark: nothing is known of it.
  %scaled = arith.mulf %inverse, %sum : tensor<18xf32>
  // Of no such factor, and of one that is no multiple of the same place.
  // expected-remark@below {{unknown coordinate, assumed}}
  %large = arith.mulf %noise, %sum : tensor<18xf32>
  // expected-remark@below {{[0.0117639, 1], proved}}
  %turned = mp.reverse %inverse dims [0] : tensor<18xf32>
  // expected-remark@below {{unknown coordinate, assumed}}
  %other = arith.mulf %turned, %sum : tensor<18xf32>
  return
}
