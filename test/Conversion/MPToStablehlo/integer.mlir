// Integers. Signless ones are signed there, so that ops on unsigned ones go through
// a bitcast; on booleans, StableHLO adds by or, where arith wraps around.
// RUN: mp-translate --mp-to-stablehlo %s -o %t.hlo
// RUN: FileCheck %s < %t.hlo
// RUN: mp-run %s --fill=1 --compare=%t.hlo --tolerance=0

// CHECK-LABEL: func.func @main
func.func @main(
    %m: tensor<6xi32>, %n: tensor<6xi32>, %p: tensor<6xi1>, %q: tensor<6xi1>)
    -> (
        tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>,
        tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>,
        tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>,
        tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>,
        tensor<6xi32>, tensor<6xi32>, tensor<6xi1>, tensor<6xi1>,
        tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi1>,
        tensor<6xi1>, tensor<6xi1>) {
  // CHECK: "stablehlo.add"(%arg0, %arg1)
  %r0 = arith.addi %m, %n : tensor<6xi32>
  // CHECK: "stablehlo.subtract"(%arg0, %arg1)
  %r1 = arith.subi %m, %n : tensor<6xi32>
  // CHECK: "stablehlo.multiply"(%arg0, %arg1)
  %r2 = arith.muli %m, %n : tensor<6xi32>
  // CHECK: "stablehlo.maximum"(%arg0, %arg1)
  %r3 = arith.maxsi %m, %n : tensor<6xi32>
  // CHECK: "stablehlo.minimum"(%arg0, %arg1)
  %r4 = arith.minsi %m, %n : tensor<6xi32>
  // CHECK: "stablehlo.and"(%arg0, %arg1)
  %r5 = arith.andi %m, %n : tensor<6xi32>
  // CHECK: "stablehlo.or"(%arg0, %arg1)
  %r6 = arith.ori %m, %n : tensor<6xi32>
  // CHECK: "stablehlo.xor"(%arg0, %arg1)
  %r7 = arith.xori %m, %n : tensor<6xi32>
  // CHECK: "stablehlo.maximum"(%{{.*}}, %{{.*}}) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
  %r8 = arith.maxui %m, %n : tensor<6xi32>
  // CHECK: "stablehlo.minimum"(%{{.*}}, %{{.*}}) : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xui32>
  %r9 = arith.minui %m, %n : tensor<6xi32>
  // CHECK: dense<3>
  %r10 = arith.constant dense<3> : tensor<6xi32>
  // CHECK: "stablehlo.divide"(%arg0, %{{.*}}) {mp.unchecked = true} : (tensor<6xi32>, tensor<6xi32>)
  %r11 = arith.divsi %m, %r10 : tensor<6xi32>
  // CHECK: "stablehlo.remainder"(%arg0, %{{.*}}) {mp.unchecked = true} : (tensor<6xi32>, tensor<6xi32>)
  %r12 = arith.remsi %m, %r10 : tensor<6xi32>
  // CHECK: "stablehlo.shift_left"(%arg0, %{{.*}}) {mp.unchecked = true} : (tensor<6xi32>, tensor<6xi32>)
  %r13 = arith.shli %m, %r10 : tensor<6xi32>
  // CHECK: "stablehlo.shift_right_logical"(%arg0, %{{.*}}) {mp.unchecked = true} : (tensor<6xi32>, tensor<6xi32>)
  %r14 = arith.shrui %m, %r10 : tensor<6xi32>
  // CHECK: "stablehlo.shift_right_arithmetic"(%arg0, %{{.*}}) {mp.unchecked = true} : (tensor<6xi32>, tensor<6xi32>)
  %r15 = arith.shrsi %m, %r10 : tensor<6xi32>
  // CHECK: "stablehlo.divide"({{.*}}) {mp.unchecked = true} : (tensor<6xui32>, tensor<6xui32>)
  %r16 = arith.divui %m, %r10 : tensor<6xi32>
  // CHECK: "stablehlo.remainder"({{.*}}) {mp.unchecked = true} : (tensor<6xui32>, tensor<6xui32>)
  %r17 = arith.remui %m, %r10 : tensor<6xi32>
  // CHECK: "stablehlo.abs"
  %r18 = math.absi %m : tensor<6xi32>
  // CHECK: comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>
  %r19 = arith.cmpi eq, %m, %n : tensor<6xi32>
  // CHECK: SIGNED>{{.*}} LT>
  %r20 = arith.cmpi slt, %m, %n : tensor<6xi32>
  // CHECK: UNSIGNED>{{.*}} LT>}> : (tensor<6xui32>, tensor<6xui32>)
  %r21 = arith.cmpi ult, %m, %n : tensor<6xi32>
  // CHECK: UNSIGNED>{{.*}} GE>
  %r22 = arith.cmpi uge, %m, %n : tensor<6xi32>
  // CHECK: "stablehlo.xor"(%arg2, %arg3) : (tensor<6xi1>, tensor<6xi1>)
  %r23 = arith.addi %p, %q : tensor<6xi1>
  // CHECK: "stablehlo.and"(%arg2, %arg3) : (tensor<6xi1>, tensor<6xi1>)
  %r24 = arith.muli %p, %q : tensor<6xi1>
  // CHECK: "stablehlo.and"(%arg2, %arg3) : (tensor<6xi1>, tensor<6xi1>)
  %r26 = arith.minui %p, %q : tensor<6xi1>
  // CHECK: "stablehlo.or"(%arg2, %arg3) : (tensor<6xi1>, tensor<6xi1>)
  %r27 = arith.maxui %p, %q : tensor<6xi1>
  // CHECK: "stablehlo.compare"(%arg3, %arg2){{.*}}UNSIGNED>
  %r28 = arith.cmpi slt, %p, %q : tensor<6xi1>
  return
    %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r11, %r12, %r13, %r14,
    %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r26,
    %r27, %r28
    :
      tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>,
      tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>,
      tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>,
      tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>,
      tensor<6xi32>, tensor<6xi32>, tensor<6xi1>, tensor<6xi1>, tensor<6xi1>,
      tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi1>, tensor<6xi1>,
      tensor<6xi1>
}
