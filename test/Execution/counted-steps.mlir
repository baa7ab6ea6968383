// RUN: mp-run %s --fill=1 --steps=5 | FileCheck %s

// A step that only counts, as one that gathers the mean of equal gradients does,
// is not skipped.
// CHECK: 5 steps, 0 skipped
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 1},
                %n: tensor<i32> {mp.role = #mp.role<counter>, mp.name = "mini_step", mp.pair = 2})
    -> (tensor<f32> {mp.role = #mp.role<loss>, mp.name = "loss"},
        tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"},
        tensor<i32> {mp.role = #mp.role<new_state>, mp.name = "mini_step"}) {
  %one = arith.constant dense<1> : tensor<i32>
  %loss = mp.reduce add %w dims [0] : tensor<4xf32> to tensor<f32>
  %next = arith.addi %n, %one : tensor<i32>
  return %loss, %w, %next : tensor<f32>, tensor<4xf32>, tensor<i32>
}
