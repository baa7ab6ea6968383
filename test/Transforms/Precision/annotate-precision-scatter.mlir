// The gradient of a table is a sum in f32, of updates that may be 16 bits.
//
// DEFINE: %{stage} = --mp-insert-loss-scaling --mp-annotate-precision --mp-insert-casts \
// DEFINE:   --mp-simplify-casts --mp-check-precision
// RUN: mp-opt %s --mp-load-policy=preset=fp16 %{stage} | FileCheck %s
// RUN: mp-opt %s --mp-load-policy=preset=bf16 %{stage} | FileCheck %s --check-prefix=COARSE

// What the scatter reads is rounded as other gradients are; what it sums is read
// by the unscaling as it was summed. The table keeps its type.
// CHECK-LABEL: func @main
// CHECK: %[[ROWS:.*]] = mp.dot {{.*}} contracting [1] x [1] {{.*}} -> tensor<8x32xf16>
// CHECK: %[[SUM:.*]] = mp.scatter add %{{.*}}, %{{.*}}, %[[ROWS]] {{.*}} accumulate f32 : (tensor<64x32xf32>, tensor<8x1xi32>, tensor<8x32xf16>) -> tensor<64x32xf32>
// CHECK: mp.unscale %[[SUM]]
//
// Eight bits are too few for what only becomes state.
// COARSE: mp.scatter {{.*}} (tensor<64x32xf32>, tensor<8x1xi32>, tensor<8x32xf32>)
func.func @main(%table: tensor<64x32xf32> {mp.role = #mp.role<parameter>, mp.name = "table", mp.pair = 1},
                %w: tensor<32x16xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 2},
                %i: tensor<8x1xi32> {mp.role = #mp.role<batch>, mp.name = "i"})
    -> (tensor<f32> {mp.role = #mp.role<loss>},
        tensor<64x32xf32> {mp.role = #mp.role<new_parameter>}, tensor<32x16xf32> {mp.role = #mp.role<new_parameter>}) {
  %h = mp.gather %table, %i slice [1, 32] offset [1] collapsed [0] start [0] index_vector 1 : (tensor<64x32xf32>, tensor<8x1xi32>) -> tensor<8x32xf32>
  %z = mp.dot %h, %w contracting [1] x [0] : (tensor<8x32xf32>, tensor<32x16xf32>) -> tensor<8x16xf32>
  %t = math.tanh %z : tensor<8x16xf32>
  %sum = mp.reduce add %t dims [0, 1] : tensor<8x16xf32> to tensor<f32>
  %mean = arith.constant dense<7.8125e-03> : tensor<f32>
  %loss = arith.mulf %sum, %mean : tensor<f32>

  %one = arith.constant dense<1.0> : tensor<8x16xf32>
  %square = arith.mulf %t, %t : tensor<8x16xf32>
  %slope = arith.subf %one, %square : tensor<8x16xf32>
  %seed = mp.broadcast %mean dims [] : tensor<f32> to tensor<8x16xf32>
  %dz = arith.mulf %seed, %slope : tensor<8x16xf32>
  %dw = mp.dot %h, %dz contracting [0] x [0] : (tensor<8x32xf32>, tensor<8x16xf32>) -> tensor<32x16xf32>
  %dh = mp.dot %dz, %w contracting [1] x [1] : (tensor<8x16xf32>, tensor<32x16xf32>) -> tensor<8x32xf32>
  %zero = arith.constant dense<0.0> : tensor<64x32xf32>
  %dtable = mp.scatter add %zero, %i, %dh window [1] inserted [0] start [0] index_vector 1 : (tensor<64x32xf32>, tensor<8x1xi32>, tensor<8x32xf32>) -> tensor<64x32xf32>
  %rate = arith.constant dense<1.0e-01> : tensor<64x32xf32>
  %step = arith.mulf %dtable, %rate : tensor<64x32xf32>
  %newTable = arith.subf %table, %step : tensor<64x32xf32>
  %rateW = arith.constant dense<1.0e-01> : tensor<32x16xf32>
  %stepW = arith.mulf %dw, %rateW : tensor<32x16xf32>
  %newW = arith.subf %w, %stepW : tensor<32x16xf32>
  return %loss, %newTable, %newW : tensor<f32>, tensor<64x32xf32>, tensor<32x16xf32>
}
