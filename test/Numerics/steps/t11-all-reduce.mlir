// T11: the mean of the gradients of 256 ranks, added one rank after another in
// f16, as a ring adds them. The division by 256 stands behind the sum, before
// it, or half on each side: 16 is the root of 256. This is the arithmetic of an
// all-reduce; the ranks are a dimension, on one device.
func.func @main(%ranks: tensor<256x64xf16> {mp.name = "ranks"})
    -> (tensor<64xf16> {mp.name = "sum, divide"},
        tensor<64xf16> {mp.name = "divide, sum"},
        tensor<64xf16> {mp.name = "halves"}) {
  %whole = arith.constant dense<0.00390625> : tensor<64xf16> // 1 / 256
  %wholes = arith.constant dense<0.00390625> : tensor<256x64xf16>
  %root = arith.constant dense<0.0625> : tensor<64xf16> // 1 / 16
  %roots = arith.constant dense<0.0625> : tensor<256x64xf16>
  // Sum, then divide.
  %a = mp.reduce add %ranks dims [0] accumulate f16
     : tensor<256x64xf16> to tensor<64xf16>
  %behind = arith.mulf %a, %whole : tensor<64xf16>
  // Divide, then sum.
  %shares = arith.mulf %ranks, %wholes : tensor<256x64xf16>
  %before = mp.reduce add %shares dims [0] accumulate f16
     : tensor<256x64xf16> to tensor<64xf16>
  // Half of the division before, half behind.
  %halved = arith.mulf %ranks, %roots : tensor<256x64xf16>
  %b = mp.reduce add %halved dims [0] accumulate f16
     : tensor<256x64xf16> to tensor<64xf16>
  %both = arith.mulf %b, %root : tensor<64xf16>
  return %behind, %before, %both
    : tensor<64xf16>, tensor<64xf16>, tensor<64xf16>
}
