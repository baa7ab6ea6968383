// RUN: mp-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(mp-select-branches{max-ops=6}))' --remarks-filter='mp-select-branches' --remark-policy=all --verify-diagnostics -o %t
// RUN: FileCheck %s < %t

// Each choice that is made a selection, inner ones first.
func.func @main(%p: tensor<i1>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %c = tensor.extract %p[] : tensor<i1>
  // expected-remark@below {{Branches=2, Ops=4}}
  %r = scf.if %c -> tensor<4xf32> {
    %n = math.sqrt %x : tensor<4xf32>
    scf.yield %n : tensor<4xf32>
  } else {
    scf.yield %x : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// -----

// CHECK-LABEL: @many
// CHECK: scf.if
func.func @many(%p: tensor<i1>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %c = tensor.extract %p[] : tensor<i1>
  // expected-remark@below {{Reason="its branches are more ops than max-ops allows"}}
  %r = scf.if %c -> tensor<4xf32> {
    %1 = math.sqrt %x : tensor<4xf32>
    %2 = math.sqrt %1 : tensor<4xf32>
    %3 = math.sqrt %2 : tensor<4xf32>
    %4 = math.sqrt %3 : tensor<4xf32>
    scf.yield %4 : tensor<4xf32>
  } else {
    scf.yield %x : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// -----

// CHECK-LABEL: @scalar
// CHECK: scf.if
func.func @scalar(%c: i1, %x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  // expected-remark@below {{Reason="what it decides by is not an element of a tensor"}}
  %r = scf.if %c -> tensor<4xf32> {
    scf.yield %x : tensor<4xf32>
  } else {
    scf.yield %y : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// -----

// CHECK-LABEL: @no_tensor
// CHECK: scf.if
func.func @no_tensor(%p: tensor<i1>, %x: f32, %y: f32) -> f32 {
  %c = tensor.extract %p[] : tensor<i1>
  // expected-remark@below {{Reason="a result is not a tensor"}}
  %r = scf.if %c -> f32 {
    scf.yield %x : f32
  } else {
    scf.yield %y : f32
  }
  return %r : f32
}

// -----

// CHECK-LABEL: @effects
// CHECK: scf.if
func.func private @print(tensor<4xf32>)
func.func @effects(%p: tensor<i1>, %x: tensor<4xf32>) {
  %c = tensor.extract %p[] : tensor<i1>
  // expected-remark@below {{Reason="it has effects"}}
  scf.if %c {
    func.call @print(%x) : (tensor<4xf32>) -> ()
  }
  return
}

// -----

// CHECK-LABEL: @endless
// CHECK: scf.if
func.func @endless(%p: tensor<i1>, %x: tensor<f32>) -> tensor<f32> {
  %c = tensor.extract %p[] : tensor<i1>
  // expected-remark@below {{Reason="it has a loop that need not end where it is not reached"}}
  %r = scf.if %c -> tensor<f32> {
    %w = scf.while (%a = %x) : (tensor<f32>) -> tensor<f32> {
      scf.condition(%c) %a : tensor<f32>
    } do {
    ^bb0(%a: tensor<f32>):
      scf.yield %a : tensor<f32>
    }
    scf.yield %w : tensor<f32>
  } else {
    scf.yield %x : tensor<f32>
  }
  return %r : tensor<f32>
}
