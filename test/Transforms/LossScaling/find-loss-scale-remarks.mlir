// RUN: mp-opt %s --split-input-file --mp-find-loss-scale --remarks-filter='mp-find-loss-scale' --remark-policy=all --verify-diagnostics -o /dev/null

// expected-remark@below {{the step scales its loss by the constant 1024}}
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>}) {
  %0 = arith.mulf %w, %x : tensor<4xf32>
  %1 = math.exp %0 : tensor<4xf32>
  %scale = arith.constant dense<1024.0> : tensor<4xf32>
  %d = arith.mulf %1, %scale : tensor<4xf32>
  %dw = arith.mulf %d, %x : tensor<4xf32>
  %g = arith.divf %dw, %scale : tensor<4xf32>
  %w1 = arith.subf %w, %g : tensor<4xf32>
  return %w1 : tensor<4xf32>
}

// -----

// expected-remark@below {{no constant multiplies the loss and divides its gradients}}
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>}) {
  return %w : tensor<4xf32>
}
