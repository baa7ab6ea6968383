// RUN: not mp-translate --mp-to-stablehlo %s 2>&1 | FileCheck %s

// What reads an op that cannot be written finds something in its place, scalars
// too: there is one error, and it tells of the one op.
// CHECK: error: cannot write 1 op as StableHLO
// CHECK-NEXT: arith.index_castui (1)
// CHECK-NOT: error:
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %c = arith.constant 0 : i32
  %i = arith.index_castui %c : i32 to index
  %r = scf.index_switch %i -> tensor<4xf32>
  case 0 {
    scf.yield %x : tensor<4xf32>
  }
  default {
    scf.yield %y : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
