// What ranges decide: which values a contraction may read in 16 bits.
//
// RUN: mp-opt %s --mp-load-policy=preset=fp16 --mp-annotate-precision \
// RUN:   --mp-insert-casts --mp-simplify-casts --mp-check-precision \
// RUN:   | FileCheck %s --check-prefixes=CHECK,F16
// RUN: mp-opt %s --mp-load-policy=preset=bf16 --mp-annotate-precision \
// RUN:   --mp-insert-casts --mp-simplify-casts --mp-check-precision \
// RUN:   | FileCheck %s --check-prefixes=CHECK,BF16

// Two values below 300 may make 90000, and two below 80 may not make more than
// 6400, which leaves the room of a factor of 8 below 65504.
// CHECK-LABEL: @products_of_bounded_values
// F16: mp.dot {{.*}} {mp.kept_wide = "operand 0 may reach 90000"} : (tensor<8x8xf32>
// F16: mp.dot {{.*}} accumulate f32 : (tensor<8x8xf16>
// BF16-COUNT-2: mp.dot {{.*}} accumulate f32 : (tensor<8x8xbf16>
func.func @products_of_bounded_values(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %large = arith.constant dense<300.0> : tensor<8x8xf32>
  %small = arith.constant dense<80.0> : tensor<8x8xf32>
  %t = math.sin %x : tensor<8x8xf32>
  %u = math.sin %w : tensor<8x8xf32>
  %0 = arith.mulf %t, %large : tensor<8x8xf32>
  %1 = arith.mulf %u, %large : tensor<8x8xf32>
  %2 = arith.mulf %0, %1 : tensor<8x8xf32>
  %3 = arith.mulf %t, %small : tensor<8x8xf32>
  %4 = arith.mulf %u, %small : tensor<8x8xf32>
  %5 = arith.mulf %3, %4 : tensor<8x8xf32>
  %6 = mp.dot %2, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %7 = mp.dot %5, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %6, %7 : tensor<8x8xf32>, tensor<8x8xf32>
}

// A mask of predicates and integers of 8 bits become 16-bit numbers at once,
// without f32 in between, where the type has them all; integers of 32 bits, and
// in bf16 those of 8 bits beyond 256, go over f32 and stay there.
// CHECK-LABEL: @numbers_of_integers
// F16: %[[M:.*]] = arith.uitofp %{{.*}} : tensor<8x8xi1> to tensor<8x8xf16>
// F16: %[[N:.*]] = arith.sitofp %{{.*}} : tensor<8x8xi8> to tensor<8x8xf16>
// BF16: %[[M:.*]] = arith.uitofp %{{.*}} : tensor<8x8xi1> to tensor<8x8xbf16>
// BF16: %[[N:.*]] = arith.sitofp %{{.*}} : tensor<8x8xi8> to tensor<8x8xbf16>
// CHECK: %[[O:.*]] = arith.sitofp %{{.*}} : tensor<8x8xi32> to tensor<8x8xf32>
// CHECK: mp.dot %[[M]]
// CHECK: mp.dot %[[N]]
// F16: mp.dot %[[O]], {{.*}} {mp.kept_wide = "operand 0 has integers up to 2.14748e+09, which are not exact in f16"} : (tensor<8x8xf32>
// BF16: mp.dot %[[O]], {{.*}} {mp.kept_wide = "operand 0 has integers up to 2.14748e+09, which are not exact in bf16"} : (tensor<8x8xf32>
func.func @numbers_of_integers(%m: tensor<8x8xi1>, %n: tensor<8x8xi8>, %o: tensor<8x8xi32>, %w: tensor<8x8xf32>)
    -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = arith.uitofp %m : tensor<8x8xi1> to tensor<8x8xf32>
  %1 = arith.sitofp %n : tensor<8x8xi8> to tensor<8x8xf32>
  %2 = arith.sitofp %o : tensor<8x8xi32> to tensor<8x8xf32>
  %3 = mp.dot %0, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %4 = mp.dot %1, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %5 = mp.dot %2, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %3, %4, %5 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}

// Places up to 2048 are numbers of f16, and up to 256 of bf16: at the border,
// and one beyond.
// CHECK-LABEL: @places
// F16: mp.dot {{.*}} accumulate f32 : (tensor<257x8xf16>
// F16: mp.dot {{.*}} accumulate f32 : (tensor<2049x8xf16>
// F16: mp.dot {{.*}} {mp.kept_wide = "operand 0 has integers up to 2049, which are not exact in f16"}
// BF16: mp.dot {{.*}} accumulate f32 : (tensor<257x8xbf16>
// BF16: mp.dot {{.*}} {mp.kept_wide = "operand 0 has integers up to 2048, which are not exact in bf16"}
func.func @places(%w: tensor<8x8xf32>) -> (tensor<257x8xf32>, tensor<2049x8xf32>, tensor<2050x8xf32>) {
  %i = mp.iota dim 0 : tensor<257x8xi32>
  %j = mp.iota dim 0 : tensor<2049x8xi32>
  %k = mp.iota dim 0 : tensor<2050x8xi32>
  %0 = arith.sitofp %i : tensor<257x8xi32> to tensor<257x8xf32>
  %1 = arith.sitofp %j : tensor<2049x8xi32> to tensor<2049x8xf32>
  %2 = arith.sitofp %k : tensor<2050x8xi32> to tensor<2050x8xf32>
  %3 = mp.dot %0, %w contracting [1] x [0] : (tensor<257x8xf32>, tensor<8x8xf32>) -> tensor<257x8xf32>
  %4 = mp.dot %1, %w contracting [1] x [0] : (tensor<2049x8xf32>, tensor<8x8xf32>) -> tensor<2049x8xf32>
  %5 = mp.dot %2, %w contracting [1] x [0] : (tensor<2050x8xf32>, tensor<8x8xf32>) -> tensor<2050x8xf32>
  return %3, %4, %5 : tensor<257x8xf32>, tensor<2049x8xf32>, tensor<2050x8xf32>
}

// A clip bounds what comes out: to 6 it fits, to 100000 it may not.
// CHECK-LABEL: @clips
// F16: mp.dot {{.*}} accumulate f32 : (tensor<8x8xf16>
// F16: mp.dot {{.*}} accumulate f32 : (tensor<8x8xf16>
// F16: mp.dot {{.*}} {mp.kept_wide = "operand 0 may reach 100000"} : (tensor<8x8xf32>
// BF16-COUNT-3: mp.dot {{.*}} accumulate f32 : (tensor<8x8xbf16>
func.func @clips(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %zero = arith.constant dense<0.0> : tensor<8x8xf32>
  %six = arith.constant dense<6.0> : tensor<8x8xf32>
  %far = arith.constant dense<1.0e5> : tensor<8x8xf32>
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = arith.maximumf %0, %zero : tensor<8x8xf32>
  %2 = arith.minimumf %1, %six : tensor<8x8xf32>
  %3 = mp.dot %2, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %4 = arith.minimumf %1, %far : tensor<8x8xf32>
  %5 = mp.dot %4, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %3, %5 : tensor<8x8xf32>, tensor<8x8xf32>
}

// A softmax in single ops computes its powers and their sum in f32; the shares,
// which are between 0 and 1, are what the next product reads narrow.
// CHECK-LABEL: @softmax
// CHECK: %[[E:.*]] = math.exp %{{.*}} : tensor<8x8xf32>
// CHECK: mp.reduce add %[[E]] dims [1] : tensor<8x8xf32> to tensor<8xf32>
// CHECK: %[[P:.*]] = arith.divf %[[E]], %{{.*}} : tensor<8x8xf32>
// F16: %[[Q:.*]] = mp.cast %[[P]] : tensor<8x8xf32> to tensor<8x8xf16>
// BF16: %[[Q:.*]] = mp.cast %[[P]] : tensor<8x8xf32> to tensor<8x8xbf16>
// CHECK: mp.dot %[[Q]]
func.func @softmax(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = mp.reduce max %0 dims [1] : tensor<8x8xf32> to tensor<8xf32>
  %2 = mp.broadcast %1 dims [0] : tensor<8xf32> to tensor<8x8xf32>
  %3 = arith.subf %0, %2 : tensor<8x8xf32>
  %4 = math.exp %3 : tensor<8x8xf32>
  %5 = mp.reduce add %4 dims [1] : tensor<8x8xf32> to tensor<8xf32>
  %6 = mp.broadcast %5 dims [0] : tensor<8xf32> to tensor<8x8xf32>
  %7 = arith.divf %4, %6 : tensor<8x8xf32>
  %8 = mp.dot %7, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %8 : tensor<8x8xf32>
}

// So does a cross entropy of labels, with the softmax less the labels that is its
// gradient, however it is written: here with the logarithm of the sum, and the
// probability of the label as a sum with a mask. Only the products are narrow.
// CHECK-LABEL: @cross_entropy
// CHECK: mp.dot
// CHECK: %[[E:.*]] = math.exp %{{.*}} : tensor<8x16xf32>
// CHECK: %[[S:.*]] = mp.reduce add %[[E]] dims [1] : tensor<8x16xf32> to tensor<8xf32>
// CHECK: math.log %[[S]] : tensor<8xf32>
// CHECK: mp.reduce add %{{.*}} dims [1] : tensor<8x16xf32> to tensor<8xf32>
// CHECK: mp.reduce add %{{.*}} dims [0] : tensor<8xf32> to tensor<f32>
// CHECK: arith.divf %[[E]], %{{.*}} : tensor<8x16xf32>
// CHECK: %[[D:.*]] = arith.subf %{{.*}} : tensor<8x16xf32>
// F16: %[[N:.*]] = mp.cast %[[D]] : tensor<8x16xf32> to tensor<8x16xf16>
// BF16: %[[N:.*]] = mp.cast %[[D]] : tensor<8x16xf32> to tensor<8x16xbf16>
// CHECK: mp.dot %{{.*}}, %[[N]] contracting
func.func @cross_entropy(%x: tensor<8x8xf32>, %w: tensor<8x16xf32>, %labels: tensor<8x16xi1>) -> (tensor<f32>, tensor<8x16xf32>) {
  %one = arith.constant dense<1.0> : tensor<8x16xf32>
  %zero = arith.constant dense<0.0> : tensor<8x16xf32>
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
  %1 = mp.reduce max %0 dims [1] : tensor<8x16xf32> to tensor<8xf32>
  %2 = mp.broadcast %1 dims [0] : tensor<8xf32> to tensor<8x16xf32>
  %3 = arith.subf %0, %2 : tensor<8x16xf32>
  %4 = math.exp %3 : tensor<8x16xf32>
  %5 = mp.reduce add %4 dims [1] : tensor<8x16xf32> to tensor<8xf32>
  %6 = math.log %5 : tensor<8xf32>
  %7 = arith.select %labels, %3, %zero : tensor<8x16xi1>, tensor<8x16xf32>
  %8 = mp.reduce add %7 dims [1] : tensor<8x16xf32> to tensor<8xf32>
  %9 = arith.subf %6, %8 : tensor<8xf32>
  %loss = mp.reduce add %9 dims [0] : tensor<8xf32> to tensor<f32>
  %10 = mp.broadcast %5 dims [0] : tensor<8xf32> to tensor<8x16xf32>
  %11 = arith.divf %4, %10 : tensor<8x16xf32>
  %12 = arith.select %labels, %one, %zero : tensor<8x16xi1>, tensor<8x16xf32>
  %13 = arith.subf %11, %12 : tensor<8x16xf32>
  %14 = mp.dot %x, %13 contracting [0] x [0] : (tensor<8x8xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
  return %loss, %14 : tensor<f32>, tensor<8x16xf32>
}
