// RUN: mp-test-opt %s --test-print-ranges=narrow=bf16 --split-input-file --verify-diagnostics

// The range of f32, and eight digits: nothing vanishes or overflows, integers
// beyond 256 and constants near 1 are lost.
func.func @constants() {
  // expected-remark@below {{fits, proved}}
  %mask = arith.constant dense<-1.0e9> : tensor<4xf32>
  // expected-remark@below {{fits, proved}}
  %epsilon = arith.constant dense<1.0e-12> : tensor<4xf32>
  // expected-remark@below {{does not fit: is 0.999, which becomes 1, proved}}
  %decay = arith.constant dense<0.999> : tensor<4xf32>
  // expected-remark@below {{does not fit: has integers up to 300, which are not exact in bf16, proved}}
  %table = arith.constant dense<[1.0, 300.0]> : tensor<2xf32>
  // expected-remark@below {{fits, proved}}
  %small_table = arith.constant dense<[1.0, 256.0]> : tensor<2xf32>
  return
}

// -----

// As large as f32, but not more: what may be infinite is not known.
func.func @activations(%x: tensor<4xf32>) {
  // expected-remark@below {{does not fit: is not known to be bounded, assumed}}
  %square = arith.mulf %x, %x : tensor<4xf32>
  // Zeros are those of f32.
  // expected-remark@below {{fits, proved}}
  %tanh = math.tanh %x : tensor<4xf32>
  return
}
