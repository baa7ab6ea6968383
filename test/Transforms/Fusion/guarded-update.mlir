// RUN: mp-opt %s --mp-lower-state --canonicalize --cse --mp-form-fusions | FileCheck %s

// What a loss scale adds to an update: the check reads each gradient once. Then
// one kernel reads gradient and state, unscales, updates, selects by the flag,
// rounds the working copy and writes it all. A bias gradient, which no call
// makes, has to be written for both.
// CHECK-LABEL: @momentum
// CHECK-SAME: %[[DY:[^:]*]]: tensor<64x256xf16>, %[[W:[^:]*]]: tensor<512x256xf32>, %[[MW:[^:]*]]: tensor<512x256xf32>, %[[B:[^:]*]]: tensor<256xf32>, %[[MB:[^:]*]]: tensor<256xf32>, %[[S:[^:]*]]: tensor<f32>
// CHECK-NEXT: %[[DW:.*]] = mp.dot
// CHECK-NEXT: %[[DB:.*]] = mp.fusion column ins(%[[DY]] : tensor<64x256xf16>) -> tensor<256xf32> {
// CHECK:      %[[PART:.*]] = mp.fusion full ins(%[[S]], %[[DB]] : tensor<f32>, tensor<256xf32>) -> tensor<f32> {
// CHECK:      %[[OK:.*]] = mp.fusion full ins(%[[S]], %[[DW]], %[[PART]] : tensor<f32>, tensor<512x256xf32>, tensor<f32>) -> tensor<i1> {
// CHECK:      %[[NEWB:.*]]:2 = mp.fusion pointwise ins(%[[S]], %[[DB]], %[[MB]], %[[B]], %[[OK]]
// CHECK-COUNT-2: arith.select
// CHECK:      %[[NEW:.*]]:3 = mp.fusion pointwise ins(%[[S]], %[[DW]], %[[MW]], %[[W]], %[[OK]] : tensor<f32>, tensor<512x256xf32>, tensor<512x256xf32>, tensor<512x256xf32>, tensor<i1>) -> tensor<512x256xf32>, tensor<512x256xf32>, tensor<512x256xf16> {
// CHECK-COUNT-2: arith.select
// CHECK:        mp.cast %{{.*}} : tensor<512x256xf32> to tensor<512x256xf16>
// CHECK:      return %[[NEW]]#0, %[[NEW]]#1, %[[NEWB]]#0, %[[NEWB]]#1, %[[NEW]]#2
func.func @momentum(%x: tensor<64x512xf16>, %dy: tensor<64x256xf16>, %w: tensor<512x256xf32>, %mw: tensor<512x256xf32>, %b: tensor<256xf32>, %mb: tensor<256xf32>, %scale: tensor<f32>)
    -> (tensor<512x256xf32>, tensor<512x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<512x256xf16>) {
  %dw = mp.dot %x, %dy contracting [0] x [0] accumulate f32 : (tensor<64x512xf16>, tensor<64x256xf16>) -> tensor<512x256xf32>
  %db = mp.reduce add %dy dims [0] accumulate f32 : tensor<64x256xf16> to tensor<256xf32>
  %gw = mp.unscale %dw, %scale : tensor<512x256xf32> -> tensor<512x256xf32>
  %gb = mp.unscale %db, %scale : tensor<256xf32> -> tensor<256xf32>
  %finite = mp.all_finite %gw, %gb : tensor<512x256xf32>, tensor<256xf32>
  %new:4 = mp.guard %finite keep(%w, %mw, %b, %mb : tensor<512x256xf32>, tensor<512x256xf32>, tensor<256xf32>, tensor<256xf32>) {
    %mu = arith.constant dense<0.9> : tensor<512x256xf32>
    %rate = arith.constant dense<0.1> : tensor<512x256xf32>
    %mwd = arith.mulf %mw, %mu : tensor<512x256xf32>
    %mw1 = arith.addf %mwd, %gw : tensor<512x256xf32>
    %sw = arith.mulf %mw1, %rate : tensor<512x256xf32>
    %w1 = arith.subf %w, %sw : tensor<512x256xf32>
    %mub = arith.constant dense<0.9> : tensor<256xf32>
    %rateb = arith.constant dense<0.1> : tensor<256xf32>
    %mbd = arith.mulf %mb, %mub : tensor<256xf32>
    %mb1 = arith.addf %mbd, %gb : tensor<256xf32>
    %sb = arith.mulf %mb1, %rateb : tensor<256xf32>
    %b1 = arith.subf %b, %sb : tensor<256xf32>
    mp.yield %w1, %mw1, %b1, %mb1 : tensor<512x256xf32>, tensor<512x256xf32>, tensor<256xf32>, tensor<256xf32>
  }
  %copy = mp.cast %new#0 : tensor<512x256xf32> to tensor<512x256xf16>
  return %new#0, %new#1, %new#2, %new#3, %copy : tensor<512x256xf32>, tensor<512x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<512x256xf16>
}

// The counter and what is made of it are scalars beside the flag.
// CHECK-LABEL: @adam
// CHECK-NEXT: %[[DW:.*]] = mp.dot
// CHECK-NEXT: %[[DB:.*]] = mp.fusion column
// CHECK:      %[[PART:.*]] = mp.fusion full ins(%{{.*}}, %[[DB]]
// CHECK:      %[[OK:.*]]:2 = mp.fusion full ins(%{{.*}}, %[[DW]], %[[PART]], %{{.*}} : {{.*}}) -> tensor<i1>, tensor<i32> {
// CHECK:      mp.fusion pointwise ins(%{{.*}}, %[[DB]], %{{.*}}, %[[OK]]#0
// CHECK:      mp.fusion pointwise ins(%{{.*}}, %[[DW]], %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %[[OK]]#0 : {{.*}}) -> tensor<512x256xf32>, tensor<512x256xf32>, tensor<512x256xf32>, tensor<512x256xf16> {
// CHECK-COUNT-3: arith.select
// CHECK:      return
func.func @adam(%x: tensor<64x512xf16>, %dy: tensor<64x256xf16>, %w: tensor<512x256xf32>, %m: tensor<512x256xf32>, %v: tensor<512x256xf32>, %t: tensor<i32>, %b: tensor<256xf32>, %scale: tensor<f32>)
    -> (tensor<512x256xf32>, tensor<512x256xf32>, tensor<512x256xf32>, tensor<i32>, tensor<256xf32>, tensor<512x256xf16>) {
  %dw = mp.dot %x, %dy contracting [0] x [0] accumulate f32 : (tensor<64x512xf16>, tensor<64x256xf16>) -> tensor<512x256xf32>
  %db = mp.reduce add %dy dims [0] accumulate f32 : tensor<64x256xf16> to tensor<256xf32>
  %gw = mp.unscale %dw, %scale : tensor<512x256xf32> -> tensor<512x256xf32>
  %gb = mp.unscale %db, %scale : tensor<256xf32> -> tensor<256xf32>
  %finite = mp.all_finite %gw, %gb : tensor<512x256xf32>, tensor<256xf32>
  %new:5 = mp.guard %finite keep(%w, %m, %v, %t, %b : tensor<512x256xf32>, tensor<512x256xf32>, tensor<512x256xf32>, tensor<i32>, tensor<256xf32>) {
    %one = arith.constant dense<1> : tensor<i32>
    %t1 = arith.addi %t, %one : tensor<i32>
    %tf = arith.sitofp %t1 : tensor<i32> to tensor<f32>
    %beta1 = arith.constant dense<0.9> : tensor<512x256xf32>
    %alpha1 = arith.constant dense<0.1> : tensor<512x256xf32>
    %beta2 = arith.constant dense<0.999> : tensor<512x256xf32>
    %alpha2 = arith.constant dense<0.001> : tensor<512x256xf32>
    %b2 = arith.constant dense<0.999> : tensor<f32>
    %onef = arith.constant dense<1.0> : tensor<f32>
    %p2 = math.powf %b2, %tf : tensor<f32>
    %c2 = arith.subf %onef, %p2 : tensor<f32>
    %c2w = mp.broadcast %c2 dims [] : tensor<f32> to tensor<512x256xf32>
    %eps = arith.constant dense<1.0e-8> : tensor<512x256xf32>
    %rate = arith.constant dense<0.001> : tensor<512x256xf32>
    %m0 = arith.mulf %m, %beta1 : tensor<512x256xf32>
    %mg = arith.mulf %gw, %alpha1 : tensor<512x256xf32>
    %m1 = arith.addf %m0, %mg : tensor<512x256xf32>
    %v0 = arith.mulf %v, %beta2 : tensor<512x256xf32>
    %g2 = arith.mulf %gw, %gw : tensor<512x256xf32>
    %vg = arith.mulf %g2, %alpha2 : tensor<512x256xf32>
    %v1 = arith.addf %v0, %vg : tensor<512x256xf32>
    %vh = arith.divf %v1, %c2w : tensor<512x256xf32>
    %root = math.sqrt %vh : tensor<512x256xf32>
    %den = arith.addf %root, %eps : tensor<512x256xf32>
    %dir = arith.divf %m1, %den : tensor<512x256xf32>
    %step = arith.mulf %dir, %rate : tensor<512x256xf32>
    %w1 = arith.subf %w, %step : tensor<512x256xf32>
    %rateb = arith.constant dense<0.1> : tensor<256xf32>
    %sb = arith.mulf %gb, %rateb : tensor<256xf32>
    %b1 = arith.subf %b, %sb : tensor<256xf32>
    mp.yield %w1, %m1, %v1, %t1, %b1 : tensor<512x256xf32>, tensor<512x256xf32>, tensor<512x256xf32>, tensor<i32>, tensor<256xf32>
  }
  %copy = mp.cast %new#0 : tensor<512x256xf32> to tensor<512x256xf16>
  return %new#0, %new#1, %new#2, %new#3, %new#4, %copy : tensor<512x256xf32>, tensor<512x256xf32>, tensor<512x256xf32>, tensor<i32>, tensor<256xf32>, tensor<512x256xf16>
}

// A product of padded operands leaves a gradient that is a part of it: both
// kernels read that, which is less than to write the part and read it again.
// CHECK-LABEL: @a_part_of_a_padded_product
// CHECK-SAME: %[[DW:[^:]*]]: tensor<304x256xf32>, %{{.*}}: tensor<300x256xf32>
// CHECK:      %[[OK:.*]] = mp.fusion full ins(%[[DW]], %[[S:.*]] : tensor<304x256xf32>, tensor<f32>) -> tensor<i1> {
// CHECK:      mp.fusion pointwise ins(%[[DW]], %[[S]], %{{.*}}, %[[OK]] : {{.*}}) -> tensor<300x256xf32> {
func.func @a_part_of_a_padded_product(%dw: tensor<304x256xf32>, %w: tensor<300x256xf32>, %scale: tensor<f32>) -> tensor<300x256xf32> {
  %part = mp.slice %dw start [0, 0] limit [300, 256] strides [1, 1] : tensor<304x256xf32> to tensor<300x256xf32>
  %gw = mp.unscale %part, %scale : tensor<300x256xf32> -> tensor<300x256xf32>
  %finite = mp.all_finite %gw : tensor<300x256xf32>
  %new = mp.guard %finite keep(%w : tensor<300x256xf32>) {
    %w1 = arith.subf %w, %gw : tensor<300x256xf32>
    mp.yield %w1 : tensor<300x256xf32>
  }
  return %new : tensor<300x256xf32>
}

// Where the part is less than half, too: to read it twice is less than to write it.
// CHECK-LABEL: @a_small_part
// CHECK-SAME: %[[DW:[^:]*]]: tensor<700x256xf32>, %{{.*}}: tensor<300x256xf32>
// CHECK:      mp.fusion full ins(%[[DW]], %{{.*}} : tensor<700x256xf32>, tensor<f32>) -> tensor<i1> {
// CHECK:      mp.fusion pointwise ins(%[[DW]], {{.*}}) -> tensor<300x256xf32> {
func.func @a_small_part(%dw: tensor<700x256xf32>, %w: tensor<300x256xf32>, %scale: tensor<f32>) -> tensor<300x256xf32> {
  %part = mp.slice %dw start [0, 0] limit [300, 256] strides [1, 1] : tensor<700x256xf32> to tensor<300x256xf32>
  %gw = mp.unscale %part, %scale : tensor<300x256xf32> -> tensor<300x256xf32>
  %finite = mp.all_finite %gw : tensor<300x256xf32>
  %new = mp.guard %finite keep(%w : tensor<300x256xf32>) {
    %w1 = arith.subf %w, %gw : tensor<300x256xf32>
    mp.yield %w1 : tensor<300x256xf32>
  }
  return %new : tensor<300x256xf32>
}

// The negative control: a gradient that is returned has to be written, and the
// update reads that.
// CHECK-LABEL: @the_gradient_is_returned
// CHECK:      %[[DW:.*]] = mp.dot
// CHECK-NEXT: %[[CHECK:.*]]:2 = mp.fusion full ins(%{{.*}}, %[[DW]] : tensor<f32>, tensor<512x256xf32>) -> tensor<512x256xf32>, tensor<i1> {
// CHECK:      mp.fusion pointwise ins(%{{.*}}, %[[CHECK]]#0, %[[CHECK]]#1 : {{.*}}) -> tensor<512x256xf32> {
func.func @the_gradient_is_returned(%x: tensor<64x512xf16>, %dy: tensor<64x256xf16>, %w: tensor<512x256xf32>, %scale: tensor<f32>)
    -> (tensor<512x256xf32>, tensor<512x256xf32>) {
  %dw = mp.dot %x, %dy contracting [0] x [0] accumulate f32 : (tensor<64x512xf16>, tensor<64x256xf16>) -> tensor<512x256xf32>
  %gw = mp.unscale %dw, %scale : tensor<512x256xf32> -> tensor<512x256xf32>
  %finite = mp.all_finite %gw : tensor<512x256xf32>
  %new = mp.guard %finite keep(%w : tensor<512x256xf32>) {
    %w1 = arith.subf %w, %gw : tensor<512x256xf32>
    mp.yield %w1 : tensor<512x256xf32>
  }
  return %new, %gw : tensor<512x256xf32>, tensor<512x256xf32>
}

// A sum of gradients is in no memory: it is written once, and not made again of
// more than it is.
// CHECK-LABEL: @a_sum_of_gradients
// CHECK:      %[[CHECK:.*]]:2 = mp.fusion full ins(%arg0, %arg1, %{{.*}} : tensor<512x256xf32>, tensor<512x256xf32>, tensor<f32>) -> tensor<512x256xf32>, tensor<i1> {
// CHECK:      mp.fusion pointwise ins(%arg2, %[[CHECK]]#0, %[[CHECK]]#1 : {{.*}}) -> tensor<512x256xf32> {
func.func @a_sum_of_gradients(%d1: tensor<512x256xf32>, %d2: tensor<512x256xf32>, %w: tensor<512x256xf32>, %scale: tensor<f32>) -> tensor<512x256xf32> {
  %dw = arith.addf %d1, %d2 : tensor<512x256xf32>
  %gw = mp.unscale %dw, %scale : tensor<512x256xf32> -> tensor<512x256xf32>
  %finite = mp.all_finite %gw : tensor<512x256xf32>
  %new = mp.guard %finite keep(%w : tensor<512x256xf32>) {
    %w1 = arith.subf %w, %gw : tensor<512x256xf32>
    mp.yield %w1 : tensor<512x256xf32>
  }
  return %new : tensor<512x256xf32>
}
