// What devices add up is a sum over one dimension more, of which each device has
// one element: it has the bounds of so many, and holds what this one added. What
// another device has, a sum of something else, and one of other devices than the
// largest number is of say nothing.
// RUN: mp-test-opt %s --test-print-ranges --split-input-file --verify-diagnostics

// Of N numbers the sum is N times as large at most, the largest is as large.
func.func @bounds(%x: tensor<4xf32>, %y: tensor<4xf32>) {
  // expected-remark@below {{[-1, 1], proved}}
  %t = math.tanh %x : tensor<4xf32>
  // expected-remark@below {{[-4, 4], proved}}
  %a = mp.opaque "stablehlo.all_reduce" ins(%t) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.add\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}} : (tensor<4xf32>) -> tensor<4xf32>
  // Two of six devices, one of which is in a group of its own.
  // expected-remark@below {{[-2, 2], proved}}
  %b = mp.opaque "stablehlo.all_reduce" ins(%t) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.add\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 3], [1, -1], [2, 4]]> : tensor<3x2xi64>, use_global_device_ids}} : (tensor<4xf32>) -> tensor<4xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %c = mp.opaque "stablehlo.all_reduce" ins(%t) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.maximum\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}} : (tensor<4xf32>) -> tensor<4xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %d = mp.opaque "stablehlo.all_reduce" ins(%t) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.minimum\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}} : (tensor<4xf32>) -> tensor<4xf32>
  // Each device has one part of the sum.
  // expected-remark@below {{[-4, 4], proved}}
  %e = mp.opaque "stablehlo.reduce_scatter" ins(%t) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.add\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}} : (tensor<4xf32>) -> tensor<1xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %f = mp.opaque "stablehlo.all_gather" ins(%t) rule each {moves} : (tensor<4xf32>) -> tensor<16xf32>
  // Who knows of which devices.
  %g = mp.opaque "stablehlo.all_reduce" ins(%t) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.add\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()"} : (tensor<4xf32>) -> tensor<4xf32>
  // Not the sum of two.
  %h = mp.opaque "stablehlo.all_reduce" ins(%t) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.add\22(%a, %a) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// Where nothing is sent to a device it has zeros.
module attributes {mp.devices = {partitions = 4 : i64}} {
  func.func @permuted(%x: tensor<4xf32>) {
    // expected-remark@below {{[0, 1], proved}}
    %p = mp.logistic %x : tensor<4xf32>
    %one = arith.constant dense<1.0> : tensor<4xf32>
    // expected-remark@below {{[1, 2], proved}}
    %q = arith.addf %p, %one : tensor<4xf32>
    // expected-remark@below {{[1, 2], proved}}
    %a = mp.opaque "stablehlo.collective_permute" ins(%q) rule each {moves, config = {source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 0]]> : tensor<4x2xi64>}} : (tensor<4xf32>) -> tensor<4xf32>
    // expected-remark@below {{[0, 2] least 1, proved}}
    %b = mp.opaque "stablehlo.collective_permute" ins(%q) rule each {moves, config = {source_target_pairs = dense<[[0, 1], [1, 2], [2, 3]]> : tensor<3x2xi64>}} : (tensor<4xf32>) -> tensor<4xf32>
    // expected-remark@below {{[0, 2] least 1, proved}}
    %c = mp.opaque "stablehlo.collective_broadcast" ins(%q) rule each {moves, config = {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>}} : (tensor<4xf32>) -> tensor<4xf32>
    // expected-remark@below {{[1, 2], proved}}
    %d = mp.opaque "stablehlo.collective_broadcast" ins(%q) rule each {moves, config = {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}} : (tensor<4xf32>) -> tensor<4xf32>
    return
  }
}

// -----

// A softmax whose lines lie on four devices, and what it weighs, summed.
func.func @softmax(%x: tensor<4x8xf32>, %v: tensor<8x3xf32>) {
  %max = mp.reduce max %x dims [1] : tensor<4x8xf32> to tensor<4xf32>
  %largest = mp.opaque "stablehlo.all_reduce" ins(%max) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.maximum\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}} : (tensor<4xf32>) -> tensor<4xf32>
  %most = mp.broadcast %largest dims [0] : tensor<4xf32> to tensor<4x8xf32>
  // expected-remark@below {{[-inf, 0], assumed}}
  %shifted = arith.subf %x, %most : tensor<4x8xf32>
  // expected-remark@below {{[0, 1], proved}}
  %power = math.exp %shifted : tensor<4x8xf32>
  // On this device there may be no 1.
  // expected-remark@below {{[0, 8.00002], proved}}
  %part = mp.reduce add %power dims [1] : tensor<4x8xf32> to tensor<4xf32>
  // expected-remark@below {{[0.999985, 32.0001], proved}}
  %sum = mp.opaque "stablehlo.all_reduce" ins(%part) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.add\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}} : (tensor<4xf32>) -> tensor<4xf32>
  // expected-remark@below {{[0.999985, 32.0001], proved}}
  %all = mp.broadcast %sum dims [0] : tensor<4xf32> to tensor<4x8xf32>
  // expected-remark@below {{[0, 1], proved}}
  %share = arith.divf %power, %all : tensor<4x8xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %bounded = math.tanh %v : tensor<8x3xf32>
  // expected-remark@below {{[-1.000}}
  %own = mp.dot %share, %bounded contracting [1] x [0] : (tensor<4x8xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  // expected-remark@below {{[-1.000}}
  %mean = mp.opaque "stablehlo.all_reduce" ins(%own) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.add\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}} : (tensor<4x3xf32>) -> tensor<4x3xf32>
  // Twice the shares of four are summed by eight.
  // expected-remark@below {{[-8.0}}
  %more = mp.opaque "stablehlo.all_reduce" ins(%own) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.add\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}} : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

// The largest number of pairs of devices, summed over all; and one device's own.
func.func @finer(%x: tensor<4x8xf32>) {
  %max = mp.reduce max %x dims [1] : tensor<4x8xf32> to tensor<4xf32>
  %largest = mp.opaque "stablehlo.all_reduce" ins(%max) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.maximum\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}} : (tensor<4xf32>) -> tensor<4xf32>
  %most = mp.broadcast %largest dims [0] : tensor<4xf32> to tensor<4x8xf32>
  // expected-remark@below {{[-inf, 0], assumed}}
  %shifted = arith.subf %x, %most : tensor<4x8xf32>
  // expected-remark@below {{[0, 1], proved}}
  %power = math.exp %shifted : tensor<4x8xf32>
  // expected-remark@below {{[0, 8.00002], proved}}
  %part = mp.reduce add %power dims [1] : tensor<4x8xf32> to tensor<4xf32>
  // expected-remark@below {{[0.999985, 32.0001], proved}}
  %sum = mp.opaque "stablehlo.all_reduce" ins(%part) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.add\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}} : (tensor<4xf32>) -> tensor<4xf32>
  // One axis after the other.
  // expected-remark@below {{[0, 16], proved}}
  %rows = mp.opaque "stablehlo.all_reduce" ins(%part) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.add\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}} : (tensor<4xf32>) -> tensor<4xf32>
  // expected-remark@below {{[0.999985, 32.0001], proved}}
  %both = mp.opaque "stablehlo.all_reduce" ins(%rows) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.add\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// The largest number of all, summed over pairs, or over other devices.
func.func @coarser(%x: tensor<4x8xf32>) {
  %max = mp.reduce max %x dims [1] : tensor<4x8xf32> to tensor<4xf32>
  %largest = mp.opaque "stablehlo.all_reduce" ins(%max) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.maximum\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}} : (tensor<4xf32>) -> tensor<4xf32>
  %most = mp.broadcast %largest dims [0] : tensor<4xf32> to tensor<4x8xf32>
  // expected-remark@below {{[-inf, 0], assumed}}
  %shifted = arith.subf %x, %most : tensor<4x8xf32>
  // expected-remark@below {{[0, 1], proved}}
  %power = math.exp %shifted : tensor<4x8xf32>
  // expected-remark@below {{[0, 8.00002], proved}}
  %part = mp.reduce add %power dims [1] : tensor<4x8xf32> to tensor<4xf32>
  // expected-remark@below {{[0, 16], proved}}
  %pairs = mp.opaque "stablehlo.all_reduce" ins(%part) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.add\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}} : (tensor<4xf32>) -> tensor<4xf32>
  // Still this device's part is in it.
  // expected-remark@below {{[0, 16], proved}}
  %all = mp.broadcast %pairs dims [0] : tensor<4xf32> to tensor<4x8xf32>
  // expected-remark@below {{[0, 1], proved}}
  %share = arith.divf %power, %all : tensor<4x8xf32>
  return
}

// -----

// Pairs that are no pairs of a mesh: what meets in the one meets others in the
// other.
func.func @crossed(%x: tensor<4x8xf32>) {
  %max = mp.reduce max %x dims [1] : tensor<4x8xf32> to tensor<4xf32>
  %largest = mp.opaque "stablehlo.all_reduce" ins(%max) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.maximum\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 3], [1, 2]]> : tensor<2x2xi64>, use_global_device_ids}} : (tensor<4xf32>) -> tensor<4xf32>
  %most = mp.broadcast %largest dims [0] : tensor<4xf32> to tensor<4x8xf32>
  // expected-remark@below {{[-inf, 0], assumed}}
  %shifted = arith.subf %x, %most : tensor<4x8xf32>
  // expected-remark@below {{[0, 1], proved}}
  %power = math.exp %shifted : tensor<4x8xf32>
  // expected-remark@below {{[0, 8.00002], proved}}
  %part = mp.reduce add %power dims [1] : tensor<4x8xf32> to tensor<4xf32>
  // expected-remark@below {{[0, 16], proved}}
  %sum = mp.opaque "stablehlo.all_reduce" ins(%part) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.add\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// Devices 1 and 3 are in no group.
func.func @missing(%x: tensor<4x8xf32>) {
  %max = mp.reduce max %x dims [1] : tensor<4x8xf32> to tensor<4xf32>
  %largest = mp.opaque "stablehlo.all_reduce" ins(%max) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.maximum\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 2]]> : tensor<1x2xi64>, use_global_device_ids}} : (tensor<4xf32>) -> tensor<4xf32>
  %most = mp.broadcast %largest dims [0] : tensor<4xf32> to tensor<4x8xf32>
  %shifted = arith.subf %x, %most : tensor<4x8xf32>
  return
}

// -----

// The largest number, and the sum, of what another device has.
func.func @of_another(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) {
  %sent = mp.opaque "stablehlo.collective_permute" ins(%x) rule each {moves, config = {source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 0]]> : tensor<4x2xi64>}} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %max = mp.reduce max %sent dims [1] : tensor<4x8xf32> to tensor<4xf32>
  %most = mp.broadcast %max dims [0] : tensor<4xf32> to tensor<4x8xf32>
  %shifted = arith.subf %x, %most : tensor<4x8xf32>
  // expected-remark@below {{[0, inf]}}
  %power = math.exp %x : tensor<4x8xf32>
  // expected-remark@below {{[0, inf]}}
  %other = math.exp %y : tensor<4x8xf32>
  // expected-remark@below {{[0, inf]}}
  %part = mp.reduce add %power dims [1] : tensor<4x8xf32> to tensor<4xf32>
  // expected-remark@below {{[0, inf]}}
  %moved = mp.opaque "stablehlo.collective_permute" ins(%part) rule each {moves, config = {source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 0]]> : tensor<4x2xi64>}} : (tensor<4xf32>) -> tensor<4xf32>
  // expected-remark@below {{[0, inf]}}
  %there = mp.broadcast %moved dims [0] : tensor<4xf32> to tensor<4x8xf32>
  %a = arith.divf %power, %there : tensor<4x8xf32>
  // The sum of something else.
  // expected-remark@below {{[0, inf]}}
  %sum = mp.opaque "stablehlo.all_reduce" ins(%part) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.add\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}} : (tensor<4xf32>) -> tensor<4xf32>
  // expected-remark@below {{[0, inf]}}
  %all = mp.broadcast %sum dims [0] : tensor<4xf32> to tensor<4x8xf32>
  %b = arith.divf %other, %all : tensor<4x8xf32>
  // expected-remark@below {{[0, 1]}}
  %c = arith.divf %power, %all : tensor<4x8xf32>
  // What was scattered is a sum of another place.
  // expected-remark@below {{[0, inf]}}
  %scattered = mp.opaque "stablehlo.reduce_scatter" ins(%part) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.add\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}} : (tensor<4xf32>) -> tensor<1xf32>
  // expected-remark@below {{[0, inf]}}
  %wide = mp.broadcast %scattered dims [0] : tensor<1xf32> to tensor<4xf32>
  %d = arith.divf %part, %wide : tensor<4xf32>
  return
}

// -----

// A row over the root of its mean square, over four devices; not over two of
// terms that may be negative.
func.func @norm(%x: tensor<4x8xf32>, %y: tensor<4xf32>) {
  %eight = arith.constant dense<8.0> : tensor<4xf32>
  %four = arith.constant dense<4.0> : tensor<4xf32>
  %eps = arith.constant dense<1.0e-5> : tensor<4xf32>
  // expected-remark@below {{[0, inf]}}
  %square = arith.mulf %x, %x : tensor<4x8xf32>
  // expected-remark@below {{[0, inf]}}
  %sum = mp.reduce add %square dims [1] : tensor<4x8xf32> to tensor<4xf32>
  // expected-remark@below {{[0, inf]}}
  %own = arith.divf %sum, %eight : tensor<4xf32>
  // expected-remark@below {{[0, inf]}}
  %all = mp.opaque "stablehlo.all_reduce" ins(%own) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.add\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}} : (tensor<4xf32>) -> tensor<4xf32>
  // expected-remark@below {{[0, inf]}}
  %mean = arith.divf %all, %four : tensor<4xf32>
  // expected-remark@below {{[1e-05, inf], assumed}}
  %safe = arith.addf %mean, %eps : tensor<4xf32>
  // expected-remark@below {{[0, 316.2}}
  %root = math.rsqrt %safe : tensor<4xf32>
  // expected-remark@below {{[0, 316.2}}
  %each = mp.broadcast %root dims [0] : tensor<4xf32> to tensor<4x8xf32>
  // expected-remark@below {{[-5.65694, 5.65694], proved}}
  %z = arith.mulf %x, %each : tensor<4x8xf32>
  %less = arith.addf %own, %y : tensor<4xf32>
  %lesser = mp.opaque "stablehlo.all_reduce" ins(%less) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.add\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}} : (tensor<4xf32>) -> tensor<4xf32>
  // expected-remark@below {{[0, inf]}}
  %abs = math.absf %lesser : tensor<4xf32>
  // expected-remark@below {{[1e-05, inf], assumed}}
  %safer = arith.addf %abs, %eps : tensor<4xf32>
  // expected-remark@below {{[0, 316.2}}
  %rooted = math.rsqrt %safer : tensor<4xf32>
  // expected-remark@below {{[0, 316.2}}
  %eached = mp.broadcast %rooted dims [0] : tensor<4xf32> to tensor<4x8xf32>
  %not = arith.mulf %x, %eached : tensor<4x8xf32>
  return
}

// -----

// Summed again over the same devices each part counts four times.
func.func @twice(%x: tensor<4x8xf32>, %y: tensor<8x3xf32>) {
  // expected-remark@below {{[0, 1], proved}}
  %p = mp.logistic %x : tensor<4x8xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %v = math.tanh %y : tensor<8x3xf32>
  // expected-remark@below {{[0, 8.00001], proved}}
  %s = mp.reduce add %p dims [1] : tensor<4x8xf32> to tensor<4xf32>
  // expected-remark@below {{[0, 32.0001], proved}}
  %t = mp.opaque "stablehlo.all_reduce" ins(%s) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.add\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}} : (tensor<4xf32>) -> tensor<4xf32>
  // expected-remark@below {{[0, 32.0001], proved}}
  %b = mp.broadcast %t dims [0] : tensor<4xf32> to tensor<4x8xf32>
  // expected-remark@below {{[0, 1], proved}}
  %share = arith.divf %p, %b : tensor<4x8xf32>
  // expected-remark@below {{[-1.00001, 1.00001], proved}}
  %own = mp.dot %share, %v contracting [1] x [0] : (tensor<4x8xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  // expected-remark@below {{[-1.00001, 1.00001], proved}}
  %one = mp.opaque "stablehlo.all_reduce" ins(%own) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.add\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}} : (tensor<4x3xf32>) -> tensor<4x3xf32>
  // expected-remark@below {{[-4.00004, 4.00004], proved}}
  %all = mp.opaque "stablehlo.all_reduce" ins(%one) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.add\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}} : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

// And twice where the groups of the first sum lie within those of the second.
func.func @pairs(%x: tensor<4x8xf32>, %y: tensor<8x3xf32>) {
  // expected-remark@below {{[0, 1], proved}}
  %p = mp.logistic %x : tensor<4x8xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %v = math.tanh %y : tensor<8x3xf32>
  // expected-remark@below {{[0, 8.00001], proved}}
  %s = mp.reduce add %p dims [1] : tensor<4x8xf32> to tensor<4xf32>
  // expected-remark@below {{[0, 32.0001], proved}}
  %t = mp.opaque "stablehlo.all_reduce" ins(%s) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.add\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}} : (tensor<4xf32>) -> tensor<4xf32>
  // expected-remark@below {{[0, 32.0001], proved}}
  %b = mp.broadcast %t dims [0] : tensor<4xf32> to tensor<4x8xf32>
  // expected-remark@below {{[0, 1], proved}}
  %share = arith.divf %p, %b : tensor<4x8xf32>
  // expected-remark@below {{[-1.00001, 1.00001], proved}}
  %own = mp.dot %share, %v contracting [1] x [0] : (tensor<4x8xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  // expected-remark@below {{[-1.00001, 1.00001], proved}}
  %one = mp.opaque "stablehlo.all_reduce" ins(%own) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.add\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}} : (tensor<4x3xf32>) -> tensor<4x3xf32>
  // expected-remark@below {{[-4.00004, 4.00004], proved}}
  %all = mp.opaque "stablehlo.all_reduce" ins(%one) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.add\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}} : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

// Each replica has all of its partitions: who they are is not said.
func.func @replicas(%x: tensor<4x8xf32>) {
  %max = mp.reduce max %x dims [1] : tensor<4x8xf32> to tensor<4xf32>
  %largest = mp.opaque "stablehlo.all_reduce" ins(%max) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.maximum\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {channel_handle = {handle = 1 : i64, type = 1 : i64}, replica_groups = dense<0> : tensor<1x1xi64>}} : (tensor<4xf32>) -> tensor<4xf32>
  %most = mp.broadcast %largest dims [0] : tensor<4xf32> to tensor<4x8xf32>
  // expected-remark@below {{[-inf, 0], assumed}}
  %shifted = arith.subf %x, %most : tensor<4x8xf32>
  // expected-remark@below {{[0, 1], proved}}
  %power = math.exp %shifted : tensor<4x8xf32>
  // expected-remark@below {{[0, 8.00002], proved}}
  %part = mp.reduce add %power dims [1] : tensor<4x8xf32> to tensor<4xf32>
  return
}
