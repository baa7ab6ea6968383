// RUN: mp-opt %s --split-input-file --mp-insert-loss-scaling=mode=static --mp-narrow-device-sums --mp-agree-across-devices --mp-check-scaling > %t.once
// RUN: FileCheck %s --input-file=%t.once
// RUN: mp-opt %t.once --split-input-file --mp-narrow-device-sums | diff %t.once -
// RUN: mp-opt %s --split-input-file --mp-insert-loss-scaling=mode=static --mp-narrow-device-sums=mode=undivided | FileCheck --check-prefix=PLAIN %s
// RUN: mp-opt %s --split-input-file --mp-insert-loss-scaling=mode=static -o %t.scaled
// RUN: mp-opt %t.scaled --split-input-file --mp-narrow-device-sums=mode=wide | diff %t.scaled -

// Three devices: a quarter of each gradient is sent, and four times the sum read.
// The loss is no gradient, and its sum stays as it is.
// CHECK-LABEL: @main
// CHECK:         mp.opaque "stablehlo.all_reduce" ins(%{{.*}}) rule each {{.*}} : (tensor<f32>) -> tensor<f32>
// CHECK:         %[[Q:.*]] = arith.constant dense<2.500000e-01> : tensor<6xf32>
// CHECK:         %[[P:.*]] = arith.mulf %{{.*}}, %[[Q]] {mp.shift = -2 : i64} : tensor<6xf32>
// CHECK:         %[[N:.*]] = mp.cast %[[P]] : tensor<6xf32> to tensor<6xf16>
// CHECK:         %[[S:.*]] = mp.opaque "stablehlo.all_reduce" ins(%[[N]]) rule each {code = "{{.*}}tensor<f16>{{.*}}stablehlo.add{{.*}}", config = {replica_groups = {{.*}} : tensor<1x3xi64>, use_global_device_ids}} : (tensor<6xf16>) -> tensor<6xf16>
// CHECK:         %[[W:.*]] = mp.cast %[[S]] : tensor<6xf16> to tensor<6xf32>
// CHECK:         %[[F:.*]] = arith.constant dense<4.000000e+00> : tensor<6xf32>
// CHECK:         %[[B:.*]] = arith.mulf %[[W]], %[[F]] {mp.shift = 2 : i64} : tensor<6xf32>
// CHECK:         mp.unscale %[[B]]
// PLAIN-LABEL: @main
// PLAIN-NOT:     mp.shift
// PLAIN:         (tensor<6xf16>) -> tensor<6xf16>
module attributes {mp.policy = #mp.policy<f16>, mp.devices = {count = 3 : i64, manual = "manual_axes{\22data\22}", mesh = "mesh", meshes = {mesh = "mesh<[\22data\22=3]>"}, partitions = 3 : i64}} {
func.func @main(%p: tensor<6xf32> {mp.name = "p", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}, %x: tensor<6xf32> {mp.name = "x", mp.role = #mp.role<batch>}) -> (tensor<6xf32> {mp.name = "p", mp.role = #mp.role<new_parameter>}, tensor<f32> {mp.name = "loss", mp.role = #mp.role<loss>}) {
  %two = arith.constant dense<2.0> : tensor<6xf32>
  %rate = arith.constant dense<0.1> : tensor<6xf32>
  %d = arith.subf %p, %x : tensor<6xf32>
  %q = arith.mulf %d, %d : tensor<6xf32>
  %own = mp.reduce add %q dims [0] : tensor<6xf32> to tensor<f32>
  %loss = mp.opaque "stablehlo.all_reduce" ins(%own) rule each {code = "module {\0A  \22kept.regions\22() ({\0A  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\0A    %0 = \22stablehlo.add\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>\0A    \22stablehlo.return\22(%0) : (tensor<f32>) -> ()\0A  }) : () -> ()\0A}\0A", config = {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, use_global_device_ids}} : (tensor<f32>) -> tensor<f32>
  %g = arith.mulf %two, %d : tensor<6xf32>
  %s = mp.opaque "stablehlo.all_reduce" ins(%g) rule each {code = "module {\0A  \22kept.regions\22() ({\0A  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\0A    %0 = \22stablehlo.add\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>\0A    \22stablehlo.return\22(%0) : (tensor<f32>) -> ()\0A  }) : () -> ()\0A}\0A", config = {replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, use_global_device_ids}} : (tensor<6xf32>) -> tensor<6xf32>
  %u = arith.mulf %s, %rate : tensor<6xf32>
  %n = arith.subf %p, %u : tensor<6xf32>
  return %n, %loss : tensor<6xf32>, tensor<f32>
}
}

// -----

// A part of the sum on each device. Groups of two within four: divided by two.
// CHECK-LABEL: @main
// CHECK:         arith.mulf {{.*}} {mp.shift = -1 : i64} : tensor<6xf32>
// CHECK:         mp.opaque "stablehlo.reduce_scatter" {{.*}} : (tensor<6xf16>) -> tensor<3xf16>
// CHECK:         arith.mulf {{.*}} {mp.shift = 1 : i64} : tensor<3xf32>
module attributes {mp.policy = #mp.policy<f16>, mp.devices = {count = 4 : i64, manual = "manual_axes{\22data\22}", mesh = "mesh", meshes = {mesh = "mesh<[\22data\22=4]>"}, partitions = 4 : i64}} {
func.func @main(%p: tensor<3xf32> {mp.name = "p", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}, %x: tensor<6xf32> {mp.name = "x", mp.role = #mp.role<batch>}) -> (tensor<3xf32> {mp.name = "p", mp.role = #mp.role<new_parameter>}) {
  %two = arith.constant dense<2.0> : tensor<6xf32>
  %rate = arith.constant dense<0.1> : tensor<3xf32>
  %w = mp.concat %p, %p dim 0 : (tensor<3xf32>, tensor<3xf32>) -> tensor<6xf32>
  %d = arith.subf %w, %x : tensor<6xf32>
  %g = arith.mulf %two, %d : tensor<6xf32>
  %s = mp.opaque "stablehlo.reduce_scatter" ins(%g) rule each {code = "module {\0A  \22kept.regions\22() ({\0A  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\0A    %0 = \22stablehlo.add\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>\0A    \22stablehlo.return\22(%0) : (tensor<f32>) -> ()\0A  }) : () -> ()\0A}\0A", config = {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, scatter_dimension = 0 : i64, use_global_device_ids}} : (tensor<6xf32>) -> tensor<3xf32>
  %u = arith.mulf %s, %rate : tensor<3xf32>
  %n = arith.subf %p, %u : tensor<3xf32>
  return %n : tensor<3xf32>
}
}

// -----

// bf16 has the range of f32: no scale and no division. A maximum is no sum.
// CHECK-LABEL: @main
// CHECK-NOT:     mp.shift
// CHECK:         mp.opaque "stablehlo.all_reduce" {{.*}}stablehlo.maximum{{.*}} : (tensor<6xf32>) -> tensor<6xf32>
// CHECK-NOT:     mp.shift
// CHECK:         mp.opaque "stablehlo.all_reduce" {{.*}}stablehlo.add{{.*}} : (tensor<6xbf16>) -> tensor<6xbf16>
// CHECK-NOT:     mp.shift
// CHECK:         return
module attributes {mp.policy = #mp.policy<bf16>, mp.devices = {count = 4 : i64, manual = "manual_axes{\22data\22}", mesh = "mesh", meshes = {mesh = "mesh<[\22data\22=4]>"}, partitions = 4 : i64}} {
func.func @main(%p: tensor<6xf32> {mp.name = "p", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}, %x: tensor<6xf32> {mp.name = "x", mp.role = #mp.role<batch>}) -> (tensor<6xf32> {mp.name = "p", mp.role = #mp.role<new_parameter>}) {
  %two = arith.constant dense<2.0> : tensor<6xf32>
  %rate = arith.constant dense<0.1> : tensor<6xf32>
  %d = arith.subf %p, %x : tensor<6xf32>
  %g = arith.mulf %two, %d : tensor<6xf32>
  %m = mp.opaque "stablehlo.all_reduce" ins(%g) rule each {code = "module {\0A  \22kept.regions\22() ({\0A  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\0A    %0 = \22stablehlo.maximum\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>\0A    \22stablehlo.return\22(%0) : (tensor<f32>) -> ()\0A  }) : () -> ()\0A}\0A", config = {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}} : (tensor<6xf32>) -> tensor<6xf32>
  %s = mp.opaque "stablehlo.all_reduce" ins(%m) rule each {code = "module {\0A  \22kept.regions\22() ({\0A  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\0A    %0 = \22stablehlo.add\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>\0A    \22stablehlo.return\22(%0) : (tensor<f32>) -> ()\0A  }) : () -> ()\0A}\0A", config = {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}} : (tensor<6xf32>) -> tensor<6xf32>
  %u = arith.mulf %s, %rate : tensor<6xf32>
  %n = arith.subf %p, %u : tensor<6xf32>
  return %n : tensor<6xf32>
}
}

// -----

// In a part of a step that devices run alone, those that the sum lists count.
// CHECK-LABEL: @main
// CHECK:         mp.manual_computation
// CHECK:         arith.mulf {{.*}} {mp.shift = -2 : i64} : tensor<6xf32>
// CHECK:         mp.opaque "stablehlo.all_reduce" {{.*}} : (tensor<6xf16>) -> tensor<6xf16>
// CHECK:         arith.mulf {{.*}} {mp.shift = 2 : i64} : tensor<6xf32>
// CHECK:         mp.yield
module attributes {mp.policy = #mp.policy<f16>, mp.devices = {meshes = {mesh = "mesh<[\22data\22=4]>"}, partitions = 4 : i64}} {
func.func @main(%p: tensor<6xf32> {mp.name = "p", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}, %x: tensor<24xf32> {mp.name = "x", mp.role = #mp.role<batch>}) -> (tensor<6xf32> {mp.name = "p", mp.role = #mp.role<new_parameter>}) {
  %rate = arith.constant dense<0.1> : tensor<6xf32>
  %s = mp.manual_computation "manual_axes{\22data\22}" ins(%p, %x) from "sharding_per_value<[<@mesh, [{}]>, <@mesh, [{\22data\22}]>]>" to "sharding_per_value<[<@mesh, [{}]>]>" : (tensor<6xf32>, tensor<24xf32>) -> tensor<6xf32> {
  ^bb0(%q: tensor<6xf32>, %y: tensor<6xf32>):
    %two = arith.constant dense<2.0> : tensor<6xf32>
    %d = arith.subf %q, %y : tensor<6xf32>
    %g = arith.mulf %two, %d : tensor<6xf32>
    %all = mp.opaque "stablehlo.all_reduce" ins(%g) rule each {code = "module {\0A  \22kept.regions\22() ({\0A  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\0A    %0 = \22stablehlo.add\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>\0A    \22stablehlo.return\22(%0) : (tensor<f32>) -> ()\0A  }) : () -> ()\0A}", config = {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}} : (tensor<6xf32>) -> tensor<6xf32>
    mp.yield %all : tensor<6xf32>
  }
  %u = arith.mulf %s, %rate : tensor<6xf32>
  %n = arith.subf %p, %u : tensor<6xf32>
  return %n : tensor<6xf32>
}
}
