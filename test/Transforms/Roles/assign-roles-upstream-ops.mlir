// RUN: mp-opt %s --mp-assign-roles | FileCheck %s

// A step without any op of ours still gets roles: the pass loads the dialect.
// CHECK: func.func @main(%{{.*}}: tensor<2xf32> {mp.name = "arg0", mp.pair = 0 : i64, mp.role = #mp.role<optimizer_state>})
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}
