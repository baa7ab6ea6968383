// What is kept as it came goes through text and bytecode without its dialect.
// RUN: mp-opt %s | FileCheck %s
// RUN: mp-opt %s --mlir-print-op-generic | mp-opt | FileCheck %s
// RUN: mp-opt %s --emit-bytecode | mp-opt | FileCheck %s

// CHECK-LABEL: @transform
func.func @transform(%x: tensor<4x8xf32>) -> tensor<4x5xcomplex<f32>> {
  // CHECK: mp.opaque "stablehlo.fft" ins(%{{.*}}) rule linear {config = {fft_length = array<i64: 8>, fft_type = "RFFT"}} : (tensor<4x8xf32>) -> tensor<4x5xcomplex<f32>>
  %0 = mp.opaque "stablehlo.fft" ins(%x) rule linear
         {config = {fft_length = array<i64: 8>, fft_type = "RFFT"}}
       : (tensor<4x8xf32>) -> tensor<4x5xcomplex<f32>>
  return %0 : tensor<4x5xcomplex<f32>>
}

// A token has type none; nothing is printed that says nothing.
// CHECK-LABEL: @effects
func.func @effects(%x: tensor<2xf32>) {
  // CHECK: %[[T:.*]] = mp.opaque "stablehlo.create_token" ins() : () -> none
  %t = mp.opaque "stablehlo.create_token" ins() : () -> none
  // CHECK: mp.opaque "stablehlo.outfeed" ins(%{{.*}}, %[[T]]) {has_effects} : (tensor<2xf32>, none) -> none
  %u = mp.opaque "stablehlo.outfeed" ins(%x, %t) {has_effects} : (tensor<2xf32>, none) -> none
  return
}

// CHECK-LABEL: @moved_and_unsigned
func.func @moved_and_unsigned(%x: tensor<2xf16>, %n: tensor<i32>) -> tensor<8xf16> {
  // CHECK: mp.opaque "stablehlo.all_gather" ins(%{{.*}}) rule each {moves}
  %0 = mp.opaque "stablehlo.all_gather" ins(%x) rule each {moves} : (tensor<2xf16>) -> tensor<8xf16>
  // CHECK: {signature = (tensor<ui32>) -> tensor<ui32>} : (tensor<i32>) -> tensor<i32>
  %1 = mp.opaque "stablehlo.custom_call" ins(%n) {signature = (tensor<ui32>) -> tensor<ui32>} : (tensor<i32>) -> tensor<i32>
  return %0 : tensor<8xf16>
}
