// Which casts may change places, merge and go.
//
// RUN: mp-opt %s --mp-simplify-casts | FileCheck %s
// RUN: mp-opt %s --mp-simplify-casts > %t.once
// RUN: mp-opt %t.once --mp-simplify-casts | diff %t.once -

// No cast crosses a pad, whose constant f16 may not hold, nor a crop of one.
// CHECK-LABEL: @pads
// CHECK: %[[P:.*]] = mp.pad %{{.*}} : (tensor<8xf32>, tensor<f32>) -> tensor<16xf32>
// CHECK-NEXT: mp.cast %[[P]] : tensor<16xf32> to tensor<16xf16>
// CHECK-NEXT: %[[Q:.*]] = mp.pad %{{.*}} : (tensor<8xf16>, tensor<f16>) -> tensor<16xf16>
// CHECK-NEXT: mp.cast %[[Q]] : tensor<16xf16> to tensor<16xf32>
func.func @pads(%x: tensor<8xf32>, %y: tensor<8xf16>) -> (tensor<16xf16>, tensor<16xf32>) {
  %far = arith.constant dense<1.0e9> : tensor<f32>
  %zero = arith.constant dense<0.0> : tensor<f16>
  %0 = math.tanh %x : tensor<8xf32>
  %1 = mp.pad %0, %far low [0] high [8] interior [0] : (tensor<8xf32>, tensor<f32>) -> tensor<16xf32>
  %2 = mp.cast %1 : tensor<16xf32> to tensor<16xf16>
  %3 = mp.pad %y, %zero low [0] high [8] interior [0] : (tensor<8xf16>, tensor<f16>) -> tensor<16xf16>
  %4 = mp.cast %3 : tensor<16xf16> to tensor<16xf32>
  return %2, %4 : tensor<16xf16>, tensor<16xf32>
}

// What comes from two types is joined in the one that holds both.
// CHECK-LABEL: @joined_types
// CHECK-SAME: %[[X:.*]]: tensor<8xf16>, %[[Y:.*]]: tensor<8xbf16>
// CHECK-NEXT: %[[XW:.*]] = mp.cast %[[X]] : tensor<8xf16> to tensor<8xf32>
// CHECK-NEXT: %[[YW:.*]] = mp.cast %[[Y]] : tensor<8xbf16> to tensor<8xf32>
// CHECK-NEXT: mp.concat %[[XW]], %[[YW]]
func.func @joined_types(%x: tensor<8xf16>, %y: tensor<8xbf16>) -> tensor<16xf32> {
  %0 = mp.cast %x : tensor<8xf16> to tensor<8xf32>
  %1 = mp.cast %y : tensor<8xbf16> to tensor<8xf32>
  %2 = mp.concat %0, %1 dim 0 : (tensor<8xf32>, tensor<8xf32>) -> tensor<16xf32>
  return %2 : tensor<16xf32>
}

// Both ways between f16 and bf16 lose: digits the one, range the other. Each
// rounding stays.
// CHECK-LABEL: @between_16_bit_types
// CHECK: mp.cast %arg0 : tensor<8xf32> to tensor<8xf16>
// CHECK-NEXT: mp.cast %{{.*}} : tensor<8xf16> to tensor<8xbf16>
// CHECK-NEXT: mp.cast %arg1 : tensor<8xbf16> to tensor<8xf16>
// CHECK-NEXT: mp.cast %{{.*}} : tensor<8xf16> to tensor<8xf32>
func.func @between_16_bit_types(%x: tensor<8xf32>, %y: tensor<8xbf16>) -> (tensor<8xbf16>, tensor<8xf32>) {
  %0 = mp.cast %x : tensor<8xf32> to tensor<8xf16>
  %1 = mp.cast %0 : tensor<8xf16> to tensor<8xbf16>
  %2 = mp.cast %y : tensor<8xbf16> to tensor<8xf16>
  %3 = mp.cast %2 : tensor<8xf16> to tensor<8xf32>
  return %1, %3 : tensor<8xbf16>, tensor<8xf32>
}

// The way over doubles adds nothing; what nobody reads goes.
// CHECK-LABEL: @over_doubles
// CHECK-NEXT: %[[W:.*]] = mp.cast %arg0 : tensor<8xf16> to tensor<8xf32>
// CHECK-NEXT: return %[[W]]
func.func @over_doubles(%x: tensor<8xf16>) -> tensor<8xf32> {
  %0 = mp.cast %x : tensor<8xf16> to tensor<8xf64>
  %1 = mp.cast %0 : tensor<8xf64> to tensor<8xf32>
  %dead = mp.cast %x : tensor<8xf16> to tensor<8xbf16>
  return %1 : tensor<8xf32>
}
