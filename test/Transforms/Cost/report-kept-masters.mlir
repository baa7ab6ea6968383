// A master is read by two ops of 8 values where a working copy would do: not the
// parameter that has none, not the one whose copy nobody could take it for, and not
// what is returned as it came.
//
// RUN: mp-opt %s --mp-report -o /dev/null | FileCheck %s
// CHECK:      "kept_in_f32": {
// CHECK-NEXT:   "values": 1,
// CHECK-NEXT:   "bytes_beyond_16bit": 32,
// CHECK-NEXT:   "reasons": [
// CHECK-NEXT:     {
// CHECK-NEXT:       "why": "is a master, which the update reads instead of the working copy",
module attributes {mp.policy = #mp.policy<f16, fusion = none>} {
  func.func @main(
      %w: tensor<8xf32> {mp.name = "w", mp.role = #mp.role<parameter>},
      %copy: tensor<8xf16> {mp.name = "w.f16.2", mp.role = #mp.role<working_copy>},
      %b: tensor<8xf32> {mp.name = "b", mp.role = #mp.role<parameter>},
      %frozen: tensor<8xf32> {mp.name = "frozen", mp.role = #mp.role<parameter>},
      %frozen_copy: tensor<8xf16> {mp.name = "frozen.f16", mp.role = #mp.role<working_copy>},
      %lr: tensor<8xf32> {mp.name = "lr", mp.role = #mp.role<buffer>})
      -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
    %decay = arith.mulf %w, %lr : tensor<8xf32>
    %next = arith.subf %w, %decay : tensor<8xf32>
    %sum = arith.addf %b, %lr : tensor<8xf32>
    return %next, %sum, %frozen : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  }
}
