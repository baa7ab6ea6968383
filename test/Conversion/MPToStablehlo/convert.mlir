// Conversions, with the roundings that StableHLO has no word for.
// RUN: mp-translate --mp-to-stablehlo %s -o %t.hlo
// RUN: FileCheck %s < %t.hlo
// RUN: mp-run %s --fill=1 --compare=%t.hlo --tolerance=0

// CHECK-LABEL: func.func @main
func.func @main(
    %h: tensor<8xf16>, %w: tensor<8xf32>, %i: tensor<8xi32>, %b: tensor<8xi1>)
    -> (
        tensor<8xf32>, tensor<8xbf16>, tensor<8xf16>, tensor<8xf16>,
        tensor<8xbf16>, tensor<8xbf16>, tensor<8xf32>, tensor<8xf32>,
        tensor<8xf32>, tensor<8xi32>, tensor<8xi32>, tensor<8xi8>,
        tensor<8xi1>, tensor<8xi32>, tensor<8xi32>, tensor<8xi32>,
        tensor<8xi32>, tensor<8xf16>, tensor<8xf32>) {
  // CHECK: "stablehlo.convert"(%arg0) : (tensor<8xf16>) -> tensor<8xf32>
  %r0 = mp.cast %h : tensor<8xf16> to tensor<8xf32>
  // CHECK: "stablehlo.convert"(%arg1) : (tensor<8xf32>) -> tensor<8xbf16>
  %r1 = mp.cast %w : tensor<8xf32> to tensor<8xbf16>
  // CHECK: dense<
  %r2 = arith.constant dense<[1.0, 65519.0, 65520.0, 1.0e30, 0x7F800000, 5.9e-8, -1.00048828e+00, 1.00097656]> : tensor<8xf32>
  // CHECK: dense<-6.550400e+04>
  // CHECK: dense<6.550400e+04>
  // CHECK: "stablehlo.clamp"({{.*}}) : (tensor<f32>, tensor<8xf32>, tensor<f32>)
  // CHECK: "stablehlo.convert"
  %r3 = mp.cast %r2 saturate : tensor<8xf32> to tensor<8xf16>
  // CHECK: %[[N:.*]] = "stablehlo.convert"
  // CHECK: "stablehlo.abs"
  // CHECK: GT>
  // CHECK: "stablehlo.bitcast_convert"
  // CHECK: "stablehlo.subtract"{{.*}}tensor<8xi16>
  // CHECK: "stablehlo.select"({{.*}}, %[[N]])
  %r4 = mp.cast %r2 round toward_zero : tensor<8xf32> to tensor<8xf16>
  // CHECK: "stablehlo.subtract"
  %r5 = mp.cast %w round toward_zero : tensor<8xf32> to tensor<8xbf16>
  // CHECK: "stablehlo.clamp"
  // CHECK: "stablehlo.subtract"
  %r6 = mp.cast %w round toward_zero saturate : tensor<8xf32> to tensor<8xbf16>
  // CHECK: "stablehlo.convert"(%arg2) : (tensor<8xi32>) -> tensor<8xf32>
  %r7 = arith.sitofp %i : tensor<8xi32> to tensor<8xf32>
  // CHECK: "stablehlo.convert"{{.*}} : (tensor<8xui32>) -> tensor<8xf32>
  %r8 = arith.uitofp %i : tensor<8xi32> to tensor<8xf32>
  // CHECK: "stablehlo.convert"(%arg3) : (tensor<8xi1>) -> tensor<8xf32>
  %r9 = arith.uitofp %b : tensor<8xi1> to tensor<8xf32>
  // CHECK: "stablehlo.negate"
  %r10 = arith.extsi %b : tensor<8xi1> to tensor<8xi32>
  // CHECK: "stablehlo.convert"(%arg3) : (tensor<8xi1>) -> tensor<8xi32>
  %r11 = arith.extui %b : tensor<8xi1> to tensor<8xi32>
  // CHECK: "stablehlo.convert"(%arg2) : (tensor<8xi32>) -> tensor<8xi8>
  %r12 = arith.trunci %i : tensor<8xi32> to tensor<8xi8>
  // CHECK: "stablehlo.and"
  // CHECK: "stablehlo.convert"
  %r13 = arith.trunci %i : tensor<8xi32> to tensor<8xi1>
  // CHECK: (tensor<8xui8>) -> tensor<8xui32>
  %r14 = arith.extui %r12 : tensor<8xi8> to tensor<8xi32>
  // CHECK: (tensor<8xi8>) -> tensor<8xi32>
  %r15 = arith.extsi %r12 : tensor<8xi8> to tensor<8xi32>
  // CHECK: "stablehlo.convert"(%arg1) {mp.unchecked = true} : (tensor<8xf32>) -> tensor<8xi32>
  %r16 = arith.fptosi %w : tensor<8xf32> to tensor<8xi32>
  // CHECK: "stablehlo.bitcast_convert"(%arg1) : (tensor<8xf32>) -> tensor<8xi32>
  %r17 = arith.bitcast %w : tensor<8xf32> to tensor<8xi32>
  // CHECK: "stablehlo.subtract"{{.*}}tensor<8xi16>
  %r18 = arith.truncf %r2 toward_zero : tensor<8xf32> to tensor<8xf16>
  // CHECK: "stablehlo.clamp"({{.*}}) : (tensor<f32>, tensor<8xf32>, tensor<f32>)
  %inf = arith.mulf %r2, %r2 : tensor<8xf32>
  %r19 = mp.cast %inf saturate : tensor<8xf32> to tensor<8xf32>
  return
    %r0, %r1, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14,
    %r15, %r16, %r17, %r18, %r19
    :
      tensor<8xf32>, tensor<8xbf16>, tensor<8xf16>, tensor<8xf16>,
      tensor<8xbf16>, tensor<8xbf16>, tensor<8xf32>, tensor<8xf32>,
      tensor<8xf32>, tensor<8xi32>, tensor<8xi32>, tensor<8xi8>, tensor<8xi1>,
      tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<8xi32>,
      tensor<8xf16>, tensor<8xf32>
}
