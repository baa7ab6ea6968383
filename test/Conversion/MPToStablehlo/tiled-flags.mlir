// XLA's CPU backend reduces up to 32 elements of a dimension in one loop, and makes
// three kernels of more, so long tensors are looked at in tiles. What is said is the
// same: of one NaN or infinity in the last tile, of zeros, where no tile fits, where
// what is joined is filled up, and where there are more tiles than one reduction
// takes.
// RUN: mp-translate --mp-to-stablehlo %s -o %t.hlo
// RUN: FileCheck %s < %t.hlo
// RUN: mp-run %s --fill=1 --compare=%t.hlo --tolerance=0

// CHECK-LABEL: func.func @main
func.func @main() -> (tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>) {
  %nan = arith.constant dense<0x7FC00000> : tensor<1xf32>
  %inf = arith.constant dense<0xFF800000> : tensor<1xf32>
  %least = arith.constant dense<-1.0e-30> : tensor<1xf32>
  %z = arith.constant dense<0.0> : tensor<2099199xf32>
  %prime = arith.constant dense<0.0> : tensor<1009xf32>
  %zeros = arith.constant dense<-0.0> : tensor<40x30xf32>
  %long_nan = mp.concat %z, %nan dim 0 : (tensor<2099199xf32>, tensor<1xf32>) -> tensor<2099200xf32>
  %long_inf = mp.concat %z, %inf dim 0 : (tensor<2099199xf32>, tensor<1xf32>) -> tensor<2099200xf32>
  %long_least = mp.concat %z, %least dim 0 : (tensor<2099199xf32>, tensor<1xf32>) -> tensor<2099200xf32>
  %odd_inf = mp.concat %prime, %inf dim 0 : (tensor<1009xf32>, tensor<1xf32>) -> tensor<1010xf32>
  %ok0, %some0 = mp.all_finite %long_nan, %zeros nonzero : tensor<2099200xf32>, tensor<40x30xf32>
  %ok1, %some1 = mp.all_finite %long_inf, %zeros nonzero : tensor<2099200xf32>, tensor<40x30xf32>
  %ok2, %some2 = mp.all_finite %long_least, %zeros nonzero : tensor<2099200xf32>, tensor<40x30xf32>
  %ok3, %some3 = mp.all_finite %zeros, %prime nonzero : tensor<40x30xf32>, tensor<1009xf32>
  %ok4, %some4 = mp.all_finite %odd_inf nonzero : tensor<1010xf32>
  %ok5, %some5 = mp.all_finite %zeros nonzero : tensor<40x30xf32>
  return %ok0, %some0, %ok1, %some1, %ok2, %some2, %ok3, %some3, %ok4, %some4, %ok5, %some5
    : tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>
}

// Its tiles, the greatest of those that are joined, and zeros to the next whole
// part. XLA would take the vector apart again but for the barrier.
// CHECK-LABEL: func.func @tiles
// CHECK:         %[[TILES:.*]] = "stablehlo.reshape"({{.*}}) : (tensor<1000x128xi32>) -> tensor<125x32x32xi32>
// CHECK:         %[[PARTS:.*]] = "stablehlo.reduce"(%[[TILES]], {{.*}}dimensions = array<i64: 1, 2>
// CHECK:         "stablehlo.optimization_barrier"({{.*}}) : (tensor<125xi32>)
// CHECK:         "stablehlo.bitcast_convert"({{.*}}) : (tensor<4x32xf32>) -> tensor<4x32xi32>
// CHECK:         "stablehlo.maximum"({{.*}}) : (tensor<i32>, tensor<i32>) -> tensor<i32>
// CHECK:         "stablehlo.concatenate"({{.*}}) <{dimension = 0 : i64}> : (tensor<125xi32>, tensor<1xi32>, tensor<2xi32>) -> tensor<128xi32>
// CHECK:         %[[JOINED:.*]] = "stablehlo.optimization_barrier"({{.*}}) : (tensor<4x32xi32>)
// CHECK:         "stablehlo.reduce"(%[[JOINED]], {{.*}}dimensions = array<i64: 0, 1>
// CHECK:         return
func.func @tiles(%a: tensor<1000x128xf32>, %b: tensor<8xf32>, %c: tensor<96xf32>)
    -> (tensor<i1>, tensor<i1>) {
  %ok, %some = mp.all_finite %a, %b, %c nonzero
    : tensor<1000x128xf32>, tensor<8xf32>, tensor<96xf32>
  return %ok, %some : tensor<i1>, tensor<i1>
}

// What is short is reduced as it is.
// CHECK-LABEL: func.func @short
// CHECK-NOT:     stablehlo.optimization_barrier
// CHECK:         return
func.func @short(%a: tensor<32x32xf32>) -> (tensor<i1>, tensor<i1>) {
  %ok, %some = mp.all_finite %a nonzero : tensor<32x32xf32>
  return %ok, %some : tensor<i1>, tensor<i1>
}

// What no tile divides is filled up with zeros.
// CHECK-LABEL: func.func @filled
// CHECK:         "stablehlo.concatenate"({{.*}}) <{dimension = 0 : i64}> : (tensor<1009xi32>, tensor<15xi32>) -> tensor<1024xi32>
// CHECK:         %[[TILES:.*]] = "stablehlo.optimization_barrier"({{.*}}) : (tensor<32x32xi32>)
// CHECK:         "stablehlo.reduce"(%[[TILES]], {{.*}}dimensions = array<i64: 0, 1>
// CHECK:         return
func.func @filled(%a: tensor<1009xf32>) -> (tensor<i1>, tensor<i1>) {
  %ok, %some = mp.all_finite %a nonzero : tensor<1009xf32>
  return %ok, %some : tensor<i1>, tensor<i1>
}
