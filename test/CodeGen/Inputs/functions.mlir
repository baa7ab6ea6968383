// Inverse and hyperbolic functions of one value, eight of which a thread could do.
func.func @main(%x: tensor<32x32xbf16>, %b: tensor<32xf32>) -> tensor<32x32xbf16> {
  %0 = mp.cast %x : tensor<32x32xbf16> to tensor<32x32xf32>
  %near = arith.constant dense<0.9> : tensor<32x32xf32>
  %two = arith.constant dense<2.0> : tensor<32x32xf32>
  %1 = mp.broadcast %b dims [1] : tensor<32xf32> to tensor<32x32xf32>
  %2 = arith.addf %0, %1 : tensor<32x32xf32>
  %3 = math.tanh %2 : tensor<32x32xf32>
  %4 = arith.mulf %3, %near : tensor<32x32xf32>
  %5 = math.asin %4 : tensor<32x32xf32>
  %6 = math.acos %4 : tensor<32x32xf32>
  %7 = math.asinh %4 : tensor<32x32xf32>
  %8 = math.atanh %4 : tensor<32x32xf32>
  %9 = math.sinh %4 : tensor<32x32xf32>
  %10 = math.cosh %4 : tensor<32x32xf32>
  %11 = arith.addf %4, %two : tensor<32x32xf32>
  %12 = math.acosh %11 : tensor<32x32xf32>
  %13 = arith.addf %5, %6 : tensor<32x32xf32>
  %14 = arith.addf %13, %7 : tensor<32x32xf32>
  %15 = arith.addf %14, %8 : tensor<32x32xf32>
  %16 = arith.addf %15, %9 : tensor<32x32xf32>
  %17 = arith.addf %16, %10 : tensor<32x32xf32>
  %18 = arith.addf %17, %12 : tensor<32x32xf32>
  %19 = mp.cast %18 : tensor<32x32xf32> to tensor<32x32xbf16>
  return %19 : tensor<32x32xbf16>
}
