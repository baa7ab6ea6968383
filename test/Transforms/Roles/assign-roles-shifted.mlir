// RUN: mp-opt %s -split-input-file --mp-assign-roles | FileCheck %s

// What the step was given comes back as what was kept of the step before, as
// SARAH and STORM keep it: by its place among the results, or by its name.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "p['w']", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "last['w']", mp.pair = 1 : i64, mp.role = #mp.role<ema>}
// CHECK-SAME: {mp.name = "x", mp.role = #mp.role<batch>}
func.func @main(%w: tensor<4x2xf32> {mp.name = "p['w']"},
                %last: tensor<4x2xf32> {mp.name = "last['w']"},
                %x: tensor<8x4xf32> {mp.name = "x"})
    -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>) {
  %rate = arith.constant dense<0.1> : tensor<4x2xf32>
  %seed = arith.constant dense<0.125> : tensor<8x2xf32>
  %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e = math.exp %y : tensor<8x2xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  %dy = arith.mulf %seed, %e : tensor<8x2xf32>
  %dw = mp.dot %x, %dy contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %y2 = mp.dot %x, %last contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e2 = math.exp %y2 : tensor<8x2xf32>
  %dy2 = arith.mulf %seed, %e2 : tensor<8x2xf32>
  %dw2 = mp.dot %x, %dy2 contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %d = arith.subf %dw, %dw2 : tensor<4x2xf32>
  %step = arith.mulf %rate, %d : tensor<4x2xf32>
  %w1 = arith.subf %w, %step : tensor<4x2xf32>
  return %w1, %w, %loss : tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>
}

// -----

// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "last['w']", mp.pair = 1 : i64, mp.role = #mp.role<ema>}
// CHECK-SAME: {mp.name = "x", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "p['w']", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
func.func @main(%last: tensor<4x2xf32> {mp.name = "last['w']"},
                %x: tensor<8x4xf32> {mp.name = "x"},
                %w: tensor<4x2xf32> {mp.name = "p['w']"})
    -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>) {
  %rate = arith.constant dense<0.1> : tensor<4x2xf32>
  %seed = arith.constant dense<0.125> : tensor<8x2xf32>
  %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e = math.exp %y : tensor<8x2xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  %dy = arith.mulf %seed, %e : tensor<8x2xf32>
  %dw = mp.dot %x, %dy contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %y2 = mp.dot %x, %last contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e2 = math.exp %y2 : tensor<8x2xf32>
  %dy2 = arith.mulf %seed, %e2 : tensor<8x2xf32>
  %dw2 = mp.dot %x, %dy2 contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %d = arith.subf %dw, %dw2 : tensor<4x2xf32>
  %step = arith.mulf %rate, %d : tensor<4x2xf32>
  %w1 = arith.subf %w, %step : tensor<4x2xf32>
  return %w1, %w, %loss : tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>
}

// -----

// An average that comes back takes its own result, whatever is returned of the
// parameters: only what is moved to nothing is looked for.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "p['w']", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "mean['w']", mp.pair = 1 : i64
func.func @main(%w: tensor<4x2xf32> {mp.name = "p['w']"},
                %last: tensor<4x2xf32> {mp.name = "mean['w']"},
                %x: tensor<8x4xf32> {mp.name = "x"})
    -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>) {
  %rate = arith.constant dense<0.1> : tensor<4x2xf32>
  %seed = arith.constant dense<0.125> : tensor<8x2xf32>
  %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e = math.exp %y : tensor<8x2xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  %dy = arith.mulf %seed, %e : tensor<8x2xf32>
  %dw = mp.dot %x, %dy contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %y2 = mp.dot %x, %last contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e2 = math.exp %y2 : tensor<8x2xf32>
  %dy2 = arith.mulf %seed, %e2 : tensor<8x2xf32>
  %dw2 = mp.dot %x, %dy2 contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %d = arith.subf %dw, %dw2 : tensor<4x2xf32>
  %step = arith.mulf %rate, %d : tensor<4x2xf32>
  %w1 = arith.subf %w, %step : tensor<4x2xf32>
  %half = arith.constant dense<0.5> : tensor<4x2xf32>
  %one = arith.mulf %half, %last : tensor<4x2xf32>
  %other = arith.mulf %half, %w : tensor<4x2xf32>
  %mean = arith.addf %one, %other : tensor<4x2xf32>
  return %w, %mean, %loss : tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>
}

// -----

// A parameter that is returned as it came beside the one it is moved to, where
// nothing else is of its type, is that and no next value; frozen ones are.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "p['w']", mp.pair = 1 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "frozen['w']", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "x", mp.role = #mp.role<batch>}
func.func @main(%w: tensor<4x2xf32> {mp.name = "p['w']"},
                %last: tensor<4x2xf32> {mp.name = "frozen['w']"},
                %x: tensor<8x4xf32> {mp.name = "x"})
    -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>) {
  %rate = arith.constant dense<0.1> : tensor<4x2xf32>
  %seed = arith.constant dense<0.125> : tensor<8x2xf32>
  %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e = math.exp %y : tensor<8x2xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  %dy = arith.mulf %seed, %e : tensor<8x2xf32>
  %dw = mp.dot %x, %dy contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %y2 = mp.dot %x, %last contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e2 = math.exp %y2 : tensor<8x2xf32>
  %dy2 = arith.mulf %seed, %e2 : tensor<8x2xf32>
  %dw2 = mp.dot %x, %dy2 contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %d = arith.subf %dw, %dw2 : tensor<4x2xf32>
  %step = arith.mulf %rate, %d : tensor<4x2xf32>
  %w1 = arith.subf %w, %step : tensor<4x2xf32>
  return %last, %w1, %loss : tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>
}

// -----

// A snapshot is the parameter or what it was, as a counter says.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "p['w']", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "snap['w']", mp.pair = 1 : i64, mp.role = #mp.role<ema>}
func.func @main(%w: tensor<4x2xf32> {mp.name = "p['w']"},
                %last: tensor<4x2xf32> {mp.name = "snap['w']"},
                %x: tensor<8x4xf32> {mp.name = "x"},
                %now: tensor<4x2xi1> {mp.name = "now"})
    -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>) {
  %rate = arith.constant dense<0.1> : tensor<4x2xf32>
  %seed = arith.constant dense<0.125> : tensor<8x2xf32>
  %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e = math.exp %y : tensor<8x2xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  %dy = arith.mulf %seed, %e : tensor<8x2xf32>
  %dw = mp.dot %x, %dy contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %y2 = mp.dot %x, %last contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e2 = math.exp %y2 : tensor<8x2xf32>
  %dy2 = arith.mulf %seed, %e2 : tensor<8x2xf32>
  %dw2 = mp.dot %x, %dy2 contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %d = arith.subf %dw, %dw2 : tensor<4x2xf32>
  %step = arith.mulf %rate, %d : tensor<4x2xf32>
  %w1 = arith.subf %w, %step : tensor<4x2xf32>
  %snap = arith.select %now, %w, %last : tensor<4x2xi1>, tensor<4x2xf32>
  return %w1, %snap, %loss : tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>
}

// -----

// A momentum is chosen from no parameter.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "m['w']", mp.pair = 1 : i64, mp.role = #mp.role<optimizer_state>}
func.func @main(%w: tensor<4x2xf32> {mp.name = "p['w']"},
                %last: tensor<4x2xf32> {mp.name = "m['w']"},
                %x: tensor<8x4xf32> {mp.name = "x"},
                %now: tensor<4x2xi1> {mp.name = "now"})
    -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>) {
  %rate = arith.constant dense<0.1> : tensor<4x2xf32>
  %seed = arith.constant dense<0.125> : tensor<8x2xf32>
  %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e = math.exp %y : tensor<8x2xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  %dy = arith.mulf %seed, %e : tensor<8x2xf32>
  %dw = mp.dot %x, %dy contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %y2 = mp.dot %x, %last contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e2 = math.exp %y2 : tensor<8x2xf32>
  %dy2 = arith.mulf %seed, %e2 : tensor<8x2xf32>
  %dw2 = mp.dot %x, %dy2 contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %d = arith.subf %dw, %dw2 : tensor<4x2xf32>
  %step = arith.mulf %rate, %d : tensor<4x2xf32>
  %w1 = arith.subf %w, %step : tensor<4x2xf32>
  %sum = arith.addf %d, %last : tensor<4x2xf32>
  %m = arith.select %now, %sum, %last : tensor<4x2xi1>, tensor<4x2xf32>
  return %w1, %m, %loss : tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>
}

// -----

// A momentum may be made of the last two parameters: what is kept is a part of
// the next ones, and has no other next value.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "p['w']", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "last['w']", mp.pair = 1 : i64, mp.role = #mp.role<ema>}
func.func @main(%w: tensor<4x2xf32> {mp.name = "p['w']"},
                %last: tensor<4x2xf32> {mp.name = "last['w']"},
                %x: tensor<8x4xf32> {mp.name = "x"})
    -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>) {
  %rate = arith.constant dense<0.1> : tensor<4x2xf32>
  %seed = arith.constant dense<0.125> : tensor<8x2xf32>
  %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e = math.exp %y : tensor<8x2xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  %dy = arith.mulf %seed, %e : tensor<8x2xf32>
  %dw = mp.dot %x, %dy contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %y2 = mp.dot %x, %last contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e2 = math.exp %y2 : tensor<8x2xf32>
  %dy2 = arith.mulf %seed, %e2 : tensor<8x2xf32>
  %dw2 = mp.dot %x, %dy2 contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %d = arith.subf %dw, %dw2 : tensor<4x2xf32>
  %step = arith.mulf %rate, %d : tensor<4x2xf32>
  %w1 = arith.subf %w, %step : tensor<4x2xf32>
  %beta = arith.constant dense<0.9> : tensor<4x2xf32>
  %way = arith.subf %w, %last : tensor<4x2xf32>
  %keep = arith.mulf %beta, %way : tensor<4x2xf32>
  %w2 = arith.addf %w1, %keep : tensor<4x2xf32>
  return %w2, %w, %loss : tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>
}

// -----

// The other way around, by place alone.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "a", mp.pair = 0 : i64, mp.role = #mp.role<ema>}
// CHECK-SAME: {mp.name = "b", mp.pair = 1 : i64, mp.role = #mp.role<parameter>}
func.func @main(%last: tensor<4x2xf32> {mp.name = "a"},
                %w: tensor<4x2xf32> {mp.name = "b"},
                %x: tensor<8x4xf32> {mp.name = "x"})
    -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>) {
  %rate = arith.constant dense<0.1> : tensor<4x2xf32>
  %seed = arith.constant dense<0.125> : tensor<8x2xf32>
  %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e = math.exp %y : tensor<8x2xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  %dy = arith.mulf %seed, %e : tensor<8x2xf32>
  %dw = mp.dot %x, %dy contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %y2 = mp.dot %x, %last contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e2 = math.exp %y2 : tensor<8x2xf32>
  %dy2 = arith.mulf %seed, %e2 : tensor<8x2xf32>
  %dw2 = mp.dot %x, %dy2 contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %d = arith.subf %dw, %dw2 : tensor<4x2xf32>
  %step = arith.mulf %rate, %d : tensor<4x2xf32>
  %w1 = arith.subf %w, %step : tensor<4x2xf32>
  %beta = arith.constant dense<0.9> : tensor<4x2xf32>
  %way = arith.subf %w, %last : tensor<4x2xf32>
  %keep = arith.mulf %beta, %way : tensor<4x2xf32>
  %w2 = arith.addf %w1, %keep : tensor<4x2xf32>
  return %w, %w2, %loss : tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>
}

// -----

// What was kept is handed on to what keeps it for another step.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "p['w']", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "last['w']", mp.pair = 1 : i64, mp.role = #mp.role<ema>}
// CHECK-SAME: {mp.name = "older['w']", mp.pair = 2 : i64, mp.role = #mp.role<ema>}
func.func @main(%w: tensor<4x2xf32> {mp.name = "p['w']"},
                %last: tensor<4x2xf32> {mp.name = "last['w']"},
                %older: tensor<4x2xf32> {mp.name = "older['w']"},
                %x: tensor<8x4xf32> {mp.name = "x"})
    -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>) {
  %rate = arith.constant dense<0.1> : tensor<4x2xf32>
  %seed = arith.constant dense<0.125> : tensor<8x2xf32>
  %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e = math.exp %y : tensor<8x2xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  %dy = arith.mulf %seed, %e : tensor<8x2xf32>
  %dw = mp.dot %x, %dy contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %y2 = mp.dot %x, %last contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e2 = math.exp %y2 : tensor<8x2xf32>
  %dy2 = arith.mulf %seed, %e2 : tensor<8x2xf32>
  %dw2 = mp.dot %x, %dy2 contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %d = arith.subf %dw, %dw2 : tensor<4x2xf32>
  %step = arith.mulf %rate, %d : tensor<4x2xf32>
  %w1 = arith.subf %w, %step : tensor<4x2xf32>
  %beta = arith.constant dense<0.9> : tensor<4x2xf32>
  %way = arith.subf %last, %older : tensor<4x2xf32>
  %keep = arith.mulf %beta, %way : tensor<4x2xf32>
  %w2 = arith.addf %w1, %keep : tensor<4x2xf32>
  return %w2, %w, %last, %loss : tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>
}

// -----

// What comes back as it came, and for nothing else, keeps nothing: the parameter
// is returned to be seen.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "p['w']", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "frozen['w']", mp.pair = 2 : i64, mp.role = #mp.role<parameter>}
func.func @main(%w: tensor<4x2xf32> {mp.name = "p['w']"},
                %last: tensor<4x2xf32> {mp.name = "frozen['w']"},
                %x: tensor<8x4xf32> {mp.name = "x"})
    -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>) {
  %rate = arith.constant dense<0.1> : tensor<4x2xf32>
  %seed = arith.constant dense<0.125> : tensor<8x2xf32>
  %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e = math.exp %y : tensor<8x2xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  %dy = arith.mulf %seed, %e : tensor<8x2xf32>
  %dw = mp.dot %x, %dy contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %y2 = mp.dot %x, %last contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e2 = math.exp %y2 : tensor<8x2xf32>
  %dy2 = arith.mulf %seed, %e2 : tensor<8x2xf32>
  %dw2 = mp.dot %x, %dy2 contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %d = arith.subf %dw, %dw2 : tensor<4x2xf32>
  %step = arith.mulf %rate, %d : tensor<4x2xf32>
  %w1 = arith.subf %w, %step : tensor<4x2xf32>
  return %w1, %w, %last, %loss : tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>
}

// -----

// An average of what the parameter is moved to keeps its own next value.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "p['w']", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "mean['w']", mp.pair = 1 : i64
func.func @main(%w: tensor<4x2xf32> {mp.name = "p['w']"},
                %last: tensor<4x2xf32> {mp.name = "mean['w']"},
                %x: tensor<8x4xf32> {mp.name = "x"})
    -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>) {
  %rate = arith.constant dense<0.1> : tensor<4x2xf32>
  %seed = arith.constant dense<0.125> : tensor<8x2xf32>
  %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e = math.exp %y : tensor<8x2xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  %dy = arith.mulf %seed, %e : tensor<8x2xf32>
  %dw = mp.dot %x, %dy contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %y2 = mp.dot %x, %last contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e2 = math.exp %y2 : tensor<8x2xf32>
  %dy2 = arith.mulf %seed, %e2 : tensor<8x2xf32>
  %dw2 = mp.dot %x, %dy2 contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %d = arith.subf %dw, %dw2 : tensor<4x2xf32>
  %step = arith.mulf %rate, %d : tensor<4x2xf32>
  %w1 = arith.subf %w, %step : tensor<4x2xf32>
  %half = arith.constant dense<0.5> : tensor<4x2xf32>
  %one = arith.mulf %half, %last : tensor<4x2xf32>
  %other = arith.mulf %half, %w1 : tensor<4x2xf32>
  %mean = arith.addf %one, %other : tensor<4x2xf32>
  return %w1, %mean, %w, %loss : tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>
}

// -----

// A number of a result says less than the places of all.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "last['w']", mp.pair = 0 : i64, mp.role = #mp.role<ema>}
// CHECK-SAME: {mp.name = "p['w']", mp.pair = 1 : i64, mp.role = #mp.role<parameter>}
func.func @main(%last: tensor<4x2xf32> {mp.name = "last['w']"},
                %w: tensor<4x2xf32> {mp.name = "p['w']"},
                %x: tensor<8x4xf32> {mp.name = "x"})
    -> (tensor<4x2xf32> {mp.name = "result[0]['w']"},
        tensor<4x2xf32> {mp.name = "result[1]['w']"}, tensor<f32>) {
  %rate = arith.constant dense<0.1> : tensor<4x2xf32>
  %seed = arith.constant dense<0.125> : tensor<8x2xf32>
  %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e = math.exp %y : tensor<8x2xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  %dy = arith.mulf %seed, %e : tensor<8x2xf32>
  %dw = mp.dot %x, %dy contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %y2 = mp.dot %x, %last contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e2 = math.exp %y2 : tensor<8x2xf32>
  %dy2 = arith.mulf %seed, %e2 : tensor<8x2xf32>
  %dw2 = mp.dot %x, %dy2 contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %d = arith.subf %dw, %dw2 : tensor<4x2xf32>
  %step = arith.mulf %rate, %d : tensor<4x2xf32>
  %w1 = arith.subf %w, %step : tensor<4x2xf32>
  %beta = arith.constant dense<0.9> : tensor<4x2xf32>
  %way = arith.subf %w, %last : tensor<4x2xf32>
  %keep = arith.mulf %beta, %way : tensor<4x2xf32>
  %w2 = arith.addf %w1, %keep : tensor<4x2xf32>
  return %w, %w2, %loss : tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>
}

// -----

// Nor is it that of what is returned to be seen.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "p['w']", mp.pair = 1 : i64, mp.role = #mp.role<parameter>}
func.func @main(%w: tensor<4x2xf32> {mp.name = "p['w']"},
                %x: tensor<8x4xf32> {mp.name = "x"})
    -> (tensor<4x2xf32> {mp.name = "result[0]['w']"},
        tensor<4x2xf32> {mp.name = "result[1]['w']"}, tensor<f32>) {
  %rate = arith.constant dense<0.1> : tensor<4x2xf32>
  %seed = arith.constant dense<0.125> : tensor<8x2xf32>
  %y = mp.dot %x, %w contracting [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %e = math.exp %y : tensor<8x2xf32>
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x2xf32> to tensor<f32>
  %dy = arith.mulf %seed, %e : tensor<8x2xf32>
  %dw = mp.dot %x, %dy contracting [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %step = arith.mulf %rate, %dw : tensor<4x2xf32>
  %w1 = arith.subf %w, %step : tensor<4x2xf32>
  return %w, %w1, %loss : tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>
}
