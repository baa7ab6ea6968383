// RUN: mp-opt %s --mp-gather-in-rows > %t.once
// RUN: FileCheck %s --input-file=%t.once
// RUN: mp-opt %t.once --mp-gather-in-rows | diff %t.once -

// The log-probability of each row's target: the rows are divided by their own sum
// in one kernel, which picks it. An index that leaves a row is its nearest end.
// CHECK-LABEL: @log_softmax(
// CHECK-SAME:    %[[X:.*]]: tensor<4x9xf32>, %[[I:.*]]: tensor<4x1x1xi32>)
// CHECK:         %[[P:.*]] = arith.subf %[[X]],
// CHECK-DAG:     %[[NONE:.*]] = arith.constant dense<0xFF800000> : tensor<4x9xf32>
// CHECK-DAG:     %[[FIRST:.*]] = arith.constant dense<0> : tensor<4x1x1xi32>
// CHECK:         %[[LOW:.*]] = arith.maxsi %[[I]], %[[FIRST]]
// CHECK:         %[[LAST:.*]] = arith.constant dense<8> : tensor<4x1x1xi32>
// CHECK:         %[[IN:.*]] = arith.minsi %[[LOW]], %[[LAST]]
// CHECK:         %[[WANTED:.*]] = mp.broadcast %{{.*}} dims [0] : tensor<4xi32> to tensor<4x9xi32>
// CHECK:         %[[OWN:.*]] = mp.iota dim 1 : tensor<4x9xi32>
// CHECK:         %[[IS:.*]] = arith.cmpi eq, %[[OWN]], %[[WANTED]]
// CHECK:         %[[ONE:.*]] = arith.select %[[IS]], %[[P]], %[[NONE]]
// CHECK:         %[[R:.*]] = mp.reduce max %[[ONE]] dims [1]
// CHECK:         mp.reshape %[[R]] : tensor<4xf32> to tensor<4x1xf32>
func.func @log_softmax(%x: tensor<4x9xf32>, %i: tensor<4x1x1xi32>) -> tensor<4x1xf32> {
  %0 = math.exp %x : tensor<4x9xf32>
  %1 = mp.reduce add %0 dims [1] : tensor<4x9xf32> to tensor<4xf32>
  %2 = math.log %1 : tensor<4xf32>
  %3 = mp.broadcast %2 dims [0] : tensor<4xf32> to tensor<4x9xf32>
  %4 = arith.subf %x, %3 : tensor<4x9xf32>
  %5 = mp.gather %4, %i slice [1, 1] offset [] collapsed [1] batching [0] x [0] start [1] index_vector 2
     : (tensor<4x9xf32>, tensor<4x1x1xi32>) -> tensor<4x1xf32>
  return %5 : tensor<4x1xf32>
}

// Rows that are given: a gather reads four numbers.
// CHECK-LABEL: @given(
// CHECK:         mp.gather
func.func @given(%x: tensor<4x9xf32>, %i: tensor<4x1x1xi32>) -> tensor<4x1xf32> {
  %0 = mp.gather %x, %i slice [1, 1] offset [] collapsed [1] batching [0] x [0] start [1] index_vector 2
     : (tensor<4x9xf32>, tensor<4x1x1xi32>) -> tensor<4x1xf32>
  return %0 : tensor<4x1xf32>
}

// Logits without the padding of their product, whose largest a kernel looks for:
// written for the gather alone, all of them would be.
// CHECK-LABEL: @part_of_rows(
// CHECK:         %[[X:.*]] = mp.slice
// CHECK:         %[[M:.*]] = mp.reduce max %[[X]] dims [1]
// CHECK-NOT:     mp.gather
// CHECK:         arith.select %{{.*}}, %[[X]],
// CHECK:         mp.reduce max
func.func @part_of_rows(%y: tensor<4x16xf32>, %i: tensor<4x1x1xi32>) -> (tensor<4xf32>, tensor<4x1xf32>) {
  %x = mp.slice %y start [0, 0] limit [4, 9] strides [1, 1] : tensor<4x16xf32> to tensor<4x9xf32>
  %0 = mp.reduce max %x dims [1] : tensor<4x9xf32> to tensor<4xf32>
  %1 = mp.gather %x, %i slice [1, 1] offset [] collapsed [1] batching [0] x [0] start [1] index_vector 2
     : (tensor<4x9xf32>, tensor<4x1x1xi32>) -> tensor<4x1xf32>
  return %0, %1 : tensor<4xf32>, tensor<4x1xf32>
}

// Logits and their bias, whose largest a kernel looks for.
// CHECK-LABEL: @computed_rows(
// CHECK:         %[[X:.*]] = arith.addf
// CHECK:         %[[M:.*]] = mp.reduce max %[[X]] dims [1]
// CHECK-NOT:     mp.gather
// CHECK:         arith.select %{{.*}}, %[[X]],
// CHECK:         mp.reduce max
func.func @computed_rows(%x: tensor<4x9xf32>, %b: tensor<4x9xf32>, %i: tensor<4x1x1xi32>)
    -> (tensor<4xf32>, tensor<4x1xf32>) {
  %0 = arith.addf %x, %b : tensor<4x9xf32>
  %1 = mp.reduce max %0 dims [1] : tensor<4x9xf32> to tensor<4xf32>
  %2 = mp.gather %0, %i slice [1, 1] offset [] collapsed [1] batching [0] x [0] start [1] index_vector 2
     : (tensor<4x9xf32>, tensor<4x1x1xi32>) -> tensor<4x1xf32>
  return %1, %2 : tensor<4xf32>, tensor<4x1xf32>
}

// Reduced along the other dimension.
// CHECK-LABEL: @computed_columns(
// CHECK:         mp.gather
func.func @computed_columns(%x: tensor<4x9xf32>, %b: tensor<4x9xf32>, %i: tensor<4x1x1xi32>)
    -> (tensor<9xf32>, tensor<4x1xf32>) {
  %0 = arith.addf %x, %b : tensor<4x9xf32>
  %1 = mp.reduce max %0 dims [0] : tensor<4x9xf32> to tensor<9xf32>
  %2 = mp.gather %0, %i slice [1, 1] offset [] collapsed [1] batching [0] x [0] start [1] index_vector 2
     : (tensor<4x9xf32>, tensor<4x1x1xi32>) -> tensor<4x1xf32>
  return %1, %2 : tensor<9xf32>, tensor<4x1xf32>
}

// Nobody reduces these.
// CHECK-LABEL: @part_alone(
// CHECK:         mp.gather
func.func @part_alone(%y: tensor<4x16xf32>, %i: tensor<4x1x1xi32>) -> tensor<4x1xf32> {
  %x = mp.slice %y start [0, 0] limit [4, 9] strides [1, 1] : tensor<4x16xf32> to tensor<4x9xf32>
  %0 = mp.gather %x, %i slice [1, 1] offset [] collapsed [1] batching [0] x [0] start [1] index_vector 2
     : (tensor<4x9xf32>, tensor<4x1x1xi32>) -> tensor<4x1xf32>
  return %0 : tensor<4x1xf32>
}

// Rows that no kernel holds: what is computed is not made of sums of rows.
// CHECK-LABEL: @no_rows(
// CHECK:         mp.gather
func.func @no_rows(%x: tensor<4x9xf32>, %i: tensor<4x1x1xi32>) -> tensor<4x1xf32> {
  %0 = math.exp %x : tensor<4x9xf32>
  %1 = mp.gather %0, %i slice [1, 1] offset [] collapsed [1] batching [0] x [0] start [1] index_vector 2
     : (tensor<4x9xf32>, tensor<4x1x1xi32>) -> tensor<4x1xf32>
  return %1 : tensor<4x1xf32>
}

// A product reads all of the rows, so they are in memory.
// CHECK-LABEL: @read_by_product(
// CHECK:         mp.gather
func.func @read_by_product(%x: tensor<4x9xf32>, %i: tensor<4x1x1xi32>, %w: tensor<9x2xf32>)
    -> (tensor<4x1xf32>, tensor<4x2xf32>) {
  %0 = mp.reduce add %x dims [1] : tensor<4x9xf32> to tensor<4xf32>
  %1 = mp.broadcast %0 dims [0] : tensor<4xf32> to tensor<4x9xf32>
  %2 = arith.divf %x, %1 : tensor<4x9xf32>
  %3 = mp.gather %2, %i slice [1, 1] offset [] collapsed [1] batching [0] x [0] start [1] index_vector 2
     : (tensor<4x9xf32>, tensor<4x1x1xi32>) -> tensor<4x1xf32>
  %4 = mp.dot %2, %w contracting [1] x [0] : (tensor<4x9xf32>, tensor<9x2xf32>) -> tensor<4x2xf32>
  return %3, %4 : tensor<4x1xf32>, tensor<4x2xf32>
}

// Two numbers of each row, and one along the outer dimension.
// CHECK-LABEL: @other_places(
// CHECK-COUNT-2: mp.gather
func.func @other_places(%x: tensor<4x9xf32>, %i: tensor<4x2x1xi32>, %j: tensor<9x1x1xi32>)
    -> (tensor<4x2xf32>, tensor<9x1xf32>) {
  %0 = mp.reduce add %x dims [1] : tensor<4x9xf32> to tensor<4xf32>
  %1 = mp.broadcast %0 dims [0] : tensor<4xf32> to tensor<4x9xf32>
  %2 = arith.divf %x, %1 : tensor<4x9xf32>
  %3 = mp.gather %2, %i slice [1, 1] offset [] collapsed [1] batching [0] x [0] start [1] index_vector 2
     : (tensor<4x9xf32>, tensor<4x2x1xi32>) -> tensor<4x2xf32>
  %4 = mp.gather %2, %j slice [1, 1] offset [] collapsed [0] batching [1] x [0] start [0] index_vector 2
     : (tensor<4x9xf32>, tensor<9x1x1xi32>) -> tensor<9x1xf32>
  return %3, %4 : tensor<4x2xf32>, tensor<9x1xf32>
}
