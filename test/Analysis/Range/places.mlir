// A mask that gives the tokens of each expert places of their own, by a
// cumulative sum of a one-hot, has one token for each place: what it sums is as
// large as one of them. So is what a one-hot sums along its own dimension.
//
// RUN: mp-test-opt %s --test-print-ranges -o /dev/null 2>&1 \
// RUN:   | grep -B1 '^  .sent_' | FileCheck %s

// Others have the place -1.
// CHECK: {{\[-1, 1\]}}
// CHECK-NEXT: %sent_integers =
func.func @integers(%route: tensor<64xf32>, %v: tensor<64x8xf32>) -> tensor<4x5x8xf32> {
  %x = math.tanh %v : tensor<64x8xf32>
  %e = arith.fptosi %route : tensor<64xf32> to tensor<64xi32>
  %i = mp.iota dim 1 : tensor<64x4xi32>
  %own = mp.broadcast %e dims [0] : tensor<64xi32> to tensor<64x4xi32>
  %is = arith.cmpi eq, %own, %i : tensor<64x4xi32>
  %hot = arith.extui %is : tensor<64x4xi1> to tensor<64x4xi32>
  %sum = mp.pool add %hot window [64, 1] strides [1, 1] low [63, 0] high [0, 0] : tensor<64x4xi32> to tensor<64x4xi32>
  %one = arith.constant dense<1> : tensor<64x4xi32>
  %kept = arith.muli %sum, %hot : tensor<64x4xi32>
  %place = arith.subi %kept, %one : tensor<64x4xi32>
  %at = mp.broadcast %place dims [0, 1] : tensor<64x4xi32> to tensor<64x4x5xi32>
  %j = mp.iota dim 2 : tensor<64x4x5xi32>
  %there = arith.cmpi eq, %at, %j : tensor<64x4x5xi32>
  %mask = arith.uitofp %there : tensor<64x4x5xi1> to tensor<64x4x5xf32>
  %sent_integers = mp.dot %mask, %x contracting [0] x [0] : (tensor<64x4x5xf32>, tensor<64x8xf32>) -> tensor<4x5x8xf32>
  return %sent_integers : tensor<4x5x8xf32>
}

// The place is summed over experts, and what has none left is not sent.
// CHECK: {{\[-1, 1\]}}
// CHECK-NEXT: %sent_switch =
func.func @switch(%route: tensor<64xf32>, %v: tensor<64x8xf32>) -> tensor<4x5x8xf32> {
  %x = math.tanh %v : tensor<64x8xf32>
  %e = arith.fptosi %route : tensor<64xf32> to tensor<64xi32>
  %i = mp.iota dim 1 : tensor<64x4xi32>
  %own = mp.broadcast %e dims [0] : tensor<64xi32> to tensor<64x4xi32>
  %is = arith.cmpi eq, %own, %i : tensor<64x4xi32>
  %hot = arith.uitofp %is : tensor<64x4xi1> to tensor<64x4xf32>
  %sum = mp.pool add %hot window [64, 1] strides [1, 1] low [63, 0] high [0, 0] : tensor<64x4xf32> to tensor<64x4xf32>
  %before = arith.subf %sum, %hot : tensor<64x4xf32>
  %kept = arith.mulf %before, %hot : tensor<64x4xf32>
  %most = arith.constant dense<5.0> : tensor<64x4xf32>
  %zero = arith.constant dense<0.0> : tensor<64x4x5xf32>
  %fits = arith.cmpf olt, %kept, %most : tensor<64x4xf32>
  %fit = arith.uitofp %fits : tensor<64x4xi1> to tensor<64x4xf32>
  %goes = arith.mulf %hot, %fit : tensor<64x4xf32>
  %place = mp.reduce add %kept dims [1] : tensor<64x4xf32> to tensor<64xf32>
  %number = arith.fptosi %place : tensor<64xf32> to tensor<64xi32>
  %at = mp.broadcast %number dims [0] : tensor<64xi32> to tensor<64x5xi32>
  %j = mp.iota dim 1 : tensor<64x5xi32>
  %there = arith.cmpi eq, %at, %j : tensor<64x5xi32>
  %in = arith.uitofp %there : tensor<64x5xi1> to tensor<64x5xf32>
  %m = mp.broadcast %goes dims [0, 1] : tensor<64x4xf32> to tensor<64x4x5xf32>
  %p = mp.broadcast %in dims [0, 2] : tensor<64x5xf32> to tensor<64x4x5xf32>
  %all = arith.mulf %m, %p : tensor<64x4x5xf32>
  %any = mp.reduce add %goes dims [1] : tensor<64x4xf32> to tensor<64xf32>
  %gate = mp.broadcast %any dims [0] : tensor<64xf32> to tensor<64x4x5xf32>
  %both = arith.mulf %all, %gate : tensor<64x4x5xf32>
  %some = arith.cmpf ogt, %both, %zero : tensor<64x4x5xf32>
  %mask = arith.uitofp %some : tensor<64x4x5xi1> to tensor<64x4x5xf32>
  %sent_switch = mp.dot %mask, %x contracting [0] x [0] : (tensor<64x4x5xf32>, tensor<64x8xf32>) -> tensor<4x5x8xf32>
  return %sent_switch : tensor<4x5x8xf32>
}

// Behind as many as were sent before, one number for all tokens.
// CHECK: {{\[-1, 1\]}}
// CHECK-NEXT: %sent_offset =
func.func @offset(%route: tensor<64xf32>, %v: tensor<64x8xf32>) -> tensor<4x5x8xf32> {
  %x = math.tanh %v : tensor<64x8xf32>
  %e = arith.fptosi %route : tensor<64xf32> to tensor<64xi32>
  %i = mp.iota dim 1 : tensor<64x4xi32>
  %own = mp.broadcast %e dims [0] : tensor<64xi32> to tensor<64x4xi32>
  %is = arith.cmpi eq, %own, %i : tensor<64x4xi32>
  %hot = arith.extui %is : tensor<64x4xi1> to tensor<64x4xi32>
  %sum = mp.pool add %hot window [64, 1] strides [1, 1] low [63, 0] high [0, 0] : tensor<64x4xi32> to tensor<64x4xi32>
  %all = mp.reduce max %e dims [0] : tensor<64xi32> to tensor<i32>
  %later = mp.broadcast %all dims [] : tensor<i32> to tensor<64x4xi32>
  %behind = arith.addi %sum, %later : tensor<64x4xi32>
  %none = arith.constant dense<-1> : tensor<64x4xi32>
  %place = arith.select %is, %behind, %none : tensor<64x4xi1>, tensor<64x4xi32>
  %at = mp.broadcast %place dims [0, 1] : tensor<64x4xi32> to tensor<64x4x5xi32>
  %j = mp.iota dim 2 : tensor<64x4x5xi32>
  %there = arith.cmpi eq, %at, %j : tensor<64x4x5xi32>
  %mask = arith.uitofp %there : tensor<64x4x5xi1> to tensor<64x4x5xf32>
  %sent_offset = mp.dot %mask, %x contracting [0] x [0] : (tensor<64x4x5xf32>, tensor<64x8xf32>) -> tensor<4x5x8xf32>
  return %sent_offset : tensor<4x5x8xf32>
}

// Two choices of each of 32 tokens, all first ones before the second ones.
// CHECK: {{\[-2[.0-9]*, 2[.0-9]*\]}}
// CHECK-NEXT: %sent_choices =
func.func @choices(%route: tensor<64xf32>, %v: tensor<64x8xf32>) -> tensor<4x5x8xf32> {
  %x = math.tanh %v : tensor<64x8xf32>
  %e = arith.fptosi %route : tensor<64xf32> to tensor<64xi32>
  %i = mp.iota dim 1 : tensor<64x4xi32>
  %own = mp.broadcast %e dims [0] : tensor<64xi32> to tensor<64x4xi32>
  %is = arith.cmpi eq, %own, %i : tensor<64x4xi32>
  %hot = arith.extui %is : tensor<64x4xi1> to tensor<64x4xi32>
  %sum = mp.pool add %hot window [64, 1] strides [1, 1] low [63, 0] high [0, 0] : tensor<64x4xi32> to tensor<64x4xi32>
  %one = arith.constant dense<1> : tensor<64x4xi32>
  %kept = arith.muli %sum, %hot : tensor<64x4xi32>
  %place = arith.subi %kept, %one : tensor<64x4xi32>
  %both = mp.reshape %place : tensor<64x4xi32> to tensor<2x32x4xi32>
  %one_of = mp.reduce max %both dims [0] : tensor<2x32x4xi32> to tensor<32x4xi32>
  %at = mp.broadcast %one_of dims [0, 1] : tensor<32x4xi32> to tensor<32x4x5xi32>
  %j = mp.iota dim 2 : tensor<32x4x5xi32>
  %there = arith.cmpi eq, %at, %j : tensor<32x4x5xi32>
  %mask = arith.uitofp %there : tensor<32x4x5xi1> to tensor<32x4x5xf32>
  %half = mp.slice %x start [0, 0] limit [32, 8] strides [1, 1] : tensor<64x8xf32> to tensor<32x8xf32>
  %sent_choices = mp.dot %mask, %half contracting [0] x [0] : (tensor<32x4x5xf32>, tensor<32x8xf32>) -> tensor<4x5x8xf32>
  return %sent_choices : tensor<4x5x8xf32>
}

// Along places and experts: each token has one of both.
// CHECK: {{\[-1, 1\]}}
// CHECK-NEXT: %sent_back =
func.func @back(%route: tensor<64xf32>, %v: tensor<64x8xf32>) -> tensor<64x8xf32> {
  %x = math.tanh %v : tensor<64x8xf32>
  %e = arith.fptosi %route : tensor<64xf32> to tensor<64xi32>
  %i = mp.iota dim 1 : tensor<64x4xi32>
  %own = mp.broadcast %e dims [0] : tensor<64xi32> to tensor<64x4xi32>
  %is = arith.cmpi eq, %own, %i : tensor<64x4xi32>
  %hot = arith.extui %is : tensor<64x4xi1> to tensor<64x4xi32>
  %sum = mp.pool add %hot window [64, 1] strides [1, 1] low [63, 0] high [0, 0] : tensor<64x4xi32> to tensor<64x4xi32>
  %one = arith.constant dense<1> : tensor<64x4xi32>
  %kept = arith.muli %sum, %hot : tensor<64x4xi32>
  %place = arith.subi %kept, %one : tensor<64x4xi32>
  %at = mp.broadcast %place dims [0, 1] : tensor<64x4xi32> to tensor<64x4x5xi32>
  %j = mp.iota dim 2 : tensor<64x4x5xi32>
  %there = arith.cmpi eq, %at, %j : tensor<64x4x5xi32>
  %mask = arith.uitofp %there : tensor<64x4x5xi1> to tensor<64x4x5xf32>
  %made = mp.broadcast %x dims [0, 1] : tensor<64x8xf32> to tensor<64x8x4x5xf32>
  %first = mp.slice %made start [0, 0, 0, 0] limit [1, 8, 4, 5] strides [1, 1, 1, 1] : tensor<64x8x4x5xf32> to tensor<1x8x4x5xf32>
  %each = mp.reshape %first : tensor<1x8x4x5xf32> to tensor<8x4x5xf32>
  %sent_back = mp.dot %mask, %each contracting [1, 2] x [1, 2] : (tensor<64x4x5xf32>, tensor<8x4x5xf32>) -> tensor<64x8xf32>
  return %sent_back : tensor<64x8xf32>
}

// None of these: two tokens may have one place.

// All that have none left go to the last one.
// CHECK: {{\[-64[.0-9]*, 64[.0-9]*\]}}
// CHECK-NEXT: %sent_clipped =
func.func @clipped(%route: tensor<64xf32>, %v: tensor<64x8xf32>) -> tensor<4x5x8xf32> {
  %x = math.tanh %v : tensor<64x8xf32>
  %e = arith.fptosi %route : tensor<64xf32> to tensor<64xi32>
  %i = mp.iota dim 1 : tensor<64x4xi32>
  %own = mp.broadcast %e dims [0] : tensor<64xi32> to tensor<64x4xi32>
  %is = arith.cmpi eq, %own, %i : tensor<64x4xi32>
  %hot = arith.extui %is : tensor<64x4xi1> to tensor<64x4xi32>
  %sum = mp.pool add %hot window [64, 1] strides [1, 1] low [63, 0] high [0, 0] : tensor<64x4xi32> to tensor<64x4xi32>
  %one = arith.constant dense<1> : tensor<64x4xi32>
  %kept = arith.muli %sum, %hot : tensor<64x4xi32>
  %place = arith.subi %kept, %one : tensor<64x4xi32>
  %last = arith.constant dense<4> : tensor<64x4xi32>
  %clipped = arith.minsi %place, %last : tensor<64x4xi32>
  %at = mp.broadcast %clipped dims [0, 1] : tensor<64x4xi32> to tensor<64x4x5xi32>
  %j = mp.iota dim 2 : tensor<64x4x5xi32>
  %there = arith.cmpi eq, %at, %j : tensor<64x4x5xi32>
  %mask = arith.uitofp %there : tensor<64x4x5xi1> to tensor<64x4x5xf32>
  %sent_clipped = mp.dot %mask, %x contracting [0] x [0] : (tensor<64x4x5xf32>, tensor<64x8xf32>) -> tensor<4x5x8xf32>
  return %sent_clipped : tensor<4x5x8xf32>
}

// Places that are given.
// CHECK: {{\[-64[.0-9]*, 64[.0-9]*\]}}
// CHECK-NEXT: %sent_given =
func.func @given(%route: tensor<64xf32>, %v: tensor<64x8xf32>) -> tensor<4x5x8xf32> {
  %x = math.tanh %v : tensor<64x8xf32>
  %e = arith.fptosi %route : tensor<64xf32> to tensor<64xi32>
  %i = mp.iota dim 1 : tensor<64x4xi32>
  %own = mp.broadcast %e dims [0] : tensor<64xi32> to tensor<64x4xi32>
  %is = arith.cmpi eq, %own, %i : tensor<64x4xi32>
  %hot = arith.extui %is : tensor<64x4xi1> to tensor<64x4xi32>
  %g = arith.fptosi %v : tensor<64x8xf32> to tensor<64x8xi32>
  %place = mp.slice %g start [0, 0] limit [64, 4] strides [1, 1] : tensor<64x8xi32> to tensor<64x4xi32>
  %at = mp.broadcast %place dims [0, 1] : tensor<64x4xi32> to tensor<64x4x5xi32>
  %j = mp.iota dim 2 : tensor<64x4x5xi32>
  %there = arith.cmpi eq, %at, %j : tensor<64x4x5xi32>
  %mask = arith.uitofp %there : tensor<64x4x5xi1> to tensor<64x4x5xf32>
  %sent_given = mp.dot %mask, %x contracting [0] x [0] : (tensor<64x4x5xf32>, tensor<64x8xf32>) -> tensor<4x5x8xf32>
  return %sent_given : tensor<4x5x8xf32>
}

// Counted along experts.
// CHECK: {{\[-64[.0-9]*, 64[.0-9]*\]}}
// CHECK-NEXT: %sent_other_way =
func.func @other_way(%route: tensor<64xf32>, %v: tensor<64x8xf32>) -> tensor<4x5x8xf32> {
  %x = math.tanh %v : tensor<64x8xf32>
  %e = arith.fptosi %route : tensor<64xf32> to tensor<64xi32>
  %i = mp.iota dim 1 : tensor<64x4xi32>
  %own = mp.broadcast %e dims [0] : tensor<64xi32> to tensor<64x4xi32>
  %is = arith.cmpi eq, %own, %i : tensor<64x4xi32>
  %hot = arith.extui %is : tensor<64x4xi1> to tensor<64x4xi32>
  %sum = mp.pool add %hot window [1, 4] strides [1, 1] low [0, 3] high [0, 0] : tensor<64x4xi32> to tensor<64x4xi32>
  %one = arith.constant dense<1> : tensor<64x4xi32>
  %kept = arith.muli %sum, %hot : tensor<64x4xi32>
  %place = arith.subi %kept, %one : tensor<64x4xi32>
  %at = mp.broadcast %place dims [0, 1] : tensor<64x4xi32> to tensor<64x4x5xi32>
  %j = mp.iota dim 2 : tensor<64x4x5xi32>
  %there = arith.cmpi eq, %at, %j : tensor<64x4x5xi32>
  %mask = arith.uitofp %there : tensor<64x4x5xi1> to tensor<64x4x5xf32>
  %sent_other_way = mp.dot %mask, %x contracting [0] x [0] : (tensor<64x4x5xf32>, tensor<64x8xf32>) -> tensor<4x5x8xf32>
  return %sent_other_way : tensor<4x5x8xf32>
}

// Counted among the last 32.
// CHECK: {{\[-64[.0-9]*, 64[.0-9]*\]}}
// CHECK-NEXT: %sent_window =
func.func @window(%route: tensor<64xf32>, %v: tensor<64x8xf32>) -> tensor<4x5x8xf32> {
  %x = math.tanh %v : tensor<64x8xf32>
  %e = arith.fptosi %route : tensor<64xf32> to tensor<64xi32>
  %i = mp.iota dim 1 : tensor<64x4xi32>
  %own = mp.broadcast %e dims [0] : tensor<64xi32> to tensor<64x4xi32>
  %is = arith.cmpi eq, %own, %i : tensor<64x4xi32>
  %hot = arith.extui %is : tensor<64x4xi1> to tensor<64x4xi32>
  %sum = mp.pool add %hot window [32, 1] strides [1, 1] low [31, 0] high [0, 0] : tensor<64x4xi32> to tensor<64x4xi32>
  %one = arith.constant dense<1> : tensor<64x4xi32>
  %kept = arith.muli %sum, %hot : tensor<64x4xi32>
  %place = arith.subi %kept, %one : tensor<64x4xi32>
  %at = mp.broadcast %place dims [0, 1] : tensor<64x4xi32> to tensor<64x4x5xi32>
  %j = mp.iota dim 2 : tensor<64x4x5xi32>
  %there = arith.cmpi eq, %at, %j : tensor<64x4x5xi32>
  %mask = arith.uitofp %there : tensor<64x4x5xi1> to tensor<64x4x5xf32>
  %sent_window = mp.dot %mask, %x contracting [0] x [0] : (tensor<64x4x5xf32>, tensor<64x8xf32>) -> tensor<4x5x8xf32>
  return %sent_window : tensor<4x5x8xf32>
}

// Less the number of the token, which takes away what was counted.
// CHECK: {{\[-64[.0-9]*, 64[.0-9]*\]}}
// CHECK-NEXT: %sent_moved =
func.func @moved(%route: tensor<64xf32>, %v: tensor<64x8xf32>) -> tensor<4x5x8xf32> {
  %x = math.tanh %v : tensor<64x8xf32>
  %e = arith.fptosi %route : tensor<64xf32> to tensor<64xi32>
  %i = mp.iota dim 1 : tensor<64x4xi32>
  %own = mp.broadcast %e dims [0] : tensor<64xi32> to tensor<64x4xi32>
  %is = arith.cmpi eq, %own, %i : tensor<64x4xi32>
  %hot = arith.extui %is : tensor<64x4xi1> to tensor<64x4xi32>
  %sum = mp.pool add %hot window [64, 1] strides [1, 1] low [63, 0] high [0, 0] : tensor<64x4xi32> to tensor<64x4xi32>
  %t = mp.iota dim 0 : tensor<64x4xi32>
  %back = arith.subi %sum, %t : tensor<64x4xi32>
  %none = arith.constant dense<-1> : tensor<64x4xi32>
  %place = arith.select %is, %back, %none : tensor<64x4xi1>, tensor<64x4xi32>
  %at = mp.broadcast %place dims [0, 1] : tensor<64x4xi32> to tensor<64x4x5xi32>
  %j = mp.iota dim 2 : tensor<64x4x5xi32>
  %there = arith.cmpi eq, %at, %j : tensor<64x4x5xi32>
  %mask = arith.uitofp %there : tensor<64x4x5xi1> to tensor<64x4x5xf32>
  %sent_moved = mp.dot %mask, %x contracting [0] x [0] : (tensor<64x4x5xf32>, tensor<64x8xf32>) -> tensor<4x5x8xf32>
  return %sent_moved : tensor<4x5x8xf32>
}

// Of a mask that takes away, too.
// CHECK: {{\[-64[.0-9]*, 64[.0-9]*\]}}
// CHECK-NEXT: %sent_signed =
func.func @signed(%route: tensor<64xf32>, %v: tensor<64x8xf32>) -> tensor<4x5x8xf32> {
  %x = math.tanh %v : tensor<64x8xf32>
  %e = arith.fptosi %route : tensor<64xf32> to tensor<64xi32>
  %i = mp.iota dim 1 : tensor<64x4xi32>
  %own = mp.broadcast %e dims [0] : tensor<64xi32> to tensor<64x4xi32>
  %is = arith.cmpi eq, %own, %i : tensor<64x4xi32>
  %hot = arith.extui %is : tensor<64x4xi1> to tensor<64x4xi32>
  %two = mp.reduce max %e dims [0] : tensor<64xi32> to tensor<i32>
  %last = mp.broadcast %two dims [] : tensor<i32> to tensor<64x4xi32>
  %is_last = arith.cmpi eq, %own, %last : tensor<64x4xi32>
  %other = arith.extui %is_last : tensor<64x4xi1> to tensor<64x4xi32>
  %step = arith.subi %hot, %other : tensor<64x4xi32>
  %sum = mp.pool add %step window [64, 1] strides [1, 1] low [63, 0] high [0, 0] : tensor<64x4xi32> to tensor<64x4xi32>
  %one = arith.constant dense<1> : tensor<64x4xi32>
  %kept = arith.muli %sum, %step : tensor<64x4xi32>
  %place = arith.subi %kept, %one : tensor<64x4xi32>
  %at = mp.broadcast %place dims [0, 1] : tensor<64x4xi32> to tensor<64x4x5xi32>
  %j = mp.iota dim 2 : tensor<64x4x5xi32>
  %there = arith.cmpi eq, %at, %j : tensor<64x4x5xi32>
  %mask = arith.uitofp %there : tensor<64x4x5xi1> to tensor<64x4x5xf32>
  %sent_signed = mp.dot %mask, %x contracting [0] x [0] : (tensor<64x4x5xf32>, tensor<64x8xf32>) -> tensor<4x5x8xf32>
  return %sent_signed : tensor<4x5x8xf32>
}

// Of those, too, that were not counted.
// CHECK: {{\[-64[.0-9]*, 64[.0-9]*\]}}
// CHECK-NEXT: %sent_every =
func.func @every(%route: tensor<64xf32>, %v: tensor<64x8xf32>) -> tensor<4x5x8xf32> {
  %x = math.tanh %v : tensor<64x8xf32>
  %e = arith.fptosi %route : tensor<64xf32> to tensor<64xi32>
  %i = mp.iota dim 1 : tensor<64x4xi32>
  %own = mp.broadcast %e dims [0] : tensor<64xi32> to tensor<64x4xi32>
  %is = arith.cmpi eq, %own, %i : tensor<64x4xi32>
  %hot = arith.extui %is : tensor<64x4xi1> to tensor<64x4xi32>
  %zero = arith.constant dense<0> : tensor<64x4xi32>
  %sum = mp.pool add %hot window [64, 1] strides [1, 1] low [63, 0] high [0, 0] : tensor<64x4xi32> to tensor<64x4xi32>
  %place = arith.subi %sum, %hot : tensor<64x4xi32>
  %at = mp.broadcast %place dims [0, 1] : tensor<64x4xi32> to tensor<64x4x5xi32>
  %j = mp.iota dim 2 : tensor<64x4x5xi32>
  %there = arith.cmpi eq, %at, %j : tensor<64x4x5xi32>
  %mask = arith.uitofp %there : tensor<64x4x5xi1> to tensor<64x4x5xf32>
  %sent_every = mp.dot %mask, %x contracting [0] x [0] : (tensor<64x4x5xf32>, tensor<64x8xf32>) -> tensor<4x5x8xf32>
  return %sent_every : tensor<4x5x8xf32>
}
