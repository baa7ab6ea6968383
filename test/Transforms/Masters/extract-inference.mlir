// RUN: mp-opt %s --mp-extract-inference --split-input-file > %t.once
// RUN: FileCheck %s < %t.once
// RUN: mp-opt %t.once --mp-extract-inference --split-input-file | diff %t.once -

// Of a scaled step the loss stays: weights come in 16 bits under their own names,
// the pad of one and the transpose of the other are made in the body; the bias, which
// is read in f32, is f32. Masters, copies, moments, scale and @init go, and with them
// the norm of the gradient, which is made of the scale.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[W:[a-z0-9]+]]: tensor<6x4xf16> {mp.name = "w", mp.role = #mp.role<parameter>}
// CHECK-SAME: %[[V:[a-z0-9]+]]: tensor<4x8xf16> {mp.name = "v", mp.role = #mp.role<parameter>}
// CHECK-SAME: %[[B:[a-z0-9]+]]: tensor<4xf32> {mp.name = "b", mp.role = #mp.role<parameter>}
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<2x8xf16> {mp.role = #mp.role<batch>})
// CHECK-SAME: -> (tensor<f32> {mp.name = "loss", mp.role = #mp.role<loss>})
// CHECK: mp.pad %[[W]], %{{.*}} low [0, 0] high [2, 0] {{.*}} -> tensor<8x4xf16>
// CHECK: mp.transpose %[[V]] perm [1, 0] : tensor<4x8xf16> to tensor<8x4xf16>
// CHECK-NOT: mp.scale
// CHECK-NOT: mp.guard
// CHECK-NOT: @init
func.func @main(%w: tensor<6x4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 1},
    %v: tensor<4x8xf32> {mp.role = #mp.role<parameter>, mp.name = "v", mp.pair = 2},
    %b: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "b", mp.pair = 3},
    %m: tensor<4xf32> {mp.role = #mp.role<optimizer_state>, mp.name = "m", mp.pair = 4},
    %x: tensor<2x8xf16> {mp.role = #mp.role<batch>},
    %s: tensor<f32> {mp.role = #mp.role<loss_scale>, mp.name = "mp.loss_scale", mp.pair = 5},
    %w16: tensor<8x4xf16> {mp.role = #mp.role<working_copy>, mp.name = "w.f16", mp.pair = 6},
    %v16: tensor<8x4xf16> {mp.role = #mp.role<working_copy>, mp.name = "v.f16", mp.pair = 7})
    -> (tensor<f32> {mp.role = #mp.role<loss>, mp.name = "loss"}, tensor<6x4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<4x8xf32> {mp.role = #mp.role<new_parameter>}, tensor<4xf32> {mp.role = #mp.role<new_parameter>},
        tensor<4xf32> {mp.role = #mp.role<new_state>}, tensor<f32> {mp.role = #mp.role<new_state>, mp.name = "mp.loss_scale"},
        tensor<8x4xf16> {mp.role = #mp.role<new_state>}, tensor<8x4xf16> {mp.role = #mp.role<new_state>},
        tensor<f32> {mp.role = #mp.role<metric>, mp.name = "grad_norm"}) {
  %zero = arith.constant dense<0.0> : tensor<f16>
  %0 = mp.dot %x, %w16 contracting [1] x [0] accumulate f32 : (tensor<2x8xf16>, tensor<8x4xf16>) -> tensor<2x4xf32>
  %1 = mp.dot %x, %v16 contracting [1] x [0] accumulate f32 : (tensor<2x8xf16>, tensor<8x4xf16>) -> tensor<2x4xf32>
  %wide = mp.broadcast %b dims [1] : tensor<4xf32> to tensor<2x4xf32>
  %2 = arith.mulf %0, %1 : tensor<2x4xf32>
  %3 = arith.addf %2, %wide : tensor<2x4xf32>
  %loss = mp.reduce add %3 dims [0, 1] : tensor<2x4xf32> to tensor<f32>
  %seed = mp.scale %wide, %s : tensor<2x4xf32>
  %g = mp.reduce add %seed dims [0] : tensor<2x4xf32> to tensor<4xf32>
  %g1 = mp.unscale %g, %s : tensor<4xf32> -> tensor<4xf32>
  %ok = mp.all_finite %g1 : tensor<4xf32>
  %norm = mp.reduce add %g1 dims [0] : tensor<4xf32> to tensor<f32>
  %m1 = arith.addf %m, %g1 : tensor<4xf32>
  %b1 = arith.addf %b, %m1 : tensor<4xf32>
  %new:2 = mp.guard %ok keep(%b, %m : tensor<4xf32>, tensor<4xf32>) {
    mp.yield %b1, %m1 : tensor<4xf32>, tensor<4xf32>
  }
  %c = mp.cast %w : tensor<6x4xf32> to tensor<6x4xf16>
  %c1 = mp.pad %c, %zero low [0, 0] high [2, 0] interior [0, 0] : (tensor<6x4xf16>, tensor<f16>) -> tensor<8x4xf16>
  %t = mp.transpose %v perm [1, 0] : tensor<4x8xf32> to tensor<8x4xf32>
  %t1 = mp.cast %t : tensor<8x4xf32> to tensor<8x4xf16>
  return %loss, %w, %v, %new#0, %new#1, %s, %c1, %t1, %norm
      : tensor<f32>, tensor<6x4xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<8x4xf16>, tensor<8x4xf16>, tensor<f32>
}
func.func @init(%w: tensor<6x4xf32> {mp.name = "w"}, %v: tensor<4x8xf32> {mp.name = "v"})
    -> (tensor<f32> {mp.name = "mp.loss_scale"}, tensor<8x4xf16> {mp.name = "w.f16"}, tensor<8x4xf16> {mp.name = "v.f16"}) {
  %one = arith.constant dense<1.0> : tensor<f32>
  %zero = arith.constant dense<0.0> : tensor<f16>
  %c = mp.cast %w : tensor<6x4xf32> to tensor<6x4xf16>
  %c1 = mp.pad %c, %zero low [0, 0] high [2, 0] interior [0, 0] : (tensor<6x4xf16>, tensor<f16>) -> tensor<8x4xf16>
  %t = mp.transpose %v perm [1, 0] : tensor<4x8xf32> to tensor<8x4xf32>
  %t1 = mp.cast %t : tensor<8x4xf32> to tensor<8x4xf16>
  return %one, %c1, %t1 : tensor<f32>, tensor<8x4xf16>, tensor<8x4xf16>
}

// -----

// A forward pass keeps all its results, and its weights in the type that they are
// read in; what a reader in f32 needs stays f32. Of a parameter that was given in f16
// the argument is the copy.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %{{[a-z0-9]+}}: tensor<8x4xbf16> {mp.name = "w", mp.role = #mp.role<parameter>}
// CHECK-SAME: %{{[a-z0-9]+}}: tensor<8x4xf32> {mp.name = "v", mp.role = #mp.role<parameter>}
// CHECK-SAME: %{{[a-z0-9]+}}: tensor<8x4xbf16> {mp.name = "u", mp.role = #mp.role<parameter>}
// CHECK-SAME: -> (tensor<8x4xbf16> {mp.name = "y"}, tensor<8x4xf32>)
func.func @main(%w: tensor<8x4xf32> {mp.role = #mp.role<parameter>, mp.name = "w"},
    %v: tensor<8x4xf32> {mp.role = #mp.role<parameter>, mp.name = "v"},
    %u: tensor<8x4xbf16> {mp.role = #mp.role<working_copy>, mp.name = "u"})
    -> (tensor<8x4xbf16> {mp.name = "y"}, tensor<8x4xf32>) {
  %w16 = mp.cast %w : tensor<8x4xf32> to tensor<8x4xbf16>
  %v16 = mp.cast %v : tensor<8x4xf32> to tensor<8x4xbf16>
  %0 = arith.mulf %w16, %v16 : tensor<8x4xbf16>
  %1 = arith.mulf %0, %u : tensor<8x4xbf16>
  %2 = arith.addf %v, %v : tensor<8x4xf32>
  return %1, %2 : tensor<8x4xbf16>, tensor<8x4xf32>
}
