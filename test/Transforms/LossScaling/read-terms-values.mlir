// What the check says of the terms is what it says of the sums: an infinity that is
// added, sums that only f16 could not hold, and one beside the table, which is none
// of the gradient's.
// RUN: mp-run %s --outputs=%t.npz 2>/dev/null
// RUN: mp-opt %s --mp-read-terms -o %t.mlir
// RUN: FileCheck %s --input-file=%t.mlir
// CHECK-NOT: mp.all_finite %{{.*}} : tensor<100x4xf32>
// RUN: mp-run %t.mlir --outputs=%t.terms.npz 2>/dev/null
// RUN: cmp %t.npz %t.terms.npz
// RUN: %python -c "import numpy, sys; print(*(str(v) for v in numpy.load(sys.argv[1]).values()))" %t.terms.npz | FileCheck %s --check-prefix=VALUES
// VALUES: False True True
func.func @main() -> (tensor<i1>, tensor<i1>, tensor<i1>) {
  %zeros = arith.constant dense<0.0> : tensor<100x4xf32>
  %i = arith.constant dense<[[3], [3], [99]]> : tensor<3x1xi32>
  %j = arith.constant dense<[[3], [100], [-1]]> : tensor<3x1xi32>
  %bad = arith.constant dense<[[1.0, 2.0, 3.0, 4.0], [0x7C00, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]> : tensor<3x4xf16>
  %large = arith.constant dense<65504.0> : tensor<3x4xf16>
  %a = mp.scatter add %zeros, %i, %bad window [1] inserted [0] start [0] index_vector 1 accumulate f32 : (tensor<100x4xf32>, tensor<3x1xi32>, tensor<3x4xf16>) -> tensor<100x4xf32>
  %b = mp.scatter add %zeros, %i, %large window [1] inserted [0] start [0] index_vector 1 accumulate f32 : (tensor<100x4xf32>, tensor<3x1xi32>, tensor<3x4xf16>) -> tensor<100x4xf32>
  %c = mp.scatter add %zeros, %j, %bad window [1] inserted [0] start [0] index_vector 1 accumulate f32 : (tensor<100x4xf32>, tensor<3x1xi32>, tensor<3x4xf16>) -> tensor<100x4xf32>
  %0 = mp.all_finite %a : tensor<100x4xf32>
  %1 = mp.all_finite %b : tensor<100x4xf32>
  %2 = mp.all_finite %c : tensor<100x4xf32>
  return %0, %1, %2 : tensor<i1>, tensor<i1>, tensor<i1>
}
