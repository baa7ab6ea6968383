// RUN: mp-opt %s --split-input-file --mp-agree-across-devices > %t.once
// RUN: FileCheck %s --input-file=%t.once
// RUN: mp-opt %t.once --split-input-file --mp-agree-across-devices | diff %t.once -

// All read what all have: one infinity is one for everybody.
// CHECK-LABEL: @flag_of_all
// CHECK:         %[[F:.*]] = mp.all_finite %{{.*}} : tensor<4xf32>
// CHECK-NEXT:    %[[A:.*]] = mp.opaque "stablehlo.all_reduce" ins(%[[F]]) {code = "{{.*}}stablehlo.and{{.*}}", config = {channel_handle = {handle = 1 : i64, type = 0 : i64}, replica_groups = dense<{{.*}}0, 1, 2, 3{{.*}}> : tensor<1x4xi64>, use_global_device_ids}} : (tensor<i1>) -> tensor<i1>
// CHECK-NEXT:    return %[[A]], %[[A]]
module attributes {mp.devices = {count = 4 : i64, manual = "manual_axes{\22data\22}", mesh = "mesh", meshes = {mesh = "mesh<[\22data\22=4]>"}, partitions = 4 : i64}} {
func.func @flag_of_all(%g: tensor<4xf32>) -> (tensor<i1>, tensor<i1>) {
  %0 = mp.all_finite %g : tensor<4xf32>
  return %0, %0 : tensor<i1>, tensor<i1>
}

// CHECK-LABEL: @maximum_of_all
// CHECK:         mp.opaque "stablehlo.all_reduce" {{.*}}stablehlo.maximum{{.*}} : (tensor<f32>) -> tensor<f32>
func.func @maximum_of_all(%g: tensor<4xf32>) -> tensor<f32> {
  %0 = mp.amax %g : tensor<4xf32>
  return %0 : tensor<f32>
}

// What nobody reads is not sent.
// CHECK-LABEL: @unread
// CHECK-NOT:     mp.opaque
// CHECK:         return
func.func @unread(%g: tensor<4xf32>) {
  %0 = mp.all_finite %g : tensor<4xf32>
  return
}
}

// -----

// One program that all devices compute together has one flag as it is.
// CHECK-LABEL: @together
// CHECK-NOT:     mp.opaque
// CHECK:         return
module attributes {mp.devices = {meshes = {mesh = "mesh<[\22data\22=4]>"}, partitions = 4 : i64}} {
func.func @together(%g: tensor<4xf32>) -> tensor<i1> {
  %0 = mp.all_finite %g : tensor<4xf32>
  return %0 : tensor<i1>
}
}

// -----

// So has a program of one device.
// CHECK-LABEL: @alone
// CHECK-NOT:     mp.opaque
// CHECK:         return
func.func @alone(%g: tensor<4xf32>) -> tensor<i1> {
  %0 = mp.all_finite %g : tensor<4xf32>
  return %0 : tensor<i1>
}
