// RUN: mp-opt %s --mp-load-policy=preset=fp16 --mp-insert-loss-scaling --mp-check-scaling -o %t.mlir
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: mp-opt %s --mp-amp 2>/dev/null | FileCheck %s --check-prefix=WIDE

// Two rounds of conjugate gradients on the Gauss-Newton matrix x^T x: the gradient
// is what the solver starts at, and the square of its size. It is unscaled before
// either; the products of the solver are those of a backward pass that is not
// scaled, and read f32.
// CHECK: %[[SEED:.*]] = mp.scale
// CHECK-DAG: %[[G:.*]] = mp.unscale %{{.*}} : tensor<8x2xf32>
// CHECK-DAG: %[[GB:.*]] = mp.unscale %{{.*}} : tensor<2xf32>
// CHECK-NOT: mp.unscale
// CHECK: scf.while ({{.*}} = %[[G]], {{.*}} = %[[GB]]
// CHECK: mp.all_finite
// WIDE: mp.dot {{.*}} contracting [0] x [0] accumulate f32 {{.*}}-> tensor<8x2xf32>
// WIDE: scf.while
// WIDE: mp.dot {{.*}}mp.kept_wide{{.*}} : (tensor<32x8xf32>, tensor<8x2xf32>) -> tensor<32x2xf32>
// WIDE: mp.dot {{.*}}mp.kept_wide{{.*}} : (tensor<32x8xf32>, tensor<32x2xf32>) -> tensor<8x2xf32>
func.func @main(%w: tensor<8x2xf32> {mp.name = "w", mp.role = #mp.role<parameter>, mp.pair = 1},
                %b: tensor<2xf32> {mp.name = "b", mp.role = #mp.role<parameter>, mp.pair = 2},
                %x: tensor<32x8xf32> {mp.name = "x", mp.role = #mp.role<batch>},
                %y: tensor<32x2xf32> {mp.name = "y", mp.role = #mp.role<batch>})
    -> (tensor<f32> {mp.name = "loss", mp.role = #mp.role<loss>},
        tensor<8x2xf32> {mp.name = "w", mp.role = #mp.role<new_parameter>},
        tensor<2xf32> {mp.name = "b", mp.role = #mp.role<new_parameter>}) {
  %half = arith.constant dense<0.5> : tensor<f32>
  %mean = arith.constant dense<3.125000e-02> : tensor<32x2xf32>
  %zero = arith.constant dense<0.0> : tensor<8x2xf32>
  %zero_b = arith.constant dense<0.0> : tensor<2xf32>
  %start = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %two = arith.constant dense<2> : tensor<i32>
  %xw = mp.dot %x, %w contracting [1] x [0] : (tensor<32x8xf32>, tensor<8x2xf32>) -> tensor<32x2xf32>
  %wide = mp.broadcast %b dims [1] : tensor<2xf32> to tensor<32x2xf32>
  %made = arith.addf %xw, %wide : tensor<32x2xf32>
  %d = arith.subf %made, %y : tensor<32x2xf32>
  %square = arith.mulf %d, %d : tensor<32x2xf32>
  %sum = mp.reduce add %square dims [0, 1] : tensor<32x2xf32> to tensor<f32>
  %loss = arith.mulf %sum, %half : tensor<f32>
  %dy = arith.mulf %d, %mean : tensor<32x2xf32>
  %g = mp.dot %x, %dy contracting [0] x [0] : (tensor<32x8xf32>, tensor<32x2xf32>) -> tensor<8x2xf32>
  %gb = mp.reduce add %dy dims [0] : tensor<32x2xf32> to tensor<2xf32>
  %gg_l = mp.reshape %g : tensor<8x2xf32> to tensor<16xf32>
  %gg_r = mp.reshape %g : tensor<8x2xf32> to tensor<16xf32>
  %gg_1 = mp.dot %gg_l, %gg_r contracting [0] x [0] : (tensor<16xf32>, tensor<16xf32>) -> tensor<f32>
  %gg_b = arith.mulf %gb, %gb : tensor<2xf32>
  %gg_2 = mp.reduce add %gg_b dims [0] : tensor<2xf32> to tensor<f32>
  %gg = arith.addf %gg_1, %gg_2 : tensor<f32>
  %solved:8 = scf.while (%i = %start, %v = %zero, %vb = %zero_b, %r = %g, %rb = %gb, %p = %g, %pb = %gb, %rr = %gg)
      : (tensor<i32>, tensor<8x2xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<2xf32>, tensor<f32>) -> (tensor<i32>, tensor<8x2xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<2xf32>, tensor<f32>) {
    %on = arith.cmpi slt, %i, %two : tensor<i32>
    %bit = tensor.extract %on[] : tensor<i1>
    scf.condition(%bit) %i, %v, %vb, %r, %rb, %p, %pb, %rr : tensor<i32>, tensor<8x2xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<2xf32>, tensor<f32>
  } do {
  ^bb0(%i: tensor<i32>, %v: tensor<8x2xf32>, %vb: tensor<2xf32>, %r: tensor<8x2xf32>, %rb: tensor<2xf32>, %p: tensor<8x2xf32>, %pb: tensor<2xf32>, %rr: tensor<f32>):
    %xp = mp.dot %x, %p contracting [1] x [0] : (tensor<32x8xf32>, tensor<8x2xf32>) -> tensor<32x2xf32>
    %wide_p = mp.broadcast %pb dims [1] : tensor<2xf32> to tensor<32x2xf32>
    %moved = arith.addf %xp, %wide_p : tensor<32x2xf32>
    %back = arith.mulf %moved, %mean : tensor<32x2xf32>
    %ap = mp.dot %x, %back contracting [0] x [0] : (tensor<32x8xf32>, tensor<32x2xf32>) -> tensor<8x2xf32>
    %apb = mp.reduce add %back dims [0] : tensor<32x2xf32> to tensor<2xf32>
    %pap_l = mp.reshape %p : tensor<8x2xf32> to tensor<16xf32>
    %pap_r = mp.reshape %ap : tensor<8x2xf32> to tensor<16xf32>
    %pap_1 = mp.dot %pap_l, %pap_r contracting [0] x [0] : (tensor<16xf32>, tensor<16xf32>) -> tensor<f32>
    %pap_b = arith.mulf %pb, %apb : tensor<2xf32>
    %pap_2 = mp.reduce add %pap_b dims [0] : tensor<2xf32> to tensor<f32>
    %pap = arith.addf %pap_1, %pap_2 : tensor<f32>
    %alpha = arith.divf %rr, %pap : tensor<f32>
    %a = mp.broadcast %alpha dims [] : tensor<f32> to tensor<8x2xf32>
    %ab = mp.broadcast %alpha dims [] : tensor<f32> to tensor<2xf32>
    %far = arith.mulf %a, %p : tensor<8x2xf32>
    %far_b = arith.mulf %ab, %pb : tensor<2xf32>
    %v1 = arith.addf %v, %far : tensor<8x2xf32>
    %vb1 = arith.addf %vb, %far_b : tensor<2xf32>
    %less = arith.mulf %a, %ap : tensor<8x2xf32>
    %less_b = arith.mulf %ab, %apb : tensor<2xf32>
    %r1 = arith.subf %r, %less : tensor<8x2xf32>
    %rb1 = arith.subf %rb, %less_b : tensor<2xf32>
    %rr1_l = mp.reshape %r1 : tensor<8x2xf32> to tensor<16xf32>
    %rr1_r = mp.reshape %r1 : tensor<8x2xf32> to tensor<16xf32>
    %rr1_1 = mp.dot %rr1_l, %rr1_r contracting [0] x [0] : (tensor<16xf32>, tensor<16xf32>) -> tensor<f32>
    %rr1_b = arith.mulf %rb1, %rb1 : tensor<2xf32>
    %rr1_2 = mp.reduce add %rr1_b dims [0] : tensor<2xf32> to tensor<f32>
    %rr1 = arith.addf %rr1_1, %rr1_2 : tensor<f32>
    %beta = arith.divf %rr1, %rr : tensor<f32>
    %c = mp.broadcast %beta dims [] : tensor<f32> to tensor<8x2xf32>
    %cb = mp.broadcast %beta dims [] : tensor<f32> to tensor<2xf32>
    %kept = arith.mulf %c, %p : tensor<8x2xf32>
    %kept_b = arith.mulf %cb, %pb : tensor<2xf32>
    %p1 = arith.addf %r1, %kept : tensor<8x2xf32>
    %pb1 = arith.addf %rb1, %kept_b : tensor<2xf32>
    %i1 = arith.addi %i, %one : tensor<i32>
    scf.yield %i1, %v1, %vb1, %r1, %rb1, %p1, %pb1, %rr1 : tensor<i32>, tensor<8x2xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<2xf32>, tensor<f32>
  }
  %w1 = arith.subf %w, %solved#1 : tensor<8x2xf32>
  %b1 = arith.subf %b, %solved#2 : tensor<2xf32>
  return %loss, %w1, %b1 : tensor<f32>, tensor<8x2xf32>, tensor<2xf32>
}
