// What is read of gradients behind the last library call: by their norm and
// their finite check at once, and by the update once more.
// RUN: mp-opt %s --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(mp-form-fusions))' | FileCheck %s

!t = tensor<512x512xf32>

// The norm and the finite check read the gradient once, though what clips it
// stands between them and reads it as well.
// CHECK-LABEL: @clipped
// CHECK:         %[[G:.*]] = "other.op"
// CHECK-NEXT:    mp.fusion full ins(%[[G]], %arg2 : {{.*}}) -> tensor<f32>, tensor<i1> {
// CHECK-COUNT-2:   mp.reduce add
// CHECK:         mp.fusion pointwise
// CHECK-NOT:     mp.fusion
// CHECK:         return
func.func @clipped(%x: !t, %w: !t, %most: tensor<f32>) -> !t {
  %g = "other.op"(%x) : (!t) -> !t
  %sq = arith.mulf %g, %g : !t
  %norm = mp.reduce add %sq dims [0, 1] : !t to tensor<f32>
  %ns = mp.broadcast %norm dims [] : tensor<f32> to !t
  %clipped = arith.divf %g, %ns : !t
  %abs = math.absf %g : !t
  %sum = mp.reduce add %abs dims [0, 1] : !t to tensor<f32>
  %flag = arith.cmpf olt, %sum, %most : tensor<f32>
  %flags = mp.broadcast %flag dims [] : tensor<i1> to tensor<512x512xi1>
  %new = arith.subf %w, %clipped : !t
  %r = arith.select %flags, %new, %w : tensor<512x512xi1>, !t
  return %r : !t
}

// A sum of two, unscaled, for the check and the update: both read the two. To
// write it for the update would move as much, and keep it beside them.
// CHECK-LABEL: @sum_of_two
// CHECK:         %[[A:.*]] = "other.op"(%arg0)
// CHECK-NEXT:    %[[B:.*]] = "other.op"(%arg1)
// CHECK-NEXT:    mp.fusion full ins(%[[A]], %[[B]], %arg3, %arg4 : {{.*}}) -> tensor<i1> {
// CHECK:         mp.fusion pointwise ins(%[[A]], %[[B]]
// CHECK-NOT:     mp.fusion
// CHECK:         return
func.func @sum_of_two(%x: !t, %y: !t, %w: !t, %inv: tensor<f32>, %most: tensor<f32>) -> !t {
  %a = "other.op"(%x) : (!t) -> !t
  %b = "other.op"(%y) : (!t) -> !t
  %s = arith.addf %a, %b : !t
  %i = mp.broadcast %inv dims [] : tensor<f32> to !t
  %u = arith.mulf %s, %i : !t
  %abs = math.absf %u : !t
  %sum = mp.reduce add %abs dims [0, 1] : !t to tensor<f32>
  %flag = arith.cmpf olt, %sum, %most : tensor<f32>
  %flags = mp.broadcast %flag dims [] : tensor<i1> to tensor<512x512xi1>
  %new = arith.subf %w, %u : !t
  %r = arith.select %flags, %new, %w : tensor<512x512xi1>, !t
  return %r : !t
}

// The same with a larger one that a slice of is taken: what is read is the part.
// CHECK-LABEL: @sum_with_slice
// CHECK:         mp.fusion full ins({{.*}}) -> tensor<i1> {
// CHECK:         mp.fusion pointwise ins({{.*}}tensor<520x512xf32>
func.func @sum_with_slice(%x: tensor<520x512xf32>, %y: !t, %w: !t, %most: tensor<f32>) -> !t {
  %p = "other.op"(%x) : (tensor<520x512xf32>) -> tensor<520x512xf32>
  %b = "other.op"(%y) : (!t) -> !t
  %a = mp.slice %p start [0, 0] limit [512, 512] strides [1, 1] : tensor<520x512xf32> to !t
  %s = arith.addf %a, %b : !t
  %abs = math.absf %s : !t
  %sum = mp.reduce add %abs dims [0, 1] : !t to tensor<f32>
  %flag = arith.cmpf olt, %sum, %most : tensor<f32>
  %flags = mp.broadcast %flag dims [] : tensor<i1> to tensor<512x512xi1>
  %new = arith.subf %w, %s : !t
  %r = arith.select %flags, %new, %w : tensor<512x512xi1>, !t
  return %r : !t
}

// While calls are to come, one is kept, not two.
// CHECK-LABEL: @calls_to_come
// CHECK:         mp.fusion full ins({{.*}}) -> tensor<512x512xf32>, tensor<i1> {
func.func @calls_to_come(%x: !t, %y: !t, %w: !t, %most: tensor<f32>) -> (!t, !t) {
  %a = "other.op"(%x) : (!t) -> !t
  %b = "other.op"(%y) : (!t) -> !t
  %s = arith.addf %a, %b : !t
  %abs = math.absf %s : !t
  %sum = mp.reduce add %abs dims [0, 1] : !t to tensor<f32>
  %flag = arith.cmpf olt, %sum, %most : tensor<f32>
  %flags = mp.broadcast %flag dims [] : tensor<i1> to tensor<512x512xi1>
  %new = arith.subf %w, %s : !t
  %r = arith.select %flags, %new, %w : tensor<512x512xi1>, !t
  %c = "other.op"(%a) : (!t) -> !t
  %d = "other.op"(%c) : (!t) -> !t
  return %r, %d : !t, !t
}

// Exponentials of rows whose columns are added up by another kernel: that makes
// them again of the logits, which are in memory.
// CHECK-LABEL: @rows_and_columns
// CHECK:         %[[L:.*]] = "other.op"
// CHECK-NEXT:    %[[S:.*]]:3 = mp.fusion row ins(%[[L]] : tensor<512x8192xf32>) -> tensor<512xf32>, tensor<512xf32>, tensor<512x8192xf16> {
// CHECK:         mp.fusion column ins(%[[S]]#0, %[[L]], %[[S]]#1
// CHECK:           math.exp
// CHECK-NOT:     mp.fusion
// CHECK:         return
func.func @rows_and_columns(%x: tensor<512x8192xf32>) -> (tensor<512x8192xf16>, tensor<8192xf32>) {
  %l = "other.op"(%x) : (tensor<512x8192xf32>) -> tensor<512x8192xf32>
  %max = mp.reduce max %l dims [1] : tensor<512x8192xf32> to tensor<512xf32>
  %ms = mp.broadcast %max dims [0] : tensor<512xf32> to tensor<512x8192xf32>
  %d = arith.subf %l, %ms : tensor<512x8192xf32>
  %e = math.exp %d : tensor<512x8192xf32>
  %sum = mp.reduce add %e dims [1] : tensor<512x8192xf32> to tensor<512xf32>
  %ss = mp.broadcast %sum dims [0] : tensor<512xf32> to tensor<512x8192xf32>
  %p = arith.divf %e, %ss : tensor<512x8192xf32>
  %columns = mp.reduce add %p dims [0] : tensor<512x8192xf32> to tensor<8192xf32>
  %n = mp.cast %p : tensor<512x8192xf32> to tensor<512x8192xf16>
  return %n, %columns : tensor<512x8192xf16>, tensor<8192xf32>
}

// So few may as well be read.
// CHECK-LABEL: @few_rows_and_columns
// CHECK:         mp.fusion row ins({{.*}}) -> tensor<16x32xf32>, tensor<16x32xf16> {
// CHECK:         mp.fusion column
// CHECK-NOT:     math.exp
// CHECK:         return
func.func @few_rows_and_columns(%x: tensor<16x32xf32>) -> (tensor<16x32xf16>, tensor<32xf32>) {
  %l = "other.op"(%x) : (tensor<16x32xf32>) -> tensor<16x32xf32>
  %max = mp.reduce max %l dims [1] : tensor<16x32xf32> to tensor<16xf32>
  %ms = mp.broadcast %max dims [0] : tensor<16xf32> to tensor<16x32xf32>
  %d = arith.subf %l, %ms : tensor<16x32xf32>
  %e = math.exp %d : tensor<16x32xf32>
  %sum = mp.reduce add %e dims [1] : tensor<16x32xf32> to tensor<16xf32>
  %ss = mp.broadcast %sum dims [0] : tensor<16xf32> to tensor<16x32xf32>
  %p = arith.divf %e, %ss : tensor<16x32xf32>
  %columns = mp.reduce add %p dims [0] : tensor<16x32xf32> to tensor<32xf32>
  %n = mp.cast %p : tensor<16x32xf32> to tensor<16x32xf16>
  return %n, %columns : tensor<16x32xf16>, tensor<32xf32>
}

// Two of them for one kernel: the sigmoid of a SiLU and its derivative, which
// together are worth the exponential and the division that they have in common.
// CHECK-LABEL: @sigmoid_and_derivative
// CHECK:         %[[ROWS:.*]]:3 = mp.fusion row ins({{.*}}) -> tensor<256x32768xf16>, tensor<256xf32>, tensor<256x32768xf16> {
// CHECK:         %[[DY:.*]] = "other.op"(%[[ROWS]]#2)
// CHECK-NEXT:    mp.fusion pointwise ins(%[[ROWS]]#0, %[[ROWS]]#1, %[[DY]] : {{.*}}) -> tensor<256x32768xf16> {
// CHECK:           math.exp
// CHECK:         return
func.func @sigmoid_and_derivative(%x: tensor<256x32768xf16>, %b: tensor<256x32768xf16>) -> (tensor<256x32768xf16>, tensor<256x32768xf16>) {
  %one = arith.constant dense<1.0> : tensor<256x32768xf32>
  %h = "other.op"(%x) : (tensor<256x32768xf16>) -> tensor<256x32768xf16>
  %t = arith.addf %h, %b : tensor<256x32768xf16>
  %k = "other.op"(%t) : (tensor<256x32768xf16>) -> tensor<256x32768xf16>
  %wide = mp.cast %t : tensor<256x32768xf16> to tensor<256x32768xf32>
  %sum = mp.reduce add %wide dims [1] : tensor<256x32768xf32> to tensor<256xf32>
  %sums = mp.broadcast %sum dims [0] : tensor<256xf32> to tensor<256x32768xf32>
  %n = arith.subf %wide, %sums : tensor<256x32768xf32>
  %minus = arith.negf %n : tensor<256x32768xf32>
  %e = math.exp %minus : tensor<256x32768xf32>
  %e1 = arith.addf %e, %one : tensor<256x32768xf32>
  %s = arith.divf %one, %e1 : tensor<256x32768xf32>
  %silu = arith.mulf %n, %s : tensor<256x32768xf32>
  %y = mp.cast %silu : tensor<256x32768xf32> to tensor<256x32768xf16>
  %rest = arith.subf %one, %s : tensor<256x32768xf32>
  %slope = arith.mulf %s, %rest : tensor<256x32768xf32>
  %s16 = mp.cast %s : tensor<256x32768xf32> to tensor<256x32768xf16>
  %slope16 = mp.cast %slope : tensor<256x32768xf32> to tensor<256x32768xf16>
  %dy = "other.op"(%y) : (tensor<256x32768xf16>) -> tensor<256x32768xf16>
  %ns = arith.mulf %dy, %slope16 : tensor<256x32768xf16>
  %nw = mp.cast %ns : tensor<256x32768xf16> to tensor<256x32768xf32>
  %nn = arith.mulf %nw, %n : tensor<256x32768xf32>
  %ds = arith.mulf %dy, %s16 : tensor<256x32768xf16>
  %dw = mp.cast %ds : tensor<256x32768xf16> to tensor<256x32768xf32>
  %dn = arith.addf %dw, %nn : tensor<256x32768xf32>
  %d = mp.cast %dn : tensor<256x32768xf32> to tensor<256x32768xf16>
  return %d, %k : tensor<256x32768xf16>, tensor<256x32768xf16>
}
