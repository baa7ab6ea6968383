// The sum of exp(x - m) along lines that come block by block, m the largest x so
// far: 0 until the first number, and at least 1 from there on.
//
// RUN: mp-test-opt %s --test-print-ranges --split-input-file --verify-diagnostics

// What was summed before is rescaled as m grows. It begins with 0 and -1e30,
// and in the second case with 1 and 0, as if one number were 0.
func.func @total(%x: tensor<8x16xf32>, %n: index) -> (tensor<8xf32>, tensor<8x1xf32>) {
  %start = arith.constant 0 : index
  %step = arith.constant 1 : index
  %zero = arith.constant dense<0.0> : tensor<8xf32>
  %none = arith.constant dense<-1.0e30> : tensor<8xf32>
  %zero1 = arith.constant dense<0.0> : tensor<8x1xf32>
  %one1 = arith.constant dense<1.0> : tensor<8x1xf32>
  // expected-remark@+3 {{[-1e+30, inf], assumed}}
  // expected-remark@+2 {{[0, inf] least 0.5, assumed}}
  // expected-remark@below {{[0, inf], assumed}}
  %r:4 = scf.for %at = %start to %n step %step iter_args(%m = %none, %l = %zero, %m2 = %zero1, %l2 = %one1) -> (tensor<8xf32>, tensor<8xf32>, tensor<8x1xf32>, tensor<8x1xf32>) {
    %most = mp.reduce max %x dims [1] : tensor<8x16xf32> to tensor<8xf32>
    // expected-remark@below {{[-1e+30, inf], assumed}}
    %m1 = arith.maximumf %most, %m : tensor<8xf32>
    // expected-remark@below {{[-1e+30, inf], assumed}}
    %all = mp.broadcast %m1 dims [0] : tensor<8xf32> to tensor<8x16xf32>
    // expected-remark@below {{[-inf, 0], assumed}}
    %d = arith.subf %x, %all : tensor<8x16xf32>
    // expected-remark@below {{[0, 1], proved}}
    %p = math.exp %d : tensor<8x16xf32>
    // expected-remark@below {{[-inf, 0], assumed}}
    %e = arith.subf %m, %m1 : tensor<8xf32>
    // expected-remark@below {{[0, 1], proved}}
    %less = math.exp %e : tensor<8xf32>
    // expected-remark@below {{[0, inf], assumed}}
    %ll = arith.mulf %less, %l : tensor<8xf32>
    // expected-remark@below {{[0, 16], proved}}
    %sum = mp.reduce add %p dims [1] : tensor<8x16xf32> to tensor<8xf32>
    // expected-remark@below {{[0, inf] least 0.5, assumed}}
    %l1 = arith.addf %sum, %ll : tensor<8xf32>
    %kept = mp.broadcast %most dims [0] : tensor<8xf32> to tensor<8x1xf32>
    // expected-remark@below {{[0, inf], assumed}}
    %m3 = arith.maximumf %m2, %kept : tensor<8x1xf32>
    // expected-remark@below {{[0, inf], assumed}}
    %flat = mp.reshape %m3 : tensor<8x1xf32> to tensor<8xf32>
    // expected-remark@below {{[0, inf], assumed}}
    %all2 = mp.broadcast %flat dims [0] : tensor<8xf32> to tensor<8x16xf32>
    // expected-remark@below {{[-inf, 0], assumed}}
    %d2 = arith.subf %x, %all2 : tensor<8x16xf32>
    // expected-remark@below {{[0, 1], proved}}
    %p2 = math.exp2 %d2 : tensor<8x16xf32>
    // expected-remark@below {{[-inf, 0], assumed}}
    %e2 = arith.subf %m2, %m3 : tensor<8x1xf32>
    // expected-remark@below {{[0, 1], proved}}
    %less2 = math.exp2 %e2 : tensor<8x1xf32>
    // expected-remark@below {{[0, inf], assumed}}
    %ll2 = arith.mulf %l2, %less2 : tensor<8x1xf32>
    // expected-remark@below {{[0, 16], proved}}
    %sum2 = mp.reduce add %p2 dims [1] : tensor<8x16xf32> to tensor<8xf32>
    // expected-remark@below {{[0, 16], proved}}
    %kept2 = mp.broadcast %sum2 dims [0] : tensor<8xf32> to tensor<8x1xf32>
    // expected-remark@below {{[0, inf] least 0.5, assumed}}
    %l3 = arith.addf %ll2, %kept2 : tensor<8x1xf32>
    scf.yield %m1, %l1, %m3, %l3 : tensor<8xf32>, tensor<8xf32>, tensor<8x1xf32>, tensor<8x1xf32>
  }
  return %r#1, %r#3 : tensor<8xf32>, tensor<8x1xf32>
}

// -----

// Two blocks, the first of which begins; and one that an m of -infinity goes
// before, for which 0 is taken away.
func.func @written_out(%x: tensor<8x16xf32>, %y: tensor<8x16xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %zero = arith.constant dense<0.0> : tensor<8xf32>
  %none = arith.constant dense<0xFF800000> : tensor<8xf32>
  %m0 = mp.reduce max %x dims [1] : tensor<8x16xf32> to tensor<8xf32>
  %all0 = mp.broadcast %m0 dims [0] : tensor<8xf32> to tensor<8x16xf32>
  // expected-remark@below {{[-inf, 0], assumed}}
  %d0 = arith.subf %x, %all0 : tensor<8x16xf32>
  // expected-remark@below {{[0, 1], proved}}
  %p0 = math.exp %d0 : tensor<8x16xf32>
  // expected-remark@below {{[0.999985, 16], proved}}
  %l0 = mp.reduce add %p0 dims [1] : tensor<8x16xf32> to tensor<8xf32>
  %most = mp.reduce max %y dims [1] : tensor<8x16xf32> to tensor<8xf32>
  %m1 = arith.maximumf %m0, %most : tensor<8xf32>
  %all = mp.broadcast %m1 dims [0] : tensor<8xf32> to tensor<8x16xf32>
  // expected-remark@below {{[-inf, 0], assumed}}
  %d = arith.subf %y, %all : tensor<8x16xf32>
  // expected-remark@below {{[0, 1], proved}}
  %p = math.exp %d : tensor<8x16xf32>
  // expected-remark@below {{[-inf, 0], assumed}}
  %e = arith.subf %m0, %m1 : tensor<8xf32>
  // expected-remark@below {{[0, 1], proved}}
  %less = math.exp %e : tensor<8xf32>
  // expected-remark@below {{[0, 16.0001], proved}}
  %ll = arith.mulf %l0, %less : tensor<8xf32>
  // expected-remark@below {{[0, 16], proved}}
  %sum = mp.reduce add %p dims [1] : tensor<8x16xf32> to tensor<8xf32>
  // expected-remark@below {{[0, 32.0001] least 0.5, proved}}
  %l1 = arith.addf %ll, %sum : tensor<8xf32>
  %m2 = arith.maximumf %none, %most : tensor<8xf32>
  %is = math.isfinite %m2 : tensor<8xf32>
  %safe = arith.select %is, %m2, %zero : tensor<8xi1>, tensor<8xf32>
  %all2 = mp.broadcast %safe dims [0] : tensor<8xf32> to tensor<8x16xf32>
  %d2 = arith.subf %y, %all2 : tensor<8x16xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %p2 = math.exp %d2 : tensor<8x16xf32>
  %e2 = arith.subf %none, %safe : tensor<8xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %less2 = math.exp %e2 : tensor<8xf32>
  // expected-remark@below {{[0, 0], proved}}
  %ll2 = arith.mulf %zero, %less2 : tensor<8xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %sum2 = mp.reduce add %p2 dims [1] : tensor<8x16xf32> to tensor<8xf32>
  // expected-remark@below {{[0, inf] least 0.5, assumed}}
  %l2 = arith.addf %ll2, %sum2 : tensor<8xf32>
  return %l1, %l2 : tensor<8xf32>, tensor<8xf32>
}

// -----

// Nothing of the kind: an m that begins with a number that x may be hardly
// below; the largest of another line, of other numbers, or of a part; what was
// summed before, times something smaller or rescaled by another m; and an m that
// is not the one of the sum before.
func.func @others(%x: tensor<16x16xf32>, %y: tensor<16x16xf32>, %n: index) {
  %start = arith.constant 0 : index
  %step = arith.constant 1 : index
  %zero = arith.constant dense<0.0> : tensor<16xf32>
  %half = arith.constant dense<0.5> : tensor<16xf32>
  %none = arith.constant dense<-1.0e30> : tensor<16xf32>
  %low = arith.constant dense<-1.0e9> : tensor<16xf32>
  // expected-remark@+3 {{[-1e+09, inf], assumed}}
  // expected-remark@+2 {{[-1e+30, inf], assumed}}
  // expected-remark@below {{[0, inf], assumed}}
  %r:9 = scf.for %at = %start to %n step %step iter_args(%mlow = %low, %m = %none, %before = %none, %l0 = %zero, %l1 = %zero, %l2 = %zero, %l3 = %zero, %l4 = %zero, %l5 = %zero) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) {
    %most = mp.reduce max %x dims [1] : tensor<16x16xf32> to tensor<16xf32>
    // expected-remark@below {{[-1e+30, inf], assumed}}
    %m1 = arith.maximumf %m, %most : tensor<16xf32>
    // expected-remark@below {{[-1e+30, inf], assumed}}
    %all = mp.broadcast %m1 dims [0] : tensor<16xf32> to tensor<16x16xf32>
    // expected-remark@below {{[-inf, 0], assumed}}
    %d = arith.subf %x, %all : tensor<16x16xf32>
    // expected-remark@below {{[0, 1], proved}}
    %p = math.exp %d : tensor<16x16xf32>
    // expected-remark@below {{[-inf, 0], assumed}}
    %e = arith.subf %m, %m1 : tensor<16xf32>
    // expected-remark@below {{[0, 1], proved}}
    %less = math.exp %e : tensor<16xf32>
    // expected-remark@below {{[0, 16], proved}}
    %sum = mp.reduce add %p dims [1] : tensor<16x16xf32> to tensor<16xf32>

    // expected-remark@below {{[-1e+09, inf], assumed}}
    %mlow1 = arith.maximumf %mlow, %most : tensor<16xf32>
    // expected-remark@below {{[-1e+09, inf], assumed}}
    %alllow = mp.broadcast %mlow1 dims [0] : tensor<16xf32> to tensor<16x16xf32>
    // expected-remark@below {{[-inf, 0], assumed}}
    %dlow = arith.subf %x, %alllow : tensor<16x16xf32>
    // expected-remark@below {{[0, 1], proved}}
    %plow = math.exp %dlow : tensor<16x16xf32>
    // expected-remark@below {{[-inf, 0], assumed}}
    %elow = arith.subf %mlow, %mlow1 : tensor<16xf32>
    // expected-remark@below {{[0, 1], proved}}
    %lesslow = math.exp %elow : tensor<16xf32>
    // expected-remark@below {{[0, 16], proved}}
    %sumlow = mp.reduce add %plow dims [1] : tensor<16x16xf32> to tensor<16xf32>
    // expected-remark@below {{[0, inf], assumed}}
    %ll0 = arith.mulf %l0, %lesslow : tensor<16xf32>
    // expected-remark@below {{[0, inf], assumed}}
    %l01 = arith.addf %ll0, %sumlow : tensor<16xf32>

    // expected-remark@below {{[0, inf], assumed}}
    %ll1 = arith.mulf %l1, %less : tensor<16xf32>
    // expected-remark@below {{[-1e+30, inf], assumed}}
    %along = mp.broadcast %m1 dims [1] : tensor<16xf32> to tensor<16x16xf32>
    %da = arith.subf %x, %along : tensor<16x16xf32>
    // expected-remark@below {{[0, inf], assumed}}
    %pa = math.exp %da : tensor<16x16xf32>
    // expected-remark@below {{[0, inf], assumed}}
    %suma = mp.reduce add %pa dims [1] : tensor<16x16xf32> to tensor<16xf32>
    // expected-remark@below {{[0, inf], assumed}}
    %l11 = arith.addf %ll1, %suma : tensor<16xf32>

    // expected-remark@below {{[0, inf], assumed}}
    %ll2 = arith.mulf %l2, %less : tensor<16xf32>
    %dy = arith.subf %y, %all : tensor<16x16xf32>
    // expected-remark@below {{[0, inf], assumed}}
    %py = math.exp %dy : tensor<16x16xf32>
    // expected-remark@below {{[0, inf], assumed}}
    %sumy = mp.reduce add %py dims [1] : tensor<16x16xf32> to tensor<16xf32>
    // expected-remark@below {{[0, inf], assumed}}
    %l21 = arith.addf %ll2, %sumy : tensor<16xf32>

    // expected-remark@below {{[0, inf], assumed}}
    %small = arith.mulf %l3, %half : tensor<16xf32>
    // expected-remark@below {{[0, inf], assumed}}
    %ll3 = arith.mulf %small, %less : tensor<16xf32>
    // expected-remark@below {{[0, inf], assumed}}
    %l31 = arith.addf %ll3, %sum : tensor<16xf32>

    // expected-remark@below {{[0, inf], assumed}}
    %ll4 = arith.mulf %l4, %lesslow : tensor<16xf32>
    // expected-remark@below {{[0, inf], assumed}}
    %l41 = arith.addf %ll4, %sum : tensor<16xf32>

    // expected-remark@below {{[-1e+30, inf], assumed}}
    %m2 = arith.maximumf %before, %most : tensor<16xf32>
    // expected-remark@below {{[-1e+30, inf], assumed}}
    %all2 = mp.broadcast %m2 dims [0] : tensor<16xf32> to tensor<16x16xf32>
    // expected-remark@below {{[-inf, 0], assumed}}
    %d2 = arith.subf %x, %all2 : tensor<16x16xf32>
    // expected-remark@below {{[0, 1], proved}}
    %p2 = math.exp %d2 : tensor<16x16xf32>
    // expected-remark@below {{[-inf, 0], assumed}}
    %e2 = arith.subf %before, %m2 : tensor<16xf32>
    // expected-remark@below {{[0, 1], proved}}
    %less2 = math.exp %e2 : tensor<16xf32>
    // expected-remark@below {{[0, 16], proved}}
    %sum2 = mp.reduce add %p2 dims [1] : tensor<16x16xf32> to tensor<16xf32>
    // expected-remark@below {{[0, inf], assumed}}
    %ll5 = arith.mulf %l5, %less2 : tensor<16xf32>
    // expected-remark@below {{[0, inf], assumed}}
    %l51 = arith.addf %ll5, %sum2 : tensor<16xf32>
    // expected-remark@below {{[-5e+29, inf], assumed}}
    %half1 = arith.mulf %m2, %half : tensor<16xf32>
    scf.yield %mlow1, %m1, %half1, %l01, %l11, %l21, %l31, %l41, %l51 : tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>
  }
  return
}

// -----

// One number in each round instead of a line, and an m that fades by what is not
// negative; of which it is not known that it is not, it may be anything.
func.func @fading(%x: tensor<8xf32>, %w: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %start = arith.constant 0 : index
  %step = arith.constant 1 : index
  %zero = arith.constant dense<0.0> : tensor<8xf32>
  %none = arith.constant dense<-1.0e38> : tensor<8xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %fall = math.exp %w : tensor<8xf32>
  // expected-remark@+2 {{[0, inf] least 0.5, assumed}}
  // expected-remark@below {{[0, inf], assumed}}
  %r:4 = scf.for %at = %start to %n step %step iter_args(%m = %none, %l = %zero, %m2 = %none, %l2 = %zero) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
    %before = arith.subf %m, %fall : tensor<8xf32>
    %m1 = arith.maximumf %before, %x : tensor<8xf32>
    // expected-remark@below {{[-inf, 0], assumed}}
    %d = arith.subf %x, %m1 : tensor<8xf32>
    // expected-remark@below {{[0, 1], proved}}
    %p = math.exp %d : tensor<8xf32>
    // expected-remark@below {{[-inf, 0], assumed}}
    %e = arith.subf %before, %m1 : tensor<8xf32>
    // expected-remark@below {{[0, 1], proved}}
    %less = math.exp %e : tensor<8xf32>
    // expected-remark@below {{[0, inf], assumed}}
    %ll = arith.mulf %l, %less : tensor<8xf32>
    // expected-remark@below {{[0, inf] least 0.5, assumed}}
    %l1 = arith.addf %ll, %p : tensor<8xf32>
    %other = arith.subf %m2, %w : tensor<8xf32>
    %m3 = arith.maximumf %other, %x : tensor<8xf32>
    // expected-remark@below {{[-inf, 0], assumed}}
    %d2 = arith.subf %x, %m3 : tensor<8xf32>
    // expected-remark@below {{[0, 1], proved}}
    %p2 = math.exp %d2 : tensor<8xf32>
    // expected-remark@below {{[-inf, 0], assumed}}
    %e2 = arith.subf %other, %m3 : tensor<8xf32>
    // expected-remark@below {{[0, 1], proved}}
    %less2 = math.exp %e2 : tensor<8xf32>
    // expected-remark@below {{[0, inf], assumed}}
    %ll2 = arith.mulf %l2, %less2 : tensor<8xf32>
    // expected-remark@below {{[0, inf], assumed}}
    %l3 = arith.addf %ll2, %p2 : tensor<8xf32>
    scf.yield %m1, %l1, %m3, %l3 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  }
  return %r#1 : tensor<8xf32>
}
