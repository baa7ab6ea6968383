// T3: a detector's anchors, few of which are objects. A network of two hidden
// layers says of each of 2048 anchors whether it is one. The loss is a mean over
// all anchors of a large batch, so the seed of the backward pass is 2^-24, or
// less: with it, all gradients are below what f16 holds.
func.func @main(%w1: tensor<8x16xf32> {mp.name = "params.w1"},
                %b1: tensor<16xf32> {mp.name = "params.b1"},
                %w2: tensor<16x16xf32> {mp.name = "params.w2"},
                %b2: tensor<16xf32> {mp.name = "params.b2"},
                %w3: tensor<16x1xf32> {mp.name = "params.w3"},
                %b3: tensor<1xf32> {mp.name = "params.b3"},
                %x: tensor<2048x8xf32> {mp.name = "x"},
                %t: tensor<2048x1xf32> {mp.name = "t"})
    -> (tensor<f32> {mp.name = "loss"},
        tensor<8x16xf32> {mp.name = "grads.w1"},
        tensor<16xf32> {mp.name = "grads.b1"},
        tensor<16x16xf32> {mp.name = "grads.w2"},
        tensor<16xf32> {mp.name = "grads.b2"},
        tensor<16x1xf32> {mp.name = "grads.w3"},
        tensor<1xf32> {mp.name = "grads.b3"}) {
  %one = arith.constant dense<1.0> : tensor<2048x16xf32>
  %zero = arith.constant dense<0.0> : tensor<2048x1xf32>
  %mean = arith.constant dense<4.8828125e-04> : tensor<f32> // 1 / 2048
  %seed = arith.constant dense<5.9604644775390625e-08> : tensor<f32> // 2^-24
  // Forward.
  %a1 = mp.dot %x, %w1 contracting [1] x [0]
     : (tensor<2048x8xf32>, tensor<8x16xf32>) -> tensor<2048x16xf32>
  %c1 = mp.broadcast %b1 dims [1] : tensor<16xf32> to tensor<2048x16xf32>
  %s1 = arith.addf %a1, %c1 : tensor<2048x16xf32>
  %h1 = math.tanh %s1 : tensor<2048x16xf32>
  %a2 = mp.dot %h1, %w2 contracting [1] x [0]
     : (tensor<2048x16xf32>, tensor<16x16xf32>) -> tensor<2048x16xf32>
  %c2 = mp.broadcast %b2 dims [1] : tensor<16xf32> to tensor<2048x16xf32>
  %s2 = arith.addf %a2, %c2 : tensor<2048x16xf32>
  %h2 = math.tanh %s2 : tensor<2048x16xf32>
  %a3 = mp.dot %h2, %w3 contracting [1] x [0]
     : (tensor<2048x16xf32>, tensor<16x1xf32>) -> tensor<2048x1xf32>
  %c3 = mp.broadcast %b3 dims [1] : tensor<1xf32> to tensor<2048x1xf32>
  %z = arith.addf %a3, %c3 : tensor<2048x1xf32>
  // max(z, 0) - z t + log(1 + exp(-|z|)).
  %positive = arith.maximumf %z, %zero : tensor<2048x1xf32>
  %zt = arith.mulf %z, %t : tensor<2048x1xf32>
  %difference = arith.subf %positive, %zt : tensor<2048x1xf32>
  %magnitude = math.absf %z : tensor<2048x1xf32>
  %minus = arith.negf %magnitude : tensor<2048x1xf32>
  %e = math.exp %minus : tensor<2048x1xf32>
  %log = math.log1p %e : tensor<2048x1xf32>
  %each = arith.addf %difference, %log : tensor<2048x1xf32>
  %sum = mp.reduce add %each dims [0, 1] : tensor<2048x1xf32> to tensor<f32>
  %loss = arith.mulf %sum, %mean : tensor<f32>
  // Backward.
  %p = mp.logistic %z : tensor<2048x1xf32>
  %d = arith.subf %p, %t : tensor<2048x1xf32>
  %seeds = mp.broadcast %seed dims [] : tensor<f32> to tensor<2048x1xf32>
  %dz = arith.mulf %d, %seeds : tensor<2048x1xf32>
  %db3 = mp.reduce add %dz dims [0] : tensor<2048x1xf32> to tensor<1xf32>
  %dw3 = mp.dot %h2, %dz contracting [0] x [0]
     : (tensor<2048x16xf32>, tensor<2048x1xf32>) -> tensor<16x1xf32>
  %dh2 = mp.dot %dz, %w3 contracting [1] x [1]
     : (tensor<2048x1xf32>, tensor<16x1xf32>) -> tensor<2048x16xf32>
  %hh2 = arith.mulf %h2, %h2 : tensor<2048x16xf32>
  %slope2 = arith.subf %one, %hh2 : tensor<2048x16xf32>
  %ds2 = arith.mulf %dh2, %slope2 : tensor<2048x16xf32>
  %db2 = mp.reduce add %ds2 dims [0] : tensor<2048x16xf32> to tensor<16xf32>
  %dw2 = mp.dot %h1, %ds2 contracting [0] x [0]
     : (tensor<2048x16xf32>, tensor<2048x16xf32>) -> tensor<16x16xf32>
  %dh1 = mp.dot %ds2, %w2 contracting [1] x [1]
     : (tensor<2048x16xf32>, tensor<16x16xf32>) -> tensor<2048x16xf32>
  %hh1 = arith.mulf %h1, %h1 : tensor<2048x16xf32>
  %slope1 = arith.subf %one, %hh1 : tensor<2048x16xf32>
  %ds1 = arith.mulf %dh1, %slope1 : tensor<2048x16xf32>
  %db1 = mp.reduce add %ds1 dims [0] : tensor<2048x16xf32> to tensor<16xf32>
  %dw1 = mp.dot %x, %ds1 contracting [0] x [0]
     : (tensor<2048x8xf32>, tensor<2048x16xf32>) -> tensor<8x16xf32>
  return %loss, %dw1, %db1, %dw2, %db2, %dw3, %db3
    : tensor<f32>, tensor<8x16xf32>, tensor<16xf32>, tensor<16x16xf32>,
      tensor<16xf32>, tensor<16x1xf32>, tensor<1xf32>
}
