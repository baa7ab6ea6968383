func.func @main(%w: tensor<8x8xf32> {mp.role = #mp.role<parameter>},
                %x: tensor<8x8xf32> {mp.role = #mp.role<batch>})
    -> (tensor<8x8xf32> {mp.role = #mp.role<metric>}) {
  %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %y : tensor<8x8xf32>
}
