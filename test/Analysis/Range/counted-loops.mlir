// RUN: mp-test-opt %s --test-print-ranges --split-input-file --verify-diagnostics

// A loop that stops by a number that nothing bounds, and after 32 rounds at the
// latest: what counts them has bounds, and so do times that are made of it.
func.func @solver(%end: tensor<f32>) -> (tensor<i32>, tensor<i32>, tensor<f32>) {
  %zero = arith.constant dense<0> : tensor<i32>
  %five = arith.constant dense<5> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %two = arith.constant dense<2> : tensor<i32>
  %most = arith.constant dense<32> : tensor<i32>
  %start = arith.constant dense<0.0> : tensor<f32>
  %tenth = arith.constant dense<10.0> : tensor<f32>
  // expected-remark@below {{[0, 32] integer, proved}}
  // expected-remark@below {{[5, 69] integer, proved}}
  // expected-remark@below {{[0, 7.1] coordinate least 0.7, proved}}
  %r:3 = scf.while (%i_ = %zero, %n_ = %five, %t_ = %start) : (tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<i32>, tensor<i32>, tensor<f32>) {
    %early = arith.cmpf olt, %t_, %end : tensor<f32>
    %few = arith.cmpi slt, %i_, %most : tensor<i32>
    %both = arith.andi %early, %few : tensor<i1>
    %more = tensor.extract %both[] : tensor<i1>
    scf.condition(%more) %i_, %n_, %t_ : tensor<i32>, tensor<i32>, tensor<f32>
  } do {
  ^bb0(%i: tensor<i32>, %n: tensor<i32>, %t: tensor<f32>):
    // expected-remark@below {{[1, 33] integer, proved}}
    %i1 = arith.addi %i, %one : tensor<i32>
    // expected-remark@below {{[7, 71] integer, proved}}
    %n1 = arith.addi %n, %two : tensor<i32>
    // expected-remark@below {{[7, 71] integer coordinate, proved}}
    %f = arith.sitofp %n1 : tensor<i32> to tensor<f32>
    // expected-remark@below {{[0.7, 7.1] coordinate, proved}}
    %t1 = arith.divf %f, %tenth : tensor<f32>
    scf.yield %i1, %n1, %t1 : tensor<i32>, tensor<i32>, tensor<f32>
  }
  return %r#0, %r#1, %r#2 : tensor<i32>, tensor<i32>, tensor<f32>
}

// -----

// No bound: either condition ends the loop only if both do; what is doubled is
// no counter; nor is one that begins with an argument.
func.func @either(%end: tensor<f32>, %first: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %most = arith.constant dense<32> : tensor<i32>
  %r:2 = scf.while (%i_ = %zero, %n_ = %first) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    // expected-remark@below {{[-2.14748e+09, 2.14748e+09] integer coordinate, proved}}
    %f = arith.sitofp %i_ : tensor<i32> to tensor<f32>
    %early = arith.cmpf olt, %f, %end : tensor<f32>
    %few = arith.cmpi slt, %i_, %most : tensor<i32>
    %both = arith.ori %early, %few : tensor<i1>
    %more = tensor.extract %both[] : tensor<i1>
    scf.condition(%more) %i_, %n_ : tensor<i32>, tensor<i32>
  } do {
  ^bb0(%i: tensor<i32>, %n: tensor<i32>):
    %i1 = arith.addi %i, %one : tensor<i32>
    %n1 = arith.addi %n, %one : tensor<i32>
    scf.yield %i1, %n1 : tensor<i32>, tensor<i32>
  }
  return %r#0, %r#1 : tensor<i32>, tensor<i32>
}

// -----

func.func @doubled(%first: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %most = arith.constant dense<32> : tensor<i32>
  // expected-remark@below {{[0, 32] integer, proved}}
  %r:3 = scf.while (%i_ = %zero, %n_ = %one, %k_ = %first) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>) {
    %few = arith.cmpi slt, %i_, %most : tensor<i32>
    %more = tensor.extract %few[] : tensor<i1>
    scf.condition(%more) %i_, %n_, %k_ : tensor<i32>, tensor<i32>, tensor<i32>
  } do {
  ^bb0(%i: tensor<i32>, %n: tensor<i32>, %k: tensor<i32>):
    // expected-remark@below {{[1, 33] integer, proved}}
    %i1 = arith.addi %i, %one : tensor<i32>
    %n1 = arith.addi %n, %n : tensor<i32>
    %k1 = arith.addi %k, %one : tensor<i32>
    scf.yield %i1, %n1, %k1 : tensor<i32>, tensor<i32>, tensor<i32>
  }
  return %r#0, %r#1, %r#2 : tensor<i32>, tensor<i32>, tensor<i32>
}

// -----

// Any number is at most the largest one: as many rounds as are asked for.
func.func @largest(%end: tensor<i64>) -> (tensor<i64>, tensor<i64>) {
  %first = arith.constant dense<0> : tensor<i64>
  %one = arith.constant dense<1> : tensor<i64>
  %most = arith.constant dense<9223372036854775807> : tensor<i64>
  %r:2 = scf.while (%i_ = %first, %n_ = %end) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>) {
    %early = arith.cmpi slt, %i_, %n_ : tensor<i64>
    %few = arith.cmpi sle, %i_, %most : tensor<i64>
    %both = arith.andi %early, %few : tensor<i1>
    %more = tensor.extract %both[] : tensor<i1>
    scf.condition(%more) %i_, %n_ : tensor<i64>, tensor<i64>
  } do {
  ^bb0(%i: tensor<i64>, %n: tensor<i64>):
    %i1 = arith.addi %i, %one : tensor<i64>
    scf.yield %i1, %n : tensor<i64>, tensor<i64>
  }
  return %r#0, %r#1 : tensor<i64>, tensor<i64>
}


// -----

// None is below the least one: there is no round.
func.func @least(%end: tensor<i64>) -> (tensor<i64>, tensor<i64>) {
  %first = arith.constant dense<16777216> : tensor<i64>
  %one = arith.constant dense<1> : tensor<i64>
  %most = arith.constant dense<-9223372036854775808> : tensor<i64>
  // expected-remark@below {{[1.67772e+07, 1.67772e+07] integer, proved}}
  %r:2 = scf.while (%i_ = %first, %n_ = %end) : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>) {
    %early = arith.cmpi slt, %i_, %n_ : tensor<i64>
    %few = arith.cmpi slt, %i_, %most : tensor<i64>
    %both = arith.andi %early, %few : tensor<i1>
    %more = tensor.extract %both[] : tensor<i1>
    scf.condition(%more) %i_, %n_ : tensor<i64>, tensor<i64>
  } do {
  ^bb0(%i: tensor<i64>, %n: tensor<i64>):
    // expected-remark@below {{[1.67772e+07, 1.67772e+07] integer, proved}}
    %i1 = arith.addi %i, %one : tensor<i64>
    scf.yield %i1, %n : tensor<i64>, tensor<i64>
  }
  return %r#0, %r#1 : tensor<i64>, tensor<i64>
}
