// RUN: mp-opt %s --mp-recompute-saved --remarks-filter='mp-recompute-saved' --remark-policy=all --verify-diagnostics

!wide = tensor<4x64xf32>
!half = tensor<4x64xf16>

func.func @each_decision(%x: !wide, %v: tensor<64x8xf16>, %g: !wide, %t: tensor<4xf32>) -> (tensor<4x8xf16>, !wide, tensor<4x8xf16>, !wide) {
  %0 = mp.reduce max %x dims [1] : !wide to tensor<4xf32>
  %1 = mp.broadcast %0 dims [0] : tensor<4xf32> to !wide
  %2 = arith.subf %x, %1 : !wide
  %e = math.exp %2 : !wide
  // expected-remark@below {{made again of another tensor<4x64xf16> that is kept, by a product}}
  %n = mp.cast %e : !wide to !half
  %w = mp.cast %n : !half to !wide
  %s = mp.reduce add %e dims [1] : !wide to tensor<4xf32>
  %d = mp.broadcast %s dims [0] : tensor<4xf32> to !wide
  %q = arith.divf %e, %d : !wide
  %p = mp.cast %q : !wide to !half
  %y = mp.dot %p, %v contracting [1] x [0] accumulate f32 : (!half, tensor<64x8xf16>) -> tensor<4x8xf16>
  %dx = arith.mulf %g, %w : !wide
  %f = math.exp %x : !wide
  // expected-remark@below {{its quotients do not sum to 1}}
  %m = mp.cast %f : !wide to !half
  %u = mp.cast %m : !half to !wide
  %b = mp.broadcast %t dims [0] : tensor<4xf32> to !wide
  %r = arith.divf %f, %b : !wide
  %c = mp.cast %r : !wide to !half
  %z = mp.dot %c, %v contracting [1] x [0] accumulate f32 : (!half, tensor<64x8xf16>) -> tensor<4x8xf16>
  %dz = arith.mulf %g, %u : !wide
  return %y, %dx, %z, %dz : tensor<4x8xf16>, !wide, tensor<4x8xf16>, !wide
}
