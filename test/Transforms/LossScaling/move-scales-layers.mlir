// A gradient of 2^-40 that the first layer's weights are updated by, and of 1 in
// the second: no one scale brings both into f16.
// RUN: mp-opt %s --mp-insert-loss-scaling="mode=static scale=4" --mp-move-scales=mode=layers --mp-check-scaling | FileCheck %s
// RUN: mp-opt %s --mp-insert-loss-scaling="mode=static scale=4" --mp-move-scales=mode=layers -o /dev/null --remarks-filter=mp-move-scales --remark-policy=all 2>&1 | FileCheck %s --check-prefix=REMARKS

// With the scale of 2^2, what is read may be multiplied by 2^11 and stay two
// binades below 2^15; what is made of it vanishes even so, and is multiplied by
// 2^34 more where it is read in turn. All of that is taken back.
// CHECK: %[[UP:.*]] = arith.mulf %{{.*}}, %{{.*}} {mp.shift = 11 : i64}
// CHECK: %[[DV:.*]] = mp.dot
// CHECK: mp.unscale %[[DV]]
// CHECK: %[[DH:.*]] = mp.dot %[[UP]]
// CHECK: %[[ON:.*]] = arith.mulf %[[DH]], %{{.*}} {mp.shift = 34 : i64}
// CHECK: %[[DW:.*]] = mp.dot %{{.*}}, %[[ON]]
// CHECK: mp.unscale %[[DW]]
// CHECK: arith.mulf %{{.*}}, %{{.*}} {mp.shift = -45 : i64}

// REMARKS-DAG: [Passed] Shift | Category:mp-move-scales | Remark="operand 0 of 'mp.dot' is multiplied by 2^11"
// REMARKS-DAG: [Passed] Shift | Category:mp-move-scales | Remark="operand 1 of 'mp.dot' is multiplied by 2^34"
// REMARKS-DAG: [Missed] Shift | Category:mp-move-scales | Reason="no power of two fits the gradient that is read and the one that is made of it: small elements vanish"
// REMARKS-DAG: [Analysis] Motion | Category:mp-move-scales | Factors=2, TakenBack=1
func.func @main(%w: tensor<4x4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 1},
                %v: tensor<4x4xf32> {mp.role = #mp.role<parameter>, mp.name = "v", mp.pair = 2},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<f32> {mp.role = #mp.role<loss>},
        tensor<4x4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<4x4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "v"}) {
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %y = mp.dot %h, %v contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %e = math.exp %y : tensor<8x4xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %one = arith.constant dense<1.0> : tensor<8x4xf32>
  %dy = arith.mulf %one, %e {mp.observed = [#mp.observed<min = 1.0, max = 1.5, least = 1.0, row_norm = 3.0, exponents = 0 [1]>]} : tensor<8x4xf32>
  %dv = mp.dot %h, %dy contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %dh = mp.dot %dy, %v contracting [1] x [1] {mp.observed = [#mp.observed<min = 9.094947e-13, max = 1.0e-12, least = 9.094947e-13, row_norm = 3.0e-12, exponents = -40 [1]>]} : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %dw = mp.dot %x, %dh contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %w1 = arith.subf %w, %dw : tensor<4x4xf32>
  %v1 = arith.subf %v, %dv : tensor<4x4xf32>
  return %loss, %w1, %v1 : tensor<f32>, tensor<4x4xf32>, tensor<4x4xf32>
}
