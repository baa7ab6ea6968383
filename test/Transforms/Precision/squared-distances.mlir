// |a|^2 + |b|^2 - 2 a b of points that are far from 0 and near each other is
// the roundings of its product: that reads f32, and so do the products of its
// gradients, and points are not rounded on the way from their own contractions.
// RUN: mp-opt %s --split-input-file --mp-annotate-precision --mp-insert-casts 2>/dev/null | FileCheck %s

// The factor of 2 lies before the product.
// CHECK-LABEL: @main
// CHECK: mp.dot {{.*}}(tensor<16x8xf16>, tensor<8x4xf16>) -> tensor<16x4xf32>
// CHECK: mp.dot {{.*}}mp.kept_wide = "is taken from squares that it may equal"{{.*}}(tensor<16x4xf32>, tensor<16x4xf32>) -> tensor<16x16xf32>
// CHECK: mp.dot {{.*}}mp.kept_wide = "is taken from squares that it may equal"{{.*}}(tensor<16x16xf32>, tensor<16x4xf32>) -> tensor<16x4xf32>
// CHECK: mp.dot {{.*}}mp.kept_wide = "is taken from squares that it may equal"{{.*}}(tensor<16x16xf32>, tensor<16x4xf32>) -> tensor<16x4xf32>
// The gradient of the layer before reads 16 bits.
// CHECK: mp.dot {{.*}}(tensor<16x8xf16>, tensor<16x4xf16>) -> tensor<8x4xf32>
module attributes {mp.policy = #mp.policy<f16>} {
  func.func @main(%x: tensor<16x8xf32> {mp.role = #mp.role<batch>}, %w: tensor<8x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0 : i64}, %b: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 1 : i64}, %seed: tensor<16x16xf32> {mp.role = #mp.role<loss_seed>}, %scale: tensor<f32> {mp.role = #mp.role<loss_scale>}) -> (tensor<8x4xf32> {mp.role = #mp.role<new_parameter>}, tensor<4xf32> {mp.role = #mp.role<new_parameter>}, tensor<f32> {mp.role = #mp.role<loss>}) {
    %two = arith.constant dense<2.0> : tensor<16x4xf32>
    %half = arith.constant dense<-0.5> : tensor<16x16xf32>
    %rate = arith.constant dense<0.1> : tensor<8x4xf32>
    %rates = arith.constant dense<0.1> : tensor<4xf32>
    %h = mp.dot %x, %w contracting [1] x [0] : (tensor<16x8xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
    %bias = mp.broadcast %b dims [1] : tensor<4xf32> to tensor<16x4xf32>
    %z = arith.addf %h, %bias : tensor<16x4xf32>
    %zz = arith.mulf %z, %z : tensor<16x4xf32>
    %n = mp.reduce add %zz dims [1] : tensor<16x4xf32> to tensor<16xf32>
    %rows = mp.broadcast %n dims [0] : tensor<16xf32> to tensor<16x16xf32>
    %columns = mp.broadcast %n dims [1] : tensor<16xf32> to tensor<16x16xf32>
    %s = arith.addf %rows, %columns : tensor<16x16xf32>
    %z2 = arith.mulf %z, %two : tensor<16x4xf32>
    %p = mp.dot %z2, %z contracting [1] x [1] : (tensor<16x4xf32>, tensor<16x4xf32>) -> tensor<16x16xf32>
    %d = arith.subf %s, %p : tensor<16x16xf32>
    %m = arith.mulf %d, %half : tensor<16x16xf32>
    %k = math.tanh %m : tensor<16x16xf32>
    %loss = mp.reduce add %k dims [0, 1] : tensor<16x16xf32> to tensor<f32>
    %scaled = mp.scale %seed, %scale : tensor<16x16xf32>
    %g0 = arith.mulf %k, %scaled : tensor<16x16xf32>
    %g = arith.mulf %g0, %half : tensor<16x16xf32>
    %minus = arith.negf %g : tensor<16x16xf32>
    %da = mp.dot %minus, %z contracting [1] x [0] : (tensor<16x16xf32>, tensor<16x4xf32>) -> tensor<16x4xf32>
    %da2 = arith.mulf %da, %two : tensor<16x4xf32>
    %db = mp.dot %minus, %z2 contracting [0] x [0] : (tensor<16x16xf32>, tensor<16x4xf32>) -> tensor<16x4xf32>
    %gr = mp.reduce add %g dims [1] : tensor<16x16xf32> to tensor<16xf32>
    %gc = mp.reduce add %g dims [0] : tensor<16x16xf32> to tensor<16xf32>
    %gn = arith.addf %gr, %gc : tensor<16xf32>
    %gb = mp.broadcast %gn dims [0] : tensor<16xf32> to tensor<16x4xf32>
    %gz = arith.mulf %gb, %z2 : tensor<16x4xf32>
    %0 = arith.addf %da2, %db : tensor<16x4xf32>
    %dz = arith.addf %0, %gz : tensor<16x4xf32>
    %dbias = mp.reduce add %dz dims [0] : tensor<16x4xf32> to tensor<4xf32>
    %dw = mp.dot %x, %dz contracting [0] x [0] : (tensor<16x8xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
    %pw = mp.unscale %dw, %scale : tensor<8x4xf32> -> tensor<8x4xf32>
    %uw = arith.mulf %pw, %rate : tensor<8x4xf32>
    %nw = arith.subf %w, %uw : tensor<8x4xf32>
    %pb = mp.unscale %dbias, %scale : tensor<4xf32> -> tensor<4xf32>
    %ub = arith.mulf %pb, %rates : tensor<4xf32>
    %nb = arith.subf %b, %ub : tensor<4xf32>
    return %nw, %nb, %loss : tensor<8x4xf32>, tensor<4xf32>, tensor<f32>
  }
}

// -----

// Codes that are parameters; one square is a contraction, which reads what the
// product reads, and the signs are turned.
// CHECK-LABEL: @codes
// CHECK: mp.dot {{.*}} batching {{.*}}mp.kept_wide = "is taken from squares that it may equal"{{.*}} -> tensor<16xf32>
// CHECK: mp.dot {{.*}}mp.kept_wide = "is taken from squares that it may equal"{{.*}}(tensor<16x4xf32>, tensor<6x4xf32>) -> tensor<16x6xf32>
module attributes {mp.policy = #mp.policy<f16>} {
  func.func @codes(%x: tensor<16x8xf32> {mp.role = #mp.role<batch>}, %w: tensor<8x4xf32> {mp.role = #mp.role<parameter>}, %c: tensor<6x4xf32> {mp.role = #mp.role<parameter>}) -> tensor<16x6xf32> {
    %two = arith.constant dense<2.0> : tensor<16x6xf32>
    %z = mp.dot %x, %w contracting [1] x [0] : (tensor<16x8xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
    %n = mp.dot %z, %z batching [0] x [0] contracting [1] x [1] : (tensor<16x4xf32>, tensor<16x4xf32>) -> tensor<16xf32>
    %rows = mp.broadcast %n dims [0] : tensor<16xf32> to tensor<16x6xf32>
    %cc = arith.mulf %c, %c : tensor<6x4xf32>
    %m = mp.reduce add %cc dims [1] : tensor<6x4xf32> to tensor<6xf32>
    %columns = mp.broadcast %m dims [1] : tensor<6xf32> to tensor<16x6xf32>
    %p = mp.dot %z, %c contracting [1] x [1] : (tensor<16x4xf32>, tensor<6x4xf32>) -> tensor<16x6xf32>
    %p2 = arith.mulf %p, %two : tensor<16x6xf32>
    %0 = arith.subf %p2, %rows : tensor<16x6xf32>
    %1 = arith.subf %0, %columns : tensor<16x6xf32>
    %k = math.exp %1 : tensor<16x6xf32>
    return %k : tensor<16x6xf32>
  }
}

// -----

// A product less one of the squares is no distance, and neither are squares
// that are added to it, or a small part of a product.
// CHECK-LABEL: @features
// CHECK-NOT: is taken from squares
module attributes {mp.policy = #mp.policy<bf16>} {
  func.func @features(%x: tensor<16x8xf32> {mp.role = #mp.role<batch>}, %w: tensor<8x4xf32> {mp.role = #mp.role<parameter>}, %c: tensor<6x4xf32> {mp.role = #mp.role<parameter>}) -> (tensor<16x6xf32>, tensor<16x16xf32>, tensor<16x16xf32>) {
    %half = arith.constant dense<0.5> : tensor<16x16xf32>
    %z = mp.dot %x, %w contracting [1] x [0] : (tensor<16x8xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
    %zz = arith.mulf %z, %z : tensor<16x4xf32>
    %n = mp.reduce add %zz dims [1] : tensor<16x4xf32> to tensor<16xf32>
    %side = mp.broadcast %n dims [0] : tensor<16xf32> to tensor<16x6xf32>
    %p = mp.dot %z, %c contracting [1] x [1] : (tensor<16x4xf32>, tensor<6x4xf32>) -> tensor<16x6xf32>
    %0 = arith.subf %p, %side : tensor<16x6xf32>
    %1 = math.exp %0 : tensor<16x6xf32>
    %rows = mp.broadcast %n dims [0] : tensor<16xf32> to tensor<16x16xf32>
    %columns = mp.broadcast %n dims [1] : tensor<16xf32> to tensor<16x16xf32>
    %s = arith.addf %rows, %columns : tensor<16x16xf32>
    %q = mp.dot %z, %z contracting [1] x [1] : (tensor<16x4xf32>, tensor<16x4xf32>) -> tensor<16x16xf32>
    %2 = arith.addf %s, %q : tensor<16x16xf32>
    %3 = math.exp %2 : tensor<16x16xf32>
    %part = arith.mulf %q, %half : tensor<16x16xf32>
    %4 = arith.subf %s, %part : tensor<16x16xf32>
    %5 = math.exp %4 : tensor<16x16xf32>
    return %1, %3, %5 : tensor<16x6xf32>, tensor<16x16xf32>, tensor<16x16xf32>
  }
}
