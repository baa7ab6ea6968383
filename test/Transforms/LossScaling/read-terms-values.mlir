// What the check says of the terms is what it says of the sums: an infinity that is
// added, sums that only f16 could not hold, and one beside the table, which is none
// of the gradient's: behind it, before it, in one of two dimensions, or in a window
// of which the rest is inside.
// RUN: mp-run %s --outputs=%t.npz 2>/dev/null
// RUN: mp-opt %s --mp-read-terms -o %t.mlir
// RUN: FileCheck %s --input-file=%t.mlir
// CHECK-NOT: mp.all_finite %{{.*}} : tensor<100x4xf32>
// RUN: mp-run %t.mlir --outputs=%t.terms.npz 2>/dev/null
// RUN: cmp %t.npz %t.terms.npz
// RUN: %python -c "import numpy, sys; print(*(str(v) for v in numpy.load(sys.argv[1]).values()))" %t.terms.npz | FileCheck %s --check-prefix=VALUES
// VALUES: False True True False True False True
func.func @main() -> (tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>) {
  %zeros = arith.constant dense<0.0> : tensor<100x4xf32>
  %i = arith.constant dense<[[3], [3], [99]]> : tensor<3x1xi32>
  %j = arith.constant dense<[[3], [100], [-1]]> : tensor<3x1xi32>
  %bad = arith.constant dense<[[1.0, 2.0, 3.0, 4.0], [0x7C00, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]> : tensor<3x4xf16>
  %large = arith.constant dense<65504.0> : tensor<3x4xf16>
  %a = mp.scatter add %zeros, %i, %bad window [1] inserted [0] start [0] index_vector 1 accumulate f32 : (tensor<100x4xf32>, tensor<3x1xi32>, tensor<3x4xf16>) -> tensor<100x4xf32>
  %b = mp.scatter add %zeros, %i, %large window [1] inserted [0] start [0] index_vector 1 accumulate f32 : (tensor<100x4xf32>, tensor<3x1xi32>, tensor<3x4xf16>) -> tensor<100x4xf32>
  %c = mp.scatter add %zeros, %j, %bad window [1] inserted [0] start [0] index_vector 1 accumulate f32 : (tensor<100x4xf32>, tensor<3x1xi32>, tensor<3x4xf16>) -> tensor<100x4xf32>
  %both = arith.constant dense<[[3, 3], [99, 3]]> : tensor<2x2xi32>
  %beside = arith.constant dense<[[3, 3], [3, 4]]> : tensor<2x2xi32>
  %two = arith.constant dense<[1.0, 0x7C00]> : tensor<2xf16>
  %d = mp.scatter add %zeros, %both, %two window [] inserted [0, 1] start [0, 1] index_vector 1 accumulate f32 : (tensor<100x4xf32>, tensor<2x2xi32>, tensor<2xf16>) -> tensor<100x4xf32>
  %e = mp.scatter add %zeros, %beside, %two window [] inserted [0, 1] start [0, 1] index_vector 1 accumulate f32 : (tensor<100x4xf32>, tensor<2x2xi32>, tensor<2xf16>) -> tensor<100x4xf32>
  %before = arith.constant dense<-1> : tensor<1xi32>
  %longBefore = arith.constant dense<-2> : tensor<1xi32>
  %f = mp.scatter add %zeros, %before, %bad window [0, 1] start [0] index_vector 0 accumulate f32 : (tensor<100x4xf32>, tensor<1xi32>, tensor<3x4xf16>) -> tensor<100x4xf32>
  %g = mp.scatter add %zeros, %longBefore, %bad window [0, 1] start [0] index_vector 0 accumulate f32 : (tensor<100x4xf32>, tensor<1xi32>, tensor<3x4xf16>) -> tensor<100x4xf32>
  %0 = mp.all_finite %a : tensor<100x4xf32>
  %1 = mp.all_finite %b : tensor<100x4xf32>
  %2 = mp.all_finite %c : tensor<100x4xf32>
  %3 = mp.all_finite %d : tensor<100x4xf32>
  %4 = mp.all_finite %e : tensor<100x4xf32>
  %5 = mp.all_finite %f : tensor<100x4xf32>
  %6 = mp.all_finite %g : tensor<100x4xf32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>
}
