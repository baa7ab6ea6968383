// RUN: mp-opt %s --split-input-file --mp-insert-master-weights --remarks-filter='mp-insert-master-weights' --remark-policy=all --verify-diagnostics

// Each copy is told where it was made, and each parameter without one where it
// comes in.
// expected-remark@below {{WorkingCopies=1}}
func.func @main(
    %w: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    // expected-remark@below {{parameter 'l' is given in bf16: there is no f32 value to keep, and updates below half a unit of bf16 are lost}}
    %l: tensor<8xbf16> {mp.role = #mp.role<parameter>, mp.name = "l", mp.pair = 1},
    // expected-remark@below {{parameter 's' has no next value of its type, so its copies are made anew each step}}
    %s: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "s"})
    -> (tensor<8xf32>, tensor<8xbf16>, tensor<8xf16> {mp.role = #mp.role<gradient>, mp.of = 2}) {
  // expected-remark@below {{'w' keeps a copy of type tensor<8xf16>}}
  %0 = mp.cast %w : tensor<8xf32> to tensor<8xf16>
  %1 = mp.cast %s : tensor<8xf32> to tensor<8xf16>
  %2 = arith.addf %0, %1 : tensor<8xf16>
  %3 = arith.addf %w, %w : tensor<8xf32>
  return %3, %l, %2 : tensor<8xf32>, tensor<8xbf16>, tensor<8xf16>
}

// -----

// Under a policy for f32 the pass has nothing to do, and says why.
module attributes {mp.policy = #mp.policy<f32>} {
// expected-remark@below {{the policy's type is f32: nothing is stored narrow but what the author does}}
func.func @main(%w: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0})
    -> (tensor<8xf32>, tensor<8xf16>) {
  %0 = mp.cast %w : tensor<8xf32> to tensor<8xf16>
  return %w, %0 : tensor<8xf32>, tensor<8xf16>
}
}

// -----

// A frozen parameter, and a copy that is read transposed.
// expected-remark@below {{WorkingCopies=2}}
func.func @main(
    %w: tensor<8x4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %f: tensor<4x8xf32> {mp.role = #mp.role<parameter>, mp.name = "f"})
    -> (tensor<8x4xf32>, tensor<4x8xf16>, tensor<8x4xf16>) {
  %wt = mp.transpose %w perm [1, 0] : tensor<8x4xf32> to tensor<4x8xf32>
  // expected-remark@below {{reads the copy of 'w' in another order}}
  %0 = mp.cast %wt : tensor<4x8xf32> to tensor<4x8xf16>
  // expected-remark@below {{'f' is frozen: '@init' makes its copy of type tensor<4x8xf16> for all steps, anew if another step changes it}}
  %1 = mp.cast %f : tensor<4x8xf32> to tensor<4x8xf16>
  // expected-remark@below {{'w' keeps a copy of type tensor<8x4xf16>}}
  %2 = mp.cast %w : tensor<8x4xf32> to tensor<8x4xf16>
  %3 = arith.mulf %0, %1 : tensor<4x8xf16>
  %4 = arith.mulf %2, %2 : tensor<8x4xf16>
  %5 = arith.addf %w, %w : tensor<8x4xf32>
  return %5, %3, %4 : tensor<8x4xf32>, tensor<4x8xf16>, tensor<8x4xf16>
}
