// RUN: mp-opt %s --mp-form-fusions --verify-diagnostics \
// RUN:   --remarks-filter=mp-form-fusions --remark-policy=all

// Each kernel says what it is made of and what it keeps from memory; the
// function says how many there are.
// expected-remark@+1 {{Kernels=1}}
func.func @kernels_are_reported(%x: tensor<8x10xf32>) -> tensor<8xf32> {
  %0 = arith.mulf %x, %x : tensor<8x10xf32>
  // expected-remark@+1 {{2 ops become one row kernel}}
  %1 = mp.reduce add %0 dims [1] : tensor<8x10xf32> to tensor<8xf32>
  return %1 : tensor<8xf32>
}
