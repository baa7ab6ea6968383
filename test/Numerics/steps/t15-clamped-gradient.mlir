// T15: a step that clamps its gradient before it updates. An infinity of the
// backward pass would be a gradient of 1 behind the clamp: what is not finite
// has to be seen before.
func.func @main(%w: tensor<16x8xf32> {mp.name = "w", mp.pair = 1, mp.role = #mp.role<parameter>},
                %x: tensor<8x16xf32> {mp.name = "x", mp.role = #mp.role<batch>},
                %t: tensor<8x8xf32> {mp.name = "t", mp.role = #mp.role<batch>})
    -> (tensor<f32> {mp.name = "loss", mp.role = #mp.role<loss>},
        tensor<16x8xf32> {mp.name = "w", mp.role = #mp.role<new_parameter>}) {
  %mean = arith.constant dense<0.0625> : tensor<f32>
  %most = arith.constant dense<1.0> : tensor<16x8xf32>
  %least = arith.constant dense<-1.0> : tensor<16x8xf32>
  %rate = arith.constant dense<0.125> : tensor<16x8xf32>
  %y = mp.dot %x, %w contracting [1] x [0]
     : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
  %d = arith.subf %y, %t : tensor<8x8xf32>
  %dd = arith.mulf %d, %d : tensor<8x8xf32>
  %sum = mp.reduce add %dd dims [0, 1] : tensor<8x8xf32> to tensor<f32>
  %loss = arith.mulf %sum, %mean : tensor<f32>
  %seeds = mp.broadcast %mean dims [] : tensor<f32> to tensor<8x8xf32>
  %twice = arith.addf %d, %d : tensor<8x8xf32>
  %dy = arith.mulf %twice, %seeds : tensor<8x8xf32>
  %dw = mp.dot %x, %dy contracting [0] x [0]
     : (tensor<8x16xf32>, tensor<8x8xf32>) -> tensor<16x8xf32>
  %above = arith.maximumf %dw, %least : tensor<16x8xf32>
  %clamped = arith.minimumf %above, %most : tensor<16x8xf32>
  %move = arith.mulf %clamped, %rate : tensor<16x8xf32>
  %new = arith.subf %w, %move : tensor<16x8xf32>
  return %loss, %new : tensor<f32>, tensor<16x8xf32>
}
