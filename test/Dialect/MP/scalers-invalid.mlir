// RUN: mp-opt %s --split-input-file --verify-diagnostics

// A greatest gradient of none would be 0.
func.func @amax_of_nothing(%s: tensor<f32>, %n: tensor<i32>, %ok: tensor<i1>) {
  // expected-error@+1 {{has 0 gradients, expected at least 1}}
  %0 = "mp.amax"() : () -> tensor<f32>
  return
}

// -----

// Nothing has no sizes.
func.func @histogram_of_nothing(%s: tensor<f32>, %n: tensor<i32>, %ok: tensor<i1>) {
  // expected-error@+1 {{has 0 gradients, expected at least 1}}
  %0, %1 = "mp.histogram"(%s) <{edge = 1.0 : f32}> : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
  return
}

// -----

// All gradients would lie above.
func.func @histogram_at_zero(%s: tensor<f32>, %n: tensor<i32>, %ok: tensor<i1>) {
  // expected-error@+1 {{'edge' is 0, expected between 1.1754}}
  %0, %1 = mp.histogram %s scale %s edge 0.0 : tensor<f32>
  return
}

// -----

// An average by 1 never moves.
func.func @logmax_beta1_one(%s: tensor<f32>, %n: tensor<i32>, %ok: tensor<i1>) {
  // expected-error@+1 {{'beta1' is 1, expected between 0}}
  %0:6 = mp.update_loss_scale_logmax %s, %s, %s, %s, %s, %s, %ok, %s beta1 1.0 beta2 0.999 deviations 3.09 log_max 16.0 floor 1.0 ceiling 16384.0
  return
}

// -----

// Nor does the slow one.
func.func @logmax_beta2_one(%s: tensor<f32>, %n: tensor<i32>, %ok: tensor<i1>) {
  // expected-error@+1 {{'beta2' is 1, expected between 0}}
  %0:6 = mp.update_loss_scale_logmax %s, %s, %s, %s, %s, %s, %ok, %s beta1 0.99 beta2 1.0 deviations 3.09 log_max 16.0 floor 1.0 ceiling 16384.0
  return
}

// -----

// Less than the mean would overflow in half of all steps.
func.func @logmax_deviations_negative(%s: tensor<f32>, %n: tensor<i32>, %ok: tensor<i1>) {
  // expected-error@+1 {{'deviations' is -1, expected between 0}}
  %0:6 = mp.update_loss_scale_logmax %s, %s, %s, %s, %s, %s, %ok, %s beta1 0.99 beta2 0.999 deviations -1.0 log_max 16.0 floor 1.0 ceiling 16384.0
  return
}

// -----

// A number.
func.func @logmax_of_nan(%s: tensor<f32>, %n: tensor<i32>, %ok: tensor<i1>) {
  // expected-error@+1 {{'log_max' is NaN, expected between}}
  %0:6 = mp.update_loss_scale_logmax %s, %s, %s, %s, %s, %s, %ok, %s beta1 0.99 beta2 0.999 deviations 3.09 log_max 0x7FC00000 floor 1.0 ceiling 16384.0
  return
}

// -----

// A scale of 0 loses every gradient.
func.func @logmax_floor_zero(%s: tensor<f32>, %n: tensor<i32>, %ok: tensor<i1>) {
  // expected-error@+1 {{'floor' is 0, expected between}}
  %0:6 = mp.update_loss_scale_logmax %s, %s, %s, %s, %s, %s, %ok, %s beta1 0.99 beta2 0.999 deviations 3.09 log_max 16.0 floor 0.0 ceiling 16384.0
  return
}

// -----

// An infinite one as well.
func.func @logmax_ceiling_infinite(%s: tensor<f32>, %n: tensor<i32>, %ok: tensor<i1>) {
  // expected-error@+1 {{'ceiling' is +Inf, expected between}}
  %0:6 = mp.update_loss_scale_logmax %s, %s, %s, %s, %s, %s, %ok, %s beta1 0.99 beta2 0.999 deviations 3.09 log_max 16.0 floor 1.0 ceiling 0x7F800000
  return
}

// -----

// Nothing lies between.
func.func @logmax_floor_above_ceiling(%s: tensor<f32>, %n: tensor<i32>, %ok: tensor<i1>) {
  // expected-error@+1 {{'floor' is 4.000000e+00, above 'ceiling' 2.000000e+00}}
  %0:6 = mp.update_loss_scale_logmax %s, %s, %s, %s, %s, %s, %ok, %s beta1 0.99 beta2 0.999 deviations 3.09 log_max 16.0 floor 4.0 ceiling 2.0
  return
}

// -----

// Growth grows.
func.func @popart_growth_below_one(%s: tensor<f32>, %n: tensor<i32>, %ok: tensor<i1>) {
  // expected-error@+1 {{'growth' is 0.5, expected between 1}}
  %0:4 = mp.update_loss_scale_histogram %s, %n, %s, %s, %ok, %s, %s growth 0.5 backoff 0.5 interval 2 share 1.0e-7
  return
}

// -----

// Backoff falls.
func.func @popart_backoff_above_one(%s: tensor<f32>, %n: tensor<i32>, %ok: tensor<i1>) {
  // expected-error@+1 {{'backoff' is 2, expected between}}
  %0:4 = mp.update_loss_scale_histogram %s, %n, %s, %s, %ok, %s, %s growth 2.0 backoff 2.0 interval 2 share 1.0e-7
  return
}

// -----

// Steps are counted from 1.
func.func @popart_interval_zero(%s: tensor<f32>, %n: tensor<i32>, %ok: tensor<i1>) {
  // expected-error@+1 {{'interval' is 0, but must be at least 1}}
  %0:4 = mp.update_loss_scale_histogram %s, %n, %s, %s, %ok, %s, %s growth 2.0 backoff 0.5 interval 0 share 1.0e-7
  return
}

// -----

// A share is part of all.
func.func @popart_share_above_one(%s: tensor<f32>, %n: tensor<i32>, %ok: tensor<i1>) {
  // expected-error@+1 {{'share' is 2, expected between 0}}
  %0:4 = mp.update_loss_scale_histogram %s, %n, %s, %s, %ok, %s, %s growth 2.0 backoff 0.5 interval 2 share 2.0
  return
}

// -----

// Nothing lies between.
func.func @popart_floor_above_ceiling(%s: tensor<f32>, %n: tensor<i32>, %ok: tensor<i1>) {
  // expected-error@+1 {{'floor' is 4.000000e+00, above 'ceiling' 2.000000e+00}}
  %0:4 = mp.update_loss_scale_histogram %s, %n, %s, %s, %ok, %s, %s growth 2.0 backoff 0.5 interval 2 share 1.0e-7 floor 4.0 ceiling 2.0
  return
}
