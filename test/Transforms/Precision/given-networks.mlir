// Constants that are the layers of a network which the step closes over are
// weights, though nobody can say that their digits do not count; those of a
// bank of filters are not.
//
// RUN: mp-opt %s --mp-annotate-precision --mp-insert-casts --mp-simplify-casts \
// RUN:   --mp-check-precision --split-input-file | FileCheck %s

module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @main
  func.func @main(%w: tensor<4x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0, mp.name = "w"}, %x: tensor<8x4xf32> {mp.role = #mp.role<batch>, mp.name = "x"}) -> (tensor<4x4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}, tensor<f32> {mp.role = #mp.role<loss>, mp.name = "loss"}) {
    %one = arith.constant dense<[[-0.366850, 0.061921, -0.182063, 0.145488], [0.176008, -0.608260, -0.681565, 0.472457], [-0.336904, -0.371937, 0.693903, -0.041631], [0.471046, -0.033106, 0.194695, -0.489137]]> : tensor<4x4xf32>
    %two = arith.constant dense<[[0.188805, 0.515263, 0.032454, 0.337753], [0.239976, -0.610356, 0.361522, 0.127539], [-0.278225, -0.656584, 0.511738, -0.038151], [0.306353, 0.530338, 0.299781, 0.589538]]> : tensor<4x4xf32>
    // CHECK: mp.dot {{.*}} : (tensor<8x4xf16>, tensor<4x4xf16>)
    %0 = mp.dot %x, %one contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %1 = math.tanh %0 : tensor<8x4xf32>
    // CHECK: mp.dot {{.*}} : (tensor<8x4xf16>, tensor<4x4xf16>)
    %2 = mp.dot %1, %two contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    // CHECK: mp.dot {{.*}} : (tensor<8x4xf16>, tensor<4x4xf16>)
    %y = mp.dot %2, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %loss = mp.reduce add %y dims [0, 1] : tensor<8x4xf32> to tensor<f32>
    return %w, %loss : tensor<4x4xf32>, tensor<f32>
  }
}

// -----

module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @main
  func.func @main(%w: tensor<4x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0, mp.name = "w"}, %x: tensor<8x4xf32> {mp.role = #mp.role<batch>, mp.name = "x"}) -> (tensor<4x4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}, tensor<f32> {mp.role = #mp.role<loss>, mp.name = "loss"}) {
    %one = arith.constant dense<[[-0.147051, 0.421272, -0.077531, 0.609821], [0.530413, -0.563564, -0.509644, -0.396218], [0.651672, -0.089373, 0.177308, -0.278563], [0.010140, -0.159787, -0.208725, 0.119104]]> : tensor<4x4xf32>
    %two = arith.constant dense<[[0.117953, 0.565882, 0.254775, 0.600524], [0.498961, 0.687386, 0.239783, -0.471661], [0.504893, 0.650486, 0.566574, 0.096751], [0.299344, -0.404425, 0.464251, 0.102945]]> : tensor<4x4xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "multiplies the batch by what was not learnt"}
    %0 = mp.dot %x, %one contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %1 = math.absf %0 : tensor<8x4xf32>
    %2 = math.log1p %1 : tensor<8x4xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
    %3 = mp.dot %2, %two contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %y = mp.dot %3, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %loss = mp.reduce add %y dims [0, 1] : tensor<8x4xf32> to tensor<f32>
    return %w, %loss : tensor<4x4xf32>, tensor<f32>
  }
}
