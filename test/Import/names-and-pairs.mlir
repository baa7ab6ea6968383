// RUN: mp-translate --print-normal-form %s | FileCheck %s

// What frameworks say about arguments and results becomes mp.name and mp.pair;
// the rest of their attributes goes, on the module too.
// CHECK: module @step {
module @step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32, jax.uses_shape_polymorphism = false} {
  // CHECK: func.func @main(%arg0: tensor<4xf32> {mp.name = "params['w']", mp.pair = 0 : i64},
  // CHECK-SAME: %arg1: tensor<4xf32> {mp.name = "args[1]"},
  // A name that the file gives is not replaced.
  // CHECK-SAME: %arg2: tensor<4xf32> {mp.name = "mine"},
  // A name that several arguments have says nothing.
  // CHECK-SAME: %arg3: tensor<4xf32>, %arg4: tensor<4xf32>)
  // CHECK-SAME: -> (tensor<4xf32> {mp.name = "result[0]['w']"}, tensor<4xf32>) {
  func.func public @main(
      %arg0: tensor<4xf32> {tf.aliasing_output = 0 : i32, mhlo.layout_mode = "default"} loc("params['w']"),
      %arg1: tensor<4xf32> {jax.arg_info = "args[1]", jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}]>},
      %arg2: tensor<4xf32> {mp.name = "mine"} loc("theirs"),
      %arg3: tensor<4xf32> loc("XLA_Args"),
      %arg4: tensor<4xf32> loc("XLA_Args"))
      -> (tensor<4xf32> {jax.result_info = "result[0]['w']"}, tensor<4xf32> {mhlo.layout_mode = "default"}) {
    // CHECK: "stablehlo.add"(%arg0, %arg1) :
    %0 = stablehlo.add %arg0, %arg1 {mhlo.sharding = "{replicated}"} : tensor<4xf32>
    return %0, %arg2 : tensor<4xf32>, tensor<4xf32>
  }
  // Names are of the entry function only.
  // CHECK: func.func private @relu(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  func.func private @relu(%arg0: tensor<4xf32> loc("x")) -> (tensor<4xf32>) {
    return %arg0 : tensor<4xf32>
  }
}
