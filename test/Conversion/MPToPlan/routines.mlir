// What neither a kernel nor a library does is a routine of the runtime, with
// the op's own attributes.
// RUN: mp-opt %s --convert-mp-to-plan | FileCheck %s

// CHECK-LABEL: mprt.plan @step {
// CHECK: mprt.call "gather"(%{{.*}}, %{{.*}}) into(%{{.*}}) {{{.*}}index_vector_dim = 1 : i64{{.*}}slice_sizes = array<i64: 1, 4>{{.*}}} : (tensor<9x4xf32>, tensor<3x1xi32>) -> tensor<3x4xf32>
// CHECK: mprt.call "scatter"({{.*}}) into(%{{.*}}) {{{.*}}kind = {{.*}}add
// CHECK: mprt.call "arg_reduce"(%{{.*}}, %{{.*}}) into(%{{.*}}, %{{.*}}) {{{.*}}kind = {{.*}}max
// CHECK: mprt.call "pool_grad"
// CHECK: mprt.call "transpose"(%{{.*}}) into(%{{.*}}) {perm = array<i64: 1, 0>} : (tensor<9x4xf32>) -> tensor<4x9xf32>
func.func @main(%t: tensor<9x4xf32>, %i: tensor<3x1xi32>, %n: tensor<9x4xi32>,
    %x: tensor<1x4x4x1xf32>, %d: tensor<1x2x2x1xf32>)
    -> (tensor<9x4xf32>, tensor<9xi32>, tensor<1x4x4x1xf32>, tensor<4x9xf32>) {
  %0 = mp.gather %t, %i slice [1, 4] offset [1] collapsed [0] start [0] index_vector 1
     : (tensor<9x4xf32>, tensor<3x1xi32>) -> tensor<3x4xf32>
  %1 = mp.scatter add %t, %i, %0 window [1] inserted [0] start [0] index_vector 1
     : (tensor<9x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>) -> tensor<9x4xf32>
  %2:2 = mp.arg_reduce max %t, %n dims [1] : (tensor<9x4xf32>, tensor<9x4xi32>) -> (tensor<9xf32>, tensor<9xi32>)
  %3 = mp.pool_grad max %x, %d window [1, 2, 2, 1] strides [1, 2, 2, 1]
       low [0, 0, 0, 0] high [0, 0, 0, 0] : tensor<1x4x4x1xf32>, tensor<1x2x2x1xf32>
  %4 = mp.transpose %t perm [1, 0] : tensor<9x4xf32> to tensor<4x9xf32>
  return %1, %2#1, %3, %4 : tensor<9x4xf32>, tensor<9xi32>, tensor<1x4x4x1xf32>, tensor<4x9xf32>
}
