// RUN: mp-opt %s --mp-annotate-precision --mp-insert-casts --mp-simplify-casts --mp-check-precision 2>/dev/null | FileCheck %s
// RUN: mp-opt %s --mp-annotate-precision --mp-insert-casts --mp-simplify-casts -o %t.once 2>/dev/null
// RUN: mp-opt %t.once --mp-annotate-precision --mp-insert-casts --mp-simplify-casts 2>/dev/null | diff %t.once -

module attributes {mp.policy = #mp.policy<f16>} {

// Products read 16 bits, zero points as well, and give f32. The tanh computes in
// f32 and is rounded once, and the clamp selects in 16 bits, as its bounds do.
// CHECK-LABEL: @products
// CHECK:         %[[A:.*]] = tosa.matmul %{{.*}}, %{{.*}}, %[[Z:.*]], %[[Z]] : (tensor<1x64x64xf16>, tensor<1x64x64xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x64x64xf32>
// CHECK-NEXT:    %[[T:.*]] = tosa.tanh %[[A]] : (tensor<1x64x64xf32>) -> tensor<1x64x64xf32>
// CHECK-NEXT:    %[[H:.*]] = mp.cast %[[T]] : tensor<1x64x64xf32> to tensor<1x64x64xf16>
// CHECK-NEXT:    %[[C:.*]] = tosa.clamp %[[H]] {max_val = 6.000000e+00 : f16, min_val = 0.000000e+00 : f16} : (tensor<1x64x64xf16>) -> tensor<1x64x64xf16>
// CHECK-NEXT:    tosa.matmul %[[C]], {{.*}} -> tensor<1x64x64xf32>
func.func @products(%x: tensor<1x64x64xf32> {mp.role = #mp.role<batch>},
                    %w: tensor<1x64x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<1x64x64xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.matmul %x, %w, %z, %z : (tensor<1x64x64xf32>, tensor<1x64x64xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x64x64xf32>
  %1 = tosa.tanh %0 : (tensor<1x64x64xf32>) -> tensor<1x64x64xf32>
  %2 = tosa.clamp %1 {max_val = 6.0 : f32, min_val = 0.0 : f32} : (tensor<1x64x64xf32>) -> tensor<1x64x64xf32>
  %3 = tosa.matmul %2, %w, %z, %z : (tensor<1x64x64xf32>, tensor<1x64x64xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x64x64xf32>
  return %3 : tensor<1x64x64xf32>
}

// A convolution has one type for what it reads and gives, and sums in f32.
// CHECK-LABEL: @convolution
// CHECK:         tosa.conv2d {{.*}} {acc_type = f32, {{.*}} : (tensor<1x8x8x16xf16>, tensor<32x3x3x16xf16>, tensor<32xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x6x6x32xf16>
func.func @convolution(%x: tensor<1x8x8x16xf32> {mp.role = #mp.role<batch>},
                       %w: tensor<32x3x3x16xf32> {mp.role = #mp.role<parameter>}) -> tensor<1x6x6x32xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %b = "tosa.const"() <{values = dense<0.0> : tensor<32xf32>}> : () -> tensor<32xf32>
  %0 = tosa.conv2d %x, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x8x8x16xf32>, tensor<32x3x3x16xf32>, tensor<32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x32xf32>
  return %0 : tensor<1x6x6x32xf32>
}

// So it must not round what it gives where that is not known to be bounded: a
// bias of any size is added here, and there is no reader that would ask for less.
// CHECK-LABEL: @unbounded_convolution
// CHECK-NOT:     f16
// CHECK:         tosa.conv2d {{.*}}mp.kept_wide = "has one type, and its result is not known to be bounded"
// CHECK-LABEL: @unbounded_product
func.func @unbounded_convolution(%x: tensor<1x8x8x16xf32> {mp.role = #mp.role<batch>},
                                 %w: tensor<32x3x3x16xf32> {mp.role = #mp.role<parameter>},
                                 %b: tensor<32xf32>) -> tensor<1x6x6x32xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.conv2d %x, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x8x8x16xf32>, tensor<32x3x3x16xf32>, tensor<32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x32xf32>
  return %0 : tensor<1x6x6x32xf32>
}

// An exponential may be too large: the product behind it reads f32.
// CHECK:         %[[E:.*]] = tosa.exp %arg0
// CHECK-NEXT:    tosa.matmul %[[E]], %arg1, {{.*}}mp.kept_wide = {{.*}} : (tensor<1x64x64xf32>, tensor<1x64x64xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x64x64xf32>
func.func @unbounded_product(%x: tensor<1x64x64xf32> {mp.role = #mp.role<batch>},
                             %w: tensor<1x64x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<1x64x64xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.exp %x : (tensor<1x64x64xf32>) -> tensor<1x64x64xf32>
  %1 = tosa.matmul %0, %w, %z, %z : (tensor<1x64x64xf32>, tensor<1x64x64xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x64x64xf32>
  return %1 : tensor<1x64x64xf32>
}
}
