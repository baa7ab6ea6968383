// The classifier of test/Examples/mlp-step.mlir without its loss: what it
// predicts.
func.func @main(%w1: tensor<16x32xf32> {mp.name = "params.w1"},
                %w2: tensor<32x10xf32> {mp.name = "params.w2"},
                %x: tensor<8x16xf32> {mp.name = "x"})
    -> (tensor<8x10xf32> {mp.name = "y"}) {
  %zero = arith.constant dense<0.0> : tensor<8x32xf32>
  // Forward.
  %a = mp.dot %x, %w1 contracting [1] x [0]
     : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
  %h = arith.maximumf %a, %zero : tensor<8x32xf32>
  %y = mp.dot %h, %w2 contracting [1] x [0]
     : (tensor<8x32xf32>, tensor<32x10xf32>) -> tensor<8x10xf32>
  return %y : tensor<8x10xf32>
}
