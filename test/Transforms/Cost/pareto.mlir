// RUN: mp-opt %s --mp-load-policy=preset=fp16 --mp-pareto -o /dev/null | FileCheck %s
// RUN: mp-opt %s --mp-load-policy=preset=fp16 -o %t.before
// RUN: mp-opt %s --mp-load-policy=preset=fp16 --mp-pareto=output=%t.txt | diff %t.before -
// RUN: mp-opt %s --mp-load-policy=preset=fp16 --mp-pareto=output=%t.again.txt -o /dev/null
// RUN: diff %t.txt %t.again.txt
//
// RUN: not mp-opt %s --mp-pareto 2>&1 | FileCheck %s --check-prefix=POLICY
// RUN: not mp-opt %s --mp-load-policy=preset=off --mp-pareto 2>&1 | FileCheck %s --check-prefix=OFF
// RUN: not mp-opt %s --mp-load-policy=preset=fp16 --mp-pareto=points=1 2>&1 | FileCheck %s --check-prefix=POINTS
// RUN: not mp-opt %s --mp-load-policy=preset=fp16 --mp-pareto=output=/nonexistent/p.txt 2>&1 | FileCheck %s --check-prefix=BAD
// POLICY: error: no precision policy on the module
// OFF: error: the policy's type is f32: there is one plan
// POINTS: error: a frontier has at least 2 points
// BAD: error: cannot write the frontier '/nonexistent/p.txt'
//
// In the pipeline, on a whole step: from line to line a higher price, no fewer
// bytes, fewer assumed values; the second run has at most as many lines as were
// asked for, and the same ends.
// RUN: mp-opt %inputs/lenet/jax_lenet_lr.mlir --mp-amp=pareto=%t.step.txt -o %t.with.mlir
// RUN: mp-opt %inputs/lenet/jax_lenet_lr.mlir --mp-amp | diff %t.with.mlir -
// RUN: awk '/%%/ { if (n && ($1 <= price || $2 < bytes || $6 >= assumed)) bad = 1; price = $1; bytes = $2; assumed = $6; n++ } END { exit bad || n < 4 }' %t.step.txt
// RUN: mp-opt %inputs/lenet/jax_lenet_lr.mlir --mp-assign-roles --mp-load-policy=preset=fp16 --canonicalize --cse \
// RUN:   --mp-insert-loss-scaling --mp-pareto="output=%t.few.txt points=3" -o /dev/null
// RUN: awk '/%%/ { n++ } END { exit n != 3 }' %t.few.txt

// The product and the gather's result, of 4096 numbers, are assumed to fit: each
// is written and read, which is 16384 bytes less in f16 than in f32. 64 bytes are
// paid for any rounding; so at a price of 16384 - 64 both become f32, which is 32768
// bytes more. What the
// product reads is f16 at any price, and so is the tanh, which is proved.
// CHECK: chain: 8 values, 245760 bytes in f32
// CHECK-NEXT: price bytes of f32 16-bit proved assumed
// CHECK-NEXT: {{^ +0 +204800 +83.3% +6 +2 +4$}}
// CHECK-NEXT: {{^ +16320 +237568 +96.7% +4 +2 +2$}}
// CHECK-NOT: {{.}}
func.func @chain(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>, %i: tensor<64x1xi32>) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %1 = mp.gather %0, %i slice [1, 64] offset [1] collapsed [0] start [0] index_vector 1 : (tensor<64x64xf32>, tensor<64x1xi32>) -> tensor<64x64xf32>
  %2 = math.absf %1 : tensor<64x64xf32>
  %3 = math.tanh %x : tensor<64x64xf32>
  %4 = mp.gather %3, %i slice [1, 64] offset [1] collapsed [0] start [0] index_vector 1 : (tensor<64x64xf32>, tensor<64x1xi32>) -> tensor<64x64xf32>
  %5 = math.absf %4 : tensor<64x64xf32>
  return %2, %5 : tensor<64x64xf32>, tensor<64x64xf32>
}
