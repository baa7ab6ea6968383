// Weighted sums and their weights that are added up block by block: the quotient
// is as large as one of the values, whatever the weights are.
//
// RUN: mp-test-opt %s --test-print-value-trust --verify-diagnostics -o /dev/null

module attributes {mp.policy = #mp.policy<f16>} {

// Attention whose keys come block by block, rescaled as a larger score comes.
func.func @attention(%q: tensor<8x4xf32>, %k: tensor<8x4xf32>, %v: tensor<8x4xf32>, %n: index) -> tensor<8x4xf32> {
  %start = arith.constant 0 : index
  %step = arith.constant 1 : index
  // expected-remark@below {{result 0: proved}}
  %zero = arith.constant dense<0.0> : tensor<8xf32>
  // expected-remark@below {{result 0: proved}}
  %none = arith.constant dense<0.0> : tensor<8x4xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it may reach 1e+30}}
  %least = arith.constant dense<-1.0e30> : tensor<8xf32>
  // expected-remark@+3 {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  // expected-remark@+2 {{result 1: assumed: of the size of an activation; stays f32, as it must not become 0}}
  // expected-remark@below {{result 2: assumed: of the size of an activation}}
  %r:3 = scf.for %at = %start to %n step %step iter_args(%m = %least, %l = %zero, %o = %none) -> (tensor<8xf32>, tensor<8xf32>, tensor<8x4xf32>) {
    // expected-remark@below {{result 0: assumed: of the size of an activation}}
    %s = mp.dot %q, %k contracting [1] x [1] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x8xf32>
    // expected-remark@below {{result 0: assumed: of the size of an activation}}
    %most = mp.reduce max %s dims [1] : tensor<8x8xf32> to tensor<8xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %m1 = arith.maximumf %m, %most : tensor<8xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %all = mp.broadcast %m1 dims [0] : tensor<8xf32> to tensor<8x8xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %d = arith.subf %s, %all : tensor<8x8xf32>
    // expected-remark@below {{result 0: proved}}
    %p = math.exp %d : tensor<8x8xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %e = arith.subf %m, %m1 : tensor<8xf32>
    // expected-remark@below {{result 0: proved}}
    %less = math.exp %e : tensor<8xf32>
    // expected-remark@below {{result 0: assumed: of the size of an activation}}
    %ll = arith.mulf %l, %less : tensor<8xf32>
    // expected-remark@below {{result 0: proved}}
    %sum = mp.reduce add %p dims [1] : tensor<8x8xf32> to tensor<8xf32>
    // expected-remark@below {{result 0: assumed: of the size of an activation}}
    %l1 = arith.addf %ll, %sum : tensor<8xf32>
    // expected-remark@below {{result 0: proved}}
    %each = mp.broadcast %less dims [0] : tensor<8xf32> to tensor<8x4xf32>
    // expected-remark@below {{result 0: assumed: of the size of an activation}}
    %oo = arith.mulf %o, %each : tensor<8x4xf32>
    // expected-remark@below {{result 0: assumed: of the size of an activation}}
    %pv = mp.dot %p, %v contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
    // expected-remark@below {{result 0: assumed: of the size of an activation}}
    %o1 = arith.addf %pv, %oo : tensor<8x4xf32>
    scf.yield %m1, %l1, %o1 : tensor<8xf32>, tensor<8xf32>, tensor<8x4xf32>
  }
  // expected-remark@below {{result 0: assumed: of the size of an activation; stays f32, as it must not become 0}}
  %below = mp.broadcast %r#1 dims [0] : tensor<8xf32> to tensor<8x4xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %mean = arith.divf %r#2, %below : tensor<8x4xf32>
  return %mean : tensor<8x4xf32>
}

// Features that have no bounds, of linear attention; and the sum divided in each
// round, multiplied by what it was divided by in the next. The weights may have
// more in them.
func.func @unbounded(%a: tensor<8x8xf32>, %f0: tensor<8xf32>, %v: tensor<8x4xf32>, %n: index) -> (tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>) {
  %start = arith.constant 0 : index
  %step = arith.constant 1 : index
  // expected-remark@below {{result 0: proved}}
  %one = arith.constant dense<1.0> : tensor<8xf32>
  // expected-remark@below {{result 0: proved}}
  %none = arith.constant dense<0.0> : tensor<8x4xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %p = math.exp %a : tensor<8x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %f = math.exp %f0 : tensor<8xf32>
  // expected-remark@+3 {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  // expected-remark@+2 {{result 1: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  // expected-remark@below {{result 2: assumed: of the size of an activation}}
  %r:3 = scf.for %at = %start to %n step %step iter_args(%l = %one, %o = %none, %u = %none) -> (tensor<8xf32>, tensor<8x4xf32>, tensor<8x4xf32>) {
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %fl = arith.mulf %f, %l : tensor<8xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %sum = mp.reduce add %p dims [1] : tensor<8x8xf32> to tensor<8xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %l0 = arith.addf %fl, %sum : tensor<8xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %l1 = arith.addf %l0, %f : tensor<8xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %f1 = mp.broadcast %f dims [0] : tensor<8xf32> to tensor<8x4xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %fo = arith.mulf %f1, %o : tensor<8x4xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %pv = mp.dot %p, %v contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %o1 = arith.addf %fo, %pv : tensor<8x4xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %fl1 = mp.broadcast %fl dims [0] : tensor<8xf32> to tensor<8x4xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %lu = arith.mulf %u, %fl1 : tensor<8x4xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %u0 = arith.addf %lu, %pv : tensor<8x4xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %l2 = mp.broadcast %l1 dims [0] : tensor<8xf32> to tensor<8x4xf32>
    // expected-remark@below {{result 0: assumed: of the size of an activation}}
    %u1 = arith.divf %u0, %l2 : tensor<8x4xf32>
    scf.yield %l1, %o1, %u1 : tensor<8xf32>, tensor<8x4xf32>, tensor<8x4xf32>
  }
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %below = mp.broadcast %r#0 dims [0] : tensor<8xf32> to tensor<8x4xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %mean = arith.divf %r#1, %below : tensor<8x4xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %pv1 = mp.dot %p, %v contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %two = arith.addf %pv1, %r#1 : tensor<8x4xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %sum1 = mp.reduce add %p dims [1] : tensor<8x8xf32> to tensor<8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %both = arith.addf %r#0, %sum1 : tensor<8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %below1 = mp.broadcast %both dims [0] : tensor<8xf32> to tensor<8x4xf32>
  // expected-remark@below {{result 0: assumed: of the size of an activation}}
  %mean1 = arith.divf %two, %below1 : tensor<8x4xf32>
  return %mean, %r#2, %mean1 : tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>
}

// Nothing of the kind: weights of both signs; other weights in the sum than in
// the divisor, by value or by place; a sum that is rescaled by more than its
// weights; one that begins with something else; values that are unknown; less
// than the weights; and a divisor that another loop carries.
func.func @others(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %f0: tensor<8xf32>, %v: tensor<8x8xf32>, %n: index) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %start = arith.constant 0 : index
  %step = arith.constant 1 : index
  // expected-remark@below {{result 0: proved}}
  %zero = arith.constant dense<0.0> : tensor<8xf32>
  // expected-remark@below {{result 0: proved}}
  %none = arith.constant dense<0.0> : tensor<8x8xf32>
  // expected-remark@below {{result 0: proved}}
  %five = arith.constant dense<5.0> : tensor<8x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %p = math.exp %a : tensor<8x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %w = math.exp %b : tensor<8x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %x = math.exp %v : tensor<8x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %f = math.exp %f0 : tensor<8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %f1 = mp.broadcast %f dims [0] : tensor<8xf32> to tensor<8x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %along = mp.broadcast %f dims [1] : tensor<8xf32> to tensor<8x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %pv = mp.dot %p, %v contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %sum = mp.reduce add %p dims [1] : tensor<8x8xf32> to tensor<8xf32>
  // expected-remark@+10 {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  // expected-remark@+9 {{result 1: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  // expected-remark@+8 {{result 2: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  // expected-remark@+7 {{result 3: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  // expected-remark@+6 {{result 4: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  // expected-remark@+5 {{result 5: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  // expected-remark@+4 {{result 6: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  // expected-remark@+3 {{result 7: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  // expected-remark@+2 {{result 8: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  // expected-remark@below {{result 9: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %r:10 = scf.for %at = %start to %n step %step iter_args(%l = %zero, %la = %zero, %oa = %none, %o1 = %none, %o2 = %none, %o3 = %none, %o4 = %five, %o5 = %none, %o6 = %none, %less = %zero) -> (tensor<8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8xf32>) {
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %fl = arith.mulf %f, %l : tensor<8xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %l1 = arith.addf %fl, %sum : tensor<8xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %fa = arith.mulf %f, %la : tensor<8xf32>
    // expected-remark@below {{result 0: assumed: of the size of an activation}}
    %suma = mp.reduce add %a dims [1] : tensor<8x8xf32> to tensor<8xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %la1 = arith.addf %fa, %suma : tensor<8xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %foa = arith.mulf %f1, %oa : tensor<8x8xf32>
    // expected-remark@below {{result 0: assumed: of the size of an activation}}
    %av = mp.dot %a, %v contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %oa1 = arith.addf %foa, %av : tensor<8x8xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %fo1 = arith.mulf %f1, %o1 : tensor<8x8xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %wv = mp.dot %w, %v contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %o11 = arith.addf %fo1, %wv : tensor<8x8xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %fo2 = arith.mulf %f1, %o2 : tensor<8x8xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %vp = mp.dot %p, %v contracting [0] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %o21 = arith.addf %fo2, %vp : tensor<8x8xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %fo3 = arith.mulf %along, %o3 : tensor<8x8xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %o31 = arith.addf %fo3, %pv : tensor<8x8xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %fo4 = arith.mulf %f1, %o4 : tensor<8x8xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %o41 = arith.addf %fo4, %pv : tensor<8x8xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %fo5 = arith.mulf %f1, %o5 : tensor<8x8xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %px = mp.dot %p, %x contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %o51 = arith.addf %fo5, %px : tensor<8x8xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %fo6 = arith.mulf %f1, %o6 : tensor<8x8xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %o61 = arith.addf %fo6, %pv : tensor<8x8xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %fless = arith.mulf %f, %less : tensor<8xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %less0 = arith.addf %fless, %sum : tensor<8xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %less1 = arith.subf %less0, %f : tensor<8xf32>
    scf.yield %l1, %la1, %oa1, %o11, %o21, %o31, %o41, %o51, %o61, %less1 : tensor<8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8xf32>
  }
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %other = scf.for %at = %start to %n step %step iter_args(%l = %zero) -> (tensor<8xf32>) {
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %fl = arith.mulf %f, %l : tensor<8xf32>
    // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
    %l1 = arith.addf %fl, %sum : tensor<8xf32>
    scf.yield %l1 : tensor<8xf32>
  }
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %la2 = mp.broadcast %r#1 dims [0] : tensor<8xf32> to tensor<8x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %q0 = arith.divf %r#2, %la2 : tensor<8x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %l2 = mp.broadcast %r#0 dims [0] : tensor<8xf32> to tensor<8x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %q1 = arith.divf %r#3, %l2 : tensor<8x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %q2 = arith.divf %r#4, %l2 : tensor<8x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %q3 = arith.divf %r#5, %l2 : tensor<8x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %q4 = arith.divf %r#6, %l2 : tensor<8x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %q5 = arith.divf %r#7, %l2 : tensor<8x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %less2 = mp.broadcast %r#9 dims [0] : tensor<8xf32> to tensor<8x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %q6 = arith.divf %r#8, %less2 : tensor<8x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %other2 = mp.broadcast %other dims [0] : tensor<8xf32> to tensor<8x8xf32>
  // expected-remark@below {{result 0: unknown; stays f32, as it is not known to be bounded; no contraction may round it}}
  %q7 = arith.divf %r#8, %other2 : tensor<8x8xf32>
  return %q0, %q1, %q2, %q3, %q4, %q5, %q6, %q7 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}
}
