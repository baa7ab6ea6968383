// T21: whether an op may be narrow is a matter of its numbers, not of its name.
// The exponential of numbers between -4 and 4 fits, the product of numbers
// around 300 does not.
func.func @main(%w: tensor<16x64xf32> {mp.name = "w", mp.role = #mp.role<parameter>},
                %v: tensor<64x16xf32> {mp.name = "v", mp.role = #mp.role<parameter>},
                %u: tensor<64x16xf32> {mp.name = "u", mp.role = #mp.role<parameter>},
                %x: tensor<64x16xf32> {mp.name = "x", mp.role = #mp.role<batch>})
    -> (tensor<64x16xf32> {mp.name = "a", mp.role = #mp.role<metric>},
        tensor<64x16xf32> {mp.name = "b", mp.role = #mp.role<metric>}) {
  %part = arith.constant dense<0.01> : tensor<64x64xf32>
  %z = mp.dot %x, %w contracting [1] x [0]
     : (tensor<64x16xf32>, tensor<16x64xf32>) -> tensor<64x64xf32>
  %small = arith.mulf %z, %part : tensor<64x64xf32>
  %e = math.exp %small : tensor<64x64xf32>
  %a = mp.dot %e, %v contracting [1] x [0]
     : (tensor<64x64xf32>, tensor<64x16xf32>) -> tensor<64x16xf32>
  %zz = arith.mulf %z, %z : tensor<64x64xf32>
  %b = mp.dot %zz, %u contracting [1] x [0]
     : (tensor<64x64xf32>, tensor<64x16xf32>) -> tensor<64x16xf32>
  return %a, %b : tensor<64x16xf32>, tensor<64x16xf32>
}
