// RUN: mp-test-opt %s --mp-annotate-precision --mp-insert-casts --mp-simplify-casts --mp-check-precision | FileCheck %s
// RUN: mp-test-opt %s --mp-annotate-precision --mp-insert-casts --mp-simplify-casts -o %t.once
// RUN: mp-test-opt %t.once --mp-annotate-precision --mp-insert-casts --mp-simplify-casts | diff %t.once -

// The planner mincut, on ops of a dialect of which our libraries know nothing but
// the models in test/lib/Toy.
module attributes {mp.policy = #mp.policy<f16>} {

// A foreign product reads 16 bits and stores what the next one reads, a foreign
// relu hands it on in 16 bits, and the last result, which nobody reads so, is f32.
// CHECK-LABEL: @chain
// CHECK:         %[[A:.*]] = "toy.matmul"(%{{.*}}, %[[W:.*]]) : (tensor<64x64xf16>, tensor<64x64xf16>) -> tensor<64x64xf16>
// CHECK-NEXT:    %[[R:.*]] = "toy.relu"(%[[A]]) : (tensor<64x64xf16>) -> tensor<64x64xf16>
// CHECK-NEXT:    %[[B:.*]] = "toy.matmul"(%[[R]], %[[W]]) : (tensor<64x64xf16>, tensor<64x64xf16>) -> tensor<64x64xf32>
// CHECK-NEXT:    return %[[B]]
func.func @chain(%x: tensor<64x64xf32> {mp.role = #mp.role<parameter>},
                 %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<64x64xf32> {
  %0 = "toy.matmul"(%x, %w) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %1 = "toy.relu"(%0) : (tensor<64x64xf32>) -> tensor<64x64xf32>
  %2 = "toy.matmul"(%1, %w) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %2 : tensor<64x64xf32>
}

// Between two foreign ops our arithmetic is f32, rounded once as it is stored.
// CHECK-LABEL: @ours_in_between
// CHECK:         %[[A:.*]] = "toy.matmul"({{.*}}) : (tensor<64x64xf16>, tensor<64x64xf16>) -> tensor<64x64xf16>
// CHECK-NEXT:    %[[W:.*]] = mp.cast %[[A]] : tensor<64x64xf16> to tensor<64x64xf32>
// CHECK-NEXT:    %[[T:.*]] = math.tanh %[[W]] : tensor<64x64xf32>
// CHECK-NEXT:    %[[N:.*]] = mp.cast %[[T]] : tensor<64x64xf32> to tensor<64x64xf16>
// CHECK-NEXT:    "toy.matmul"(%[[N]], {{.*}} -> tensor<64x64xf32>
func.func @ours_in_between(%x: tensor<64x64xf32> {mp.role = #mp.role<parameter>},
                           %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<64x64xf32> {
  %0 = "toy.matmul"(%x, %w) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %1 = math.tanh %0 : tensor<64x64xf32>
  %2 = "toy.matmul"(%1, %w) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %2 : tensor<64x64xf32>
}

// The range of an exponential goes through the foreign relu, which cannot bound
// it: the foreign product reads f32, and says why.
// CHECK-LABEL: @not_bounded
// CHECK-NOT:     f16
// CHECK:         "toy.matmul"(%{{.*}}) {mp.kept_wide = "operand 0 is not known to be bounded"}
// CHECK-LABEL: @without_a_model
func.func @not_bounded(%x: tensor<64x64xf32>,
                       %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<64x64xf32> {
  %0 = math.exp %x : tensor<64x64xf32>
  %1 = "toy.relu"(%0) : (tensor<64x64xf32>) -> tensor<64x64xf32>
  %2 = "toy.matmul"(%1, %w) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %2 : tensor<64x64xf32>
}

// An op without a model of precision keeps its types, and nothing is known of what
// it gives.
// CHECK:         "toy.swish"(%{{.*}}) : (tensor<64x64xf32>) -> tensor<64x64xf32>
// CHECK-NEXT:    "toy.matmul"(%{{.*}}) {mp.kept_wide = "operand 0 is not known to be bounded"}
func.func @without_a_model(%x: tensor<64x64xf32> {mp.role = #mp.role<parameter>},
                           %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<64x64xf32> {
  %0 = "toy.swish"(%x) : (tensor<64x64xf32>) -> tensor<64x64xf32>
  %1 = "toy.matmul"(%0, %w) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %1 : tensor<64x64xf32>
}
}
