// A softmax of a part of each line: where the mask holds, the sum of that part
// holds what it divides, and elsewhere the quotient is not read.
//
// RUN: mp-test-opt %s --test-print-ranges --split-input-file --verify-diagnostics

// As JAX writes softmax(x, where=m).
func.func @softmax(%x: tensor<8x64xf32>, %m: tensor<8x64xi1>) {
  %none = arith.constant dense<0xFF800000> : tensor<8x64xf32>
  %zero = arith.constant dense<0.0> : tensor<8x64xf32>
  %left = arith.select %m, %x, %none : tensor<8x64xi1>, tensor<8x64xf32>
  %max = mp.reduce max %left dims [1] : tensor<8x64xf32> to tensor<8xf32>
  %most = mp.broadcast %max dims [0] : tensor<8xf32> to tensor<8x64xf32>
  // expected-remark@below {{[-inf, 0], assumed}}
  %shifted = arith.subf %left, %most : tensor<8x64xf32>
  // expected-remark@below {{[0, 1], proved}}
  %power = math.exp %shifted : tensor<8x64xf32>
  // expected-remark@below {{[0, 1], proved}}
  %kept = arith.select %m, %power, %zero : tensor<8x64xi1>, tensor<8x64xf32>
  // expected-remark@below {{[0, 64.0}}
  %sum = mp.reduce add %kept dims [1] : tensor<8x64xf32> to tensor<8xf32>
  // expected-remark@below {{[0, 64.0}}
  %all = mp.broadcast %sum dims [0] : tensor<8xf32> to tensor<8x64xf32>
  %quotient = arith.divf %power, %all : tensor<8x64xf32>
  // expected-remark@below {{[0, 1], proved}}
  %share = arith.select %m, %quotient, %zero : tensor<8x64xi1>, tensor<8x64xf32>
  // Whole lines come to 1.
  // expected-remark@below {{[0, 1.0}}
  %up = mp.pool add %share window [1, 64] strides [1, 1] low [0, 63] high [0, 0] : tensor<8x64xf32> to tensor<8x64xf32>
  // The largest is at least 1/64, unless the whole line is masked.
  // expected-remark@below {{[0, 1], proved}}
  %largest = mp.reduce max %share dims [1] : tensor<8x64xf32> to tensor<8xf32>
  return
}

// -----

// With the mask the other way round, and as a product with the inverse. More is
// made of the quotient before what is masked is taken out.
func.func @other_way(%x: tensor<8x64xf32>, %m: tensor<8x64xi1>) {
  %zero = arith.constant dense<0.0> : tensor<8x64xf32>
  %two = arith.constant dense<2.0> : tensor<8x64xf32>
  %one = arith.constant dense<1.0> : tensor<8xf32>
  %least = arith.constant dense<1.0e-3> : tensor<8xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %power = math.exp %x : tensor<8x64xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %kept = arith.select %m, %zero, %power : tensor<8x64xi1>, tensor<8x64xf32>
  // expected-remark@below {{[0, inf], assumed}}
  %sum = mp.reduce add %kept dims [1] : tensor<8x64xf32> to tensor<8xf32>
  // expected-remark@below {{[0.001, inf], assumed}}
  %more = arith.addf %sum, %least : tensor<8xf32>
  // expected-remark@below {{[0, 1000]}}
  %inverse = arith.divf %one, %more : tensor<8xf32>
  // expected-remark@below {{[0, 1000]}}
  %all = mp.broadcast %inverse dims [0] : tensor<8xf32> to tensor<8x64xf32>
  // expected-remark@below {{[0, inf]}}
  %quotient = arith.mulf %power, %all : tensor<8x64xf32>
  // expected-remark@below {{[0, inf]}}
  %double = arith.mulf %quotient, %two : tensor<8x64xf32>
  // expected-remark@below {{[0, 2.00003], proved}}
  %share = arith.select %m, %zero, %double : tensor<8x64xi1>, tensor<8x64xf32>
  return
}

// -----

// Where another mask chooses, or the same one the other way, a quotient is left
// whose dividend is in no sum.
func.func @another_mask(%x: tensor<8x64xf32>, %m: tensor<8x64xi1>, %n: tensor<8x64xi1>) {
  %zero = arith.constant dense<0.0> : tensor<8x64xf32>
  // expected-remark@below {{[0, inf]}}
  %power = math.exp %x : tensor<8x64xf32>
  // expected-remark@below {{[0, inf]}}
  %kept = arith.select %m, %power, %zero : tensor<8x64xi1>, tensor<8x64xf32>
  // expected-remark@below {{[0, inf]}}
  %sum = mp.reduce add %kept dims [1] : tensor<8x64xf32> to tensor<8xf32>
  // expected-remark@below {{[0, inf]}}
  %all = mp.broadcast %sum dims [0] : tensor<8xf32> to tensor<8x64xf32>
  %quotient = arith.divf %power, %all : tensor<8x64xf32>
  %share = arith.select %n, %quotient, %zero : tensor<8x64xi1>, tensor<8x64xf32>
  %rest = arith.select %m, %zero, %quotient : tensor<8x64xi1>, tensor<8x64xf32>
  return
}

// -----

// Of numbers of both signs the sum may be less than each.
func.func @both_signs(%x: tensor<8x64xf32>, %m: tensor<8x64xi1>) {
  %zero = arith.constant dense<0.0> : tensor<8x64xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %t = math.tanh %x : tensor<8x64xf32>
  // expected-remark@below {{[-1, 1], proved}}
  %kept = arith.select %m, %t, %zero : tensor<8x64xi1>, tensor<8x64xf32>
  // expected-remark@below {{[-64.0}}
  %sum = mp.reduce add %kept dims [1] : tensor<8x64xf32> to tensor<8xf32>
  // expected-remark@below {{[-64.0}}
  %all = mp.broadcast %sum dims [0] : tensor<8xf32> to tensor<8x64xf32>
  %quotient = arith.divf %t, %all : tensor<8x64xf32>
  %share = arith.select %m, %quotient, %zero : tensor<8x64xi1>, tensor<8x64xf32>
  return
}

// -----

// What is put in the place of masked numbers makes the sum smaller than they
// are if it is negative; and the sum of another line holds none of this one.
func.func @other_sums(%x: tensor<64x64xf32>, %m: tensor<64x64xi1>) {
  %zero = arith.constant dense<0.0> : tensor<64x64xf32>
  %less = arith.constant dense<-1.0> : tensor<64x64xf32>
  // expected-remark@below {{[0, inf]}}
  %power = math.exp %x : tensor<64x64xf32>
  // expected-remark@below {{[-1, inf]}}
  %taken = arith.select %m, %power, %less : tensor<64x64xi1>, tensor<64x64xf32>
  %sum = mp.reduce add %taken dims [1] : tensor<64x64xf32> to tensor<64xf32>
  %all = mp.broadcast %sum dims [0] : tensor<64xf32> to tensor<64x64xf32>
  %quotient = arith.divf %power, %all : tensor<64x64xf32>
  %share = arith.select %m, %quotient, %zero : tensor<64x64xi1>, tensor<64x64xf32>
  // expected-remark@below {{[0, inf]}}
  %kept = arith.select %m, %power, %zero : tensor<64x64xi1>, tensor<64x64xf32>
  // expected-remark@below {{[0, inf]}}
  %column = mp.reduce add %kept dims [1] : tensor<64x64xf32> to tensor<64xf32>
  // expected-remark@below {{[0, inf]}}
  %turned = mp.broadcast %column dims [1] : tensor<64xf32> to tensor<64x64xf32>
  %across = arith.divf %power, %turned : tensor<64x64xf32>
  %part = arith.select %m, %across, %zero : tensor<64x64xi1>, tensor<64x64xf32>
  return
}
