// RUN: mp-opt %s --mp-insert-loss-scaling --mp-move-scales=mode=layers --verify-diagnostics

// No profile was attached.
// expected-error@below {{mode=layers, scale-motion=layers of mp-amp: no profile saw a gradient that a contraction reads; run mp-run --profile on the step and give its file (profile=FILE)}}
func.func @main(%w: tensor<4x4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 1},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<f32> {mp.role = #mp.role<loss>},
        tensor<4x4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %e = math.exp %y : tensor<8x4xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %one = arith.constant dense<1.0> : tensor<8x4xf32>
  %dy = arith.mulf %one, %e : tensor<8x4xf32>
  %dw = mp.dot %x, %dy contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %w1 = arith.subf %w, %dw : tensor<4x4xf32>
  return %loss, %w1 : tensor<f32>, tensor<4x4xf32>
}
