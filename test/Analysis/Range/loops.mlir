// RUN: mp-test-opt %s --test-print-ranges --allow-unregistered-dialect --split-input-file --verify-diagnostics

// What a loop carries and bounds in each round stays bounded; what grows from
// round to round is given up on the side where it grows.
func.func @carried(%x: tensor<4xf32>, %n: index) {
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %start = arith.constant 0 : index
  %step = arith.constant 1 : index
  // expected-remark@below {{[-1, 1], proved}}
  // expected-remark@below {{[0, inf] integer, assumed}}
  %hidden, %count = scf.for %i = %start to %n step %step
      iter_args(%h = %zero, %c = %zero) -> (tensor<4xf32>, tensor<4xf32>) {
    %sum = arith.addf %h, %x : tensor<4xf32>
    // expected-remark@below {{[-1, 1], proved}}
    %t = math.tanh %sum : tensor<4xf32>
    // expected-remark@below {{[1, inf] integer, assumed}}
    %next = arith.addf %c, %one : tensor<4xf32>
    scf.yield %t, %next : tensor<4xf32>, tensor<4xf32>
  }
  return
}

// -----

// A branch gives what either side gives.
func.func @branches(%p: i1, %x: tensor<4xf32>) {
  %two = arith.constant dense<2.0> : tensor<4xf32>
  // expected-remark@below {{[-1, 2], proved}}
  %either = scf.if %p -> tensor<4xf32> {
    // expected-remark@below {{[-1, 1], proved}}
    %t = math.tanh %x : tensor<4xf32>
    scf.yield %t : tensor<4xf32>
  } else {
    scf.yield %two : tensor<4xf32>
  }
  return
}

// -----

// The arguments of both regions of a while, and its results, are what came in
// or what came back.
func.func @while(%x: tensor<4xf32>) {
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  %half = arith.constant dense<0.5> : tensor<4xf32>
  // expected-remark@below {{[-0.5, 0.5], proved}}
  %r = scf.while (%a = %zero) : (tensor<4xf32>) -> tensor<4xf32> {
    // expected-remark@below {{[-1, 1], proved}}
    %t = math.sin %x : tensor<4xf32>
    %more = arith.cmpf olt, %a, %t : tensor<4xf32>
    %all = mp.reduce and %more dims [0] : tensor<4xi1> to tensor<i1>
    %go = "test.first"(%all) : (tensor<i1>) -> i1
    scf.condition(%go) %a : tensor<4xf32>
  } do {
  ^bb0(%b: tensor<4xf32>):
    // expected-remark@below {{[-1, 1], proved}}
    %t = math.tanh %x : tensor<4xf32>
    // expected-remark@below {{[-0.5, 0.5], proved}}
    %c = arith.mulf %t, %half : tensor<4xf32>
    scf.yield %c : tensor<4xf32>
  }
  return
}

// -----

// The places of a counted loop.
func.func @counted() {
  %start = arith.constant 0 : index
  %end = arith.constant 100 : index
  %step = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  // expected-remark@below {{[0, 99] integer coordinate, proved}}
  %last = scf.for %i = %start to %end step %step iter_args(%c = %zero) -> f32 {
    // expected-remark@below {{[0, 99] integer, proved}}
    %at = arith.index_cast %i : index to i32
    // expected-remark@below {{[0, 99] integer coordinate, proved}}
    %place = arith.sitofp %at : i32 to f32
    scf.yield %place : f32
  }
  return
}

// -----

// Two values that change places are both of both; the same remark twice is one.
func.func @rotation(%n: index) {
  %one = arith.constant 1.0 : f32
  %three = arith.constant 3.0 : f32
  %start = arith.constant 0 : index
  %step = arith.constant 1 : index
  // expected-remark@below {{[1, 3] integer, proved}}
  %r:2 = scf.for %i = %start to %n step %step iter_args(%a = %one, %b = %three) -> (f32, f32) {
    scf.yield %b, %a : f32, f32
  }
  return
}

// -----

// What two loops carry is followed; inside a third it is given up, as time would
// grow with the power of the depth.
func.func @nest(%n: index, %x: f32) {
  %zero = arith.constant 0.0 : f32
  %start = arith.constant 0 : index
  %step = arith.constant 1 : index
  // expected-remark@below {{[-1, 1], proved}}
  %a = scf.for %i = %start to %n step %step iter_args(%a0 = %zero) -> f32 {
    // expected-remark@below {{[-1, 1], proved}}
    %b = scf.for %j = %start to %n step %step iter_args(%b0 = %a0) -> f32 {
      // expected-remark@below {{unknown coordinate, assumed}}
      %c = scf.for %k = %start to %n step %step iter_args(%c0 = %b0) -> f32 {
        // expected-remark@below {{[-1, 1], proved}}
        %t = math.tanh %c0 : f32
        scf.yield %t : f32
      }
      // expected-remark@below {{[-1, 1], proved}}
      %s = math.sin %c : f32
      scf.yield %s : f32
    }
    scf.yield %b : f32
  }
  return
}
