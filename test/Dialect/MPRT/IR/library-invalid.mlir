// Library calls stay inside their memory and agree with themselves.
// RUN: mp-opt %s --split-input-file --verify-diagnostics

// Two flags.
mprt.plan @step {
  %a = mprt.slot argument 0 "a" : tensor<64x16xf32>
  %b = mprt.slot argument 1 "b" : tensor<8x64xf32>
  %d = mprt.slot result 0 "d" : tensor<8x16xf32>
  // expected-error@+1 {{'trans' has 1 entries, expected 2}}
  mprt.matmul %a, %b into %d m 16 n 8 k 64 trans [false] ld [16, 64, 16, 16] types [f32, f32, f32, f32] compute f32 scale f32 align [16, 16, 16, 16]
}

// -----

// Four leading dimensions.
mprt.plan @step {
  %a = mprt.slot argument 0 "a" : tensor<64x16xf32>
  %b = mprt.slot argument 1 "b" : tensor<8x64xf32>
  %d = mprt.slot result 0 "d" : tensor<8x16xf32>
  // expected-error@+1 {{'ld' has 3 entries, expected 4}}
  mprt.matmul %a, %b into %d m 16 n 8 k 64 trans [false, false] ld [16, 64, 16] types [f32, f32, f32, f32] compute f32 scale f32 align [16, 16, 16, 16]
}

// -----

// Four types.
mprt.plan @step {
  %a = mprt.slot argument 0 "a" : tensor<64x16xf32>
  %b = mprt.slot argument 1 "b" : tensor<8x64xf32>
  %d = mprt.slot result 0 "d" : tensor<8x16xf32>
  // expected-error@+1 {{'types' has 5 entries, expected 4}}
  mprt.matmul %a, %b into %d m 16 n 8 k 64 trans [false, false] ld [16, 64, 16, 16] types [f32, f32, f32, f32, f32] compute f32 scale f32 align [16, 16, 16, 16]
}

// -----

// Four alignments.
mprt.plan @step {
  %a = mprt.slot argument 0 "a" : tensor<64x16xf32>
  %b = mprt.slot argument 1 "b" : tensor<8x64xf32>
  %d = mprt.slot result 0 "d" : tensor<8x16xf32>
  // expected-error@+1 {{'align' has 1 entries, expected 4}}
  mprt.matmul %a, %b into %d m 16 n 8 k 64 trans [false, false] ld [16, 64, 16, 16] types [f32, f32, f32, f32] compute f32 scale f32 align [16]
}

// -----

// An alignment is positive.
mprt.plan @step {
  %a = mprt.slot argument 0 "a" : tensor<64x16xf32>
  %b = mprt.slot argument 1 "b" : tensor<8x64xf32>
  %d = mprt.slot result 0 "d" : tensor<8x16xf32>
  // expected-error@+1 {{'align' has 0, but must have at least 1}}
  mprt.matmul %a, %b into %d m 16 n 8 k 64 trans [false, false] ld [16, 64, 16, 16] types [f32, f32, f32, f32] compute f32 scale f32 align [16, 0, 16, 16]
}

// -----

// A matrix has elements.
mprt.plan @step {
  %a = mprt.slot argument 0 "a" : tensor<64x16xf32>
  %b = mprt.slot argument 1 "b" : tensor<8x64xf32>
  %d = mprt.slot result 0 "d" : tensor<8x16xf32>
  // expected-error@+1 {{'m, n, k' has 0, but must have at least 1}}
  mprt.matmul %a, %b into %d m 16 n 8 k 0 trans [false, false] ld [16, 64, 16, 16] types [f32, f32, f32, f32] compute f32 scale f32 align [16, 16, 16, 16]
}

// -----

// A batch has matrices.
mprt.plan @step {
  %a = mprt.slot argument 0 "a" : tensor<64x16xf32>
  %b = mprt.slot argument 1 "b" : tensor<8x64xf32>
  %d = mprt.slot result 0 "d" : tensor<8x16xf32>
  // expected-error@+1 {{'batch' has 0, but must have at least 1}}
  mprt.matmul %a, %b into %d m 16 n 8 k 64 trans [false, false] ld [16, 64, 16, 16] batch 0 strides [0, 0, 0, 0] types [f32, f32, f32, f32] compute f32 scale f32 align [16, 16, 16, 16]
}

// -----

// A batch has strides.
mprt.plan @step {
  %a = mprt.slot argument 0 "a" : tensor<64x16xf32>
  %b = mprt.slot argument 1 "b" : tensor<8x64xf32>
  %d = mprt.slot result 0 "d" : tensor<8x16xf32>
  // expected-error@+1 {{'strides' has 2 entries, expected 4}}
  mprt.matmul %a, %b into %d m 16 n 8 k 64 trans [false, false] ld [16, 64, 16, 16] batch 2 strides [0, 0] types [f32, f32, f32, f32] compute f32 scale f32 align [16, 16, 16, 16]
}

// -----

// Strides go forward.
mprt.plan @step {
  %a = mprt.slot argument 0 "a" : tensor<64x16xf32>
  %b = mprt.slot argument 1 "b" : tensor<8x64xf32>
  %d = mprt.slot result 0 "d" : tensor<8x16xf32>
  // expected-error@+1 {{'strides' has -1, but must have at least 0}}
  mprt.matmul %a, %b into %d m 16 n 8 k 64 trans [false, false] ld [16, 64, 16, 16] batch 2 strides [0, 0, -1, 0] types [f32, f32, f32, f32] compute f32 scale f32 align [16, 16, 16, 16]
}

// -----

// A leading dimension holds a column.
mprt.plan @step {
  %a = mprt.slot argument 0 "a" : tensor<64x16xf32>
  %b = mprt.slot argument 1 "b" : tensor<8x64xf32>
  %d = mprt.slot result 0 "d" : tensor<8x16xf32>
  // expected-error@+1 {{A has leading dimension 15, below its 16 rows}}
  mprt.matmul %a, %b into %d m 16 n 8 k 64 trans [false, false] ld [15, 64, 16, 16] types [f32, f32, f32, f32] compute f32 scale f32 align [16, 16, 16, 16]
}

// -----

// A flag swaps rows and columns.
mprt.plan @step {
  %a = mprt.slot argument 0 "a" : tensor<64x16xf32>
  %b = mprt.slot argument 1 "b" : tensor<8x64xf32>
  %d = mprt.slot result 0 "d" : tensor<8x16xf32>
  // expected-error@+1 {{A has leading dimension 16, below its 64 rows}}
  mprt.matmul %a, %b into %d m 16 n 8 k 64 trans [true, false] ld [16, 64, 16, 16] types [f32, f32, f32, f32] compute f32 scale f32 align [16, 16, 16, 16]
}

// -----

// Memory holds the type.
mprt.plan @step {
  %a = mprt.slot argument 0 "a" : tensor<64x16xf32>
  %b = mprt.slot argument 1 "b" : tensor<8x64xf32>
  %d = mprt.slot result 0 "d" : tensor<8x16xf32>
  // expected-error@+1 {{B has type 'f16', but its memory holds 'tensor<8x64xf32>'}}
  mprt.matmul %a, %b into %d m 16 n 8 k 64 trans [false, false] ld [16, 64, 16, 16] types [f32, f16, f32, f32] compute f32 scale f32 align [16, 16, 16, 16]
}

// -----

// Memory holds the matrix.
mprt.plan @step {
  %a = mprt.slot argument 0 "a" : tensor<64x16xf32>
  %b = mprt.slot argument 1 "b" : tensor<8x64xf32>
  %d = mprt.slot result 0 "d" : tensor<8x16xf32>
  // expected-error@+1 {{A ends behind the 4096 bytes of its memory}}
  mprt.matmul %a, %b into %d m 16 n 8 k 64 trans [false, false] ld [17, 64, 16, 16] types [f32, f32, f32, f32] compute f32 scale f32 align [16, 16, 16, 16]
}

// -----

// And the batch.
mprt.plan @step {
  %a = mprt.slot argument 0 "a" : tensor<64x16xf32>
  %b = mprt.slot argument 1 "b" : tensor<8x64xf32>
  %d = mprt.slot result 0 "d" : tensor<8x16xf32>
  // expected-error@+1 {{D ends behind the 512 bytes of its memory}}
  mprt.matmul %a, %b into %d m 16 n 8 k 64 trans [false, false] ld [16, 64, 16, 16] batch 2 strides [0, 0, 0, 128] types [f32, f32, f32, f32] compute f32 scale f32 align [16, 16, 16, 16]
}

// -----

// Sizes do not wrap around.
mprt.plan @step {
  %a = mprt.slot argument 0 "a" : tensor<64x16xf32>
  %b = mprt.slot argument 1 "b" : tensor<8x64xf32>
  %d = mprt.slot result 0 "d" : tensor<8x16xf32>
  // expected-error@+1 {{A ends behind the 4096 bytes of its memory}}
  mprt.matmul %a, %b into %d m 16 n 8 k 64 trans [false, false] ld [9223372036854775807, 64, 16, 16] types [f32, f32, f32, f32] compute f32 scale f32 align [16, 16, 16, 16]
}

// -----

// Beta has a C.
mprt.plan @step {
  %a = mprt.slot argument 0 "a" : tensor<64x16xf32>
  %b = mprt.slot argument 1 "b" : tensor<8x64xf32>
  %d = mprt.slot result 0 "d" : tensor<8x16xf32>
  // expected-error@+1 {{adds C times 1.000000e+00, but has no C}}
  mprt.matmul %a, %b into %d m 16 n 8 k 64 trans [false, false] ld [16, 64, 16, 16] types [f32, f32, f32, f32] compute f32 scale f32 beta 1.0 align [16, 16, 16, 16]
}

// -----

// An epilogue has its bias.
mprt.plan @step {
  %a = mprt.slot argument 0 "a" : tensor<64x16xf32>
  %b = mprt.slot argument 1 "b" : tensor<8x64xf32>
  %d = mprt.slot result 0 "d" : tensor<8x16xf32>
  // expected-error@+1 {{has epilogue 'bias', but no bias}}
  mprt.matmul %a, %b into %d m 16 n 8 k 64 trans [false, false] ld [16, 64, 16, 16] types [f32, f32, f32, f32] compute f32 scale f32 epilogue bias align [16, 16, 16, 16]
}

// -----

// A bias has its epilogue.
mprt.plan @step {
  %a = mprt.slot argument 0 "a" : tensor<64x16xf32>
  %b = mprt.slot argument 1 "b" : tensor<8x64xf32>
  %d = mprt.slot result 0 "d" : tensor<8x16xf32>
  // expected-error@+1 {{has epilogue 'default', but a bias}}
  mprt.matmul %a, %b bias %a into %d m 16 n 8 k 64 trans [false, false] ld [16, 64, 16, 16] types [f32, f32, f32, f32] compute f32 scale f32 align [16, 16, 16, 16]
}

// -----

// A bias has an element per row.
mprt.plan @step {
  %a = mprt.slot argument 0 "a" : tensor<64x16xf32>
  %b = mprt.slot argument 1 "b" : tensor<8x64xf32>
  %d = mprt.slot result 0 "d" : tensor<8x16xf32>
  %bias = mprt.slot argument 2 "bias" : tensor<8xf32>
  // expected-error@+1 {{has a bias of 8 elements for 16 rows}}
  mprt.matmul %a, %b bias %bias into %d m 16 n 8 k 64 trans [false, false] ld [16, 64, 16, 16] types [f32, f32, f32, f32] compute f32 scale f32 epilogue bias align [16, 16, 16, 16]
}

// -----

// Something is spatial.
mprt.plan @step {
  %x = mprt.slot argument 0 "x" : tensor<2x4x6x6xf32>
  %w = mprt.slot argument 1 "w" : tensor<8x4x3x3xf32>
  %y = mprt.slot result 0 "y" : tensor<2x8x4x4xf32>
  // expected-error@+1 {{x has 2 dimensions, expected 3 or more}}
  mprt.conv fwd %x, %w into %y x <[2, 4] strides [4, 1] f32> w <[8, 4, 3, 3] strides [36, 9, 3, 1] f32> y <[2, 8, 4, 4] strides [128, 16, 4, 1] f32> strides [1, 1] low [0, 0] high [0, 0] dilation [1, 1] mode convolution groups 1 compute f32
}

// -----

// Ranks agree.
mprt.plan @step {
  %x = mprt.slot argument 0 "x" : tensor<2x4x6x6xf32>
  %w = mprt.slot argument 1 "w" : tensor<8x4x3x3xf32>
  %y = mprt.slot result 0 "y" : tensor<2x8x4x4xf32>
  // expected-error@+1 {{'w' has 3 entries, expected 4}}
  mprt.conv fwd %x, %w into %y x <[2, 4, 6, 6] strides [144, 36, 6, 1] f32> w <[8, 4, 3] strides [12, 3, 1] f32> y <[2, 8, 4, 4] strides [128, 16, 4, 1] f32> strides [1, 1] low [0, 0] high [0, 0] dilation [1, 1] mode convolution groups 1 compute f32
}

// -----

// Ranks agree.
mprt.plan @step {
  %x = mprt.slot argument 0 "x" : tensor<2x4x6x6xf32>
  %w = mprt.slot argument 1 "w" : tensor<8x4x3x3xf32>
  %y = mprt.slot result 0 "y" : tensor<2x8x4x4xf32>
  // expected-error@+1 {{'y' has 3 entries, expected 4}}
  mprt.conv fwd %x, %w into %y x <[2, 4, 6, 6] strides [144, 36, 6, 1] f32> w <[8, 4, 3, 3] strides [36, 9, 3, 1] f32> y <[2, 8, 4] strides [32, 4, 1] f32> strides [1, 1] low [0, 0] high [0, 0] dilation [1, 1] mode convolution groups 1 compute f32
}

// -----

// A stride per dimension.
mprt.plan @step {
  %x = mprt.slot argument 0 "x" : tensor<2x4x6x6xf32>
  %w = mprt.slot argument 1 "w" : tensor<8x4x3x3xf32>
  %y = mprt.slot result 0 "y" : tensor<2x8x4x4xf32>
  // expected-error@+1 {{'strides' has 1 entries, expected 2}}
  mprt.conv fwd %x, %w into %y x <[2, 4, 6, 6] strides [144, 36, 6, 1] f32> w <[8, 4, 3, 3] strides [36, 9, 3, 1] f32> y <[2, 8, 4, 4] strides [128, 16, 4, 1] f32> strides [1] low [0, 0] high [0, 0] dilation [1, 1] mode convolution groups 1 compute f32
}

// -----

// Padding per dimension.
mprt.plan @step {
  %x = mprt.slot argument 0 "x" : tensor<2x4x6x6xf32>
  %w = mprt.slot argument 1 "w" : tensor<8x4x3x3xf32>
  %y = mprt.slot result 0 "y" : tensor<2x8x4x4xf32>
  // expected-error@+1 {{'low' has 3 entries, expected 2}}
  mprt.conv fwd %x, %w into %y x <[2, 4, 6, 6] strides [144, 36, 6, 1] f32> w <[8, 4, 3, 3] strides [36, 9, 3, 1] f32> y <[2, 8, 4, 4] strides [128, 16, 4, 1] f32> strides [1, 1] low [0, 0, 0] high [0, 0] dilation [1, 1] mode convolution groups 1 compute f32
}

// -----

// Padding per dimension.
mprt.plan @step {
  %x = mprt.slot argument 0 "x" : tensor<2x4x6x6xf32>
  %w = mprt.slot argument 1 "w" : tensor<8x4x3x3xf32>
  %y = mprt.slot result 0 "y" : tensor<2x8x4x4xf32>
  // expected-error@+1 {{'high' has 1 entries, expected 2}}
  mprt.conv fwd %x, %w into %y x <[2, 4, 6, 6] strides [144, 36, 6, 1] f32> w <[8, 4, 3, 3] strides [36, 9, 3, 1] f32> y <[2, 8, 4, 4] strides [128, 16, 4, 1] f32> strides [1, 1] low [0, 0] high [0] dilation [1, 1] mode convolution groups 1 compute f32
}

// -----

// A dilation per dimension.
mprt.plan @step {
  %x = mprt.slot argument 0 "x" : tensor<2x4x6x6xf32>
  %w = mprt.slot argument 1 "w" : tensor<8x4x3x3xf32>
  %y = mprt.slot result 0 "y" : tensor<2x8x4x4xf32>
  // expected-error@+1 {{'dilation' has 1 entries, expected 2}}
  mprt.conv fwd %x, %w into %y x <[2, 4, 6, 6] strides [144, 36, 6, 1] f32> w <[8, 4, 3, 3] strides [36, 9, 3, 1] f32> y <[2, 8, 4, 4] strides [128, 16, 4, 1] f32> strides [1, 1] low [0, 0] high [0, 0] dilation [1] mode convolution groups 1 compute f32
}

// -----

// Strides go forward.
mprt.plan @step {
  %x = mprt.slot argument 0 "x" : tensor<2x4x6x6xf32>
  %w = mprt.slot argument 1 "w" : tensor<8x4x3x3xf32>
  %y = mprt.slot result 0 "y" : tensor<2x8x4x4xf32>
  // expected-error@+1 {{'strides' has 0, but must have at least 1}}
  mprt.conv fwd %x, %w into %y x <[2, 4, 6, 6] strides [144, 36, 6, 1] f32> w <[8, 4, 3, 3] strides [36, 9, 3, 1] f32> y <[2, 8, 4, 4] strides [128, 16, 4, 1] f32> strides [0, 1] low [0, 0] high [0, 0] dilation [1, 1] mode convolution groups 1 compute f32
}

// -----

// Dilations too.
mprt.plan @step {
  %x = mprt.slot argument 0 "x" : tensor<2x4x6x6xf32>
  %w = mprt.slot argument 1 "w" : tensor<8x4x3x3xf32>
  %y = mprt.slot result 0 "y" : tensor<2x8x4x4xf32>
  // expected-error@+1 {{'dilation' has -2, but must have at least 1}}
  mprt.conv fwd %x, %w into %y x <[2, 4, 6, 6] strides [144, 36, 6, 1] f32> w <[8, 4, 3, 3] strides [36, 9, 3, 1] f32> y <[2, 8, 4, 4] strides [128, 16, 4, 1] f32> strides [1, 1] low [0, 0] high [0, 0] dilation [1, -2] mode convolution groups 1 compute f32
}

// -----

// Padding adds.
mprt.plan @step {
  %x = mprt.slot argument 0 "x" : tensor<2x4x6x6xf32>
  %w = mprt.slot argument 1 "w" : tensor<8x4x3x3xf32>
  %y = mprt.slot result 0 "y" : tensor<2x8x4x4xf32>
  // expected-error@+1 {{'low' has -1, but must have at least 0}}
  mprt.conv fwd %x, %w into %y x <[2, 4, 6, 6] strides [144, 36, 6, 1] f32> w <[8, 4, 3, 3] strides [36, 9, 3, 1] f32> y <[2, 8, 4, 4] strides [128, 16, 4, 1] f32> strides [1, 1] low [-1, 0] high [0, 0] dilation [1, 1] mode convolution groups 1 compute f32
}

// -----

// Padding adds.
mprt.plan @step {
  %x = mprt.slot argument 0 "x" : tensor<2x4x6x6xf32>
  %w = mprt.slot argument 1 "w" : tensor<8x4x3x3xf32>
  %y = mprt.slot result 0 "y" : tensor<2x8x4x4xf32>
  // expected-error@+1 {{'high' has -1, but must have at least 0}}
  mprt.conv fwd %x, %w into %y x <[2, 4, 6, 6] strides [144, 36, 6, 1] f32> w <[8, 4, 3, 3] strides [36, 9, 3, 1] f32> y <[2, 8, 4, 4] strides [128, 16, 4, 1] f32> strides [1, 1] low [0, 0] high [0, -1] dilation [1, 1] mode convolution groups 1 compute f32
}

// -----

// Groups split channels.
mprt.plan @step {
  %x = mprt.slot argument 0 "x" : tensor<2x4x6x6xf32>
  %w = mprt.slot argument 1 "w" : tensor<8x4x3x3xf32>
  %y = mprt.slot result 0 "y" : tensor<2x8x4x4xf32>
  // expected-error@+1 {{4 and 8 channels do not split into 3 groups}}
  mprt.conv fwd %x, %w into %y x <[2, 4, 6, 6] strides [144, 36, 6, 1] f32> w <[8, 4, 3, 3] strides [36, 9, 3, 1] f32> y <[2, 8, 4, 4] strides [128, 16, 4, 1] f32> strides [1, 1] low [0, 0] high [0, 0] dilation [1, 1] mode convolution groups 3 compute f32
}

// -----

// Channels agree.
mprt.plan @step {
  %x = mprt.slot argument 0 "x" : tensor<2x4x6x6xf32>
  %w = mprt.slot argument 1 "w" : tensor<8x4x3x3xf32>
  %y = mprt.slot result 0 "y" : tensor<2x8x4x4xf32>
  // expected-error@+1 {{batch or channels of x, w and y differ: 2x4, 8x4, 2x8}}
  mprt.conv fwd %x, %w into %y x <[2, 4, 6, 6] strides [144, 36, 6, 1] f32> w <[8, 4, 3, 3] strides [36, 9, 3, 1] f32> y <[2, 8, 4, 4] strides [128, 16, 4, 1] f32> strides [1, 1] low [0, 0] high [0, 0] dilation [1, 1] mode convolution groups 2 compute f32
}

// -----

// Sizes agree.
mprt.plan @step {
  %x = mprt.slot argument 0 "x" : tensor<2x4x6x6xf32>
  %w = mprt.slot argument 1 "w" : tensor<8x4x3x3xf32>
  %y = mprt.slot result 0 "y" : tensor<2x8x4x4xf32>
  // expected-error@+1 {{y has size 4 in spatial dimension 1, but the window has 5 places}}
  mprt.conv fwd %x, %w into %y x <[2, 4, 6, 6] strides [144, 36, 6, 1] f32> w <[8, 4, 3, 3] strides [36, 9, 3, 1] f32> y <[2, 8, 4, 4] strides [128, 16, 4, 1] f32> strides [1, 1] low [0, 0] high [0, 1] dilation [1, 1] mode convolution groups 1 compute f32
}

// -----

// A window fits.
mprt.plan @step {
  %x = mprt.slot argument 0 "x" : tensor<2x4x6x6xf32>
  %w = mprt.slot argument 1 "w" : tensor<8x4x3x3xf32>
  %y = mprt.slot result 0 "y" : tensor<2x8x4x4xf32>
  // expected-error@+1 {{y has size 4 in spatial dimension 0, but the window has no places}}
  mprt.conv fwd %x, %w into %y x <[2, 4, 6, 6] strides [144, 36, 6, 1] f32> w <[8, 4, 3, 3] strides [36, 9, 3, 1] f32> y <[2, 8, 4, 4] strides [128, 16, 4, 1] f32> strides [1, 1] low [0, 0] high [0, 0] dilation [3, 1] mode convolution groups 1 compute f32
}

// -----

// Memory holds a tensor.
mprt.plan @step {
  %x = mprt.slot argument 0 "x" : tensor<2x4x6x6xf32>
  %w = mprt.slot argument 1 "w" : tensor<8x4x3x3xf32>
  %y = mprt.slot result 0 "y" : tensor<2x8x4x4xf32>
  // expected-error@+1 {{x is described as #mprt.tensor<[2, 4, 6, 6] strides [288, 36, 6, 1] f32>, but its memory holds 'tensor<2x4x6x6xf32>'}}
  mprt.conv fwd %x, %w into %y x <[2, 4, 6, 6] strides [288, 36, 6, 1] f32> w <[8, 4, 3, 3] strides [36, 9, 3, 1] f32> y <[2, 8, 4, 4] strides [128, 16, 4, 1] f32> strides [1, 1] low [0, 0] high [0, 0] dilation [1, 1] mode convolution groups 1 compute f32
}

// -----

// Of its type.
mprt.plan @step {
  %x = mprt.slot argument 0 "x" : tensor<2x4x6x6xf32>
  %w = mprt.slot argument 1 "w" : tensor<8x4x3x3xf32>
  %y = mprt.slot result 0 "y" : tensor<2x8x4x4xf32>
  // expected-error@+1 {{w is described as #mprt.tensor<[8, 4, 3, 3] strides [36, 9, 3, 1] f16>, but its memory holds 'tensor<8x4x3x3xf32>'}}
  mprt.conv fwd %x, %w into %y x <[2, 4, 6, 6] strides [144, 36, 6, 1] f32> w <[8, 4, 3, 3] strides [36, 9, 3, 1] f16> y <[2, 8, 4, 4] strides [128, 16, 4, 1] f32> strides [1, 1] low [0, 0] high [0, 0] dilation [1, 1] mode convolution groups 1 compute f32
}

// -----

// Something is spatial.
mprt.plan @step {
  %x = mprt.slot argument 0 "x" : tensor<2x4x6x6xf32>
  %y = mprt.slot result 0 "y" : tensor<2x4x3x3xf32>
  // expected-error@+1 {{x has 2 dimensions, expected 3 or more}}
  mprt.pool max %x into %y x <[2, 4] strides [4, 1] f32> y <[2, 4, 3, 3] strides [36, 9, 3, 1] f32> window [2, 2] strides [2, 2] padding [0, 0] compute f32
}

// -----

// Ranks agree.
mprt.plan @step {
  %x = mprt.slot argument 0 "x" : tensor<2x4x6x6xf32>
  %y = mprt.slot result 0 "y" : tensor<2x4x3x3xf32>
  // expected-error@+1 {{'y' has 3 entries, expected 4}}
  mprt.pool max %x into %y x <[2, 4, 6, 6] strides [144, 36, 6, 1] f32> y <[2, 4, 3] strides [12, 3, 1] f32> window [2, 2] strides [2, 2] padding [0, 0] compute f32
}

// -----

// A window size per dimension.
mprt.plan @step {
  %x = mprt.slot argument 0 "x" : tensor<2x4x6x6xf32>
  %y = mprt.slot result 0 "y" : tensor<2x4x3x3xf32>
  // expected-error@+1 {{'window' has 1 entries, expected 2}}
  mprt.pool max %x into %y x <[2, 4, 6, 6] strides [144, 36, 6, 1] f32> y <[2, 4, 3, 3] strides [36, 9, 3, 1] f32> window [2] strides [2, 2] padding [0, 0] compute f32
}

// -----

// A stride per dimension.
mprt.plan @step {
  %x = mprt.slot argument 0 "x" : tensor<2x4x6x6xf32>
  %y = mprt.slot result 0 "y" : tensor<2x4x3x3xf32>
  // expected-error@+1 {{'strides' has 3 entries, expected 2}}
  mprt.pool max %x into %y x <[2, 4, 6, 6] strides [144, 36, 6, 1] f32> y <[2, 4, 3, 3] strides [36, 9, 3, 1] f32> window [2, 2] strides [2, 2, 2] padding [0, 0] compute f32
}

// -----

// Padding per dimension.
mprt.plan @step {
  %x = mprt.slot argument 0 "x" : tensor<2x4x6x6xf32>
  %y = mprt.slot result 0 "y" : tensor<2x4x3x3xf32>
  // expected-error@+1 {{'padding' has 1 entries, expected 2}}
  mprt.pool max %x into %y x <[2, 4, 6, 6] strides [144, 36, 6, 1] f32> y <[2, 4, 3, 3] strides [36, 9, 3, 1] f32> window [2, 2] strides [2, 2] padding [0] compute f32
}

// -----

// A window has elements.
mprt.plan @step {
  %x = mprt.slot argument 0 "x" : tensor<2x4x6x6xf32>
  %y = mprt.slot result 0 "y" : tensor<2x4x3x3xf32>
  // expected-error@+1 {{'window' has 0, but must have at least 1}}
  mprt.pool max %x into %y x <[2, 4, 6, 6] strides [144, 36, 6, 1] f32> y <[2, 4, 3, 3] strides [36, 9, 3, 1] f32> window [0, 2] strides [2, 2] padding [0, 0] compute f32
}

// -----

// Channels agree.
mprt.plan @step {
  %x = mprt.slot argument 0 "x" : tensor<2x4x6x6xf32>
  %y = mprt.slot result 0 "y" : tensor<2x4x3x3xf32>
  // expected-error@+1 {{batch or channels of x and y differ: 2x4, 4x2}}
  mprt.pool max %x into %y x <[2, 4, 6, 6] strides [144, 36, 6, 1] f32> y <[4, 2, 3, 3] strides [18, 9, 3, 1] f32> window [2, 2] strides [2, 2] padding [0, 0] compute f32
}

// -----

// Sizes agree.
mprt.plan @step {
  %x = mprt.slot argument 0 "x" : tensor<2x4x6x6xf32>
  %y = mprt.slot result 0 "y" : tensor<2x4x3x3xf32>
  // expected-error@+1 {{y has size 3 in spatial dimension 0, but the window has 5 places}}
  mprt.pool max %x into %y x <[2, 4, 6, 6] strides [144, 36, 6, 1] f32> y <[2, 4, 3, 3] strides [36, 9, 3, 1] f32> window [2, 2] strides [1, 2] padding [0, 0] compute f32
}

// -----

// Memory holds a tensor.
mprt.plan @step {
  %x = mprt.slot argument 0 "x" : tensor<2x4x6x6xf32>
  %y = mprt.slot result 0 "y" : tensor<2x4x3x3xf32>
  // expected-error@+1 {{y is described as #mprt.tensor<[2, 4, 3, 3] strides [37, 9, 3, 1] f32>, but its memory holds 'tensor<2x4x3x3xf32>'}}
  mprt.pool max %x into %y x <[2, 4, 6, 6] strides [144, 36, 6, 1] f32> y <[2, 4, 3, 3] strides [37, 9, 3, 1] f32> window [2, 2] strides [2, 2] padding [0, 0] compute f32
}
