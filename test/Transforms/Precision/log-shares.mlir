// The derivatives of log(exp(x) + exp(y)) are two shares that come to 1.
//
// RUN: mp-opt %s --mp-annotate-precision --mp-insert-casts --mp-simplify-casts \
// RUN:   --mp-check-precision --split-input-file 2> /dev/null | FileCheck %s

// As JAX has it, with infinities taken out of both sides.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @shares
  // CHECK-COUNT-2: mp.dot {{.*}} : (tensor<64x64xf16>, tensor<64x64xf16>)
  func.func @shares(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %y: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
    %inf = arith.constant dense<0x7F800000> : tensor<64x64xf32>
    %zero = arith.constant dense<0.0> : tensor<64x64xf32>
    %max = arith.maximumf %x, %y : tensor<64x64xf32>
    %d = arith.subf %x, %y : tensor<64x64xf32>
    %nan = arith.cmpf une, %d, %d : tensor<64x64xf32>
    %either = arith.addf %x, %y : tensor<64x64xf32>
    %abs = math.absf %d : tensor<64x64xf32>
    %neg = arith.negf %abs : tensor<64x64xf32>
    %power = math.exp %neg : tensor<64x64xf32>
    %more = math.log1p %power : tensor<64x64xf32>
    %sum = arith.addf %max, %more : tensor<64x64xf32>
    %all = arith.select %nan, %either, %sum : tensor<64x64xi1>, tensor<64x64xf32>
    %i = arith.cmpf oeq, %all, %inf : tensor<64x64xf32>
    %of = arith.select %i, %zero, %all : tensor<64x64xi1>, tensor<64x64xf32>
    %j = arith.cmpf oeq, %x, %inf : tensor<64x64xf32>
    %a = arith.select %j, %zero, %x : tensor<64x64xi1>, tensor<64x64xf32>
    %b = arith.subf %a, %of : tensor<64x64xf32>
    %one = math.exp %b : tensor<64x64xf32>
    %c = arith.subf %y, %sum : tensor<64x64xf32>
    %other = math.exp %c : tensor<64x64xf32>
    %0 = mp.dot %one, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %1 = mp.dot %other, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %0, %1 : tensor<64x64xf32>, tensor<64x64xf32>
  }
}

// -----

// Their inverse, and one of a third number, are of any size.
module attributes {mp.policy = #mp.policy<f16>} {
  // CHECK-LABEL: func @others
  // CHECK-COUNT-2: mp.dot {{.*}} {mp.kept_wide = "operand 0 is not known to be bounded"}
  func.func @others(%x: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %y: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %z: tensor<64x64xf32> {mp.role = #mp.role<batch>}, %w: tensor<64x64xf32> {mp.role = #mp.role<parameter>}) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
    %max = arith.maximumf %x, %y : tensor<64x64xf32>
    %d = arith.subf %x, %y : tensor<64x64xf32>
    %abs = math.absf %d : tensor<64x64xf32>
    %neg = arith.negf %abs : tensor<64x64xf32>
    %power = math.exp %neg : tensor<64x64xf32>
    %more = math.log1p %power : tensor<64x64xf32>
    %sum = arith.addf %max, %more : tensor<64x64xf32>
    %b = arith.subf %sum, %x : tensor<64x64xf32>
    %inverse = math.exp %b : tensor<64x64xf32>
    %c = arith.subf %z, %sum : tensor<64x64xf32>
    %third = math.exp %c : tensor<64x64xf32>
    %0 = mp.dot %inverse, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %1 = mp.dot %third, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    return %0, %1 : tensor<64x64xf32>, tensor<64x64xf32>
  }
}
