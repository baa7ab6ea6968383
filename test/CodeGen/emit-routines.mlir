// Kernels of ops that are fused with nothing: no atomics, no local memory, and
// no order that depends on which thread is first.
// RUN: mp-opt %s --mp-emit-kernels="chip=sm_90" > %t.90
// RUN: %python %S/ptx.py print < %t.90 | FileCheck %s --implicit-check-not=.local --implicit-check-not=.extern --implicit-check-not=atom. --implicit-check-not=red.global
// RUN: FileCheck %s --check-prefix=PLAN < %t.90
// A kernel that has its code is left alone.
// RUN: mp-opt %t.90 --mp-emit-kernels="chip=sm_90" | diff %t.90 -

// Sixteen bytes of a row at a time.
// PLAN: mprt.kernel @rows chip "sm_90" stages [#mprt.stage<"rows" grid [12, 1, 1] block [256, 1, 1] shared 0>] ptx
// CHECK-LABEL: .visible .entry rows(
// CHECK: ld.global.nc.v4.b32
// CHECK: st.global.v4.b32
mprt.kernel @rows {
^bb0(%x: tensor<1000x768xf16>, %i: tensor<32xi32>):
  %0 = mp.fusion routine ins(%x, %i : tensor<1000x768xf16>, tensor<32xi32>) -> tensor<32x768xf16> {
  ^bb0(%x0: tensor<1000x768xf16>, %i0: tensor<32xi32>):
    %1 = mp.gather %x0, %i0 slice [1, 768] offset [1] collapsed [0] start [0] index_vector 1
       : (tensor<1000x768xf16>, tensor<32xi32>) -> tensor<32x768xf16>
    mp.yield %1 : tensor<32x768xf16>
  }
  mprt.return %0 : tensor<32x768xf16>
}

// The gradient of an embedding: its table is read and written once, in order.
// PLAN: mprt.kernel @embedding chip "sm_90" stages [#mprt.stage<"embedding" grid [1056, 1, 1] block [256, 1, 1] shared 8320>] ptx
// CHECK-LABEL: .visible .entry embedding(
// CHECK: vote.sync.ballot.b32
// CHECK: bar.sync
mprt.kernel @embedding {
^bb0(%x: tensor<30522x768xf32>, %i: tensor<2048x1xi32>, %u: tensor<2048x768xf16>):
  %0 = mp.fusion routine ins(%x, %i, %u : tensor<30522x768xf32>, tensor<2048x1xi32>, tensor<2048x768xf16>) -> tensor<30522x768xf32> {
  ^bb0(%x0: tensor<30522x768xf32>, %i0: tensor<2048x1xi32>, %u0: tensor<2048x768xf16>):
    %1 = mp.scatter add %x0, %i0, %u0 window [1] inserted [0] start [0] index_vector 1 accumulate f32
       : (tensor<30522x768xf32>, tensor<2048x1xi32>, tensor<2048x768xf16>) -> tensor<30522x768xf32>
    mp.yield %1 : tensor<30522x768xf32>
  }
  mprt.return %0 : tensor<30522x768xf32>
}

// A block a long line, by shuffles and eight candidates in shared memory.
// PLAN: mprt.kernel @arg_max chip "sm_90" stages [#mprt.stage<"arg_max" grid [64, 1, 1] block [256, 1, 1] shared 96>] ptx
// CHECK-LABEL: .visible .entry arg_max(
// CHECK: shfl.sync.bfly.b32
mprt.kernel @arg_max {
^bb0(%x: tensor<64x50257xf32>, %i: tensor<64x50257xi32>):
  %0:2 = mp.fusion routine ins(%x, %i : tensor<64x50257xf32>, tensor<64x50257xi32>) -> tensor<64xf32>, tensor<64xi32> {
  ^bb0(%x0: tensor<64x50257xf32>, %i0: tensor<64x50257xi32>):
    %1:2 = mp.arg_reduce max %x0, %i0 dims [1] : (tensor<64x50257xf32>, tensor<64x50257xi32>) -> (tensor<64xf32>, tensor<64xi32>)
    mp.yield %1#0, %1#1 : tensor<64xf32>, tensor<64xi32>
  }
  mprt.return %0#0, %0#1 : tensor<64xf32>, tensor<64xi32>
}

// A window is written out. Padding of 2^40 elements takes wide positions.
// PLAN: mprt.kernel @pool chip "sm_90" stages [#mprt.stage<"pool" grid [784, 1, 1] block [256, 1, 1] shared 0>] ptx
// CHECK-LABEL: .visible .entry pool(
mprt.kernel @pool {
^bb0(%x: tensor<32x112x112x4xf16>):
  %0 = mp.fusion routine ins(%x : tensor<32x112x112x4xf16>) -> tensor<32x56x56x2xf16> {
  ^bb0(%x0: tensor<32x112x112x4xf16>):
    %1 = mp.pool max %x0 window [1, 3, 3, 1] strides [1, 2, 2, 2] low [0, 0, 0, 0] high [0, 1, 1, 0]
       : tensor<32x112x112x4xf16> to tensor<32x56x56x2xf16>
    mp.yield %1 : tensor<32x56x56x2xf16>
  }
  mprt.return %0 : tensor<32x56x56x2xf16>
}
// PLAN: mprt.kernel @far chip "sm_90"
// CHECK-LABEL: .visible .entry far(
mprt.kernel @far {
^bb0(%x: tensor<8xf32>):
  %0 = mp.fusion routine ins(%x : tensor<8xf32>) -> tensor<2xf32> {
  ^bb0(%x0: tensor<8xf32>):
    %1 = mp.pool max %x0 window [8] strides [1099511627776] low [0] high [1099511627776]
       : tensor<8xf32> to tensor<2xf32>
    mp.yield %1 : tensor<2xf32>
  }
  mprt.return %0 : tensor<2xf32>
}

// What each window has chosen goes from the first stage to the second.
// PLAN: mprt.kernel @pool_grad chip "sm_90" stages [#mprt.stage<"pool_grad" grid [1056, 1, 1] block [256, 1, 1] shared 0>, #mprt.stage<"pool_grad_sums" grid [1056, 1, 1] block [256, 1, 1] shared 0>] scratch 25690112 ptx
// CHECK-LABEL: .visible .entry pool_grad(
// CHECK-LABEL: .visible .entry pool_grad_sums(
mprt.kernel @pool_grad {
^bb0(%x: tensor<32x112x112x64xf16>, %d: tensor<32x56x56x64xf16>):
  %0 = mp.fusion routine ins(%x, %d : tensor<32x112x112x64xf16>, tensor<32x56x56x64xf16>) -> tensor<32x112x112x64xf16> {
  ^bb0(%x0: tensor<32x112x112x64xf16>, %d0: tensor<32x56x56x64xf16>):
    %1 = mp.pool_grad max %x0, %d0 window [1, 3, 3, 1] strides [1, 2, 2, 1] low [0, 0, 0, 0] high [0, 1, 1, 0] accumulate f32
       : tensor<32x112x112x64xf16>, tensor<32x56x56x64xf16>
    mp.yield %1 : tensor<32x112x112x64xf16>
  }
  mprt.return %0 : tensor<32x112x112x64xf16>
}
