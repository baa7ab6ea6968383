// An activation that a product wants padded, and that the backward pass reads, is
// kept padded alone. With mp-read-padded left out one kernel makes it and another
// pads it.
// RUN: mp-opt %s --mp-read-padded --mp-form-fusions | grep "mp.fusion" | FileCheck %s --check-prefix=ON --implicit-check-not=mp.fusion
// RUN: mp-opt %s --mp-form-fusions | grep "mp.fusion" | FileCheck %s --check-prefix=OFF
// ON:  mp.fusion pointwise {{.*}} -> tensor<64x1008xf16> {
// ON:  mp.fusion pointwise {{.*}} -> tensor<64x1001xf16> {
// OFF: mp.fusion pointwise {{.*}} -> tensor<64x1001xf16> {
// OFF: mp.fusion pointwise {{.*}} -> tensor<64x1008xf16> {
// OFF: mp.fusion pointwise {{.*}} -> tensor<64x1001xf16> {
func.func @main(%x: tensor<64x1001xf16>, %w: tensor<1008x1001xf16>)
    -> (tensor<64x1001xf16>) {
  %zero = arith.constant dense<0.0> : tensor<f16>
  %wide = mp.cast %x : tensor<64x1001xf16> to tensor<64x1001xf32>
  %t = math.tanh %wide : tensor<64x1001xf32>
  %h = mp.cast %t : tensor<64x1001xf32> to tensor<64x1001xf16>
  %p = mp.pad %h, %zero low [0, 0] high [0, 7] interior [0, 0] : (tensor<64x1001xf16>, tensor<f16>) -> tensor<64x1008xf16>
  %y = mp.dot %p, %w contracting [1] x [0] accumulate f32 : (tensor<64x1008xf16>, tensor<1008x1001xf16>) -> tensor<64x1001xf16>
  %a = mp.cast %y : tensor<64x1001xf16> to tensor<64x1001xf32>
  %b = mp.cast %h : tensor<64x1001xf16> to tensor<64x1001xf32>
  %d = arith.mulf %a, %b : tensor<64x1001xf32>
  %r = mp.cast %d : tensor<64x1001xf32> to tensor<64x1001xf16>
  return %r : tensor<64x1001xf16>
}
