// Losses of boxes: a gradient behind what two of them cover is at most a few times one
// over a side of the box that was given, however small the guard of the quotient is.
//
// RUN: mp-opt %s --split-input-file --mp-amp=dtype=f16 2>/dev/null | FileCheck %s

// What they share is within each of them.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0]
// CHECK-SAME: (tensor<32x16xf16>, tensor<32x4xf16>) -> tensor<16x4xf32>
// CHECK: mp.unscale
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %y: tensor<32x4xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x1xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x1xf32> {mp.role = #mp.role<loss>}) {
  %eps = arith.constant dense<1.0e-7> : tensor<32x1xf32>
  %half = arith.constant dense<0.5> : tensor<32x2xf32>
  %none = arith.constant dense<0.0> : tensor<32x2xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %minus = arith.constant dense<-1.0> : tensor<32x1xf32>
  %z = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
  %mid = mp.slice %z start [0, 0] limit [32, 2] strides [1, 1] : tensor<32x4xf32> to tensor<32x2xf32>
  %log = mp.slice %z start [0, 2] limit [32, 4] strides [1, 1] : tensor<32x4xf32> to tensor<32x2xf32>
  %size = math.exp %log : tensor<32x2xf32>
  %reach = arith.mulf %size, %half : tensor<32x2xf32>
  %a1 = arith.subf %mid, %reach : tensor<32x2xf32>
  %a2 = arith.addf %mid, %reach : tensor<32x2xf32>
  %b1 = mp.slice %y start [0, 0] limit [32, 2] strides [1, 1] : tensor<32x4xf32> to tensor<32x2xf32>
  %b2 = mp.slice %y start [0, 2] limit [32, 4] strides [1, 1] : tensor<32x4xf32> to tensor<32x2xf32>
  %a = arith.subf %a2, %a1 : tensor<32x2xf32>
  %b = arith.subf %b2, %b1 : tensor<32x2xf32>
  %right = arith.minimumf %a2, %b2 : tensor<32x2xf32>
  %left = arith.maximumf %a1, %b1 : tensor<32x2xf32>
  %gap = arith.subf %right, %left : tensor<32x2xf32>
  %both = arith.maximumf %gap, %none : tensor<32x2xf32>
  %aw = mp.slice %a start [0, 0] limit [32, 1] strides [1, 1] : tensor<32x2xf32> to tensor<32x1xf32>
  %ah = mp.slice %a start [0, 1] limit [32, 2] strides [1, 1] : tensor<32x2xf32> to tensor<32x1xf32>
  %bw = mp.slice %b start [0, 0] limit [32, 1] strides [1, 1] : tensor<32x2xf32> to tensor<32x1xf32>
  %bh = mp.slice %b start [0, 1] limit [32, 2] strides [1, 1] : tensor<32x2xf32> to tensor<32x1xf32>
  %iw = mp.slice %both start [0, 0] limit [32, 1] strides [1, 1] : tensor<32x2xf32> to tensor<32x1xf32>
  %ih = mp.slice %both start [0, 1] limit [32, 2] strides [1, 1] : tensor<32x2xf32> to tensor<32x1xf32>
  %area = arith.mulf %aw, %ah : tensor<32x1xf32>
  %given = arith.mulf %bw, %bh : tensor<32x1xf32>
  %shared = arith.mulf %iw, %ih : tensor<32x1xf32>
  %sum = arith.addf %area, %given : tensor<32x1xf32>
  %union = arith.subf %sum, %shared : tensor<32x1xf32>
  %below = arith.addf %union, %eps : tensor<32x1xf32>
  %share = arith.divf %shared, %below : tensor<32x1xf32>
  %square = arith.mulf %below, %below : tensor<32x1xf32>
  %inverse = arith.divf %minus, %square : tensor<32x1xf32>
  %g0 = arith.mulf %inverse, %seed : tensor<32x1xf32>
  %gu = arith.mulf %g0, %shared : tensor<32x1xf32>
  %g1 = arith.divf %seed, %below : tensor<32x1xf32>
  %gi = arith.subf %g1, %gu : tensor<32x1xf32>
  %gw = arith.mulf %gi, %ih : tensor<32x1xf32>
  %ga = arith.mulf %gu, %ah : tensor<32x1xf32>
  %gs = arith.addf %gw, %ga : tensor<32x1xf32>
  %d = mp.pad %gs, %zero low [0, 2] high [0, 1] interior [0, 0] : (tensor<32x1xf32>, tensor<f32>) -> tensor<32x4xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
  %w1 = arith.subf %w, %g : tensor<16x4xf32>
  return %w1, %share : tensor<16x4xf32>, tensor<32x1xf32>
}
}

// -----

// Sides that are not kept from being negative: two of them share an area, and what is
// left of the union may be 0.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0]
// CHECK-SAME: (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
// CHECK: mp.unscale
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %y: tensor<32x4xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x1xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x1xf32> {mp.role = #mp.role<loss>}) {
  %eps = arith.constant dense<1.0e-7> : tensor<32x1xf32>
  %half = arith.constant dense<0.5> : tensor<32x2xf32>
  %none = arith.constant dense<0.0> : tensor<32x2xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %minus = arith.constant dense<-1.0> : tensor<32x1xf32>
  %z = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
  %mid = mp.slice %z start [0, 0] limit [32, 2] strides [1, 1] : tensor<32x4xf32> to tensor<32x2xf32>
  %log = mp.slice %z start [0, 2] limit [32, 4] strides [1, 1] : tensor<32x4xf32> to tensor<32x2xf32>
  %size = math.exp %log : tensor<32x2xf32>
  %reach = arith.mulf %size, %half : tensor<32x2xf32>
  %a1 = arith.subf %mid, %reach : tensor<32x2xf32>
  %a2 = arith.addf %mid, %reach : tensor<32x2xf32>
  %b1 = mp.slice %y start [0, 0] limit [32, 2] strides [1, 1] : tensor<32x4xf32> to tensor<32x2xf32>
  %b2 = mp.slice %y start [0, 2] limit [32, 4] strides [1, 1] : tensor<32x4xf32> to tensor<32x2xf32>
  %a = arith.subf %a2, %a1 : tensor<32x2xf32>
  %b = arith.subf %b2, %b1 : tensor<32x2xf32>
  %right = arith.minimumf %a2, %b2 : tensor<32x2xf32>
  %left = arith.maximumf %a1, %b1 : tensor<32x2xf32>
  %gap = arith.subf %right, %left : tensor<32x2xf32>
  %both = arith.maximumf %gap, %gap : tensor<32x2xf32>
  %aw = mp.slice %a start [0, 0] limit [32, 1] strides [1, 1] : tensor<32x2xf32> to tensor<32x1xf32>
  %ah = mp.slice %a start [0, 1] limit [32, 2] strides [1, 1] : tensor<32x2xf32> to tensor<32x1xf32>
  %bw = mp.slice %b start [0, 0] limit [32, 1] strides [1, 1] : tensor<32x2xf32> to tensor<32x1xf32>
  %bh = mp.slice %b start [0, 1] limit [32, 2] strides [1, 1] : tensor<32x2xf32> to tensor<32x1xf32>
  %iw = mp.slice %both start [0, 0] limit [32, 1] strides [1, 1] : tensor<32x2xf32> to tensor<32x1xf32>
  %ih = mp.slice %both start [0, 1] limit [32, 2] strides [1, 1] : tensor<32x2xf32> to tensor<32x1xf32>
  %area = arith.mulf %aw, %ah : tensor<32x1xf32>
  %given = arith.mulf %bw, %bh : tensor<32x1xf32>
  %shared = arith.mulf %iw, %ih : tensor<32x1xf32>
  %sum = arith.addf %area, %given : tensor<32x1xf32>
  %union = arith.subf %sum, %shared : tensor<32x1xf32>
  %below = arith.addf %union, %eps : tensor<32x1xf32>
  %share = arith.divf %shared, %below : tensor<32x1xf32>
  %square = arith.mulf %below, %below : tensor<32x1xf32>
  %inverse = arith.divf %minus, %square : tensor<32x1xf32>
  %g0 = arith.mulf %inverse, %seed : tensor<32x1xf32>
  %gu = arith.mulf %g0, %shared : tensor<32x1xf32>
  %g1 = arith.divf %seed, %below : tensor<32x1xf32>
  %gi = arith.subf %g1, %gu : tensor<32x1xf32>
  %gw = arith.mulf %gi, %ih : tensor<32x1xf32>
  %ga = arith.mulf %gu, %ah : tensor<32x1xf32>
  %gs = arith.addf %gw, %ga : tensor<32x1xf32>
  %d = mp.pad %gs, %zero low [0, 2] high [0, 1] interior [0, 0] : (tensor<32x1xf32>, tensor<f32>) -> tensor<32x4xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
  %w1 = arith.subf %w, %g : tensor<16x4xf32>
  return %w1, %share : tensor<16x4xf32>, tensor<32x1xf32>
}
}

// -----

// Sides of the box given that are no longer than what they share.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0]
// CHECK-SAME: (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
// CHECK: mp.unscale
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %y: tensor<32x4xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x1xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x1xf32> {mp.role = #mp.role<loss>}) {
  %eps = arith.constant dense<1.0e-7> : tensor<32x1xf32>
  %half = arith.constant dense<0.5> : tensor<32x2xf32>
  %none = arith.constant dense<0.0> : tensor<32x2xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %minus = arith.constant dense<-1.0> : tensor<32x1xf32>
  %z = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
  %mid = mp.slice %z start [0, 0] limit [32, 2] strides [1, 1] : tensor<32x4xf32> to tensor<32x2xf32>
  %log = mp.slice %z start [0, 2] limit [32, 4] strides [1, 1] : tensor<32x4xf32> to tensor<32x2xf32>
  %size = math.exp %log : tensor<32x2xf32>
  %reach = arith.mulf %size, %half : tensor<32x2xf32>
  %a1 = arith.subf %mid, %reach : tensor<32x2xf32>
  %a2 = arith.addf %mid, %reach : tensor<32x2xf32>
  %b1 = mp.slice %y start [0, 0] limit [32, 2] strides [1, 1] : tensor<32x4xf32> to tensor<32x2xf32>
  %b2 = mp.slice %y start [0, 2] limit [32, 4] strides [1, 1] : tensor<32x4xf32> to tensor<32x2xf32>
  %a = arith.subf %a2, %a1 : tensor<32x2xf32>
  %b = arith.subf %b1, %b2 : tensor<32x2xf32>
  %right = arith.minimumf %a2, %b2 : tensor<32x2xf32>
  %left = arith.maximumf %a1, %b1 : tensor<32x2xf32>
  %gap = arith.subf %right, %left : tensor<32x2xf32>
  %both = arith.maximumf %gap, %none : tensor<32x2xf32>
  %aw = mp.slice %a start [0, 0] limit [32, 1] strides [1, 1] : tensor<32x2xf32> to tensor<32x1xf32>
  %ah = mp.slice %a start [0, 1] limit [32, 2] strides [1, 1] : tensor<32x2xf32> to tensor<32x1xf32>
  %bw = mp.slice %b start [0, 0] limit [32, 1] strides [1, 1] : tensor<32x2xf32> to tensor<32x1xf32>
  %bh = mp.slice %b start [0, 1] limit [32, 2] strides [1, 1] : tensor<32x2xf32> to tensor<32x1xf32>
  %iw = mp.slice %both start [0, 0] limit [32, 1] strides [1, 1] : tensor<32x2xf32> to tensor<32x1xf32>
  %ih = mp.slice %both start [0, 1] limit [32, 2] strides [1, 1] : tensor<32x2xf32> to tensor<32x1xf32>
  %area = arith.mulf %aw, %ah : tensor<32x1xf32>
  %given = arith.mulf %bw, %bh : tensor<32x1xf32>
  %shared = arith.mulf %iw, %ih : tensor<32x1xf32>
  %sum = arith.addf %area, %given : tensor<32x1xf32>
  %union = arith.subf %sum, %shared : tensor<32x1xf32>
  %below = arith.addf %union, %eps : tensor<32x1xf32>
  %share = arith.divf %shared, %below : tensor<32x1xf32>
  %square = arith.mulf %below, %below : tensor<32x1xf32>
  %inverse = arith.divf %minus, %square : tensor<32x1xf32>
  %g0 = arith.mulf %inverse, %seed : tensor<32x1xf32>
  %gu = arith.mulf %g0, %shared : tensor<32x1xf32>
  %g1 = arith.divf %seed, %below : tensor<32x1xf32>
  %gi = arith.subf %g1, %gu : tensor<32x1xf32>
  %gw = arith.mulf %gi, %ih : tensor<32x1xf32>
  %ga = arith.mulf %gu, %ah : tensor<32x1xf32>
  %gs = arith.addf %gw, %ga : tensor<32x1xf32>
  %d = mp.pad %gs, %zero low [0, 2] high [0, 1] interior [0, 0] : (tensor<32x1xf32>, tensor<f32>) -> tensor<32x4xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
  %w1 = arith.subf %w, %g : tensor<16x4xf32>
  return %w1, %share : tensor<16x4xf32>, tensor<32x1xf32>
}
}

// -----

// A square of what they share is not within their areas.
module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} contracting [0] x [0]
// CHECK-SAME: (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
// CHECK: mp.unscale
func.func @main(%w: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<32x16xf32> {mp.role = #mp.role<batch>},
                %y: tensor<32x4xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<32x1xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<32x1xf32> {mp.role = #mp.role<loss>}) {
  %eps = arith.constant dense<1.0e-7> : tensor<32x1xf32>
  %half = arith.constant dense<0.5> : tensor<32x2xf32>
  %none = arith.constant dense<0.0> : tensor<32x2xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %minus = arith.constant dense<-1.0> : tensor<32x1xf32>
  %z = mp.dot %x, %w contracting [1] x [0] : (tensor<32x16xf32>, tensor<16x4xf32>) -> tensor<32x4xf32>
  %mid = mp.slice %z start [0, 0] limit [32, 2] strides [1, 1] : tensor<32x4xf32> to tensor<32x2xf32>
  %log = mp.slice %z start [0, 2] limit [32, 4] strides [1, 1] : tensor<32x4xf32> to tensor<32x2xf32>
  %size = math.exp %log : tensor<32x2xf32>
  %reach = arith.mulf %size, %half : tensor<32x2xf32>
  %a1 = arith.subf %mid, %reach : tensor<32x2xf32>
  %a2 = arith.addf %mid, %reach : tensor<32x2xf32>
  %b1 = mp.slice %y start [0, 0] limit [32, 2] strides [1, 1] : tensor<32x4xf32> to tensor<32x2xf32>
  %b2 = mp.slice %y start [0, 2] limit [32, 4] strides [1, 1] : tensor<32x4xf32> to tensor<32x2xf32>
  %a = arith.subf %a2, %a1 : tensor<32x2xf32>
  %b = arith.subf %b2, %b1 : tensor<32x2xf32>
  %right = arith.minimumf %a2, %b2 : tensor<32x2xf32>
  %left = arith.maximumf %a1, %b1 : tensor<32x2xf32>
  %gap = arith.subf %right, %left : tensor<32x2xf32>
  %both = arith.maximumf %gap, %none : tensor<32x2xf32>
  %aw = mp.slice %a start [0, 0] limit [32, 1] strides [1, 1] : tensor<32x2xf32> to tensor<32x1xf32>
  %ah = mp.slice %a start [0, 1] limit [32, 2] strides [1, 1] : tensor<32x2xf32> to tensor<32x1xf32>
  %bw = mp.slice %b start [0, 0] limit [32, 1] strides [1, 1] : tensor<32x2xf32> to tensor<32x1xf32>
  %bh = mp.slice %b start [0, 1] limit [32, 2] strides [1, 1] : tensor<32x2xf32> to tensor<32x1xf32>
  %iw = mp.slice %both start [0, 0] limit [32, 1] strides [1, 1] : tensor<32x2xf32> to tensor<32x1xf32>
  %ih = mp.slice %both start [0, 0] limit [32, 1] strides [1, 1] : tensor<32x2xf32> to tensor<32x1xf32>
  %area = arith.mulf %aw, %ah : tensor<32x1xf32>
  %given = arith.mulf %bw, %bh : tensor<32x1xf32>
  %shared = arith.mulf %iw, %ih : tensor<32x1xf32>
  %sum = arith.addf %area, %given : tensor<32x1xf32>
  %union = arith.subf %sum, %shared : tensor<32x1xf32>
  %below = arith.addf %union, %eps : tensor<32x1xf32>
  %share = arith.divf %shared, %below : tensor<32x1xf32>
  %square = arith.mulf %below, %below : tensor<32x1xf32>
  %inverse = arith.divf %minus, %square : tensor<32x1xf32>
  %g0 = arith.mulf %inverse, %seed : tensor<32x1xf32>
  %gu = arith.mulf %g0, %shared : tensor<32x1xf32>
  %g1 = arith.divf %seed, %below : tensor<32x1xf32>
  %gi = arith.subf %g1, %gu : tensor<32x1xf32>
  %gw = arith.mulf %gi, %ih : tensor<32x1xf32>
  %ga = arith.mulf %gu, %ah : tensor<32x1xf32>
  %gs = arith.addf %gw, %ga : tensor<32x1xf32>
  %d = mp.pad %gs, %zero low [0, 2] high [0, 1] interior [0, 0] : (tensor<32x1xf32>, tensor<f32>) -> tensor<32x4xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<32x16xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
  %w1 = arith.subf %w, %g : tensor<16x4xf32>
  return %w1, %share : tensor<16x4xf32>, tensor<32x1xf32>
}
}
