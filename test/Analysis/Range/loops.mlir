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

// -----

// Past the end of a sequence the state is kept, by a mask of 0 and 1: either
// factor is exactly 1, whichever comes first.
func.func @masked(%m: tensor<4xi1>, %x: tensor<4x8xf32>, %n: index) {
  %zero = arith.constant dense<0.0> : tensor<4x8xf32>
  %one = arith.constant dense<1.0> : tensor<4x1xf32>
  %start = arith.constant 0 : index
  %step = arith.constant 1 : index
  // expected-remark@below {{[0, 1] integer, proved}}
  %f = arith.uitofp %m : tensor<4xi1> to tensor<4xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %h = scf.for %i = %start to %n step %step iter_args(%h = %zero) -> tensor<4x8xf32> {
    %sum = arith.addf %h, %x : tensor<4x8xf32>
    // expected-remark@below {{[-1, 1], proved}}
    %t = math.tanh %sum : tensor<4x8xf32>
    // expected-remark@below {{[0, 1] integer, proved}}
    %a = mp.broadcast %f dims [0] : tensor<4xf32> to tensor<4x8xf32>
    // expected-remark@below {{[-1, 1], proved}}
    %new = arith.mulf %t, %a : tensor<4x8xf32>
    // expected-remark@below {{[0, 1] integer, proved}}
    %c = mp.broadcast %f dims [0] : tensor<4xf32> to tensor<4x1xf32>
    // expected-remark@below {{[0, 1] integer, proved}}
    %w = arith.subf %one, %c : tensor<4x1xf32>
    // expected-remark@below {{[0, 1] integer, proved}}
    %b = mp.broadcast %w dims [0, 1] : tensor<4x1xf32> to tensor<4x8xf32>
    // expected-remark@below {{[-1, 1], proved}}
    %old = arith.mulf %b, %h : tensor<4x8xf32>
    // expected-remark@below {{[-1, 1], proved}}
    %next = arith.addf %old, %new : tensor<4x8xf32>
    scf.yield %next : tensor<4x8xf32>
  }
  return
}

// -----

// Not by a mask of another line.
func.func @masked_by_two(%m: tensor<2x4xi1>, %x: tensor<4x8xf32>, %n: index) {
  %zero = arith.constant dense<0.0> : tensor<4x8xf32>
  %one = arith.constant dense<1.0> : tensor<4x8xf32>
  %start = arith.constant 0 : index
  %step = arith.constant 1 : index
  // expected-remark@below {{[0, 1] integer, proved}}
  %f = arith.uitofp %m : tensor<2x4xi1> to tensor<2x4xf32>
  // expected-remark@below {{[0, 1] integer, proved}}
  %f0 = mp.slice %f start [0, 0] limit [1, 4] strides [1, 1] : tensor<2x4xf32> to tensor<1x4xf32>
  // expected-remark@below {{[0, 1] integer, proved}}
  %f1 = mp.slice %f start [1, 0] limit [2, 4] strides [1, 1] : tensor<2x4xf32> to tensor<1x4xf32>
  // expected-remark@below {{[0, 1] integer, proved}}
  %a0 = mp.reshape %f0 : tensor<1x4xf32> to tensor<4xf32>
  // expected-remark@below {{[0, 1] integer, proved}}
  %a1 = mp.reshape %f1 : tensor<1x4xf32> to tensor<4xf32>
  // expected-remark@below {{[0, 1] integer, proved}}
  %a = mp.broadcast %a0 dims [0] : tensor<4xf32> to tensor<4x8xf32>
  // expected-remark@below {{[0, 1] integer, proved}}
  %b = mp.broadcast %a1 dims [0] : tensor<4xf32> to tensor<4x8xf32>
  // expected-remark@below {{[0, 1] integer, proved}}
  %w = arith.subf %one, %b : tensor<4x8xf32>
  %h = scf.for %i = %start to %n step %step iter_args(%h = %zero) -> tensor<4x8xf32> {
    %sum = arith.addf %h, %x : tensor<4x8xf32>
    // expected-remark@below {{[-1, 1], proved}}
    %t = math.tanh %sum : tensor<4x8xf32>
    // expected-remark@below {{[-1, 1], proved}}
    %new = arith.mulf %t, %a : tensor<4x8xf32>
    %old = arith.mulf %w, %h : tensor<4x8xf32>
    %next = arith.addf %old, %new : tensor<4x8xf32>
    scf.yield %next : tensor<4x8xf32>
  }
  return
}

// -----

// Nor by a share, whose complement is rounded in each round.
func.func @mixed(%z: tensor<4x8xf32>, %x: tensor<4x8xf32>, %n: index) {
  %zero = arith.constant dense<0.0> : tensor<4x8xf32>
  %one = arith.constant dense<1.0> : tensor<4x8xf32>
  %start = arith.constant 0 : index
  %step = arith.constant 1 : index
  // expected-remark@below {{[0, 1], proved}}
  %a = mp.logistic %z : tensor<4x8xf32>
  // expected-remark@below {{[0, 1], proved}}
  %w = arith.subf %one, %a : tensor<4x8xf32>
  %h = scf.for %i = %start to %n step %step iter_args(%h = %zero) -> tensor<4x8xf32> {
    %sum = arith.addf %h, %x : tensor<4x8xf32>
    // expected-remark@below {{[-1, 1], proved}}
    %t = math.tanh %sum : tensor<4x8xf32>
    // expected-remark@below {{[-1, 1], proved}}
    %new = arith.mulf %t, %a : tensor<4x8xf32>
    %old = arith.mulf %w, %h : tensor<4x8xf32>
    %next = arith.addf %old, %new : tensor<4x8xf32>
    scf.yield %next : tensor<4x8xf32>
  }
  return
}

// -----

// What has not grown to 1 when patience ends may grow so far.
func.func @slowly(%x: tensor<4xf32>, %n: index) {
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  %half = arith.constant dense<0.5> : tensor<4xf32>
  %start = arith.constant 0 : index
  %step = arith.constant 1 : index
  // expected-remark@below {{[0, 1] least 0.462117, proved}}
  %h = scf.for %i = %start to %n step %step iter_args(%h = %zero) -> tensor<4xf32> {
    // expected-remark@below {{[0.5, 1.5], proved}}
    %sum = arith.addf %h, %half : tensor<4xf32>
    // expected-remark@below {{[0.462117, 0.905149], proved}}
    %t = math.tanh %sum : tensor<4xf32>
    scf.yield %t : tensor<4xf32>
  }
  return
}
