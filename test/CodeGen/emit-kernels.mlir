// RUN: mp-opt %s --mp-emit-kernels="chip=sm_90" > %t.90
// RUN: %python %S/ptx.py print < %t.90 | FileCheck %s
// RUN: FileCheck %s --check-prefix=PLAN < %t.90
// RUN: mp-opt %t.90 --mp-emit-kernels="chip=sm_90" | diff %t.90 -

// No kernel uses local memory or needs a library.
// CHECK-NOT: .local
// CHECK-NOT: .extern

// 16-bit operands: sixteen bytes at a time through the read-only cache, and
// two conversions at once.
// PLAN: mprt.kernel @pointwise chip "sm_90" stages [#mprt.stage<"pointwise" grid [4, 1, 1] block [256, 1, 1] shared 0>] ptx
// CHECK-LABEL: .visible .entry pointwise(
// CHECK:         .param .u64 .ptr .global .align 16 pointwise_param_0,
// CHECK:         .param .u64 .ptr .global .align 16 pointwise_param_1,
// CHECK:         .param .u64 .ptr .global .align 16 pointwise_param_2
// CHECK:         .reqntid 256
// CHECK-NEXT:    .minnctapersm 1
// CHECK-DAG:     ld.global.nc.v4.b32
// CHECK-DAG:     ld.global.nc.v4.b32
// CHECK:         cvt.rn.f16x2.f32
// CHECK:         st.global.v4.b32
// CHECK-NOT:     ld.global.nc.b16
mprt.kernel @pointwise {
^bb0(%x: tensor<64x128xf16>, %b: tensor<128xf16>):
  %0 = mp.fusion pointwise ins(%x, %b : tensor<64x128xf16>, tensor<128xf16>) -> tensor<64x128xf16> {
  ^bb0(%x0: tensor<64x128xf16>, %b0: tensor<128xf16>):
    %1 = mp.cast %x0 : tensor<64x128xf16> to tensor<64x128xf32>
    %2 = mp.cast %b0 : tensor<128xf16> to tensor<128xf32>
    %3 = mp.broadcast %2 dims [1] : tensor<128xf32> to tensor<64x128xf32>
    %m = arith.mulf %1, %1 : tensor<64x128xf32>
    %4 = arith.addf %m, %3 : tensor<64x128xf32>
    %5 = mp.cast %4 : tensor<64x128xf32> to tensor<64x128xf16>
    mp.yield %5 : tensor<64x128xf16>
  }
  mprt.return %0 : tensor<64x128xf16>
}

// A size that is not a multiple: the rest is done one element a thread.
// CHECK-LABEL: .visible .entry tail(
// CHECK:         ld.global.nc.v4.b32
// CHECK:         st.global.v4.b32
// CHECK:         ld.global.nc.b32
// CHECK:         st.global.b32
mprt.kernel @tail {
^bb0(%x: tensor<1003xf32>):
  %0 = mp.fusion pointwise ins(%x : tensor<1003xf32>) -> tensor<1003xf32> {
  ^bb0(%x0: tensor<1003xf32>):
    %1 = arith.mulf %x0, %x0 : tensor<1003xf32>
    mp.yield %1 : tensor<1003xf32>
  }
  mprt.return %0 : tensor<1003xf32>
}

// Functions need no library; a reciprocal and a root are rounded to nearest.
// CHECK-LABEL: .visible .entry functions(
// CHECK:         fma.rn.f32
// CHECK-DAG:     rcp.rn.f32
// CHECK-DAG:     sqrt.rn.f32
mprt.kernel @functions {
^bb0(%x: tensor<1024xf32>):
  %0 = mp.fusion pointwise ins(%x : tensor<1024xf32>) -> tensor<1024xf32> {
  ^bb0(%x0: tensor<1024xf32>):
    %1 = math.exp %x0 : tensor<1024xf32>
    %2 = math.rsqrt %1 : tensor<1024xf32>
    mp.yield %2 : tensor<1024xf32>
  }
  mprt.return %0 : tensor<1024xf32>
}

// Lanes of a warp meet by shuffles, warps of a block in shared memory.
// PLAN: mprt.kernel @row {{.*}}block [32, 8, 1] shared 0>]
// CHECK-LABEL: .visible .entry row(
// CHECK:         shfl.sync.bfly
// PLAN: mprt.kernel @long_row {{.*}}block [256, 1, 1] shared 32>]
// CHECK-LABEL: .visible .entry long_row(
// CHECK:         shfl.sync.bfly
// CHECK:         bar.sync
mprt.kernel @row {
^bb0(%x: tensor<512x512xf16>):
  %0 = mp.fusion row ins(%x : tensor<512x512xf16>) -> tensor<512xf32> {
  ^bb0(%x0: tensor<512x512xf16>):
    %1 = mp.cast %x0 : tensor<512x512xf16> to tensor<512x512xf32>
    %2 = mp.reduce add %1 dims [1] : tensor<512x512xf32> to tensor<512xf32>
    mp.yield %2 : tensor<512xf32>
  }
  mprt.return %0 : tensor<512xf32>
}
mprt.kernel @long_row {
^bb0(%x: tensor<512x8192xf16>):
  %0 = mp.fusion row ins(%x : tensor<512x8192xf16>) -> tensor<512xf32> {
  ^bb0(%x0: tensor<512x8192xf16>):
    %1 = mp.cast %x0 : tensor<512x8192xf16> to tensor<512x8192xf32>
    %2 = mp.reduce add %1 dims [1] : tensor<512x8192xf32> to tensor<512xf32>
    mp.yield %2 : tensor<512xf32>
  }
  mprt.return %0 : tensor<512xf32>
}

// A sum over all rows that leaves few columns takes a second stage, which reads
// what the first left in the workspace.
// PLAN: mprt.kernel @column {{.*}}"column" grid [1, {{[0-9]+}}, 1] block [32, 8, 1]{{.*}}"column_columns" grid [1, 1, 1]{{.*}} scratch
// CHECK-LABEL: .visible .entry column(
// CHECK:         column_param_2
// CHECK-LABEL: .visible .entry column_columns(
mprt.kernel @column {
^bb0(%x: tensor<4096x16xf32>):
  %0 = mp.fusion column ins(%x : tensor<4096x16xf32>) -> tensor<16xf32> {
  ^bb0(%x0: tensor<4096x16xf32>):
    %1 = mp.reduce add %x0 dims [0] : tensor<4096x16xf32> to tensor<16xf32>
    mp.yield %1 : tensor<16xf32>
  }
  mprt.return %0 : tensor<16xf32>
}

// Many sums at once: four lanes a thread, not eight, so that nothing spills.
// Shared memory holds 5 sums of 4 lanes of 256 threads.
// PLAN: mprt.kernel @many_sums {{.*}}block [32, 8, 1] shared 20480>
mprt.kernel @many_sums {
^bb0(%x: tensor<512x96xf16>, %y: tensor<512x96xf16>):
  %0:5 = mp.fusion column ins(%x, %y : tensor<512x96xf16>, tensor<512x96xf16>) -> tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32> {
  ^bb0(%x0: tensor<512x96xf16>, %y0: tensor<512x96xf16>):
    %1 = mp.cast %x0 : tensor<512x96xf16> to tensor<512x96xf32>
    %2 = mp.cast %y0 : tensor<512x96xf16> to tensor<512x96xf32>
    %3 = arith.mulf %1, %1 : tensor<512x96xf32>
    %4 = arith.mulf %2, %2 : tensor<512x96xf32>
    %5 = arith.mulf %1, %2 : tensor<512x96xf32>
    %a = mp.reduce add %1 dims [0] : tensor<512x96xf32> to tensor<96xf32>
    %b = mp.reduce add %2 dims [0] : tensor<512x96xf32> to tensor<96xf32>
    %c = mp.reduce add %3 dims [0] : tensor<512x96xf32> to tensor<96xf32>
    %d = mp.reduce add %4 dims [0] : tensor<512x96xf32> to tensor<96xf32>
    %e = mp.reduce add %5 dims [0] : tensor<512x96xf32> to tensor<96xf32>
    mp.yield %a, %b, %c, %d, %e : tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>
  }
  mprt.return %0#0, %0#1, %0#2, %0#3, %0#4 : tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf32>
}

// Two fusions that compute the same share their code: which pointers a block
// takes stands in a table. A third one has code of its own. The pointers are one
// parameter, and nothing of it goes to local memory.
// PLAN: mprt.kernel @together chip "sm_90" stages [#mprt.stage<"together" grid [9, 1, 1] block [256, 1, 1] shared 0>] ptx
// CHECK-LABEL: .visible .entry together(
// CHECK-NEXT:    .param .align 8 .b8 together_param_0[56]
// CHECK-NEXT:  )
// CHECK:         .reqntid 256
// CHECK:         %ctaid.x
// CHECK-DAG:     ld.const.b16
// CHECK-DAG:     ld.param.b64
// CHECK:         ld.global.nc.v4.b32
// CHECK:         st.global.v4.b32
mprt.kernel @together {
^bb0(%a: tensor<4096xf32>, %s: tensor<f32>, %b: tensor<4096xf32>, %c: tensor<64xf32>):
  %0 = mp.fusion pointwise ins(%a, %s : tensor<4096xf32>, tensor<f32>) -> tensor<4096xf32> {
  ^bb0(%x: tensor<4096xf32>, %y: tensor<f32>):
    %1 = mp.broadcast %y dims [] : tensor<f32> to tensor<4096xf32>
    %2 = arith.mulf %x, %1 : tensor<4096xf32>
    mp.yield %2 : tensor<4096xf32>
  }
  %3 = mp.fusion pointwise ins(%b, %s : tensor<4096xf32>, tensor<f32>) -> tensor<4096xf32> {
  ^bb0(%x: tensor<4096xf32>, %y: tensor<f32>):
    %1 = mp.broadcast %y dims [] : tensor<f32> to tensor<4096xf32>
    %2 = arith.mulf %x, %1 : tensor<4096xf32>
    mp.yield %2 : tensor<4096xf32>
  }
  %4 = mp.fusion pointwise ins(%c : tensor<64xf32>) -> tensor<64xf32> {
  ^bb0(%x: tensor<64xf32>):
    %1 = arith.negf %x : tensor<64xf32>
    mp.yield %1 : tensor<64xf32>
  }
  mprt.return %0, %3, %4 : tensor<4096xf32>, tensor<4096xf32>, tensor<64xf32>
}

// Written in place: the old values do not come through the read-only cache, and
// all of them are read before a new one is written. Others may come so.
// CHECK-LABEL: .visible .entry fibonacci(
// CHECK-DAG:     ld.global.v4.b32 {{.*}}, [%[[A:rd[0-9]+]]];
// CHECK-DAG:     ld.global.v4.b32 {{.*}}, [%[[B:rd[0-9]+]]];
// CHECK-DAG:     ld.global.nc.b32
// CHECK:         st.global.v4.b32
// CHECK-NOT:     ld.global
// CHECK:         ret;
mprt.kernel @fibonacci overwrites [0, 1] {
^bb0(%x: tensor<1024xf32>, %y: tensor<1024xf32>, %s: tensor<f32>):
  %0:2 = mp.fusion pointwise ins(%x, %y, %s : tensor<1024xf32>, tensor<1024xf32>, tensor<f32>) -> tensor<1024xf32>, tensor<1024xf32> {
  ^bb0(%a: tensor<1024xf32>, %b: tensor<1024xf32>, %c: tensor<f32>):
    %scale = mp.broadcast %c dims [] : tensor<f32> to tensor<1024xf32>
    %1 = arith.mulf %b, %scale : tensor<1024xf32>
    %2 = arith.addf %a, %b : tensor<1024xf32>
    mp.yield %1, %2 : tensor<1024xf32>, tensor<1024xf32>
  }
  mprt.return %0#0, %0#1 : tensor<1024xf32>, tensor<1024xf32>
}

// Two updates share a launch and, as both are in place, their code; what reads
// alike but writes elsewhere is apart.
// CHECK-LABEL: .visible .entry updates(
// CHECK:         ld.global.nc.v4.b32
// CHECK:         ld.global.v4.b32
// CHECK:         st.global.v4.b32
// CHECK:         ld.global.nc.v4.b32
// CHECK:         ld.global.nc.v4.b32
// CHECK:         st.global.v4.b32
// CHECK:         ret;
mprt.kernel @updates overwrites [0, 2] {
^bb0(%w: tensor<1024xf32>, %g: tensor<1024xf32>, %v: tensor<1024xf32>, %u: tensor<1024xf32>):
  %0 = mp.fusion pointwise ins(%w, %g : tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32> {
  ^bb0(%a: tensor<1024xf32>, %b: tensor<1024xf32>):
    %1 = arith.subf %a, %b : tensor<1024xf32>
    mp.yield %1 : tensor<1024xf32>
  }
  %2 = mp.fusion pointwise ins(%v, %g : tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32> {
  ^bb0(%a: tensor<1024xf32>, %b: tensor<1024xf32>):
    %1 = arith.subf %a, %b : tensor<1024xf32>
    mp.yield %1 : tensor<1024xf32>
  }
  %3 = mp.fusion pointwise ins(%u, %g : tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32> {
  ^bb0(%a: tensor<1024xf32>, %b: tensor<1024xf32>):
    %1 = arith.mulf %a, %b : tensor<1024xf32>
    mp.yield %1 : tensor<1024xf32>
  }
  mprt.return %0, %2, %3 : tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>
}

// One constant around nine pads: it is nobody's work.
// CHECK-LABEL: .visible .entry padded(
// CHECK:         ret;
mprt.kernel @padded {
^bb0(%x0: tensor<8xf32>, %x1: tensor<8xf32>, %x2: tensor<8xf32>, %x3: tensor<8xf32>, %x4: tensor<8xf32>, %x5: tensor<8xf32>, %x6: tensor<8xf32>, %x7: tensor<8xf32>, %x8: tensor<8xf32>):
  %0 = mp.fusion pointwise ins(%x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<17xf32> {
  ^bb0(%a0: tensor<8xf32>, %a1: tensor<8xf32>, %a2: tensor<8xf32>, %a3: tensor<8xf32>, %a4: tensor<8xf32>, %a5: tensor<8xf32>, %a6: tensor<8xf32>, %a7: tensor<8xf32>, %a8: tensor<8xf32>):
    %zero = arith.constant dense<0.0> : tensor<f32>
    %p0 = mp.pad %a0, %zero low [0] high [9] interior [0] : (tensor<8xf32>, tensor<f32>) -> tensor<17xf32>
    %p1 = mp.pad %a1, %zero low [1] high [8] interior [0] : (tensor<8xf32>, tensor<f32>) -> tensor<17xf32>
    %s1 = arith.addf %p0, %p1 : tensor<17xf32>
    %p2 = mp.pad %a2, %zero low [2] high [7] interior [0] : (tensor<8xf32>, tensor<f32>) -> tensor<17xf32>
    %s2 = arith.addf %s1, %p2 : tensor<17xf32>
    %p3 = mp.pad %a3, %zero low [3] high [6] interior [0] : (tensor<8xf32>, tensor<f32>) -> tensor<17xf32>
    %s3 = arith.addf %s2, %p3 : tensor<17xf32>
    %p4 = mp.pad %a4, %zero low [4] high [5] interior [0] : (tensor<8xf32>, tensor<f32>) -> tensor<17xf32>
    %s4 = arith.addf %s3, %p4 : tensor<17xf32>
    %p5 = mp.pad %a5, %zero low [5] high [4] interior [0] : (tensor<8xf32>, tensor<f32>) -> tensor<17xf32>
    %s5 = arith.addf %s4, %p5 : tensor<17xf32>
    %p6 = mp.pad %a6, %zero low [6] high [3] interior [0] : (tensor<8xf32>, tensor<f32>) -> tensor<17xf32>
    %s6 = arith.addf %s5, %p6 : tensor<17xf32>
    %p7 = mp.pad %a7, %zero low [7] high [2] interior [0] : (tensor<8xf32>, tensor<f32>) -> tensor<17xf32>
    %s7 = arith.addf %s6, %p7 : tensor<17xf32>
    %p8 = mp.pad %a8, %zero low [8] high [1] interior [0] : (tensor<8xf32>, tensor<f32>) -> tensor<17xf32>
    %s8 = arith.addf %s7, %p8 : tensor<17xf32>
    mp.yield %s8 : tensor<17xf32>
  }
  mprt.return %0 : tensor<17xf32>
}
