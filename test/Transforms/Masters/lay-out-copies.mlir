// RUN: mp-opt %s --allow-unregistered-dialect --mp-lay-out-copies > %t.once
// RUN: FileCheck %s --input-file=%t.once
// RUN: mp-opt %t.once --allow-unregistered-dialect --mp-lay-out-copies | diff %t.once -

// The filter is read with its output channels first, by two calls. Another copy is
// read in two ways, a third one by something else, and the master as it is. What
// somebody has for the copy of the old order goes by the old name. A frozen copy,
// its own next value, is kept as it is read, too.
// CHECK:      func.func @main(
// CHECK-SAME:     %[[W:[^:]*]]: tensor<3x3x2x4xf32>
// CHECK-SAME:     %[[F:[^:]*]]: tensor<4x3x3x2xf16> {mp.name = "w.f16.3012", mp.pair = 1 : i64, mp.role = #mp.role<working_copy>}
// CHECK-SAME:     %[[T:[^:]*]]: tensor<2x3xf16> {mp.name = "two.f16"
// CHECK-SAME:     %[[O:[^:]*]]: tensor<2x3xf16> {mp.name = "other.f16"
// CHECK-SAME:     %[[Z:[^:]*]]: tensor<5x2xf16> {mp.name = "frozen.f16.10", mp.pair = 4 : i64
// CHECK-SAME:   -> (tensor<3x3x2x4xf32> {mp.role = #mp.role<new_parameter>}, tensor<4x3x3x2xf16> {mp.name = "w.f16.3012"
// CHECK:        "test.conv"(%[[F]], %[[F]])
// CHECK:        mp.transpose %[[T]]
// CHECK:        mp.transpose %[[O]]
// CHECK:        "test.dot"(%[[Z]])
// CHECK:        %[[N:.*]] = arith.addf %[[W]], %[[W]]
// CHECK:        %[[C:.*]] = mp.cast %[[N]]
// CHECK:        %[[NEXT:.*]] = mp.transpose %[[C]] perm [3, 0, 1, 2] : tensor<3x3x2x4xf16> to tensor<4x3x3x2xf16>
// CHECK:        return %[[N]], %[[NEXT]], %[[T]], %[[O]], %[[Z]]
func.func @main(%w: tensor<3x3x2x4xf32> {mp.name = "w", mp.pair = 0 : i64, mp.role = #mp.role<parameter>},
                %copy: tensor<3x3x2x4xf16> {mp.name = "w.f16", mp.pair = 1 : i64, mp.role = #mp.role<working_copy>},
                %two: tensor<2x3xf16> {mp.name = "two.f16", mp.pair = 2 : i64, mp.role = #mp.role<working_copy>},
                %other: tensor<2x3xf16> {mp.name = "other.f16", mp.pair = 3 : i64, mp.role = #mp.role<working_copy>},
                %frozen: tensor<2x5xf16> {mp.name = "frozen.f16", mp.pair = 4 : i64, mp.role = #mp.role<working_copy>})
    -> (tensor<3x3x2x4xf32> {mp.role = #mp.role<new_parameter>}, tensor<3x3x2x4xf16> {mp.role = #mp.role<new_state>},
        tensor<2x3xf16> {mp.role = #mp.role<new_state>}, tensor<2x3xf16> {mp.role = #mp.role<new_state>},
        tensor<2x5xf16> {mp.role = #mp.role<new_state>}) {
  %0 = mp.transpose %copy perm [3, 0, 1, 2] : tensor<3x3x2x4xf16> to tensor<4x3x3x2xf16>
  %1 = mp.transpose %copy perm [3, 0, 1, 2] : tensor<3x3x2x4xf16> to tensor<4x3x3x2xf16>
  "test.conv"(%0, %1) : (tensor<4x3x3x2xf16>, tensor<4x3x3x2xf16>) -> ()
  %2 = mp.transpose %two perm [1, 0] : tensor<2x3xf16> to tensor<3x2xf16>
  "test.dot"(%2, %two) : (tensor<3x2xf16>, tensor<2x3xf16>) -> ()
  %3 = mp.transpose %other perm [1, 0] : tensor<2x3xf16> to tensor<3x2xf16>
  "test.dot"(%3, %other) : (tensor<3x2xf16>, tensor<2x3xf16>) -> ()
  %z = mp.transpose %frozen perm [1, 0] : tensor<2x5xf16> to tensor<5x2xf16>
  "test.dot"(%z) : (tensor<5x2xf16>) -> ()
  %4 = arith.addf %w, %w : tensor<3x3x2x4xf32>
  %5 = mp.cast %4 : tensor<3x3x2x4xf32> to tensor<3x3x2x4xf16>
  return %4, %5, %two, %other, %frozen : tensor<3x3x2x4xf32>, tensor<3x3x2x4xf16>, tensor<2x3xf16>, tensor<2x3xf16>, tensor<2x5xf16>
}

// CHECK:      func.func @init(%[[P:[^:]*]]: tensor<3x3x2x4xf32>
// CHECK-SAME:   -> (tensor<4x3x3x2xf16> {mp.name = "w.f16.3012"}, tensor<2x3xf16>
// CHECK:        %[[R:.*]] = mp.cast %[[P]]
// CHECK:        %[[L:.*]] = mp.transpose %[[R]] perm [3, 0, 1, 2]
// CHECK:        return %[[L]],
func.func @init(%w: tensor<3x3x2x4xf32> {mp.name = "w"}, %two: tensor<2x3xf32> {mp.name = "two"})
    -> (tensor<3x3x2x4xf16> {mp.name = "w.f16"}, tensor<2x3xf16> {mp.name = "two.f16"}, tensor<2x3xf16> {mp.name = "other.f16"}, tensor<2x5xf16> {mp.name = "frozen.f16"}) {
  %frozen = arith.constant dense<1.0> : tensor<2x5xf16>
  %0 = mp.cast %w : tensor<3x3x2x4xf32> to tensor<3x3x2x4xf16>
  %1 = mp.cast %two : tensor<2x3xf32> to tensor<2x3xf16>
  return %0, %1, %1, %frozen : tensor<3x3x2x4xf16>, tensor<2x3xf16>, tensor<2x3xf16>, tensor<2x5xf16>
}
