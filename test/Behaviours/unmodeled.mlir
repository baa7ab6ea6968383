// Ops that nobody knows: opaque by default, a warning for each name, or an error.
//
// RUN: mp-opt %s --allow-unregistered-dialect --mp-load-policy=preset=fp16 --mp-annotate-precision 2>&1 \
// RUN:   | FileCheck %s --check-prefix=OPAQUE --implicit-check-not=warning
// RUN: mp-opt %s --allow-unregistered-dialect --mp-load-policy="preset=fp16 unmodeled=warn" --mp-annotate-precision 2>&1 -o /dev/null \
// RUN:   | FileCheck %s --check-prefix=WARN
// RUN: not mp-opt %s --allow-unregistered-dialect --mp-load-policy="preset=fp16 unmodeled=error" --mp-annotate-precision 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ERROR
// RUN: not mp-opt %s --allow-unregistered-dialect --mp-load-policy="preset=fp16 unmodeled=follow" 2>&1 \
// RUN:   | FileCheck %s --check-prefix=FOLLOW
//
// WARN: warning: 'foreign.one' has no precision model: it reads and writes what it did before
// WARN-NOT: 'foreign.one'
// WARN: warning: 'foreign.two' has no precision model
// ERROR: error: 'foreign.one' has no precision model: register one (docs/Interfaces.md), or say unmodeled = opaque
// FOLLOW: error: 'follow' is not a way with ops without a model: opaque, warn or error

// OPAQUE-LABEL: @unknown
// OPAQUE: "foreign.one"({{.*}}) : (tensor<8x8xf32>) -> tensor<8x8xf32>
func.func @unknown(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = "foreign.one"(%0) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = "foreign.one"(%1) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %3 = "foreign.two"(%2) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %3 : tensor<8x8xf32>
}
