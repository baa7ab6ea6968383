// A guard in what StableHLO does not have is not written either, and not missed.
// RUN: not mp-translate --mp-to-stablehlo %s 2>&1 | FileCheck %s
// CHECK: error: cannot write 1 op as StableHLO
// CHECK-NEXT: scf.parallel (1)
func.func @main(%w: tensor<8xf32>, %g: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %r = scf.parallel (%i) = (%c0) to (%c9) step (%c1) init (%w) -> tensor<8xf32> {
    %ok = mp.all_finite %g : tensor<8xf32>
    %n = arith.addf %w, %g : tensor<8xf32>
    %k = mp.guard %ok keep(%w : tensor<8xf32>) {
      mp.yield %n : tensor<8xf32>
    }
    scf.reduce(%k : tensor<8xf32>) {
    ^bb0(%a: tensor<8xf32>, %b: tensor<8xf32>):
      %s = arith.addf %a, %b : tensor<8xf32>
      scf.reduce.return %s : tensor<8xf32>
    }
  }
  return %r : tensor<8xf32>
}
