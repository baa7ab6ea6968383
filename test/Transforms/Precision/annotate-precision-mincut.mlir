// Arithmetic in f32, 16 bits in memory: what the planner mincut decides.
//
// RUN: mp-opt %s --mp-annotate-precision --mp-insert-casts --mp-simplify-casts \
// RUN:   --mp-check-precision --split-input-file > %t.once
// RUN: FileCheck %s --input-file=%t.once
// RUN: mp-opt %t.once --mp-annotate-precision --mp-insert-casts \
// RUN:   --mp-simplify-casts --mp-check-precision --split-input-file \
// RUN:   | diff %t.once -

// What crosses memory is narrow, what stays in a kernel is not rounded.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @chain
  func.func @chain(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>, %b: tensor<64xf32>) -> tensor<64x64xf32> {
    // CHECK: mp.dot %{{.*}} -> tensor<64x64xf16>
    %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %1 = mp.broadcast %b dims [1] : tensor<64xf32> to tensor<64x64xf32>
    // CHECK: %[[SUM:.*]] = arith.addf {{.*}} : tensor<64x64xf32>
    %2 = arith.addf %0, %1 : tensor<64x64xf32>
    // CHECK-NEXT: %[[TANH:.*]] = math.tanh %[[SUM]] : tensor<64x64xf32>
    // CHECK-NEXT: %[[NARROW:.*]] = mp.cast %[[TANH]] : tensor<64x64xf32> to tensor<64x64xf16>
    // CHECK-NEXT: mp.dot %[[NARROW]]
    %3 = math.tanh %2 : tensor<64x64xf32>
    %4 = mp.dot %3, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %4 : tensor<64x64xf32>
  }
}

// -----

// A square may be beyond the type: the contraction reads f32, and says why.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @square
  func.func @square(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> tensor<64x64xf32> {
    %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // CHECK: arith.mulf {{.*}} : tensor<64x64xf32>
    %1 = arith.mulf %0, %0 : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"} : (tensor<64x64xf32>
    %2 = mp.dot %1, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %2 : tensor<64x64xf32>
  }
}

// -----

// The same square is as good as any, where the user says so.
module attributes {mp.policy = #mp.policy<f16, rules = [<op "arith.mulf" = allow>]>} {
  // CHECK-LABEL: func @allowed
  func.func @allowed(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> tensor<64x64xf32> {
    %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // CHECK: arith.mulf {{.*}} : tensor<64x64xf32>
    %1 = arith.mulf %0, %0 : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} : (tensor<64x64xf16>
    %2 = mp.dot %1, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %2 : tensor<64x64xf32>
  }
}

// -----

// And what the user denies is stored in f32 and read so.
module attributes {mp.policy = #mp.policy<f16, rules = [<op "math.tanh" = deny>]>} {
  // CHECK-LABEL: func @denied
  func.func @denied(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> tensor<64x64xf32> {
    %0 = math.tanh %x : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}}mp.kept_wide{{.*}} : (tensor<64x64xf32>
    %1 = mp.dot %0, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %1 : tensor<64x64xf32>
  }
}

// -----

// A denied reshape is not read behind either, though it moves nothing.
module attributes {mp.policy = #mp.policy<f16, rules = [<op "mp.reshape" = deny>]>} {
  // CHECK-LABEL: func @denied_reshape
  func.func @denied_reshape(%x: tensor<8x8x64xf32>, %w: tensor<64x64xf32>) -> tensor<64x64xf32> {
    %0 = math.tanh %x : tensor<8x8x64xf32>
    %1 = mp.reshape %0 : tensor<8x8x64xf32> to tensor<64x64xf32>
    // CHECK: mp.dot {{.*}}mp.kept_wide{{.*}} : (tensor<64x64xf32>
    %2 = mp.dot %1, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %2 : tensor<64x64xf32>
  }
}

// -----

// A denied move carries on what was rounded already. It rounds no constant.
module attributes {mp.policy = #mp.policy<f16, rules = [<op "arith.negf" = deny>, <op "arith.select" = deny>]>} {
  // CHECK-LABEL: func @denied_moves
  func.func @denied_moves(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>, %c: tensor<64x64xi1>) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
    // CHECK: %[[Y:.*]] = mp.dot {{.*}} -> tensor<64x64xf16>
    %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %tenth = arith.constant dense<0.1> : tensor<64x64xf32>
    // CHECK: arith.negf %[[Y]] : tensor<64x64xf16>
    %1 = arith.negf %0 : tensor<64x64xf32>
    // CHECK: arith.select {{.*}} tensor<64x64xf32>
    %2 = arith.select %c, %0, %tenth : tensor<64x64xi1>, tensor<64x64xf32>
    return %1, %2 : tensor<64x64xf32>, tensor<64x64xf32>
  }
}

// -----

// An exponential that two library calls apart divides keeps its small numbers;
// in bf16 too.
module attributes {mp.policy = #mp.policy<bf16>} {
  // CHECK-LABEL: func @divisor
  func.func @divisor(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>, %i: tensor<64x1xi32>) -> tensor<64x64xf32> {
    %0 = math.tanh %x : tensor<64x64xf32>
    // CHECK: mp.gather {{.*}}tensor<64x64xf32>
    %1 = mp.gather %0, %i slice [1, 64] offset [1] collapsed [0] start [0] index_vector 1 : (tensor<64x64xf32>, tensor<64x1xi32>) -> tensor<64x64xf32>
    // CHECK: arith.divf {{.*}} : tensor<64x64xf32>
    %2 = arith.divf %w, %1 : tensor<64x64xf32>
    return %2 : tensor<64x64xf32>
  }
}

// -----

// The mask of a relu is made where it is read, of the 16 bits that are in memory
// for the product, and not kept beside them.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @relu_mask
  func.func @relu_mask(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> tensor<64x64xf32> {
    %zero = arith.constant dense<0.0> : tensor<64x64xf32>
    %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %sum = arith.addf %0, %w : tensor<64x64xf32>
    // CHECK: %[[RELU:.*]] = arith.maximumf {{.*}} tensor<64x64xf32>
    // CHECK: %[[STORED:.*]] = mp.cast %[[RELU]] : tensor<64x64xf32> to tensor<64x64xf16>
    %1 = arith.maximumf %sum, %zero : tensor<64x64xf32>
    // CHECK: mp.dot %[[STORED]]
    %2 = mp.dot %1, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // CHECK: arith.cmpf ogt, %[[STORED]], {{.*}} tensor<64x64xf16>
    %3 = arith.cmpf ogt, %1, %zero : tensor<64x64xf32>
    %4 = arith.select %3, %2, %zero : tensor<64x64xi1>, tensor<64x64xf32>
    return %4 : tensor<64x64xf32>
  }
}

// -----

// A price on what is only assumed to fit: what two kernels would save by 16 bits,
// 16 KiB, is not worth a megabyte. What a contraction reads has no price.
module attributes {mp.policy = #mp.policy<f16, risk = 1048576>} {
  // CHECK-LABEL: func @too_dear
  func.func @too_dear(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>, %b: tensor<64x64xf32>) -> tensor<64x64xf32> {
    // CHECK: mp.dot {{.*}} : (tensor<64x64xf16>, tensor<64x64xf16>) -> tensor<64x64xf32>
    %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %1 = arith.addf %0, %b : tensor<64x64xf32>
    return %1 : tensor<64x64xf32>
  }
}

// -----

module attributes {mp.policy = #mp.policy<f16, risk = 8192>} {
  // CHECK-LABEL: func @worth_it
  func.func @worth_it(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>, %b: tensor<64x64xf32>) -> tensor<64x64xf32> {
    // CHECK: mp.dot {{.*}} : (tensor<64x64xf16>, tensor<64x64xf16>) -> tensor<64x64xf16>
    %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %1 = arith.addf %0, %b : tensor<64x64xf32>
    return %1 : tensor<64x64xf32>
  }
}
