// Every op survives the trip through its own syntax, the generic form and
// bytecode; the three give the same text.
// RUN: mp-opt %s > %t.mlir
// RUN: mp-opt %t.mlir | FileCheck %s
// RUN: mp-opt %t.mlir | diff %t.mlir -
// RUN: mp-opt --mlir-print-op-generic %s | mp-opt | diff %t.mlir -
// RUN: mp-opt --emit-bytecode %s | mp-opt | diff %t.mlir -

// CHECK-LABEL: @contractions
func.func @contractions(%x: tensor<8x64xf16>, %w: tensor<16x64xf16>,
    %i: tensor<4x8x8x3xf16>, %k: tensor<3x3x3x8xf16>)
    -> (tensor<8x16xf32>, tensor<4x8x8x8xf16>) {
  // CHECK: mp.dot %{{.*}}, %{{.*}} contracting [1] x [1] accumulate f32 : (tensor<8x64xf16>, tensor<16x64xf16>) -> tensor<8x16xf32>
  %0 = mp.dot %x, %w contracting [1] x [1] accumulate f32
     : (tensor<8x64xf16>, tensor<16x64xf16>) -> tensor<8x16xf32>
  // CHECK: mp.conv fwd %{{.*}}, %{{.*}} dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]> strides [1, 1] low [1, 1] high [1, 1] accumulate f32
  %1 = mp.conv fwd %i, %k dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, 0, 1, f]>
       strides [1, 1] low [1, 1] high [1, 1] accumulate f32
     : (tensor<4x8x8x3xf16>, tensor<3x3x3x8xf16>) -> tensor<4x8x8x8xf16>
  return %0, %1 : tensor<8x16xf32>, tensor<4x8x8x8xf16>
}

// CHECK-LABEL: @state
func.func @state(%w: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
    %dw: tensor<8xf16>, %scale: tensor<f32>, %good: tensor<i32>)
    -> (tensor<8xf32>, tensor<f32>, tensor<i32>) {
  // CHECK: mp.unscale %{{.*}}, %{{.*}} : tensor<8xf16> -> tensor<8xf32>
  %g = mp.unscale %dw, %scale : tensor<8xf16> -> tensor<8xf32>
  // CHECK: mp.all_finite %{{.*}} : tensor<8xf32>
  %ok = mp.all_finite %g : tensor<8xf32>
  // CHECK: %{{.*}}, %{{.*}} = mp.all_finite %{{.*}}, %{{.*}} nonzero : tensor<8xf32>, tensor<8xf16>
  %fine, %some = mp.all_finite %g, %dw nonzero : tensor<8xf32>, tensor<8xf16>
  // CHECK: mp.guard %{{.*}} keep(%{{.*}} : tensor<8xf32>) {
  %new = mp.guard %ok keep(%w : tensor<8xf32>) {
    %u = arith.subf %w, %g : tensor<8xf32>
    // CHECK: mp.yield %{{.*}} : tensor<8xf32>
    mp.yield %u : tensor<8xf32>
  }
  // CHECK: mp.update_loss_scale %{{.*}}, %{{.*}}, %{{.*}} growth 2.000000e+00 backoff 5.000000e-01 interval 2000
  %s1, %n1 = mp.update_loss_scale %scale, %good, %ok growth 2.0 backoff 0.5 interval 2000
  return %new, %s1, %n1 : tensor<8xf32>, tensor<f32>, tensor<i32>
}

// CHECK-LABEL: @fusion
func.func @fusion(%x: tensor<8x10xf16>, %b: tensor<10xf16>) -> tensor<8xf16> {
  // CHECK: mp.fusion row ins(%{{.*}}, %{{.*}} : tensor<8x10xf16>, tensor<10xf16>) -> tensor<8xf16> {
  %0 = mp.fusion row ins(%x, %b : tensor<8x10xf16>, tensor<10xf16>) -> tensor<8xf16> {
  ^bb0(%a: tensor<8x10xf16>, %c: tensor<10xf16>):
    %1 = mp.cast %a : tensor<8x10xf16> to tensor<8x10xf32>
    %2 = mp.cast %c : tensor<10xf16> to tensor<10xf32>
    %3 = mp.broadcast %2 dims [1] : tensor<10xf32> to tensor<8x10xf32>
    %4 = arith.addf %1, %3 : tensor<8x10xf32>
    %5 = mp.reduce add %4 dims [1] accumulate f32 : tensor<8x10xf32> to tensor<8xf32>
    %6 = mp.cast %5 : tensor<8xf32> to tensor<8xf16>
    mp.yield %6 : tensor<8xf16>
  }
  return %0 : tensor<8xf16>
}

// CHECK-LABEL: @packed_flags
func.func @packed_flags(%x: tensor<2x12xf32>) -> tensor<3xi8> {
  %0 = mp.fusion pointwise ins(%x : tensor<2x12xf32>) -> tensor<3xi8> {
  ^bb0(%a: tensor<2x12xf32>):
    %1 = arith.cmpf oeq, %a, %a : tensor<2x12xf32>
    // CHECK: mp.pack_bits %{{.*}} : tensor<2x12xi1> to tensor<3xi8>
    %2 = mp.pack_bits %1 : tensor<2x12xi1> to tensor<3xi8>
    mp.yield %2 : tensor<3xi8>
  }
  return %0 : tensor<3xi8>
}

// CHECK-LABEL: @shapes
func.func @shapes(%x: tensor<8x10xf32>, %i: tensor<8xi32>, %v: tensor<f32>) -> tensor<8x10xf32> {
  %0 = mp.reshape %x : tensor<8x10xf32> to tensor<80xf32>
  %1 = mp.transpose %x perm [1, 0] : tensor<8x10xf32> to tensor<10x8xf32>
  %2 = mp.reverse %x dims [0] : tensor<8x10xf32>
  %3 = mp.slice %x start [0, 0] limit [8, 4] strides [1, 1] : tensor<8x10xf32> to tensor<8x4xf32>
  %4 = mp.pad %x, %v low [0, 0] high [0, 6] interior [0, 0] : (tensor<8x10xf32>, tensor<f32>) -> tensor<8x16xf32>
  %5 = mp.concat %x, %x dim 0 : (tensor<8x10xf32>, tensor<8x10xf32>) -> tensor<16x10xf32>
  %6 = mp.iota dim 1 : tensor<8x10xi32>
  %7 = mp.barrier %x : tensor<8x10xf32>
  %8:2 = mp.arg_reduce max %x, %6 dims [1] : (tensor<8x10xf32>, tensor<8x10xi32>) -> (tensor<8xf32>, tensor<8xi32>)
  %9 = mp.pool max %x window [1, 2] strides [1, 2] low [0, 0] high [0, 0] : tensor<8x10xf32> to tensor<8x5xf32>
  %10 = mp.pool_grad max %x, %9 window [1, 2] strides [1, 2] low [0, 0] high [0, 0] : tensor<8x10xf32>, tensor<8x5xf32>
  %11 = mp.reshape %i : tensor<8xi32> to tensor<8x1xi32>
  %12 = mp.gather %x, %11 slice [1, 10] offset [1] collapsed [0] start [0] index_vector 1 : (tensor<8x10xf32>, tensor<8x1xi32>) -> tensor<8x10xf32>
  %13 = mp.scatter add %x, %11, %12 window [1] inserted [0] start [0] index_vector 1 : (tensor<8x10xf32>, tensor<8x1xi32>, tensor<8x10xf32>) -> tensor<8x10xf32>
  %14 = mp.logistic %13 : tensor<8x10xf32>
  return %14 : tensor<8x10xf32>
}

// Clauses that most ops leave out.
// CHECK-LABEL: @optional_clauses
func.func @optional_clauses(%a: tensor<2x3x4xbf16>, %b: tensor<2x4x5xbf16>,
    %i: tensor<2x8x8x4xf32>, %k: tensor<3x3x2x6xf32>, %idx: tensor<2x1xi32>) {
  // CHECK: mp.dot %{{.*}}, %{{.*}} batching [0] x [0] contracting [2] x [1] accumulate f32 :
  %0 = mp.dot %a, %b batching [0] x [0] contracting [2] x [1] accumulate f32
     : (tensor<2x3x4xbf16>, tensor<2x4x5xbf16>) -> tensor<2x3x5xbf16>
  // CHECK: mp.conv wgrad %{{.*}} low [-1, 2] high [0, 1] lhs_dilation [1, 2] rhs_dilation [2, 1] reversal [true, false] feature_groups 2 :
  %1 = mp.conv wgrad %i, %k dims <[b, 0, 1, f] x [0, 1, i, o] -> [b, f, 1, 0]>
       strides [1, 3] low [-1, 2] high [0, 1] lhs_dilation [1, 2]
       rhs_dilation [2, 1] reversal [true, false] feature_groups 2
     : (tensor<2x8x8x4xf32>, tensor<3x3x2x6xf32>) -> tensor<2x6x6x3xf32>
  // CHECK: mp.conv dgrad %{{.*}} batch_groups 2 :
  %2 = mp.conv dgrad %i, %i dims <[b, 0, 1, f] x [o, 0, 1, i] -> [b, f, 0, 1]>
       strides [1, 1] low [0, 0] high [0, 0] batch_groups 2
     : (tensor<2x8x8x4xf32>, tensor<2x8x8x4xf32>) -> tensor<1x2x1x1xf32>
  // CHECK: mp.pool add %{{.*}} base_dilation [1, 2, 1] window_dilation [1, 1, 3] accumulate f32 :
  %3 = mp.pool add %a window [1, 2, 2] strides [1, 1, 1] low [0, 0, 0]
       high [0, 0, 0] base_dilation [1, 2, 1] window_dilation [1, 1, 3]
       accumulate f32 : tensor<2x3x4xbf16> to tensor<2x4x1xbf16>
  // CHECK: mp.gather %{{.*}} slice [1, 1, 4] offset [1] collapsed [1] batching [0] x [0] start [1] index_vector 1 :
  %4 = mp.gather %a, %idx slice [1, 1, 4] offset [1] collapsed [1]
       batching [0] x [0] start [1] index_vector 1
     : (tensor<2x3x4xbf16>, tensor<2x1xi32>) -> tensor<2x4xbf16>
  // CHECK: mp.scatter add %{{.*}} window [1] inserted [1] batching [0] x [0] start [1] index_vector 1 accumulate f32 :
  %5 = mp.scatter add %a, %idx, %4 window [1] inserted [1] batching [0] x [0]
       start [1] index_vector 1 accumulate f32
     : (tensor<2x3x4xbf16>, tensor<2x1xi32>, tensor<2x4xbf16>) -> tensor<2x3x4xbf16>
  // CHECK: mp.cast %{{.*}} round toward_zero saturate : tensor<2x8x8x4xf32> to tensor<2x8x8x4xf16>
  %6 = mp.cast %i round toward_zero saturate : tensor<2x8x8x4xf32> to tensor<2x8x8x4xf16>
  return
}

// CHECK-LABEL: @state_clauses
func.func @state_clauses(%seed: tensor<f32>, %scale: tensor<f32>,
    %good: tensor<i32>, %ok: tensor<i1>) -> (tensor<f32>, tensor<f32>) {
  // CHECK: mp.scale %{{.*}}, %{{.*}} : tensor<f32>
  %0 = mp.scale %seed, %scale : tensor<f32>
  // CHECK: mp.update_loss_scale {{.*}} interval 3 floor 1.000000e+00 ceiling 6.553600e+04
  %s1, %n1 = mp.update_loss_scale %scale, %good, %ok growth 2.0 backoff 0.5
             interval 3 floor 1.0 ceiling 65536.0
  // CHECK: mp.update_loss_scale %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} growth {{.*}} interval 3 hysteresis 2 refill good_step floor 1.000000e+00
  %s2, %n2, %b2 = mp.update_loss_scale %scale, %good, %ok, %good growth 2.0
                  backoff 0.5 interval 3 hysteresis 2 refill good_step floor 1.0
  // CHECK: mp.detect_stall %{{.*}}, %{{.*}} after 100
  %n3, %stalled = mp.detect_stall %n2, %ok after 100
  // CHECK: mp.any_changed from(%{{.*}}, %{{.*}}) to(%{{.*}}, %{{.*}}) : tensor<f32>, tensor<f32>
  %moved = mp.any_changed from(%seed, %scale) to (%0, %s1) : tensor<f32>, tensor<f32>
  // CHECK: %[[AMAX:.*]] = mp.amax %{{.*}}, %{{.*}} : tensor<f32>, tensor<f32>
  %amax = mp.amax %seed, %0 : tensor<f32>, tensor<f32>
  // CHECK: %[[UPPER:.*]], %[[LOWER:.*]] = mp.histogram %{{.*}}, %{{.*}} scale %{{.*}} edge 8.192000e+03 : tensor<f32>, tensor<f32>
  %upper, %lower = mp.histogram %seed, %0 scale %scale edge 8192.0
                 : tensor<f32>, tensor<f32>
  // CHECK: mp.update_loss_scale_logmax %{{.*}}, %[[AMAX]] beta1 9.900000e-01 beta2 9.990000e-01 deviations 3.090000e+00 log_max 1.600000e+01 floor 1.000000e+00 ceiling 1.638400e+04
  %3:6 = mp.update_loss_scale_logmax %s1, %s1, %s1, %s1, %s1, %s1, %ok, %amax
         beta1 0.99 beta2 0.999 deviations 3.09 log_max 16.0 floor 1.0
         ceiling 16384.0
  // CHECK: mp.update_loss_scale_histogram %{{.*}}, %[[UPPER]], %[[LOWER]] growth 2.000000e+00 backoff 5.000000e-01 interval 1 share 1.000000e-07{{$}}
  %4:4 = mp.update_loss_scale_histogram %s1, %n2, %s1, %s1, %ok, %upper, %lower
         growth 2.0 backoff 0.5 interval 1 share 1.0e-7
  // CHECK: mp.update_loss_scale %{{.*}}, %{{.*}}, %[[OK:.*]] ends %[[OK]] growth
  %s6, %n6 = mp.update_loss_scale %s1, %n1, %ok ends %ok growth 2.0 backoff 0.5
             interval 3
  // CHECK: mp.update_loss_scale %{{.*}}, %[[OK]], %{{.*}} ends %[[OK]] growth
  %s7, %n7, %b7 = mp.update_loss_scale %s1, %n1, %ok, %n1 ends %ok growth 2.0
                  backoff 0.5 interval 3 hysteresis 2 refill growth
  // CHECK: mp.update_loss_scale_logmax %{{.*}}, %[[AMAX]] ends %[[OK]] beta1
  %8:6 = mp.update_loss_scale_logmax %s1, %s1, %s1, %s1, %s1, %s1, %ok, %amax
         ends %ok beta1 0.99 beta2 0.999 deviations 3.09 log_max 16.0 floor 1.0
         ceiling 16384.0
  // CHECK: mp.update_loss_scale_histogram %{{.*}}, %[[LOWER]] ends %[[OK]] growth
  %9:4 = mp.update_loss_scale_histogram %s1, %n2, %s1, %s1, %ok, %upper, %lower
         ends %ok growth 2.0 backoff 0.5 interval 1 share 1.0e-7
  // CHECK: mp.update_loss_scale_histogram {{.*}} floor 1.000000e+00 ceiling 6.553600e+04
  %5:4 = mp.update_loss_scale_histogram %s1, %n2, %s1, %s1, %ok, %upper, %lower
         growth 2.0 backoff 0.5 interval 1 share 1.0e-7 floor 1.0
         ceiling 65536.0
  return %0, %s1 : tensor<f32>, tensor<f32>
}

// A fusion may hold narrow casts, constants and choices at its border.
// CHECK-LABEL: @narrow_border_of_a_fusion
func.func @narrow_border_of_a_fusion() -> tensor<4xf16> {
  // CHECK: mp.fusion pointwise -> tensor<4xf16> {
  %0 = mp.fusion pointwise -> tensor<4xf16> {
    %c = arith.constant dense<1.5> : tensor<f16>
    %1 = mp.broadcast %c dims [] : tensor<f16> to tensor<4xf16>
    mp.yield %1 : tensor<4xf16>
  }
  return %0 : tensor<4xf16>
}

// CHECK-LABEL: @routines
func.func @routines(%x: tensor<8x10xf32>, %i: tensor<8x10xi32>,
    %s: tensor<3xi64>) -> (tensor<8x10xf32>, tensor<8x10xi32>, tensor<3xi64>,
    tensor<5xi8>) {
  // CHECK: mp.sort %{{.*}}, %{{.*}} dim 1 : tensor<8x10xf32>, tensor<8x10xi32> {
  // CHECK-NEXT: ^bb0(%{{.*}}: tensor<f32>, %{{.*}}: tensor<f32>, %{{.*}}: tensor<i32>, %{{.*}}: tensor<i32>):
  %v, %at = mp.sort %x, %i dim 1 : tensor<8x10xf32>, tensor<8x10xi32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
    %0 = arith.cmpf ogt, %a, %b : tensor<f32>
    mp.yield %0 : tensor<i1>
  }
  // CHECK: mp.rng_bits philox %{{.*}} : tensor<3xi64> to tensor<5xi8>
  %s1, %bits = mp.rng_bits philox %s : tensor<3xi64> to tensor<5xi8>
  // CHECK: mp.random_words three_fry %[[S:.*]] key %[[S]] counter %[[S]] : (tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi32>
  %words = mp.random_words three_fry %s key %s counter %s : (tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi32>
  return %v, %at, %s1, %bits : tensor<8x10xf32>, tensor<8x10xi32>, tensor<3xi64>, tensor<5xi8>
}
