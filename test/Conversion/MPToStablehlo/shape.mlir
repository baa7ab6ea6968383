// Constants and ops that move elements.
// RUN: mp-translate --mp-to-stablehlo %s -o %t.hlo
// RUN: FileCheck %s < %t.hlo
// RUN: mp-run %s --fill=1 --compare=%t.hlo --tolerance=0

// CHECK-LABEL: func.func @main
func.func @main(%x: tensor<4x6xf16>, %s: tensor<f16>)
    -> (tensor<24xf16>, tensor<6x4xf16>, tensor<4x6xf16>, tensor<2x2xf16>,
        tensor<3x13xf16>, tensor<8x6xf16>, tensor<2x5xf16>, tensor<4x6xf16>,
        tensor<4x6xf16>, tensor<f16>, tensor<3xi1>, tensor<1xf16>,
        tensor<0x3xf32>) {
  // CHECK: "stablehlo.reshape"(%arg0) : (tensor<4x6xf16>) -> tensor<24xf16>
  %0 = mp.reshape %x : tensor<4x6xf16> to tensor<24xf16>
  // CHECK: "stablehlo.transpose"(%arg0) <{permutation = array<i64: 1, 0>}>
  %1 = mp.transpose %x perm [1, 0] : tensor<4x6xf16> to tensor<6x4xf16>
  // CHECK: "stablehlo.reverse"(%arg0) <{dimensions = array<i64: 1>}>
  %2 = mp.reverse %x dims [1] : tensor<4x6xf16>
  // CHECK: "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 4, 5>, start_indices = array<i64: 0, 2>, strides = array<i64: 2, 2>}>
  %3 = mp.slice %x start [0, 2] limit [4, 5] strides [2, 2]
     : tensor<4x6xf16> to tensor<2x2xf16>
  // CHECK: "stablehlo.pad"(%arg0, %arg1) <{edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: -1, 2>, interior_padding = array<i64: 0, 1>}>
  %4 = mp.pad %x, %s low [-1, 2] high [0, 0] interior [0, 1]
     : (tensor<4x6xf16>, tensor<f16>) -> tensor<3x13xf16>
  // CHECK: "stablehlo.concatenate"(%arg0, %arg0) <{dimension = 0 : i64}>
  %5 = mp.concat %x, %x dim 0
     : (tensor<4x6xf16>, tensor<4x6xf16>) -> tensor<8x6xf16>
  // CHECK: "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xf16>
  %6 = mp.iota dim 1 : tensor<2x5xf16>
  // CHECK: "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}>
  %7 = mp.broadcast %s dims [] : tensor<f16> to tensor<4x6xf16>
  // CHECK: %{{.*}}:2 = "stablehlo.optimization_barrier"(%arg0, %arg1) : (tensor<4x6xf16>, tensor<f16>) -> (tensor<4x6xf16>, tensor<f16>)
  %8:2 = mp.barrier %x, %s : tensor<4x6xf16>, tensor<f16>
  // CHECK: dense<[true, false, true]> : tensor<3xi1>
  %9 = arith.constant dense<[true, false, true]> : tensor<3xi1>
  // Bits that no decimal number has.
  // CHECK: dense<0xFE01> : tensor<1xf16>
  %10 = arith.constant dense<0xFE01> : tensor<1xf16>
  // CHECK: dense<> : tensor<0x3xf32>
  %11 = arith.constant dense<> : tensor<0x3xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8#0, %8#1, %9, %10, %11
    : tensor<24xf16>, tensor<6x4xf16>, tensor<4x6xf16>, tensor<2x2xf16>,
      tensor<3x13xf16>, tensor<8x6xf16>, tensor<2x5xf16>, tensor<4x6xf16>,
      tensor<4x6xf16>, tensor<f16>, tensor<3xi1>, tensor<1xf16>,
      tensor<0x3xf32>
}
