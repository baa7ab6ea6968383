// Small tensors of different types lie one after the other where both flags are told
// by one reduction: XLA's CPU backend compiles one kernel for them, not one to four
// for each type.
// RUN: mp-translate --mp-to-stablehlo %s | FileCheck %s

// CHECK-LABEL: func.func @types
// CHECK:         %[[MAX:.*]] = "stablehlo.maximum"({{.*}}) : (tensor<37x17xf32>, tensor<37x17xf32>)
// CHECK:         "stablehlo.reshape"(%[[MAX]]) : (tensor<37x17xf32>) -> tensor<629xf32>
// CHECK:         %[[ZEROS:.*]] = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<481xf32>}>
// CHECK:         %[[ROW:.*]] = "stablehlo.concatenate"({{.*}}, %[[ZEROS]]) {{.*}} -> tensor<2048xf32>
// CHECK:         %[[TILES:.*]] = "stablehlo.reshape"(%[[ROW]]) : (tensor<2048xf32>) -> tensor<2x32x32xf32>
// CHECK:         %[[KEPT:.*]] = "stablehlo.optimization_barrier"(%[[TILES]])
// CHECK:         "stablehlo.abs"(%[[KEPT]])
// CHECK:         "stablehlo.reduce"({{.*}}) <{dimensions = array<i64: 0, 1, 2>}>
// CHECK-NOT:     "stablehlo.reduce"
// CHECK:         return
func.func @types(%a: tensor<37x17xf32>, %b: tensor<37xf32>, %c: tensor<901xf32>)
    -> (tensor<i1>, tensor<i1>) {
  %ok, %some = mp.all_finite %a, %b, %c, %a nonzero
    : tensor<37x17xf32>, tensor<37xf32>, tensor<901xf32>, tensor<37x17xf32>
  return %ok, %some : tensor<i1>, tensor<i1>
}

// Not more than are copied in no time, nor those of another element type.
// CHECK-LABEL: func.func @much
// CHECK:         "stablehlo.concatenate"({{.*}}) {{.*}} : (tensor<16380xf32>, tensor<4xf32>) -> tensor<16384xf32>
// CHECK-NOT:     "stablehlo.concatenate"({{.*}} tensor<5xf32>
// CHECK:         return
func.func @much(%a: tensor<16380xf32>, %b: tensor<4xf32>, %c: tensor<5xf32>,
    %d: tensor<3xf16>) -> (tensor<i1>, tensor<i1>) {
  %ok, %some = mp.all_finite %a, %b, %c, %d nonzero
    : tensor<16380xf32>, tensor<4xf32>, tensor<5xf32>, tensor<3xf16>
  return %ok, %some : tensor<i1>, tensor<i1>
}

// A fused concatenation has eight operands at most, and one kernel serves all
// groups of a type.
// CHECK-LABEL: func.func @number
// CHECK:         "stablehlo.concatenate"({{.*}}) {{.*}} : (tensor<1xf32>, tensor<2xf32>, tensor<3xf32>, tensor<4xf32>, tensor<5xf32>, tensor<6xf32>, tensor<7xf32>) -> tensor<28xf32>
// CHECK-NOT:     "stablehlo.concatenate"
// CHECK:         return
func.func @number(%a: tensor<1xf32>, %b: tensor<2xf32>, %c: tensor<3xf32>,
    %d: tensor<4xf32>, %e: tensor<5xf32>, %f: tensor<6xf32>, %g: tensor<7xf32>,
    %h: tensor<8xf32>, %i: tensor<9xf32>) -> (tensor<i1>, tensor<i1>) {
  %ok, %some = mp.all_finite
    %a, %b, %c, %d, %e, %f, %g, %h, %i, %i, %i, %i, %i, %i, %i, %i, %i nonzero
    : tensor<1xf32>, tensor<2xf32>, tensor<3xf32>, tensor<4xf32>, tensor<5xf32>,
      tensor<6xf32>, tensor<7xf32>, tensor<8xf32>, tensor<9xf32>, tensor<9xf32>,
      tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>,
      tensor<9xf32>, tensor<9xf32>
  return %ok, %some : tensor<i1>, tensor<i1>
}

// One flag alone is told by each type.
// CHECK-LABEL: func.func @flag
// CHECK-NOT:     "stablehlo.concatenate"
// CHECK:         return
func.func @flag(%a: tensor<2xf32>, %b: tensor<3xf32>) -> tensor<i1> {
  %ok = mp.all_finite %a, %b : tensor<2xf32>, tensor<3xf32>
  return %ok : tensor<i1>
}
