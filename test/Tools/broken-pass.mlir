// A pass that leaves IR that is not valid is named, though the verifier runs
// behind the last pass only, and nothing is written.
// RUN: rm -f %t
// RUN: not mp-test-opt %s --canonicalize --test-break-types --cse -o %t 2>&1 \
// RUN:   | FileCheck %s
// RUN: not ls %t
// Without that pass all is well, and no pass is blamed for what is.
// RUN: mp-test-opt %s --canonicalize --cse -o %t 2>&1 | count 0
// A pass that refuses its input is not one that broke it.
// RUN: not mp-test-opt %s --mp-check-roles 2>&1 \
// RUN:   | FileCheck %s --check-prefix=REFUSES

// CHECK-NOT: error:
// CHECK: broken-pass.mlir:[[#@LINE+6]]:8: error: 'arith.addf' op requires the same type
// CHECK: error: the pass test-break-types left IR that is not valid, which is a mistake of the pass
// CHECK-NOT: error:
// REFUSES: error:
// REFUSES-NOT: left IR
func.func @main(%a: f32) -> f32 {
  %0 = arith.addf %a, %a : f32
  return %0 : f32
}
