// The classifier of test/Examples/mlp-step.mlir as the vector-Jacobian product
// of what it predicts, by its data too: the cotangent is a tensor.
func.func @main(%w1: tensor<16x32xf32> {mp.name = "params.w1"},
                %w2: tensor<32x10xf32> {mp.name = "params.w2"},
                %x: tensor<8x16xf32> {mp.name = "x"},
                %ct: tensor<8x10xf32> {mp.name = "ct"})
    -> (tensor<8x10xf32> {mp.name = "y"},
        tensor<16x32xf32> {mp.name = "grads.w1"},
        tensor<32x10xf32> {mp.name = "grads.w2"}, tensor<8x16xf32> {mp.name = "grads.x"}) {
  %zero = arith.constant dense<0.0> : tensor<8x32xf32>
  %a = mp.dot %x, %w1 contracting [1] x [0]
     : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
  %h = arith.maximumf %a, %zero : tensor<8x32xf32>
  %y = mp.dot %h, %w2 contracting [1] x [0]
     : (tensor<8x32xf32>, tensor<32x10xf32>) -> tensor<8x10xf32>
  %dw2 = mp.dot %h, %ct contracting [0] x [0]
     : (tensor<8x32xf32>, tensor<8x10xf32>) -> tensor<32x10xf32>
  %dh = mp.dot %ct, %w2 contracting [1] x [1]
     : (tensor<8x10xf32>, tensor<32x10xf32>) -> tensor<8x32xf32>
  %on = arith.cmpf ogt, %a, %zero : tensor<8x32xf32>
  %da = arith.select %on, %dh, %zero : tensor<8x32xi1>, tensor<8x32xf32>
  %dw1 = mp.dot %x, %da contracting [0] x [0]
     : (tensor<8x16xf32>, tensor<8x32xf32>) -> tensor<16x32xf32>
  %dx = mp.dot %da, %w1 contracting [1] x [1]
     : (tensor<8x32xf32>, tensor<16x32xf32>) -> tensor<8x16xf32>
  return %y, %dw1, %dw2, %dx
    : tensor<8x10xf32>, tensor<16x32xf32>, tensor<32x10xf32>, tensor<8x16xf32>
}
