// p = (x w1)^2 w2, the loss half a mean of squares: what the square holds depends
// on x alone. profile-as-evidence.test makes an exponential of it.
func.func @main(%w1: tensor<64x64xf32> {mp.name = "w1"},
                %w2: tensor<64x64xf32> {mp.name = "w2"},
                %x: tensor<64x64xf32> {mp.name = "x"})
    -> (tensor<64x64xf32> {mp.name = "new.w1"},
        tensor<64x64xf32> {mp.name = "new.w2"},
        tensor<f32> {mp.name = "loss"}) {
  %c = arith.constant dense<0.000244140625> : tensor<f32>
  %half = arith.constant dense<0.5> : tensor<64x64xf32>
  // Forward.
  %a = mp.dot %x, %w1 contracting [1] x [0]
     : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32> loc("net/first")
  %s = arith.mulf %a, %a : tensor<64x64xf32> loc("net/square")
  %p = mp.dot %s, %w2 contracting [1] x [0]
     : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32> loc("net/last")
  %pp = arith.mulf %p, %p : tensor<64x64xf32>
  %hpp = arith.mulf %pp, %half : tensor<64x64xf32>
  %sum = mp.reduce add %hpp dims [0, 1] : tensor<64x64xf32> to tensor<f32>
  %loss = arith.mulf %sum, %c : tensor<f32>
  // Backward.
  %seed = mp.broadcast %c dims [] : tensor<f32> to tensor<64x64xf32>
  %dp = arith.mulf %p, %seed : tensor<64x64xf32>
  %dw2 = mp.dot %s, %dp contracting [0] x [0]
     : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %ds = mp.dot %dp, %w2 contracting [1] x [1]
     : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %slope = arith.addf %a, %a : tensor<64x64xf32> loc("net/slope")
  %da = arith.mulf %ds, %slope : tensor<64x64xf32> loc("net/gradient")
  %dw1 = mp.dot %x, %da contracting [0] x [0]
     : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  // Update.
  %rate = arith.constant dense<0.1> : tensor<64x64xf32>
  %step1 = arith.mulf %dw1, %rate : tensor<64x64xf32>
  %step2 = arith.mulf %dw2, %rate : tensor<64x64xf32>
  %new.w1 = arith.subf %w1, %step1 : tensor<64x64xf32>
  %new.w2 = arith.subf %w2, %step2 : tensor<64x64xf32>
  return %new.w1, %new.w2, %loss
    : tensor<64x64xf32>, tensor<64x64xf32>, tensor<f32>
}
