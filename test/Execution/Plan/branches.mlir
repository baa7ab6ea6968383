// A plan computes all branches; what is not taken goes nowhere, infinities and
// NaNs included.
// RUN: mp-opt %s --mp-to-cuda=chip=sm_90 --emit=plan -o %t.plan.mlir
// RUN: %python -c "import numpy as np; np.savez('%t.1.npz', arg0=np.array(True), arg1=np.array(1, np.int32), arg2=np.array([-4, 0, 9], np.float32))"
// RUN: %python -c "import numpy as np; np.savez('%t.2.npz', arg0=np.array(False), arg1=np.array(-7, np.int32), arg2=np.array([-4, 0, 9], np.float32))"
// RUN: mp-run %s --inputs=%t.1.npz | FileCheck %s --check-prefix=ONE
// RUN: mp-run %t.plan.mlir --device=plan --inputs=%t.1.npz | FileCheck %s --check-prefix=ONE
// RUN: mp-run %s --inputs=%t.2.npz | FileCheck %s --check-prefix=TWO
// RUN: mp-run %t.plan.mlir --device=plan --inputs=%t.2.npz | FileCheck %s --check-prefix=TWO

// ONE: out0: f32[3] = 16 0 81
// ONE: out1: f32[3] = {{-?}}nan -inf 2.19722462
// TWO: out0: f32[3] = -4 0 9
// TWO: out1: f32[3] = -4 0 9
func.func @main(%p: tensor<i1>, %i: tensor<i32>, %x: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %c = tensor.extract %p[] : tensor<i1>
  %r = scf.if %c -> tensor<3xf32> {
    %square = arith.mulf %x, %x : tensor<3xf32>
    scf.yield %square : tensor<3xf32>
  } else {
    scf.yield %x : tensor<3xf32>
  }
  %e = tensor.extract %i[] : tensor<i32>
  %index = arith.index_cast %e : i32 to index
  %s = scf.index_switch %index -> tensor<3xf32>
  case 0 {
    %root = math.sqrt %x : tensor<3xf32>
    scf.yield %root : tensor<3xf32>
  }
  case 1 {
    %log = math.log %x : tensor<3xf32>
    scf.yield %log : tensor<3xf32>
  }
  default {
    scf.yield %x : tensor<3xf32>
  }
  return %r, %s : tensor<3xf32>, tensor<3xf32>
}
