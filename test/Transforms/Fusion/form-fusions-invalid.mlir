// RUN: mp-opt %s --mp-form-fusions --split-input-file --verify-diagnostics

// Fusion works on straight-line code; control flow must be gone.
// expected-error@+1 {{has more than one block; fusion works on straight code, so lower control flow first}}
func.func @control_flow_is_refused(%x: tensor<8xf32>) -> tensor<8xf32> {
  return %x : tensor<8xf32>
^bb1:
  return %x : tensor<8xf32>
}

// -----

// No kernel could compute it, and the first is told of. What nobody reads is no
// kernel's.
func.func @what_has_no_code_is_refused(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = math.clampf %x to [%x, %x] : tensor<8xf32>
  // expected-error@+1 {{on 'f32' has no GPU code; write math.sin and math.cos}}
  %1, %2 = math.sincos %x : tensor<8xf32>
  %3 = math.clampf %1 to [%2, %x] : tensor<8xf32>
  return %2, %3 : tensor<8xf32>, tensor<8xf32>
}

// -----

func.func @what_kernels_do_not_hold_is_refused(%x: tensor<8xi4>) -> tensor<8xi4> {
  // expected-error@+1 {{on 'i4' has no GPU code; kernels hold f16, bf16, f32, f64, i1 and integers of 8, 16, 32 or 64 bits: compute in one of them}}
  %0 = arith.addi %x, %x : tensor<8xi4>
  return %0 : tensor<8xi4>
}

// -----

func.func @in_the_body_of_a_loop(%x: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %0 = scf.for %i = %zero to %n step %one iter_args(%y = %x) -> (tensor<8xf32>) {
    // expected-error@+1 {{on 'f32' has no GPU code; write arith.maximumf and arith.minimumf}}
    %1 = math.clampf %y to [%x, %x] : tensor<8xf32>
    scf.yield %1 : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}
