// Loops and branches. Their conditions are tensors of rank 0 there, so taking
// the element out of one is not an op.
// RUN: mp-translate --mp-to-stablehlo %s -o %t.hlo
// RUN: FileCheck %s < %t.hlo
// RUN: mp-run %s --fill=1 --compare=%t.hlo --tolerance=0

// CHECK-LABEL: func.func @main
func.func @main(%x: tensor<4xf32>, %n: tensor<i32>, %p: tensor<i1>)
    -> (tensor<i32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>,
        tensor<4xf32>) {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %ten = arith.constant dense<10> : tensor<i32>

  // CHECK: "stablehlo.while"(%{{.*}}, %arg0) ({
  // CHECK-NEXT: ^bb0(%[[I:.*]]: tensor<i32>, %{{.*}}: tensor<4xf32>):
  // CHECK-NEXT: %[[LESS:.*]] = "stablehlo.compare"(%[[I]],
  // CHECK-NEXT: "stablehlo.return"(%[[LESS]])
  // CHECK: }, {
  // CHECK: "stablehlo.return"(%{{.*}}, %{{.*}}) : (tensor<i32>, tensor<4xf32>)
  %0:2 = scf.while (%i = %zero, %y = %x)
      : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>) {
    %less = arith.cmpi slt, %i, %ten : tensor<i32>
    %go = tensor.extract %less[] : tensor<i1>
    scf.condition(%go) %i, %y : tensor<i32>, tensor<4xf32>
  } do {
  ^bb0(%i: tensor<i32>, %y: tensor<4xf32>):
    %next = arith.addi %i, %one : tensor<i32>
    %twice = arith.addf %y, %x : tensor<4xf32>
    scf.yield %next, %twice : tensor<i32>, tensor<4xf32>
  }

  // A condition that passes on what it computed: its ops come once more in the
  // body and after the loop.
  // CHECK: %[[W:.*]]:2 = "stablehlo.while"
  // CHECK: }, {
  // CHECK: "stablehlo.negate"
  // CHECK: "stablehlo.return"
  // CHECK: %[[LEFT:.*]] = "stablehlo.negate"(%[[W]]#1)
  %1:2 = scf.while (%i = %zero, %y = %x)
      : (tensor<i32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<i32>) {
    %less = arith.cmpi slt, %i, %ten : tensor<i32>
    %go = tensor.extract %less[] : tensor<i1>
    %minus = arith.negf %y : tensor<4xf32>
    scf.condition(%go) %minus, %i : tensor<4xf32>, tensor<i32>
  } do {
  ^bb0(%y: tensor<4xf32>, %i: tensor<i32>):
    %next = arith.addi %i, %one : tensor<i32>
    %sum = arith.addf %y, %x : tensor<4xf32>
    scf.yield %next, %sum : tensor<i32>, tensor<4xf32>
  }

  // CHECK: "stablehlo.if"(%arg2) ({
  // CHECK-NEXT: "stablehlo.negate"
  // CHECK: }, {
  // CHECK-NEXT: "stablehlo.return"(%arg0)
  %flag = tensor.extract %p[] : tensor<i1>
  %2 = scf.if %flag -> tensor<4xf32> {
    %minus = arith.negf %x : tensor<4xf32>
    scf.yield %minus : tensor<4xf32>
  } else {
    scf.yield %x : tensor<4xf32>
  }

  // The default is last there.
  // CHECK: "stablehlo.case"(%arg1) ({
  // CHECK-NEXT: "stablehlo.constant"() <{value = dense<1.000000e+00>
  // CHECK: dense<2.000000e+00>
  // CHECK: dense<3.000000e+00>
  %k = tensor.extract %n[] : tensor<i32>
  %index = arith.index_cast %k : i32 to index
  %3 = scf.index_switch %index -> tensor<f32>
  case 0 {
    %c = arith.constant dense<1.0> : tensor<f32>
    scf.yield %c : tensor<f32>
  }
  case 1 {
    %c = arith.constant dense<2.0> : tensor<f32>
    scf.yield %c : tensor<f32>
  }
  default {
    %c = arith.constant dense<3.0> : tensor<f32>
    scf.yield %c : tensor<f32>
  }

  // One condition for all elements, and a condition made of another.
  // CHECK: %[[NOT:.*]] = "stablehlo.xor"(%arg2, %{{.*}}) : (tensor<i1>, tensor<i1>)
  // CHECK: "stablehlo.select"(%[[NOT]], %{{.*}}, %arg0) : (tensor<i1>, tensor<4xf32>
  %true = arith.constant true
  %not = arith.xori %flag, %true : i1
  %4 = arith.select %not, %0#1, %x : tensor<4xf32>
  return %0#0, %1#0, %2, %0#1, %3, %4 : tensor<i32>, tensor<4xf32>,
    tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<4xf32>
}
