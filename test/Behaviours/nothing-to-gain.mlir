// Without an op that gains, painting leaves every bit of the step and says why.
//
// RUN: mp-opt %s --mp-load-policy="preset=fp16 planner=painting" > %t.before
// RUN: mp-opt %t.before --mp-annotate-precision --mp-insert-casts \
// RUN:   --mp-simplify-casts --mp-check-precision 2> %t.err | diff %t.before -
// RUN: FileCheck %s --input-file=%t.err
// CHECK: warning: nothing becomes narrow: no op of class allow is free to; the remarks of mp-annotate-precision say why
//
// The planner mincut is not bound to an op that gains: what crosses memory is
// half as long in 16 bits.
// RUN: mp-opt %t.before --mp-load-policy=planner=mincut \
// RUN:   --mp-annotate-precision --mp-insert-casts --mp-simplify-casts \
// RUN:   --mp-check-precision 2>&1 | FileCheck %s --check-prefix=CUT
// CUT-NOT: warning: nothing
// CUT: %[[T:.*]] = math.tanh %{{.*}} : tensor<64x64xf32>
// CUT-NEXT: %[[N:.*]] = mp.cast %[[T]] : tensor<64x64xf32> to tensor<64x64xf16>
// CUT-NEXT: mp.gather %[[N]]
func.func @no_product(%x: tensor<64x64xf32>, %i: tensor<64x1xi32>) -> tensor<64x64xf32> {
  %0 = math.tanh %x : tensor<64x64xf32>
  %1 = mp.gather %0, %i slice [1, 64] offset [1] collapsed [0] start [0] index_vector 1 : (tensor<64x64xf32>, tensor<64x1xi32>) -> tensor<64x64xf32>
  %2 = arith.addf %1, %x : tensor<64x64xf32>
  return %2 : tensor<64x64xf32>
}
