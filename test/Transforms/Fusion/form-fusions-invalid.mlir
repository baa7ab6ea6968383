// RUN: mp-opt %s --mp-form-fusions --verify-diagnostics

// Fusion works on straight-line code; control flow must be gone.
// expected-error@+1 {{has more than one block; fusion works on straight code, so lower control flow first}}
func.func @control_flow_is_refused(%x: tensor<8xf32>) -> tensor<8xf32> {
  return %x : tensor<8xf32>
^bb1:
  return %x : tensor<8xf32>
}
