// Training state refuses what cannot be one.
// RUN: mp-opt %s --split-input-file --verify-diagnostics

// A gradient keeps its shape.
func.func @unscale_shape(%g: tensor<8xf16>, %s: tensor<f32>) {
  // expected-error@+1 {{result has shape 9, but operands and attributes give 8}}
  %0 = mp.unscale %g, %s : tensor<8xf16> -> tensor<9xf32>
  return
}

// -----

// What is f64 stays f64.
func.func @unscale_rounds(%g: tensor<8xf64>, %s: tensor<f32>) {
  // expected-error@+1 {{has the result 'tensor<8xf32>' for the gradient 'tensor<8xf64>'; expected f64 for f64, else f32}}
  %0 = mp.unscale %g, %s : tensor<8xf64> -> tensor<8xf32>
  return
}

// -----

// At least one operand.
func.func @all_finite_nothing() {
  // expected-error@+1 {{has 0 operands, expected at least 1}}
  %0 = "mp.all_finite"() : () -> tensor<i1>
  return
}

// -----

// Growth does not shrink.
func.func @growth_shrinks(%s: tensor<f32>, %n: tensor<i32>, %ok: tensor<i1>) {
  // expected-error@+1 {{'growth' is 0.5, expected between}}
  %0, %1 = mp.update_loss_scale %s, %n, %ok growth 0.5 backoff 0.5 interval 2
  return
}

// -----

// NaN is no factor.
func.func @growth_nan(%s: tensor<f32>, %n: tensor<i32>, %ok: tensor<i1>) {
  // expected-error@+1 {{'growth' is NaN, expected between}}
  %0, %1 = mp.update_loss_scale %s, %n, %ok growth 0x7FC00000 backoff 0.5 interval 2
  return
}

// -----

// Backoff does not grow.
func.func @backoff_grows(%s: tensor<f32>, %n: tensor<i32>, %ok: tensor<i1>) {
  // expected-error@+1 {{'backoff' is 2, expected between}}
  %0, %1 = mp.update_loss_scale %s, %n, %ok growth 2.0 backoff 2.0 interval 2
  return
}

// -----

// A zero would stay.
func.func @backoff_zero(%s: tensor<f32>, %n: tensor<i32>, %ok: tensor<i1>) {
  // expected-error@+1 {{'backoff' is 0, expected between}}
  %0, %1 = mp.update_loss_scale %s, %n, %ok growth 2.0 backoff 0.0 interval 2
  return
}

// -----

// An interval has steps.
func.func @interval_zero(%s: tensor<f32>, %n: tensor<i32>, %ok: tensor<i1>) {
  // expected-error@+1 {{'interval' is 0, but must be at least 1}}
  %0, %1 = mp.update_loss_scale %s, %n, %ok growth 2.0 backoff 0.5 interval 0
  return
}

// -----

// A floor is a positive number.
func.func @floor_zero(%s: tensor<f32>, %n: tensor<i32>, %ok: tensor<i1>) {
  // expected-error@+1 {{'floor' is 0, expected between}}
  %0, %1 = mp.update_loss_scale %s, %n, %ok growth 2.0 backoff 0.5 interval 2 floor 0.0
  return
}

// -----

// A ceiling is finite.
func.func @ceiling_infinite(%s: tensor<f32>, %n: tensor<i32>, %ok: tensor<i1>) {
  // expected-error@+1 {{'ceiling' is +Inf, expected between}}
  %0, %1 = mp.update_loss_scale %s, %n, %ok growth 2.0 backoff 0.5 interval 2 ceiling 0x7F800000
  return
}

// -----

// The floor is below the ceiling.
func.func @floor_above_ceiling(%s: tensor<f32>, %n: tensor<i32>, %ok: tensor<i1>) {
  // expected-error@+1 {{'floor' is 4.000000e+00, above 'ceiling' 2.000000e+00}}
  %0, %1 = mp.update_loss_scale %s, %n, %ok growth 2.0 backoff 0.5 interval 2 floor 4.0 ceiling 2.0
  return
}

// -----

// Some bad steps are tolerated, or none.
func.func @hysteresis_zero(%s: tensor<f32>, %n: tensor<i32>, %ok: tensor<i1>) {
  // expected-error@+1 {{'hysteresis' is 0, but must be at least 1}}
  %0, %1, %2 = mp.update_loss_scale %s, %n, %ok, %n growth 2.0 backoff 0.5 interval 2 hysteresis 0 refill growth
  return
}

// -----

// Who tolerates must count.
func.func @hysteresis_without_count(%s: tensor<f32>, %n: tensor<i32>, %ok: tensor<i1>) {
  // expected-error@+1 {{needs a count of bad steps, 'hysteresis' and 'refill' together}}
  %0, %1 = mp.update_loss_scale %s, %n, %ok growth 2.0 backoff 0.5 interval 2 hysteresis 2 refill growth
  return
}

// -----

// Who counts must say to what end.
func.func @count_without_refill(%s: tensor<f32>, %n: tensor<i32>, %ok: tensor<i1>) {
  // expected-error@+1 {{needs a count of bad steps, 'hysteresis' and 'refill' together}}
  %0, %1, %2 = mp.update_loss_scale %s, %n, %ok, %n growth 2.0 backoff 0.5 interval 2 hysteresis 2
  return
}

// -----

// The count that goes in comes out.
func.func @count_is_lost(%s: tensor<f32>, %n: tensor<i32>, %ok: tensor<i1>) {
  // expected-error@+1 {{takes a count of bad steps, but gives none}}
  %0, %1 = "mp.update_loss_scale"(%s, %n, %ok, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>, growth = 2.0 : f32, backoff = 0.5 : f32, interval = 2 : i32, hysteresis = 2 : i32, refill = 0 : i32}> : (tensor<f32>, tensor<i32>, tensor<i1>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
  return
}

// -----

// A stall takes steps.
func.func @stall_after_zero(%n: tensor<i32>, %ok: tensor<i1>) {
  // expected-error@+1 {{'after' is 0, but must be at least 1}}
  %0, %1 = mp.detect_stall %n, %ok after 0
  return
}

// -----

// A comparison is of something.
func.func @nothing_is_compared() {
  // expected-error@+1 {{compares 0 values, expected at least 1}}
  %0 = "mp.any_changed"() : () -> tensor<i1>
  return
}

// -----

// What is compared is of one type.
func.func @two_types(%a: tensor<4xf32>, %b: tensor<4xf16>) {
  // expected-error@+1 {{all of {old, next} have same type}}
  %0 = "mp.any_changed"(%a, %b) : (tensor<4xf32>, tensor<4xf16>) -> tensor<i1>
  return
}

// -----

// A guard keeps something.
func.func @guard_nothing(%ok: tensor<i1>) {
  // expected-error@+1 {{keeps 0 values, expected at least 1}}
  "mp.guard"(%ok) ({
    mp.yield
  }) : (tensor<i1>) -> ()
  return
}

// -----

// A new value for each kept one.
func.func @guard_yields_too_few(%ok: tensor<i1>, %w: tensor<8xf32>) {
  // expected-error@+1 {{has 2 results, but yields 1}}
  %0:2 = mp.guard %ok keep(%w, %w : tensor<8xf32>, tensor<8xf32>) {
    mp.yield %w : tensor<8xf32>
  }
  return
}

// -----

// Of the same type.
func.func @guard_yields_another_type(%ok: tensor<i1>, %w: tensor<8xf32>, %v: tensor<8xf16>) {
  // expected-error@+1 {{result 0 has type 'tensor<8xf32>', but yields 'tensor<8xf16>'}}
  %0 = mp.guard %ok keep(%w : tensor<8xf32>) {
    mp.yield %v : tensor<8xf16>
  }
  return
}

// -----

// A region of a guard ends in its values.
func.func @guard_without_yield(%ok: tensor<i1>, %w: tensor<8xf32>) {
  // expected-error@+1 {{expects its region to end in 'mp.yield'}}
  %0 = "mp.guard"(%ok, %w) ({
    func.return
  }) : (tensor<i1>, tensor<8xf32>) -> tensor<8xf32>
  return
}
