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

func.func @bytes_that_stay(%x: tensor<64x128xf32>, %y: tensor<512x12xf32>) -> (tensor<64x128xi1>, tensor<512xf32>, tensor<512x12xf32>) {
  // expected-remark@below {{tensor<64x128xi1> stays as bytes: something else than kernels of templates reads it, or one twice}}
  %0 = mp.fusion pointwise ins(%x : tensor<64x128xf32>) -> tensor<64x128xi1> {
  ^bb0(%a: tensor<64x128xf32>):
    %c = arith.constant dense<0.5> : tensor<64x128xf32>
    %1 = arith.cmpf olt, %a, %c : tensor<64x128xf32>
    mp.yield %1 : tensor<64x128xi1>
  }
  // expected-remark@below {{tensor<512x12xi1> stays as bytes: no thread makes eight neighbours of it}}
  %2:2 = mp.fusion row ins(%y : tensor<512x12xf32>) -> tensor<512xf32>, tensor<512x12xi1> {
  ^bb0(%a: tensor<512x12xf32>):
    %1 = mp.reduce add %a dims [1] : tensor<512x12xf32> to tensor<512xf32>
    %c = arith.constant dense<0.5> : tensor<512x12xf32>
    %3 = arith.cmpf olt, %a, %c : tensor<512x12xf32>
    mp.yield %1, %3 : tensor<512xf32>, tensor<512x12xi1>
  }
  %4 = mp.fusion pointwise ins(%2#1, %y : tensor<512x12xi1>, tensor<512x12xf32>) -> tensor<512x12xf32> {
  ^bb0(%m: tensor<512x12xi1>, %b: tensor<512x12xf32>):
    %z = arith.constant dense<0.0> : tensor<512x12xf32>
    %1 = arith.select %m, %b, %z : tensor<512x12xi1>, tensor<512x12xf32>
    mp.yield %1 : tensor<512x12xf32>
  }
  return %0, %2#0, %4 : tensor<64x128xi1>, tensor<512xf32>, tensor<512x12xf32>
}

func.func @too_large(%x: tensor<64x128xf32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x128xf32>) {
  // expected-remark@below {{tensor<64x128xi1> stays as bytes: its kernel is too large for eight elements at once}}
  %0:5 = mp.fusion row ins(%x : tensor<64x128xf32>) -> tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x128xi1> {
  ^bb0(%a: tensor<64x128xf32>):
    %1 = mp.reduce add %a dims [1] : tensor<64x128xf32> to tensor<64xf32>
    %2 = mp.reduce max %a dims [1] : tensor<64x128xf32> to tensor<64xf32>
    %3 = mp.reduce min %a dims [1] : tensor<64x128xf32> to tensor<64xf32>
    %4 = mp.reduce mul %a dims [1] : tensor<64x128xf32> to tensor<64xf32>
    %c = arith.constant dense<0.5> : tensor<64x128xf32>
    %5 = arith.cmpf olt, %a, %c : tensor<64x128xf32>
    mp.yield %1, %2, %3, %4, %5 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x128xi1>
  }
  %6 = mp.fusion pointwise ins(%0#4, %x : tensor<64x128xi1>, tensor<64x128xf32>) -> tensor<64x128xf32> {
  ^bb0(%m: tensor<64x128xi1>, %b: tensor<64x128xf32>):
    %z = arith.constant dense<0.0> : tensor<64x128xf32>
    %1 = arith.select %m, %b, %z : tensor<64x128xi1>, tensor<64x128xf32>
    mp.yield %1 : tensor<64x128xf32>
  }
  return %0#0, %0#1, %0#2, %0#3, %6 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x128xf32>
}
