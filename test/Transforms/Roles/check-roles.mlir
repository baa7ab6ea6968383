// RUN: mp-opt %s -split-input-file --mp-check-roles --verify-diagnostics
// RUN: mp-opt %S/assign-roles.mlir --mp-assign-roles --split-input-file > %t.good
// RUN: mp-opt %t.good --mp-check-roles --split-input-file | diff %t.good -

// A step with all roles and one pair is accepted.
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>}, tensor<4xf32> {mp.role = #mp.role<metric>}) {
  return %w, %x : tensor<4xf32>, tensor<4xf32>
}

// -----

// expected-error@below {{argument 0 'arg0' has no role; run mp-assign-roles}}
func.func @main(%w: tensor<4xf32>) {
  return
}

// -----

// expected-error@below {{result 0 'out0' has no role; run mp-assign-roles}}
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<batch>}) -> tensor<4xf32> {
  return %w : tensor<4xf32>
}

// -----

// expected-error@below {{argument 0 'arg0' has the role loss, which is one of results}}
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<loss>}) {
  return
}

// -----

// expected-error@below {{result 0 'out0' has the role batch, which is one of arguments}}
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<batch>}) -> (tensor<4xf32> {mp.role = #mp.role<batch>}) {
  return %w : tensor<4xf32>
}

// -----

// expected-error@below {{argument 0 'w' has mp.pair = 3 : i64, but there are 1 results}}
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 3})
    -> (tensor<4xf32> {mp.role = #mp.role<metric>}) {
  return %w : tensor<4xf32>
}

// -----

// expected-error@below {{argument 0 'arg0' is 'tensor<4xf32>', its next value, result 0, is 'tensor<2xf32>'}}
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0}, %x: tensor<2xf32> {mp.role = #mp.role<batch>})
    -> (tensor<2xf32> {mp.role = #mp.role<new_parameter>}) {
  return %x : tensor<2xf32>
}

// -----

// expected-error@below {{result 0 is the next value of both argument 0 and argument 1}}
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0}, %v: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>}) {
  return %w : tensor<4xf32>
}

// -----

// expected-error@below {{result 0, the next value of argument 0 'arg0', has the role new_state, not new_parameter}}
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0})
    -> (tensor<4xf32> {mp.role = #mp.role<new_state>}) {
  return %w : tensor<4xf32>
}

// -----

// expected-error@below {{result 0 'out0' is a new_parameter, but no argument has mp.pair = 0}}
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>}) {
  return %w : tensor<4xf32>
}

// -----

// expected-error@below {{result 0 'g' has mp.of = 4 : i64, but there are 1 arguments}}
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>})
    -> (tensor<4xf32> {mp.name = "g", mp.of = 4, mp.role = #mp.role<gradient>}) {
  return %w : tensor<4xf32>
}

// -----

// expected-error@below {{result 0 'm' has mp.of, but the role metric, not gradient}}
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>})
    -> (tensor<4xf32> {mp.name = "m", mp.of = 0, mp.role = #mp.role<metric>}) {
  return %w : tensor<4xf32>
}

// -----

// expected-error@below {{result 0 'g' is the gradient of argument 0 'lr', whose role is hyper}}
func.func @main(%w: tensor<f32> {mp.name = "lr", mp.role = #mp.role<hyper>})
    -> (tensor<f32> {mp.name = "g", mp.of = 0, mp.role = #mp.role<gradient>}) {
  return %w : tensor<f32>
}

// -----

// expected-error@below {{result 0 'g' of type 'tensor<2xf32>' is the gradient of argument 0 'w' of type 'tensor<4xf32>'}}
func.func @main(%w: tensor<4xf32> {mp.name = "w", mp.role = #mp.role<parameter>}, %x: tensor<2xf32> {mp.role = #mp.role<batch>})
    -> (tensor<2xf32> {mp.name = "g", mp.of = 0, mp.role = #mp.role<gradient>}) {
  return %x : tensor<2xf32>
}

// -----

// expected-error@below {{result 1 'h' and result 0 are both the gradient of argument 0 'w'}}
func.func @main(%w: tensor<4xf32> {mp.name = "w", mp.role = #mp.role<parameter>})
    -> (tensor<4xf32> {mp.name = "g", mp.of = 0, mp.role = #mp.role<gradient>}, tensor<4xf32> {mp.name = "h", mp.of = 0, mp.role = #mp.role<gradient>}) {
  return %w, %w : tensor<4xf32>, tensor<4xf32>
}

// -----

// A step that has no masters stores what the gradient of is f32.
module attributes {mp.policy = #mp.policy<f16>} {
func.func @main(%w: tensor<4xf16> {mp.name = "w", mp.role = #mp.role<parameter>}, %x: tensor<4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<4xf32> {mp.name = "g", mp.of = 0, mp.role = #mp.role<gradient>}) {
  return %x : tensor<4xf32>
}
}

// -----

// In a step without a policy it is a mistake.
// expected-error@below {{result 0 'g' of type 'tensor<4xf32>' is the gradient of argument 0 'w' of type 'tensor<4xf16>'}}
func.func @main(%w: tensor<4xf16> {mp.name = "w", mp.role = #mp.role<parameter>}, %x: tensor<4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<4xf32> {mp.name = "g", mp.of = 0, mp.role = #mp.role<gradient>}) {
  return %x : tensor<4xf32>
}

// -----

// No plan makes it of another shape, or of whole numbers.
module attributes {mp.policy = #mp.policy<f16>} {
// expected-error@below {{result 0 'g' of type 'tensor<4xi32>' is the gradient of argument 0 'w' of type 'tensor<4xf16>'}}
func.func @main(%w: tensor<4xf16> {mp.name = "w", mp.role = #mp.role<parameter>}, %x: tensor<4xi32> {mp.role = #mp.role<batch>})
    -> (tensor<4xi32> {mp.name = "g", mp.of = 0, mp.role = #mp.role<gradient>}) {
  return %x : tensor<4xi32>
}
}

// -----

// Two of the batch may have one name, nobody asks for it.
func.func @main(%x: tensor<4xf32> {mp.role = #mp.role<batch>, mp.name = "x"},
                %y: tensor<4xf32> {mp.role = #mp.role<batch>, mp.name = "x"})
    -> (tensor<4xf32> {mp.role = #mp.role<metric>}) {
  return %x : tensor<4xf32>
}

// -----

// expected-error@below {{arguments 0 and 1 have one name, 'w', and what is carried from step to step is known by its name: give each its own 'mp.name'}}
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
                %v: tensor<2xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 1})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<2xf32> {mp.role = #mp.role<new_parameter>}) {
  return %w, %v : tensor<4xf32>, tensor<2xf32>
}

// -----

// expected-error@below {{arguments 0 and 1 have one name, 'arg1'}}
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<optimizer_state>, mp.name = "arg1", mp.pair = 0},
                %v: tensor<2xf32> {mp.role = #mp.role<batch>})
    -> (tensor<4xf32> {mp.role = #mp.role<new_state>}) {
  return %w : tensor<4xf32>
}
