// What the kernels of a step find for the same maximum is joined where it is
// made.
//
// RUN: mp-opt %s --mp-join-maxima > %t.once
// RUN: FileCheck %s --input-file=%t.once
// RUN: mp-opt %t.once --mp-join-maxima | diff %t.once -
// RUN: mp-opt %s --mp-join-maxima --remarks-filter=mp-join-maxima \
// RUN:   --remark-policy=all -o /dev/null 2>&1 | FileCheck %s -check-prefix=REMARK

// A parameter and its momentum, each of which may have changed.
// REMARK: 2 maxima are joined where they are made
// CHECK-LABEL: @update
// CHECK:         %[[U:.*]]:3 = mp.fusion full ins({{.*}}) -> tensor<8xf32>, tensor<f32>, tensor<8xf32> {
// CHECK:           %[[A:.*]] = math.absf
// CHECK:           %[[B:.*]] = math.absf
// CHECK:           %[[BOTH:.*]] = arith.maximumf %[[A]], %[[B]] : tensor<8xf32>
// CHECK-NEXT:      %[[M:.*]] = mp.reduce max %[[BOTH]] dims [0]
// CHECK-NEXT:      mp.yield %{{.*}}, %[[M]], %{{.*}}
// CHECK:         mp.fusion pointwise ins(%[[U]]#1, %{{.*}} : tensor<f32>, tensor<f32>) -> tensor<f32> {
// CHECK-NEXT:    ^bb0(%[[X:.*]]: tensor<f32>, %[[Y:.*]]: tensor<f32>):
// CHECK-NEXT:      %[[R:.*]] = arith.maximumf %[[X]], %[[Y]]
// CHECK-NEXT:      mp.yield %[[R]]
func.func @update(%p: tensor<8xf32>, %m: tensor<8xf32>, %rest: tensor<f32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<f32>) {
  %0:4 = mp.fusion full ins(%p, %m : tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>, tensor<f32>, tensor<8xf32>, tensor<f32> {
  ^bb0(%a: tensor<8xf32>, %b: tensor<8xf32>):
    %1 = arith.addf %a, %b : tensor<8xf32>
    %2 = math.absf %1 : tensor<8xf32>
    %3 = mp.reduce max %2 dims [0] : tensor<8xf32> to tensor<f32>
    %4 = arith.mulf %b, %b : tensor<8xf32>
    %5 = math.absf %4 : tensor<8xf32>
    %6 = mp.reduce max %5 dims [0] : tensor<8xf32> to tensor<f32>
    mp.yield %1, %3, %4, %6 : tensor<8xf32>, tensor<f32>, tensor<8xf32>, tensor<f32>
  }
  %7 = mp.fusion pointwise ins(%0#1, %0#3, %rest : tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>):
    %1 = arith.maximumf %a, %c : tensor<f32>
    %2 = arith.maximumf %1, %b : tensor<f32>
    mp.yield %2 : tensor<f32>
  }
  return %0#0, %0#2, %7 : tensor<8xf32>, tensor<8xf32>, tensor<f32>
}

// Nothing but these two.
// CHECK-LABEL: @two
// CHECK:         mp.fusion full ins({{.*}}) -> tensor<f32> {
// CHECK:         mp.fusion pointwise ins(%{{.*}} : tensor<f32>) -> tensor<f32> {
// CHECK-NEXT:    ^bb0(%[[X:.*]]: tensor<f32>):
// CHECK-NEXT:      %[[R:.*]] = math.sqrt %[[X]]
func.func @two(%p: tensor<8xf32>, %m: tensor<8xf32>) -> tensor<f32> {
  %0:2 = mp.fusion full ins(%p, %m : tensor<8xf32>, tensor<8xf32>) -> tensor<f32>, tensor<f32> {
  ^bb0(%a: tensor<8xf32>, %b: tensor<8xf32>):
    %1 = mp.reduce max %a dims [0] : tensor<8xf32> to tensor<f32>
    %2 = mp.reduce max %b dims [0] : tensor<8xf32> to tensor<f32>
    mp.yield %1, %2 : tensor<f32>, tensor<f32>
  }
  %3 = mp.fusion pointwise ins(%0#0, %0#1 : tensor<f32>, tensor<f32>) -> tensor<f32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = arith.maximumf %a, %b : tensor<f32>
    %2 = math.sqrt %1 : tensor<f32>
    mp.yield %2 : tensor<f32>
  }
  return %3 : tensor<f32>
}

// A kernel that makes nothing but the maximum has nothing left to do, and who
// reads that joins the third.
// CHECK-LABEL: @whole
// CHECK:         %[[W:.*]] = mp.fusion full ins(%{{.*}}, %{{.*}}, %{{.*}} : {{.*}}) -> tensor<f32> {
// CHECK:           arith.maximumf
// CHECK-NEXT:      arith.maximumf
// CHECK-NEXT:      mp.reduce max
// CHECK-NOT:     mp.fusion
// CHECK:         return %[[W]]
func.func @whole(%p: tensor<8xf32>, %m: tensor<8xf32>, %v: tensor<8xf32>) -> tensor<f32> {
  %0:3 = mp.fusion full ins(%p, %m, %v : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<f32>, tensor<f32>, tensor<f32> {
  ^bb0(%a: tensor<8xf32>, %b: tensor<8xf32>, %c: tensor<8xf32>):
    %1 = mp.reduce max %a dims [0] : tensor<8xf32> to tensor<f32>
    %2 = mp.reduce max %b dims [0] : tensor<8xf32> to tensor<f32>
    %3 = mp.reduce max %c dims [0] : tensor<8xf32> to tensor<f32>
    mp.yield %1, %2, %3 : tensor<f32>, tensor<f32>, tensor<f32>
  }
  %4 = mp.fusion pointwise ins(%0#0, %0#1 : tensor<f32>, tensor<f32>) -> tensor<f32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = arith.maximumf %a, %b : tensor<f32>
    mp.yield %1 : tensor<f32>
  }
  %5 = mp.fusion pointwise ins(%4, %0#2 : tensor<f32>, tensor<f32>) -> tensor<f32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = arith.maximumf %a, %b : tensor<f32>
    mp.yield %1 : tensor<f32>
  }
  return %5 : tensor<f32>
}

// Nor does it hand the number on beside what else it makes.
// CHECK-LABEL: @beside
// CHECK:         %[[W:.*]] = mp.fusion full
// CHECK:         %[[L:.*]] = mp.fusion pointwise ins(%[[R:.*]] : tensor<f32>) -> tensor<f32> {
// CHECK-NEXT:    ^bb0(%[[X:.*]]: tensor<f32>):
// CHECK-NEXT:      %[[E:.*]] = math.exp %[[X]]
// CHECK-NEXT:      mp.yield %[[E]]
// CHECK:         return %[[W]], %[[L]]
func.func @beside(%p: tensor<8xf32>, %m: tensor<8xf32>, %r: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %0:2 = mp.fusion full ins(%p, %m : tensor<8xf32>, tensor<8xf32>) -> tensor<f32>, tensor<f32> {
  ^bb0(%a: tensor<8xf32>, %b: tensor<8xf32>):
    %1 = mp.reduce max %a dims [0] : tensor<8xf32> to tensor<f32>
    %2 = mp.reduce max %b dims [0] : tensor<8xf32> to tensor<f32>
    mp.yield %1, %2 : tensor<f32>, tensor<f32>
  }
  %4:2 = mp.fusion pointwise ins(%0#0, %r, %0#1 : tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>, tensor<f32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>):
    %1 = arith.maximumf %a, %c : tensor<f32>
    %2 = math.exp %b : tensor<f32>
    mp.yield %1, %2 : tensor<f32>, tensor<f32>
  }
  return %4#0, %4#1 : tensor<f32>, tensor<f32>
}

// Sums depend on their order, two maxima are not one, a number is also the
// step's, tensors have other shapes, and one of a tensor that waits for another
// reduction would have what that reads be read twice.
// CHECK-LABEL: @apart
// CHECK:         -> tensor<f32>, tensor<f32> {
// CHECK:         -> tensor<f32>, tensor<f32> {
// CHECK:         -> tensor<f32>, tensor<f32> {
// CHECK:         -> tensor<f32>, tensor<f32> {
// CHECK:         -> tensor<f32>, tensor<f32> {
// CHECK:         ins(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} :
func.func @apart(%p: tensor<8xf32>, %m: tensor<8xf32>, %n: tensor<2x4xf32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %sums:2 = mp.fusion full ins(%p, %m : tensor<8xf32>, tensor<8xf32>) -> tensor<f32>, tensor<f32> {
  ^bb0(%a: tensor<8xf32>, %b: tensor<8xf32>):
    %1 = mp.reduce add %a dims [0] : tensor<8xf32> to tensor<f32>
    %2 = mp.reduce add %b dims [0] : tensor<8xf32> to tensor<f32>
    mp.yield %1, %2 : tensor<f32>, tensor<f32>
  }
  %each:2 = mp.fusion full ins(%p, %m : tensor<8xf32>, tensor<8xf32>) -> tensor<f32>, tensor<f32> {
  ^bb0(%a: tensor<8xf32>, %b: tensor<8xf32>):
    %1 = mp.reduce max %a dims [0] : tensor<8xf32> to tensor<f32>
    %2 = mp.reduce max %b dims [0] : tensor<8xf32> to tensor<f32>
    mp.yield %1, %2 : tensor<f32>, tensor<f32>
  }
  %told:2 = mp.fusion full ins(%p, %m : tensor<8xf32>, tensor<8xf32>) -> tensor<f32>, tensor<f32> {
  ^bb0(%a: tensor<8xf32>, %b: tensor<8xf32>):
    %1 = mp.reduce max %a dims [0] : tensor<8xf32> to tensor<f32>
    %2 = mp.reduce max %b dims [0] : tensor<8xf32> to tensor<f32>
    mp.yield %1, %2 : tensor<f32>, tensor<f32>
  }
  %shapes:2 = mp.fusion full ins(%p, %n : tensor<8xf32>, tensor<2x4xf32>) -> tensor<f32>, tensor<f32> {
  ^bb0(%a: tensor<8xf32>, %b: tensor<2x4xf32>):
    %1 = mp.reduce max %a dims [0] : tensor<8xf32> to tensor<f32>
    %2 = mp.reduce max %b dims [0, 1] : tensor<2x4xf32> to tensor<f32>
    mp.yield %1, %2 : tensor<f32>, tensor<f32>
  }
  %turns:2 = mp.fusion full ins(%p, %m : tensor<8xf32>, tensor<8xf32>) -> tensor<f32>, tensor<f32> {
  ^bb0(%a: tensor<8xf32>, %b: tensor<8xf32>):
    %0 = mp.reduce add %a dims [0] : tensor<8xf32> to tensor<f32>
    %1 = mp.broadcast %0 dims [] : tensor<f32> to tensor<8xf32>
    %2 = arith.divf %a, %1 : tensor<8xf32>
    %3 = mp.reduce max %2 dims [0] : tensor<8xf32> to tensor<f32>
    %4 = mp.reduce max %b dims [0] : tensor<8xf32> to tensor<f32>
    mp.yield %3, %4 : tensor<f32>, tensor<f32>
  }
  %7:6 = mp.fusion pointwise ins(%sums#0, %sums#1, %each#0, %each#1, %told#0, %told#1, %shapes#0, %shapes#1, %turns#0, %turns#1 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>, %e: tensor<f32>, %f: tensor<f32>, %g: tensor<f32>, %h: tensor<f32>, %i: tensor<f32>, %j: tensor<f32>):
    %1 = arith.maximumf %a, %b : tensor<f32>
    %2 = arith.maximumf %c, %a : tensor<f32>
    %3 = arith.maximumf %d, %b : tensor<f32>
    %4 = arith.maximumf %e, %f : tensor<f32>
    %5 = arith.maximumf %g, %h : tensor<f32>
    %6 = arith.maximumf %i, %j : tensor<f32>
    mp.yield %1, %2, %3, %4, %5, %6 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  return %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %told#0 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}
