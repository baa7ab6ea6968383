// RUN: mp-test-opt %s --test-print-ranges --split-input-file --verify-diagnostics

// From the least number of a line to the largest.
func.func @span(%x: tensor<4x8xf32>) {
  %eps = arith.constant dense<1.0e-5> : tensor<4x8xf32>
  %max = mp.reduce max %x dims [1] : tensor<4x8xf32> to tensor<4xf32>
  %min = mp.reduce min %x dims [1] : tensor<4x8xf32> to tensor<4xf32>
  %least = mp.broadcast %min dims [0] : tensor<4xf32> to tensor<4x8xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %above = arith.subf %x, %least : tensor<4x8xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %difference = arith.subf %max, %min : tensor<4xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %spread = mp.broadcast %difference dims [0] : tensor<4xf32> to tensor<4x8xf32>
  // expected-remark@below {{, inf]}}
  %span = arith.addf %spread, %eps : tensor<4x8xf32>
  // expected-remark@below {{[0, 1], proved}}
  %share = arith.divf %above, %span : tensor<4x8xf32>
  return
}

// -----

// The span of other lines, or of another value, may be smaller.
func.func @other_lines(%x: tensor<4x4xf32>) {
  %max = mp.reduce max %x dims [1] : tensor<4x4xf32> to tensor<4xf32>
  %min = mp.reduce min %x dims [1] : tensor<4x4xf32> to tensor<4xf32>
  %least = mp.broadcast %min dims [0] : tensor<4xf32> to tensor<4x4xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %above = arith.subf %x, %least : tensor<4x4xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %difference = arith.subf %max, %min : tensor<4xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %span = mp.broadcast %difference dims [1] : tensor<4xf32> to tensor<4x4xf32>
  %share = arith.divf %above, %span : tensor<4x4xf32>
  return
}

// -----

func.func @other_value(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) {
  %max = mp.reduce max %y dims [1] : tensor<4x8xf32> to tensor<4xf32>
  %min = mp.reduce min %x dims [1] : tensor<4x8xf32> to tensor<4xf32>
  %difference = arith.subf %max, %min : tensor<4xf32>
  return
}

// -----

// The least of all devices may be far below that of this one.
func.func @of_devices(%x: tensor<4x8xf32>) {
  %max = mp.reduce max %x dims [1] : tensor<4x8xf32> to tensor<4xf32>
  %least = mp.reduce min %x dims [1] : tensor<4x8xf32> to tensor<4xf32>
  %below = mp.opaque "stablehlo.all_reduce" ins(%least) rule each {code = "\22builtin.module\22() ({ \22kept.regions\22() ({ ^bb0(%a: tensor<f32>, %b: tensor<f32>): %0 = \22stablehlo.minimum\22(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32> \22stablehlo.return\22(%0) : (tensor<f32>) -> () }) : () -> () }) : () -> ()", config = {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}} : (tensor<4xf32>) -> tensor<4xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %span = arith.subf %max, %least : tensor<4xf32>
  %eps = arith.constant dense<1.0e-05> : tensor<4xf32>
  // expected-remark@below {{[1e-05, inf], assumed}}
  %guarded = arith.addf %span, %eps : tensor<4xf32>
  %from = mp.broadcast %below dims [0] : tensor<4xf32> to tensor<4x8xf32>
  // expected-remark@below {{[1e-05, inf], assumed}}
  %over = mp.broadcast %guarded dims [0] : tensor<4xf32> to tensor<4x8xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %above = arith.subf %x, %from : tensor<4x8xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %place = arith.divf %above, %over : tensor<4x8xf32>
  return
}
