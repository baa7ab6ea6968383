// A matrix that equations are solved with, or that is factored, keeps its
// digits, since an error of it is in what is solved times its condition: the
// products that make it read f32, and so do those of its gradients, back to what
// the routines were given. What makes the factors reads 16 bits.
// RUN: mp-opt %s --split-input-file --mp-annotate-precision --mp-insert-casts 2>/dev/null | FileCheck %s

// CHECK-LABEL: @main
// CHECK: mp.dot {{.*}}(tensor<16x8xf16>, tensor<8x4xf16>) ->
// CHECK: mp.dot {{.*}}mp.kept_wide = "makes what equations are solved with"{{.*}}(tensor<16x4xf32>, tensor<16x4xf32>) -> tensor<16x16xf32>
// CHECK: mp.opaque "stablehlo.cholesky"
// The gradient of the matrix, of two solutions, and that of the factor.
// CHECK: mp.dot {{.*}}mp.kept_wide = "makes what equations are solved with"{{.*}}(tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
// CHECK: mp.dot {{.*}}mp.kept_wide = "makes what equations are solved with"{{.*}}(tensor<16x16xf32>, tensor<16x4xf32>) -> tensor<16x4xf32>
// The gradient of the layer before reads 16 bits.
// CHECK: mp.dot {{.*}}(tensor<16x8xf16>, tensor<16x4xf16>) -> tensor<8x4xf32>
module attributes {mp.policy = #mp.policy<f16>} {
  func.func @main(%x: tensor<16x8xf32> {mp.role = #mp.role<batch>}, %w: tensor<8x4xf32> {mp.role = #mp.role<parameter>, mp.pair = 0 : i64}, %y: tensor<16x16xf32> {mp.role = #mp.role<batch>}, %seed: tensor<16x16xf32> {mp.role = #mp.role<loss_seed>}, %scale: tensor<f32> {mp.role = #mp.role<loss_scale>}) -> (tensor<8x4xf32> {mp.role = #mp.role<new_parameter>}, tensor<f32> {mp.role = #mp.role<loss>}) {
    %two = arith.constant dense<2.0> : tensor<16x4xf32>
    %jitter = arith.constant dense<1.0e-3> : tensor<16x16xf32>
    %rate = arith.constant dense<0.1> : tensor<8x4xf32>
    %h = mp.dot %x, %w contracting [1] x [0] : (tensor<16x8xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
    %z = math.tanh %h : tensor<16x4xf32>
    %z2 = arith.mulf %z, %two : tensor<16x4xf32>
    %k = mp.dot %z2, %z contracting [1] x [1] : (tensor<16x4xf32>, tensor<16x4xf32>) -> tensor<16x16xf32>
    %a = arith.addf %k, %jitter : tensor<16x16xf32>
    %root = mp.opaque "stablehlo.cholesky" ins(%a) rule root {config = {lower = true}} : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %s = mp.opaque "stablehlo.triangular_solve" ins(%root, %y) rule solve : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %loss = mp.reduce add %s dims [0, 1] : tensor<16x16xf32> to tensor<f32>
    %g = mp.scale %seed, %scale : tensor<16x16xf32>
    %t = mp.opaque "stablehlo.triangular_solve" ins(%root, %g) rule solve : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %da = mp.dot %t, %s contracting [1] x [1] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %dk = arith.negf %da : tensor<16x16xf32>
    %dz = mp.dot %dk, %z2 contracting [1] x [0] : (tensor<16x16xf32>, tensor<16x4xf32>) -> tensor<16x4xf32>
    %dh = arith.mulf %dz, %two : tensor<16x4xf32>
    %dw = mp.dot %x, %dh contracting [0] x [0] : (tensor<16x8xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
    %pw = mp.unscale %dw, %scale : tensor<8x4xf32> -> tensor<8x4xf32>
    %uw = arith.mulf %pw, %rate : tensor<8x4xf32>
    %nw = arith.subf %w, %uw : tensor<8x4xf32>
    return %nw, %loss : tensor<8x4xf32>, tensor<f32>
  }
}

// -----

// A product inside of another, with the same value on both sides, and what is
// between the two; z' y of normal equations.
// CHECK-LABEL: @chains
// CHECK: mp.dot %{{.*}}, %{{.*}}mp.kept_wide = "makes what equations are solved with"{{.*}} -> tensor<8x8xf32>
// CHECK: mp.dot %{{.*}}, %{{.*}}mp.kept_wide = "makes what equations are solved with"{{.*}} -> tensor<4x8xf32>
// CHECK: mp.dot %{{.*}}, %{{.*}}mp.kept_wide = "makes what equations are solved with"{{.*}} -> tensor<4x4xf32>
// CHECK: mp.dot %{{.*}}, %{{.*}}mp.kept_wide = "makes what equations are solved with"{{.*}} -> tensor<4x2xf32>
module attributes {mp.policy = #mp.policy<bf16>} {
  func.func @chains(%u: tensor<8x8xf32> {mp.role = #mp.role<parameter>}, %v: tensor<8x8xf32> {mp.role = #mp.role<parameter>}, %f: tensor<4x8xf32> {mp.role = #mp.role<parameter>}, %x: tensor<4x8xf32> {mp.role = #mp.role<batch>}, %w: tensor<8x2xf32> {mp.role = #mp.role<parameter>}) -> tensor<4x2xf32> {
    %p = mp.dot %u, %v contracting [1] x [1] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %fp = mp.dot %f, %p contracting [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
    %s = mp.dot %fp, %f contracting [1] x [1] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x4xf32>
    %h = mp.dot %x, %w contracting [1] x [0] : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
    %hs = math.tanh %h : tensor<4x2xf32>
    %hx = math.tanh %x : tensor<4x8xf32>
    %b = mp.dot %hx, %hx contracting [1] x [1] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x4xf32>
    %right = mp.dot %b, %hs contracting [0] x [0] : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
    %0 = mp.opaque "test.factor" ins(%s) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = mp.opaque "stablehlo.triangular_solve" ins(%0, %right) rule solve : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
    return %1 : tensor<4x2xf32>
  }
}

// -----

// An op that is linear in the matrix solves nothing, nor does one that reads
// what is no square, or gives nothing; and a layer on the right-hand side is as
// good as its weights.
// CHECK-LABEL: @controls
// CHECK-NOT: makes what equations are solved with
module attributes {mp.policy = #mp.policy<bf16>} {
  func.func @controls(%x: tensor<16x8xf32> {mp.role = #mp.role<batch>}, %w: tensor<8x4xf32> {mp.role = #mp.role<parameter>}, %v: tensor<8x16xf32> {mp.role = #mp.role<parameter>}, %lower: tensor<16x16xf32> {mp.role = #mp.role<batch>}) -> (tensor<16x16xf32>, tensor<16x4xf32>, tensor<16x4xf32>) {
    %h = mp.dot %x, %w contracting [1] x [0] : (tensor<16x8xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
    %t = math.tanh %h : tensor<16x4xf32>
    %k = mp.dot %t, %t contracting [1] x [1] : (tensor<16x4xf32>, tensor<16x4xf32>) -> tensor<16x16xf32>
    %0 = mp.opaque "stablehlo.reverse" ins(%k) rule linear {config = {dimensions = array<i64: 0>}} : (tensor<16x16xf32>) -> tensor<16x16xf32>
    mp.opaque "test.look" ins(%k) {has_effects} : (tensor<16x16xf32>) -> ()
    %1 = mp.opaque "test.factor" ins(%h) : (tensor<16x4xf32>) -> tensor<16x4xf32>
    %2 = mp.opaque "stablehlo.triangular_solve" ins(%lower, %h) rule solve : (tensor<16x16xf32>, tensor<16x4xf32>) -> tensor<16x4xf32>
    return %0, %1, %2 : tensor<16x16xf32>, tensor<16x4xf32>, tensor<16x4xf32>
  }
}

// -----

// Newton-Schulz steps make the inverse of a matrix by products with it, and so
// do conjugate gradients, whose steps are as long as their products say, without
// one: what makes them, and what they multiply, keep their digits.
// CHECK-LABEL: @powers
// CHECK: mp.dot {{.*}}mp.kept_wide = "makes what equations are solved with"{{.*}}(tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x8xf32>
// CHECK-COUNT-2: mp.dot {{.*}}mp.kept_wide = "makes what equations are solved with"{{.*}}(tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
module attributes {mp.policy = #mp.policy<bf16>} {
  func.func @powers(%x: tensor<8x16xf32> {mp.role = #mp.role<batch>}, %w: tensor<16x4xf32> {mp.role = #mp.role<parameter>}) -> tensor<8x8xf32> {
    %two = arith.constant dense<2.0> : tensor<8x8xf32>
    %start = arith.constant dense<0.1> : tensor<8x8xf32>
    %h = mp.dot %x, %w contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
    %z = math.tanh %h : tensor<8x4xf32>
    %a = mp.dot %z, %z contracting [1] x [1] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x8xf32>
    %v0 = arith.mulf %a, %start : tensor<8x8xf32>
    %av0 = mp.dot %a, %v0 contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %r0 = arith.subf %two, %av0 : tensor<8x8xf32>
    %v1 = mp.dot %v0, %r0 contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %av1 = mp.dot %a, %v1 contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %r1 = arith.subf %two, %av1 : tensor<8x8xf32>
    %v2 = mp.dot %v1, %r1 contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    return %v2 : tensor<8x8xf32>
  }
}

// -----

// What makes their matrix reads 16 bits, since z z' is a matrix of some z.
// CHECK-LABEL: @gradients
// CHECK: mp.dot {{.*}}(tensor<8x16xbf16>, tensor<16x4xbf16>) ->
// CHECK: mp.dot {{.*}}(tensor<8x16xbf16>, tensor<16x2xbf16>) ->
// CHECK: mp.dot {{.*}}mp.kept_wide = "makes what equations are solved with"{{.*}} -> tensor<4x2xf32>
// CHECK: mp.dot {{.*}}mp.kept_wide = "makes what equations are solved with"{{.*}} -> tensor<8x2xf32>
// CHECK: mp.dot {{.*}}mp.kept_wide = "makes what equations are solved with"{{.*}} -> tensor<f32>
// CHECK: mp.dot {{.*}}mp.kept_wide = "makes what equations are solved with"{{.*}} -> tensor<4x2xf32>
module attributes {mp.policy = #mp.policy<bf16>} {
  func.func @gradients(%x: tensor<8x16xf32> {mp.role = #mp.role<batch>}, %w: tensor<16x4xf32> {mp.role = #mp.role<parameter>}, %u: tensor<16x2xf32> {mp.role = #mp.role<parameter>}) -> tensor<4x2xf32> {
    %h = mp.dot %x, %w contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
    %z = math.tanh %h : tensor<8x4xf32>
    %y = mp.dot %x, %u contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x2xf32>) -> tensor<8x2xf32>
    %t = mp.dot %z, %y contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
    %k = mp.dot %z, %t contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
    %low = mp.dot %y, %k contracting [0, 1] x [0, 1] : (tensor<8x2xf32>, tensor<8x2xf32>) -> tensor<f32>
    %lows = mp.broadcast %low dims [] : tensor<f32> to tensor<8x2xf32>
    %step = arith.divf %k, %lows : tensor<8x2xf32>
    %left = arith.subf %y, %step : tensor<8x2xf32>
    %next = mp.dot %z, %left contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
    return %next : tensor<4x2xf32>
  }
}

// -----

// Descent by a given rate on features, which are no square; a matrix between two
// others; shares of 1, again and again; layers, with and without functions; and
// a matrix that each round makes anew.
// CHECK-LABEL: @no_systems
// CHECK-NOT: makes what equations are solved with
module attributes {mp.policy = #mp.policy<bf16>} {
  func.func @no_systems(%x: tensor<8x16xf32> {mp.role = #mp.role<batch>}, %y: tensor<8x2xf32> {mp.role = #mp.role<batch>}, %w: tensor<16x4xf32> {mp.role = #mp.role<parameter>}, %v: tensor<8x8xf32> {mp.role = #mp.role<parameter>}) -> (tensor<4x2xf32>, tensor<8x8xf32>, tensor<8x2xf32>, tensor<8x8xf32>, tensor<8x2xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %one = arith.constant dense<1.0> : tensor<8x8xf32>
    %zero = arith.constant dense<0.0> : tensor<4x2xf32>
    %rate = arith.constant dense<0.1> : tensor<4x2xf32>
    %h = mp.dot %x, %w contracting [1] x [0] : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
    %z = math.tanh %h : tensor<8x4xf32>
    %head = scf.for %i = %c0 to %c8 step %c1 iter_args(%p = %zero) -> (tensor<4x2xf32>) {
      %made = mp.dot %z, %p contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
      %off = arith.subf %made, %y : tensor<8x2xf32>
      %g = mp.dot %z, %off contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
      %step = arith.mulf %g, %rate : tensor<4x2xf32>
      %next = arith.subf %p, %step : tensor<4x2xf32>
      scf.yield %next : tensor<4x2xf32>
    }
    %k = mp.dot %z, %z contracting [1] x [1] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x8xf32>
    %kv = mp.dot %k, %v contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %less = arith.subf %one, %kv : tensor<8x8xf32>
    %kk = mp.dot %less, %k contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %e = math.exp %k : tensor<8x8xf32>
    %sum = mp.reduce add %e dims [1] : tensor<8x8xf32> to tensor<8xf32>
    %sums = mp.broadcast %sum dims [0] : tensor<8xf32> to tensor<8x8xf32>
    %shares = arith.divf %e, %sums : tensor<8x8xf32>
    %spread = scf.for %i = %c0 to %c8 step %c1 iter_args(%r = %y) -> (tensor<8x2xf32>) {
      %moved = mp.dot %shares, %r contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x2xf32>) -> tensor<8x2xf32>
      %next = arith.subf %y, %moved : tensor<8x2xf32>
      scf.yield %next : tensor<8x2xf32>
    }
    %deep = scf.for %i = %c0 to %c8 step %c1 iter_args(%r = %kk) -> (tensor<8x8xf32>) {
      %layer = mp.dot %v, %r contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      %next = arith.subf %r, %layer : tensor<8x8xf32>
      scf.yield %next : tensor<8x8xf32>
    }
    %anew = scf.for %i = %c0 to %c8 step %c1 iter_args(%r = %y) -> (tensor<8x2xf32>) {
      %t = math.tanh %r : tensor<8x2xf32>
      %m = mp.dot %t, %t contracting [1] x [1] : (tensor<8x2xf32>, tensor<8x2xf32>) -> tensor<8x8xf32>
      %moved = mp.dot %m, %r contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x2xf32>) -> tensor<8x2xf32>
      %next = arith.subf %r, %moved : tensor<8x2xf32>
      scf.yield %next : tensor<8x2xf32>
    }
    return %head, %kk, %spread, %deep, %anew : tensor<4x2xf32>, tensor<8x8xf32>, tensor<8x2xf32>, tensor<8x8xf32>, tensor<8x2xf32>
  }
}

// -----

// A layer of weights that an inner step of gradient descent has moved is made of
// weights, though no parameter is a factor of it.
// CHECK-LABEL: @moved_weights
// CHECK-NOT: equations are solved with
module attributes {mp.policy = #mp.policy<bf16>} {
  func.func @moved_weights(%x: tensor<8x8xf32> {mp.role = #mp.role<batch>}, %y: tensor<8x8xf32> {mp.role = #mp.role<batch>}, %w: tensor<8x8xf32> {mp.role = #mp.role<parameter>}) -> tensor<8x8xf32> {
    %rate = arith.constant dense<0.1> : tensor<8x8xf32>
    %h = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %e = arith.subf %h, %y : tensor<8x8xf32>
    %g = mp.dot %x, %e contracting [0] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %s = arith.mulf %g, %rate : tensor<8x8xf32>
    %moved = arith.subf %w, %s : tensor<8x8xf32>
    %made = mp.dot %x, %moved contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %layer = math.tanh %made : tensor<8x8xf32>
    %one = mp.dot %layer, %y contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %two = mp.dot %layer, %one contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %off = arith.subf %two, %one : tensor<8x8xf32>
    %three = mp.dot %layer, %off contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    return %three : tensor<8x8xf32>
  }
}
