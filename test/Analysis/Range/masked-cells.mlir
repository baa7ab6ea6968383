// RUN: mp-test-opt %s --test-print-ranges --verify-diagnostics -o /dev/null

// A mask that takes 0 for the cell leaves the whole place.
func.func @masked_cell(%x: tensor<8xf32>, %mask: tensor<8xi1>) {
  // expected-remark@below {{[0, 1], proved}}
  %unit = mp.logistic %x : tensor<8xf32>
  %size = arith.constant dense<16.0> : tensor<8xf32>
  %none = arith.constant dense<0> : tensor<8xi32>
  // expected-remark@below {{[0, 16], proved}}
  %at = arith.mulf %unit, %size : tensor<8xf32>
  // expected-remark@below {{[0, 16] integer, proved}}
  %cell = math.floor %at : tensor<8xf32>
  %corner = arith.fptosi %cell : tensor<8xf32> to tensor<8xi32>
  %kept = arith.select %mask, %corner, %none : tensor<8xi1>, tensor<8xi32>
  // expected-remark@below {{[-2.14748e+09, 2.14748e+09] integer coordinate, proved}}
  %whole = arith.sitofp %kept : tensor<8xi32> to tensor<8xf32>
  // expected-remark@below {{[-2.14748e+09, 2.14748e+09] coordinate, proved}}
  %place = arith.subf %at, %whole : tensor<8xf32>
  return
}
