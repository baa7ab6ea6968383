// T4: a regression with one hidden layer, learned with a rate that falls by
// 0.999 a step. Late updates are below half a unit of a 16-bit weight: only a
// master in f32 gathers them.
func.func @main(%w1: tensor<8x32xf32> {mp.name = "params.w1"},
                %b1: tensor<32xf32> {mp.name = "params.b1"},
                %w2: tensor<32x1xf32> {mp.name = "params.w2"},
                %b2: tensor<1xf32> {mp.name = "params.b2"},
                %x: tensor<64x8xf32> {mp.name = "x"},
                %t: tensor<64x1xf32> {mp.name = "t"})
    -> (tensor<f32> {mp.name = "loss"},
        tensor<8x32xf32> {mp.name = "grads.w1"},
        tensor<32xf32> {mp.name = "grads.b1"},
        tensor<32x1xf32> {mp.name = "grads.w2"},
        tensor<1xf32> {mp.name = "grads.b2"}) {
  %one = arith.constant dense<1.0> : tensor<64x32xf32>
  %mean = arith.constant dense<0.015625> : tensor<f32> // 1 / 64
  %two = arith.constant dense<2.0> : tensor<64x1xf32>
  // Forward.
  %a = mp.dot %x, %w1 contracting [1] x [0]
     : (tensor<64x8xf32>, tensor<8x32xf32>) -> tensor<64x32xf32>
  %c1 = mp.broadcast %b1 dims [1] : tensor<32xf32> to tensor<64x32xf32>
  %s = arith.addf %a, %c1 : tensor<64x32xf32>
  %h = math.tanh %s : tensor<64x32xf32>
  %y = mp.dot %h, %w2 contracting [1] x [0]
     : (tensor<64x32xf32>, tensor<32x1xf32>) -> tensor<64x1xf32>
  %c2 = mp.broadcast %b2 dims [1] : tensor<1xf32> to tensor<64x1xf32>
  %z = arith.addf %y, %c2 : tensor<64x1xf32>
  %d = arith.subf %z, %t : tensor<64x1xf32>
  %dd = arith.mulf %d, %d : tensor<64x1xf32>
  %sum = mp.reduce add %dd dims [0, 1] : tensor<64x1xf32> to tensor<f32>
  %loss = arith.mulf %sum, %mean : tensor<f32>
  // Backward.
  %seeds = mp.broadcast %mean dims [] : tensor<f32> to tensor<64x1xf32>
  %twice = arith.mulf %d, %two : tensor<64x1xf32>
  %dy = arith.mulf %twice, %seeds : tensor<64x1xf32>
  %db2 = mp.reduce add %dy dims [0] : tensor<64x1xf32> to tensor<1xf32>
  %dw2 = mp.dot %h, %dy contracting [0] x [0]
     : (tensor<64x32xf32>, tensor<64x1xf32>) -> tensor<32x1xf32>
  %dh = mp.dot %dy, %w2 contracting [1] x [1]
     : (tensor<64x1xf32>, tensor<32x1xf32>) -> tensor<64x32xf32>
  %hh = arith.mulf %h, %h : tensor<64x32xf32>
  %slope = arith.subf %one, %hh : tensor<64x32xf32>
  %ds = arith.mulf %dh, %slope : tensor<64x32xf32>
  %db1 = mp.reduce add %ds dims [0] : tensor<64x32xf32> to tensor<32xf32>
  %dw1 = mp.dot %x, %ds contracting [0] x [0]
     : (tensor<64x8xf32>, tensor<64x32xf32>) -> tensor<8x32xf32>
  return %loss, %dw1, %db1, %dw2, %db2
    : tensor<f32>, tensor<8x32xf32>, tensor<32xf32>, tensor<32x1xf32>,
      tensor<1xf32>
}
