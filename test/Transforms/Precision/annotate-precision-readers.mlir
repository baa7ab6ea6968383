// RUN: mp-opt %s --mp-annotate-precision | FileCheck %s
// RUN: mp-opt %s --mp-annotate-precision --mp-annotate-precision | FileCheck %s

// The first of the readers in the text is told, in whatever order uses stand:
// in a copy of the step it is another one.
module attributes {mp.policy = #mp.policy<bf16, planner = mincut>} {
  // CHECK-LABEL: @first_reader_is_told
  func.func @first_reader_is_told(%x: tensor<8x2xf32> {mp.role = #mp.role<batch>}, %w: tensor<2x33xf32> {mp.pair = 1 : i64, mp.role = #mp.role<parameter>}, %flag: tensor<i1>) -> (tensor<f32> {mp.role = #mp.role<loss>}, tensor<2x33xf32> {mp.role = #mp.role<new_parameter>}, tensor<8x33xf32> {mp.role = #mp.role<metric>}, tensor<8x33xf32> {mp.role = #mp.role<metric>}) {
    %zero = arith.constant dense<0.0> : tensor<8x33xf32>
    %h = mp.dot %x, %w contracting [1] x [0] : (tensor<8x2xf32>, tensor<2x33xf32>) -> tensor<8x33xf32>
    // CHECK: arith.maximumf {{.*}}mp.stored_wide = "is read as f32 by mp.guard"
    %y = arith.maximumf %h, %zero : tensor<8x33xf32>
    %kept = mp.guard %flag keep(%y : tensor<8x33xf32>) {
      mp.yield %y : tensor<8x33xf32>
    }
    %loss = mp.reduce add %y dims [0, 1] : tensor<8x33xf32> to tensor<f32>
    %g = mp.dot %x, %y contracting [0] x [0] : (tensor<8x2xf32>, tensor<8x33xf32>) -> tensor<2x33xf32>
    %new = arith.subf %w, %g : tensor<2x33xf32>
    return %loss, %new, %kept, %y : tensor<f32>, tensor<2x33xf32>, tensor<8x33xf32>, tensor<8x33xf32>
  }
}
