// RUN: mp-test-opt %s --test-print-padding-plan --split-input-file --verify-diagnostics

// What grows, what is aligned, and the price: 2 * 32 * 88 * 64 products and
// sums; 2 * (32 * 84 + 84 * 64 + 32 * 64) bytes.
func.func @k_grows(%x: tensor<32x84xf16>, %w: tensor<84x64xf16>) {
  // expected-remark@below {{M stays, N stays, K 84 to 88; flops 344064 to 360448, bytes 20224 to 20992, copied 16896}}
  %0 = mp.dot %x, %w contracting [1] x [0] accumulate f32 : (tensor<32x84xf16>, tensor<84x64xf16>) -> tensor<32x64xf16>
  return
}

// -----

// One value read by two ops: each is judged by itself, and each counts a copy.
func.func @a_shared_operand_is_judged_twice(%x: tensor<32x84xf16>, %w: tensor<84x64xf16>) {
  // expected-remark@below {{K 84 to 88; flops 344064 to 360448, bytes 20224 to 20992, copied 16896}}
  %0 = mp.dot %x, %w contracting [1] x [0] accumulate f32 : (tensor<32x84xf16>, tensor<84x64xf16>) -> tensor<32x64xf16>
  // expected-remark@below {{M 84 to 88, N 84 to 88, K stays}}
  %1 = mp.dot %x, %x contracting [0] x [0] accumulate f32 : (tensor<32x84xf16>, tensor<32x84xf16>) -> tensor<84x84xf16>
  return
}

// -----

// Nothing grows: too small, a vector, f32, a reason that is written on the op.
func.func @nothing_grows(%x: tensor<32x84xf16>, %v: tensor<84x1xf16>, %s: tensor<3x64xf16>, %w: tensor<84x64xf32>) {
  // expected-remark@below {{M stays, N 1: a matrix-vector product does not run on Tensor Cores, K 84: a matrix-vector product}}
  %0 = mp.dot %x, %v contracting [1] x [0] accumulate f32 : (tensor<32x84xf16>, tensor<84x1xf16>) -> tensor<32x1xf16>
  // expected-remark@below {{M 3: fewer than 5 elements, N 3: fewer than 5 elements, K stays}}
  %1 = mp.dot %s, %s contracting [1] x [1] accumulate f32 : (tensor<3x64xf16>, tensor<3x64xf16>) -> tensor<3x3xf16>
  // expected-remark@below {{M 84: a test, N 84 to 88, K stays}}
  %2 = mp.dot %x, %x contracting [0] x [0] accumulate f32 {mp.unaligned = {M = "a test"}} : (tensor<32x84xf16>, tensor<32x84xf16>) -> tensor<84x84xf16>
  // No remark: only operands of 16 bits have a tile.
  %3 = mp.dot %w, %w contracting [0] x [0] : (tensor<84x64xf32>, tensor<84x64xf32>) -> tensor<64x64xf32>
  return
}

// -----

// Of two dimensions that grow alike the first is given up when both together
// are too dear.
func.func @a_tie(%x: tensor<9x1024xf16>, %y: tensor<9x1024xf16>) {
  // expected-remark@below {{M 9: padding to 16 would make the bytes of the operation 1.78 times as many, more than 1.35}}
  %0 = mp.dot %x, %y contracting [1] x [1] accumulate f32 : (tensor<9x1024xf16>, tensor<9x1024xf16>) -> tensor<9x9xf16>
  return
}

// -----

// The tile is the policy's; ops inside of regions are found as well.
module attributes {mp.policy = #mp.policy<f16, tile = 16>} {
  func.func @in_a_branch(%x: tensor<32x72xf16>, %go: i1) {
    scf.if %go {
      // expected-remark@below {{M 72 to 80, N 72 to 80, K stays}}
      %0 = mp.dot %x, %x contracting [0] x [0] accumulate f32 : (tensor<32x72xf16>, tensor<32x72xf16>) -> tensor<72x72xf16>
    }
    return
  }
}
