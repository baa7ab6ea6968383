// RUN: mp-opt %s --mp-annotate-precision | FileCheck --check-prefix=PLAN %s
// RUN: mp-opt %s --mp-annotate-precision --mp-insert-casts --mp-simplify-casts --mp-check-precision | FileCheck %s
// RUN: mp-opt %s --mp-annotate-precision --mp-insert-casts --mp-simplify-casts > %t.once
// RUN: mp-opt %t.once --mp-annotate-precision --mp-insert-casts --mp-simplify-casts | diff %t.once -

// What loops stack up for other loops is one value in memory under many names,
// and is narrow where it may be. What else they carry is narrow where only
// contractions and stacks read it, which round it anyway.
module attributes {mp.policy = #mp.policy<f16>} {

// The activations of a scan, each written once and read once.
// PLAN-LABEL: @scan
// PLAN: scf.for
// PLAN: mp.scatter {{.*}}mp.precision = #mp.precision<compute f16, operands [f16, none, f16], results [f16]>
// PLAN: } {mp.precision = #mp.precision<compute f32, operands [none, none, none, f16, f16], results [f16, f16]>}
// PLAN: mp.gather {{.*}}mp.precision = #mp.precision<compute f16, operands [f16, none], results [f16]>
// CHECK-LABEL: @scan
// CHECK: %[[FIRST:.*]] = arith.constant dense<0.000000e+00> : tensor<8x64x64xf16>
// CHECK: %[[STACK:.*]]:2 = scf.for {{.*}} iter_args(%[[S:.*]] = %[[FIRST]], %[[H:.*]] = %{{.*}}) -> (tensor<8x64x64xf16>, tensor<64x64xf16>)
// CHECK: mp.dot %[[H]], {{.*}} : (tensor<64x64xf16>, tensor<64x64xf16>)
// CHECK: mp.scatter replace %[[S]], {{.*}} -> tensor<8x64x64xf16>
// CHECK: scf.yield {{.*}} : tensor<8x64x64xf16>, tensor<64x64xf16>
// CHECK: scf.for {{.*}} -> (tensor<64x64xf32>)
// CHECK: mp.gather %[[STACK]]#0, {{.*}} -> tensor<1x64x64xf16>
// CHECK: mp.dot {{.*}} : (tensor<64x64xf16>, tensor<64x64xf16>)
// CHECK-NOT: mp.cast {{.*}}8x64x64
func.func @scan(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant dense<0.0> : tensor<8x64x64xf32>
  %none = arith.constant dense<0.0> : tensor<64x64xf32>
  %stack, %last = scf.for %i = %c0 to %c8 step %c1 iter_args(%s = %zero, %h = %x) -> (tensor<8x64x64xf32>, tensor<64x64xf32>) {
    %atc = arith.index_cast %i : index to i32
    %at = tensor.from_elements %atc : tensor<1xi32>
    %y = mp.dot %h, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %sum = arith.addf %y, %x : tensor<64x64xf32>
    %t = math.tanh %sum : tensor<64x64xf32>
    %r = mp.reshape %t : tensor<64x64xf32> to tensor<1x64x64xf32>
    %n = mp.scatter replace %s, %at, %r window [0, 1, 2] start [0] index_vector 0 : (tensor<8x64x64xf32>, tensor<1xi32>, tensor<1x64x64xf32>) -> tensor<8x64x64xf32>
    scf.yield %n, %t : tensor<8x64x64xf32>, tensor<64x64xf32>
  }
  %sum1 = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %none) -> tensor<64x64xf32> {
    %atc = arith.index_cast %i : index to i32
    %at = tensor.from_elements %atc : tensor<1xi32>
    %vs = mp.gather %stack, %at slice [1, 64, 64] offset [0, 1, 2] start [0] index_vector 0 : (tensor<8x64x64xf32>, tensor<1xi32>) -> tensor<1x64x64xf32>
    %v = mp.reshape %vs : tensor<1x64x64xf32> to tensor<64x64xf32>
    %p = mp.dot %v, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %q = arith.mulf %v, %x : tensor<64x64xf32>
    %pq = arith.addf %p, %q : tensor<64x64xf32>
    %b = arith.addf %a, %pq : tensor<64x64xf32>
    scf.yield %b : tensor<64x64xf32>
  }
  return %sum1 : tensor<64x64xf32>
}

// The same of a while, of which both regions have names for it.
// CHECK-LABEL: @while
// CHECK: scf.while (%{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}) : (tensor<i32>, tensor<8x64x64xf16>) -> (tensor<i32>, tensor<8x64x64xf16>)
// CHECK: scf.condition({{.*}} : tensor<i32>, tensor<8x64x64xf16>
// CHECK: ^bb0(%{{.*}}: tensor<i32>, %{{.*}}: tensor<8x64x64xf16>):
// CHECK: scf.yield {{.*}} : tensor<i32>, tensor<8x64x64xf16>
func.func @while(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant dense<0.0> : tensor<8x64x64xf32>
  %none = arith.constant dense<0.0> : tensor<64x64xf32>
  %k0 = arith.constant dense<0> : tensor<i32>
  %k1 = arith.constant dense<1> : tensor<i32>
  %k8 = arith.constant dense<8> : tensor<i32>
  %end, %stack = scf.while (%k = %k0, %s = %zero) : (tensor<i32>, tensor<8x64x64xf32>) -> (tensor<i32>, tensor<8x64x64xf32>) {
    %more = arith.cmpi slt, %k, %k8 : tensor<i32>
    %go = tensor.extract %more[] : tensor<i1>
    scf.condition(%go) %k, %s : tensor<i32>, tensor<8x64x64xf32>
  } do {
  ^bb0(%k: tensor<i32>, %s: tensor<8x64x64xf32>):
    %at = mp.reshape %k : tensor<i32> to tensor<1xi32>
    %y = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %f = arith.sitofp %k : tensor<i32> to tensor<f32>
    %fs = mp.broadcast %f dims [] : tensor<f32> to tensor<64x64xf32>
    %z = arith.mulf %y, %fs : tensor<64x64xf32>
    %t = math.tanh %z : tensor<64x64xf32>
    %r = mp.reshape %t : tensor<64x64xf32> to tensor<1x64x64xf32>
    %n = mp.scatter replace %s, %at, %r window [0, 1, 2] start [0] index_vector 0 : (tensor<8x64x64xf32>, tensor<1xi32>, tensor<1x64x64xf32>) -> tensor<8x64x64xf32>
    %next = arith.addi %k, %k1 : tensor<i32>
    scf.yield %next, %n : tensor<i32>, tensor<8x64x64xf32>
  }
  %sum1 = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %none) -> tensor<64x64xf32> {
    %atc = arith.index_cast %i : index to i32
    %at = tensor.from_elements %atc : tensor<1xi32>
    %vs = mp.gather %stack, %at slice [1, 64, 64] offset [0, 1, 2] start [0] index_vector 0 : (tensor<8x64x64xf32>, tensor<1xi32>) -> tensor<1x64x64xf32>
    %v = mp.reshape %vs : tensor<1x64x64xf32> to tensor<64x64xf32>
    %p = mp.dot %v, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %q = arith.mulf %v, %x : tensor<64x64xf32>
    %pq = arith.addf %p, %q : tensor<64x64xf32>
    %b = arith.addf %a, %pq : tensor<64x64xf32>
    scf.yield %b : tensor<64x64xf32>
  }
  return %sum1 : tensor<64x64xf32>
}

// From loop to loop, and by a branch.
// CHECK-LABEL: @handed_on
// CHECK: %[[ONE:.*]]:2 = scf.for {{.*}} -> (tensor<8x64x64xf16>, tensor<64x64xf16>)
// CHECK: %[[TWO:.*]] = scf.for {{.*}} iter_args(%[[S:.*]] = %[[ONE]]#0) -> (tensor<8x64x64xf16>)
// CHECK: scf.if {{.*}} -> (tensor<8x64x64xf16>)
// CHECK: mp.scatter replace %[[S]], {{.*}} -> tensor<8x64x64xf16>
// CHECK: scf.yield {{.*}} : tensor<8x64x64xf16>
// CHECK: scf.yield %[[S]] : tensor<8x64x64xf16>
// CHECK: mp.gather %[[TWO]], {{.*}} -> tensor<1x64x64xf16>
func.func @handed_on(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant dense<0.0> : tensor<8x64x64xf32>
  %none = arith.constant dense<0.0> : tensor<64x64xf32>
  %one, %last = scf.for %i = %c0 to %c8 step %c1 iter_args(%s = %zero, %h = %x) -> (tensor<8x64x64xf32>, tensor<64x64xf32>) {
    %atc = arith.index_cast %i : index to i32
    %at = tensor.from_elements %atc : tensor<1xi32>
    %y = mp.dot %h, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %sum = arith.addf %y, %x : tensor<64x64xf32>
    %t = math.tanh %sum : tensor<64x64xf32>
    %r = mp.reshape %t : tensor<64x64xf32> to tensor<1x64x64xf32>
    %n = mp.scatter replace %s, %at, %r window [0, 1, 2] start [0] index_vector 0 : (tensor<8x64x64xf32>, tensor<1xi32>, tensor<1x64x64xf32>) -> tensor<8x64x64xf32>
    scf.yield %n, %t : tensor<8x64x64xf32>, tensor<64x64xf32>
  }
  %stack = scf.for %i = %c0 to %c8 step %c1 iter_args(%s = %one) -> tensor<8x64x64xf32> {
    %atc = arith.index_cast %i : index to i32
    %at = tensor.from_elements %atc : tensor<1xi32>
    %even = arith.cmpi slt, %i, %c1 : index
    %n = scf.if %even -> tensor<8x64x64xf32> {
      %t = math.sin %last : tensor<64x64xf32>
      %r = mp.reshape %t : tensor<64x64xf32> to tensor<1x64x64xf32>
      %u = mp.scatter replace %s, %at, %r window [0, 1, 2] start [0] index_vector 0 : (tensor<8x64x64xf32>, tensor<1xi32>, tensor<1x64x64xf32>) -> tensor<8x64x64xf32>
      scf.yield %u : tensor<8x64x64xf32>
    } else {
      scf.yield %s : tensor<8x64x64xf32>
    }
    scf.yield %n : tensor<8x64x64xf32>
  }
  %sum1 = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %none) -> tensor<64x64xf32> {
    %atc = arith.index_cast %i : index to i32
    %at = tensor.from_elements %atc : tensor<1xi32>
    %vs = mp.gather %stack, %at slice [1, 64, 64] offset [0, 1, 2] start [0] index_vector 0 : (tensor<8x64x64xf32>, tensor<1xi32>) -> tensor<1x64x64xf32>
    %v = mp.reshape %vs : tensor<1x64x64xf32> to tensor<64x64xf32>
    %p = mp.dot %v, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %q = arith.mulf %v, %x : tensor<64x64xf32>
    %pq = arith.addf %p, %q : tensor<64x64xf32>
    %b = arith.addf %a, %pq : tensor<64x64xf32>
    scf.yield %b : tensor<64x64xf32>
  }
  return %sum1 : tensor<64x64xf32>
}

// A loop around both begins anew each time.
// CHECK-LABEL: @around
// CHECK: scf.for {{.*}} -> (tensor<64x64xf32>)
// CHECK: scf.for {{.*}} -> (tensor<8x64x64xf16>, tensor<64x64xf16>)
// CHECK: mp.gather {{.*}} -> tensor<1x64x64xf16>
func.func @around(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant dense<0.0> : tensor<8x64x64xf32>
  %none = arith.constant dense<0.0> : tensor<64x64xf32>
  %all = scf.for %j = %c0 to %c8 step %c1 iter_args(%given = %none) -> tensor<64x64xf32> {
  %stack, %last = scf.for %i = %c0 to %c8 step %c1 iter_args(%s = %zero, %h = %x) -> (tensor<8x64x64xf32>, tensor<64x64xf32>) {
    %atc = arith.index_cast %i : index to i32
    %at = tensor.from_elements %atc : tensor<1xi32>
    %y = mp.dot %h, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %sum = arith.addf %y, %x : tensor<64x64xf32>
    %t = math.tanh %sum : tensor<64x64xf32>
    %r = mp.reshape %t : tensor<64x64xf32> to tensor<1x64x64xf32>
    %n = mp.scatter replace %s, %at, %r window [0, 1, 2] start [0] index_vector 0 : (tensor<8x64x64xf32>, tensor<1xi32>, tensor<1x64x64xf32>) -> tensor<8x64x64xf32>
    scf.yield %n, %t : tensor<8x64x64xf32>, tensor<64x64xf32>
  }
  %sum1 = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %given) -> tensor<64x64xf32> {
    %atc = arith.index_cast %i : index to i32
    %at = tensor.from_elements %atc : tensor<1xi32>
    %vs = mp.gather %stack, %at slice [1, 64, 64] offset [0, 1, 2] start [0] index_vector 0 : (tensor<8x64x64xf32>, tensor<1xi32>) -> tensor<1x64x64xf32>
    %v = mp.reshape %vs : tensor<1x64x64xf32> to tensor<64x64xf32>
    %p = mp.dot %v, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %q = arith.mulf %v, %x : tensor<64x64xf32>
    %pq = arith.addf %p, %q : tensor<64x64xf32>
    %b = arith.addf %a, %pq : tensor<64x64xf32>
    scf.yield %b : tensor<64x64xf32>
  }
    scf.yield %sum1 : tensor<64x64xf32>
  }
  return %all : tensor<64x64xf32>
}

// What is computed from what is written there may be written there again: each
// round would round it.
// CHECK-LABEL: @recurrence
// CHECK-NOT: 8x64x64xf16
func.func @recurrence(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant dense<0.0> : tensor<8x64x64xf32>
  %none = arith.constant dense<0.0> : tensor<64x64xf32>
  %stack = scf.for %i = %c0 to %c8 step %c1 iter_args(%s = %zero) -> tensor<8x64x64xf32> {
    %atc = arith.index_cast %i : index to i32
    %at = tensor.from_elements %atc : tensor<1xi32>
    %vs = mp.gather %s, %at slice [1, 64, 64] offset [0, 1, 2] start [0] index_vector 0 : (tensor<8x64x64xf32>, tensor<1xi32>) -> tensor<1x64x64xf32>
    %v = mp.reshape %vs : tensor<1x64x64xf32> to tensor<64x64xf32>
    %sum = arith.addf %v, %x : tensor<64x64xf32>
    %t = math.tanh %sum : tensor<64x64xf32>
    %r = mp.reshape %t : tensor<64x64xf32> to tensor<1x64x64xf32>
    %n = mp.scatter replace %s, %at, %r window [0, 1, 2] start [0] index_vector 0 : (tensor<8x64x64xf32>, tensor<1xi32>, tensor<1x64x64xf32>) -> tensor<8x64x64xf32>
    scf.yield %n : tensor<8x64x64xf32>
  }
  %sum1 = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %none) -> tensor<64x64xf32> {
    %atc = arith.index_cast %i : index to i32
    %at = tensor.from_elements %atc : tensor<1xi32>
    %vs = mp.gather %stack, %at slice [1, 64, 64] offset [0, 1, 2] start [0] index_vector 0 : (tensor<8x64x64xf32>, tensor<1xi32>) -> tensor<1x64x64xf32>
    %v = mp.reshape %vs : tensor<1x64x64xf32> to tensor<64x64xf32>
    %p = mp.dot %v, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %q = arith.mulf %v, %x : tensor<64x64xf32>
    %pq = arith.addf %p, %q : tensor<64x64xf32>
    %b = arith.addf %a, %pq : tensor<64x64xf32>
    scf.yield %b : tensor<64x64xf32>
  }
  return %sum1 : tensor<64x64xf32>
}

// Also around the loop that writes it.
// CHECK-LABEL: @recurrence_around
// CHECK-NOT: 8x64x64xf16
func.func @recurrence_around(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant dense<0.0> : tensor<8x64x64xf32>
  %none = arith.constant dense<0.0> : tensor<64x64xf32>
  %all, %sum = scf.for %j = %c0 to %c8 step %c1 iter_args(%o = %zero, %a = %none) -> (tensor<8x64x64xf32>, tensor<64x64xf32>) {
    %stack = scf.for %i = %c0 to %c8 step %c1 iter_args(%s = %o) -> tensor<8x64x64xf32> {
    %atc = arith.index_cast %i : index to i32
    %at = tensor.from_elements %atc : tensor<1xi32>
    %t = math.tanh %a : tensor<64x64xf32>
    %r = mp.reshape %t : tensor<64x64xf32> to tensor<1x64x64xf32>
    %n = mp.scatter replace %s, %at, %r window [0, 1, 2] start [0] index_vector 0 : (tensor<8x64x64xf32>, tensor<1xi32>, tensor<1x64x64xf32>) -> tensor<8x64x64xf32>
    scf.yield %n : tensor<8x64x64xf32>
    }
    %firstc = arith.index_cast %j : index to i32
    %first = tensor.from_elements %firstc : tensor<1xi32>
    %vs = mp.gather %stack, %first slice [1, 64, 64] offset [0, 1, 2] start [0] index_vector 0 : (tensor<8x64x64xf32>, tensor<1xi32>) -> tensor<1x64x64xf32>
    %v = mp.reshape %vs : tensor<1x64x64xf32> to tensor<64x64xf32>
    %b = arith.addf %a, %v : tensor<64x64xf32>
    scf.yield %stack, %b : tensor<8x64x64xf32>, tensor<64x64xf32>
  }
  return %sum : tensor<64x64xf32>
}

// A sum is in f32 however it is passed on.
// CHECK-LABEL: @accumulator
// CHECK: scf.for {{.*}} -> (tensor<64x64xf32>)
// CHECK-NOT: xf16
// CHECK: return
func.func @accumulator(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant dense<0.0> : tensor<8x64x64xf32>
  %none = arith.constant dense<0.0> : tensor<64x64xf32>
  %sum = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %none) -> tensor<64x64xf32> {
    %t = math.tanh %x : tensor<64x64xf32>
    %b = arith.addf %a, %t : tensor<64x64xf32>
    scf.yield %b : tensor<64x64xf32>
  }
  return %sum : tensor<64x64xf32>
}

// What it begins with would be another number.
// CHECK-LABEL: @first_value
// CHECK-NOT: 8x64x64xf16
func.func @first_value(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant dense<0.0> : tensor<8x64x64xf32>
  %none = arith.constant dense<0.0> : tensor<64x64xf32>
  %tenth = arith.constant dense<0.1> : tensor<8x64x64xf32>
  %stack, %last = scf.for %i = %c0 to %c8 step %c1 iter_args(%s = %tenth, %h = %x) -> (tensor<8x64x64xf32>, tensor<64x64xf32>) {
    %atc = arith.index_cast %i : index to i32
    %at = tensor.from_elements %atc : tensor<1xi32>
    %y = mp.dot %h, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %sum = arith.addf %y, %x : tensor<64x64xf32>
    %t = math.tanh %sum : tensor<64x64xf32>
    %r = mp.reshape %t : tensor<64x64xf32> to tensor<1x64x64xf32>
    %n = mp.scatter replace %s, %at, %r window [0, 1, 2] start [0] index_vector 0 : (tensor<8x64x64xf32>, tensor<1xi32>, tensor<1x64x64xf32>) -> tensor<8x64x64xf32>
    scf.yield %n, %t : tensor<8x64x64xf32>, tensor<64x64xf32>
  }
  %sum1 = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %none) -> tensor<64x64xf32> {
    %atc = arith.index_cast %i : index to i32
    %at = tensor.from_elements %atc : tensor<1xi32>
    %vs = mp.gather %stack, %at slice [1, 64, 64] offset [0, 1, 2] start [0] index_vector 0 : (tensor<8x64x64xf32>, tensor<1xi32>) -> tensor<1x64x64xf32>
    %v = mp.reshape %vs : tensor<1x64x64xf32> to tensor<64x64xf32>
    %p = mp.dot %v, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %q = arith.mulf %v, %x : tensor<64x64xf32>
    %pq = arith.addf %p, %q : tensor<64x64xf32>
    %b = arith.addf %a, %pq : tensor<64x64xf32>
    scf.yield %b : tensor<64x64xf32>
  }
  return %sum1 : tensor<64x64xf32>
}

// It begins with what somebody else made.
// CHECK-LABEL: @given_first
// CHECK-NOT: 8x64x64xf16
func.func @given_first(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>, %g: tensor<8x64x64xf32>) -> tensor<64x64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant dense<0.0> : tensor<8x64x64xf32>
  %none = arith.constant dense<0.0> : tensor<64x64xf32>
  %stack, %last = scf.for %i = %c0 to %c8 step %c1 iter_args(%s = %g, %h = %x) -> (tensor<8x64x64xf32>, tensor<64x64xf32>) {
    %atc = arith.index_cast %i : index to i32
    %at = tensor.from_elements %atc : tensor<1xi32>
    %y = mp.dot %h, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %sum = arith.addf %y, %x : tensor<64x64xf32>
    %t = math.tanh %sum : tensor<64x64xf32>
    %r = mp.reshape %t : tensor<64x64xf32> to tensor<1x64x64xf32>
    %n = mp.scatter replace %s, %at, %r window [0, 1, 2] start [0] index_vector 0 : (tensor<8x64x64xf32>, tensor<1xi32>, tensor<1x64x64xf32>) -> tensor<8x64x64xf32>
    scf.yield %n, %t : tensor<8x64x64xf32>, tensor<64x64xf32>
  }
  %sum1 = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %none) -> tensor<64x64xf32> {
    %atc = arith.index_cast %i : index to i32
    %at = tensor.from_elements %atc : tensor<1xi32>
    %vs = mp.gather %stack, %at slice [1, 64, 64] offset [0, 1, 2] start [0] index_vector 0 : (tensor<8x64x64xf32>, tensor<1xi32>) -> tensor<1x64x64xf32>
    %v = mp.reshape %vs : tensor<1x64x64xf32> to tensor<64x64xf32>
    %p = mp.dot %v, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %q = arith.mulf %v, %x : tensor<64x64xf32>
    %pq = arith.addf %p, %q : tensor<64x64xf32>
    %b = arith.addf %a, %pq : tensor<64x64xf32>
    scf.yield %b : tensor<64x64xf32>
  }
  return %sum1 : tensor<64x64xf32>
}

// A square that nothing bounds.
// CHECK-LABEL: @unbounded
// CHECK-NOT: 8x64x64xf16
func.func @unbounded(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant dense<0.0> : tensor<8x64x64xf32>
  %none = arith.constant dense<0.0> : tensor<64x64xf32>
  %stack, %last = scf.for %i = %c0 to %c8 step %c1 iter_args(%s = %zero, %h = %x) -> (tensor<8x64x64xf32>, tensor<64x64xf32>) {
    %atc = arith.index_cast %i : index to i32
    %at = tensor.from_elements %atc : tensor<1xi32>
    %y = mp.dot %h, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %sum = arith.addf %y, %x : tensor<64x64xf32>
    %t = arith.mulf %sum, %sum : tensor<64x64xf32>
    %r = mp.reshape %t : tensor<64x64xf32> to tensor<1x64x64xf32>
    %n = mp.scatter replace %s, %at, %r window [0, 1, 2] start [0] index_vector 0 : (tensor<8x64x64xf32>, tensor<1xi32>, tensor<1x64x64xf32>) -> tensor<8x64x64xf32>
    scf.yield %n, %t : tensor<8x64x64xf32>, tensor<64x64xf32>
  }
  %sum1 = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %none) -> tensor<64x64xf32> {
    %atc = arith.index_cast %i : index to i32
    %at = tensor.from_elements %atc : tensor<1xi32>
    %vs = mp.gather %stack, %at slice [1, 64, 64] offset [0, 1, 2] start [0] index_vector 0 : (tensor<8x64x64xf32>, tensor<1xi32>) -> tensor<1x64x64xf32>
    %v = mp.reshape %vs : tensor<1x64x64xf32> to tensor<64x64xf32>
    %p = mp.dot %v, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %q = arith.mulf %v, %x : tensor<64x64xf32>
    %pq = arith.addf %p, %q : tensor<64x64xf32>
    %b = arith.addf %a, %pq : tensor<64x64xf32>
    scf.yield %b : tensor<64x64xf32>
  }
  return %sum1 : tensor<64x64xf32>
}

// As a whole read by who reads f32.
// CHECK-LABEL: @whole
// CHECK-NOT: 8x64x64xf16
func.func @whole(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<8x64x64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant dense<0.0> : tensor<8x64x64xf32>
  %none = arith.constant dense<0.0> : tensor<64x64xf32>
  %stack, %last = scf.for %i = %c0 to %c8 step %c1 iter_args(%s = %zero, %h = %x) -> (tensor<8x64x64xf32>, tensor<64x64xf32>) {
    %atc = arith.index_cast %i : index to i32
    %at = tensor.from_elements %atc : tensor<1xi32>
    %y = mp.dot %h, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %sum = arith.addf %y, %x : tensor<64x64xf32>
    %t = math.tanh %sum : tensor<64x64xf32>
    %r = mp.reshape %t : tensor<64x64xf32> to tensor<1x64x64xf32>
    %n = mp.scatter replace %s, %at, %r window [0, 1, 2] start [0] index_vector 0 : (tensor<8x64x64xf32>, tensor<1xi32>, tensor<1x64x64xf32>) -> tensor<8x64x64xf32>
    scf.yield %n, %t : tensor<8x64x64xf32>, tensor<64x64xf32>
  }
  %sum1 = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %none) -> tensor<64x64xf32> {
    %atc = arith.index_cast %i : index to i32
    %at = tensor.from_elements %atc : tensor<1xi32>
    %vs = mp.gather %stack, %at slice [1, 64, 64] offset [0, 1, 2] start [0] index_vector 0 : (tensor<8x64x64xf32>, tensor<1xi32>) -> tensor<1x64x64xf32>
    %v = mp.reshape %vs : tensor<1x64x64xf32> to tensor<64x64xf32>
    %p = mp.dot %v, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %q = arith.mulf %v, %x : tensor<64x64xf32>
    %pq = arith.addf %p, %q : tensor<64x64xf32>
    %b = arith.addf %a, %pq : tensor<64x64xf32>
    scf.yield %b : tensor<64x64xf32>
  }
  return %sum1, %stack : tensor<64x64xf32>, tensor<8x64x64xf32>
}

// By what must see the digits that were computed.
// CHECK-LABEL: @decides
// CHECK-NOT: 8x64x64xf16
func.func @decides(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant dense<0.0> : tensor<8x64x64xf32>
  %none = arith.constant dense<0.0> : tensor<64x64xf32>
  %stack, %last = scf.for %i = %c0 to %c8 step %c1 iter_args(%s = %zero, %h = %x) -> (tensor<8x64x64xf32>, tensor<64x64xf32>) {
    %atc = arith.index_cast %i : index to i32
    %at = tensor.from_elements %atc : tensor<1xi32>
    %y = mp.dot %h, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %sum = arith.addf %y, %x : tensor<64x64xf32>
    %t = math.tanh %sum : tensor<64x64xf32>
    %r = mp.reshape %t : tensor<64x64xf32> to tensor<1x64x64xf32>
    %n = mp.scatter replace %s, %at, %r window [0, 1, 2] start [0] index_vector 0 : (tensor<8x64x64xf32>, tensor<1xi32>, tensor<1x64x64xf32>) -> tensor<8x64x64xf32>
    scf.yield %n, %t : tensor<8x64x64xf32>, tensor<64x64xf32>
  }
  %p = math.log %stack : tensor<8x64x64xf32>
  %p0 = mp.reduce max %p dims [0] : tensor<8x64x64xf32> to tensor<64x64xf32>
  return %p0 : tensor<64x64xf32>
}

// A user denies it.
// CHECK-LABEL: @denied
// CHECK-NOT: 8x64x64xf16
func.func @denied(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant dense<0.0> : tensor<8x64x64xf32>
  %none = arith.constant dense<0.0> : tensor<64x64xf32>
  %stack, %last = scf.for %i = %c0 to %c8 step %c1 iter_args(%s = %zero, %h = %x) -> (tensor<8x64x64xf32>, tensor<64x64xf32>) {
    %atc = arith.index_cast %i : index to i32
    %at = tensor.from_elements %atc : tensor<1xi32>
    %y = mp.dot %h, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %sum = arith.addf %y, %x : tensor<64x64xf32>
    %t = math.tanh %sum : tensor<64x64xf32>
    %r = mp.reshape %t : tensor<64x64xf32> to tensor<1x64x64xf32>
    %n = mp.scatter replace %s, %at, %r window [0, 1, 2] start [0] index_vector 0 {mp.op_class = #mp.op_class<deny>} : (tensor<8x64x64xf32>, tensor<1xi32>, tensor<1x64x64xf32>) -> tensor<8x64x64xf32>
    scf.yield %n, %t : tensor<8x64x64xf32>, tensor<64x64xf32>
  }
  %sum1 = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %none) -> tensor<64x64xf32> {
    %atc = arith.index_cast %i : index to i32
    %at = tensor.from_elements %atc : tensor<1xi32>
    %vs = mp.gather %stack, %at slice [1, 64, 64] offset [0, 1, 2] start [0] index_vector 0 : (tensor<8x64x64xf32>, tensor<1xi32>) -> tensor<1x64x64xf32>
    %v = mp.reshape %vs : tensor<1x64x64xf32> to tensor<64x64xf32>
    %p = mp.dot %v, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %q = arith.mulf %v, %x : tensor<64x64xf32>
    %pq = arith.addf %p, %q : tensor<64x64xf32>
    %b = arith.addf %a, %pq : tensor<64x64xf32>
    scf.yield %b : tensor<64x64xf32>
  }
  return %sum1 : tensor<64x64xf32>
}

// A product reads it, and so does a sum, which would see the rounding of each
// round.
// CHECK-LABEL: @summed
// CHECK: scf.for {{.*}} -> (tensor<64x64xf32>)
func.func @summed(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %none = arith.constant dense<0.0> : tensor<64x64xf32>
  %last = scf.for %i = %c0 to %c8 step %c1 iter_args(%h = %none) -> tensor<64x64xf32> {
    %y = mp.dot %h, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %a = arith.addf %y, %h : tensor<64x64xf32>
    %t = math.tanh %a : tensor<64x64xf32>
    scf.yield %t : tensor<64x64xf32>
  }
  %p = mp.dot %last, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %p : tensor<64x64xf32>
}

// The second loop begins where the first one ends, and carries another value.
// CHECK-LABEL: @begins_with_another
// CHECK: %[[ONE:.*]] = scf.for {{.*}} -> (tensor<64x64xf32>)
// CHECK: %[[LOW:.*]] = mp.cast %[[ONE]]
// CHECK: scf.for {{.*}} iter_args(%{{.*}} = %[[LOW]]) -> (tensor<64x64xf16>)
func.func @begins_with_another(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %none = arith.constant dense<0.0> : tensor<64x64xf32>
  %first = scf.for %i = %c0 to %c8 step %c1 iter_args(%h = %none) -> tensor<64x64xf32> {
    %y = mp.dot %h, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %a = arith.addf %y, %h : tensor<64x64xf32>
    %t = math.tanh %a : tensor<64x64xf32>
    scf.yield %t : tensor<64x64xf32>
  }
  %last = scf.for %i = %c0 to %c8 step %c1 iter_args(%h = %first) -> tensor<64x64xf32> {
    %y = mp.dot %h, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %a = arith.addf %y, %x : tensor<64x64xf32>
    %t = math.tanh %a : tensor<64x64xf32>
    scf.yield %t : tensor<64x64xf32>
  }
  %p = mp.dot %last, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %p : tensor<64x64xf32>
}

// A branch gives something once, and a function returns its own types.
// CHECK-LABEL: @branch
// CHECK: %[[EITHER:.*]] = scf.if {{.*}} -> (tensor<64x64xf16>)
// CHECK: mp.dot %[[EITHER]]
// CHECK: %[[RETURNED:.*]] = scf.if {{.*}} -> (tensor<64x64xf32>)
// CHECK: return %{{.*}}, %[[RETURNED]]
func.func @branch(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>, %p: i1) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
  %z = mp.dot %x, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %either = scf.if %p -> tensor<64x64xf32> {
    %t = math.tanh %z : tensor<64x64xf32>
    scf.yield %t : tensor<64x64xf32>
  } else {
    %t = math.sin %z : tensor<64x64xf32>
    scf.yield %t : tensor<64x64xf32>
  }
  %y = mp.dot %either, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %returned = scf.if %p -> tensor<64x64xf32> {
    %t = math.cos %y : tensor<64x64xf32>
    scf.yield %t : tensor<64x64xf32>
  } else {
    %t = math.sin %y : tensor<64x64xf32>
    scf.yield %t : tensor<64x64xf32>
  }
  %q = mp.dot %returned, %w contracting [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %q, %returned : tensor<64x64xf32>, tensor<64x64xf32>
}
}
