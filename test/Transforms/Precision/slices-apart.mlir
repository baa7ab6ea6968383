// Queries and keys that are cut out of one product are two values of which a third one
// is made.
//
// RUN: mp-opt %s --mp-amp=dtype=bf16 2>/dev/null | FileCheck %s
//
// The control: slices that have a column in common, of which squares are summed.
// RUN: sed 's/start \[0, 16\] limit \[16, 32\]/start [0, 15] limit [16, 31]/' %s | mp-opt --mp-amp=dtype=bf16 2>/dev/null | FileCheck %s --check-prefix=OPEN

module attributes {mp.policy = #mp.policy<bf16>} {
// CHECK-LABEL: func.func @main
// CHECK-NOT: mp.kept_wide
// OPEN: mp.dot {{.*}} contracting [1] x [0] {mp.kept_wide = "operand 0 is not known to be bounded"}
func.func @main(%w: tensor<16x48xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %x: tensor<16x16xf32> {mp.role = #mp.role<batch>, mp.name = "x"},
                %seed: tensor<16x16xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x48xf32> {mp.role = #mp.role<new_parameter>},
        tensor<16x16xf32> {mp.role = #mp.role<metric>}) {
  %zero = arith.constant dense<0.0> : tensor<16x16xf32>
  %four = arith.constant dense<4.0> : tensor<16x16xf32>
  %all = mp.dot %x, %w contracting [1] x [0] : (tensor<16x16xf32>, tensor<16x48xf32>) -> tensor<16x48xf32>
  %q = mp.slice %all start [0, 0] limit [16, 16] strides [1, 1] : tensor<16x48xf32> to tensor<16x16xf32>
  %k = mp.slice %all start [0, 16] limit [16, 32] strides [1, 1] : tensor<16x48xf32> to tensor<16x16xf32>
  %v = mp.slice %all start [0, 32] limit [16, 48] strides [1, 1] : tensor<16x48xf32> to tensor<16x16xf32>
  %scores = mp.dot %q, %k contracting [1] x [1] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %rectified = arith.maximumf %scores, %zero : tensor<16x16xf32>
  %shares = arith.divf %rectified, %four : tensor<16x16xf32>
  %y = mp.dot %shares, %v contracting [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %dv = mp.dot %shares, %seed contracting [0] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %none = arith.constant dense<0.0> : tensor<f32>
  %dall = mp.pad %dv, %none low [0, 32] high [0, 0] interior [0, 0] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16x48xf32>
  %dw = mp.dot %x, %dall contracting [0] x [0] : (tensor<16x16xf32>, tensor<16x48xf32>) -> tensor<16x48xf32>
  %nw = arith.subf %w, %dw : tensor<16x48xf32>
  return %nw, %y : tensor<16x48xf32>, tensor<16x16xf32>
}
}
