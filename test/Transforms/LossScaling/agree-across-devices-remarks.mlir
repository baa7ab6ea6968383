// RUN: mp-opt %s --mp-agree-across-devices --remarks-filter='mp-agree-across-devices' --remark-policy=all --verify-diagnostics

// Each decision at its op, and how many there were.
// expected-remark@below {{Combined=1}}
module attributes {mp.devices = {count = 2 : i64, manual = "manual_axes{\22data\22}", mesh = "mesh", meshes = {mesh = "mesh<[\22data\22=2]>"}, partitions = 2 : i64}} {
func.func @one_flag(%g: tensor<4xf32>) -> tensor<i1> {
  // expected-remark@below {{all 2 devices act on one result}}
  %0 = mp.all_finite %g : tensor<4xf32>
  return %0 : tensor<i1>
}
}
