// RUN: mp-opt %s --split-input-file --mlir-print-debuginfo \
// RUN:   --mlir-print-local-scope | FileCheck %s

// The only public function is the entry and becomes @main. Calls and composites
// become bodies, each op with its own place and the one of its call. Of the
// attributes only ours stay; the module keeps its name.
// CHECK-LABEL: module @step {
// CHECK:       func.func @main(
// CHECK-SAME:  %[[X:.*]]: tensor<4xf32> {mp.name = "x", mp.pair = 0 : i64} loc("x"))
// CHECK-SAME:  -> (tensor<4xf32> {mp.name = "y"}) {
// CHECK-NEXT:  %[[A:.*]] = math.exp %[[X]] : tensor<4xf32> loc(callsite("inner" at callsite("outer" at "first")))
// CHECK-NEXT:  %[[B:.*]] = math.exp %[[A]] : tensor<4xf32> loc(callsite("inner" at callsite("outer" at "second")))
// CHECK-NEXT:  %[[C:.*]] = math.exp %[[B]] : tensor<4xf32> loc(callsite("inner" at "third"))
// CHECK-NEXT:  return %[[C]]
// CHECK-NOT:   func.func
module @step attributes {mhlo.num_partitions = 1 : i32} {
  func.func public @step(%x: tensor<4xf32> {mp.name = "x", mp.pair = 0 : i64, jax.buffer_donor = true} loc("x")) -> (tensor<4xf32> {mp.name = "y"}) attributes {foo.bar} {
    %0 = func.call @outer(%x) : (tensor<4xf32>) -> tensor<4xf32> loc("first")
    %1 = func.call @outer(%0) : (tensor<4xf32>) -> tensor<4xf32> loc("second")
    %2 = "stablehlo.composite"(%1) {name = "mp.mark", decomposition = @inner} : (tensor<4xf32>) -> tensor<4xf32> loc("third")
    return %2 : tensor<4xf32>
  }
  func.func private @outer(%x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = func.call @inner(%x) : (tensor<4xf32>) -> tensor<4xf32> loc("outer")
    return %0 : tensor<4xf32>
  }
  func.func private @inner(%x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.exponential"(%x) : (tensor<4xf32>) -> tensor<4xf32> loc("inner")
    return %0 : tensor<4xf32>
  }
  // Nobody calls this one, so what it holds does not matter.
  func.func private @unused(%x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.unheard_of"(%x) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

// Among several public functions the one called main is the entry. An argument
// may go straight to a result, through a call as well.
// CHECK-LABEL: module {
// CHECK:       func.func @main(%[[X:[^:]*]]: tensor<4xf32>
// CHECK-NEXT:  %[[N:.*]] = arith.negf %[[X]]
// CHECK-NEXT:  return %[[X]], %[[N]]
func.func @other(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
func.func @main(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = func.call @other(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "stablehlo.negate"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}
