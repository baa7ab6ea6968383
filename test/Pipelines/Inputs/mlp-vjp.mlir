// The classifier of test/Examples/mlp-step.mlir as the vector-Jacobian product
// of its loss: the cotangent comes from outside.
func.func @main(%w1: tensor<16x32xf32> {mp.name = "params.w1"},
                %w2: tensor<32x10xf32> {mp.name = "params.w2"},
                %x: tensor<8x16xf32> {mp.name = "x"},
                %t: tensor<8x10xf32> {mp.name = "t"},
                %ct: tensor<f32> {mp.name = "ct"})
    -> (tensor<f32> {mp.name = "loss"},
        tensor<16x32xf32> {mp.name = "grads.w1"},
        tensor<32x10xf32> {mp.name = "grads.w2"}) {
  %zero = arith.constant dense<0.0> : tensor<8x32xf32>
  %half = arith.constant dense<0.5> : tensor<8x10xf32>
  %eighth = arith.constant dense<0.125> : tensor<f32>
  // Forward.
  %a = mp.dot %x, %w1 contracting [1] x [0]
     : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
  %h = arith.maximumf %a, %zero : tensor<8x32xf32>
  %y = mp.dot %h, %w2 contracting [1] x [0]
     : (tensor<8x32xf32>, tensor<32x10xf32>) -> tensor<8x10xf32>
  %d = arith.subf %y, %t : tensor<8x10xf32>
  %dd = arith.mulf %d, %d : tensor<8x10xf32>
  %hdd = arith.mulf %dd, %half : tensor<8x10xf32>
  %sum = mp.reduce add %hdd dims [0, 1] : tensor<8x10xf32> to tensor<f32>
  %loss = arith.mulf %sum, %eighth : tensor<f32>
  // Backward, from the cotangent of the loss.
  %dsum = arith.mulf %ct, %eighth : tensor<f32>
  %seed = mp.broadcast %dsum dims [] : tensor<f32> to tensor<8x10xf32>
  %dy = arith.mulf %d, %seed : tensor<8x10xf32>
  %dw2 = mp.dot %h, %dy contracting [0] x [0]
     : (tensor<8x32xf32>, tensor<8x10xf32>) -> tensor<32x10xf32>
  %dh = mp.dot %dy, %w2 contracting [1] x [1]
     : (tensor<8x10xf32>, tensor<32x10xf32>) -> tensor<8x32xf32>
  %on = arith.cmpf ogt, %a, %zero : tensor<8x32xf32>
  %da = arith.select %on, %dh, %zero : tensor<8x32xi1>, tensor<8x32xf32>
  %dw1 = mp.dot %x, %da contracting [0] x [0]
     : (tensor<8x16xf32>, tensor<8x32xf32>) -> tensor<16x32xf32>
  return %loss, %dw1, %dw2
    : tensor<f32>, tensor<16x32xf32>, tensor<32x10xf32>
}
