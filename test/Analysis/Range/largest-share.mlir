// The largest of n numbers that sum to 1 is at least 1/n.
//
// RUN: mp-test-opt %s --test-print-ranges --split-input-file --verify-diagnostics

// As a maximum, by a one-hot of its place, and as the first of two.
func.func @router(%x: tensor<8x4xf32>) {
  %max = mp.reduce max %x dims [1] : tensor<8x4xf32> to tensor<8xf32>
  %most = mp.broadcast %max dims [0] : tensor<8xf32> to tensor<8x4xf32>
  // expected-remark@below {{[-inf, 0], assumed}}
  %shifted = arith.subf %x, %most : tensor<8x4xf32>
  // expected-remark@below {{[0, 1], proved}}
  %power = math.exp %shifted : tensor<8x4xf32>
  // expected-remark@below {{[0.999985, 4.00001], proved}}
  %sum = mp.reduce add %power dims [1] : tensor<8x4xf32> to tensor<8xf32>
  // expected-remark@below {{[0.999985, 4.00001], proved}}
  %all = mp.broadcast %sum dims [0] : tensor<8xf32> to tensor<8x4xf32>
  // expected-remark@below {{[0, 1], proved}}
  %share = arith.divf %power, %all : tensor<8x4xf32>
  // expected-remark@below {{[0.249996, 1], proved}}
  %largest = mp.reduce max %share dims [1] : tensor<8x4xf32> to tensor<8xf32>
  // expected-remark@below {{[0, 3] integer coordinate, proved}}
  %i = mp.iota dim 1 : tensor<8x4xi32>
  // expected-remark@below {{[0.249996, 1], proved}}
  // expected-remark@below {{[0, 3] integer coordinate, proved}}
  %value, %place = mp.arg_reduce max %share, %i dims [1] : (tensor<8x4xf32>, tensor<8x4xi32>) -> (tensor<8xf32>, tensor<8xi32>)
  // expected-remark@below {{[0, 3] integer coordinate, proved}}
  %row = mp.broadcast %place dims [0] : tensor<8xi32> to tensor<8x4xi32>
  %is = arith.cmpi eq, %row, %i : tensor<8x4xi32>
  // expected-remark@below {{[0, 1] integer, proved}}
  %hot = arith.uitofp %is : tensor<8x4xi1> to tensor<8x4xf32>
  // expected-remark@below {{[0, 1], proved}}
  %picked = arith.mulf %share, %hot : tensor<8x4xf32>
  // expected-remark@below {{[0.249996, 1], proved}}
  %gate = mp.reduce add %picked dims [1] : tensor<8x4xf32> to tensor<8xf32>
  // expected-remark@below {{[0, 1], proved}}
  // expected-remark@below {{[0, 3] integer coordinate, proved}}
  %sorted, %at = mp.sort %share, %i dim 1 : tensor<8x4xf32>, tensor<8x4xi32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
    %0 = arith.cmpf ogt, %a, %b : tensor<f32>
    mp.yield %0 : tensor<i1>
  }
  // expected-remark@below {{[0, 1], proved}}
  %first = mp.slice %sorted start [0, 0] limit [8, 2] strides [1, 1] : tensor<8x4xf32> to tensor<8x2xf32>
  // expected-remark@below {{[0.249996, 2], proved}}
  %two = mp.reduce add %first dims [1] : tensor<8x2xf32> to tensor<8xf32>
  return
}

// -----

// By integers that are ordered as numbers are, the way that a top_k is.
func.func @top_k(%x: tensor<8x4xf32>) {
  %max = mp.reduce max %x dims [1] : tensor<8x4xf32> to tensor<8xf32>
  %most = mp.broadcast %max dims [0] : tensor<8xf32> to tensor<8x4xf32>
  // expected-remark@below {{[-inf, 0], assumed}}
  %shifted = arith.subf %x, %most : tensor<8x4xf32>
  // expected-remark@below {{[0, 1], proved}}
  %power = math.exp %shifted : tensor<8x4xf32>
  // expected-remark@below {{[0.999985, 4.00001], proved}}
  %sum = mp.reduce add %power dims [1] : tensor<8x4xf32> to tensor<8xf32>
  // expected-remark@below {{[0.999985, 4.00001], proved}}
  %all = mp.broadcast %sum dims [0] : tensor<8xf32> to tensor<8x4xf32>
  // expected-remark@below {{[0, 1], proved}}
  %share = arith.divf %power, %all : tensor<8x4xf32>
  %c31 = arith.constant dense<31> : tensor<i32>
  %c1 = arith.constant dense<1> : tensor<i32>
  // expected-remark@below {{[0, 1], proved}}
  %sorted = mp.sort %share dim 1 : tensor<8x4xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = arith.bitcast %a : tensor<f32> to tensor<i32>
    // expected-remark@below {{[-1, 0] integer, proved}}
    %1 = arith.shrsi %0, %c31 : tensor<i32>
    // expected-remark@below {{[0, 2.14748e+09] integer, proved}}
    %2 = arith.shrui %1, %c1 : tensor<i32>
    %3 = arith.xori %0, %2 : tensor<i32>
    %4 = arith.bitcast %b : tensor<f32> to tensor<i32>
    // expected-remark@below {{[-1, 0] integer, proved}}
    %5 = arith.shrsi %4, %c31 : tensor<i32>
    // expected-remark@below {{[0, 2.14748e+09] integer, proved}}
    %6 = arith.shrui %5, %c1 : tensor<i32>
    %7 = arith.xori %4, %6 : tensor<i32>
    %8 = arith.cmpi sgt, %3, %7 : tensor<i32>
    mp.yield %8 : tensor<i1>
  }
  // expected-remark@below {{[0, 1], proved}}
  %first = mp.slice %sorted start [0, 0] limit [8, 2] strides [1, 1] : tensor<8x4xf32> to tensor<8x2xf32>
  // expected-remark@below {{[0.249996, 2], proved}}
  %two = mp.reduce add %first dims [1] : tensor<8x2xf32> to tensor<8xf32>
  return
}

// -----

// Not so of the place of something else, of the smallest, of a place along
// another dimension, of those after the first, and of shares of more.
func.func @others(%x: tensor<4x4xf32>, %y: tensor<4x4xf32>) {
  %max = mp.reduce max %x dims [1] : tensor<4x4xf32> to tensor<4xf32>
  %most = mp.broadcast %max dims [0] : tensor<4xf32> to tensor<4x4xf32>
  // expected-remark@below {{[-inf, 0], assumed}}
  %shifted = arith.subf %x, %most : tensor<4x4xf32>
  // expected-remark@below {{[0, 1], proved}}
  %power = math.exp %shifted : tensor<4x4xf32>
  // expected-remark@below {{[0.999985, 4.00001], proved}}
  %sum = mp.reduce add %power dims [1] : tensor<4x4xf32> to tensor<4xf32>
  // expected-remark@below {{[0.999985, 4.00001], proved}}
  %all = mp.broadcast %sum dims [0] : tensor<4xf32> to tensor<4x4xf32>
  // expected-remark@below {{[0, 1], proved}}
  %share = arith.divf %power, %all : tensor<4x4xf32>
  // expected-remark@below {{[0, 3] integer coordinate, proved}}
  %i = mp.iota dim 1 : tensor<4x4xi32>
  // expected-remark@below {{[0, 3] integer coordinate, proved}}
  %v0, %p0 = mp.arg_reduce max %y, %i dims [1] : (tensor<4x4xf32>, tensor<4x4xi32>) -> (tensor<4xf32>, tensor<4xi32>)
  // expected-remark@below {{[0, 3] integer coordinate, proved}}
  %r0 = mp.broadcast %p0 dims [0] : tensor<4xi32> to tensor<4x4xi32>
  %is0 = arith.cmpi eq, %r0, %i : tensor<4x4xi32>
  // expected-remark@below {{[0, 1] integer, proved}}
  %hot0 = arith.uitofp %is0 : tensor<4x4xi1> to tensor<4x4xf32>
  // expected-remark@below {{[0, 1], proved}}
  %picked0 = arith.mulf %share, %hot0 : tensor<4x4xf32>
  // expected-remark@below {{[0, 4], proved}}
  %gate0 = mp.reduce add %picked0 dims [1] : tensor<4x4xf32> to tensor<4xf32>
  // expected-remark@below {{[0, 1], proved}}
  // expected-remark@below {{[0, 3] integer coordinate, proved}}
  %v1, %p1 = mp.arg_reduce min %share, %i dims [1] : (tensor<4x4xf32>, tensor<4x4xi32>) -> (tensor<4xf32>, tensor<4xi32>)
  // expected-remark@below {{[0, 3] integer coordinate, proved}}
  %r1 = mp.broadcast %p1 dims [0] : tensor<4xi32> to tensor<4x4xi32>
  %is1 = arith.cmpi eq, %r1, %i : tensor<4x4xi32>
  // expected-remark@below {{[0, 1] integer, proved}}
  %hot1 = arith.uitofp %is1 : tensor<4x4xi1> to tensor<4x4xf32>
  // expected-remark@below {{[0, 1], proved}}
  %picked1 = arith.mulf %share, %hot1 : tensor<4x4xf32>
  // expected-remark@below {{[0, 4], proved}}
  %gate1 = mp.reduce add %picked1 dims [1] : tensor<4x4xf32> to tensor<4xf32>
  // expected-remark@below {{[0.249996, 1], proved}}
  // expected-remark@below {{[0, 3] integer coordinate, proved}}
  %v2, %p2 = mp.arg_reduce max %share, %i dims [1] : (tensor<4x4xf32>, tensor<4x4xi32>) -> (tensor<4xf32>, tensor<4xi32>)
  // expected-remark@below {{[0, 3] integer coordinate, proved}}
  %r2 = mp.broadcast %p2 dims [1] : tensor<4xi32> to tensor<4x4xi32>
  %is2 = arith.cmpi eq, %r2, %i : tensor<4x4xi32>
  // expected-remark@below {{[0, 1] integer, proved}}
  %hot2 = arith.uitofp %is2 : tensor<4x4xi1> to tensor<4x4xf32>
  // expected-remark@below {{[0, 1], proved}}
  %picked2 = arith.mulf %share, %hot2 : tensor<4x4xf32>
  // expected-remark@below {{[0, 4], proved}}
  %gate2 = mp.reduce add %picked2 dims [1] : tensor<4x4xf32> to tensor<4xf32>
  // expected-remark@below {{[0, 1], proved}}
  %sorted = mp.sort %share dim 1 : tensor<4x4xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = arith.cmpf ogt, %a, %b : tensor<f32>
    mp.yield %0 : tensor<i1>
  }
  // expected-remark@below {{[0, 1], proved}}
  %later = mp.slice %sorted start [0, 1] limit [4, 3] strides [1, 1] : tensor<4x4xf32> to tensor<4x2xf32>
  // expected-remark@below {{[0, 2], proved}}
  %two = mp.reduce add %later dims [1] : tensor<4x2xf32> to tensor<4xf32>
  // expected-remark@below {{[0, 1], proved}}
  %up = mp.sort %share dim 1 : tensor<4x4xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = arith.cmpf olt, %a, %b : tensor<f32>
    mp.yield %0 : tensor<i1>
  }
  // expected-remark@below {{[0, 1], proved}}
  %smallest = mp.slice %up start [0, 0] limit [4, 2] strides [1, 1] : tensor<4x4xf32> to tensor<4x2xf32>
  // expected-remark@below {{[0, 2], proved}}
  %both = mp.reduce add %smallest dims [1] : tensor<4x2xf32> to tensor<4xf32>
  %one = arith.constant dense<1.0> : tensor<4xf32>
  // expected-remark@below {{[1.99998, 5.00001], proved}}
  %more = arith.addf %sum, %one : tensor<4xf32>
  // expected-remark@below {{[1.99998, 5.00001], proved}}
  %wholes = mp.broadcast %more dims [0] : tensor<4xf32> to tensor<4x4xf32>
  // expected-remark@below {{[0, 0.500004], proved}}
  %less = arith.divf %power, %wholes : tensor<4x4xf32>
  // expected-remark@below {{[0, 0.500004], proved}}
  %largest = mp.reduce max %less dims [1] : tensor<4x4xf32> to tensor<4xf32>
  // expected-remark@below {{[0, 1], proved}}
  %column = mp.reduce max %share dims [0] : tensor<4x4xf32> to tensor<4xf32>
  return
}

// -----

// The sum of exp(x) alone may be infinite, and the shares of it all 0.
func.func @overflow(%x: tensor<8x4xf32>) {
  // expected-remark@below {{[0, inf], assumed}}
  %power = math.exp %x : tensor<8x4xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %sum = mp.reduce add %power dims [1] : tensor<8x4xf32> to tensor<8xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %all = mp.broadcast %sum dims [0] : tensor<8xf32> to tensor<8x4xf32>
  // expected-remark@below {{[0, 1], proved}}
  %share = arith.divf %power, %all : tensor<8x4xf32>
  // expected-remark@below {{[0, 1], proved}}
  %largest = mp.reduce max %share dims [1] : tensor<8x4xf32> to tensor<8xf32>
  return
}

// -----

// Nor does the inverse of a sum hold more than 0 where that is too large.
func.func @inverse(%x: tensor<8x4xf32>) {
  %c3e37 = arith.constant dense<3.0e+37> : tensor<8x4xf32>
  %c1 = arith.constant dense<1.0> : tensor<8xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %t = math.tanh %x : tensor<8x4xf32>
  // expected-remark@below {{[0.367879, 2.71828], proved}}
  %power = math.exp %t : tensor<8x4xf32>
  // expected-remark@below {{[1.10364e+37, 8.15485e+37], proved}}
  %large = arith.mulf %power, %c3e37 : tensor<8x4xf32>
  // expected-remark@below {{[4.41455e+37, 3.26194e+38], proved}}
  %sum = mp.reduce add %large dims [1] : tensor<8x4xf32> to tensor<8xf32>
  // expected-remark@below {{[0, 2.26524e-38], proved}}
  %one = arith.divf %c1, %sum : tensor<8xf32>
  // expected-remark@below {{[0, 2.26524e-38], proved}}
  %all = mp.broadcast %one dims [0] : tensor<8xf32> to tensor<8x4xf32>
  // expected-remark@below {{[0, 1.00002], proved}}
  %share = arith.mulf %large, %all : tensor<8x4xf32>
  // expected-remark@below {{[0, 1.00002], proved}}
  %largest = mp.reduce max %share dims [1] : tensor<8x4xf32> to tensor<8xf32>
  // expected-remark@below {{[1.47152, 10.8731], proved}}
  %sums = mp.reduce add %power dims [1] : tensor<8x4xf32> to tensor<8xf32>
  // expected-remark@below {{[0.0919697, 0.679572], proved}}
  %ones = arith.divf %c1, %sums : tensor<8xf32>
  // expected-remark@below {{[0.0919697, 0.679572], proved}}
  %alls = mp.broadcast %ones dims [0] : tensor<8xf32> to tensor<8x4xf32>
  // expected-remark@below {{[0.0338337, 1.00002], proved}}
  %shares = arith.mulf %power, %alls : tensor<8x4xf32>
  // expected-remark@below {{[0.249996, 1.00002], proved}}
  %most = mp.reduce max %shares dims [1] : tensor<8x4xf32> to tensor<8xf32>
  return
}

// -----

// No places are told apart that the type of the index does not count to, and of
// none that were sorted the sum is 0.
func.func @no_place(%x: tensor<2x300xf32>) {
  %max = mp.reduce max %x dims [1] : tensor<2x300xf32> to tensor<2xf32>
  %most = mp.broadcast %max dims [0] : tensor<2xf32> to tensor<2x300xf32>
  // expected-remark@below {{[-inf, 0], assumed}}
  %shifted = arith.subf %x, %most : tensor<2x300xf32>
  // expected-remark@below {{[0, 1], proved}}
  %power = math.exp %shifted : tensor<2x300xf32>
  // expected-remark@below {{[0.999985, 300.011], proved}}
  %sum = mp.reduce add %power dims [1] : tensor<2x300xf32> to tensor<2xf32>
  // expected-remark@below {{[0.999985, 300.011], proved}}
  %all = mp.broadcast %sum dims [0] : tensor<2xf32> to tensor<2x300xf32>
  // expected-remark@below {{[0, 1], proved}}
  %share = arith.divf %power, %all : tensor<2x300xf32>
  // expected-remark@below {{[-128, 127] integer coordinate, proved}}
  %i = mp.iota dim 1 : tensor<2x300xi8>
  // expected-remark@below {{[0.00333304, 1], proved}}
  // expected-remark@below {{[-128, 127] integer coordinate, proved}}
  %value, %place = mp.arg_reduce max %share, %i dims [1] : (tensor<2x300xf32>, tensor<2x300xi8>) -> (tensor<2xf32>, tensor<2xi8>)
  // expected-remark@below {{[-128, 127] integer coordinate, proved}}
  %row = mp.broadcast %place dims [0] : tensor<2xi8> to tensor<2x300xi8>
  %is = arith.cmpi eq, %row, %i : tensor<2x300xi8>
  // expected-remark@below {{[0, 1] integer, proved}}
  %hot = arith.uitofp %is : tensor<2x300xi1> to tensor<2x300xf32>
  // expected-remark@below {{[0, 1], proved}}
  %picked = arith.mulf %share, %hot : tensor<2x300xf32>
  // expected-remark@below {{[0, 300.011], proved}}
  %gate = mp.reduce add %picked dims [1] : tensor<2x300xf32> to tensor<2xf32>
  // expected-remark@below {{[0, 1], proved}}
  %sorted = mp.sort %share dim 1 : tensor<2x300xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = arith.cmpf ogt, %a, %b : tensor<f32>
    mp.yield %0 : tensor<i1>
  }
  // expected-remark@below {{[0, 1], proved}}
  %none = mp.slice %sorted start [0, 0] limit [2, 0] strides [1, 1] : tensor<2x300xf32> to tensor<2x0xf32>
  // expected-remark@below {{[0, 0], proved}}
  %nothing = mp.reduce add %none dims [1] : tensor<2x0xf32> to tensor<2xf32>
  return
}
