// T9: the variance of rows of 768 numbers around 20, with a deviation of 0.1: as
// a mean of squares less a squared mean, and as a mean of squared deviations.
func.func @main(%w: tensor<16x768xf32> {mp.name = "w", mp.role = #mp.role<parameter>},
                %x: tensor<8x16xf32> {mp.name = "x", mp.role = #mp.role<batch>})
    -> (tensor<8xf32> {mp.name = "one_pass", mp.role = #mp.role<metric>},
        tensor<8xf32> {mp.name = "two_pass", mp.role = #mp.role<metric>}) {
  %part = arith.constant dense<0.00130208337> : tensor<8xf32> // 1 / 768
  %h = mp.dot %x, %w contracting [1] x [0]
     : (tensor<8x16xf32>, tensor<16x768xf32>) -> tensor<8x768xf32>
  %sum = mp.reduce add %h dims [1] : tensor<8x768xf32> to tensor<8xf32>
  %mean = arith.mulf %sum, %part : tensor<8xf32>
  %hh = arith.mulf %h, %h : tensor<8x768xf32>
  %squares = mp.reduce add %hh dims [1] : tensor<8x768xf32> to tensor<8xf32>
  %square = arith.mulf %squares, %part : tensor<8xf32>
  %mm = arith.mulf %mean, %mean : tensor<8xf32>
  %one_pass = arith.subf %square, %mm : tensor<8xf32>
  %means = mp.broadcast %mean dims [0] : tensor<8xf32> to tensor<8x768xf32>
  %d = arith.subf %h, %means : tensor<8x768xf32>
  %dd = arith.mulf %d, %d : tensor<8x768xf32>
  %deviations = mp.reduce add %dd dims [1] : tensor<8x768xf32> to tensor<8xf32>
  %two_pass = arith.mulf %deviations, %part : tensor<8xf32>
  return %one_pass, %two_pass : tensor<8xf32>, tensor<8xf32>
}
