// T8: a softmax with and without the subtraction of the largest logit, and the
// denominator of one over many classes.
func.func @main(%w: tensor<16x4096xf32> {mp.name = "w", mp.role = #mp.role<parameter>},
                %x: tensor<8x16xf32> {mp.name = "x", mp.role = #mp.role<batch>})
    -> (tensor<8x4096xf32> {mp.name = "plain", mp.role = #mp.role<metric>},
        tensor<8x4096xf32> {mp.name = "shifted", mp.role = #mp.role<metric>},
        tensor<8xf32> {mp.name = "denominator", mp.role = #mp.role<metric>}) {
  %z = mp.dot %x, %w contracting [1] x [0]
     : (tensor<8x16xf32>, tensor<16x4096xf32>) -> tensor<8x4096xf32>
  %e = math.exp %z : tensor<8x4096xf32>
  %sum = mp.reduce add %e dims [1] : tensor<8x4096xf32> to tensor<8xf32>
  %sums = mp.broadcast %sum dims [0] : tensor<8xf32> to tensor<8x4096xf32>
  %plain = arith.divf %e, %sums : tensor<8x4096xf32>
  %most = mp.reduce max %z dims [1] : tensor<8x4096xf32> to tensor<8xf32>
  %mosts = mp.broadcast %most dims [0] : tensor<8xf32> to tensor<8x4096xf32>
  %below = arith.subf %z, %mosts : tensor<8x4096xf32>
  %f = math.exp %below : tensor<8x4096xf32>
  %total = mp.reduce add %f dims [1] : tensor<8x4096xf32> to tensor<8xf32>
  %totals = mp.broadcast %total dims [0] : tensor<8xf32> to tensor<8x4096xf32>
  %shifted = arith.divf %f, %totals : tensor<8x4096xf32>
  return %plain, %shifted, %total
    : tensor<8x4096xf32>, tensor<8x4096xf32>, tensor<8xf32>
}
