// A counter that is kept or taken beside parameters chooses no places by them:
// a table that is looked up has its 16-bit copy also where Adam counts steps.
//
// RUN: mp-opt %s --mp-annotate-precision --split-input-file | FileCheck %s
// RUN: mp-opt %s --mp-annotate-precision --mp-annotate-precision --split-input-file | FileCheck %s

module attributes {mp.policy = #mp.policy<f16, planner = mincut>} {
  // CHECK-LABEL: func @counted
  func.func @counted(%table: tensor<512x64xf32> {mp.pair = 0 : i64, mp.role = #mp.role<parameter>}, %w: tensor<64x64xf32> {mp.pair = 1 : i64, mp.role = #mp.role<parameter>}, %count: tensor<i32> {mp.pair = 2 : i64, mp.role = #mp.role<optimizer_state>}, %i: tensor<256x1xi32> {mp.role = #mp.role<batch>}, %step: tensor<512x64xf32>, %ok: tensor<i1>) -> (tensor<512x64xf32> {mp.role = #mp.role<new_parameter>}, tensor<i32> {mp.role = #mp.role<new_state>}, tensor<256x64xf32>) {
    %one = arith.constant dense<1> : tensor<i32>
    // CHECK: mp.gather {{.*}}operands [f16, none], results [f16]
    %rows = mp.gather %table, %i slice [1, 64] offset [1] collapsed [0] start [0] index_vector 1 : (tensor<512x64xf32>, tensor<256x1xi32>) -> tensor<256x64xf32>
    %y = mp.dot %rows, %w contracting [1] x [0] : (tensor<256x64xf32>, tensor<64x64xf32>) -> tensor<256x64xf32>
    %moved = arith.addf %table, %step : tensor<512x64xf32>
    %next = arith.addi %count, %one : tensor<i32>
    %new:2 = mp.guard %ok keep(%table, %count : tensor<512x64xf32>, tensor<i32>) {
      mp.yield %moved, %next : tensor<512x64xf32>, tensor<i32>
    }
    return %new#0, %new#1, %y : tensor<512x64xf32>, tensor<i32>, tensor<256x64xf32>
  }
}

// -----

// What does choose places keeps all digits: the nearest row of a codebook.
module attributes {mp.policy = #mp.policy<f16, planner = mincut>} {
  // CHECK-LABEL: func @chosen
  func.func @chosen(%table: tensor<512x64xf32> {mp.role = #mp.role<parameter>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}, %i: tensor<256x1xi32> {mp.role = #mp.role<batch>}) -> (tensor<256x64xf32>, tensor<256x64xi32>) {
    %places = mp.iota dim 1 : tensor<256x64xi32>
    // CHECK: mp.gather {{.*}}index_vector 1 : (tensor<512x64xf32>
    %rows = mp.gather %table, %i slice [1, 64] offset [1] collapsed [0] start [0] index_vector 1 : (tensor<512x64xf32>, tensor<256x1xi32>) -> tensor<256x64xf32>
    %y = mp.dot %rows, %w contracting [1] x [0] : (tensor<256x64xf32>, tensor<64x64xf32>) -> tensor<256x64xf32>
    %sorted:2 = mp.sort %rows, %places dim 1 : tensor<256x64xf32>, tensor<256x64xi32> {
    ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
      %less = arith.cmpf olt, %a, %b : tensor<f32>
      mp.yield %less : tensor<i1>
    }
    return %y, %sorted#1 : tensor<256x64xf32>, tensor<256x64xi32>
  }
}
