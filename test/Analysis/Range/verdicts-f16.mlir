// RUN: mp-test-opt %s --test-print-ranges=narrow=f16 --split-input-file --verify-diagnostics

// Constants: out of range, vanishing, rounded to 1; an infinity stays one.
func.func @constants() {
  // expected-remark@below {{does not fit: may reach 1e+09, proved}}
  %mask = arith.constant dense<-1.0e9> : tensor<4xf32>
  // expected-remark@below {{fits: has 1e-12, which vanishes, proved}}
  %epsilon = arith.constant dense<1.0e-12> : tensor<4xf32>
  // expected-remark@below {{does not fit: is 0.9999, which becomes 1, proved}}
  %decay = arith.constant dense<0.9999> : tensor<4xf32>
  // expected-remark@below {{fits, proved}}
  %rate = arith.constant dense<0.1> : tensor<4xf32>
  // expected-remark@below {{fits, proved}}
  %none = arith.constant dense<0xFF800000> : tensor<4xf32>
  // expected-remark@below {{does not fit: has integers up to 5000, which are not exact in f16, proved}}
  %table = arith.constant dense<[1.0, 5000.0]> : tensor<2xf32>
  return
}

// -----

// What nothing bounds stays wide; what a function bounds does not.
func.func @activations(%x: tensor<4xf32>) {
  // expected-remark@below {{does not fit: is not known to be bounded, assumed}}
  %square = arith.mulf %x, %x : tensor<4xf32>
  // expected-remark@below {{fits: has numbers near 0, which may vanish, proved}}
  %tanh = math.tanh %x : tensor<4xf32>
  // expected-remark@below {{fits: has numbers near 0, which may vanish, proved}}
  %p = mp.logistic %x : tensor<4xf32>
  // expected-remark@below {{fits, proved}}
  %cosine = math.cosh %tanh : tensor<4xf32>
  return
}

// -----

// Places beyond 2048, and what is computed of them; narrow bands far from 0.
func.func @places(%x: tensor<3000xf32>) {
  // expected-remark@below {{fits: has numbers near 0, which may vanish, proved}}
  %share = math.sin %x : tensor<3000xf32>
  %thousand = arith.constant dense<1000.0> : tensor<3000xf32> // expected-remark {{fits, proved}}
  %i = mp.iota dim 0 : tensor<3000xi32>
  // expected-remark@below {{does not fit: has integers up to 2999, which are not exact in f16, proved}}
  %place = arith.sitofp %i : tensor<3000xi32> to tensor<3000xf32>
  // expected-remark@below {{does not fit: counts up to 3000, where f16 has no fractions, proved}}
  %moved = arith.addf %place, %share : tensor<3000xf32>
  // expected-remark@below {{does not fit: lies between 999 and 1001, where f16 has few numbers, proved}}
  %band = arith.addf %thousand, %share : tensor<3000xf32>
  return
}

// -----

// Bounded, and too large: 30000 leaves no room for what is computed of it.
func.func @headroom(%x: tensor<4xf32>) {
  %scale = arith.constant dense<30000.0> : tensor<4xf32> // expected-remark {{fits, proved}}
  // expected-remark@below {{fits: has numbers near 0, which may vanish, proved}}
  %share = math.tanh %x : tensor<4xf32>
  // expected-remark@below {{does not fit: may reach 30000, proved}}
  %large = arith.mulf %share, %scale : tensor<4xf32>
  return
}

// -----

// With a profile exp of [-4, 4] may be low, and the square of 300 may not.
func.func @profile(%x: tensor<4xf32> {test.seen = [-4.0, 4.0]}, %y: tensor<4xf32> {test.seen = [-300.0, 300.0]}) {
  // expected-remark@below {{fits, profiled}}
  %exp = math.exp %x : tensor<4xf32>
  // expected-remark@below {{does not fit: may reach 90000, profiled}}
  %square = arith.mulf %y, %y : tensor<4xf32>
  // expected-remark@below {{fits: has numbers near 0, which may vanish, proved}}
  %tanh = math.tanh %y : tensor<4xf32>
  return
}
