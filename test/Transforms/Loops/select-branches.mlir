// All branches are computed, and what was meant is selected.
// RUN: mp-opt %s --mp-select-branches --cse --canonicalize | FileCheck %s
// RUN: mp-opt %s --mp-select-branches > %t.once
// RUN: mp-opt %t.once --mp-select-branches | diff %t.once -

// CHECK-LABEL: @two_ways
// CHECK-SAME:    (%[[P:.*]]: tensor<i1>, %[[X:.*]]: tensor<4xf32>)
// CHECK-DAG:     %[[ROOT:.*]] = math.sqrt %[[X]]
// CHECK-DAG:     %[[E:.*]] = math.exp %[[X]]
// CHECK:         %[[ALL:.*]] = mp.broadcast %[[P]] dims [] : tensor<i1> to tensor<4xi1>
// CHECK:         %[[R:.*]] = arith.select %[[ALL]], %[[ROOT]], %[[E]]
// CHECK-NEXT:    return %[[R]]
func.func @two_ways(%p: tensor<i1>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %c = tensor.extract %p[] : tensor<i1>
  %r = scf.if %c -> tensor<4xf32> {
    %n = math.sqrt %x : tensor<4xf32>
    scf.yield %n : tensor<4xf32>
  } else {
    %n = math.exp %x : tensor<4xf32>
    scf.yield %n : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// Nothing chooses between equals, and no number of an i8 leads to case 300.
// CHECK-LABEL: @many_ways
// CHECK-SAME:    (%[[I:.*]]: tensor<i8>, %[[X:.*]]: tensor<f32>)
// CHECK-DAG:     %[[C:.*]] = arith.constant dense<-2> : tensor<i8>
// CHECK-DAG:     %[[ROOT:.*]] = math.sqrt %[[X]]
// CHECK-DAG:     %[[IS:.*]] = arith.cmpi eq, %[[I]], %[[C]]
// CHECK:         %[[R:.*]] = arith.select %[[IS]], %[[X]], %[[ROOT]]
// CHECK-NEXT:    return %[[R]], %[[ROOT]]
func.func @many_ways(%i: tensor<i8>, %x: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %e = tensor.extract %i[] : tensor<i8>
  %index = arith.index_cast %e : i8 to index
  %r:2 = scf.index_switch %index -> tensor<f32>, tensor<f32>
  case 3 {
    %n = math.sqrt %x : tensor<f32>
    scf.yield %n, %n : tensor<f32>, tensor<f32>
  }
  case -2 {
    %n = math.sqrt %x : tensor<f32>
    scf.yield %x, %n : tensor<f32>, tensor<f32>
  }
  case 300 {
    scf.yield %x, %x : tensor<f32>, tensor<f32>
  }
  default {
    %n = math.sqrt %x : tensor<f32>
    scf.yield %n, %n : tensor<f32>, tensor<f32>
  }
  return %r#0, %r#1 : tensor<f32>, tensor<f32>
}

// A choice in a choice.
// CHECK-LABEL: @inner
// CHECK-NOT: scf.
// CHECK-COUNT-2: arith.select
// CHECK-NOT: arith.select
func.func @inner(%p: tensor<i1>, %q: tensor<i1>, %x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
  %c = tensor.extract %p[] : tensor<i1>
  %r = scf.if %c -> tensor<f32> {
    %d = tensor.extract %q[] : tensor<i1>
    %s = scf.if %d -> tensor<f32> {
      scf.yield %x : tensor<f32>
    } else {
      scf.yield %y : tensor<f32>
    }
    scf.yield %s : tensor<f32>
  } else {
    %z = arith.addf %x, %y : tensor<f32>
    scf.yield %z : tensor<f32>
  }
  return %r : tensor<f32>
}
