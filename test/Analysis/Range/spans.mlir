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
