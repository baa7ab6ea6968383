// RUN: mp-test-opt %s --test-print-ranges --allow-unregistered-dialect --split-input-file --verify-diagnostics

// Arguments may be anything, and so what is computed of them; what is not told
// is not known.
func.func @nothing_is_known_of_arguments(%x: tensor<4xf32>, %i: tensor<4xi32>) {
  %sum = arith.addf %x, %x : tensor<4xf32>
  %foreign = "somebody.op"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  // The type of an integer is a bound.
  // expected-remark@below {{[-2.14748e+09, 2.14748e+09] integer coordinate, proved}}
  %float = arith.sitofp %i : tensor<4xi32> to tensor<4xf32>
  return
}

// -----

// Functions bound what nothing else bounds, whatever comes in.
func.func @functions_bound(%x: tensor<4xf32>) {
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %six = arith.constant dense<6.0> : tensor<4xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %tanh = math.tanh %x : tensor<4xf32>
  // expected-remark@below {{[0, 1], proved}}
  %logistic = mp.logistic %x : tensor<4xf32>
  // expected-remark@below {{[0, 1], proved}}
  %rest = arith.subf %one, %logistic : tensor<4xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %sine = math.sin %x : tensor<4xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %exp = math.exp %x : tensor<4xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %relu = arith.maximumf %x, %zero : tensor<4xf32>
  // expected-remark@below {{[0, 6], proved}}
  %relu6 = arith.minimumf %relu, %six : tensor<4xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %square = arith.mulf %x, %x : tensor<4xf32>
  // expected-remark@below {{unknown integer, assumed}}
  %floor = math.floor %x : tensor<4xf32>
  return
}

// -----

// A logistic written out needs no rule of its own.
func.func @logistic_written_out(%x: tensor<4xf32>) {
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %minus = arith.negf %x : tensor<4xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %power = math.exp %minus : tensor<4xf32>
  // expected-remark@below {{[1, inf], assumed}}
  %sum = arith.addf %power, %one : tensor<4xf32>
  // expected-remark@below {{[0, 1], proved}}
  %p = arith.divf %one, %sum : tensor<4xf32>
  // The gradient of it.
  // expected-remark@below {{[0, 1], proved}}
  %rest = arith.subf %one, %p : tensor<4xf32>
  // expected-remark@below {{[0, 1], proved}}
  %slope = arith.mulf %p, %rest : tensor<4xf32>
  return
}

// -----

// Places are integers; combined with fractions they stay places, until a
// function or a division makes something else of them.
func.func @places(%x: tensor<5000xf32>) {
  // expected-remark@below {{[0, 4999] integer coordinate, proved}}
  %i = mp.iota dim 0 : tensor<5000xi32>
  // expected-remark@below {{[0, 4999] integer coordinate, proved}}
  %place = arith.sitofp %i : tensor<5000xi32> to tensor<5000xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %share = math.tanh %x : tensor<5000xf32>
  // expected-remark@below {{[-1, 5000] coordinate, proved}}
  %moved = arith.addf %place, %share : tensor<5000xf32>
  // expected-remark@below {{[-4998.14, 5000] coordinate, proved}}
  %angle = arith.mulf %moved, %share : tensor<5000xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %wave = math.cos %angle : tensor<5000xf32>
  return
}

// -----

// Times between 0 and 1 beside a state of any size are as what it is; steps up
// to 4999 are not, nor a time that is made as large.
func.func @times(%x: tensor<5000xf32>) {
  // expected-remark@below {{[0, 4999] integer coordinate, proved}}
  %i = mp.iota dim 0 : tensor<5000xi32>
  // expected-remark@below {{[0, 4999] integer coordinate, proved}}
  %step = arith.sitofp %i : tensor<5000xi32> to tensor<5000xf32>
  %most = arith.constant dense<5.0e+03> : tensor<5000xf32>
  // expected-remark@below {{[0, 0.9998] coordinate least 0.0002, proved}}
  %time = arith.divf %step, %most : tensor<5000xf32>
  %moved = arith.addf %time, %x : tensor<5000xf32>
  %weighed = arith.mulf %time, %x : tensor<5000xf32>
  %both = mp.concat %time, %x dim 0
      : (tensor<5000xf32>, tensor<5000xf32>) -> tensor<10000xf32>
  // expected-remark@below {{unknown coordinate, assumed}}
  %counted = arith.addf %step, %x : tensor<5000xf32>
  // expected-remark@below {{[0, 4999] coordinate least 1, proved}}
  %back = arith.mulf %time, %most : tensor<5000xf32>
  return
}

// -----

// A comparison made a number, and a choice between constants.
func.func @masks(%x: tensor<4xf32>, %y: tensor<4xf32>) {
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %minus_one = arith.constant dense<-1.0> : tensor<4xf32>
  %keep = arith.constant dense<0.9> : tensor<4xf32>
  %less = arith.cmpf olt, %x, %y : tensor<4xf32>
  // expected-remark@below {{[0, 1] integer, proved}}
  %mask = arith.uitofp %less : tensor<4xi1> to tensor<4xf32>
  // Signed, a set bit is -1.
  // expected-remark@below {{[-1, 0] integer, proved}}
  %signed = arith.sitofp %less : tensor<4xi1> to tensor<4xf32>
  // What a dropout multiplies with: nothing but 0 is near 0.
  // expected-remark@below {{[0, 1.11111] least 1.11111, proved}}
  %dropout = arith.divf %mask, %keep : tensor<4xf32>
  // expected-remark@below {{[-1, 1] integer non-zero, proved}}
  %sign = arith.select %less, %one, %minus_one : tensor<4xi1>, tensor<4xf32>
  // expected-remark@below {{[0.9, 1], proved}}
  %never = arith.select %less, %one, %keep : tensor<4xi1>, tensor<4xf32>
  return
}

// -----

// Random bits made a number in [0, 1): the bits of a float between 1 and 2.
func.func @uniform(%state: tensor<2xi64>) {
  %nine = arith.constant dense<9> : tensor<8xi32>
  %bits_of_one = arith.constant dense<0x3F800000> : tensor<8xi32>
  %one = arith.constant dense<1.0> : tensor<8xf32>
  %next, %bits = mp.rng_bits three_fry %state : tensor<2xi64> to tensor<8xi32>
  // expected-remark@below {{[0, 8.38861e+06] integer, proved}}
  %fraction = arith.shrui %bits, %nine : tensor<8xi32>
  // expected-remark@below {{[1.06535e+09, 1.07374e+09] integer, proved}}
  %exponent = arith.ori %fraction, %bits_of_one : tensor<8xi32>
  // expected-remark@below {{[1, 2], proved}}
  %float = arith.bitcast %exponent : tensor<8xi32> to tensor<8xf32>
  // expected-remark@below {{[0, 1], proved}}
  %uniform = arith.subf %float, %one : tensor<8xf32>
  return
}

// -----

// Sums are as long as they are; what overflows is infinite.
func.func @sums(%x: tensor<8x100xf32>, %w: tensor<100x16xf32>) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  // expected-remark@below {{[-1, 1], proved}}
  %t = math.tanh %x : tensor<8x100xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %u = math.tanh %w : tensor<100x16xf32>
  // expected-remark@below {{[-100.00}}
  %product = mp.dot %t, %u contracting [1] x [0] : (tensor<8x100xf32>, tensor<100x16xf32>) -> tensor<8x16xf32>
  // expected-remark@below {{[-100.00}}
  %sum = mp.reduce add %t dims [1] : tensor<8x100xf32> to tensor<8xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %largest = mp.reduce max %t dims [1] : tensor<8x100xf32> to tensor<8xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %padded = mp.pad %t, %zero low [0, 0] high [0, 28] interior [0, 0] : (tensor<8x100xf32>, tensor<f32>) -> tensor<8x128xf32>
  %unknown = mp.dot %x, %u contracting [1] x [0] : (tensor<8x100xf32>, tensor<100x16xf32>) -> tensor<8x16xf32>
  return
}

// -----

// 300 squared is a number of f32 and none of f16.
func.func @a_type_overflows() {
  %wide = arith.constant dense<300.0> : tensor<4xf32>
  %narrow = arith.constant dense<300.0> : tensor<4xf16>
  // expected-remark@below {{[90000, 90000] integer, proved}}
  %square = arith.mulf %wide, %wide : tensor<4xf32>
  // expected-remark@below {{[65504, inf] integer, assumed}}
  %overflow = arith.mulf %narrow, %narrow : tensor<4xf16>
  // expected-remark@below {{[65504, 65504] integer, proved}}
  %ends = mp.cast %square round nearest_even saturate : tensor<4xf32> to tensor<4xf16>
  return
}

// -----

// A guarded update is the new value or the old one; a fusion is what is in it.
func.func @regions_of_ours(%x: tensor<4xf32>, %ok: tensor<i1>) {
  %five = arith.constant dense<5.0> : tensor<4xf32>
  // expected-remark@below {{[-1, 5], proved}}
  %kept = mp.guard %ok keep(%five : tensor<4xf32>) {
    // expected-remark@below {{[-1, 1], proved}}
    %t = math.tanh %x : tensor<4xf32>
    mp.yield %t : tensor<4xf32>
  }
  // expected-remark@below {{[5, 5] integer, proved}}
  %fused = mp.fusion pointwise ins(%five : tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%a: tensor<4xf32>):
    // expected-remark@below {{[5, 5] integer, proved}}
    %b = math.absf %a : tensor<4xf32>
    mp.yield %b : tensor<4xf32>
  }
  return
}

// -----

// A profile is believed where nothing is proved, and what follows from it is
// profiled; what holds anyway stays proved.
func.func @profiled(%x: tensor<4xf32> {test.seen = [-3.0, 4.0]}, %y: tensor<4xf32>) {
  // expected-remark@below {{[0, 16], profiled}}
  %square = arith.mulf %x, %x : tensor<4xf32>
  // expected-remark@below {{[0.049787, 54.5982], profiled}}
  %exp = math.exp %x : tensor<4xf32>
  // expected-remark@below {{[-0.995056, 0.99933], profiled}}
  %tanh = math.tanh %x : tensor<4xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %sine = math.sin %x : tensor<4xf32>
  // Seen smaller than it may be, but not by more than the headroom.
  // expected-remark@below {{[-1, 1], proved}}
  %proved = math.tanh %y {test.seen = [-0.5, 0.5]} : tensor<4xf32>
  // expected-remark@below {{[-0.01, 0.01], profiled}}
  %seen = math.tanh %y {test.seen = [-0.01, 0.01]} : tensor<4xf32>
  return
}

// -----

// Counts that are scattered are exact; beyond 2^24 each addition may round up.
func.func @scattered(%i: tensor<5x1xi32>) {
  %none = arith.constant dense<0.0> : tensor<8xf32>
  %one = arith.constant dense<1.0> : tensor<5xf32>
  %large = arith.constant dense<33554436.0> : tensor<8xf32>
  %three = arith.constant dense<3.0> : tensor<5xf32>
  // expected-remark@below {{[0, 5] integer, proved}}
  %counts = mp.scatter add %none, %i, %one window [] inserted [0] start [0] index_vector 1 : (tensor<8xf32>, tensor<5x1xi32>, tensor<5xf32>) -> tensor<8xf32>
  // Five times, 3 is rounded up to 4: 33554456, and not 33554451.
  // expected-remark@below {{[0, 2.01327e+08] integer least 3, proved}}
  %sums = mp.scatter add %large, %i, %three window [] inserted [0] start [0] index_vector 1 : (tensor<8xf32>, tensor<5x1xi32>, tensor<5xf32>) -> tensor<8xf32>
  return
}

// -----

// Positive numbers add up, however much larger others are: what is rounded is a
// part of what there is. Numbers that are not normal may be 0.
func.func @positive_sums(%x: tensor<8x64xf32>) {
  %hundred = arith.constant dense<100.0> : tensor<8x64xf32>
  %small = arith.constant dense<1.0e-4> : tensor<8x64xf32>
  %least = arith.constant dense<1.0e-40> : tensor<8x64xf32>
  // expected-remark@below {{[0, 1], proved}}
  %share = mp.logistic %x : tensor<8x64xf32>
  // expected-remark@below {{[0, 100], proved}}
  %large = arith.mulf %share, %hundred : tensor<8x64xf32>
  // expected-remark@below {{[0.0001, 100}}
  %some = arith.addf %large, %small : tensor<8x64xf32>
  // expected-remark@below {{[0.0063999}}
  %sum = mp.reduce add %some dims [1] : tensor<8x64xf32> to tensor<8xf32>
  // expected-remark@below {{[6.39}}
  %product = mp.dot %some, %some contracting [1] x [1] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x8xf32>
  // expected-remark@below {{[-6400}}
  %negative = arith.negf %sum : tensor<8xf32>
  // expected-remark@below {{[0, 100], proved}}
  %tiny = arith.addf %large, %least : tensor<8x64xf32>
  // expected-remark@below {{[0, 6400.0}}
  %subnormal = mp.reduce add %tiny dims [1] : tensor<8x64xf32> to tensor<8xf32>
  return
}
