// Each op on floats, in the words of StableHLO; what StableHLO lacks is written
// with what it has, and computes the same bits.
// RUN: mp-translate --mp-to-stablehlo %s -o %t.hlo
// RUN: FileCheck %s < %t.hlo
// RUN: mp-run %s --fill=1 --compare=%t.hlo --tolerance=0

// CHECK-LABEL: func.func @main
func.func @main(
    %x: tensor<4x5xf32>, %y: tensor<4x5xf32>, %s: tensor<f16>,
    %c: tensor<4x5xi1>)
    -> (
        tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>,
        tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>,
        tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>,
        tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>,
        tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>,
        tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>,
        tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>,
        tensor<4x5xf32>, tensor<f16>, tensor<4x5xf32>, tensor<4x5xf32>,
        tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xi1>, tensor<4x5xi1>,
        tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>,
        tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>,
        tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xf32>) {
  // CHECK: "stablehlo.add"(%arg0, %arg1)
  %r0 = arith.addf %x, %y : tensor<4x5xf32>
  // CHECK: "stablehlo.subtract"(%arg0, %arg1)
  %r1 = arith.subf %x, %y : tensor<4x5xf32>
  // CHECK: "stablehlo.multiply"(%arg0, %arg1)
  %r2 = arith.mulf %x, %y : tensor<4x5xf32>
  // CHECK: "stablehlo.divide"(%arg0, %arg1)
  %r3 = arith.divf %x, %y : tensor<4x5xf32>
  // CHECK: "stablehlo.remainder"(%arg0, %arg1)
  %r4 = arith.remf %x, %y : tensor<4x5xf32>
  // CHECK: "stablehlo.maximum"(%arg0, %arg1)
  %r5 = arith.maximumf %x, %y : tensor<4x5xf32>
  // CHECK: "stablehlo.minimum"(%arg0, %arg1)
  %r6 = arith.minimumf %x, %y : tensor<4x5xf32>
  // CHECK: "stablehlo.power"(%arg0, %arg1)
  %r7 = math.powf %x, %y : tensor<4x5xf32>
  // CHECK: "stablehlo.atan2"(%arg0, %arg1)
  %r8 = math.atan2 %x, %y : tensor<4x5xf32>
  // CHECK: "stablehlo.negate"(%arg0) : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %r9 = arith.negf %x : tensor<4x5xf32>
  // CHECK: "stablehlo.abs"(%arg0) : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %r10 = math.absf %x : tensor<4x5xf32>
  // CHECK: "stablehlo.exponential"(%arg0) : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %r11 = math.exp %x : tensor<4x5xf32>
  // CHECK: "stablehlo.exponential_minus_one"(%arg0) : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %r12 = math.expm1 %x : tensor<4x5xf32>
  // CHECK: "stablehlo.log"(%arg0) : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %r13 = math.log %x : tensor<4x5xf32>
  // CHECK: "stablehlo.log_plus_one"(%arg0) : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %r14 = math.log1p %x : tensor<4x5xf32>
  // CHECK: "stablehlo.sqrt"(%arg0) : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %r15 = math.sqrt %x : tensor<4x5xf32>
  // CHECK: "stablehlo.rsqrt"(%arg0) : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %r16 = math.rsqrt %x : tensor<4x5xf32>
  // CHECK: "stablehlo.cbrt"(%arg0) : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %r17 = math.cbrt %x : tensor<4x5xf32>
  // CHECK: "stablehlo.tanh"(%arg0) : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %r18 = math.tanh %x : tensor<4x5xf32>
  // CHECK: "stablehlo.tan"(%arg0) : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %r19 = math.tan %x : tensor<4x5xf32>
  // CHECK: "stablehlo.sine"(%arg0) : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %r20 = math.sin %x : tensor<4x5xf32>
  // CHECK: "stablehlo.cosine"(%arg0) : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %r21 = math.cos %x : tensor<4x5xf32>
  // CHECK: "stablehlo.floor"(%arg0) : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %r22 = math.floor %x : tensor<4x5xf32>
  // CHECK: "stablehlo.ceil"(%arg0) : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %r23 = math.ceil %x : tensor<4x5xf32>
  // CHECK: "stablehlo.round_nearest_even"(%arg0) : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %r24 = math.roundeven %x : tensor<4x5xf32>
  // CHECK: "stablehlo.round_nearest_afz"(%arg0) : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %r25 = math.round %x : tensor<4x5xf32>
  // CHECK: "chlo.erfc"(%arg0) : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %r26 = math.erfc %x : tensor<4x5xf32>
  // CHECK: "stablehlo.logistic"(%arg0)
  %r27 = mp.logistic %x : tensor<4x5xf32>
  // CHECK: "stablehlo.custom_call"(%arg0) <{call_target_name = "mhlo.erf"}> {mhlo.attributes = {}, mhlo.version = 1 : i64}
  %r28 = math.erf %x : tensor<4x5xf32>
  // CHECK: "stablehlo.add"(%arg2, %arg2) : (tensor<f16>, tensor<f16>) -> tensor<f16>
  %r29 = arith.addf %s, %s : tensor<f16>
  // CHECK: "stablehlo.ceil"
  // CHECK: "stablehlo.floor"
  // CHECK: "stablehlo.select"
  %r30 = math.trunc %x : tensor<4x5xf32>
  // CHECK: "stablehlo.bitcast_convert"(%arg0)
  // CHECK: "stablehlo.or"
  // CHECK: "stablehlo.bitcast_convert"
  %r31 = math.copysign %x, %y : tensor<4x5xf32>
  // CHECK: "stablehlo.maximum"
  // CHECK: NE>
  // CHECK: "stablehlo.select"
  // CHECK: NE>
  // CHECK: "stablehlo.select"
  %r32 = arith.maxnumf %x, %y : tensor<4x5xf32>
  // CHECK: "stablehlo.minimum"
  %r33 = arith.minnumf %x, %y : tensor<4x5xf32>
  // CHECK: EQ>
  %r34 = arith.cmpf oeq, %x, %y : tensor<4x5xf32>
  // CHECK: GT>
  %r35 = arith.cmpf ogt, %x, %y : tensor<4x5xf32>
  // CHECK: GE>
  %r36 = arith.cmpf oge, %x, %y : tensor<4x5xf32>
  // CHECK: LT>
  %r37 = arith.cmpf olt, %x, %y : tensor<4x5xf32>
  // CHECK: LE>
  %r38 = arith.cmpf ole, %x, %y : tensor<4x5xf32>
  // CHECK: NE>
  %r39 = arith.cmpf une, %x, %y : tensor<4x5xf32>
  // CHECK: "stablehlo.or"
  %r40 = arith.cmpf one, %x, %y : tensor<4x5xf32>
  // CHECK: "stablehlo.not"
  %r41 = arith.cmpf ugt, %x, %y : tensor<4x5xf32>
  // CHECK: "stablehlo.and"
  %r42 = arith.cmpf ord, %x, %y : tensor<4x5xf32>
  // CHECK: "stablehlo.not"
  %r43 = arith.cmpf uno, %x, %y : tensor<4x5xf32>
  // CHECK: "stablehlo.is_finite"(%arg0) : (tensor<4x5xf32>) -> tensor<4x5xi1>
  %r44 = math.isfinite %x : tensor<4x5xf32>
  // CHECK: "stablehlo.compare"(%arg0, %arg0) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}>
  %r45 = math.isnan %x : tensor<4x5xf32>
  // CHECK: dense<0x7F800000>
  // CHECK: EQ>
  %r46 = math.isinf %x : tensor<4x5xf32>
  // CHECK: "stablehlo.select"(%arg3, %arg0, %arg1)
  %r47 = arith.select %c, %x, %y : tensor<4x5xi1>, tensor<4x5xf32>
  return
    %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13,
    %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25,
    %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37,
    %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47
    :
      tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>,
      tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>,
      tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>,
      tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>,
      tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>,
      tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>,
      tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>,
      tensor<4x5xf32>, tensor<f16>, tensor<4x5xf32>, tensor<4x5xf32>,
      tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xi1>, tensor<4x5xi1>,
      tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>,
      tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>,
      tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xi1>, tensor<4x5xf32>
}
