func.func @main(%x: tensor<64xf32>) -> (tensor<64xf32> {mp.name = "y"}) {
  %0 = arith.addf %x, %x : tensor<64xf32> loc("model.py":1:1)
  %a = mp.cast %0 : tensor<64xf32> to tensor<64xf16>
  %b = mp.cast %x : tensor<64xf32> to tensor<64xf16>
  %1 = arith.mulf %a, %b : tensor<64xf16> loc("model.py":2:1)
  %w = mp.cast %1 : tensor<64xf16> to tensor<64xf32>
  %half = arith.constant dense<0.5> : tensor<64xf32>
  %2 = arith.mulf %w, %half : tensor<64xf32>
  %3 = math.exp %2 : tensor<64xf32> loc("model.py":3:1)
  return %3 : tensor<64xf32>
}
