// y = x w, a = tanh y, z = a v. Behind the last product y is read, and a and exp(-y)
// are made of it again there: 32 KB each, the weights 64 KB.
//
//   x 1 read by the call                                   32
//   w, v 1 read each                                      128
//   y 1 write, 2 reads: for a, and behind the second call  96
//   a 1 write, 1 read by the call                          64
//   z 1 write, 1 read                                      64
//   the result, 1 write                                    32
//                                                         416 KB = 425984
func.func @main(%x: tensor<64x128xf32>, %w: tensor<128x128xf32>, %v: tensor<128x128xf32>) -> tensor<64x128xf32> {
  %y = mp.dot %x, %w contracting [1] x [0] : (tensor<64x128xf32>, tensor<128x128xf32>) -> tensor<64x128xf32>
  %a = math.tanh %y : tensor<64x128xf32>
  %n = arith.negf %y : tensor<64x128xf32>
  %e = math.exp %n : tensor<64x128xf32>
  %z = mp.dot %a, %v contracting [1] x [0] : (tensor<64x128xf32>, tensor<128x128xf32>) -> tensor<64x128xf32>
  %b = arith.mulf %z, %a : tensor<64x128xf32>
  %c = arith.addf %b, %y : tensor<64x128xf32>
  %r = arith.addf %c, %e : tensor<64x128xf32>
  return %r : tensor<64x128xf32>
}
