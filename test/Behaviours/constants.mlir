// Constants that f16 does not hold: the op that reads one computes in f32, with
// both planners, and the constant stays as it was written.
//
// RUN: mp-opt %s --mp-load-policy="preset=fp16 planner=painting" \
// RUN:   --mp-annotate-precision --remarks-filter=mp-annotate-precision \
// RUN:   --remark-policy=all -o /dev/null 2>&1 | FileCheck %s --check-prefix=WHY
// RUN: mp-opt %s --mp-load-policy="preset=fp16 planner=painting" \
// RUN:   --mp-annotate-precision --mp-insert-casts --mp-simplify-casts \
// RUN:   --mp-check-precision | FileCheck %s --check-prefixes=CHECK,PAINT
// RUN: mp-opt %s --mp-load-policy="preset=fp16 planner=mincut" \
// RUN:   --mp-annotate-precision --mp-insert-casts --mp-simplify-casts \
// RUN:   --mp-check-precision | FileCheck %s --check-prefixes=CHECK,CUT

// 70000 and 1e30 in an addition: no clamp, f32. What it gives may be as large:
// mincut reads it in f32 too.
// CHECK-LABEL: @too_large
// CHECK-DAG: %[[C:.*]] = arith.constant dense<7.000000e+04> : tensor<8x8xf32>
// CHECK-DAG: %[[D:.*]] = arith.constant dense<1.000000e+30> : tensor<8x8xf32>
// CHECK: arith.addf %{{.*}}, %[[C]] : tensor<8x8xf32>
// CHECK: arith.mulf %{{.*}}, %[[D]] : tensor<8x8xf32>
// CUT: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"} : (tensor<8x8xf32>
// WHY: f32: constant 70000 overflows in f16
// WHY: f32: constant 1e+30 overflows in f16
func.func @too_large(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %c = arith.constant dense<70000.0> : tensor<8x8xf32>
  %d = arith.constant dense<1.0e30> : tensor<8x8xf32>
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = arith.addf %0, %c : tensor<8x8xf32>
  %2 = arith.mulf %1, %d : tensor<8x8xf32>
  %3 = mp.dot %2, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %3 : tensor<8x8xf32>
}

// A mask that is infinite is as infinite in f16; the least number of f32 is no
// number of f16, and is not made one.
// CHECK-LABEL: @masks
// CHECK-DAG: %[[LEAST:.*]] = arith.constant dense<-3.400000e+38> : tensor<8x8xf32>
// CHECK-DAG: %[[NONE:.*]] = arith.constant dense<0xFC00> : tensor<8x8xf16>
// CHECK: arith.select %{{.*}}, %{{.*}}, %[[LEAST]] : {{.*}}, tensor<8x8xf32>
// CHECK: arith.select %{{.*}}, %{{.*}}, %[[NONE]] : {{.*}}, tensor<8x8xf16>
// WHY: f32: constant -3.4e+38 overflows in f16
func.func @masks(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>, %m: tensor<8x8xi1>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %least = arith.constant dense<-3.4e38> : tensor<8x8xf32>
  %none = arith.constant dense<0xFF800000> : tensor<8x8xf32>
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = arith.select %m, %0, %least : tensor<8x8xi1>, tensor<8x8xf32>
  %2 = arith.select %m, %0, %none : tensor<8x8xi1>, tensor<8x8xf32>
  %3 = mp.dot %1, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %4 = mp.dot %2, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %3, %4 : tensor<8x8xf32>, tensor<8x8xf32>
}

// 1e-12 would be 0, and -1e-9 would be -0: neither becomes 6e-8, the least
// number of f16, and both keep their sign.
// CHECK-LABEL: @too_small
// CHECK-DAG: %[[EPS:.*]] = arith.constant dense<9.99999996E-13> : tensor<8x8xf32>
// CHECK-DAG: %[[NEG:.*]] = arith.constant dense<-9.99999971E-10> : tensor<8x8xf32>
// CHECK: arith.addf %{{.*}}, %[[EPS]] : tensor<8x8xf32>
// CHECK: arith.addf %{{.*}}, %[[NEG]] : tensor<8x8xf32>
// WHY: f32: constant 1e-12 vanishes in f16
// WHY: f32: constant -1e-09 vanishes in f16
func.func @too_small(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %eps = arith.constant dense<1.0e-12> : tensor<8x8xf32>
  %neg = arith.constant dense<-1.0e-9> : tensor<8x8xf32>
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = arith.addf %0, %eps : tensor<8x8xf32>
  %2 = arith.addf %0, %neg : tensor<8x8xf32>
  %3 = mp.dot %1, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %4 = mp.dot %2, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %3, %4 : tensor<8x8xf32>, tensor<8x8xf32>
}

// The divisor that 1e-12 keeps from 0 is one that mincut does not round, as the
// quotient would be infinite. Painting does, as Grappler would.
// CHECK-LABEL: @small_divisor
// CUT: %[[D:.*]] = arith.addf %{{.*}}, %{{.*}} : tensor<8x8xf32>
// CUT-NEXT: arith.divf %{{.*}}, %[[D]] : tensor<8x8xf32>
// PAINT: %[[D:.*]] = arith.addf %{{.*}}, %{{.*}} : tensor<8x8xf32>
// PAINT-NEXT: %[[ROUNDED:.*]] = mp.cast %[[D]]
// PAINT-NEXT: arith.divf %{{.*}}, %[[ROUNDED]] : tensor<8x8xf16>
func.func @small_divisor(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %eps = arith.constant dense<1.0e-12> : tensor<8x8xf32>
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = math.absf %0 : tensor<8x8xf32>
  %2 = arith.addf %1, %eps : tensor<8x8xf32>
  %3 = arith.divf %0, %2 : tensor<8x8xf32>
  %4 = mp.dot %3, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %4 : tensor<8x8xf32>
}

// What the type holds is not altered: 20000 and 65504 are no outliers, -0 keeps
// its sign, a NaN that a choice discards stays one.
// CHECK-LABEL: @within_the_type
// CHECK-DAG: arith.constant dense<2.000000e+04> : tensor<8x8xf16>
// CHECK-DAG: arith.constant dense<6.550400e+04> : tensor<8x8xf16>
// CHECK-DAG: arith.constant dense<-0.000000e+00> : tensor<8x8xf16>
// CHECK-DAG: arith.constant dense<0x7E00> : tensor<8x8xf16>
// CHECK: return
func.func @within_the_type(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>, %m: tensor<8x8xi1>) -> tensor<8x8xf32> {
  %high = arith.constant dense<20000.0> : tensor<8x8xf32>
  %highest = arith.constant dense<65504.0> : tensor<8x8xf32>
  %zero = arith.constant dense<-0.0> : tensor<8x8xf32>
  %nan = arith.constant dense<0x7FC00000> : tensor<8x8xf32>
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = arith.minimumf %0, %highest : tensor<8x8xf32>
  %2 = arith.minimumf %1, %high : tensor<8x8xf32>
  %3 = arith.maximumf %2, %zero : tensor<8x8xf32>
  %4 = arith.select %m, %3, %nan : tensor<8x8xi1>, tensor<8x8xf32>
  %5 = mp.dot %4, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %5 : tensor<8x8xf32>
}
