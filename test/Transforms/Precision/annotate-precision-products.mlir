// What contractions make of what is no weight, and of what must not become 0
// where it is summed.
//
// RUN: mp-opt %s --mp-annotate-precision --mp-insert-casts --mp-simplify-casts \
// RUN:   --mp-check-precision --split-input-file > %t.once
// RUN: FileCheck %s --input-file=%t.once
// RUN: mp-opt %t.once --mp-annotate-precision --mp-insert-casts \
// RUN:   --mp-simplify-casts --mp-check-precision --split-input-file \
// RUN:   | diff %t.once -

// Two activations may be of 300 each: what their product is read by reads f32.
// A weight is of the size of weights, also where it is made of others.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @activations
  func.func @activations(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}, %g: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
    // CHECK: mp.dot
    %q = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // CHECK: mp.dot
    %k = mp.dot %x, %g contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // CHECK: %[[STATE:.*]] = mp.dot {{.*}} : (tensor<64x64xf16>, tensor<64x64xf16>) -> tensor<64x64xf32>
    %state = mp.dot %q, %k contracting [0] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // CHECK: mp.dot %[[STATE]], %{{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
    %0 = mp.dot %state, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} : (tensor<64x64xf16>, tensor<64x64xf16>) -> tensor<64x64xf16>
    %thin = mp.dot %w, %g contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %made = arith.mulf %w, %g : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} : (tensor<64x64xf16>, tensor<64x64xf16>) -> tensor<64x64xf16>
    %1 = mp.dot %q, %thin contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} : (tensor<64x64xf16>, tensor<64x64xf16>) -> tensor<64x64xf32>
    %2 = mp.dot %1, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %0, %2 : tensor<64x64xf32>, tensor<64x64xf32>
  }
}

// -----

// Sums of 64 neighbours are 64 times as large as one; averages are not, nor is
// what shares of 1 weigh, behind a dropout and cut into heads. Sigmoids add up.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @weighted
  func.func @weighted(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %m: tensor<64x64xi1> {mp.role = #mp.role<batch>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) {
    // CHECK: mp.dot
    %h = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %ones = arith.constant dense<1.0> : tensor<64x64xf32>
    %average = arith.constant dense<0.015625> : tensor<64x64xf32>
    %zero = arith.constant dense<0.0> : tensor<64x64xf32>
    %keep = arith.constant dense<0.8> : tensor<64x64xf32>
    // CHECK: %[[SUM:.*]] = mp.dot {{.*}} -> tensor<64x64xf32>
    %sum = mp.dot %ones, %h contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // CHECK: mp.dot %[[SUM]], %{{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
    %0 = mp.dot %sum, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} -> tensor<64x64xf16>
    %mean = mp.dot %average, %h contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} : (tensor<64x64xf16>, tensor<64x64xf16>) -> tensor<64x64xf32>
    %1 = mp.dot %mean, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %max = mp.reduce max %h dims [1] : tensor<64x64xf32> to tensor<64xf32>
    %most = mp.broadcast %max dims [0] : tensor<64xf32> to tensor<64x64xf32>
    %shifted = arith.subf %h, %most : tensor<64x64xf32>
    %power = math.exp %shifted : tensor<64x64xf32>
    %all = mp.reduce add %power dims [1] : tensor<64x64xf32> to tensor<64xf32>
    %whole = mp.broadcast %all dims [0] : tensor<64xf32> to tensor<64x64xf32>
    %share = arith.divf %power, %whole : tensor<64x64xf32>
    %scaled = arith.divf %share, %keep : tensor<64x64xf32>
    %kept = arith.select %m, %scaled, %zero : tensor<64x64xi1>, tensor<64x64xf32>
    %heads = mp.reshape %kept : tensor<64x64xf32> to tensor<2x32x64xf32>
    // CHECK: mp.dot {{.*}} contracting [2] x [0] {{.*}} -> tensor<2x32x64xf16>
    %each = mp.dot %heads, %h contracting [2] x [0] : (tensor<2x32x64xf32>, tensor<64x64xf32>) -> tensor<2x32x64xf32>
    %seen = mp.reshape %each : tensor<2x32x64xf32> to tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} : (tensor<64x64xf16>, tensor<64x64xf16>) -> tensor<64x64xf32>
    %2 = mp.dot %seen, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %gate = mp.logistic %h : tensor<64x64xf32>
    // CHECK: %[[GATED:.*]] = mp.dot {{.*}} -> tensor<64x64xf32>
    %gated = mp.dot %gate, %h contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // CHECK: mp.dot %[[GATED]], %{{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
    %3 = mp.dot %gated, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %0, %1, %2, %3 : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
  }
}

// -----

// Shares that are summed along the other axis are of many lines.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @across
  func.func @across(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> tensor<64x64xf32> {
    // CHECK: mp.dot
    %h = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %max = mp.reduce max %h dims [1] : tensor<64x64xf32> to tensor<64xf32>
    %most = mp.broadcast %max dims [0] : tensor<64xf32> to tensor<64x64xf32>
    %shifted = arith.subf %h, %most : tensor<64x64xf32>
    %power = math.exp %shifted : tensor<64x64xf32>
    %all = mp.reduce add %power dims [1] : tensor<64x64xf32> to tensor<64xf32>
    %whole = mp.broadcast %all dims [0] : tensor<64xf32> to tensor<64x64xf32>
    %share = arith.divf %power, %whole : tensor<64x64xf32>
    // CHECK: %[[SUM:.*]] = mp.dot {{.*}} contracting [0] x [0] {{.*}} -> tensor<64x64xf32>
    %sum = mp.dot %share, %h contracting [0] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // CHECK: mp.dot %[[SUM]], %{{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
    %0 = mp.dot %sum, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %0 : tensor<64x64xf32>
  }
}

// -----

// Probabilities of 1e-9 are 0 in f16, and so is their sum, whose logarithm is
// taken. Not so where 1e-3 is added to the sum, nor where it has both signs.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @likelihood
  func.func @likelihood(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) {
    // CHECK: mp.dot
    %h = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %p = mp.logistic %h : tensor<64x64xf32>
    %r = math.tanh %h : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} {mp.kept_wide = "sums what must not become 0 everywhere"}
    %sum = mp.dot %p, %p contracting [1] x [1] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %0 = math.log %sum : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} : (tensor<64x64xf16>, tensor<64x64xf16>)
    %guarded = mp.dot %p, %p contracting [0] x [1] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %least = arith.constant dense<1.0e-3> : tensor<64x64xf32>
    %more = arith.addf %guarded, %least : tensor<64x64xf32>
    %1 = math.log %more : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} : (tensor<64x64xf16>, tensor<64x64xf16>)
    %signed = mp.dot %p, %r contracting [1] x [1] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %2 = math.log %signed : tensor<64x64xf32>
    return %0, %1, %2 : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
  }
}

// -----

// bf16 has f32's range: nothing becomes 0, and no product is too large. But a sum
// of many from which another is taken has too many digits for it.
module attributes {mp.policy = #mp.policy<bf16>} {
  // CHECK-LABEL: func @of_range
  func.func @of_range(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %g: tensor<64x64xf32> {mp.role = #mp.role<parameter>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) {
    // CHECK: mp.dot
    %h = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %p = mp.logistic %h : tensor<64x64xf32>
    // CHECK: mp.dot
    %r = mp.dot %x, %g contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} : (tensor<64x64xbf16>, tensor<64x64xbf16>) -> tensor<64x64xf32>
    %sum = mp.dot %p, %p contracting [1] x [1] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %0 = math.log %sum : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} -> tensor<64x64xbf16>
    %square = mp.dot %h, %r contracting [1] x [1] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} : (tensor<64x64xbf16>, tensor<64x64xbf16>) -> tensor<64x64xf32>
    %1 = mp.dot %square, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %ones = arith.constant dense<1.0> : tensor<64x64xf32>
    // CHECK: mp.dot {{.*}} -> tensor<64x64xf32>
    %many = mp.dot %ones, %h contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    // CHECK: mp.dot {{.*}}kept_wide
    %rest = arith.subf %many, %h : tensor<64x64xf32>
    %2 = mp.dot %rest, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %0, %1, %2 : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
  }
}

// -----

// A variance must not become 0, nor the mean whose square is taken from it,
// whatever it was divided by and whether its root is taken first. What the mean
// is a sum of may be rounded: both are made of it.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @one_pass
  func.func @one_pass(%x: tensor<64x32xf32> {mp.role = #mp.role<batch>}, %w: tensor<32x32xf32> {mp.role = #mp.role<parameter>}, %b: tensor<32xf32> {mp.role = #mp.role<parameter>}) -> tensor<64x4x1xf32> {
    %n = arith.constant dense<8.0> : tensor<64x4x1xf32>
    %eps = arith.constant dense<1.0e-3> : tensor<64x4x1xf32>
    // CHECK: mp.dot {{.*}} -> tensor<64x32xf16>
    %h = mp.dot %x, %w contracting [1] x [0] : (tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<64x32xf32>
    %bias = mp.broadcast %b dims [1] : tensor<32xf32> to tensor<64x32xf32>
    %hb = arith.addf %h, %bias : tensor<64x32xf32>
    %z = mp.reshape %hb : tensor<64x32xf32> to tensor<64x4x8xf32>
    // CHECK-COUNT-2: mp.reduce add {{.*}} to tensor<64x4xf32>
    %0 = mp.reduce add %z dims [2] : tensor<64x4x8xf32> to tensor<64x4xf32>
    %1 = mp.broadcast %0 dims [0, 1] : tensor<64x4xf32> to tensor<64x4x1xf32>
    %mean = arith.divf %1, %n : tensor<64x4x1xf32>
    %sq = arith.mulf %z, %z : tensor<64x4x8xf32>
    %2 = mp.reduce add %sq dims [2] : tensor<64x4x8xf32> to tensor<64x4xf32>
    %3 = mp.broadcast %2 dims [0, 1] : tensor<64x4xf32> to tensor<64x4x1xf32>
    %square = arith.divf %3, %n : tensor<64x4x1xf32>
    %of = arith.mulf %mean, %mean : tensor<64x4x1xf32>
    %var = arith.subf %square, %of : tensor<64x4x1xf32>
    %some = arith.addf %var, %eps : tensor<64x4x1xf32>
    %std = math.sqrt %some : tensor<64x4x1xf32>
    %row = mp.broadcast %std dims [0, 1, 2] : tensor<64x4x1xf32> to tensor<64x4x8xf32>
    %shift = mp.broadcast %mean dims [0, 1, 2] : tensor<64x4x1xf32> to tensor<64x4x8xf32>
    %c = arith.subf %z, %shift : tensor<64x4x8xf32>
    %y = arith.divf %c, %row : tensor<64x4x8xf32>
    // Read again where the mean is no longer at hand.
    %flat = mp.reshape %y : tensor<64x4x8xf32> to tensor<64x32xf32>
    // CHECK: mp.dot
    %k = mp.dot %flat, %w contracting [1] x [0] : (tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<64x32xf32>
    %parts = mp.reshape %k : tensor<64x32xf32> to tensor<64x4x8xf32>
    %4 = mp.reduce add %parts dims [2] : tensor<64x4x8xf32> to tensor<64x4xf32>
    %5 = mp.broadcast %4 dims [0, 1] : tensor<64x4xf32> to tensor<64x4x1xf32>
    %6 = arith.mulf %5, %mean : tensor<64x4x1xf32>
    return %6 : tensor<64x4x1xf32>
  }
}

// -----

// An energy is a number that another one is taken from, and has few FLOPs. Not
// so the product of a value with another one, or with itself in rows.
module attributes {mp.policy = #mp.policy<bf16>} {
  // CHECK-LABEL: func @lengths
  func.func @lengths(%x: tensor<64x32xf32> {mp.role = #mp.role<batch>}, %w: tensor<32x32xf32> {mp.role = #mp.role<parameter>}, %v: tensor<32x32xf32> {mp.role = #mp.role<parameter>}) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<64xf32>) {
    %masses = arith.constant dense<2.0> : tensor<2048xf32>
    %h = mp.dot %x, %w contracting [1] x [0] : (tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<64x32xf32>
    %k = mp.dot %x, %v contracting [1] x [0] : (tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<64x32xf32>
    %a = mp.reshape %h : tensor<64x32xf32> to tensor<2048xf32>
    %b = mp.reshape %k : tensor<64x32xf32> to tensor<2048xf32>
    %c = arith.mulf %a, %masses : tensor<2048xf32>
    // CHECK: mp.dot {{.*}}kept_wide = "is the square of a length"
    %0 = mp.dot %a, %a contracting [0] x [0] : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<f32>
    // CHECK: mp.dot {{.*}}kept_wide = "is the square of a length"
    %1 = mp.dot %c, %a contracting [0] x [0] : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<f32>
    // CHECK: mp.dot {{.*}} (tensor<2048xbf16>, tensor<2048xbf16>) -> tensor<f32>
    %2 = mp.dot %a, %b contracting [0] x [0] : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<f32>
    // CHECK: mp.dot {{.*}} (tensor<64x32xbf16>, tensor<64x32xbf16>) -> tensor<64xf32>
    %3 = mp.dot %h, %h batching [0] x [0] contracting [1] x [1] : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64xf32>
    return %0, %1, %2, %3 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<64xf32>
  }
}
