// RUN: mp-opt %s --mp-assign-roles --remarks-filter='mp-assign-roles' --remark-policy=all --verify-diagnostics

// Each source says how much it gave.
// expected-remark@below {{Pairs=0, Remark="from attribute", Roles=1}}
// expected-remark@below {{Pairs=1, Remark="from name", Roles=1}}
func.func @main(%w: tensor<4xf32> {mp.name = "params.w"},
                %x: tensor<4xf32> {mp.name = "x", mp.role = "batch"})
    -> (tensor<4xf32> {mp.name = "params.w"}) {
  %0 = arith.addf %w, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
