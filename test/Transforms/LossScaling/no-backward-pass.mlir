// RUN: mp-opt %s -split-input-file --mp-load-policy=preset=fp16 --mp-insert-loss-scaling --verify-diagnostics | FileCheck %s
// RUN: mp-opt %s -split-input-file --mp-load-policy=preset=fp16 --mp-insert-loss-scaling=mode=static --verify-diagnostics -o /dev/null
// RUN: mp-opt %s -split-input-file --mp-amp 2>/dev/null | FileCheck %s --check-prefix=WIDE

// Where no derivative moves the parameters there is nothing to scale.
// CHECK-NOT: mp.scale
// The gradient comes in from outside: nothing can be scaled before it.
// expected-warning@below {{the loss is not scaled: found no backward pass to 'w': scaling would end where it starts, as if the gradients were arguments}}
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0},
                %g: tensor<4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<4xf32> {mp.role = #mp.role<new_parameter>, mp.name = "w"}) {
  %rate = arith.constant dense<0.1> : tensor<4xf32>
  %0 = arith.mulf %g, %rate : tensor<4xf32>
  %w1 = arith.subf %w, %0 : tensor<4xf32>
  return %w1 : tensor<4xf32>
}

// -----

// A normalization of the parameters has constants and sums, and the batch only
// weighs its result: nothing that is unscaled would be a gradient of the batch.
// expected-warning@below {{the loss is not scaled: found no backward pass to 'w': scaling would end where it starts}}
func.func @main(%x: tensor<17x16xf32> {mp.name = "w", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}, %b: tensor<16xf32> {mp.name = "x", mp.role = #mp.role<batch>}) -> (tensor<17x16xf32> {mp.name = "w", mp.role = #mp.role<new_parameter>}) {
  %0 = mp.reduce add %x dims [0] : tensor<17x16xf32> to tensor<16xf32>
  %cst = arith.constant dense<3.125000e-02> : tensor<16xf32>
  %1 = arith.mulf %0, %cst : tensor<16xf32>
  %2 = mp.broadcast %1 dims [1] : tensor<16xf32> to tensor<17x16xf32>
  %3 = arith.subf %x, %2 : tensor<17x16xf32>
  %4 = arith.mulf %3, %3 : tensor<17x16xf32>
  %5 = mp.reduce add %4 dims [0] : tensor<17x16xf32> to tensor<16xf32>
  %6 = mp.broadcast %5 dims [1] : tensor<16xf32> to tensor<17x16xf32>
  %7 = arith.mulf %3, %6 : tensor<17x16xf32>
  %8 = mp.broadcast %b dims [1] : tensor<16xf32> to tensor<17x16xf32>
  %9 = arith.mulf %7, %8 : tensor<17x16xf32>
  return %9 : tensor<17x16xf32>
}

// -----

// The gradient is given, and the step moves the parameter by it.
// expected-warning@below {{the loss is not scaled: found no backward pass to 'w': scaling would end where it starts}}
func.func @main(%w: tensor<4xf32> {mp.name = "w", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}, %g: tensor<4xf32> {mp.name = "g", mp.role = #mp.role<batch>}) -> (tensor<4xf32> {mp.name = "w", mp.role = #mp.role<new_parameter>}) {
  %rate = arith.constant dense<0.1> : tensor<4xf32>
  %s = arith.mulf %g, %g : tensor<4xf32>
  %n = math.sqrt %s : tensor<4xf32>
  %d = arith.mulf %n, %rate : tensor<4xf32>
  %new = arith.subf %w, %d : tensor<4xf32>
  return %new : tensor<4xf32>
}

// -----

// Contrastive divergence: the weights move by the difference of two products that
// look like gradients of the first one and are none. As nobody can tell, they read
// f32, and the forward pass reads f16.
// WIDE-LABEL: mp.name = "rbm"
// WIDE: mp.dot {{.*}} accumulate f32 {{.*}}: (tensor<64x16xf16>, tensor<16x32xf16>)
// WIDE: mp.dot {{.*}}mp.kept_wide{{.*}}: (tensor<64x16xf32>, tensor<64x32xf32>) -> tensor<16x32xf32>
// WIDE: mp.dot {{.*}}mp.kept_wide{{.*}}: (tensor<64x16xf32>, tensor<64x32xf32>) -> tensor<16x32xf32>
// expected-warning@below {{the loss is not scaled: found no scaled gradient for 'bias'; products that may be gradients all the same read f32, so that nothing underflows}}
func.func @main(%w: tensor<16x32xf32> {mp.name = "rbm", mp.pair = 0 : i64, mp.role = #mp.role<parameter>},
                %b: tensor<16xf32> {mp.name = "bias", mp.pair = 1 : i64, mp.role = #mp.role<parameter>},
                %x: tensor<64x16xf32> {mp.name = "x", mp.role = #mp.role<batch>})
    -> (tensor<16x32xf32> {mp.name = "rbm", mp.role = #mp.role<new_parameter>},
        tensor<16xf32> {mp.name = "bias", mp.role = #mp.role<new_parameter>},
        tensor<f32> {mp.name = "loss", mp.role = #mp.role<loss>}) {
  %rate = arith.constant dense<1.0e-4> : tensor<16x32xf32>
  %rate_b = arith.constant dense<1.0e-4> : tensor<16xf32>
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<64x16xf32>, tensor<16x32xf32>) -> tensor<64x32xf32>
  %h0 = mp.logistic %0 : tensor<64x32xf32>
  %1 = mp.dot %h0, %w contracting [1] x [1] : (tensor<64x32xf32>, tensor<16x32xf32>) -> tensor<64x16xf32>
  %wide = mp.broadcast %b dims [1] : tensor<16xf32> to tensor<64x16xf32>
  %2 = arith.addf %1, %wide : tensor<64x16xf32>
  %v = mp.logistic %2 : tensor<64x16xf32>
  %3 = mp.dot %v, %w contracting [1] x [0] : (tensor<64x16xf32>, tensor<16x32xf32>) -> tensor<64x32xf32>
  %h1 = mp.logistic %3 : tensor<64x32xf32>
  %far = arith.subf %x, %v : tensor<64x16xf32>
  %square = arith.mulf %far, %far : tensor<64x16xf32>
  %loss = mp.reduce add %square dims [0, 1] : tensor<64x16xf32> to tensor<f32>
  %data = mp.dot %x, %h0 contracting [0] x [0] : (tensor<64x16xf32>, tensor<64x32xf32>) -> tensor<16x32xf32>
  %model = mp.dot %v, %h1 contracting [0] x [0] : (tensor<64x16xf32>, tensor<64x32xf32>) -> tensor<16x32xf32>
  %move = arith.subf %data, %model : tensor<16x32xf32>
  %u = arith.mulf %move, %rate : tensor<16x32xf32>
  %w1 = arith.addf %w, %u : tensor<16x32xf32>
  %sum = mp.reduce add %far dims [0] : tensor<64x16xf32> to tensor<16xf32>
  %ub = arith.mulf %sum, %rate_b : tensor<16xf32>
  %b1 = arith.addf %b, %ub : tensor<16xf32>
  return %w1, %b1, %loss : tensor<16x32xf32>, tensor<16xf32>, tensor<f32>
}
