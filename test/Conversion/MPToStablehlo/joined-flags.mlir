// What small tensors are looked at together for is what each one is: one NaN, one
// infinity on either side, zeros, and the least that is none.
// RUN: mp-translate --mp-to-stablehlo %s -o %t.hlo
// RUN: FileCheck %s < %t.hlo
// RUN: mp-run %s --fill=1 --compare=%t.hlo --tolerance=0

// CHECK-LABEL: func.func @main
// CHECK-COUNT-5: "stablehlo.maximum"
// CHECK: return
func.func @main(%a: tensor<2xf32>)
    -> (tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>) {
  %zero = arith.constant dense<0.0> : tensor<2xf32>
  %nan = arith.constant dense<[1.0, 0x7FC00000]> : tensor<2xf32>
  %inf = arith.constant dense<[0xFF800000, -1.0]> : tensor<2xf32>
  %least = arith.constant dense<[0.0, -1.0e-30]> : tensor<2xf32>
  %ok0, %some0 = mp.all_finite %a, %nan nonzero : tensor<2xf32>, tensor<2xf32>
  %ok1, %some1 = mp.all_finite %nan, %a nonzero : tensor<2xf32>, tensor<2xf32>
  %ok2, %some2 = mp.all_finite %a, %inf nonzero : tensor<2xf32>, tensor<2xf32>
  %ok3, %some3 = mp.all_finite %zero, %zero nonzero : tensor<2xf32>, tensor<2xf32>
  %ok4, %some4 = mp.all_finite %zero, %least nonzero : tensor<2xf32>, tensor<2xf32>
  %half = arith.constant dense<[1.0, 0xFC00]> : tensor<2xf16>
  %none = arith.constant dense<> : tensor<0xf16>
  %ok5, %some5 = mp.all_finite %half nonzero : tensor<2xf16>
  %ok6, %some6 = mp.all_finite %none nonzero : tensor<0xf16>
  // Five and more of one type.
  %z1 = arith.constant dense<0.0> : tensor<1xf32>
  %z3 = arith.constant dense<[0.0, -0.0, 0.0]> : tensor<3xf32>
  %n3 = arith.constant dense<[0.0, 0xFF800001, 1.0]> : tensor<3xf32>
  %i3 = arith.constant dense<[0.0, 0xFF800000, 1.0]> : tensor<3xf32>
  %m3 = arith.constant dense<[0.0, 0xFF7FFFFF, 0x00000001]> : tensor<3xf32>
  %z4 = arith.constant dense<0.0> : tensor<4xf32>
  %z5 = arith.constant dense<0.0> : tensor<5xf32>
  %e0 = arith.constant dense<> : tensor<0xf32>
  %e1 = arith.constant dense<> : tensor<0x1xf32>
  %e2 = arith.constant dense<> : tensor<0x2xf32>
  %e3 = arith.constant dense<> : tensor<0x3xf32>
  %e4 = arith.constant dense<> : tensor<0x4xf32>
  %ok7, %some7 = mp.all_finite %z1, %zero, %z3, %z4, %z5 nonzero : tensor<1xf32>, tensor<2xf32>, tensor<3xf32>, tensor<4xf32>, tensor<5xf32>
  %ok8, %some8 = mp.all_finite %z1, %zero, %n3, %z4, %z5 nonzero : tensor<1xf32>, tensor<2xf32>, tensor<3xf32>, tensor<4xf32>, tensor<5xf32>
  %ok9, %some9 = mp.all_finite %z1, %zero, %i3, %z4, %z5 nonzero : tensor<1xf32>, tensor<2xf32>, tensor<3xf32>, tensor<4xf32>, tensor<5xf32>
  %ok10, %some10 = mp.all_finite %z1, %zero, %m3, %z4, %z5 nonzero : tensor<1xf32>, tensor<2xf32>, tensor<3xf32>, tensor<4xf32>, tensor<5xf32>
  %ok11, %some11 = mp.all_finite %e0, %e1, %e2, %e3, %e4 nonzero : tensor<0xf32>, tensor<0x1xf32>, tensor<0x2xf32>, tensor<0x3xf32>, tensor<0x4xf32>
  return %ok0, %some0, %ok1, %some1, %ok2, %some2, %ok3, %some3, %ok4, %some4, %ok5, %some5, %ok6, %some6, %ok7, %some7, %ok8, %some8, %ok9, %some9, %ok10, %some10, %ok11, %some11
    : tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>
}

// Nine of one type: eight, and one.
// CHECK-LABEL: func.func @nine
// CHECK-COUNT-7: "stablehlo.maximum"
// CHECK-NOT:     "stablehlo.maximum"
// CHECK-COUNT-2: "stablehlo.is_finite"
// CHECK-NOT:     "stablehlo.is_finite"
// CHECK:         return
func.func @nine(%a: tensor<2xf32>) -> tensor<i1> {
  %ok = mp.all_finite %a, %a, %a, %a, %a, %a, %a, %a, %a
    : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
  return %ok : tensor<i1>
}

// Large ones, and those of another type, alone.
// CHECK-LABEL: func.func @alone
// CHECK:         %[[A:.*]] = "stablehlo.abs"(%arg0)
// CHECK:         %[[B:.*]] = "stablehlo.abs"(%arg1)
// CHECK:         %[[MAX:.*]] = "stablehlo.maximum"(%[[A]], %[[B]])
// CHECK-NOT:     stablehlo.maximum
// CHECK:         "stablehlo.is_finite"(%arg3)
// CHECK:         "stablehlo.is_finite"(%[[MAX]])
// CHECK:         "stablehlo.is_finite"(%arg2)
// CHECK-NOT:     stablehlo.maximum
// CHECK:         return
func.func @alone(%a: tensor<2xf32>, %b: tensor<2xf32>, %c: tensor<3xf32>,
    %large: tensor<65537xf32>) -> tensor<i1> {
  %ok = mp.all_finite %a, %large, %c, %b
    : tensor<2xf32>, tensor<65537xf32>, tensor<3xf32>, tensor<2xf32>
  return %ok : tensor<i1>
}

// Both flags are told by one reduction, of integers: XLA's CPU backend drops NaNs
// where it reduces by a maximum of floats.
// CHECK-LABEL: func.func @both
// CHECK:         %[[ABS:.*]] = "stablehlo.abs"(%arg0)
// CHECK:         %[[BITS:.*]] = "stablehlo.bitcast_convert"(%[[ABS]]) : (tensor<4xbf16>) -> tensor<4xi16>
// CHECK:         %[[MAX:.*]] = "stablehlo.reduce"(%[[BITS]]
// CHECK:         "stablehlo.maximum"
// CHECK:         %[[GREATEST:.*]] = "stablehlo.bitcast_convert"(%[[MAX]]) : (tensor<i16>) -> tensor<bf16>
// CHECK:         "stablehlo.is_finite"(%[[GREATEST]])
// CHECK:         "stablehlo.compare"(%[[GREATEST]],
// CHECK-NOT:     "stablehlo.reduce"
// CHECK:         return
func.func @both(%a: tensor<4xbf16>) -> (tensor<i1>, tensor<i1>) {
  %ok, %some = mp.all_finite %a nonzero : tensor<4xbf16>
  return %ok, %some : tensor<i1>, tensor<i1>
}

// An f8 without infinities has a NaN of other bits than a magnitude's.
// CHECK-LABEL: func.func @other
// CHECK-COUNT-2: "stablehlo.reduce"
// CHECK:         return
func.func @other(%a: tensor<4xf8E4M3FN>) -> (tensor<i1>, tensor<i1>) {
  %ok, %some = mp.all_finite %a nonzero : tensor<4xf8E4M3FN>
  return %ok, %some : tensor<i1>, tensor<i1>
}

// What many updates read is behind a division, which XLA does once: by the bits of
// infinity, whose quotient is 0 of all that is finite.
// CHECK-LABEL: func.func @many
// CHECK-COUNT-4: "stablehlo.maximum"(%{{.*}}, %{{.*}}) : (tensor<i32>, tensor<i32>)
// CHECK:         %[[QUOTIENT:.*]] = "stablehlo.divide"
// CHECK:         "stablehlo.compare"(%[[QUOTIENT]], {{.*}}comparison_direction LE
// CHECK-NOT:     "stablehlo.is_finite"
// CHECK:         return
func.func @many(%a: tensor<1xf32>) -> (tensor<i1>, tensor<i1>) {
  %ok, %some = mp.all_finite
    %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a,
    %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a nonzero
    : tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
      tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
      tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
      tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
      tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
      tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
      tensor<1xf32>, tensor<1xf32>, tensor<1xf32>
  return %ok, %some : tensor<i1>, tensor<i1>
}
