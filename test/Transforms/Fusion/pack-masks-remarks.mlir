// RUN: mp-opt %s --mp-pack-masks --remarks-filter='mp-pack-masks' --remark-policy=all --verify-diagnostics

func.func @each_decision(%x: tensor<64x128xf32>) -> tensor<64x128xf32> {
  // expected-remark@below {{tensor<64x128xi1> is written as bits, in 1024 bytes}}
  %0 = mp.fusion pointwise ins(%x : tensor<64x128xf32>) -> tensor<64x128xi1> {
  ^bb0(%a: tensor<64x128xf32>):
    %c = arith.constant dense<0.5> : tensor<64x128xf32>
    %1 = arith.cmpf olt, %a, %c : tensor<64x128xf32>
    mp.yield %1 : tensor<64x128xi1>
  }
  %2 = mp.fusion pointwise ins(%0, %x : tensor<64x128xi1>, tensor<64x128xf32>) -> tensor<64x128xf32> {
  ^bb0(%m: tensor<64x128xi1>, %b: tensor<64x128xf32>):
    %z = arith.constant dense<0.0> : tensor<64x128xf32>
    %1 = arith.select %m, %b, %z : tensor<64x128xi1>, tensor<64x128xf32>
    mp.yield %1 : tensor<64x128xf32>
  }
  return %2 : tensor<64x128xf32>
}
