// What devices multiply is of any size: eight factors of 10 are 1e8.
//
// RUN: mp-opt %s --mp-amp=dtype=f16 2>/dev/null | FileCheck %s

module attributes {mp.policy = #mp.policy<f16>} {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"} : (tensor<8x16xf32>, tensor<16x4xf32>)
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %v: tensor<16x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %x: tensor<8x16xf32> {mp.role = #mp.role<batch>},
                %seed: tensor<8x4xf32> {mp.role = #mp.role<loss_seed>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<new_parameter>}, tensor<16x4xf32> {mp.role = #mp.role<new_parameter>}, tensor<8x4xf32> {mp.role = #mp.role<metric>}) {
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
  %p = mp.opaque "stablehlo.all_reduce" ins(%h) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.multiply\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}} : (tensor<8x16xf32>) -> tensor<8x16xf32>
  %o = mp.dot %p, %v contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
  %gp = mp.dot %seed, %v contracting [1] x [1] : (tensor<8x4xf32>, tensor<16x4xf32>) -> tensor<8x16xf32>
  %g = mp.dot %x, %gp contracting [0] x [0] : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
  %w1 = arith.subf %w, %g : tensor<16x16xf32>
  return %w1, %v, %o : tensor<16x16xf32>, tensor<16x4xf32>, tensor<8x4xf32>
}
}
