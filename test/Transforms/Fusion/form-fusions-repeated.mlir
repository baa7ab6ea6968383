// What a kernel that spreads a value computes again for each of its elements: 16
// ops at most.
//
// RUN: mp-opt %s --mp-form-fusions | FileCheck %s
// RUN: mp-opt %s --mp-form-fusions > %t.once
// RUN: mp-opt %t.once --mp-form-fusions | diff %t.once -

// Conversions are none of them: what is one kernel in f32 is one in 16 bits.
// CHECK-LABEL: @wide
// CHECK:         mp.fusion pointwise
// CHECK-NOT:     mp.fusion
// CHECK:         return
func.func @wide(%x0: tensor<64xf32>, %x1: tensor<64xf32>, %x2: tensor<64xf32>, %x3: tensor<64xf32>, %x4: tensor<64xf32>,
    %y: tensor<64x256xf32>) -> tensor<64x256xf32> {
  %0 = arith.mulf %x0, %x1 : tensor<64xf32>
  %1 = arith.mulf %0, %x2 : tensor<64xf32>
  %2 = arith.mulf %1, %x3 : tensor<64xf32>
  %3 = arith.mulf %2, %x4 : tensor<64xf32>
  %4 = arith.mulf %3, %x0 : tensor<64xf32>
  %5 = arith.mulf %4, %x1 : tensor<64xf32>
  %6 = arith.mulf %5, %x2 : tensor<64xf32>
  %7 = arith.mulf %6, %x3 : tensor<64xf32>
  %8 = arith.mulf %7, %x4 : tensor<64xf32>
  %9 = arith.mulf %8, %x0 : tensor<64xf32>
  %10 = arith.mulf %9, %x1 : tensor<64xf32>
  %11 = arith.mulf %10, %x2 : tensor<64xf32>
  %12 = arith.mulf %11, %x3 : tensor<64xf32>
  %13 = arith.mulf %12, %x4 : tensor<64xf32>
  %14 = arith.mulf %13, %x0 : tensor<64xf32>
  %15 = arith.mulf %14, %x1 : tensor<64xf32>
  %s = mp.broadcast %15 dims [0] : tensor<64xf32> to tensor<64x256xf32>
  %r = arith.addf %s, %y : tensor<64x256xf32>
  return %r : tensor<64x256xf32>
}

// CHECK-LABEL: @narrow
// CHECK:         mp.fusion pointwise
// CHECK-NOT:     mp.fusion
// CHECK:         return
func.func @narrow(%x0: tensor<64xf16>, %x1: tensor<64xf16>, %x2: tensor<64xf16>, %x3: tensor<64xf16>, %x4: tensor<64xf16>,
    %y: tensor<64x256xf32>) -> tensor<64x256xf32> {
  %c0 = mp.cast %x0 : tensor<64xf16> to tensor<64xf32>
  %c1 = mp.cast %x1 : tensor<64xf16> to tensor<64xf32>
  %c2 = mp.cast %x2 : tensor<64xf16> to tensor<64xf32>
  %c3 = mp.cast %x3 : tensor<64xf16> to tensor<64xf32>
  %c4 = mp.cast %x4 : tensor<64xf16> to tensor<64xf32>
  %0 = arith.mulf %c0, %c1 : tensor<64xf32>
  %1 = arith.mulf %0, %c2 : tensor<64xf32>
  %2 = arith.mulf %1, %c3 : tensor<64xf32>
  %3 = arith.mulf %2, %c4 : tensor<64xf32>
  %4 = arith.mulf %3, %c0 : tensor<64xf32>
  %5 = arith.mulf %4, %c1 : tensor<64xf32>
  %6 = arith.mulf %5, %c2 : tensor<64xf32>
  %7 = arith.mulf %6, %c3 : tensor<64xf32>
  %8 = arith.mulf %7, %c4 : tensor<64xf32>
  %9 = arith.mulf %8, %c0 : tensor<64xf32>
  %10 = arith.mulf %9, %c1 : tensor<64xf32>
  %11 = arith.mulf %10, %c2 : tensor<64xf32>
  %12 = arith.mulf %11, %c3 : tensor<64xf32>
  %13 = arith.mulf %12, %c4 : tensor<64xf32>
  %14 = arith.mulf %13, %c0 : tensor<64xf32>
  %15 = arith.mulf %14, %c1 : tensor<64xf32>
  %s = mp.broadcast %15 dims [0] : tensor<64xf32> to tensor<64x256xf32>
  %r = arith.addf %s, %y : tensor<64x256xf32>
  return %r : tensor<64x256xf32>
}

// One op more is too much.
// CHECK-LABEL: @computed
// CHECK:         mp.fusion pointwise
// CHECK:         mp.fusion pointwise
// CHECK-NOT:     mp.fusion
// CHECK:         return
func.func @computed(%x0: tensor<64xf16>, %x1: tensor<64xf16>, %x2: tensor<64xf16>, %x3: tensor<64xf16>, %x4: tensor<64xf16>,
    %y: tensor<64x256xf32>) -> tensor<64x256xf32> {
  %c0 = mp.cast %x0 : tensor<64xf16> to tensor<64xf32>
  %c1 = mp.cast %x1 : tensor<64xf16> to tensor<64xf32>
  %c2 = mp.cast %x2 : tensor<64xf16> to tensor<64xf32>
  %c3 = mp.cast %x3 : tensor<64xf16> to tensor<64xf32>
  %c4 = mp.cast %x4 : tensor<64xf16> to tensor<64xf32>
  %0 = arith.mulf %c0, %c1 : tensor<64xf32>
  %1 = arith.mulf %0, %c2 : tensor<64xf32>
  %2 = arith.mulf %1, %c3 : tensor<64xf32>
  %3 = arith.mulf %2, %c4 : tensor<64xf32>
  %4 = arith.mulf %3, %c0 : tensor<64xf32>
  %5 = arith.mulf %4, %c1 : tensor<64xf32>
  %6 = arith.mulf %5, %c2 : tensor<64xf32>
  %7 = arith.mulf %6, %c3 : tensor<64xf32>
  %8 = arith.mulf %7, %c4 : tensor<64xf32>
  %9 = arith.mulf %8, %c0 : tensor<64xf32>
  %10 = arith.mulf %9, %c1 : tensor<64xf32>
  %11 = arith.mulf %10, %c2 : tensor<64xf32>
  %12 = arith.mulf %11, %c3 : tensor<64xf32>
  %13 = arith.mulf %12, %c4 : tensor<64xf32>
  %14 = arith.mulf %13, %c0 : tensor<64xf32>
  %15 = arith.mulf %14, %c1 : tensor<64xf32>
  %16 = arith.mulf %15, %c2 : tensor<64xf32>
  %s = mp.broadcast %16 dims [0] : tensor<64xf32> to tensor<64x256xf32>
  %r = arith.addf %s, %y : tensor<64x256xf32>
  return %r : tensor<64x256xf32>
}
