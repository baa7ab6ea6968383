// RUN: mp-opt %s --mp-annotate-precision --mp-insert-casts --mp-simplify-casts --mp-check-precision 2>/dev/null | FileCheck %s
// RUN: mp-opt %s --mp-annotate-precision --mp-insert-casts --mp-simplify-casts -o %t.once 2>/dev/null
// RUN: mp-opt %t.once --mp-annotate-precision --mp-insert-casts --mp-simplify-casts 2>/dev/null | diff %t.once -
// RUN: sed 's/<f16>/<f16, planner = painting>/' %s | mp-opt --mp-annotate-precision --mp-insert-casts --mp-simplify-casts --mp-check-precision | FileCheck %s --check-prefix=PAINT

#rows = affine_map<(i, j, k) -> (i, k)>
#columns = affine_map<(i, j, k) -> (j, k)>
#result = affine_map<(i, j, k) -> (i, j)>
#point = affine_map<(i, j) -> (i, j)>

module attributes {mp.policy = #mp.policy<f16>} {

// A named product reads 16 bits and adds to its f32 output.
// CHECK-LABEL: @named
// CHECK:         %[[S:.*]] = linalg.fill {{.*}} -> tensor<64x64xf32>
// CHECK:         linalg.matmul ins(%{{.*}}, %{{.*}} : tensor<64x64xf16>, tensor<64x64xf16>) outs(%[[S]] : tensor<64x64xf32>) -> tensor<64x64xf32>
// PAINT-LABEL: @named
// PAINT:         linalg.matmul ins(%{{.*}}, %{{.*}} : tensor<64x64xf16>, tensor<64x64xf16>) outs(%{{.*}} : tensor<64x64xf32>)
func.func @named(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>},
                 %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<64x64xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<64x64xf32>
  %0 = linalg.fill ins(%zero : f32) outs(%empty : tensor<64x64xf32>) -> tensor<64x64xf32>
  %1 = linalg.matmul ins(%x, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%0 : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %1 : tensor<64x64xf32>
}

// The same without a name is known by its maps and its body, which widens what it
// reads.
// CHECK-LABEL: @unnamed
// CHECK:         linalg.generic {{.*}} ins(%{{.*}}, %{{.*}} : tensor<64x64xf16>, tensor<64x64xf16>) outs(%{{.*}} : tensor<64x64xf32>)
// CHECK-NEXT:    ^bb0(%[[A:.*]]: f16, %[[B:.*]]: f16, %[[C:.*]]: f32):
// CHECK-DAG:       %[[AW:.*]] = arith.extf %[[A]] : f16 to f32
// CHECK-DAG:       %[[BW:.*]] = arith.extf %[[B]] : f16 to f32
// CHECK:           %[[P:.*]] = arith.mulf %[[AW]], %[[BW]] : f32
// CHECK-NEXT:      %[[S:.*]] = arith.addf %[[C]], %[[P]] : f32
// CHECK-NEXT:      linalg.yield %[[S]] : f32
func.func @unnamed(%x: tensor<64x64xf32>,
                   %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<64x64xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<64x64xf32>
  %0 = linalg.fill ins(%zero : f32) outs(%empty : tensor<64x64xf32>) -> tensor<64x64xf32>
  %t = math.tanh %x : tensor<64x64xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #columns, #result], iterator_types = ["parallel", "parallel", "reduction"]}
     ins(%t, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%0 : tensor<64x64xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<64x64xf32>
  return %1 : tensor<64x64xf32>
}

// CHECK-LABEL: @convolution
// CHECK:         linalg.conv_2d_nhwc_hwcf ins(%{{.*}}, %{{.*}} : tensor<1x10x10x16xf16>, tensor<3x3x16x32xf16>) outs(%{{.*}} : tensor<1x8x8x32xf32>)
func.func @convolution(%x: tensor<1x10x10x16xf32> {mp.role = #mp.role<batch>},
                       %w: tensor<3x3x16x32xf32> {mp.role = #mp.role<parameter>}) -> tensor<1x8x8x32xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<1x8x8x32xf32>
  %0 = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x8x8x32xf32>) -> tensor<1x8x8x32xf32>
  %1 = linalg.conv_2d_nhwc_hwcf ins(%x, %w : tensor<1x10x10x16xf32>, tensor<3x3x16x32xf32>) outs(%0 : tensor<1x8x8x32xf32>) -> tensor<1x8x8x32xf32>
  return %1 : tensor<1x8x8x32xf32>
}

// Maps of a product, and no product: nothing is rounded for it.
// CHECK-LABEL: @max_plus
// CHECK-NOT:     cast
// CHECK:         linalg.generic {{.*}} ins(%arg0, %arg1 : tensor<64x64xf32>, tensor<64x64xf32>)
// CHECK-NEXT:    ^bb0(%{{.*}}: f32, %{{.*}}: f32, %{{.*}}: f32):
// CHECK-NEXT:      arith.addf
// CHECK-NEXT:      arith.maximumf
// PAINT-LABEL: @max_plus
// PAINT-NOT:     f16
// PAINT-LABEL: @pooling
func.func @max_plus(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>},
                    %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}, %y: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %1 = linalg.generic {indexing_maps = [#rows, #columns, #result], iterator_types = ["parallel", "parallel", "reduction"]}
     ins(%x, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%y : tensor<64x64xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.addf %a, %b : f32
    %s = arith.maximumf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<64x64xf32>
  return %1 : tensor<64x64xf32>
}

// A convolution by its interface, and a sum without products.
// CHECK-LABEL: @pooling
// CHECK-NOT:     f16
// CHECK:         linalg.pooling_nhwc_sum
// CHECK-NOT:     f16
// CHECK-LABEL: @sum_of_another_type
func.func @pooling(%x: tensor<1x10x10x16xf32> {mp.role = #mp.role<batch>},
                   %window: tensor<3x3xf32> {mp.role = #mp.role<parameter>}) -> tensor<1x8x8x16xf32> {
  %zero = arith.constant dense<0.0> : tensor<1x8x8x16xf32>
  %1 = linalg.pooling_nhwc_sum ins(%x, %window : tensor<1x10x10x16xf32>, tensor<3x3xf32>) outs(%zero : tensor<1x8x8x16xf32>) -> tensor<1x8x8x16xf32>
  return %1 : tensor<1x8x8x16xf32>
}

// What is not f32 has no precision to choose.
// CHECK-NEXT:    linalg.matmul ins(%arg0, %arg1 : tensor<8x8xi32>, tensor<8x8xi32>)
func.func @sum_of_another_type(%x: tensor<8x8xi32>, %w: tensor<8x8xi32>, %y: tensor<8x8xi32>) -> tensor<8x8xi32> {
  %1 = linalg.matmul ins(%x, %w : tensor<8x8xi32>, tensor<8x8xi32>) outs(%y : tensor<8x8xi32>) -> tensor<8x8xi32>
  return %1 : tensor<8x8xi32>
}

// What was stored narrow for a product is read so by a body that computes in f32.
// CHECK-LABEL: @another_reader
// CHECK:         %[[X:.*]] = math.tanh
// CHECK-NEXT:    %[[T:.*]] = mp.cast %[[X]] : tensor<64x64xf32> to tensor<64x64xf16>
// CHECK:         linalg.matmul ins(%[[T]], %{{.*}} : tensor<64x64xf16>, tensor<64x64xf16>)
// CHECK:         linalg.generic {{.*}} ins(%[[T]] : tensor<64x64xf16>) outs(%{{.*}} : tensor<64x64xf32>)
// CHECK-NEXT:    ^bb0(%[[A:.*]]: f16, %{{.*}}: f32):
// CHECK-NEXT:      %[[W:.*]] = arith.extf %[[A]] : f16 to f32
// CHECK-NEXT:      %[[S:.*]] = arith.mulf %[[W]], %[[W]] : f32
// CHECK-NEXT:      linalg.yield %[[S]] : f32
func.func @another_reader(%x: tensor<64x64xf32>, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>},
                          %y: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<64x64xf32>
  %0 = linalg.fill ins(%zero : f32) outs(%empty : tensor<64x64xf32>) -> tensor<64x64xf32>
  %t = math.tanh %x : tensor<64x64xf32>
  %1 = linalg.matmul ins(%t, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%0 : tensor<64x64xf32>) -> tensor<64x64xf32>
  %2 = linalg.generic {indexing_maps = [#point, #point], iterator_types = ["parallel", "parallel"]}
     ins(%t : tensor<64x64xf32>) outs(%y : tensor<64x64xf32>) {
  ^bb0(%a: f32, %c: f32):
    %s = arith.mulf %a, %a : f32
    linalg.yield %s : f32
  } -> tensor<64x64xf32>
  return %1, %2 : tensor<64x64xf32>, tensor<64x64xf32>
}
}
