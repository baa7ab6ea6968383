// T16: a mask of -1e9 on logits, with a row that is masked as a whole, and a
// norm that 1e-12 keeps from 0, with a row of zeros.
func.func @main(%w: tensor<16x8xf32> {mp.name = "w", mp.role = #mp.role<parameter>},
                %x: tensor<8x16xf32> {mp.name = "x", mp.role = #mp.role<batch>},
                %mask: tensor<8x8xf32> {mp.name = "mask", mp.role = #mp.role<batch>})
    -> (tensor<8x8xf32> {mp.name = "softmax", mp.role = #mp.role<metric>},
        tensor<8x8xf32> {mp.name = "normed", mp.role = #mp.role<metric>}) {
  %far = arith.constant dense<-1.0e9> : tensor<8x8xf32>
  %epsilon = arith.constant dense<1.0e-12> : tensor<8xf32>
  %z = mp.dot %x, %w contracting [1] x [0]
     : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
  %away = arith.mulf %mask, %far : tensor<8x8xf32>
  %masked = arith.addf %z, %away : tensor<8x8xf32>
  %most = mp.reduce max %masked dims [1] : tensor<8x8xf32> to tensor<8xf32>
  %mosts = mp.broadcast %most dims [0] : tensor<8xf32> to tensor<8x8xf32>
  %below = arith.subf %masked, %mosts : tensor<8x8xf32>
  %e = math.exp %below : tensor<8x8xf32>
  %sum = mp.reduce add %e dims [1] : tensor<8x8xf32> to tensor<8xf32>
  %sums = mp.broadcast %sum dims [0] : tensor<8xf32> to tensor<8x8xf32>
  %softmax = arith.divf %e, %sums : tensor<8x8xf32>
  %zz = arith.mulf %z, %z : tensor<8x8xf32>
  %squares = mp.reduce add %zz dims [1] : tensor<8x8xf32> to tensor<8xf32>
  %norm = math.sqrt %squares : tensor<8xf32>
  %positive = arith.addf %norm, %epsilon : tensor<8xf32>
  %norms = mp.broadcast %positive dims [0] : tensor<8xf32> to tensor<8x8xf32>
  %normed = arith.divf %z, %norms : tensor<8x8xf32>
  return %softmax, %normed : tensor<8x8xf32>, tensor<8x8xf32>
}
