// Each element is a word of the generator, whose number follows from its index.
// RUN: mp-opt %s --mp-expand-random-bits > %t.once
// RUN: FileCheck %s --input-file=%t.once
// RUN: mp-opt %t.once --mp-expand-random-bits | diff %t.once -

// That the bits are the same is tested in test/Execution/random-words.test.

// CHECK-NOT: mp.rng_bits

// Words in their order; a state of two counts under its key as high word.
// CHECK-LABEL: @philox_has_words_in_order
// CHECK-DAG:     %[[I:.*]] = mp.iota dim 0 : tensor<15xi64>
// CHECK-DAG:     %[[K:.*]] = mp.reshape %{{.*}} : tensor<1x15xi64> to tensor<15xi64>
// CHECK:         %[[L:.*]] = mp.reshape %{{.*}} : tensor<1x15xi64> to tensor<15xi64>
// CHECK:         %[[W:.*]] = mp.random_words philox %[[I]] key %[[K]] counter %[[L]], %[[K]]
// CHECK-NEXT:    %[[R:.*]] = mp.reshape %[[W]] : tensor<15xi32> to tensor<3x5xi32>
// CHECK-NEXT:    return %[[R]]
func.func @philox_has_words_in_order(%s: tensor<2xi64>) -> tensor<3x5xi32> {
  %n, %bits = mp.rng_bits philox %s : tensor<2xi64> to tensor<3x5xi32>
  return %bits : tensor<3x5xi32>
}

// A state that is known is constants.
// CHECK-LABEL: @state_is_known
// CHECK-DAG:     %[[K:.*]] = arith.constant dense<7> : tensor<8xi64>
// CHECK-DAG:     %[[L:.*]] = arith.constant dense<-1> : tensor<8xi64>
// CHECK-DAG:     %[[H:.*]] = arith.constant dense<9> : tensor<8xi64>
// CHECK:         %[[W:.*]] = mp.random_words philox %{{.*}} key %[[K]] counter %[[L]], %[[H]]
// CHECK-NEXT:    %[[R:.*]] = arith.trunci %[[W]] : tensor<8xi32> to tensor<8xi16>
// CHECK-NEXT:    return %[[R]]
func.func @state_is_known() -> tensor<8xi16> {
  %s = arith.constant dense<[7, -1, 9]> : tensor<3xi64>
  %n, %bits = mp.rng_bits philox %s : tensor<3xi64> to tensor<8xi16>
  return %bits : tensor<8xi16>
}

// Neighbours along the first even dimension share a block.
// CHECK-LABEL: @threefry_shares_blocks
// CHECK-DAG:     mp.iota dim 0 : tensor<3x4x5xi64>
// CHECK-DAG:     mp.iota dim 1 : tensor<3x4x5xi64>
// CHECK-DAG:     mp.iota dim 2 : tensor<3x4x5xi64>
// CHECK:         mp.random_words three_fry %{{.*}} key %{{.*}} counter %{{[0-9]+}} :
// CHECK-NOT:     mp.reshape
// CHECK:         return
func.func @threefry_shares_blocks(%s: tensor<2xi64>) -> tensor<3x4x5xi32> {
  %n, %bits = mp.rng_bits three_fry %s : tensor<2xi64> to tensor<3x4x5xi32>
  return %bits : tensor<3x4x5xi32>
}

// They lie side by side in the last one.
// CHECK-LABEL: @threefry_in_order
// CHECK:         %[[I:.*]] = mp.iota dim 0 : tensor<20xi64>
// CHECK:         mp.random_words three_fry %[[I]] key
func.func @threefry_in_order(%s: tensor<2xi64>) -> tensor<5x4xi32> {
  %n, %bits = mp.rng_bits three_fry %s : tensor<2xi64> to tensor<5x4xi32>
  return %bits : tensor<5x4xi32>
}

// An element of 64 bits is two words, low one first.
// CHECK-LABEL: @wide_elements
// CHECK-DAG:     %[[E:.*]] = arith.shli %{{.*}} : tensor<6xi64>
// CHECK:         %[[L:.*]] = mp.random_words three_fry %[[E]]
// CHECK:         %[[O:.*]] = arith.ori %[[E]], %{{.*}} : tensor<6xi64>
// CHECK:         %[[H:.*]] = mp.random_words three_fry %[[O]]
// CHECK-DAG:     %[[HW:.*]] = arith.extui %[[H]]
// CHECK-DAG:     %[[LW:.*]] = arith.extui %[[L]]
// CHECK:         %[[UP:.*]] = arith.shli %[[HW]]
// CHECK:         arith.ori %[[LW]], %[[UP]]
func.func @wide_elements(%s: tensor<2xi64>) -> tensor<6xi64> {
  %n, %bits = mp.rng_bits three_fry %s : tensor<2xi64> to tensor<6xi64>
  return %bits : tensor<6xi64>
}

// The new state is the old one and the blocks, element by element: here 5.
// CHECK-LABEL: @state_moves_on
// CHECK-SAME:    (%[[S:.*]]: tensor<2xi64>)
// CHECK-DAG:     %[[B:.*]] = arith.constant dense<5> : tensor<2xi64>
// CHECK:         %[[MORE:.*]] = arith.select %{{.*}}, %[[B]], %{{.*}}
// CHECK-NEXT:    %[[NEW:.*]] = arith.addi %[[S]], %[[MORE]]
// CHECK-NEXT:    return %[[NEW]]
func.func @state_moves_on(%s: tensor<2xi64>) -> tensor<2xi64> {
  %n, %bits = mp.rng_bits philox %s : tensor<2xi64> to tensor<17xi32>
  return %n : tensor<2xi64>
}
