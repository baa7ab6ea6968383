// RUN: mp-opt %s -split-input-file --mp-assign-roles --verify-diagnostics
// RUN: not mp-opt %s -split-input-file --mp-assign-roles=default-role=batch 2>/dev/null | FileCheck %s
// RUN: not mp-opt %s -split-input-file --mp-assign-roles=default-role=bach 2>&1 | FileCheck %s --check-prefix=OPTION

// OPTION: error: option default-role: unknown role 'bach'; known are parameter, optimizer_state,

// A forward pass without names: a tensor may be a parameter or a batch.
// CHECK: mp.role = #mp.role<batch>
// expected-error@below {{argument 0 'arg0' has no role, and nothing tells a parameter from a batch: give it 'mp.role', name it in a roles file (roles=FILE), or set default-role=batch}}
func.func @main(%w: tensor<4xf32>, %x: tensor<4xf32>) -> tensor<f32> {
  %0 = arith.mulf %w, %x : tensor<4xf32>
  %1 = mp.reduce add %0 dims [0] : tensor<4xf32> to tensor<f32>
  return %1 : tensor<f32>
}

// -----

// A lone product has the type of its factors, and is the gradient of neither.
// CHECK: func.func @main(%{{.*}}: tensor<8x8xf32> {{{.*}}mp.role = #mp.role<batch>}, %{{.*}}: tensor<8x8xf32> {{{.*}}mp.role = #mp.role<batch>})
// CHECK-SAME: -> (tensor<8x8xf32> {mp.name = "out0", mp.role = #mp.role<metric>})
// expected-error@below {{argument 0 'arg0' has no role, and nothing tells a parameter from a batch: give it 'mp.role', name it in a roles file (roles=FILE), or set default-role=batch}}
func.func @main(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = mp.dot %a, %b contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

// Nor is what two layers make, which read each other's results alone.
// CHECK: -> (tensor<8x8xf32> {mp.name = "out0", mp.role = #mp.role<metric>})
// expected-error@below {{argument 0 'arg0' has no role}}
func.func @main(%x: tensor<8x8xf32>, %v: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = mp.dot %x, %v contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = math.tanh %0 : tensor<8x8xf32>
  %2 = mp.dot %1, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}

// -----

// A word that is no role is not guessed around.
// expected-error@below {{argument 0 has the unknown role "weight"; known are parameter,}}
func.func @main(%w: tensor<4xf32> {mp.role = "weight"}) -> tensor<4xf32> {
  return %w : tensor<4xf32>
}

// -----

// expected-error@below {{no function '@main'}}
module {
  func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> {
    return %x : tensor<4xf32>
  }
}

// -----

// What the factors of a scatter multiply is no running sum: they are data.
// expected-error@below {{argument 0 'arg0' has no role}}
func.func @main(%x: tensor<8x4xf32>, %i: tensor<3x1xi32>, %u: tensor<3x4xf32>) -> tensor<8x4xf32> {
  %0 = mp.scatter mul %x, %i, %u window [1] inserted [0] start [0] index_vector 1 : (tensor<8x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}
