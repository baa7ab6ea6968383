// In bf16, which has the range of f32, only digits are at stake: what is made of
// trusted values element by element may be of any size.
//
// RUN: mp-opt %s --mp-annotate-precision --mp-insert-casts --mp-simplify-casts \
// RUN:   --mp-check-precision --split-input-file | FileCheck %s

// A product of activations, an exponential, and a quotient.
module attributes {mp.policy = #mp.policy<bf16>} {
  // CHECK-LABEL: func @made
  func.func @made(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}, %g: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
    // CHECK-COUNT-4: mp.dot {{.*}} : (tensor<64x64xbf16>, tensor<64x64xbf16>)
    // CHECK-NOT: mp.dot
    %q = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %k = mp.dot %x, %g contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %gated = arith.mulf %q, %k : tensor<64x64xf32>
    %0 = mp.dot %gated, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %e = math.exp %q : tensor<64x64xf32>
    %over = arith.divf %k, %e : tensor<64x64xf32>
    %1 = mp.dot %over, %g contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %0, %1 : tensor<64x64xf32>, tensor<64x64xf32>
  }
}

// -----

// A square is taken from another, and a logarithm, too.
module attributes {mp.policy = #mp.policy<bf16>} {
  // CHECK-LABEL: func @taken
  func.func @taken(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
    %q = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %square = arith.mulf %q, %q : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
    %0 = mp.dot %square, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %log = math.log %q : tensor<64x64xf32>
    %rest = arith.subf %log, %w : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
    %1 = mp.dot %rest, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %0, %1 : tensor<64x64xf32>, tensor<64x64xf32>
  }
}

// -----

// A square times what is of both signs is the value times that, twice. Times what
// is not negative it may be a variance in the making.
module attributes {mp.policy = #mp.policy<bf16>} {
  // CHECK-LABEL: func @squares_times_others
  func.func @squares_times_others(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
    // CHECK: mp.dot {{.*}} : (tensor<64x64xbf16>, tensor<64x64xbf16>)
    %q = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} : (tensor<64x64xbf16>, tensor<64x64xbf16>)
    %k = mp.dot %q, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %half = arith.constant dense<0.5> : tensor<64x64xf32>
    %square = arith.mulf %q, %q : tensor<64x64xf32>
    %part = arith.mulf %square, %half : tensor<64x64xf32>
    %other = arith.mulf %part, %k : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} : (tensor<64x64xbf16>, tensor<64x64xbf16>)
    %0 = mp.dot %other, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %share = mp.logistic %k : tensor<64x64xf32>
    %weighed = arith.mulf %share, %square : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
    %1 = mp.dot %weighed, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %0, %1 : tensor<64x64xf32>, tensor<64x64xf32>
  }
}

// -----

// The batch over what nobody bounds. But twice a large number is a distance in the
// making, 2 x c.
module attributes {mp.policy = #mp.policy<bf16>} {
  // CHECK-LABEL: func @divided_batch
  func.func @divided_batch(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}, %p: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
    %over = arith.divf %x, %p : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} : (tensor<64x64xbf16>, tensor<64x64xbf16>)
    %0 = mp.dot %over, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %two = arith.constant dense<2.0> : tensor<64x64xf32>
    %eight = arith.constant dense<8.0> : tensor<64x64xf32>
    %large = arith.mulf %x, %eight : tensor<64x64xf32>
    %twice = arith.mulf %large, %two : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
    %1 = mp.dot %twice, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %0, %1 : tensor<64x64xf32>, tensor<64x64xf32>
  }
}

// -----

// The gradient of a first layer that the step itself goes on with, however
// small a mean makes it, is as good as a layer. Of proved numbers nobody knows what they are for.
module attributes {mp.policy = #mp.policy<bf16>} {
  // CHECK-LABEL: func @steps_within
  func.func @steps_within(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
    // CHECK: mp.dot {{.*}} : (tensor<64x64xbf16>, tensor<64x64xbf16>)
    %q = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %part = arith.constant dense<1.0e-4> : tensor<64x64xf32>
    %small = arith.mulf %q, %part : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} contracting [0] x [0] {{.*}} : (tensor<64x64xbf16>, tensor<64x64xbf16>)
    %g = mp.dot %x, %small contracting [0] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %moved = arith.subf %w, %g : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} : (tensor<64x64xbf16>, tensor<64x64xbf16>)
    %0 = mp.dot %x, %moved contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %t = math.tanh %q : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "multiplies the batch by what was not learnt"}
    %1 = mp.dot %x, %t contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %0, %1 : tensor<64x64xf32>, tensor<64x64xf32>
  }
}

// -----

// What a mask picks of the batch a layer reads as it reads the batch. What
// something is taken from is no more the layer's alone.
module attributes {mp.policy = #mp.policy<bf16>} {
  // CHECK-LABEL: func @picked
  func.func @picked(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
    %zero = arith.constant dense<0.0> : tensor<64x64xf32>
    %q = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %is = arith.cmpf ogt, %q, %zero : tensor<64x64xf32>
    %mask = arith.uitofp %is : tensor<64x64xi1> to tensor<64x64xf32>
    // CHECK: uitofp
    // CHECK: mp.dot {{.*}} : (tensor<64x64xbf16>, tensor<64x64xbf16>)
    %picked = mp.dot %mask, %x contracting [0] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} : (tensor<64x64xbf16>, tensor<64x64xbf16>)
    %0 = mp.dot %picked, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "multiplies the batch by what was not learnt"}
    %near = mp.dot %mask, %x contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %rest = arith.subf %near, %w : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
    %1 = mp.dot %rest, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %0, %1 : tensor<64x64xf32>, tensor<64x64xf32>
  }
}

// -----

// The square of a rectified value is an activation where layers alone read it;
// not where a sum does, which a variance is made of.
module attributes {mp.policy = #mp.policy<bf16>} {
  // CHECK-LABEL: func @rectified(
  func.func @rectified(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<64x64xf32> {
    // CHECK-COUNT-3: mp.dot {{.*}} : (tensor<64x64xbf16>, tensor<64x64xbf16>)
    %zero = arith.constant dense<0.0> : tensor<64x64xf32>
    %q = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %relu = arith.maximumf %q, %zero : tensor<64x64xf32>
    %square = arith.mulf %relu, %relu : tensor<64x64xf32>
    %0 = mp.dot %square, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %1 = mp.dot %0, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %1 : tensor<64x64xf32>
  }

  // CHECK-LABEL: func @rectified_over_a_length
  func.func @rectified_over_a_length(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<64x64xf32> {
    // CHECK-COUNT-2: mp.dot {{.*}} : (tensor<64x64xbf16>, tensor<64x64xbf16>)
    %zero = arith.constant dense<0.0> : tensor<64x64xf32>
    %length = arith.constant dense<64.0> : tensor<64x64xf32>
    %q = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %relu = arith.maximumf %q, %zero : tensor<64x64xf32>
    %square = arith.mulf %relu, %relu : tensor<64x64xf32>
    %share = arith.divf %square, %length : tensor<64x64xf32>
    %0 = mp.dot %share, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %0 : tensor<64x64xf32>
  }

  // CHECK-LABEL: func @rectified_over_what_is_learnt
  func.func @rectified_over_what_is_learnt(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<64x64xf32> {
    %zero = arith.constant dense<0.0> : tensor<64x64xf32>
    %length = arith.constant dense<64.0> : tensor<64x64xf32>
    %q = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %relu = arith.maximumf %q, %zero : tensor<64x64xf32>
    %square = arith.mulf %relu, %relu : tensor<64x64xf32>
    %share = arith.divf %square, %q : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
    %0 = mp.dot %share, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %0 : tensor<64x64xf32>
  }

  // CHECK-LABEL: func @added_up_by_ones
  func.func @added_up_by_ones(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<64x8xf32> {
    %zero = arith.constant dense<0.0> : tensor<64x64xf32>
    %ones = arith.constant dense<1.0> : tensor<64x8xf32>
    %q = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %relu = arith.maximumf %q, %zero : tensor<64x64xf32>
    %square = arith.mulf %relu, %relu : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
    %0 = mp.dot %square, %ones contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x8xf32>) -> tensor<64x8xf32>
    return %0 : tensor<64x8xf32>
  }

  // CHECK-LABEL: func @summed
  func.func @summed(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> (tensor<64x64xf32>, tensor<64xf32>) {
    %zero = arith.constant dense<0.0> : tensor<64x64xf32>
    %q = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %relu = arith.maximumf %q, %zero : tensor<64x64xf32>
    %square = arith.mulf %relu, %relu : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
    %0 = mp.dot %square, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %sum = mp.reduce add %square dims [1] : tensor<64x64xf32> to tensor<64xf32>
    return %0, %sum : tensor<64x64xf32>, tensor<64xf32>
  }
}
