// RUN: mp-opt %s --split-input-file --mp-narrow-device-sums --remarks-filter='mp-narrow-device-sums' --remark-policy=all --verify-diagnostics

// Each decision at its op, and how many there were.
module attributes {mp.policy = #mp.policy<f16>, mp.devices = {count = 4 : i64, manual = "manual_axes{\22data\22}", mesh = "mesh", meshes = {mesh = "mesh<[\22data\22=4]>"}, partitions = 4 : i64}} {
// expected-remark@below {{Sums=1}}
func.func @main(%p: tensor<6xf32> {mp.name = "p", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}, %x: tensor<6xf32> {mp.name = "x", mp.role = #mp.role<batch>}, %scale: tensor<f32> {mp.name = "s", mp.role = #mp.role<loss_scale>}) -> (tensor<6xf32> {mp.name = "p", mp.role = #mp.role<new_parameter>}) {
  %two = arith.constant dense<2.0> : tensor<6xf32>
  %rate = arith.constant dense<0.1> : tensor<6xf32>
  %d = arith.subf %p, %x : tensor<6xf32>
  %e = mp.scale %d, %scale : tensor<6xf32>
  %g = arith.mulf %two, %e : tensor<6xf32>
  // expected-remark@below {{gradients of 4 devices are summed in f16, divided by 4 before}}
  %s = mp.opaque "stablehlo.all_reduce" ins(%g) rule each {code = "module {\0A  \22kept.regions\22() ({\0A  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\0A    %0 = \22stablehlo.add\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>\0A    \22stablehlo.return\22(%0) : (tensor<f32>) -> ()\0A  }) : () -> ()\0A}\0A", config = {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}} : (tensor<6xf32>) -> tensor<6xf32>
  %v = mp.unscale %s, %scale : tensor<6xf32> -> tensor<6xf32>
  %u = arith.mulf %v, %rate : tensor<6xf32>
  %n = arith.subf %p, %u : tensor<6xf32>
  return %n : tensor<6xf32>
}
}

// -----

module attributes {mp.policy = #mp.policy<f16>, mp.devices = {count = 4 : i64, manual = "manual_axes{\22data\22}", mesh = "mesh", meshes = {mesh = "mesh<[\22data\22=4]>"}, partitions = 4 : i64}} {
// expected-remark@below {{the loss is not scaled, so that nothing would see an overflow; bf16 needs no scale}}
func.func @main(%p: tensor<6xf32> {mp.name = "p", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}, %x: tensor<6xf32> {mp.name = "x", mp.role = #mp.role<batch>}) -> (tensor<6xf32> {mp.name = "p", mp.role = #mp.role<new_parameter>}) {
  %two = arith.constant dense<2.0> : tensor<6xf32>
  %rate = arith.constant dense<0.1> : tensor<6xf32>
  %d = arith.subf %p, %x : tensor<6xf32>
  %g = arith.mulf %two, %d : tensor<6xf32>
  %s = mp.opaque "stablehlo.all_reduce" ins(%g) rule each {code = "module {\0A  \22kept.regions\22() ({\0A  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\0A    %0 = \22stablehlo.add\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>\0A    \22stablehlo.return\22(%0) : (tensor<f32>) -> ()\0A  }) : () -> ()\0A}\0A", config = {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}} : (tensor<6xf32>) -> tensor<6xf32>
  %u = arith.mulf %s, %rate : tensor<6xf32>
  %n = arith.subf %p, %u : tensor<6xf32>
  return %n : tensor<6xf32>
}
}

// -----

module attributes {mp.policy = #mp.policy<f16>} {
// expected-remark@below {{no device runs the step on a part of the values, so that there are no sums over devices}}
func.func @main(%p: tensor<6xf32> {mp.name = "p", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}, %x: tensor<6xf32> {mp.name = "x", mp.role = #mp.role<batch>}) -> (tensor<6xf32> {mp.name = "p", mp.role = #mp.role<new_parameter>}) {
  %two = arith.constant dense<2.0> : tensor<6xf32>
  %rate = arith.constant dense<0.1> : tensor<6xf32>
  %d = arith.subf %p, %x : tensor<6xf32>
  %g = arith.mulf %two, %d : tensor<6xf32>
  %s = mp.opaque "stablehlo.all_reduce" ins(%g) rule each {code = "module {\0A  \22kept.regions\22() ({\0A  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\0A    %0 = \22stablehlo.add\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>\0A    \22stablehlo.return\22(%0) : (tensor<f32>) -> ()\0A  }) : () -> ()\0A}\0A", config = {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}} : (tensor<6xf32>) -> tensor<6xf32>
  %u = arith.mulf %s, %rate : tensor<6xf32>
  %n = arith.subf %p, %u : tensor<6xf32>
  return %n : tensor<6xf32>
}
}

// -----

module attributes {mp.devices = {count = 4 : i64, manual = "manual_axes{\22data\22}", mesh = "mesh", meshes = {mesh = "mesh<[\22data\22=4]>"}, partitions = 4 : i64}} {
// expected-remark@below {{the policy is for f32, or there is none}}
func.func @main(%p: tensor<6xf32> {mp.name = "p", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}, %x: tensor<6xf32> {mp.name = "x", mp.role = #mp.role<batch>}) -> (tensor<6xf32> {mp.name = "p", mp.role = #mp.role<new_parameter>}) {
  %two = arith.constant dense<2.0> : tensor<6xf32>
  %rate = arith.constant dense<0.1> : tensor<6xf32>
  %d = arith.subf %p, %x : tensor<6xf32>
  %g = arith.mulf %two, %d : tensor<6xf32>
  %s = mp.opaque "stablehlo.all_reduce" ins(%g) rule each {code = "module {\0A  \22kept.regions\22() ({\0A  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\0A    %0 = \22stablehlo.add\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>\0A    \22stablehlo.return\22(%0) : (tensor<f32>) -> ()\0A  }) : () -> ()\0A}\0A", config = {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}} : (tensor<6xf32>) -> tensor<6xf32>
  %u = arith.mulf %s, %rate : tensor<6xf32>
  %n = arith.subf %p, %u : tensor<6xf32>
  return %n : tensor<6xf32>
}
}
