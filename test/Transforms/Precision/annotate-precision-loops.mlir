// What decides when a loop ends is f32, contractions included.
//
// RUN: mp-opt %s --mp-annotate-precision --mp-insert-casts --mp-simplify-casts \
// RUN:   --mp-check-precision --split-input-file > %t.once
// RUN: FileCheck %s --input-file=%t.once
// RUN: mp-opt %t.once --mp-annotate-precision --mp-insert-casts \
// RUN:   --mp-simplify-casts --mp-check-precision --split-input-file \
// RUN:   | diff %t.once -

// A fixed point comes no nearer than it is rounded in each round. What is only
// counted along, and what is behind the loop, decides nothing.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @fixed_point
  func.func @fixed_point(%x: tensor<16x16xf32>, %w: tensor<16x16xf32>) -> (tensor<16x16xf32>, tensor<16x16xf32>) {
    %z = arith.constant dense<0.0> : tensor<16x16xf32>
    %least = arith.constant dense<1.0e-5> : tensor<f32>
    %go = arith.constant dense<1.0> : tensor<f32>
    // CHECK: scf.while
    %end:3 = scf.while (%now = %z, %off = %go, %sum = %z) : (tensor<16x16xf32>, tensor<f32>, tensor<16x16xf32>) -> (tensor<16x16xf32>, tensor<f32>, tensor<16x16xf32>) {
      %more = arith.cmpf ogt, %off, %least : tensor<f32>
      %bit = tensor.extract %more[] : tensor<i1>
      scf.condition(%bit) %now, %off, %sum : tensor<16x16xf32>, tensor<f32>, tensor<16x16xf32>
    } do {
    ^bb0(%now: tensor<16x16xf32>, %off: tensor<f32>, %sum: tensor<16x16xf32>):
      // CHECK: mp.dot {{.*}} {mp.kept_wide = "decides when a loop ends"} : (tensor<16x16xf32>, tensor<16x16xf32>)
      %0 = mp.dot %now, %w contracting [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %1 = arith.addf %0, %x : tensor<16x16xf32>
      %2 = math.tanh %1 : tensor<16x16xf32>
      %3 = arith.subf %2, %now : tensor<16x16xf32>
      %4 = math.absf %3 : tensor<16x16xf32>
      %5 = mp.reduce max %4 dims [0, 1] : tensor<16x16xf32> to tensor<f32>
      // CHECK: mp.dot {{.*}} : (tensor<16x16xf16>, tensor<16x16xf16>)
      %6 = mp.dot %2, %w contracting [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %7 = arith.addf %sum, %6 : tensor<16x16xf32>
      scf.yield %2, %5, %7 : tensor<16x16xf32>, tensor<f32>, tensor<16x16xf32>
    }
    // CHECK: mp.dot {{.*}} : (tensor<16x16xf16>, tensor<16x16xf16>)
    %8 = mp.dot %end#0, %w contracting [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    return %8, %end#2 : tensor<16x16xf32>, tensor<16x16xf32>
  }
}

// -----

// A loop that counts.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @counted
  func.func @counted(%w: tensor<16x16xf32>) -> tensor<16x16xf32> {
    %z = arith.constant dense<0.0> : tensor<16x16xf32>
    %none = arith.constant dense<0> : tensor<i32>
    %one = arith.constant dense<1> : tensor<i32>
    %most = arith.constant dense<8> : tensor<i32>
    %end:2 = scf.while (%now = %z, %i = %none) : (tensor<16x16xf32>, tensor<i32>) -> (tensor<16x16xf32>, tensor<i32>) {
      %more = arith.cmpi slt, %i, %most : tensor<i32>
      %bit = tensor.extract %more[] : tensor<i1>
      scf.condition(%bit) %now, %i : tensor<16x16xf32>, tensor<i32>
    } do {
    ^bb0(%now: tensor<16x16xf32>, %i: tensor<i32>):
      // CHECK: mp.dot {{.*}} : (tensor<16x16xf16>, tensor<16x16xf16>)
      %0 = mp.dot %now, %w contracting [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %1 = math.tanh %0 : tensor<16x16xf32>
      %2 = arith.addi %i, %one : tensor<i32>
      scf.yield %1, %2 : tensor<16x16xf32>, tensor<i32>
    }
    return %end#0 : tensor<16x16xf32>
  }
}

// -----

// Rounds that are done again, as often as a loop that a float ended, keep and
// refuse what they did. A product that no choice depends on is free there.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @done_again
  func.func @done_again(%x: tensor<16x16xf32>, %w: tensor<16x16xf32>, %rounds: tensor<i32>) -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>) {
    %z = arith.constant dense<0.0> : tensor<16x16xf32>
    %least = arith.constant dense<1.0e-5> : tensor<f32>
    %go = arith.constant dense<1.0> : tensor<f32>
    %none = arith.constant dense<0> : tensor<i32>
    %one = arith.constant dense<1> : tensor<i32>
    %end:3 = scf.while (%now = %z, %off = %go, %i = %none) : (tensor<16x16xf32>, tensor<f32>, tensor<i32>) -> (tensor<16x16xf32>, tensor<f32>, tensor<i32>) {
      %more = arith.cmpf ogt, %off, %least : tensor<f32>
      %bit = tensor.extract %more[] : tensor<i1>
      scf.condition(%bit) %now, %off, %i : tensor<16x16xf32>, tensor<f32>, tensor<i32>
    } do {
    ^bb0(%now: tensor<16x16xf32>, %off: tensor<f32>, %i: tensor<i32>):
      %0 = mp.dot %now, %w contracting [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %1 = arith.addf %0, %x : tensor<16x16xf32>
      %2 = math.tanh %1 : tensor<16x16xf32>
      %3 = mp.reduce max %2 dims [0, 1] : tensor<16x16xf32> to tensor<f32>
      %n = arith.addi %i, %one : tensor<i32>
      scf.yield %2, %3, %n : tensor<16x16xf32>, tensor<f32>, tensor<i32>
    }
    // CHECK: mp.opaque "test.between"
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "decides when a loop ends"} : (tensor<16x16xf32>, tensor<16x16xf32>)
    // CHECK: mp.dot {{.*}} : (tensor<16x16xf16>, tensor<16x16xf16>)
    %between = mp.opaque "test.between" ins() : () -> none
    %again:3 = scf.while (%now = %z, %sum = %z, %i = %none) : (tensor<16x16xf32>, tensor<16x16xf32>, tensor<i32>) -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<i32>) {
      %more = arith.cmpi slt, %i, %end#2 : tensor<i32>
      %bit = tensor.extract %more[] : tensor<i1>
      scf.condition(%bit) %now, %sum, %i : tensor<16x16xf32>, tensor<16x16xf32>, tensor<i32>
    } do {
    ^bb0(%now: tensor<16x16xf32>, %sum: tensor<16x16xf32>, %i: tensor<i32>):
      %0 = mp.dot %now, %w contracting [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %1 = arith.addf %0, %x : tensor<16x16xf32>
      %2 = math.tanh %1 : tensor<16x16xf32>
      %3 = mp.reduce max %2 dims [0, 1] : tensor<16x16xf32> to tensor<f32>
      %4 = arith.cmpf ogt, %3, %least : tensor<f32>
      %5 = mp.broadcast %4 dims [] : tensor<i1> to tensor<16x16xi1>
      %6 = arith.select %5, %2, %now : tensor<16x16xi1>, tensor<16x16xf32>
      %7 = mp.dot %2, %w contracting [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %8 = arith.addf %sum, %7 : tensor<16x16xf32>
      %n = arith.addi %i, %one : tensor<i32>
      scf.yield %6, %8, %n : tensor<16x16xf32>, tensor<16x16xf32>, tensor<i32>
    }
    // As often as an argument says.
    // CHECK: mp.opaque "test.after"
    // CHECK: mp.dot {{.*}} : (tensor<16x16xf16>, tensor<16x16xf16>)
    %after = mp.opaque "test.after" ins() : () -> none
    %other:2 = scf.while (%now = %z, %i = %none) : (tensor<16x16xf32>, tensor<i32>) -> (tensor<16x16xf32>, tensor<i32>) {
      %more = arith.cmpi slt, %i, %rounds : tensor<i32>
      %bit = tensor.extract %more[] : tensor<i1>
      scf.condition(%bit) %now, %i : tensor<16x16xf32>, tensor<i32>
    } do {
    ^bb0(%now: tensor<16x16xf32>, %i: tensor<i32>):
      %0 = mp.dot %now, %w contracting [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
      %1 = math.tanh %0 : tensor<16x16xf32>
      %3 = mp.reduce max %1 dims [0, 1] : tensor<16x16xf32> to tensor<f32>
      %4 = arith.cmpf ogt, %3, %least : tensor<f32>
      %5 = mp.broadcast %4 dims [] : tensor<i1> to tensor<16x16xi1>
      %6 = arith.select %5, %1, %now : tensor<16x16xi1>, tensor<16x16xf32>
      %n = arith.addi %i, %one : tensor<i32>
      scf.yield %6, %n : tensor<16x16xf32>, tensor<i32>
    }
    return %again#0, %again#1, %other#0 : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>
  }
}
