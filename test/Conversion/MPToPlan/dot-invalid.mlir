// Contractions that no cuBLASLt call computes, each with its reason.
// RUN: mp-opt %s --convert-mp-to-plan --split-input-file --verify-diagnostics

// The free dimensions of lhs have a contracted one between them.
func.func @main(%a: tensor<2x4x3xf32>, %b: tensor<4x5xf32>) -> tensor<2x3x5xf32> {
  // expected-error@+1 {{lhs of type 'tensor<2x4x3xf32>' is not a batch of matrices: free dimensions [0, 2] do not lie behind each other in memory; run mp-fit-to-libraries first}}
  %0 = mp.dot %a, %b contracting [1] x [0]
     : (tensor<2x4x3xf32>, tensor<4x5xf32>) -> tensor<2x3x5xf32>
  return %0 : tensor<2x3x5xf32>
}

// -----

// The batch is the contiguous dimension.
func.func @main(%a: tensor<4x5x3xf32>, %b: tensor<3x5x6xf32>) -> tensor<3x4x6xf32> {
  // expected-error@+1 {{lhs of type 'tensor<4x5x3xf32>' is not a batch of matrices: free stride 15 and contracting stride 3, but a matrix needs one of 1; run mp-fit-to-libraries first}}
  %0 = mp.dot %a, %b batching [2] x [0] contracting [1] x [1]
     : (tensor<4x5x3xf32>, tensor<3x5x6xf32>) -> tensor<3x4x6xf32>
  return %0 : tensor<3x4x6xf32>
}

// -----

// Types that the library does not mix.
func.func @main(%a: tensor<4x8xbf16>, %b: tensor<8x6xbf16>) -> tensor<4x6xf16> {
  // expected-error@+1 {{multiplies 'bf16' by 'bf16' and sums in 'f32' into 'f16', which cuBLASLt has not; expected f16 or bf16 accumulated in f32, or f32}}
  %0 = mp.dot %a, %b contracting [1] x [0] accumulate f32
     : (tensor<4x8xbf16>, tensor<8x6xbf16>) -> tensor<4x6xf16>
  return %0 : tensor<4x6xf16>
}
