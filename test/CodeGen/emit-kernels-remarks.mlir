// RUN: mp-opt %s --mp-emit-kernels --remarks-filter='mp-emit-kernels' --remark-policy=all --verify-diagnostics

// Each kernel is reported with its stages.
// expected-remark@+1 {{Stages=1}}
mprt.kernel @k0 {
^bb0(%x: tensor<8xf32>):
  %0 = mp.fusion pointwise ins(%x : tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%a: tensor<8xf32>):
    %1 = arith.addf %a, %a : tensor<8xf32>
    mp.yield %1 : tensor<8xf32>
  }
  mprt.return %0 : tensor<8xf32>
}
