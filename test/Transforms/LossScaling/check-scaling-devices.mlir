// RUN: mp-opt %s --split-input-file --mp-check-scaling --verify-diagnostics | FileCheck %s

// What all devices have found is what a guard may act on.
// CHECK: mp.guard
module attributes {mp.devices = {count = 4 : i64, manual = "manual_axes{\22data\22}", mesh = "mesh", meshes = {mesh = "mesh<[\22data\22=4]>"}, partitions = 4 : i64}} {
func.func @main(%p: tensor<6xf32> {mp.name = "p", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}, %x: tensor<6xf32> {mp.name = "x", mp.role = #mp.role<batch>}, %scale: tensor<f32> {mp.name = "s", mp.role = #mp.role<loss_scale>}) -> (tensor<6xf32> {mp.name = "p", mp.role = #mp.role<new_parameter>}) {
  %d = arith.subf %p, %x : tensor<6xf32>
  %e = mp.scale %d, %scale : tensor<6xf32>
  %v = mp.unscale %e, %scale : tensor<6xf32> -> tensor<6xf32>
  %f = mp.all_finite %v : tensor<6xf32>
  %a = mp.opaque "stablehlo.all_reduce" ins(%f) {code = "module {\0A  \22kept.regions\22() ({\0A  ^bb0(%a: tensor<i1>, %b: tensor<i1>):\0A    %0 = \22stablehlo.and\22(%a, %b) : (tensor<i1>, tensor<i1>) -> tensor<i1>\0A    \22stablehlo.return\22(%0) : (tensor<i1>) -> ()\0A  }) : () -> ()\0A}\0A", config = {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}} : (tensor<i1>) -> tensor<i1>
  %n = arith.subf %p, %v : tensor<6xf32>
  %k = mp.guard %a keep(%p : tensor<6xf32>) {
    mp.yield %n : tensor<6xf32>
  }
  return %k : tensor<6xf32>
}
}

// -----

// A conjunction of two, combined behind it.
// CHECK: mp.guard
module attributes {mp.devices = {count = 4 : i64, manual = "manual_axes{\22data\22}", mesh = "mesh", meshes = {mesh = "mesh<[\22data\22=4]>"}, partitions = 4 : i64}} {
func.func @main(%p: tensor<6xf32> {mp.name = "p", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}, %x: tensor<6xf32> {mp.name = "x", mp.role = #mp.role<batch>}, %scale: tensor<f32> {mp.name = "s", mp.role = #mp.role<loss_scale>}) -> (tensor<6xf32> {mp.name = "p", mp.role = #mp.role<new_parameter>}) {
  %d = arith.subf %p, %x : tensor<6xf32>
  %e = mp.scale %d, %scale : tensor<6xf32>
  %v = mp.unscale %e, %scale : tensor<6xf32> -> tensor<6xf32>
  %f = mp.all_finite %v : tensor<6xf32>
  %f2 = mp.all_finite %v : tensor<6xf32>
  %c = arith.andi %f, %f2 : tensor<i1>
  %a = mp.opaque "stablehlo.all_reduce" ins(%c) {code = "module {\0A  \22kept.regions\22() ({\0A  ^bb0(%a: tensor<i1>, %b: tensor<i1>):\0A    %0 = \22stablehlo.and\22(%a, %b) : (tensor<i1>, tensor<i1>) -> tensor<i1>\0A    \22stablehlo.return\22(%0) : (tensor<i1>) -> ()\0A  }) : () -> ()\0A}\0A", config = {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}} : (tensor<i1>) -> tensor<i1>
  %n = arith.subf %p, %v : tensor<6xf32>
  %k = mp.guard %a keep(%p : tensor<6xf32>) {
    mp.yield %n : tensor<6xf32>
  }
  return %k : tensor<6xf32>
}
}

// -----

// One device has one flag, and so have devices that compute one program.
// CHECK: mp.guard
module attributes {mp.devices = {meshes = {mesh = "mesh<[\22data\22=4]>"}, partitions = 4 : i64}} {
func.func @main(%p: tensor<6xf32> {mp.name = "p", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}, %x: tensor<6xf32> {mp.name = "x", mp.role = #mp.role<batch>}, %scale: tensor<f32> {mp.name = "s", mp.role = #mp.role<loss_scale>}) -> (tensor<6xf32> {mp.name = "p", mp.role = #mp.role<new_parameter>}) {
  %d = arith.subf %p, %x : tensor<6xf32>
  %e = mp.scale %d, %scale : tensor<6xf32>
  %v = mp.unscale %e, %scale : tensor<6xf32> -> tensor<6xf32>
  %f = mp.all_finite %v : tensor<6xf32>
  %n = arith.subf %p, %v : tensor<6xf32>
  %k = mp.guard %f keep(%p : tensor<6xf32>) {
    mp.yield %n : tensor<6xf32>
  }
  return %k : tensor<6xf32>
}
}

// -----

// A flag of one device: an infinity there would part it from the others.
module attributes {mp.devices = {count = 4 : i64, manual = "manual_axes{\22data\22}", mesh = "mesh", meshes = {mesh = "mesh<[\22data\22=4]>"}, partitions = 4 : i64}} {
func.func @main(%p: tensor<6xf32> {mp.name = "p", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}, %x: tensor<6xf32> {mp.name = "x", mp.role = #mp.role<batch>}, %scale: tensor<f32> {mp.name = "s", mp.role = #mp.role<loss_scale>}) -> (tensor<6xf32> {mp.name = "p", mp.role = #mp.role<new_parameter>}) {
  %d = arith.subf %p, %x : tensor<6xf32>
  %e = mp.scale %d, %scale : tensor<6xf32>
  %v = mp.unscale %e, %scale : tensor<6xf32> -> tensor<6xf32>
  // expected-note@below {{this check}}
  %f = mp.all_finite %v : tensor<6xf32>
  %n = arith.subf %p, %v : tensor<6xf32>
  // expected-error@below {{takes the update of 'p' by what one of 4 devices found: the others would go on without it; mp-agree-across-devices combines it}}
  %k = mp.guard %f keep(%p : tensor<6xf32>) {
    mp.yield %n : tensor<6xf32>
  }
  return %k : tensor<6xf32>
}
}

// -----

// Two flags, one of them combined.
module attributes {mp.devices = {count = 4 : i64, manual = "manual_axes{\22data\22}", mesh = "mesh", meshes = {mesh = "mesh<[\22data\22=4]>"}, partitions = 4 : i64}} {
func.func @main(%p: tensor<6xf32> {mp.name = "p", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}, %x: tensor<6xf32> {mp.name = "x", mp.role = #mp.role<batch>}, %scale: tensor<f32> {mp.name = "s", mp.role = #mp.role<loss_scale>}) -> (tensor<6xf32> {mp.name = "p", mp.role = #mp.role<new_parameter>}) {
  %d = arith.subf %p, %x : tensor<6xf32>
  %e = mp.scale %d, %scale : tensor<6xf32>
  %v = mp.unscale %e, %scale : tensor<6xf32> -> tensor<6xf32>
  %f = mp.all_finite %v : tensor<6xf32>
  // expected-note@below {{this check}}
  %f2 = mp.all_finite %v : tensor<6xf32>
  %a = mp.opaque "stablehlo.all_reduce" ins(%f) {code = "module {\0A  \22kept.regions\22() ({\0A  ^bb0(%a: tensor<i1>, %b: tensor<i1>):\0A    %0 = \22stablehlo.and\22(%a, %b) : (tensor<i1>, tensor<i1>) -> tensor<i1>\0A    \22stablehlo.return\22(%0) : (tensor<i1>) -> ()\0A  }) : () -> ()\0A}\0A", config = {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}} : (tensor<i1>) -> tensor<i1>
  %c = arith.andi %a, %f2 : tensor<i1>
  %n = arith.subf %p, %v : tensor<6xf32>
  // expected-error@below {{takes the update of 'p' by what one of 4 devices found}}
  %k = mp.guard %c keep(%p : tensor<6xf32>) {
    mp.yield %n : tensor<6xf32>
  }
  return %k : tensor<6xf32>
}
}

// -----

// Pairs agree, and may part from other pairs.
module attributes {mp.devices = {count = 4 : i64, manual = "manual_axes{\22data\22}", mesh = "mesh", meshes = {mesh = "mesh<[\22data\22=4]>"}, partitions = 4 : i64}} {
func.func @main(%p: tensor<6xf32> {mp.name = "p", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}, %x: tensor<6xf32> {mp.name = "x", mp.role = #mp.role<batch>}, %scale: tensor<f32> {mp.name = "s", mp.role = #mp.role<loss_scale>}) -> (tensor<6xf32> {mp.name = "p", mp.role = #mp.role<new_parameter>}) {
  %d = arith.subf %p, %x : tensor<6xf32>
  %e = mp.scale %d, %scale : tensor<6xf32>
  %v = mp.unscale %e, %scale : tensor<6xf32> -> tensor<6xf32>
  %f = mp.all_finite %v : tensor<6xf32>
  // expected-note@below {{this value}}
  %a = mp.opaque "stablehlo.all_reduce" ins(%f) {code = "module {\0A  \22kept.regions\22() ({\0A  ^bb0(%a: tensor<i1>, %b: tensor<i1>):\0A    %0 = \22stablehlo.and\22(%a, %b) : (tensor<i1>, tensor<i1>) -> tensor<i1>\0A    \22stablehlo.return\22(%0) : (tensor<i1>) -> ()\0A  }) : () -> ()\0A}\0A", config = {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}} : (tensor<i1>) -> tensor<i1>
  %n = arith.subf %p, %v : tensor<6xf32>
  // expected-error@below {{it reads a value made by 'mp.opaque'}}
  %k = mp.guard %a keep(%p : tensor<6xf32>) {
    mp.yield %n : tensor<6xf32>
  }
  return %k : tensor<6xf32>
}
}

// -----

// One device twice is not all.
module attributes {mp.devices = {count = 4 : i64, manual = "manual_axes{\22data\22}", mesh = "mesh", meshes = {mesh = "mesh<[\22data\22=4]>"}, partitions = 4 : i64}} {
func.func @main(%p: tensor<6xf32> {mp.name = "p", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}, %x: tensor<6xf32> {mp.name = "x", mp.role = #mp.role<batch>}, %scale: tensor<f32> {mp.name = "s", mp.role = #mp.role<loss_scale>}) -> (tensor<6xf32> {mp.name = "p", mp.role = #mp.role<new_parameter>}) {
  %d = arith.subf %p, %x : tensor<6xf32>
  %e = mp.scale %d, %scale : tensor<6xf32>
  %v = mp.unscale %e, %scale : tensor<6xf32> -> tensor<6xf32>
  %f = mp.all_finite %v : tensor<6xf32>
  // expected-note@below {{this value}}
  %a = mp.opaque "stablehlo.all_reduce" ins(%f) {code = "module {\0A  \22kept.regions\22() ({\0A  ^bb0(%a: tensor<i1>, %b: tensor<i1>):\0A    %0 = \22stablehlo.and\22(%a, %b) : (tensor<i1>, tensor<i1>) -> tensor<i1>\0A    \22stablehlo.return\22(%0) : (tensor<i1>) -> ()\0A  }) : () -> ()\0A}\0A", config = {replica_groups = dense<[[0, 1, 2, 2]]> : tensor<1x4xi64>, use_global_device_ids}} : (tensor<i1>) -> tensor<i1>
  %n = arith.subf %p, %v : tensor<6xf32>
  // expected-error@below {{it reads a value made by 'mp.opaque'}}
  %k = mp.guard %a keep(%p : tensor<6xf32>) {
    mp.yield %n : tensor<6xf32>
  }
  return %k : tensor<6xf32>
}
}

// -----

// Finite on one device is not finite on all.
module attributes {mp.devices = {count = 4 : i64, manual = "manual_axes{\22data\22}", mesh = "mesh", meshes = {mesh = "mesh<[\22data\22=4]>"}, partitions = 4 : i64}} {
func.func @main(%p: tensor<6xf32> {mp.name = "p", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}, %x: tensor<6xf32> {mp.name = "x", mp.role = #mp.role<batch>}, %scale: tensor<f32> {mp.name = "s", mp.role = #mp.role<loss_scale>}) -> (tensor<6xf32> {mp.name = "p", mp.role = #mp.role<new_parameter>}) {
  %d = arith.subf %p, %x : tensor<6xf32>
  %e = mp.scale %d, %scale : tensor<6xf32>
  %v = mp.unscale %e, %scale : tensor<6xf32> -> tensor<6xf32>
  %f = mp.all_finite %v : tensor<6xf32>
  // expected-note@below {{this value}}
  %a = mp.opaque "stablehlo.all_reduce" ins(%f) {code = "module {\0A  \22kept.regions\22() ({\0A  ^bb0(%a: tensor<i1>, %b: tensor<i1>):\0A    %0 = \22stablehlo.or\22(%a, %b) : (tensor<i1>, tensor<i1>) -> tensor<i1>\0A    \22stablehlo.return\22(%0) : (tensor<i1>) -> ()\0A  }) : () -> ()\0A}\0A", config = {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}} : (tensor<i1>) -> tensor<i1>
  %n = arith.subf %p, %v : tensor<6xf32>
  // expected-error@below {{it reads a value made by 'mp.opaque'}}
  %k = mp.guard %a keep(%p : tensor<6xf32>) {
    mp.yield %n : tensor<6xf32>
  }
  return %k : tensor<6xf32>
}
}
