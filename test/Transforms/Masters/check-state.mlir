// RUN: mp-opt %s --mp-check-state --verify-diagnostics --split-input-file
// RUN: mp-opt %S/insert-master-weights.mlir --mp-insert-master-weights --split-input-file > %t.good
// RUN: mp-opt %t.good --mp-check-state --split-input-file | diff %t.good -

// A guarded master, its copy, and an @init: all in order.
module {
func.func @main(%w: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %c: tensor<8xf16> {mp.role = #mp.role<working_copy>, mp.name = "w.f16", mp.pair = 1},
    %s: tensor<f32> {mp.role = #mp.role<loss_scale>, mp.name = "s", mp.pair = 2}, %ok: tensor<i1>)
    -> (tensor<8xf32>, tensor<8xf16>, tensor<f32>) {
  %new = mp.guard %ok keep(%w : tensor<8xf32>) {
    %u = arith.addf %w, %w : tensor<8xf32>
    mp.yield %u : tensor<8xf32>
  }
  %n = mp.cast %new : tensor<8xf32> to tensor<8xf16>
  return %new, %n, %s : tensor<8xf32>, tensor<8xf16>, tensor<f32>
}
func.func @init(%w: tensor<8xf32> {mp.name = "w"}) -> (tensor<8xf16> {mp.name = "w.f16"}) {
  %0 = mp.cast %w : tensor<8xf32> to tensor<8xf16>
  return %0 : tensor<8xf16>
}
}

// -----

// The update is computed narrow: what it adds below half a unit of bf16 is lost,
// and the master is no master.
module {
// expected-error@below {{argument 'w' has a next value that is made from its working copy 'w.bf16', by arith.addf, mp.cast; updates below half a unit of bf16 would be lost}}
func.func @main(%w: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    // expected-note@below {{this copy}}
    %c: tensor<8xbf16> {mp.role = #mp.role<working_copy>, mp.name = "w.bf16", mp.pair = 1})
    -> (tensor<8xf32>, tensor<8xbf16>) {
  %u = arith.addf %c, %c : tensor<8xbf16>
  %new = mp.cast %u : tensor<8xbf16> to tensor<8xf32>
  return %new, %u : tensor<8xf32>, tensor<8xbf16>
}
func.func @init(%w: tensor<8xf32> {mp.name = "w"}) -> (tensor<8xbf16> {mp.name = "w.bf16"}) {
  %0 = mp.cast %w : tensor<8xf32> to tensor<8xbf16>
  return %0 : tensor<8xbf16>
}
}

// -----

// The planner painting rounds by lists of ops: that is told, and left.
module attributes {mp.policy = #mp.policy<bf16, planner = painting>} {
// expected-warning@below {{argument 'w' has a next value that is made from its working copy 'w.bf16', by arith.addf, mp.cast}}
func.func @main(%w: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    // expected-note@below {{this copy}}
    %c: tensor<8xbf16> {mp.role = #mp.role<working_copy>, mp.name = "w.bf16", mp.pair = 1})
    -> (tensor<8xf32>, tensor<8xbf16>) {
  %u = arith.addf %c, %c : tensor<8xbf16>
  %new = mp.cast %u : tensor<8xbf16> to tensor<8xf32>
  return %new, %u : tensor<8xf32>, tensor<8xbf16>
}
func.func @init(%w: tensor<8xf32> {mp.name = "w"}) -> (tensor<8xbf16> {mp.name = "w.bf16"}) {
  %0 = mp.cast %w : tensor<8xf32> to tensor<8xbf16>
  return %0 : tensor<8xbf16>
}
}

// -----

// A rule asks for it: its widening is the master's next value, and rounding
// that back gives what was there before.
module attributes {mp.policy = #mp.policy<bf16, planner = mincut, rules = [<op "arith.addf" = allow>]>} {
func.func @main(%w: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %c: tensor<8xbf16> {mp.role = #mp.role<working_copy>, mp.name = "w.bf16", mp.pair = 1})
    -> (tensor<8xf32>, tensor<8xbf16>) {
  %u = arith.addf %c, %c : tensor<8xbf16>
  %new = mp.cast %u : tensor<8xbf16> to tensor<8xf32>
  return %new, %u : tensor<8xf32>, tensor<8xbf16>
}
func.func @init(%w: tensor<8xf32> {mp.name = "w"}) -> (tensor<8xbf16> {mp.name = "w.bf16"}) {
  %0 = mp.cast %w : tensor<8xf32> to tensor<8xbf16>
  return %0 : tensor<8xbf16>
}
}

// -----

// Rounded to f16 on the way, the first copy is another value than the next.
module {
func.func @main(%w: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    // expected-error@below {{argument 'w.bf16' gets a first value from '@init' that is not made from 'w' by the steps that make its next value}}
    %c: tensor<8xbf16> {mp.role = #mp.role<working_copy>, mp.name = "w.bf16", mp.pair = 1})
    -> (tensor<8xf32>, tensor<8xbf16>) {
  %u = arith.addf %c, %c : tensor<8xbf16>
  %new = mp.cast %u : tensor<8xbf16> to tensor<8xf32>
  return %new, %u : tensor<8xf32>, tensor<8xbf16>
}
func.func @init(%w: tensor<8xf32> {mp.name = "w"}) -> (tensor<8xbf16> {mp.name = "w.bf16"}) {
  %0 = mp.cast %w : tensor<8xf32> to tensor<8xf16>
  %1 = mp.cast %0 : tensor<8xf16> to tensor<8xbf16>
  return %1 : tensor<8xbf16>
}
}

// -----

// A cast that saturates gives no infinity back, so it undoes no widening.
module {
func.func @main(%w: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    // expected-error@below {{argument 'w.f16' gets a first value from '@init' that is not made from 'w' by the steps that make its next value}}
    %c: tensor<8xf16> {mp.role = #mp.role<working_copy>, mp.name = "w.f16", mp.pair = 1})
    -> (tensor<8xf32>, tensor<8xf16>) {
  %u = arith.addf %c, %c : tensor<8xf16>
  %new = mp.cast %u : tensor<8xf16> to tensor<8xf32>
  return %new, %u : tensor<8xf32>, tensor<8xf16>
}
func.func @init(%w: tensor<8xf32> {mp.name = "w"}) -> (tensor<8xf16> {mp.name = "w.f16"}) {
  %0 = mp.cast %w saturate : tensor<8xf32> to tensor<8xf16>
  return %0 : tensor<8xf16>
}
}

// -----

func.func @main(
    // expected-error@below {{argument 'w' of type 'tensor<8xf32>' has a next value of type 'tensor<8xf16>' in result 0; cast the result}}
    %w: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0}) -> tensor<8xf16> {
  %0 = mp.cast %w : tensor<8xf32> to tensor<8xf16>
  return %0 : tensor<8xf16>
}

// -----

func.func @main(%a: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "a", mp.pair = 0},
    // expected-error@below {{argument 'b' has result 0 as its next value, as 'a' has; pair each argument with a result of its own}}
    %b: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "b", mp.pair = 0}) -> tensor<8xf32> {
  return %a : tensor<8xf32>
}

// -----

func.func @main(%w: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    // expected-error@below {{argument 'w.f16' is a working copy without a next value; 'mp.pair' names the result}}
    %c: tensor<8xf16> {mp.role = #mp.role<working_copy>, mp.name = "w.f16"}) -> tensor<8xf32> {
  return %w : tensor<8xf32>
}

// -----

// The copy of the old weight is one step late.
func.func @main(%w: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    // expected-error@below {{argument 'w.f16' is a working copy, but its next value is not made from the next value of a parameter by casts and data movement}}
    %c: tensor<8xf16> {mp.role = #mp.role<working_copy>, mp.name = "w.f16", mp.pair = 1}) -> (tensor<8xf32>, tensor<8xf16>) {
  %new = arith.addf %w, %w : tensor<8xf32>
  %n = mp.cast %w : tensor<8xf32> to tensor<8xf16>
  return %new, %n : tensor<8xf32>, tensor<8xf16>
}

// -----

func.func @main(%w: tensor<8xbf16> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    // expected-error@below {{argument 'w.f16' is a working copy of 'w', whose type is 'bf16'; a master is f32}}
    %c: tensor<8xf16> {mp.role = #mp.role<working_copy>, mp.name = "w.f16", mp.pair = 1}) -> (tensor<8xbf16>, tensor<8xf16>) {
  %n = mp.cast %w : tensor<8xbf16> to tensor<8xf16>
  return %w, %n : tensor<8xbf16>, tensor<8xf16>
}

// -----

// A loss scale of the author's own: no op of ours uses it, and what the author
// does about an overflow is the author's affair.
module {
func.func @main(%w: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %c: tensor<8xf16> {mp.role = #mp.role<working_copy>, mp.name = "w.f16", mp.pair = 1},
    %s: tensor<f32> {mp.role = #mp.role<loss_scale>, mp.name = "s"}) -> (tensor<8xf32>, tensor<8xf16>) {
  %scale = mp.broadcast %s dims [] : tensor<f32> to tensor<8xf32>
  %new = arith.divf %w, %scale : tensor<8xf32>
  %n = mp.cast %new : tensor<8xf32> to tensor<8xf16>
  return %new, %n : tensor<8xf32>, tensor<8xf16>
}
func.func @init(%w: tensor<8xf32> {mp.name = "w"}) -> (tensor<8xf16> {mp.name = "w.f16"}) {
  %0 = mp.cast %w : tensor<8xf32> to tensor<8xf16>
  return %0 : tensor<8xf16>
}
}

// -----

// With a loss scale an overflow may reach the update.
func.func @main(%w: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    // expected-error@below {{argument 'w.f16' follows 'w', whose next value is not guarded though there is a loss scale; run mp-insert-loss-scaling before mp-insert-master-weights}}
    %c: tensor<8xf16> {mp.role = #mp.role<working_copy>, mp.name = "w.f16", mp.pair = 1},
    %s: tensor<f32> {mp.role = #mp.role<loss_scale>, mp.name = "s", mp.pair = 2})
    -> (tensor<8xf32>, tensor<8xf16>, tensor<f32>) {
  %scaled = mp.scale %w, %s : tensor<8xf32>
  %new = arith.addf %w, %scaled : tensor<8xf32>
  %n = mp.cast %new : tensor<8xf32> to tensor<8xf16>
  return %new, %n, %s : tensor<8xf32>, tensor<8xf16>, tensor<f32>
}

// -----

// So it does where a loop carries the scale to the op that reads it.
func.func @main(%w: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    // expected-error@below {{argument 'w.f16' follows 'w', whose next value is not guarded though there is a loss scale}}
    %c: tensor<8xf16> {mp.role = #mp.role<working_copy>, mp.name = "w.f16", mp.pair = 1},
    %s: tensor<f32> {mp.role = #mp.role<loss_scale>, mp.name = "s", mp.pair = 2})
    -> (tensor<8xf32>, tensor<8xf16>, tensor<f32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %scaled, %carried = scf.for %i = %zero to %one step %one iter_args(%x = %w, %scale = %s)
      -> (tensor<8xf32>, tensor<f32>) {
    %y = mp.scale %x, %scale : tensor<8xf32>
    scf.yield %y, %scale : tensor<8xf32>, tensor<f32>
  }
  %new = arith.addf %w, %scaled : tensor<8xf32>
  %n = mp.cast %new : tensor<8xf32> to tensor<8xf16>
  return %new, %n, %s : tensor<8xf32>, tensor<8xf16>, tensor<f32>
}

// -----

func.func @main(%w: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    // expected-error@below {{argument 'w.f16' has no first value in '@init'; run mp-insert-master-weights, or return one there with mp.name = "w.f16"}}
    %c: tensor<8xf16> {mp.role = #mp.role<working_copy>, mp.name = "w.f16", mp.pair = 1}) -> (tensor<8xf32>, tensor<8xf16>) {
  %n = mp.cast %w : tensor<8xf32> to tensor<8xf16>
  return %w, %n : tensor<8xf32>, tensor<8xf16>
}

// -----

module {
func.func @main(%w: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    // expected-error@below {{argument 'w.f16' of type 'tensor<8xf16>' gets a first value of type 'tensor<8xf32>' from '@init'}}
    %c: tensor<8xf16> {mp.role = #mp.role<working_copy>, mp.name = "w.f16", mp.pair = 1}) -> (tensor<8xf32>, tensor<8xf16>) {
  %n = mp.cast %w : tensor<8xf32> to tensor<8xf16>
  return %w, %n : tensor<8xf32>, tensor<8xf16>
}
func.func @init(%w: tensor<8xf32> {mp.name = "w"}) -> (tensor<8xf32> {mp.name = "w.f16"}) {
  return %w : tensor<8xf32>
}
}

// -----

// The first copy is rounded towards zero, the next ones to nearest.
module {
func.func @main(%w: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    // expected-error@below {{argument 'w.f16' gets a first value from '@init' that is not made from 'w' by the steps that make its next value}}
    %c: tensor<8xf16> {mp.role = #mp.role<working_copy>, mp.name = "w.f16", mp.pair = 1}) -> (tensor<8xf32>, tensor<8xf16>) {
  %n = mp.cast %w : tensor<8xf32> to tensor<8xf16>
  return %w, %n : tensor<8xf32>, tensor<8xf16>
}
func.func @init(%w: tensor<8xf32> {mp.name = "w"}) -> (tensor<8xf16> {mp.name = "w.f16"}) {
  %0 = mp.cast %w round toward_zero : tensor<8xf32> to tensor<8xf16>
  return %0 : tensor<8xf16>
}
}

// -----

// A copy that stays as it is, of a parameter that moves on.
func.func @main(%w: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    // expected-error@below {{argument 'w.f16' is a working copy that stays as it is, but 'w' may have another value in the next step; make its next value from that of the parameter}}
    %copy: tensor<8xf16> {mp.role = #mp.role<working_copy>, mp.name = "w.f16", mp.pair = 1})
    -> (tensor<8xf32>, tensor<8xf16>) {
  %new = arith.addf %w, %w : tensor<8xf32>
  return %new, %copy : tensor<8xf32>, tensor<8xf16>
}
func.func @init(%w: tensor<8xf32> {mp.name = "w"}) -> (tensor<8xf16> {mp.name = "w.f16"}) {
  %0 = mp.cast %w : tensor<8xf32> to tensor<8xf16>
  return %0 : tensor<8xf16>
}

// -----

func.func @main(%w: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    // expected-error@below {{argument 'w.f16' is a working copy that stays as it is, but '@init' does not make it from a parameter by casts and data movement}}
    %copy: tensor<8xf16> {mp.role = #mp.role<working_copy>, mp.name = "w.f16", mp.pair = 1})
    -> (tensor<8xf32>, tensor<8xf16>) {
  return %w, %copy : tensor<8xf32>, tensor<8xf16>
}
func.func @init() -> (tensor<8xf16> {mp.name = "w.f16"}) {
  %0 = arith.constant dense<1.0> : tensor<8xf16>
  return %0 : tensor<8xf16>
}

// -----

func.func @main(%w: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    // expected-error@below {{argument 'w.f16' is a working copy that stays as it is, but has no first value in '@init'; return one there with mp.name = "w.f16"}}
    %copy: tensor<8xf16> {mp.role = #mp.role<working_copy>, mp.name = "w.f16", mp.pair = 1})
    -> (tensor<8xf32>, tensor<8xf16>) {
  return %w, %copy : tensor<8xf32>, tensor<8xf16>
}

// -----

// Nobody moves it on: not the step, and not its caller, who gets no gradient.
func.func @main(%w: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %f: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "f"},
    %copy: tensor<8xf16> {mp.role = #mp.role<working_copy>, mp.name = "f.f16", mp.pair = 1})
    -> (tensor<8xf32>, tensor<8xf16>) {
  %new = arith.addf %w, %w : tensor<8xf32>
  return %new, %copy : tensor<8xf32>, tensor<8xf16>
}
func.func @init(%f: tensor<8xf32> {mp.name = "f"}) -> (tensor<8xf16> {mp.name = "f.f16"}) {
  %0 = mp.cast %f : tensor<8xf32> to tensor<8xf16>
  return %0 : tensor<8xf16>
}

// -----

// Nothing of a state comes through a product by zero, however it is rounded.
module {
func.func @main(%w: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %c: tensor<8xf16> {mp.role = #mp.role<working_copy>, mp.name = "w.f16", mp.pair = 1},
    %m: tensor<8xf32> {mp.role = #mp.role<optimizer_state>, mp.name = "m", mp.pair = 2})
    -> (tensor<8xf32>, tensor<8xf16>, tensor<8xf32>) {
  %zero = arith.constant dense<0.0> : tensor<8xf32>
  %u = arith.addf %w, %w : tensor<8xf32>
  %k = mp.cast %u : tensor<8xf32> to tensor<8xf16>
  %n = arith.mulf %m, %zero : tensor<8xf32>
  %r = mp.cast %n : tensor<8xf32> to tensor<8xf16>
  %b = mp.cast %r : tensor<8xf16> to tensor<8xf32>
  %v = arith.addf %b, %w : tensor<8xf32>
  return %u, %k, %v : tensor<8xf32>, tensor<8xf16>, tensor<8xf32>
}
func.func @init(%w: tensor<8xf32> {mp.name = "w"}) -> (tensor<8xf16> {mp.name = "w.f16"}) {
  %0 = mp.cast %w : tensor<8xf32> to tensor<8xf16>
  return %0 : tensor<8xf16>
}
}

// -----

module {
func.func @main(%w: tensor<8xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 0},
    %c: tensor<8xf16> {mp.role = #mp.role<working_copy>, mp.name = "w.f16", mp.pair = 1},
    // expected-error@+1 {{argument 'm' is rounded to f16 on the way to its next value}}
    %m: tensor<8xf32> {mp.role = #mp.role<optimizer_state>, mp.name = "m", mp.pair = 2})
    -> (tensor<8xf32>, tensor<8xf16>, tensor<8xf32>) {
  %half = arith.constant dense<0.5> : tensor<8xf32>
  %u = arith.addf %w, %w : tensor<8xf32>
  %k = mp.cast %u : tensor<8xf32> to tensor<8xf16>
  %n = arith.mulf %m, %half : tensor<8xf32>
  // expected-note@+1 {{rounded here}}
  %r = mp.cast %n : tensor<8xf32> to tensor<8xf16>
  %b = mp.cast %r : tensor<8xf16> to tensor<8xf32>
  %v = arith.addf %b, %w : tensor<8xf32>
  return %u, %k, %v : tensor<8xf32>, tensor<8xf16>, tensor<8xf32>
}
func.func @init(%w: tensor<8xf32> {mp.name = "w"}) -> (tensor<8xf16> {mp.name = "w.f16"}) {
  %0 = mp.cast %w : tensor<8xf32> to tensor<8xf16>
  return %0 : tensor<8xf16>
}
}

// -----

// A step that trains nothing carries what it has made of its batch.
module attributes {mp.policy = #mp.policy<f16>} {
func.func @main(%x: tensor<8xf32> {mp.role = #mp.role<batch>, mp.name = "x"},
    // expected-warning@+1 {{argument 'h' is rounded to f16 on the way to its next value}}
    %h: tensor<8xf32> {mp.role = #mp.role<optimizer_state>, mp.name = "h", mp.pair = 0})
    -> tensor<8xf32> {
  %0 = arith.addf %h, %x : tensor<8xf32>
  // expected-note@+1 {{rounded here}}
  %1 = mp.cast %0 : tensor<8xf32> to tensor<8xf16>
  %2 = mp.cast %1 : tensor<8xf16> to tensor<8xf32>
  return %2 : tensor<8xf32>
}
}
