// A checkpointed layer reads its weight again behind a barrier, in 16 bits: the
// copy that the forward pass has does for both. With mp-simplify-casts left out
// two copies are kept.
// RUN: mp-opt %s --mp-simplify-casts --cse --mp-form-fusions | grep "mp.fusion" | FileCheck %s --check-prefix=ON --implicit-check-not=mp.fusion
// RUN: mp-opt %s --cse --mp-form-fusions | grep "mp.fusion" | FileCheck %s --check-prefix=OFF
// ON:  mp.fusion pointwise ins({{.*}} tensor<512x512xf32>) -> tensor<512x512xbf16> {
// OFF: mp.fusion pointwise ins({{.*}} tensor<512x512xf32>) -> tensor<512x512xbf16>, tensor<512x512xbf16>
func.func @main(%x: tensor<64x512xbf16>, %w: tensor<512x512xf32>)
    -> (tensor<64x512xbf16>, tensor<64x512xbf16>) {
  %copy = mp.cast %w : tensor<512x512xf32> to tensor<512x512xbf16>
  %y = mp.dot %x, %copy contracting [1] x [0] accumulate f32 : (tensor<64x512xbf16>, tensor<512x512xbf16>) -> tensor<64x512xbf16>
  %again:2 = mp.barrier %w, %y : tensor<512x512xf32>, tensor<64x512xbf16>
  %second = mp.cast %again#0 : tensor<512x512xf32> to tensor<512x512xbf16>
  %z = mp.dot %again#1, %second contracting [1] x [1] accumulate f32 : (tensor<64x512xbf16>, tensor<512x512xbf16>) -> tensor<64x512xbf16>
  return %y, %z : tensor<64x512xbf16>, tensor<64x512xbf16>
}
