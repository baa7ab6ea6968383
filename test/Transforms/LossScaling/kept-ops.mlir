// A scale passes what is kept where a factor is known to pass it, and no op that
// nobody knows: then the step is left unscaled, and that is told.
// RUN: mp-opt %s --split-input-file --mp-insert-loss-scaling=mode=static --mp-check-scaling --verify-diagnostics --remarks-filter='mp-insert-loss-scaling' --remark-policy=all | FileCheck %s

// Through a transform and back, and through a sum over devices.
// CHECK-LABEL: @main
// CHECK:         mp.scale
// CHECK:         mp.opaque "stablehlo.fft"
// CHECK:         mp.unscale
module attributes {mp.policy = #mp.policy<f16>} {
// expected-remark@below {{Gradients=1, Seeds=1, Unscaled=1}}
func.func @main(%w: tensor<8x8xf32> {mp.role = #mp.role<parameter>, mp.pair = 0 : i64}, %x: tensor<8x8xf32> {mp.role = #mp.role<batch>}) -> (tensor<8x8xf32> {mp.role = #mp.role<new_parameter>}, tensor<f32> {mp.role = #mp.role<loss>}) {
  %two = arith.constant dense<2.0> : tensor<8x8xf32>
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %q = arith.mulf %h, %h : tensor<8x8xf32>
  %l = mp.reduce add %q dims [0, 1] : tensor<8x8xf32> to tensor<f32>
  // expected-remark@below {{is a loss seed}}
  %d = arith.mulf %two, %h : tensor<8x8xf32>
  %f = mp.opaque "stablehlo.fft" ins(%d) rule linear {config = {fft_length = array<i64: 8>, fft_type = "RFFT"}} : (tensor<8x8xf32>) -> tensor<8x5xcomplex<f32>>
  %b = mp.opaque "stablehlo.fft" ins(%f) rule linear {config = {fft_length = array<i64: 8>, fft_type = "IRFFT"}} : (tensor<8x5xcomplex<f32>>) -> tensor<8x8xf32>
  %g = mp.dot %x, %b contracting [0] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  // expected-remark@below {{is unscaled here}}
  %a = mp.opaque "stablehlo.all_reduce" ins(%g) rule each : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %n = arith.subf %w, %a : tensor<8x8xf32>
  return %n, %l : tensor<8x8xf32>, tensor<f32>
}
}

// -----

// CHECK-LABEL: @main
// CHECK-NOT:     mp.scale
// CHECK:         return
module attributes {mp.policy = #mp.policy<f16>} {
// expected-remark@below {{stablehlo.custom_call @backward is not known to be linear}}
func.func @main(%w: tensor<8x8xf32> {mp.role = #mp.role<parameter>, mp.pair = 0 : i64}, %x: tensor<8x8xf32> {mp.role = #mp.role<batch>}) -> (tensor<8x8xf32> {mp.role = #mp.role<new_parameter>}, tensor<f32> {mp.role = #mp.role<loss>}) {
  %two = arith.constant dense<2.0> : tensor<8x8xf32>
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %q = arith.mulf %h, %h : tensor<8x8xf32>
  %l = mp.reduce add %q dims [0, 1] : tensor<8x8xf32> to tensor<f32>
  %d = arith.mulf %two, %h : tensor<8x8xf32>
  // expected-warning@below {{cannot scale the loss: a scale would have to cross stablehlo.custom_call @backward, which is not known to be linear; bf16 needs no scale, and loss-scale=off says that none is wanted}}
  %b = mp.opaque "stablehlo.custom_call" ins(%d) {config = {call_target_name = "backward"}} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %g = mp.dot %x, %b contracting [0] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %n = arith.subf %w, %g : tensor<8x8xf32>
  return %n, %l : tensor<8x8xf32>, tensor<f32>
}
}

// -----

// Who is shown a gradient from outside is shown the unscaled one, also where
// nobody reads what the call gives.
// CHECK-LABEL: @main
// CHECK:         %[[G:.*]] = mp.dot {{.*}} contracting [0] x [0]
// CHECK:         %[[S:.*]] = mp.slice %[[G]]
// CHECK:         %[[SHOWN:.*]] = mp.unscale %[[S]]
// CHECK:         mp.opaque "stablehlo.custom_call" ins(%[[SHOWN]])
// CHECK:         %[[M:.*]] = arith.mulf %[[G]]
// CHECK:         mp.unscale %[[M]]
module attributes {mp.policy = #mp.policy<f16>} {
// expected-remark@below {{Gradients=1, Seeds=1, Unscaled=2}}
func.func @main(%w: tensor<8x8xf32> {mp.role = #mp.role<parameter>, mp.pair = 0 : i64}, %x: tensor<8x8xf32> {mp.role = #mp.role<batch>}) -> (tensor<8x8xf32> {mp.role = #mp.role<new_parameter>}, tensor<f32> {mp.role = #mp.role<loss>}) {
  %rate = arith.constant dense<0.5> : tensor<8x8xf32>
  %two = arith.constant dense<2.0> : tensor<8x8xf32>
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %q = arith.mulf %h, %h : tensor<8x8xf32>
  %l = mp.reduce add %q dims [0, 1] : tensor<8x8xf32> to tensor<f32>
  // expected-remark@below {{is a loss seed}}
  %d = arith.mulf %two, %h : tensor<8x8xf32>
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %s = mp.slice %g start [0, 0] limit [1, 8] strides [1, 1] : tensor<8x8xf32> to tensor<1x8xf32>
  %r = mp.opaque "stablehlo.custom_call" ins(%s) {config = {call_target_name = "show"}, has_effects} : (tensor<1x8xf32>) -> tensor<f32>
  // expected-remark@below {{is unscaled here}}
  %m = arith.mulf %g, %rate : tensor<8x8xf32>
  %n = arith.subf %w, %m : tensor<8x8xf32>
  return %n, %l : tensor<8x8xf32>, tensor<f32>
}
}

// -----

// Without an effect it is nobody who sees it.
// CHECK-LABEL: @main
// CHECK:         %[[G:.*]] = mp.dot {{.*}} contracting [0] x [0]
// CHECK:         mp.unscale %[[G]]
// CHECK-NOT:     mp.unscale
module attributes {mp.policy = #mp.policy<f16>} {
// expected-remark@below {{Gradients=1, Seeds=1, Unscaled=1}}
func.func @main(%w: tensor<8x8xf32> {mp.role = #mp.role<parameter>, mp.pair = 0 : i64}, %x: tensor<8x8xf32> {mp.role = #mp.role<batch>}) -> (tensor<8x8xf32> {mp.role = #mp.role<new_parameter>}, tensor<f32> {mp.role = #mp.role<loss>}) {
  %rate = arith.constant dense<0.5> : tensor<8x8xf32>
  %two = arith.constant dense<2.0> : tensor<8x8xf32>
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %q = arith.mulf %h, %h : tensor<8x8xf32>
  %l = mp.reduce add %q dims [0, 1] : tensor<8x8xf32> to tensor<f32>
  // expected-remark@below {{is a loss seed}}
  %d = arith.mulf %two, %h : tensor<8x8xf32>
  // expected-remark@below {{is unscaled here}}
  %g = mp.dot %x, %d contracting [0] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %s = mp.slice %g start [0, 0] limit [1, 8] strides [1, 1] : tensor<8x8xf32> to tensor<1x8xf32>
  %r = mp.opaque "stablehlo.custom_call" ins(%s) {config = {call_target_name = "show"}} : (tensor<1x8xf32>) -> tensor<f32>
  %m = arith.mulf %g, %rate : tensor<8x8xf32>
  %n = arith.subf %w, %m : tensor<8x8xf32>
  return %n, %l : tensor<8x8xf32>, tensor<f32>
}
}
