// What is multiplied in a softmax's backward pass, exponentials, is made again of
// the shares that the product reads. With mp-recompute-saved left out the kernel
// of rows writes both.
// RUN: mp-opt %s --mp-recompute-saved --canonicalize --cse --mp-form-fusions | grep "mp.fusion row" | FileCheck %s --check-prefix=ON
// RUN: mp-opt %s --canonicalize --cse --mp-form-fusions | grep "mp.fusion row" | FileCheck %s --check-prefix=OFF
// ON:  mp.fusion row {{.*}} -> tensor<64xf32>, tensor<64x512xf16> {
// OFF: mp.fusion row {{.*}} -> {{.*}}tensor<64x512xf16>, {{.*}}tensor<64x512xf16> {
func.func @main(%x: tensor<64x512xf32>, %v: tensor<512x8xf16>, %u: tensor<8x512xf16>)
    -> (tensor<64x8xf16>, tensor<64x512xf32>) {
  %0 = mp.reduce max %x dims [1] : tensor<64x512xf32> to tensor<64xf32>
  %1 = mp.broadcast %0 dims [0] : tensor<64xf32> to tensor<64x512xf32>
  %2 = arith.subf %x, %1 : tensor<64x512xf32>
  %e = math.exp %2 : tensor<64x512xf32>
  %n = mp.cast %e : tensor<64x512xf32> to tensor<64x512xf16>
  %w = mp.cast %n : tensor<64x512xf16> to tensor<64x512xf32>
  %s = mp.reduce add %e dims [1] : tensor<64x512xf32> to tensor<64xf32>
  %d = mp.broadcast %s dims [0] : tensor<64xf32> to tensor<64x512xf32>
  %q = arith.divf %e, %d : tensor<64x512xf32>
  %p = mp.cast %q : tensor<64x512xf32> to tensor<64x512xf16>
  %y = mp.dot %p, %v contracting [1] x [0] accumulate f32 : (tensor<64x512xf16>, tensor<512x8xf16>) -> tensor<64x8xf16>
  %g = mp.dot %y, %u contracting [1] x [0] accumulate f32 : (tensor<64x8xf16>, tensor<8x512xf16>) -> tensor<64x512xf32>
  %dx = arith.mulf %g, %w : tensor<64x512xf32>
  return %y, %dx : tensor<64x8xf16>, tensor<64x512xf32>
}
