// Sums of products that the call of the later one makes: what is in memory is
// the sum, and the earlier product, in 16 bits.
//
// RUN: mp-opt %s --mp-annotate-precision --mp-insert-casts --mp-simplify-casts \
// RUN:   --mp-check-precision --split-input-file > %t.once
// RUN: FileCheck %s --input-file=%t.once
// RUN: mp-opt %t.once --mp-annotate-precision --mp-insert-casts \
// RUN:   --mp-simplify-casts --mp-check-precision --split-input-file \
// RUN:   | diff %t.once -

// Of one activation by two weights, to which a third call adds. The later
// product is not rounded, and no kernel reads either.
module attributes {mp.policy = #mp.policy<bf16>} {
  // CHECK-LABEL: func @three
  func.func @three(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}, %u: tensor<64x64xf32> {mp.role = #mp.role<parameter>}, %v: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<64x64xf32> {
    // CHECK: %[[A:.*]] = mp.dot {{.*}} -> tensor<64x64xbf16>
    %a = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // CHECK: %[[W:.*]] = mp.cast %[[A]]
    // CHECK: %[[B:.*]] = mp.dot {{.*}} -> tensor<64x64xf32>
    %b = mp.dot %x, %u contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // CHECK: %[[C:.*]] = mp.dot {{.*}} -> tensor<64x64xf32>
    %c = mp.dot %x, %v contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // CHECK: %[[S:.*]] = arith.addf %[[W]], %[[B]]
    // CHECK: mp.cast %[[S]] : tensor<64x64xf32> to tensor<64x64xbf16>
    %0 = arith.addf %a, %b : tensor<64x64xf32>
    // CHECK: %[[T:.*]] = arith.addf %[[C]], %{{.*}}
    // CHECK: mp.cast %[[T]] : tensor<64x64xf32> to tensor<64x64xbf16>
    %1 = arith.addf %c, %0 : tensor<64x64xf32>
    // CHECK: math.tanh %{{.*}} : tensor<64x64xf32>
    %2 = math.tanh %1 : tensor<64x64xf32>
    return %2 : tensor<64x64xf32>
  }
}

// -----

// In f16 the sum of what is not bounded stays f32, and so does its term: a call
// has one type for both.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @unbounded
  func.func @unbounded(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %y: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<64x64xf32> {
    %p = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %q = mp.dot %y, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // CHECK: %[[A:.*]] = mp.dot {{.*}} contracting [0] x [0] {{.*}} -> tensor<64x64xf32>
    %a = mp.dot %p, %q contracting [0] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // CHECK: %[[B:.*]] = mp.dot {{.*}} -> tensor<64x64xf32>
    %b = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // CHECK: %[[S:.*]] = arith.addf %[[A]], %[[B]]
    // CHECK-NOT: mp.cast %[[S]]
    %0 = arith.addf %a, %b : tensor<64x64xf32>
    // CHECK: math.tanh %[[S]]
    %1 = math.tanh %0 : tensor<64x64xf32>
    return %1 : tensor<64x64xf32>
  }
}

// -----

// A kernel adds what others read as well, and what is not a product.
module attributes {mp.policy = #mp.policy<bf16>} {
  // CHECK-LABEL: func @others
  func.func @others(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}, %u: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
    // CHECK: mp.dot {{.*}} -> tensor<64x64xbf16>
    %a = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} -> tensor<64x64xbf16>
    %b = mp.dot %x, %u contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %0 = arith.addf %a, %b : tensor<64x64xf32>
    %1 = math.tanh %0 : tensor<64x64xf32>
    %2 = math.tanh %a : tensor<64x64xf32>
    %3 = arith.addf %1, %2 : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} -> tensor<64x64xbf16>
    %c = mp.dot %3, %u contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %4 = math.tanh %c : tensor<64x64xf32>
    %5 = arith.addf %4, %2 : tensor<64x64xf32>
    return %5, %2 : tensor<64x64xf32>, tensor<64x64xf32>
  }
}

// -----

// Of more than 65,536 elements one kernel adds up rows and columns of the sum,
// and reads all products once.
module attributes {mp.policy = #mp.policy<bf16>} {
  // CHECK-LABEL: func @large
  func.func @large(%x: tensor<2048x64xf32> {mp.role = #mp.role<batch>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}, %u: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<2048x64xf32> {
    // CHECK: mp.dot {{.*}} -> tensor<2048x64xbf16>
    %a = mp.dot %x, %w contracting [1] x [0] : (tensor<2048x64xf32>, tensor<64x64xf32>) -> tensor<2048x64xf32>
    // CHECK: mp.dot {{.*}} -> tensor<2048x64xbf16>
    %b = mp.dot %x, %u contracting [1] x [0] : (tensor<2048x64xf32>, tensor<64x64xf32>) -> tensor<2048x64xf32>
    %0 = arith.addf %a, %b : tensor<2048x64xf32>
    %1 = math.tanh %0 : tensor<2048x64xf32>
    return %1 : tensor<2048x64xf32>
  }
}
