// RUN: mp-opt %s --mp-lower-state | FileCheck %s
// RUN: mp-opt %s --mp-lower-state > %t.once
// RUN: mp-opt %t.once --mp-lower-state | diff %t.once -

// The tensor is multiplied; the division is one of scalars.
// CHECK-LABEL: @scale_and_unscale
// CHECK-SAME: %[[X:[^:]*]]: tensor<4xf32>, %[[DW:[^:]*]]: tensor<4xf16>, %[[S:[^:]*]]: tensor<f32>
func.func @scale_and_unscale(%x: tensor<4xf32>, %dw: tensor<4xf16>, %s: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK: %[[WIDE:.*]] = mp.broadcast %[[S]] dims [] : tensor<f32> to tensor<4xf32>
  // CHECK: arith.mulf %[[X]], %[[WIDE]] : tensor<4xf32>
  %0 = mp.scale %x, %s : tensor<4xf32>
  // CHECK: %[[ONE:.*]] = arith.constant dense<1.000000e+00> : tensor<f32>
  // CHECK: %[[R:.*]] = arith.divf %[[ONE]], %[[S]] : tensor<f32>
  // CHECK: %[[G:.*]] = mp.cast %[[DW]] : tensor<4xf16> to tensor<4xf32>
  // CHECK: %[[RS:.*]] = mp.broadcast %[[R]] dims []
  // CHECK: arith.mulf %[[G]], %[[RS]] : tensor<4xf32>
  %1 = mp.unscale %dw, %s : tensor<4xf16> -> tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// The scale is widened for a step in f64, before the division.
// CHECK-LABEL: @a_step_in_f64
// CHECK-SAME: %[[X:[^:]*]]: tensor<4xf64>, %[[S:[^:]*]]: tensor<f32>
func.func @a_step_in_f64(%x: tensor<4xf64>, %s: tensor<f32>) -> (tensor<4xf64>, tensor<4xf64>, tensor<i1>) {
  // CHECK: %[[WIDE:.*]] = mp.cast %[[S]] : tensor<f32> to tensor<f64>
  // CHECK: mp.broadcast %[[WIDE]] dims [] : tensor<f64> to tensor<4xf64>
  // CHECK: arith.mulf %[[X]]
  %0 = mp.scale %x, %s : tensor<4xf64>
  // CHECK: %[[R:.*]] = arith.divf %{{.*}}, %{{.*}} : tensor<f64>
  // CHECK: mp.broadcast %[[R]] dims [] : tensor<f64> to tensor<4xf64>
  // CHECK: arith.mulf %[[X]]
  %1 = mp.unscale %x, %s : tensor<4xf64> -> tensor<4xf64>
  // Beyond the largest f32 is finite here.
  // CHECK: %[[SUM:.*]] = mp.reduce add %{{.*}} dims [0] : tensor<4xf64> to tensor<f64>
  // CHECK: arith.cmpf olt, %[[SUM]], %{{.*}} : tensor<f64>
  %ok = mp.all_finite %x : tensor<4xf64>
  return %0, %1, %ok : tensor<4xf64>, tensor<4xf64>, tensor<i1>
}

// A sum of |x| / 2^32 is infinite or NaN if any x is; an f16 is widened before.
// CHECK-LABEL: @a_flag_is_a_sum
func.func @a_flag_is_a_sum(%x: tensor<4x2xf32>, %y: tensor<f16>) -> tensor<i1> {
  // CHECK: math.absf
  // CHECK: arith.constant dense<2.32830644E-10> : tensor<f32>
  // CHECK: %[[A:.*]] = arith.mulf %{{.*}}, %{{.*}} : tensor<4x2xf32>
  // CHECK: %[[SUM:.*]] = mp.reduce add %[[A]] dims [0, 1] : tensor<4x2xf32> to tensor<f32>
  // CHECK: mp.cast
  // CHECK: %[[B:.*]] = arith.mulf %{{.*}}, %{{.*}} : tensor<f32>
  // CHECK: %[[ALL:.*]] = arith.addf %[[SUM]], %[[B]]
  // CHECK: %[[INF:.*]] = arith.constant dense<0x7F800000> : tensor<f32>
  // CHECK: arith.cmpf olt, %[[ALL]], %[[INF]] : tensor<f32>
  %ok = mp.all_finite %x, %y : tensor<4x2xf32>, tensor<f16>
  return %ok : tensor<i1>
}

// The same sum tells whether all are zero.
// CHECK-LABEL: @a_flag_of_zeros_is_the_same_sum
func.func @a_flag_of_zeros_is_the_same_sum(%x: tensor<4xf32>)
    -> (tensor<i1>, tensor<i1>) {
  // CHECK: %[[SUM:.*]] = mp.reduce add %{{.*}} dims [0]
  // CHECK-NOT: mp.reduce
  // CHECK: %[[FINITE:.*]] = arith.cmpf olt, %[[SUM]]
  // CHECK: %[[SOME:.*]] = arith.cmpf ogt, %[[SUM]]
  // CHECK: %[[BOTH:.*]] = arith.andi %[[FINITE]], %[[SOME]]
  // CHECK: return %[[FINITE]], %[[BOTH]]
  %ok, %some = mp.all_finite %x nonzero : tensor<4xf32>
  return %ok, %some : tensor<i1>, tensor<i1>
}

// A refused update keeps the old bits, of any type.
// CHECK-LABEL: @a_guard_selects
// CHECK-SAME: %[[OK:[^:]*]]: tensor<i1>, %[[W:[^:]*]]: tensor<4xf32>, %[[T:[^:]*]]: tensor<i32>
func.func @a_guard_selects(%ok: tensor<i1>, %w: tensor<4xf32>, %t: tensor<i32>) -> (tensor<4xf32>, tensor<i32>) {
  // CHECK: %[[W1:.*]] = arith.addf %[[W]], %[[W]]
  // CHECK: %[[MASK:.*]] = mp.broadcast %[[OK]] dims [] : tensor<i1> to tensor<4xi1>
  // CHECK: arith.select %[[MASK]], %[[W1]], %[[W]]
  // CHECK: arith.select %[[OK]], %[[T]], %[[T]]
  %new:2 = mp.guard %ok keep(%w, %t : tensor<4xf32>, tensor<i32>) {
    %w1 = arith.addf %w, %w : tensor<4xf32>
    mp.yield %w1, %t : tensor<4xf32>, tensor<i32>
  }
  return %new#0, %new#1 : tensor<4xf32>, tensor<i32>
}

// Bad steps are counted up to the two that make the scale fall.
// CHECK-LABEL: @a_tolerant_automaton
// CHECK-NOT: mp.update_loss_scale
// CHECK: %[[BAD:.*]] = arith.minsi
// CHECK: %[[FALLS:.*]] = arith.cmpi sge, %[[BAD]]
// CHECK: arith.select %[[FALLS]]
func.func @a_tolerant_automaton(%s: tensor<f32>, %n: tensor<i32>, %b: tensor<i32>, %ok: tensor<i1>) -> (tensor<f32>, tensor<i32>, tensor<i32>) {
  %s1, %n1, %b1 = mp.update_loss_scale %s, %n, %ok, %b growth 2.0 backoff 0.5 interval 2000 hysteresis 2 refill backoff
  return %s1, %n1, %b1 : tensor<f32>, tensor<i32>, tensor<i32>
}

// CHECK-LABEL: @a_stall_is_a_count
// CHECK-SAME: %[[N:[^:]*]]: tensor<i32>, %[[OK:[^:]*]]: tensor<i1>
// CHECK: arith.addi %[[N]]
// CHECK: %[[MOST:.*]] = arith.minsi
// CHECK: %[[COUNT:.*]] = arith.select %[[OK]], %{{.*}}, %[[MOST]]
// CHECK: arith.cmpi sge, %[[COUNT]]
func.func @a_stall_is_a_count(%n: tensor<i32>, %ok: tensor<i1>) -> (tensor<i32>, tensor<i1>) {
  %n1, %stalled = mp.detect_stall %n, %ok after 7
  return %n1, %stalled : tensor<i32>, tensor<i1>
}

// One sum for each state, of values that its update has at hand.
// CHECK-LABEL: @a_change_is_a_greatest
// CHECK-SAME: %[[A:[^:]*]]: tensor<4xf16>, %[[B:[^:]*]]: tensor<4xf16>
// CHECK: %[[WB:.*]] = mp.cast %[[B]] : tensor<4xf16> to tensor<4xf32>
// CHECK: %[[WA:.*]] = mp.cast %[[A]] : tensor<4xf16> to tensor<4xf32>
// CHECK: %[[IS:.*]] = arith.cmpf one, %[[WB]], %[[WA]]
// CHECK: %[[NUMBER:.*]] = arith.select %[[IS]]
// CHECK: mp.reduce max %[[NUMBER]] dims [0]
// CHECK: arith.cmpf ogt
func.func @a_change_is_a_greatest(%a: tensor<4xf16>, %b: tensor<4xf16>) -> tensor<i1> {
  %0 = mp.any_changed from(%a) to (%b) : tensor<4xf16>
  return %0 : tensor<i1>
}

// CHECK-LABEL: @an_automaton_is_scalar_arithmetic
// CHECK-NOT: mp.update_loss_scale
// CHECK: arith.cmpi sge
// CHECK: arith.cmpf olt
// CHECK: arith.maximumf
// CHECK: arith.minimumf
func.func @an_automaton_is_scalar_arithmetic(%s: tensor<f32>, %n: tensor<i32>, %ok: tensor<i1>) -> (tensor<f32>, tensor<i32>) {
  %s1, %n1 = mp.update_loss_scale %s, %n, %ok growth 2.0 backoff 0.5 interval 2000 floor 1.0 ceiling 16777216.0
  return %s1, %n1 : tensor<f32>, tensor<i32>
}

// The check reads a gradient as it lies in memory; the update has it transposed.
// CHECK-LABEL: @a_check_before_moves
// CHECK-SAME: %[[DW:[^:]*]]: tensor<8x4xf16>
func.func @a_check_before_moves(%dw: tensor<8x4xf16>, %s: tensor<f32>) -> (tensor<4x8xf32>, tensor<i1>) {
  // CHECK: %[[M:.*]] = mp.transpose %[[DW]]
  // CHECK: %[[W:.*]] = mp.cast %[[M]] : tensor<4x8xf16> to tensor<4x8xf32>
  // CHECK: %[[G:.*]] = arith.mulf %[[W]]
  %0 = mp.transpose %dw perm [1, 0] : tensor<8x4xf16> to tensor<4x8xf16>
  %g = mp.unscale %0, %s : tensor<4x8xf16> -> tensor<4x8xf32>
  // It is scaled back all the same: 1 / s may be more than 1, and overflow.
  // CHECK: %[[R:.*]] = arith.divf
  // CHECK: %[[D:.*]] = mp.cast %[[DW]] : tensor<8x4xf16> to tensor<8x4xf32>
  // CHECK: %[[U:.*]] = arith.mulf %[[D]]
  // CHECK: %[[P:.*]] = math.absf %[[U]]
  // CHECK: %[[Z:.*]] = arith.mulf %[[P]]
  // CHECK: mp.reduce add %[[Z]] dims [0, 1] : tensor<8x4xf32>
  %ok = mp.all_finite %g : tensor<4x8xf32>
  // CHECK: return %[[G]]
  return %g, %ok : tensor<4x8xf32>, tensor<i1>
}

// Nor what is reversed, or is no gradient.
// CHECK-LABEL: @a_check_of_what_was_moved
// CHECK-SAME: %[[X:[^:]*]]: tensor<4x2xf32>
func.func @a_check_of_what_was_moved(%x: tensor<4x2xf32>) -> tensor<i1> {
  // CHECK: %[[P:.*]] = math.absf %[[X]]
  // CHECK: %[[Z:.*]] = arith.mulf %[[P]]
  // CHECK: mp.reduce add %[[Z]] dims [0, 1] : tensor<4x2xf32>
  %0 = mp.reverse %x dims [0] : tensor<4x2xf32>
  %1 = mp.reshape %0 : tensor<4x2xf32> to tensor<8xf32>
  %2 = mp.reshape %1 : tensor<8xf32> to tensor<2x4xf32>
  %ok = mp.all_finite %2 : tensor<2x4xf32>
  return %ok : tensor<i1>
}

// The negative control: a slice leaves elements out, a reshape costs nothing, and
// another op makes other elements.
// CHECK-LABEL: @a_check_behind_the_rest
func.func @a_check_behind_the_rest(%x: tensor<4x2xf32>) -> tensor<i1> {
  // CHECK: %[[A:.*]] = mp.slice
  // CHECK: %[[B:.*]] = mp.reshape
  // CHECK: %[[C:.*]] = math.absf
  %0 = mp.slice %x start [0, 0] limit [2, 2] strides [1, 1] : tensor<4x2xf32> to tensor<2x2xf32>
  %1 = mp.reshape %x : tensor<4x2xf32> to tensor<8xf32>
  %2 = math.absf %x : tensor<4x2xf32>
  // CHECK: math.absf %[[A]]
  // CHECK: math.absf %[[B]]
  // CHECK: math.absf %[[C]]
  %ok = mp.all_finite %0, %1, %2 : tensor<2x2xf32>, tensor<8xf32>, tensor<4x2xf32>
  return %ok : tensor<i1>
}
