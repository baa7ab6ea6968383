// What no kernel sorts is refused with the op, the reason and a way out.
// RUN: mp-opt %s --mp-form-routines --split-input-file --verify-diagnostics

func.func @main(%x: tensor<8xf8E4M3FN>) -> tensor<8xf8E4M3FN> {
  // expected-error@+1 {{sorts 'tensor<8xf8E4M3FN>', which kernels do not hold; expected elements, of f16, bf16, f32, f64, i1 or integers of 8, 16, 32 or 64 bits}}
  %0 = mp.sort %x dim 0 : tensor<8xf8E4M3FN> {
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %1 = arith.cmpf olt, %a, %b : tensor<f8E4M3FN>
    mp.yield %1 : tensor<i1>
  }
  return %0 : tensor<8xf8E4M3FN>
}

// -----

func.func @main(%x: tensor<8xf32>, %limit: tensor<f32>) -> tensor<8xf32> {
  // expected-error@+1 {{compares by a value of type 'tensor<f32>' from outside of its comparator, which a kernel does not read; give it as another input to sort}}
  %0 = mp.sort %x dim 0 : tensor<8xf32> {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = arith.cmpf olt, %a, %limit : tensor<f32>
    mp.yield %1 : tensor<i1>
  }
  return %0 : tensor<8xf32>
}
