// Each rule of the libraries, broken.
// RUN: mp-opt %s --mp-check-calls --split-input-file --verify-diagnostics
// RUN: mp-opt %S/../../../Conversion/MPToPlan/convert-mp-to-plan.mlir --convert-mp-to-plan --mp-plan-memory --mp-emit-kernels > %t.good
// RUN: mp-opt %t.good --mp-check-calls | diff %t.good -

// Operands of one type.
mprt.plan @step arena 4096 {
  %a = mprt.slot argument 0 "a" : tensor<64x16xf16>
  %b = mprt.slot argument 1 "b" : tensor<8x64xbf16>
  %d = mprt.slot result 0 "d" : tensor<8x16xf32>
  // expected-error@+1 {{has types [f16, bf16, f32, f32], computes in 'f32' and scales in 'f32', which cublasLtMatmul has not}}
  mprt.matmul %a, %b into %d m 16 n 8 k 64 trans [false, false]
              ld [16, 64, 16, 16] types [f16, bf16, f32, f32]
              compute f32 scale f32 align [256, 256, 256, 256]
}

// -----

// 16-bit sums give 16-bit results.
mprt.plan @step arena 4096 {
  %a = mprt.slot argument 0 "a" : tensor<64x16xf16>
  %b = mprt.slot argument 1 "b" : tensor<8x64xf16>
  %d = mprt.slot result 0 "d" : tensor<8x16xf32>
  // expected-error@+1 {{computes in 'f16' and scales in 'f16', which cublasLtMatmul has not}}
  mprt.matmul %a, %b into %d m 16 n 8 k 64 trans [false, false]
              ld [16, 64, 16, 16] types [f16, f16, f32, f32]
              compute f16 scale f16 align [256, 256, 256, 256]
}

// -----

// TF32 is for f32.
mprt.plan @step arena 4096 {
  %a = mprt.slot argument 0 "a" : tensor<64x16xf16>
  %b = mprt.slot argument 1 "b" : tensor<8x64xf16>
  %d = mprt.slot result 0 "d" : tensor<8x16xf32>
  // expected-error@+1 {{computes in 'f32_fast_tf32' and scales in 'f32', which}}
  mprt.matmul %a, %b into %d m 16 n 8 k 64 trans [false, false]
              ld [16, 64, 16, 16] types [f16, f16, f32, f32]
              compute f32_fast_tf32 scale f32 align [256, 256, 256, 256]
}

// -----

// Alpha has the type of the sums.
mprt.plan @step arena 4096 {
  %a = mprt.slot argument 0 "a" : tensor<64x16xf16>
  %b = mprt.slot argument 1 "b" : tensor<8x64xf16>
  %d = mprt.slot result 0 "d" : tensor<8x16xf32>
  // expected-error@+1 {{computes in 'f32' and scales in 'f16', which}}
  mprt.matmul %a, %b into %d m 16 n 8 k 64 trans [false, false]
              ld [16, 64, 16, 16] types [f16, f16, f32, f32]
              compute f32 scale f16 align [256, 256, 256, 256]
}

// -----

// An alignment is a power of two.
mprt.plan @step arena 4096 {
  %a = mprt.slot argument 0 "a" : tensor<64x16xf16>
  %b = mprt.slot argument 1 "b" : tensor<8x64xf16>
  %d = mprt.slot result 0 "d" : tensor<8x16xf32>
  // expected-error@+1 {{claims an alignment of 24 bytes for A of 'f16'; expected a power of two of at least 2}}
  mprt.matmul %a, %b into %d m 16 n 8 k 64 trans [false, false]
              ld [16, 64, 16, 16] types [f16, f16, f32, f32]
              compute f32 scale f32 align [24, 256, 256, 256]
}

// -----

// And covers an element.
mprt.plan @step arena 4096 {
  %a = mprt.slot argument 0 "a" : tensor<64x16xf16>
  %b = mprt.slot argument 1 "b" : tensor<8x64xf16>
  %d = mprt.slot result 0 "d" : tensor<8x16xf32>
  // expected-error@+1 {{claims an alignment of 2 bytes for D of 'f32'; expected a power of two of at least 4}}
  mprt.matmul %a, %b into %d m 16 n 8 k 64 trans [false, false]
              ld [16, 64, 16, 16] types [f16, f16, f32, f32]
              compute f32 scale f32 align [256, 256, 4, 2]
}

// -----

// No more is claimed than memory has.
mprt.plan @step arena 4096 {
  %a = mprt.slot argument 0 "a" : tensor<64x16xf16>
  %b = mprt.slot argument 1 "b" : tensor<8x64xf16>
  %d = mprt.slot result 0 "d" : tensor<8x16xf32>
  // expected-error@+1 {{claims an alignment of 512 bytes for B, but it has 256}}
  mprt.matmul %a, %b into %d m 16 n 8 k 64 trans [false, false]
              ld [16, 64, 16, 16] types [f16, f16, f32, f32]
              compute f32 scale f32 align [256, 512, 256, 256]
}

// -----

// Epilogues come with f32.
mprt.plan @step arena 4096 {
  %a = mprt.slot argument 0 "a" : tensor<64x16xf16>
  %b = mprt.slot argument 1 "b" : tensor<8x64xf16>
  %d = mprt.slot result 0 "d" : tensor<8x16xf16>
  // expected-error@+1 {{has epilogue 'relu', but computes in 'f16'; expected f32}}
  mprt.matmul %a, %b into %d m 16 n 8 k 64 trans [false, false]
              ld [16, 64, 16, 16] types [f16, f16, f16, f16]
              compute f16 scale f16 epilogue relu align [256, 256, 256, 256]
}

// -----

// A bias of the type of the result.
mprt.plan @step arena 4096 {
  %a = mprt.slot argument 0 "a" : tensor<64x16xf16>
  %b = mprt.slot argument 1 "b" : tensor<8x64xf16>
  %bias = mprt.slot argument 2 "bias" : tensor<16xf64>
  %d = mprt.slot result 0 "d" : tensor<8x16xf32>
  // expected-error@+1 {{adds a bias of 'f64' to a result of 'f32'; expected a bias of 'f32'}}
  mprt.matmul %a, %b bias %bias into %d m 16 n 8 k 64 trans [false, false]
              ld [16, 64, 16, 16] types [f16, f16, f32, f32]
              compute f32 scale f32 epilogue bias align [256, 256, 256, 256]
}

// -----

// The second matrix of a batch lies at 48 bytes.
mprt.plan @step arena 4096 {
  %a = mprt.slot argument 0 "a" : tensor<2x4x6xf16>
  %b = mprt.slot argument 1 "b" : tensor<2x8x4xf16>
  %bias = mprt.slot argument 2 "bias" : tensor<6xf32>
  %d = mprt.slot result 0 "d" : tensor<2x8x6xf32>
  // expected-error@+1 {{claims an alignment of 256 bytes for A, but it has 16}}
  mprt.matmul %a, %b into %d m 6 n 8 k 4 trans [false, false]
              ld [6, 4, 6, 6] batch 2 strides [24, 32, 48, 48]
              types [f16, f16, f32, f32] compute f32 scale f32 align [256, 64, 64, 64]
}

// -----

// A batch does not write to one place.
mprt.plan @step arena 4096 {
  %a = mprt.slot argument 0 "a" : tensor<2x4x6xf16>
  %b = mprt.slot argument 1 "b" : tensor<2x8x4xf16>
  %bias = mprt.slot argument 2 "bias" : tensor<6xf32>
  %d = mprt.slot result 0 "d" : tensor<2x8x6xf32>
  // expected-error@+1 {{writes 2 matrices D to one place}}
  mprt.matmul %a, %b into %d m 6 n 8 k 4 trans [false, false]
              ld [6, 4, 6, 6] batch 2 strides [24, 32, 0, 0]
              types [f16, f16, f32, f32] compute f32 scale f32 align [16, 64, 64, 64]
}

// -----

// Not of the type of the operands: only 8-bit ones have such.
mprt.plan @step arena 4096 {
  %a = mprt.slot argument 0 "a" : tensor<64x16xf16>
  %b = mprt.slot argument 1 "b" : tensor<8x64xf16>
  %bias = mprt.slot argument 2 "bias" : tensor<16xf16>
  %d = mprt.slot result 0 "d" : tensor<8x16xf32>
  // expected-error@+1 {{adds a bias of 'f16' to a result of 'f32'}}
  mprt.matmul %a, %b bias %bias into %d m 16 n 8 k 64 trans [false, false]
              ld [16, 64, 16, 16] types [f16, f16, f32, f32]
              compute f32 scale f32 epilogue bias align [256, 256, 256, 256]
}

// -----

// One bias does not serve a batch.
mprt.plan @step arena 4096 {
  %a = mprt.slot argument 0 "a" : tensor<2x4x6xf16>
  %b = mprt.slot argument 1 "b" : tensor<2x8x4xf16>
  %bias = mprt.slot argument 2 "bias" : tensor<6xf32>
  %d = mprt.slot result 0 "d" : tensor<2x8x6xf32>
  // expected-error@+1 {{adds one bias to a batch of 2; expected a batch of 1}}
  mprt.matmul %a, %b bias %bias into %d m 6 n 8 k 4 trans [false, false]
              ld [6, 4, 6, 6] batch 2 strides [24, 32, 48, 48]
              types [f16, f16, f32, f32] compute f32 scale f32 epilogue bias align [16, 64, 64, 64]
}

// -----

// One spatial dimension is too few.
mprt.plan @step arena 4096 {
  %x = mprt.slot argument 0 "x" : tensor<2x4x8xf32>
  %w = mprt.slot argument 1 "w" : tensor<4x4x3xf32>
  %y = mprt.slot result 0 "y" : tensor<2x4x6xf32>
  // expected-error@+1 {{x has 3 dimensions, but cuDNN wants 4 or 5}}
  mprt.conv fwd %x, %w into %y x <[2, 4, 8] strides [32, 8, 1] f32>
            w <[4, 4, 3] strides [12, 3, 1] f32>
            y <[2, 4, 6] strides [24, 6, 1] f32>
            strides [1] low [0] high [0] dilation [1] mode convolution groups 1 compute f32
}

// -----

// Some dimension is contiguous.
mprt.plan @step arena 4096 {
  %x = mprt.slot argument 0 "x" : tensor<2x4x8xf32>
  %w = mprt.slot argument 1 "w" : tensor<4x4x1x1xf32>
  %y = mprt.slot result 0 "y" : tensor<2x4x2x2xf32>
  // expected-error@+1 {{x is #mprt.tensor<[2, 4, 2, 2] strides [32, 8, 4, 2] f32>, which has no contiguous dimension}}
  mprt.conv fwd %x, %w into %y x <[2, 4, 2, 2] strides [32, 8, 4, 2] f32>
            w <[4, 4, 1, 1] strides [4, 1, 1, 1] f32>
            y <[2, 4, 2, 2] strides [16, 4, 2, 1] f32>
            strides [1, 1] low [0, 0] high [0, 0] dilation [1, 1] mode convolution groups 1 compute f32
}

// -----

// Sums of f16 are f32.
mprt.plan @step arena 4096 {
  %x = mprt.slot argument 0 "x" : tensor<2x4x2x2xf16>
  %w = mprt.slot argument 1 "w" : tensor<4x4x1x1xf16>
  %y = mprt.slot result 0 "y" : tensor<2x4x2x2xf16>
  // expected-error@+1 {{has x of 'f16', w of 'f16' and y of 'f16', computed in 'f16'; cuDNN has one type for the three, computed in f32}}
  mprt.conv fwd %x, %w into %y x <[2, 4, 2, 2] strides [16, 4, 2, 1] f16>
            w <[4, 4, 1, 1] strides [4, 1, 1, 1] f16>
            y <[2, 4, 2, 2] strides [16, 4, 2, 1] f16>
            strides [1, 1] low [0, 0] high [0, 0] dilation [1, 1] mode convolution groups 1 compute f16
}

// -----

// From 16 bits to f32 there is no weight gradient, and no other one that all
// shapes have.
mprt.plan @step arena 4096 {
  %x = mprt.slot argument 0 "x" : tensor<2x4x2x2xf16>
  %y = mprt.slot argument 1 "y" : tensor<2x4x2x2xf16>
  %w = mprt.slot result 0 "w" : tensor<4x4x1x1xf32>
  // expected-error@+1 {{has x of 'f16', w of 'f32' and y of 'f16', computed in 'f32'; cuDNN has one type for the three}}
  mprt.conv wgrad %x, %y into %w x <[2, 4, 2, 2] strides [16, 4, 2, 1] f16>
            w <[4, 4, 1, 1] strides [4, 1, 1, 1] f32>
            y <[2, 4, 2, 2] strides [16, 4, 2, 1] f16>
            strides [1, 1] low [0, 0] high [0, 0] dilation [1, 1] mode convolution groups 1 compute f32
}

// -----

// Padding is less than the window.
mprt.plan @step arena 4096 {
  %x = mprt.slot argument 0 "x" : tensor<2x4x2x2xf32>
  %y = mprt.slot result 0 "y" : tensor<2x4x5x5xf32>
  // expected-error@+1 {{pads by 2 for a window of 2; expected less than the window}}
  mprt.pool max %x into %y x <[2, 4, 2, 2] strides [16, 4, 2, 1] f32>
            y <[2, 4, 5, 5] strides [100, 25, 5, 1] f32> window [2, 2] strides [1, 1] padding [2, 2]
            compute f32
}

// -----

// Pools are for floats of up to 32 bits.
mprt.plan @step arena 4096 {
  %x = mprt.slot argument 0 "x" : tensor<2x4x2x2xf64>
  %y = mprt.slot result 0 "y" : tensor<2x4x1x1xf64>
  // expected-error@+1 {{reads 'f64', computes in 'f32' and makes 'f64', which cuDNN has not}}
  mprt.pool max %x into %y x <[2, 4, 2, 2] strides [16, 4, 2, 1] f64>
            y <[2, 4, 1, 1] strides [4, 1, 1, 1] f64> window [2, 2] strides [1, 1] padding [0, 0]
            compute f32
}

// -----

// The code defines what is launched; k1 is not k.
mprt.kernel @k chip "sm_90" stages [#mprt.stage<"k" grid [1, 1, 1] block [32, 1, 1] shared 0>] ptx ".visible .entry k1(" {
^bb0(%x: tensor<8xf32>):
  %0 = mp.fusion pointwise ins(%x : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>):
    mp.yield %a : tensor<8xf32>
  }
  mprt.return %0 : tensor<8xf32>
}
mprt.plan @step arena 0 {
  %x = mprt.slot argument 0 "x" : tensor<8xf32>
  %y = mprt.slot result 0 "y" : tensor<8xf32>
  // expected-error@+1 {{launches "k", which the code of @k does not define}}
  mprt.launch @k(%x) into(%y)
}

// -----

// Static shared memory has a limit.
mprt.kernel @k chip "sm_90" stages [#mprt.stage<"k" grid [1, 1, 1] block [32, 1, 1] shared 65536>] ptx ".visible .entry k(" {
^bb0(%x: tensor<8xf32>):
  %0 = mp.fusion pointwise ins(%x : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>):
    mp.yield %a : tensor<8xf32>
  }
  mprt.return %0 : tensor<8xf32>
}
mprt.plan @step arena 0 {
  %x = mprt.slot argument 0 "x" : tensor<8xf32>
  %y = mprt.slot result 0 "y" : tensor<8xf32>
  // expected-error@+1 {{launches "k" with 65536 bytes of static shared memory, expected at most 49152}}
  mprt.launch @k(%x) into(%y)
}

// -----

// Nothing runs without places.
mprt.plan @step {
  %x = mprt.slot argument 0 "x" : tensor<8xf32>
  // expected-error@+1 {{has no place; run mp-plan-memory first}}
  %y = mprt.buffer : tensor<8xf32>
  mprt.copy %x into %y
}

// -----

// The library counts a batch in 31 bits.
mprt.plan @step arena 4096 {
  %a = mprt.slot argument 0 "a" : tensor<2x4x6xf16>
  %b = mprt.slot argument 1 "b" : tensor<2x8x4xf16>
  %d = mprt.slot result 0 "d" : tensor<2147483648x8xf32>
  // expected-error@+1 {{has a batch of 2147483648, expected at most 2^31 - 1}}
  mprt.matmul %a, %b into %d m 1 n 1 k 1 trans [false, false]
              ld [1, 1, 1, 1] batch 2147483648 strides [0, 0, 1, 1]
              types [f16, f16, f32, f32] compute f32 scale f32 align [16, 64, 4, 4]
}
