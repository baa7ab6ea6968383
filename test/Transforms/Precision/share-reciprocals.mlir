// RUN: mp-opt %s --mp-share-reciprocals > %t.once
// RUN: FileCheck %s < %t.once
// RUN: mp-opt %t.once --mp-share-reciprocals | diff %t.once -
// RUN: mp-opt %s --mp-share-reciprocals=min-quotients=17 | FileCheck %s --check-prefix=MORE

// A softmax that is stored in 16 bits divides once for a row.
// CHECK-LABEL: @softmax
// MORE-LABEL: @softmax
func.func @softmax(%x: tensor<4x16xf32>) -> tensor<4x16xf16> {
  // CHECK: %[[ONE:.*]] = arith.constant dense<1.000000e+00> : tensor<4xf32>
  // CHECK: %[[POWER:.*]] = math.exp
  // CHECK: %[[SUM:.*]] = mp.reduce add %[[POWER]]
  // CHECK-NEXT: %[[INVERSE:.*]] = arith.divf %[[ONE]], %[[SUM]] : tensor<4xf32>
  // CHECK-NEXT: %[[INVERSES:.*]] = mp.broadcast %[[INVERSE]] dims [0]
  // CHECK-NEXT: %[[SHARE:.*]] = arith.mulf %[[POWER]], %[[INVERSES]] {test.kept}
  // CHECK-NEXT: mp.cast %[[SHARE]]
  // MORE: arith.divf %{{.*}} : tensor<4x16xf32>
  %max = mp.reduce max %x dims [1] : tensor<4x16xf32> to tensor<4xf32>
  %maxes = mp.broadcast %max dims [0] : tensor<4xf32> to tensor<4x16xf32>
  %shifted = arith.subf %x, %maxes : tensor<4x16xf32>
  %power = math.exp %shifted : tensor<4x16xf32>
  %sum = mp.reduce add %power dims [1] : tensor<4x16xf32> to tensor<4xf32>
  %sums = mp.broadcast %sum dims [0] : tensor<4xf32> to tensor<4x16xf32>
  %share = arith.divf %power, %sums {test.kept} : tensor<4x16xf32>
  %0 = mp.cast %share : tensor<4x16xf32> to tensor<4x16xf16>
  return %0 : tensor<4x16xf16>
}

// It is inverted where it is smallest, however it was spread.
// CHECK-LABEL: @spread_twice
func.func @spread_twice(%x: tensor<2x8x8xf32>, %n: tensor<f32>) -> tensor<2x8x8xbf16> {
  // CHECK: %[[INVERSE:.*]] = arith.divf %{{.*}} : tensor<f32>
  // CHECK-NEXT: %[[ROW:.*]] = mp.broadcast %[[INVERSE]] dims [] : tensor<f32> to tensor<8xf32>
  // CHECK-NEXT: %[[SHAPED:.*]] = mp.reshape %[[ROW]] : tensor<8xf32> to tensor<8x1xf32>
  // CHECK-NEXT: %[[ALL:.*]] = mp.broadcast %[[SHAPED]] dims [1, 2]
  // CHECK-NEXT: arith.mulf %{{.*}}, %[[ALL]]
  %two = arith.constant dense<2.0> : tensor<f32>
  %s = mp.logistic %n : tensor<f32>
  %d = arith.addf %s, %two : tensor<f32>
  %0 = mp.broadcast %d dims [] : tensor<f32> to tensor<8xf32>
  %1 = mp.reshape %0 : tensor<8xf32> to tensor<8x1xf32>
  %2 = mp.broadcast %1 dims [1, 2] : tensor<8x1xf32> to tensor<2x8x8xf32>
  %3 = arith.divf %x, %2 : tensor<2x8x8xf32>
  %4 = mp.cast %3 : tensor<2x8x8xf32> to tensor<2x8x8xbf16>
  return %4 : tensor<2x8x8xbf16>
}

// A dropout's constant is one number for all. Of a power of two kernels know.
// CHECK-LABEL: @dropout
func.func @dropout(%x: tensor<4x16xf32>, %keep: tensor<4x16xi1>) -> (tensor<4x16xf16>, tensor<4x16xf16>) {
  // CHECK: %[[INVERSE:.*]] = arith.constant dense<1.11111116> : tensor<4x16xf32>
  // CHECK: arith.mulf %{{.*}}, %[[INVERSE]]
  %rate = arith.constant dense<0.899999976> : tensor<4x16xf32>
  %none = arith.constant dense<0.0> : tensor<4x16xf32>
  %0 = arith.divf %x, %rate : tensor<4x16xf32>
  %1 = arith.select %keep, %0, %none : tensor<4x16xi1>, tensor<4x16xf32>
  %2 = mp.cast %1 : tensor<4x16xf32> to tensor<4x16xf16>
  // CHECK: %[[FOUR:.*]] = arith.constant dense<4.0
  // CHECK-NEXT: arith.divf %{{.*}}, %[[FOUR]]
  %four = arith.constant dense<4.0> : tensor<4x16xf32>
  %3 = arith.divf %x, %four : tensor<4x16xf32>
  %4 = mp.cast %3 : tensor<4x16xf32> to tensor<4x16xf16>
  return %2, %4 : tensor<4x16xf16>, tensor<4x16xf16>
}

// The gradient of a softmax takes a sum of a row from each element, and its
// scores are sums that were rounded before they are divided.
// CHECK-LABEL: @differences_of_sums
func.func @differences_of_sums(%q: tensor<4x16xf16>, %k: tensor<16x8xf16>, %g: tensor<4x8xf32>) -> (tensor<4x8xf16>, tensor<4x8xf16>) {
  // CHECK: %[[SCORES:.*]] = mp.dot
  // CHECK: arith.mulf %[[SCORES]]
  // CHECK: %[[POWER:.*]] = math.exp
  // CHECK: arith.mulf %[[POWER]]
  // CHECK-NOT: arith.divf {{.*}} : tensor<4x8xf32>
  // CHECK: return
  %root = arith.constant dense<2.82842708> : tensor<4x8xf32>
  %scores = mp.dot %q, %k contracting [1] x [0] accumulate f32 : (tensor<4x16xf16>, tensor<16x8xf16>) -> tensor<4x8xf32>
  %scaled = arith.divf %scores, %root : tensor<4x8xf32>
  %max = mp.reduce max %scaled dims [1] : tensor<4x8xf32> to tensor<4xf32>
  %maxes = mp.broadcast %max dims [0] : tensor<4xf32> to tensor<4x8xf32>
  %shifted = arith.subf %scaled, %maxes : tensor<4x8xf32>
  %power = math.exp %shifted : tensor<4x8xf32>
  %sum = mp.reduce add %power dims [1] : tensor<4x8xf32> to tensor<4xf32>
  %sums = mp.broadcast %sum dims [0] : tensor<4xf32> to tensor<4x8xf32>
  %share = arith.divf %power, %sums : tensor<4x8xf32>
  %0 = mp.cast %share : tensor<4x8xf32> to tensor<4x8xf16>
  %weighed = arith.mulf %share, %g : tensor<4x8xf32>
  %all = mp.reduce add %weighed dims [1] : tensor<4x8xf32> to tensor<4xf32>
  %alls = mp.broadcast %all dims [0] : tensor<4xf32> to tensor<4x8xf32>
  %rest = arith.mulf %share, %alls : tensor<4x8xf32>
  %gradient = arith.subf %weighed, %rest : tensor<4x8xf32>
  %1 = mp.cast %gradient : tensor<4x8xf32> to tensor<4x8xf16>
  return %0, %1 : tensor<4x8xf16>, tensor<4x8xf16>
}

// A norm may be infinite, but if it is not it is below 2^64.
// CHECK-LABEL: @norm
func.func @norm(%x: tensor<8x16xf32>) -> (tensor<8x16xf16>, tensor<8x16xf16>) {
  // CHECK-COUNT-2: arith.divf {{.*}} : tensor<8xf32>
  // CHECK-NOT: arith.divf
  // CHECK: return
  %tiny = arith.constant dense<1.0e-6> : tensor<8xf32>
  %0 = arith.mulf %x, %x : tensor<8x16xf32>
  %1 = mp.reduce add %0 dims [1] : tensor<8x16xf32> to tensor<8xf32>
  %2 = arith.addf %1, %tiny : tensor<8xf32>
  %3 = math.sqrt %2 : tensor<8xf32>
  %4 = mp.broadcast %3 dims [0] : tensor<8xf32> to tensor<8x16xf32>
  %5 = arith.divf %x, %4 : tensor<8x16xf32>
  %6 = mp.cast %5 : tensor<8x16xf32> to tensor<8x16xf16>
  %7 = math.sqrt %1 : tensor<8xf32>
  %8 = arith.maximumf %7, %tiny : tensor<8xf32>
  %9 = mp.broadcast %8 dims [0] : tensor<8xf32> to tensor<8x16xf32>
  %10 = arith.divf %x, %9 : tensor<8x16xf32>
  %11 = mp.cast %10 : tensor<8x16xf32> to tensor<8x16xf16>
  return %6, %11 : tensor<8x16xf16>, tensor<8x16xf16>
}

// What anything reads in f32 stays: the caller, a comparison, a narrow sum, a
// difference from a number that may be as exact.
// CHECK-LABEL: @read_in_f32
// CHECK-NOT: arith.mulf
func.func @read_in_f32(%x: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xi1>, tensor<16xf16>, tensor<8x8xf16>) {
  // CHECK-COUNT-4: arith.divf {{.*}} : tensor<8x8xf32>
  %three = arith.constant dense<3.0> : tensor<8x8xf32>
  %five = arith.constant dense<5.0> : tensor<8x8xf32>
  %six = arith.constant dense<6.0> : tensor<8x8xf32>
  %seven = arith.constant dense<7.0> : tensor<8x8xf32>
  %0 = arith.divf %x, %three : tensor<8x8xf32>
  %1 = mp.cast %0 : tensor<8x8xf32> to tensor<8x8xf16>
  %2 = arith.divf %x, %five : tensor<8x8xf32>
  %3 = arith.cmpf ogt, %2, %three : tensor<8x8xf32>
  %4 = arith.divf %x, %six : tensor<8x8xf32>
  %5 = mp.reshape %4 : tensor<8x8xf32> to tensor<16x4xf32>
  %6 = mp.reduce add %5 dims [1] : tensor<16x4xf32> to tensor<16xf32>
  %7 = mp.cast %6 : tensor<16xf32> to tensor<16xf16>
  %8 = arith.divf %x, %seven : tensor<8x8xf32>
  %9 = arith.subf %8, %three : tensor<8x8xf32>
  %10 = mp.cast %9 : tensor<8x8xf32> to tensor<8x8xf16>
  return %0, %3, %7, %10 : tensor<8x8xf32>, tensor<8x8xi1>, tensor<16xf16>, tensor<8x8xf16>
}

// A count is exact, and so is what is taken from it.
// CHECK-LABEL: @sums_of_integers
// CHECK-NOT: arith.mulf
func.func @sums_of_integers(%x: tensor<8x16xi1>) -> tensor<8xf16> {
  // CHECK: arith.divf
  %ten = arith.constant dense<10.0> : tensor<8xf32>
  %one = arith.constant dense<1.0> : tensor<8xf32>
  %0 = arith.uitofp %x : tensor<8x16xi1> to tensor<8x16xf32>
  %1 = mp.reduce add %0 dims [1] : tensor<8x16xf32> to tensor<8xf32>
  %2 = arith.divf %1, %ten : tensor<8xf32>
  %3 = arith.subf %2, %one : tensor<8xf32>
  %4 = mp.cast %3 : tensor<8xf32> to tensor<8xf16>
  return %4 : tensor<8xf16>
}

// What may divide by 0, by a subnormal number, by one whose reciprocal is, or by
// an infinity, divides.
// CHECK-LABEL: @unbounded_divisors
// CHECK-NOT: arith.mulf {{.*}} : tensor<8x8xf32>
func.func @unbounded_divisors(%x: tensor<8x8xf32>, %n: tensor<8xf32>) -> (tensor<8x8xf16>, tensor<8x8xf16>, tensor<8x8xf16>, tensor<8x8xf16>, tensor<8x8xf16>) {
  // CHECK-COUNT-5: arith.divf {{.*}} : tensor<8x8xf32>
  %least = arith.constant dense<1.0e-39> : tensor<8x8xf32>
  %large = arith.constant dense<1.7e38> : tensor<8x8xf32>
  %one = arith.constant dense<1.0> : tensor<8xf32>
  %0 = mp.broadcast %n dims [0] : tensor<8xf32> to tensor<8x8xf32>
  %1 = arith.divf %x, %0 : tensor<8x8xf32>
  %2 = mp.cast %1 : tensor<8x8xf32> to tensor<8x8xf16>
  %3 = arith.divf %x, %least : tensor<8x8xf32>
  %4 = mp.cast %3 : tensor<8x8xf32> to tensor<8x8xf16>
  %5 = arith.divf %x, %large : tensor<8x8xf32>
  %6 = mp.cast %5 : tensor<8x8xf32> to tensor<8x8xf16>
  %7 = mp.logistic %n : tensor<8xf32>
  %8 = mp.broadcast %7 dims [0] : tensor<8xf32> to tensor<8x8xf32>
  %9 = arith.divf %x, %8 : tensor<8x8xf32>
  %10 = mp.cast %9 : tensor<8x8xf32> to tensor<8x8xf16>
  %11 = arith.mulf %n, %n : tensor<8xf32>
  %12 = arith.addf %11, %one : tensor<8xf32>
  %13 = mp.broadcast %12 dims [0] : tensor<8xf32> to tensor<8x8xf32>
  %14 = arith.divf %x, %13 : tensor<8x8xf32>
  %15 = mp.cast %14 : tensor<8x8xf32> to tensor<8x8xf16>
  return %2, %4, %6, %10, %15 : tensor<8x8xf16>, tensor<8x8xf16>, tensor<8x8xf16>, tensor<8x8xf16>, tensor<8x8xf16>
}

// Other types, a divisor of each element, too few of one, and a fence.
// CHECK-LABEL: @others
// CHECK-NOT: arith.mulf
func.func @others(%x: tensor<8x8xf64>, %y: tensor<8x8xf16>, %z: tensor<2x7xf32>, %w: tensor<8x8xf32>) -> (tensor<8x8xf16>, tensor<8x8xf16>, tensor<2x7xf16>, tensor<8x8xf16>, tensor<8x8xf16>) {
  // CHECK-COUNT-5: arith.divf
  %wide = arith.constant dense<3.0> : tensor<8x8xf64>
  %narrow = arith.constant dense<3.0> : tensor<8x8xf16>
  %pair = arith.constant dense<[3.0, 5.0]> : tensor<2xf32>
  %three = arith.constant dense<3.0> : tensor<8x8xf32>
  %0 = arith.divf %x, %wide : tensor<8x8xf64>
  %1 = arith.truncf %0 : tensor<8x8xf64> to tensor<8x8xf16>
  %2 = arith.divf %y, %narrow : tensor<8x8xf16>
  %3 = mp.broadcast %pair dims [0] : tensor<2xf32> to tensor<2x7xf32>
  %4 = arith.divf %z, %3 : tensor<2x7xf32>
  %5 = mp.cast %4 : tensor<2x7xf32> to tensor<2x7xf16>
  %6 = mp.logistic %w : tensor<8x8xf32>
  %7 = arith.addf %6, %three : tensor<8x8xf32>
  %8 = arith.divf %w, %7 : tensor<8x8xf32>
  %9 = mp.cast %8 : tensor<8x8xf32> to tensor<8x8xf16>
  %10 = arith.divf %w, %three {mp.op_class = #mp.op_class<fence>} : tensor<8x8xf32>
  %11 = mp.cast %10 : tensor<8x8xf32> to tensor<8x8xf16>
  return %1, %2, %5, %9, %11 : tensor<8x8xf16>, tensor<8x8xf16>, tensor<2x7xf16>, tensor<8x8xf16>, tensor<8x8xf16>
}

// What divides a row may be such a quotient itself: the mean of a row.
// CHECK-LABEL: @divided_by_a_quotient
// CHECK:         %[[S:.*]] = mp.reduce add
// CHECK:         %[[M:.*]] = arith.mulf %[[S]], %{{.*}} : tensor<8xf32>
// CHECK:         %[[R:.*]] = arith.divf %{{.*}}, %[[M]] : tensor<8xf32>
// CHECK:         %[[B:.*]] = mp.broadcast %[[R]] dims [0] : tensor<8xf32> to tensor<8x16xf32>
// CHECK:         arith.mulf %arg1, %[[B]]
func.func @divided_by_a_quotient(%w: tensor<8x16xf32>, %x: tensor<8x16xf32>) -> tensor<8x16xf16> {
  %n = arith.constant dense<6.0> : tensor<8xf32>
  %l = mp.logistic %w : tensor<8x16xf32>
  %two = arith.constant dense<2.0> : tensor<8x16xf32>
  %e = arith.addf %l, %two : tensor<8x16xf32>
  %s = mp.reduce add %e dims [1] : tensor<8x16xf32> to tensor<8xf32>
  %m = arith.divf %s, %n : tensor<8xf32>
  %b = mp.broadcast %m dims [0] : tensor<8xf32> to tensor<8x16xf32>
  %q = arith.divf %x, %b : tensor<8x16xf32>
  %c = mp.cast %q : tensor<8x16xf32> to tensor<8x16xf16>
  return %c : tensor<8x16xf16>
}
