// RUN: mp-translate --mp-to-stablehlo %s -o %t.1.mlir
// RUN: mp-opt %t.1.mlir -o %t.back.mlir
// RUN: mp-translate --mp-to-stablehlo %t.back.mlir | diff %t.1.mlir -
// RUN: FileCheck %s < %t.back.mlir

// RUN: mp-opt %inputs/lenet/jax_lenet.mlir --mp-amp=dtype=f16 | mp-translate --mp-to-stablehlo - -o %t.2.mlir
// RUN: mp-opt %t.2.mlir | mp-translate --mp-to-stablehlo - -o %t.3.mlir
// RUN: sed 's/%%[a-z0-9]*/V/g' %t.2.mlir > %t.2.txt
// RUN: sed 's/%%[a-z0-9]*/V/g' %t.3.mlir | diff %t.2.txt -

// What is exported, imported and exported again is the same text: a sum of f32
// that rounds its result, a note of an op that export splits, a guard.
func.func @main(%x: tensor<4x8xf32>, %t: tensor<9x8xbf16>, %i: tensor<4x1xi32>, %u: tensor<4x8xbf16>, %ok: tensor<i1>) -> (tensor<4xbf16>, tensor<9x8xbf16>, tensor<4x8xf32>, tensor<4x8xbf16>) {
  // CHECK: mp.reduce add %arg0 dims [1] accumulate f32 : tensor<4x8xf32> to tensor<4xbf16>
  %0 = mp.reduce add %x dims [1] accumulate f32 : tensor<4x8xf32> to tensor<4xbf16>
  // CHECK: mp.scatter add {{.*}}accumulate f32 {mp.given_types = true} : (tensor<9x8xbf16>
  %1 = mp.scatter add %t, %i, %u window [1] inserted [0] start [0] index_vector 1 accumulate f32 {mp.given_types} : (tensor<9x8xbf16>, tensor<4x1xi32>, tensor<4x8xbf16>) -> tensor<9x8xbf16>
  %2 = mp.guard %ok keep(%x : tensor<4x8xf32>) {
    %n = arith.negf %x : tensor<4x8xf32>
    mp.yield %n : tensor<4x8xf32>
  }
  // A rounding of the author's is none of a sum before it.
  // CHECK: mp.reduce add %arg0 dims [] : tensor<4x8xf32>
  // CHECK: mp.cast
  %s = mp.reduce add %x dims [] : tensor<4x8xf32> to tensor<4x8xf32>
  %3 = mp.cast %s : tensor<4x8xf32> to tensor<4x8xbf16>
  return %0, %1, %2, %3 : tensor<4xbf16>, tensor<9x8xbf16>, tensor<4x8xf32>, tensor<4x8xbf16>
}
