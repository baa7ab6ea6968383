// What devices add up is a sum over one dimension more.
//
// RUN: mp-test-opt %s --test-print-value-trust --verify-diagnostics -o /dev/null

module attributes {mp.policy = #mp.policy<f16>} {

// Of few activations it is one, and a mean of many is; that of many is none. What
// devices add up of a product with a weight is what one device gives that has
// all of it; of two activations nothing keeps that small.
func.func @activations(%x: tensor<8x8xf32>, %w: tensor<8x8xf32> {mp.role = #mp.role<parameter>}, %g: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-remark@+1 {{result 0: assumed: of the size of an activation}}
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  // expected-remark@+1 {{result 0: assumed: of the size of an activation}}
  %1 = arith.addf %0, %0 : tensor<8x8xf32>
  // expected-remark@+1 {{result 0: assumed: of the size of an activation}}
  %2 = mp.opaque "stablehlo.all_reduce" ins(%1) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.add\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  // expected-remark@+1 {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %3 = mp.opaque "stablehlo.all_reduce" ins(%1) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.add\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]]> : tensor<1x64xi64>, use_global_device_ids}} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  // expected-remark@+1 {{result 0: proved; stays f32, as it must not become 0}}
  %c = arith.constant dense<64.0> : tensor<8x8xf32>
  // expected-remark@+1 {{result 0: assumed: of the size of an activation}}
  %4 = arith.divf %3, %c : tensor<8x8xf32>
  // expected-remark@+1 {{result 0: assumed: of the size of an activation}}
  %5 = mp.opaque "stablehlo.all_reduce" ins(%0) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.add\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]]> : tensor<1x64xi64>, use_global_device_ids}} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  // expected-remark@+1 {{result 0: assumed: of the size of an activation}}
  %6 = mp.opaque "stablehlo.all_reduce" ins(%1) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.maximum\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63]]> : tensor<1x64xi64>, use_global_device_ids}} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %6 : tensor<8x8xf32>
}

// Sums of weighted values over those of the weights, of the same devices, are
// means; over those of one device, or of others, they are not.
func.func @means(%x: tensor<8x8xf32>, %w: tensor<8x8xf32> {mp.role = #mp.role<parameter>}) -> tensor<8x8xf32> {
  // expected-remark@+1 {{result 0: assumed: of the size of an activation}}
  %v = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  // expected-remark@+1 {{result 0: proved}}
  %p = mp.logistic %x : tensor<8x8xf32>
  // expected-remark@+1 {{result 0: assumed: of the size of an activation}}
  %above = mp.dot %p, %v contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  // expected-remark@+1 {{result 0: proved; stays f32, as it must not become 0}}
  %below = mp.reduce add %p dims [1] : tensor<8x8xf32> to tensor<8xf32>
  // expected-remark@+1 {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %aboves = mp.opaque "stablehlo.all_reduce" ins(%above) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.add\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  // expected-remark@+1 {{result 0: proved; stays f32, as it must not become 0}}
  %belows = mp.opaque "stablehlo.all_reduce" ins(%below) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.add\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}} : (tensor<8xf32>) -> tensor<8xf32>
  // expected-remark@+1 {{result 0: proved; stays f32, as it must not become 0}}
  %wide = mp.broadcast %belows dims [0] : tensor<8xf32> to tensor<8x8xf32>
  // expected-remark@+1 {{result 0: assumed: of the size of an activation}}
  %mean = arith.divf %aboves, %wide : tensor<8x8xf32>
  // expected-remark@+1 {{result 0: proved; stays f32, as it must not become 0}}
  %owns = mp.broadcast %below dims [0] : tensor<8xf32> to tensor<8x8xf32>
  // expected-remark@+1 {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %own = arith.divf %aboves, %owns : tensor<8x8xf32>
  // expected-remark@+1 {{result 0: proved; stays f32, as it must not become 0}}
  %others = mp.opaque "stablehlo.all_reduce" ins(%below) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.add\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}} : (tensor<8xf32>) -> tensor<8xf32>
  // expected-remark@+1 {{result 0: proved; stays f32, as it must not become 0}}
  %outer = mp.broadcast %others dims [0] : tensor<8xf32> to tensor<8x8xf32>
  // expected-remark@+1 {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %other = arith.divf %aboves, %outer : tensor<8x8xf32>
  return %mean : tensor<8x8xf32>
}

// A divisor of another device must not become 0 on that.
func.func @sent(%x: tensor<8x8xf32>) -> tensor<8xf32> {
  // expected-remark@+1 {{result 0: proved}}
  %p = mp.logistic %x : tensor<8x8xf32>
  // expected-remark@+1 {{result 0: proved; stays f32, as it must not become 0}}
  %s = mp.reduce add %p dims [1] : tensor<8x8xf32> to tensor<8xf32>
  // expected-remark@+1 {{result 0: proved; stays f32, as it must not become 0}}
  %0 = mp.opaque "stablehlo.collective_permute" ins(%s) rule each {moves, config = {source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}} : (tensor<8xf32>) -> tensor<8xf32>
  // expected-remark@+1 {{result 0: proved}}
  %one = arith.constant dense<1.0> : tensor<8xf32>
  // expected-remark@+1 {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %1 = arith.divf %one, %0 : tensor<8xf32>
  return %1 : tensor<8xf32>
}
}
