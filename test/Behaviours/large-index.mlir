// A gradient of more than 2^31 elements: its kernel reaches the last one, which is
// 2^33 bytes behind the first. Kernels want pointers at multiples of 16, which all
// buffers of a plan are.
//
// RUN: mp-opt %s --mp-emit-kernels="chip=sm_90" | %python %mp_src_root/test/CodeGen/ptx.py print | FileCheck %s
// CHECK: .visible .entry unscale(
// CHECK-NEXT: .param .u64 .ptr .global .align 16 unscale_param_0
// CHECK: ld.global.nc.v4.b32
// CHECK: setp.lt.u64
// CHECK: add.s64 {{.*}}, 8589934592;
mprt.kernel @unscale {
^bb0(%x: tensor<2147483649xf32>, %s: tensor<f32>):
  %0 = mp.fusion pointwise ins(%x, %s : tensor<2147483649xf32>, tensor<f32>) -> tensor<2147483649xf32> {
  ^bb0(%a: tensor<2147483649xf32>, %b: tensor<f32>):
    %r = mp.broadcast %b dims [] : tensor<f32> to tensor<2147483649xf32>
    %1 = arith.mulf %a, %r : tensor<2147483649xf32>
    mp.yield %1 : tensor<2147483649xf32>
  }
  mprt.return %0 : tensor<2147483649xf32>
}
