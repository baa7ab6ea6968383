// T17: what @autoflex of t17-flex.mlir, which is put in here, does with 19
// sequences of greatest numbers, one number of each in a step.
func.func private @autoflex(
    tensor<19xf32>, tensor<19xf32>, tensor<19x16xf32>, tensor<19xf32>)
    -> (tensor<19xf32>, tensor<19x16xf32>, tensor<19xf32>, tensor<19xi1>)

func.func @main(
    %units: tensor<19xf32>
      {mp.name = "units", mp.pair = 0 : i64, mp.role = #mp.role<parameter>},
    %history: tensor<19x16xf32>
      {mp.name = "history", mp.pair = 1 : i64,
       mp.role = #mp.role<optimizer_state>},
    %filled: tensor<19xf32>
      {mp.name = "filled", mp.pair = 2 : i64,
       mp.role = #mp.role<optimizer_state>},
    %overflows: tensor<19xi32>
      {mp.name = "overflows", mp.pair = 3 : i64,
       mp.role = #mp.role<optimizer_state>},
    %numbers: tensor<19xf32> {mp.name = "numbers", mp.role = #mp.role<batch>})
    -> (tensor<19xf32> {mp.name = "units", mp.role = #mp.role<new_parameter>},
        tensor<19x16xf32> {mp.name = "history", mp.role = #mp.role<new_state>},
        tensor<19xf32> {mp.name = "filled", mp.role = #mp.role<new_state>},
        tensor<19xi32> {mp.name = "overflows", mp.role = #mp.role<new_state>},
        tensor<19xf32> {mp.name = "greatest", mp.role = #mp.role<metric>},
        tensor<f32> {mp.name = "lost", mp.role = #mp.role<loss>}) {
  %most = arith.constant dense<32767.0> : tensor<19xf32>
  %scaled = arith.divf %numbers, %units : tensor<19xf32>
  %rounded = math.roundeven %scaled : tensor<19xf32>
  %greatest = arith.minimumf %rounded, %most : tensor<19xf32>
  %next_units, %next_history, %next_filled, %over = call @autoflex(
      %greatest, %units, %history, %filled)
     : (tensor<19xf32>, tensor<19xf32>, tensor<19x16xf32>, tensor<19xf32>)
     -> (tensor<19xf32>, tensor<19x16xf32>, tensor<19xf32>, tensor<19xi1>)
  %overflowed = arith.extui %over : tensor<19xi1> to tensor<19xi32>
  %next_overflows = arith.addi %overflows, %overflowed : tensor<19xi32>
  %sum = mp.reduce add %overflowed dims [0] : tensor<19xi32> to tensor<i32>
  %lost = arith.sitofp %sum : tensor<i32> to tensor<f32>
  return %next_units, %next_history, %next_filled, %next_overflows, %greatest,
      %lost
    : tensor<19xf32>, tensor<19x16xf32>, tensor<19xf32>, tensor<19xi32>,
      tensor<19xf32>, tensor<f32>
}
