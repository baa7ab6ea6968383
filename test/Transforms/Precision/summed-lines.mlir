// One term of a line of a softmax is 1 before it is divided, so that a sum of the
// whole line is no less. Along another line, or where the factor of that term may be
// 0, all that is left may be 1e-9, and must not become 0.
//
// RUN: mp-opt %s --mp-annotate-precision --mp-insert-casts --mp-simplify-casts \
// RUN:   --mp-check-precision --split-input-file | FileCheck %s

// Factors of at least 1: the sum is at least 1.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @weighed
  func.func @weighed(%z: tensor<64x64xf32>, %y: tensor<64x8xf32>) -> tensor<64x8xf32> {
    %m = mp.reduce max %z dims [1] : tensor<64x64xf32> to tensor<64xf32>
    %ms = mp.broadcast %m dims [0] : tensor<64xf32> to tensor<64x64xf32>
    %s = arith.subf %z, %ms : tensor<64x64xf32>
    %e = math.exp %s : tensor<64x64xf32>
    %c = mp.reduce add %e dims [1] : tensor<64x64xf32> to tensor<64xf32>
    %cs = mp.broadcast %c dims [0] : tensor<64xf32> to tensor<64x64xf32>
    %p = arith.divf %e, %cs : tensor<64x64xf32>
    %t = math.tanh %y : tensor<64x8xf32>
    %two = arith.constant dense<2.0> : tensor<64x8xf32>
    %v = arith.addf %t, %two : tensor<64x8xf32>
    // CHECK: mp.dot
    // CHECK-SAME: (tensor<64x64xf16>, tensor<64x8xf16>)
    %d = mp.dot %p, %v contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x8xf32>) -> tensor<64x8xf32>
    %l = math.log %d : tensor<64x8xf32>
    return %l : tensor<64x8xf32>
  }
}

// -----

// The probability of a group of classes may be 1e-9.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @groups
  func.func @groups(%z: tensor<64x64xf32>, %in: tensor<64x8xi1>) -> tensor<64x8xf32> {
    %m = mp.reduce max %z dims [1] : tensor<64x64xf32> to tensor<64xf32>
    %ms = mp.broadcast %m dims [0] : tensor<64xf32> to tensor<64x64xf32>
    %s = arith.subf %z, %ms : tensor<64x64xf32>
    %e = math.exp %s : tensor<64x64xf32>
    %c = mp.reduce add %e dims [1] : tensor<64x64xf32> to tensor<64xf32>
    %cs = mp.broadcast %c dims [0] : tensor<64xf32> to tensor<64x64xf32>
    %p = arith.divf %e, %cs : tensor<64x64xf32>
    %v = arith.uitofp %in : tensor<64x8xi1> to tensor<64x8xf32>
    // CHECK: mp.dot
    // CHECK-SAME: must not become 0
    %d = mp.dot %p, %v contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x8xf32>) -> tensor<64x8xf32>
    %l = math.log %d : tensor<64x8xf32>
    return %l : tensor<64x8xf32>
  }
}

// -----

// Before they are divided, too.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @undivided_groups
  func.func @undivided_groups(%z: tensor<64x64xf32>, %in: tensor<64x8xi1>) -> tensor<64x8xf32> {
    %m = mp.reduce max %z dims [1] : tensor<64x64xf32> to tensor<64xf32>
    %ms = mp.broadcast %m dims [0] : tensor<64xf32> to tensor<64x64xf32>
    %s = arith.subf %z, %ms : tensor<64x64xf32>
    %e = math.exp %s : tensor<64x64xf32>
    %v = arith.uitofp %in : tensor<64x8xi1> to tensor<64x8xf32>
    // CHECK: mp.dot
    // CHECK-SAME: must not become 0
    %d = mp.dot %e, %v contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x8xf32>) -> tensor<64x8xf32>
    %l = math.log %d : tensor<64x8xf32>
    return %l : tensor<64x8xf32>
  }
}

// -----

// The largest of each column is in another row.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @columns
  func.func @columns(%z: tensor<64x64xf32>, %y: tensor<64x8xf32>) -> tensor<64x8xf32> {
    %m = mp.reduce max %z dims [0] : tensor<64x64xf32> to tensor<64xf32>
    %ms = mp.broadcast %m dims [1] : tensor<64xf32> to tensor<64x64xf32>
    %s = arith.subf %z, %ms : tensor<64x64xf32>
    %e = math.exp %s : tensor<64x64xf32>
    %t = math.tanh %y : tensor<64x8xf32>
    %two = arith.constant dense<2.0> : tensor<64x8xf32>
    %v = arith.addf %t, %two : tensor<64x8xf32>
    // CHECK: mp.dot
    // CHECK-SAME: must not become 0
    %d = mp.dot %e, %v contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x8xf32>) -> tensor<64x8xf32>
    %l = math.log %d : tensor<64x8xf32>
    return %l : tensor<64x8xf32>
  }
}

// -----

// A function that is 0 of what is largest.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @zero_at_most
  func.func @zero_at_most(%z: tensor<64x64xf32>, %y: tensor<64x8xf32>) -> tensor<64x8xf32> {
    %m = mp.reduce min %z dims [1] : tensor<64x64xf32> to tensor<64xf32>
    %ms = mp.broadcast %m dims [0] : tensor<64xf32> to tensor<64x64xf32>
    %s = arith.subf %z, %ms : tensor<64x64xf32>
    %e = math.tanh %s : tensor<64x64xf32>
    %t = math.tanh %y : tensor<64x8xf32>
    %two = arith.constant dense<2.0> : tensor<64x8xf32>
    %v = arith.addf %t, %two : tensor<64x8xf32>
    // CHECK: mp.dot
    // CHECK-SAME: must not become 0
    %d = mp.dot %e, %v contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x8xf32>) -> tensor<64x8xf32>
    %l = math.log %d : tensor<64x8xf32>
    return %l : tensor<64x8xf32>
  }
}

// -----

// The largest of several devices may be another one's.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @devices
  func.func @devices(%z: tensor<64x64xf32>, %y: tensor<64x8xf32>) -> tensor<64x8xf32> {
    %own = mp.reduce max %z dims [1] : tensor<64x64xf32> to tensor<64xf32>
    %m = mp.opaque "stablehlo.all_reduce" ins(%own) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.maximum\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}} : (tensor<64xf32>) -> tensor<64xf32>
    %ms = mp.broadcast %m dims [0] : tensor<64xf32> to tensor<64x64xf32>
    %s = arith.subf %z, %ms : tensor<64x64xf32>
    %e = math.exp %s : tensor<64x64xf32>
    %t = math.tanh %y : tensor<64x8xf32>
    %two = arith.constant dense<2.0> : tensor<64x8xf32>
    %v = arith.addf %t, %two : tensor<64x8xf32>
    // CHECK: mp.dot
    // CHECK-SAME: must not become 0
    %d = mp.dot %e, %v contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x8xf32>) -> tensor<64x8xf32>
    %l = math.log %d : tensor<64x8xf32>
    return %l : tensor<64x8xf32>
  }
}
