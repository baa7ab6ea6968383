// A scatter or gather of one window is a slice at a place that is computed, which
// XLA writes and reads in place in a loop.
// RUN: mp-translate --mp-to-stablehlo %s -o %t.hlo
// RUN: FileCheck %s < %t.hlo
// RUN: mp-run %s --fill=1 --compare=%t.hlo --tolerance=0

// CHECK-LABEL: func.func @main
func.func @main(%t: tensor<10x6xf16>, %u: tensor<1x6xf16>, %i: tensor<i32>,
    %at: tensor<2xi32>)
    -> (tensor<10x6xf16>, tensor<10x6xf16>, tensor<10x6xf16>, tensor<10x6xf16>,
        tensor<10x6xf16>, tensor<1x6xf16>, tensor<6xf16>) {
  %zero = arith.constant dense<0> : tensor<2xi32>
  %last = arith.constant dense<[9, 0]> : tensor<2xi32>
  %less = arith.constant dense<[8, 0]> : tensor<2xi32>
  %none = arith.constant dense<0> : tensor<1xi32>
  %first = mp.reshape %i : tensor<i32> to tensor<1xi32>
  %start = mp.concat %first, %none dim 0
    : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %raised = arith.maxsi %start, %zero : tensor<2xi32>
  %inside = arith.minsi %raised, %last : tensor<2xi32>

  // The slice moves its start as it was moved before.
  // CHECK: %[[NONE:.*]] = "stablehlo.reshape"(%{{.*}}) : (tensor<1xi32>) -> tensor<i32>
  // CHECK-NEXT: "stablehlo.dynamic_update_slice"(%arg0, %arg1, %arg2, %[[NONE]])
  %0 = mp.scatter replace %t, %inside, %u window [0, 1] start [0, 1]
       index_vector 0
     : (tensor<10x6xf16>, tensor<2xi32>, tensor<1x6xf16>) -> tensor<10x6xf16>

  // A start that comes as one vector is taken apart.
  // CHECK: %[[PART:.*]] = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}>
  // CHECK-NEXT: %[[SECOND:.*]] = "stablehlo.reshape"(%[[PART]]) : (tensor<1xi32>) -> tensor<i32>
  // CHECK-NEXT: "stablehlo.dynamic_update_slice"(%arg0, %arg1, %{{.*}}, %[[SECOND]])
  %up = arith.maxsi %at, %zero : tensor<2xi32>
  %down = arith.minsi %up, %last : tensor<2xi32>
  %1 = mp.scatter replace %t, %down, %u window [0, 1] start [0, 1]
       index_vector 0
     : (tensor<10x6xf16>, tensor<2xi32>, tensor<1x6xf16>) -> tensor<10x6xf16>

  // What may leave the operand is dropped then; a slice would be moved.
  // CHECK-NOT: stablehlo.dynamic_update_slice
  // CHECK: "stablehlo.scatter"(%arg0, %arg3, %arg1)
  %2 = mp.scatter replace %t, %at, %u window [0, 1] start [0, 1]
       index_vector 0
     : (tensor<10x6xf16>, tensor<2xi32>, tensor<1x6xf16>) -> tensor<10x6xf16>

  // A start that is moved further than a slice moves it.
  // CHECK-NOT: stablehlo.dynamic_update_slice
  // CHECK: "stablehlo.scatter"
  %short = arith.minsi %up, %less : tensor<2xi32>
  %3 = mp.scatter replace %t, %short, %u window [0, 1] start [0, 1]
       index_vector 0
     : (tensor<10x6xf16>, tensor<2xi32>, tensor<1x6xf16>) -> tensor<10x6xf16>

  // What is added does not replace.
  // CHECK-NOT: stablehlo.dynamic_update_slice
  // CHECK: "stablehlo.scatter"
  %4 = mp.scatter add %t, %inside, %u window [0, 1] start [0, 1]
       index_vector 0 accumulate f32
     : (tensor<10x6xf16>, tensor<2xi32>, tensor<1x6xf16>) -> tensor<10x6xf16>

  // Both move the start of what is read.
  // CHECK-NOT: stablehlo.gather
  // CHECK: "stablehlo.dynamic_slice"(%arg0, %{{.*}}, %{{.*}}) <{slice_sizes = array<i64: 1, 6>}>
  %5 = mp.gather %t, %at slice [1, 6] offset [0, 1] start [0, 1] index_vector 0
     : (tensor<10x6xf16>, tensor<2xi32>) -> tensor<1x6xf16>

  // Dimensions in another order are more than a slice.
  // CHECK-NOT: stablehlo.dynamic_slice
  // CHECK: "stablehlo.gather"
  %6 = mp.gather %t, %at slice [1, 6] offset [0] collapsed [0] start [1, 0]
       index_vector 0
     : (tensor<10x6xf16>, tensor<2xi32>) -> tensor<6xf16>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<10x6xf16>, tensor<10x6xf16>,
    tensor<10x6xf16>, tensor<10x6xf16>, tensor<10x6xf16>, tensor<1x6xf16>,
    tensor<6xf16>
}
