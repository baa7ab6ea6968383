// RUN: mp-opt %s --mp-write-out-products=min-bytes=1 --mp-form-fusions | FileCheck %s
// RUN: mp-opt %s --mp-write-out-products=min-bytes=1 --mp-form-fusions > %t.once
// RUN: mp-opt %t.once --mp-form-fusions | diff %t.once -

// A large value that is made of small ones, 80 ops for a sum of eight products:
// each kernel that reads it makes it again, and none writes it. Nor does one
// write the rows that it is made of, as they are no more than an index.
// CHECK-LABEL: @outer
// CHECK:         %[[X:.*]] = mp.dot
// CHECK-NEXT:    %[[SUM:.*]] = mp.fusion full ins(%[[X]], %arg2 : tensor<8x1024xf16>, tensor<8x1024xf16>) -> tensor<f32>
// CHECK:         %[[NEW:.*]] = mp.fusion pointwise ins(%[[X]], %arg2, {{.*}}) -> tensor<1024x1024xf32>
// CHECK:         return %[[NEW]]
func.func @outer(%a: tensor<8x64xf16>, %b: tensor<64x1024xf16>, %y: tensor<8x1024xf16>, %w: tensor<1024x1024xf32>) -> tensor<1024x1024xf32> {
  %x = mp.dot %a, %b contracting [1] x [0] accumulate f32 : (tensor<8x64xf16>, tensor<64x1024xf16>) -> tensor<8x1024xf16>
  %g = mp.dot %x, %y contracting [0] x [0] accumulate f32 : (tensor<8x1024xf16>, tensor<8x1024xf16>) -> tensor<1024x1024xf16>
  %wide = mp.cast %g : tensor<1024x1024xf16> to tensor<1024x1024xf32>
  %squares = arith.mulf %wide, %wide : tensor<1024x1024xf32>
  %sum = mp.reduce add %squares dims [0, 1] : tensor<1024x1024xf32> to tensor<f32>
  %norm = math.rsqrt %sum : tensor<f32>
  %norms = mp.broadcast %norm dims [] : tensor<f32> to tensor<1024x1024xf32>
  %step = arith.mulf %wide, %norms : tensor<1024x1024xf32>
  %new = arith.subf %w, %step : tensor<1024x1024xf32>
  return %new : tensor<1024x1024xf32>
}

// What costs more than to write it and to read it is written once: beside the
// products five exponentials.
// CHECK-LABEL: @dear
// CHECK:         mp.fusion {{.*}} -> {{.*}}tensor<1024x1024xf32>
// CHECK:         mp.fusion {{.*}} -> tensor<1024x1024xf32>
func.func @dear(%x: tensor<8x1024xf16>, %y: tensor<8x1024xf16>, %w: tensor<1024x1024xf32>) -> tensor<1024x1024xf32> {
  %0 = mp.dot %x, %y contracting [0] x [0] accumulate f32 : (tensor<8x1024xf16>, tensor<8x1024xf16>) -> tensor<1024x1024xf32>
  %1 = math.exp %0 : tensor<1024x1024xf32>
  %2 = math.exp %1 : tensor<1024x1024xf32>
  %3 = math.exp %2 : tensor<1024x1024xf32>
  %4 = math.exp %3 : tensor<1024x1024xf32>
  %g = math.exp %4 : tensor<1024x1024xf32>
  %sum = mp.reduce add %g dims [0, 1] : tensor<1024x1024xf32> to tensor<f32>
  %sums = mp.broadcast %sum dims [] : tensor<f32> to tensor<1024x1024xf32>
  %step = arith.mulf %g, %sums : tensor<1024x1024xf32>
  %new = arith.subf %w, %step : tensor<1024x1024xf32>
  return %new : tensor<1024x1024xf32>
}

// What a cache holds is written, and read.
// CHECK-LABEL: @little
// CHECK:         mp.fusion {{.*}} -> {{.*}}tensor<500x500xf32>
// CHECK:         mp.fusion {{.*}} -> tensor<500x500xf32>
func.func @little(%x: tensor<8x500xf16>, %y: tensor<8x500xf16>, %w: tensor<500x500xf32>) -> tensor<500x500xf32> {
  %g = mp.dot %x, %y contracting [0] x [0] accumulate f32 : (tensor<8x500xf16>, tensor<8x500xf16>) -> tensor<500x500xf32>
  %squares = arith.mulf %g, %g : tensor<500x500xf32>
  %sum = mp.reduce add %squares dims [0, 1] : tensor<500x500xf32> to tensor<f32>
  %sums = mp.broadcast %sum dims [] : tensor<f32> to tensor<500x500xf32>
  %step = arith.mulf %g, %sums : tensor<500x500xf32>
  %new = arith.subf %w, %step : tensor<500x500xf32>
  return %new : tensor<500x500xf32>
}
