// Little may be left of a correlation when a number is taken from it that it
// comes near to: its product reads f32, and what that reads is not rounded.
// RUN: mp-opt %s --split-input-file --mp-annotate-precision --mp-insert-casts 2>/dev/null | FileCheck %s

// CHECK-LABEL: @taken_from_one
// CHECK: mp.dot {{.*}}(tensor<16x8xf16>, tensor<8x16xf16>) -> tensor<16x16xf32>
// CHECK: mp.dot {{.*}}mp.kept_wide = "makes what may nearly equal a number that is taken from it"
// CHECK-SAME: -> tensor<16x16xf32>
module attributes {mp.policy = #mp.policy<f16>} {
  func.func @taken_from_one(%x: tensor<16x8xf32> {mp.role = #mp.role<batch>}, %w: tensor<8x16xf32> {mp.role = #mp.role<parameter>}) -> tensor<16x16xf32> {
    %one = arith.constant dense<1.0> : tensor<16x16xf32>
    %n = arith.constant dense<16.0> : tensor<16x16xf32>
    %z = mp.dot %x, %w contracting [1] x [0] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %t = mp.transpose %z perm [1, 0] : tensor<16x16xf32> to tensor<16x16xf32>
    %c = mp.dot %z, %t contracting [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %m = arith.divf %c, %n : tensor<16x16xf32>
    %d = arith.subf %one, %m : tensor<16x16xf32>
    %e = math.exp %d : tensor<16x16xf32>
    return %e : tensor<16x16xf32>
  }
}

// -----

// A number that keeps from 0, one that masks, and one that is added are taken
// from nothing.
// CHECK-LABEL: @guarded
// CHECK-NOT: nearly equal a number
module attributes {mp.policy = #mp.policy<f16>} {
  func.func @guarded(%x: tensor<16x8xf32> {mp.role = #mp.role<batch>}, %w: tensor<8x16xf32> {mp.role = #mp.role<parameter>}) -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>) {
    %eps = arith.constant dense<1.0e-5> : tensor<16x16xf32>
    %mask = arith.constant dense<-1.0e9> : tensor<16x16xf32>
    %one = arith.constant dense<1.0> : tensor<16x16xf32>
    %z = mp.dot %x, %w contracting [1] x [0] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %t = mp.transpose %z perm [1, 0] : tensor<16x16xf32> to tensor<16x16xf32>
    %c = mp.dot %z, %t contracting [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %0 = arith.subf %c, %eps : tensor<16x16xf32>
    %1 = arith.addf %c, %mask : tensor<16x16xf32>
    %2 = arith.addf %c, %one : tensor<16x16xf32>
    return %0, %1, %2 : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>
  }
}

// -----

// What a weight makes is of any size.
// CHECK-LABEL: @margin
// CHECK-NOT: nearly equal a number
module attributes {mp.policy = #mp.policy<f16>} {
  func.func @margin(%x: tensor<16x8xf32> {mp.role = #mp.role<batch>}, %w: tensor<8x16xf32> {mp.role = #mp.role<parameter>}) -> tensor<16x16xf32> {
    %one = arith.constant dense<1.0> : tensor<16x16xf32>
    %z = mp.dot %x, %w contracting [1] x [0] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %d = arith.subf %one, %z : tensor<16x16xf32>
    return %d : tensor<16x16xf32>
  }
}

// -----

// What two assignments tell of each other is little beside what each tells, and
// is left where logarithms are taken from each other. One alone tells all.
// CHECK-LABEL: @information
// CHECK: mp.dot {{.*}}mp.kept_wide = "makes what logarithms are taken of that are taken from each other"
// CHECK-SAME: (tensor<16x16xf32>, tensor<16x16xf32>)
// CHECK-NOT: mp.kept_wide
module attributes {mp.policy = #mp.policy<bf16>} {
  func.func @information(%x: tensor<16x8xf32> {mp.role = #mp.role<batch>}, %w: tensor<8x16xf32> {mp.role = #mp.role<parameter>}) -> (tensor<16x16xf32>, tensor<16x16xf32>) {
    %n = arith.constant dense<16.0> : tensor<16x16xf32>
    %z = mp.dot %x, %w contracting [1] x [0] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %t = math.tanh %z : tensor<16x16xf32>
    %j = mp.dot %t, %t contracting [0] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %m = arith.divf %j, %n : tensor<16x16xf32>
    %s = mp.transpose %m perm [1, 0] : tensor<16x16xf32> to tensor<16x16xf32>
    %both = arith.addf %m, %s : tensor<16x16xf32>
    %all = mp.reduce add %both dims [1] : tensor<16x16xf32> to tensor<16xf32>
    %logs = math.log2 %all : tensor<16xf32>
    %row = mp.broadcast %logs dims [0] : tensor<16xf32> to tensor<16x16xf32>
    %one = math.log2 %both : tensor<16x16xf32>
    %log = arith.subf %one, %row : tensor<16x16xf32>
    %k = mp.dot %t, %t contracting [1] x [1] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %e = math.log2 %k : tensor<16x16xf32>
    return %log, %e : tensor<16x16xf32>, tensor<16x16xf32>
  }
}

// -----

// Nor is much left of weights that are orthogonal; of a layer's result, from which
// labels are taken, all is.
// CHECK-LABEL: @orthogonal
// CHECK: mp.dot {{.*}}mp.kept_wide = "makes what may nearly equal a number that is taken from it"
// CHECK-SAME: (tensor<16x16xf32>, tensor<16x16xf32>)
// CHECK: mp.dot {{.*}} : (tensor<16x16xf16>, tensor<16x16xf16>)
module attributes {mp.policy = #mp.policy<f16>} {
  func.func @orthogonal(%x: tensor<16x16xf32> {mp.role = #mp.role<batch>}, %i: tensor<16x16xi1>, %w: tensor<16x16xf32> {mp.role = #mp.role<parameter>}) -> (tensor<16x16xf32>, tensor<16x16xf32>) {
    %eye = arith.uitofp %i : tensor<16x16xi1> to tensor<16x16xf32>
    %0 = mp.dot %w, %w contracting [0] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %1 = arith.subf %0, %eye : tensor<16x16xf32>
    %2 = mp.dot %x, %w contracting [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %3 = arith.subf %2, %eye : tensor<16x16xf32>
    return %1, %3 : tensor<16x16xf32>, tensor<16x16xf32>
  }
}

// -----

// A mean by a table, and means of groups, that are taken from what they are of.
// CHECK-LABEL: @centred
// CHECK: mp.dot {{.*}} : (tensor<16x8xbf16>, tensor<8x16xbf16>)
// CHECK: mp.dot {{.*}}mp.kept_wide = "makes a mean that is taken from what it is of"
// CHECK: mp.dot {{.*}}mp.kept_wide = "makes a mean that is taken from what it is of"
// CHECK: mp.dot {{.*}}mp.kept_wide = "makes a mean that is taken from what it is of"
module attributes {mp.policy = #mp.policy<bf16>} {
  func.func @centred(%x: tensor<16x8xf32> {mp.role = #mp.role<batch>}, %i: tensor<16x4xi1>, %w: tensor<8x16xf32> {mp.role = #mp.role<parameter>}) -> (tensor<16x16xf32>, tensor<16x16xf32>) {
    %share = arith.constant dense<0.0625> : tensor<1x16xf32>
    %n = arith.constant dense<4.0> : tensor<4x16xf32>
    %hot = arith.uitofp %i : tensor<16x4xi1> to tensor<16x4xf32>
    %z = mp.dot %x, %w contracting [1] x [0] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %m = mp.dot %share, %z contracting [1] x [0] : (tensor<1x16xf32>, tensor<16x16xf32>) -> tensor<1x16xf32>
    %r = mp.reshape %m : tensor<1x16xf32> to tensor<16xf32>
    %b = mp.broadcast %r dims [1] : tensor<16xf32> to tensor<16x16xf32>
    %0 = arith.subf %z, %b : tensor<16x16xf32>
    %s = mp.dot %hot, %z contracting [0] x [0] : (tensor<16x4xf32>, tensor<16x16xf32>) -> tensor<4x16xf32>
    %q = arith.divf %s, %n : tensor<4x16xf32>
    %g = mp.dot %hot, %q contracting [1] x [0] : (tensor<16x4xf32>, tensor<4x16xf32>) -> tensor<16x16xf32>
    %1 = arith.subf %g, %z : tensor<16x16xf32>
    return %0, %1 : tensor<16x16xf32>, tensor<16x16xf32>
  }
}

// -----

// A mean that is added, and one of something else, are none of those.
// CHECK-LABEL: @mixed
// CHECK-NOT: taken from what it is of
module attributes {mp.policy = #mp.policy<bf16>} {
  func.func @mixed(%x: tensor<16x8xf32> {mp.role = #mp.role<batch>}, %w: tensor<8x16xf32> {mp.role = #mp.role<parameter>}, %v: tensor<8x16xf32> {mp.role = #mp.role<parameter>}) -> (tensor<16x16xf32>, tensor<16x16xf32>) {
    %share = arith.constant dense<0.0625> : tensor<16x16xf32>
    %z = mp.dot %x, %w contracting [1] x [0] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %y = mp.dot %x, %v contracting [1] x [0] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %m = mp.dot %share, %z contracting [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %0 = arith.addf %z, %m : tensor<16x16xf32>
    %1 = arith.subf %y, %m : tensor<16x16xf32>
    return %0, %1 : tensor<16x16xf32>, tensor<16x16xf32>
  }
}

// -----

// What 1 is taken from, scaled and clipped, and what a variance is left of.
// CHECK-LABEL: @remainders
// CHECK: mp.dot {{.*}}mp.kept_wide = "makes what may nearly be 1, which is taken from it"
// CHECK: mp.dot {{.*}}mp.kept_wide = "makes a mean of which a variance is left"
// CHECK: mp.dot {{.*}}mp.kept_wide = "operand 1 is not known to be bounded"
// CHECK: mp.dot {{.*}} : (tensor<16x16xf16>, tensor<16x16xf16>)
module attributes {mp.policy = #mp.policy<f16>} {
  func.func @remainders(%x: tensor<16x8xf32> {mp.role = #mp.role<batch>}, %w: tensor<8x16xf32> {mp.role = #mp.role<parameter>}) -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>) {
    %one = arith.constant dense<1.0> : tensor<16x16xf32>
    %two = arith.constant dense<2.0> : tensor<16x16xf32>
    %z = mp.dot %x, %w contracting [1] x [0] : (tensor<16x8xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %t = math.tanh %z : tensor<16x16xf32>
    %c = mp.dot %z, %t contracting [1] x [1] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %h = arith.divf %c, %two : tensor<16x16xf32>
    %s = arith.mulf %h, %h : tensor<16x16xf32>
    %d = arith.subf %one, %s : tensor<16x16xf32>
    %0 = math.rsqrt %d : tensor<16x16xf32>
    %m = mp.dot %t, %z contracting [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %z2 = arith.mulf %z, %z : tensor<16x16xf32>
    %q = mp.dot %t, %z2 contracting [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %m2 = arith.mulf %m, %m : tensor<16x16xf32>
    %1 = arith.subf %q, %m2 : tensor<16x16xf32>
    %k = mp.dot %t, %z contracting [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %2 = arith.addf %k, %z : tensor<16x16xf32>
    return %0, %1, %2 : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>
  }
}
