// A check of gradients looks at them before they are unscaled, and unscales the
// greatest magnitude of all: what it says is the same, whatever the scale.
// RUN: mp-translate --mp-to-stablehlo %s -o %t.hlo
// RUN: FileCheck %s < %t.hlo
// RUN: mp-run %s --compare=%t.hlo --tolerance=0

// CHECK-LABEL: func.func @main
func.func @main() -> (tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>) {
  %plain = arith.constant dense<[1.0, -2.0]> : tensor<2xf32>
  %nan = arith.constant dense<[1.0, 0x7FC00000]> : tensor<2xf32>
  %inf = arith.constant dense<[0xFF800000, -1.0]> : tensor<2xf32>
  %zero = arith.constant dense<[0.0, -0.0]> : tensor<2xf32>
  %tiny = arith.constant dense<[0.0, -1.0e-20]> : tensor<2xf32>
  %big = arith.constant dense<[0x7F7FFFFF, 1.0]> : tensor<2xf32>
  %s = arith.constant dense<65536.0> : tensor<f32>
  %odd = arith.constant dense<3.0> : tensor<f32>
  %small = arith.constant dense<0.5> : tensor<f32>
  %minus = arith.constant dense<-2.0> : tensor<f32>
  %none = arith.constant dense<0.0> : tensor<f32>
  %all = arith.constant dense<0x7F800000> : tensor<f32>
  %g0 = mp.unscale %plain, %s : tensor<2xf32> -> tensor<2xf32>
  %ok0, %some0 = mp.all_finite %g0 nonzero : tensor<2xf32>
  %g1 = mp.unscale %plain, %odd : tensor<2xf32> -> tensor<2xf32>
  %ok1, %some1 = mp.all_finite %g1 nonzero : tensor<2xf32>
  %g2 = mp.unscale %plain, %small : tensor<2xf32> -> tensor<2xf32>
  %ok2, %some2 = mp.all_finite %g2 nonzero : tensor<2xf32>
  %g3 = mp.unscale %plain, %minus : tensor<2xf32> -> tensor<2xf32>
  %ok3, %some3 = mp.all_finite %g3 nonzero : tensor<2xf32>
  %g4 = mp.unscale %plain, %none : tensor<2xf32> -> tensor<2xf32>
  %ok4, %some4 = mp.all_finite %g4 nonzero : tensor<2xf32>
  %g5 = mp.unscale %plain, %all : tensor<2xf32> -> tensor<2xf32>
  %ok5, %some5 = mp.all_finite %g5 nonzero : tensor<2xf32>
  %g6 = mp.unscale %nan, %s : tensor<2xf32> -> tensor<2xf32>
  %ok6, %some6 = mp.all_finite %g6 nonzero : tensor<2xf32>
  %g7 = mp.unscale %nan, %odd : tensor<2xf32> -> tensor<2xf32>
  %ok7, %some7 = mp.all_finite %g7 nonzero : tensor<2xf32>
  %g8 = mp.unscale %nan, %small : tensor<2xf32> -> tensor<2xf32>
  %ok8, %some8 = mp.all_finite %g8 nonzero : tensor<2xf32>
  %g9 = mp.unscale %nan, %minus : tensor<2xf32> -> tensor<2xf32>
  %ok9, %some9 = mp.all_finite %g9 nonzero : tensor<2xf32>
  %g10 = mp.unscale %nan, %none : tensor<2xf32> -> tensor<2xf32>
  %ok10, %some10 = mp.all_finite %g10 nonzero : tensor<2xf32>
  %g11 = mp.unscale %nan, %all : tensor<2xf32> -> tensor<2xf32>
  %ok11, %some11 = mp.all_finite %g11 nonzero : tensor<2xf32>
  %g12 = mp.unscale %inf, %s : tensor<2xf32> -> tensor<2xf32>
  %ok12, %some12 = mp.all_finite %g12 nonzero : tensor<2xf32>
  %g13 = mp.unscale %inf, %odd : tensor<2xf32> -> tensor<2xf32>
  %ok13, %some13 = mp.all_finite %g13 nonzero : tensor<2xf32>
  %g14 = mp.unscale %inf, %small : tensor<2xf32> -> tensor<2xf32>
  %ok14, %some14 = mp.all_finite %g14 nonzero : tensor<2xf32>
  %g15 = mp.unscale %inf, %minus : tensor<2xf32> -> tensor<2xf32>
  %ok15, %some15 = mp.all_finite %g15 nonzero : tensor<2xf32>
  %g16 = mp.unscale %inf, %none : tensor<2xf32> -> tensor<2xf32>
  %ok16, %some16 = mp.all_finite %g16 nonzero : tensor<2xf32>
  %g17 = mp.unscale %inf, %all : tensor<2xf32> -> tensor<2xf32>
  %ok17, %some17 = mp.all_finite %g17 nonzero : tensor<2xf32>
  %g18 = mp.unscale %zero, %s : tensor<2xf32> -> tensor<2xf32>
  %ok18, %some18 = mp.all_finite %g18 nonzero : tensor<2xf32>
  %g19 = mp.unscale %zero, %odd : tensor<2xf32> -> tensor<2xf32>
  %ok19, %some19 = mp.all_finite %g19 nonzero : tensor<2xf32>
  %g20 = mp.unscale %zero, %small : tensor<2xf32> -> tensor<2xf32>
  %ok20, %some20 = mp.all_finite %g20 nonzero : tensor<2xf32>
  %g21 = mp.unscale %zero, %minus : tensor<2xf32> -> tensor<2xf32>
  %ok21, %some21 = mp.all_finite %g21 nonzero : tensor<2xf32>
  %g22 = mp.unscale %zero, %none : tensor<2xf32> -> tensor<2xf32>
  %ok22, %some22 = mp.all_finite %g22 nonzero : tensor<2xf32>
  %g23 = mp.unscale %zero, %all : tensor<2xf32> -> tensor<2xf32>
  %ok23, %some23 = mp.all_finite %g23 nonzero : tensor<2xf32>
  %g24 = mp.unscale %tiny, %s : tensor<2xf32> -> tensor<2xf32>
  %ok24, %some24 = mp.all_finite %g24 nonzero : tensor<2xf32>
  %g25 = mp.unscale %tiny, %odd : tensor<2xf32> -> tensor<2xf32>
  %ok25, %some25 = mp.all_finite %g25 nonzero : tensor<2xf32>
  %g26 = mp.unscale %tiny, %small : tensor<2xf32> -> tensor<2xf32>
  %ok26, %some26 = mp.all_finite %g26 nonzero : tensor<2xf32>
  %g27 = mp.unscale %tiny, %minus : tensor<2xf32> -> tensor<2xf32>
  %ok27, %some27 = mp.all_finite %g27 nonzero : tensor<2xf32>
  %g28 = mp.unscale %tiny, %none : tensor<2xf32> -> tensor<2xf32>
  %ok28, %some28 = mp.all_finite %g28 nonzero : tensor<2xf32>
  %g29 = mp.unscale %tiny, %all : tensor<2xf32> -> tensor<2xf32>
  %ok29, %some29 = mp.all_finite %g29 nonzero : tensor<2xf32>
  %g30 = mp.unscale %big, %s : tensor<2xf32> -> tensor<2xf32>
  %ok30, %some30 = mp.all_finite %g30 nonzero : tensor<2xf32>
  %g31 = mp.unscale %big, %odd : tensor<2xf32> -> tensor<2xf32>
  %ok31, %some31 = mp.all_finite %g31 nonzero : tensor<2xf32>
  %g32 = mp.unscale %big, %small : tensor<2xf32> -> tensor<2xf32>
  %ok32, %some32 = mp.all_finite %g32 nonzero : tensor<2xf32>
  %g33 = mp.unscale %big, %minus : tensor<2xf32> -> tensor<2xf32>
  %ok33, %some33 = mp.all_finite %g33 nonzero : tensor<2xf32>
  %g34 = mp.unscale %big, %none : tensor<2xf32> -> tensor<2xf32>
  %ok34, %some34 = mp.all_finite %g34 nonzero : tensor<2xf32>
  %g35 = mp.unscale %big, %all : tensor<2xf32> -> tensor<2xf32>
  %ok35, %some35 = mp.all_finite %g35 nonzero : tensor<2xf32>
  return %ok0, %some0, %ok1, %some1, %ok2, %some2, %ok3, %some3, %ok4, %some4, %ok5, %some5, %ok6, %some6, %ok7, %some7, %ok8, %some8, %ok9, %some9, %ok10, %some10, %ok11, %some11, %ok12, %some12, %ok13, %some13, %ok14, %some14, %ok15, %some15, %ok16, %some16, %ok17, %some17, %ok18, %some18, %ok19, %some19, %ok20, %some20, %ok21, %some21, %ok22, %some22, %ok23, %some23, %ok24, %some24, %ok25, %some25, %ok26, %some26, %ok27, %some27, %ok28, %some28, %ok29, %some29, %ok30, %some30, %ok31, %some31, %ok32, %some32, %ok33, %some33, %ok34, %some34, %ok35, %some35
    : tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>
}

// Two of one scale, one of another, and one that has none.
// CHECK-LABEL: func.func @scales
// CHECK-SAME:    (%[[A:arg0]]: {{.*}}, %[[B:arg1]]: {{.*}}, %[[C:arg2]]:
// CHECK:         %[[WIDE:.*]] = "stablehlo.convert"(%[[B]])
// CHECK-DAG:     %[[X:.*]] = "stablehlo.abs"(%[[A]])
// CHECK-DAG:     %[[Y:.*]] = "stablehlo.abs"(%[[WIDE]])
// CHECK:         "stablehlo.maximum"(%[[X]], %[[Y]])
// CHECK:         "stablehlo.abs"(%[[A]])
// CHECK:         "stablehlo.abs"(%[[C]])
// CHECK-COUNT-2: "stablehlo.multiply"({{.*}}) : (tensor<f32>, tensor<f32>)
// CHECK:         return
func.func @scales(%a: tensor<2xf32>, %b: tensor<2xf16>, %c: tensor<2xf32>,
                  %s: tensor<f32>, %t: tensor<f32>) -> (tensor<i1>, tensor<i1>) {
  %x = mp.unscale %a, %s : tensor<2xf32> -> tensor<2xf32>
  %y = mp.unscale %b, %s : tensor<2xf16> -> tensor<2xf32>
  %z = mp.unscale %a, %t : tensor<2xf32> -> tensor<2xf32>
  %ok, %some = mp.all_finite %x, %y, %z, %c nonzero
    : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
  return %ok, %some : tensor<i1>, tensor<i1>
}

// Of one scale, in two types: the factor has that of the gradient.
// CHECK-LABEL: func.func @types
// CHECK-DAG:     "stablehlo.multiply"({{.*}}) : (tensor<f32>, tensor<f32>)
// CHECK-DAG:     "stablehlo.multiply"({{.*}}) : (tensor<f64>, tensor<f64>)
// CHECK:         return
func.func @types(%a: tensor<4xf32>, %b: tensor<4xf64>, %s: tensor<f32>) -> (tensor<i1>, tensor<i1>) {
  %x = mp.unscale %a, %s : tensor<4xf32> -> tensor<4xf32>
  %y = mp.unscale %b, %s : tensor<4xf64> -> tensor<4xf64>
  %ok, %some = mp.all_finite %x, %y nonzero : tensor<4xf32>, tensor<4xf64>
  return %ok, %some : tensor<i1>, tensor<i1>
}
