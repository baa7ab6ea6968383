// What decides by a difference of energies which parameters are kept is f32.
//
// RUN: mp-opt %s --mp-annotate-precision --mp-insert-casts --mp-simplify-casts \
// RUN:   --mp-check-precision --split-input-file > %t.once
// RUN: FileCheck %s --input-file=%t.once
// RUN: mp-opt %t.once --mp-annotate-precision --mp-insert-casts \
// RUN:   --mp-simplify-casts --mp-check-precision --split-input-file \
// RUN:   | diff %t.once -

// Both energies, all the way from the parameters; another product of the same
// operands decides nothing.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @main
  func.func @main(%w: tensor<64x64xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
                  %x: tensor<64x64xf32> {mp.role = #mp.role<batch>, mp.name = "x"},
                  %n: tensor<64x64xf32> {mp.role = #mp.role<batch>, mp.name = "n"},
                  %u: tensor<f32> {mp.role = #mp.role<batch>, mp.name = "u"})
      -> (tensor<64x64xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
          tensor<64x64xf32>) {
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "decides which parameters are kept"} : (tensor<64x64xf32>, tensor<64x64xf32>)
    %h = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %t = math.tanh %h : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "decides which parameters are kept"} : (tensor<64x64xf32>, tensor<64x64xf32>)
    %y = mp.dot %t, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %e0 = mp.reduce add %y dims [0, 1] : tensor<64x64xf32> to tensor<f32>
    // CHECK: arith.addf {{.*}} tensor<64x64xf32>
    %w1 = arith.addf %w, %n : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "decides which parameters are kept"} : (tensor<64x64xf32>, tensor<64x64xf32>)
    %h1 = mp.dot %x, %w1 contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %t1 = math.tanh %h1 : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "decides which parameters are kept"} : (tensor<64x64xf32>, tensor<64x64xf32>)
    %y1 = mp.dot %t1, %w1 contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %e1 = mp.reduce add %y1 dims [0, 1] : tensor<64x64xf32> to tensor<f32>
    %gain = arith.subf %e0, %e1 : tensor<f32>
    %ok = arith.cmpf olt, %u, %gain : tensor<f32>
    %all = mp.broadcast %ok dims [] : tensor<i1> to tensor<64x64xi1>
    // CHECK: arith.select {{.*}} tensor<64x64xf32>
    %new = arith.select %all, %w1, %w : tensor<64x64xi1>, tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} : (tensor<64x64xf16>, tensor<64x64xf16>)
    %other = mp.dot %x, %w contracting [0] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %new, %other : tensor<64x64xf32>, tensor<64x64xf32>
  }
}

// -----

// The energy of what there was may be remembered, and the flag may be counted:
// a loop that ends when nothing better was found for a while.
module attributes {mp.policy = #mp.policy<bf16>} {
  // CHECK-LABEL: func @main
  func.func @main(%w: tensor<64x64xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
                  %best: tensor<f32> {mp.role = #mp.role<optimizer_state>, mp.name = "best", mp.pair = 1},
                  %bad: tensor<i32> {mp.role = #mp.role<counter>, mp.name = "bad", mp.pair = 2},
                  %x: tensor<64x64xf32> {mp.role = #mp.role<batch>, mp.name = "x"},
                  %n: tensor<64x64xf32> {mp.role = #mp.role<batch>, mp.name = "n"})
      -> (tensor<64x64xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
          tensor<f32> {mp.role = #mp.role<new_state>, mp.name = "best"},
          tensor<i32> {mp.role = #mp.role<new_state>, mp.name = "bad"}) {
    %none = arith.constant dense<0> : tensor<i32>
    %one = arith.constant dense<1> : tensor<i32>
    %most = arith.constant dense<3> : tensor<i32>
    %w1 = arith.addf %w, %n : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "decides which parameters are kept"} : (tensor<64x64xf32>, tensor<64x64xf32>)
    %h = mp.dot %x, %w1 contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %e = mp.reduce add %h dims [0, 1] : tensor<64x64xf32> to tensor<f32>
    %better = arith.cmpf olt, %e, %best : tensor<f32>
    %more = arith.addi %bad, %one : tensor<i32>
    %count = arith.select %better, %none, %more : tensor<i1>, tensor<i32>
    %go = arith.cmpi slt, %count, %most : tensor<i32>
    %all = mp.broadcast %go dims [] : tensor<i1> to tensor<64x64xi1>
    %new = arith.select %all, %w1, %w : tensor<64x64xi1>, tensor<64x64xf32>
    %least = arith.minimumf %e, %best : tensor<f32>
    return %new, %least, %count : tensor<64x64xf32>, tensor<f32>, tensor<i32>
  }
}

// -----

// The best parameters are remembered, and training goes on without them. A step
// that is not done since its gradient is large, or that a bound of each element
// stops, compares no energies.
module attributes {mp.policy = #mp.policy<bf16>} {
  // CHECK-LABEL: func @main
  // CHECK-NOT: decides which parameters
  func.func @main(%w: tensor<64x64xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
                  %kept: tensor<64x64xf32> {mp.role = #mp.role<parameter>, mp.name = "kept", mp.pair = 1},
                  %best: tensor<f32> {mp.role = #mp.role<optimizer_state>, mp.name = "best", mp.pair = 2},
                  %x: tensor<64x64xf32> {mp.role = #mp.role<batch>, mp.name = "x"},
                  %s: tensor<64x64xf32> {mp.role = #mp.role<batch>, mp.name = "s"})
      -> (tensor<64x64xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
          tensor<64x64xf32> {mp.role = #mp.role<new_parameter>, mp.name = "kept"},
          tensor<f32> {mp.role = #mp.role<new_state>, mp.name = "best"}) {
    %bound = arith.constant dense<1.0> : tensor<f32>
    %bounds = arith.constant dense<1.0> : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} : (tensor<64x64xbf16>, tensor<64x64xbf16>)
    %h = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %t = math.tanh %h : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} : (tensor<64x64xbf16>, tensor<64x64xbf16>)
    %y = mp.dot %t, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %e = mp.reduce add %y dims [0, 1] : tensor<64x64xf32> to tensor<f32>
    %square = arith.mulf %s, %s : tensor<64x64xf32>
    %norm = mp.reduce add %square dims [0, 1] : tensor<64x64xf32> to tensor<f32>
    %tame = arith.cmpf olt, %norm, %bound : tensor<f32>
    %all = mp.broadcast %tame dims [] : tensor<i1> to tensor<64x64xi1>
    %w1 = arith.addf %w, %s : tensor<64x64xf32>
    %small = arith.cmpf olt, %w1, %bounds : tensor<64x64xf32>
    %w2 = arith.select %small, %w1, %w : tensor<64x64xi1>, tensor<64x64xf32>
    %w3 = arith.select %all, %w2, %w : tensor<64x64xi1>, tensor<64x64xf32>
    %better = arith.cmpf olt, %e, %best : tensor<f32>
    %which = mp.broadcast %better dims [] : tensor<i1> to tensor<64x64xi1>
    %kept1 = arith.select %which, %w, %kept : tensor<64x64xi1>, tensor<64x64xf32>
    %least = arith.minimumf %e, %best : tensor<f32>
    return %w3, %kept1, %least : tensor<64x64xf32>, tensor<64x64xf32>, tensor<f32>
  }
}
