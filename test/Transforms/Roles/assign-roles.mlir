// RUN: mp-opt %s -split-input-file --mp-assign-roles | FileCheck %s
// RUN: mp-opt %s -split-input-file --mp-assign-roles > %t.once
// RUN: mp-opt %t.once -split-input-file --mp-assign-roles | diff %t.once -

// What an attribute says stays; a string becomes the typed attribute.
// CHECK-LABEL: func.func @main
// CHECK-SAME: %{{.*}}: tensor<4xf32> {mp.name = "theta", mp.pair = 1 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: %{{.*}}: tensor<4xf32> {mp.name = "x", mp.role = #mp.role<hyper>}
// CHECK-SAME: -> (tensor<f32> {mp.name = "out0", mp.role = #mp.role<loss>}, tensor<4xf32> {mp.name = "out1", mp.role = #mp.role<new_parameter>})
func.func @main(%w: tensor<4xf32> {mp.role = "parameter", mp.name = "theta"},
                %x: tensor<4xf32> {mp.role = #mp.role<hyper>, mp.name = "x"})
    -> (tensor<f32>, tensor<4xf32>) {
  %0 = arith.mulf %w, %x : tensor<4xf32>
  %1 = math.exp %0 : tensor<4xf32>
  %loss = mp.reduce add %1 dims [0] : tensor<4xf32> to tensor<f32>
  %g = arith.mulf %1, %x : tensor<4xf32>
  %new = arith.subf %w, %g : tensor<4xf32>
  return %loss, %new : tensor<f32>, tensor<4xf32>
}

// -----

// Names: the number of a result stands for the variable of the arguments. The
// moment is state, the rate a hyperparameter, the batch what is left.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "params['w']", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "momentum['w']", mp.pair = 1 : i64, mp.role = #mp.role<optimizer_state>}
// CHECK-SAME: {mp.name = "x", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "lr", mp.role = #mp.role<hyper>}
// CHECK-SAME: {mp.name = "result[0]['w']", mp.role = #mp.role<new_parameter>}
// CHECK-SAME: {mp.name = "result[1]['w']", mp.role = #mp.role<new_state>}
// CHECK-SAME: {mp.name = "result[2]['loss']", mp.role = #mp.role<loss>}
func.func @main(%w: tensor<4xf32> {mp.name = "params['w']"},
                %m: tensor<4xf32> {mp.name = "momentum['w']"},
                %x: tensor<4xf32> {mp.name = "x"},
                %lr: tensor<f32> {mp.name = "lr"})
    -> (tensor<4xf32> {mp.name = "result[0]['w']"},
        tensor<4xf32> {mp.name = "result[1]['w']"},
        tensor<f32> {mp.name = "result[2]['loss']"}) {
  %mu = arith.constant dense<0.9> : tensor<4xf32>
  %0 = arith.mulf %w, %x : tensor<4xf32>
  %1 = math.exp %0 : tensor<4xf32>
  %loss = mp.reduce add %1 dims [0] : tensor<4xf32> to tensor<f32>
  %g = arith.mulf %1, %x : tensor<4xf32>
  %2 = arith.mulf %m, %mu : tensor<4xf32>
  %m1 = arith.addf %2, %g : tensor<4xf32>
  %rate = mp.broadcast %lr dims [] : tensor<f32> to tensor<4xf32>
  %3 = arith.mulf %m1, %rate : tensor<4xf32>
  %w1 = arith.subf %w, %3 : tensor<4xf32>
  return %w1, %m1, %loss : tensor<4xf32>, tensor<4xf32>, tensor<f32>
}

// -----

// What is called m beside nothing that is called a parameter is the model, as
// structure tells.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "m.cell.w", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "x", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "result[0].cell.w", mp.role = #mp.role<new_parameter>}
func.func @main(%w: tensor<4xf32> {mp.name = "m.cell.w"},
                %x: tensor<4xf32> {mp.name = "x"})
    -> (tensor<4xf32> {mp.name = "result[0].cell.w"},
        tensor<f32> {mp.name = "result[1]"}) {
  %rate = arith.constant dense<0.1> : tensor<4xf32>
  %0 = arith.mulf %w, %x : tensor<4xf32>
  %1 = math.exp %0 : tensor<4xf32>
  %loss = mp.reduce add %1 dims [0] : tensor<4xf32> to tensor<f32>
  %g = arith.mulf %1, %x : tensor<4xf32>
  %2 = arith.mulf %g, %rate : tensor<4xf32>
  %w1 = arith.subf %w, %2 : tensor<4xf32>
  return %w1, %loss : tensor<4xf32>, tensor<f32>
}

// -----

// The same step without one name: structure finds all of it, and a counter.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "arg0", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "arg1", mp.pair = 1 : i64, mp.role = #mp.role<optimizer_state>}
// CHECK-SAME: {mp.name = "arg2", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "arg3", mp.role = #mp.role<hyper>}
// CHECK-SAME: {mp.name = "arg4", mp.pair = 3 : i64, mp.role = #mp.role<counter>}
// CHECK-SAME: {mp.name = "out0", mp.role = #mp.role<new_parameter>}
// CHECK-SAME: {mp.name = "out1", mp.role = #mp.role<new_state>}
// CHECK-SAME: {mp.name = "out2", mp.role = #mp.role<loss>}
// CHECK-SAME: {mp.name = "out3", mp.role = #mp.role<new_state>}
func.func @main(%w: tensor<4xf32>, %m: tensor<4xf32>, %x: tensor<8x4xf32>,
                %lr: tensor<f32>, %t: tensor<i32>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<i32>) {
  %mu = arith.constant dense<0.9> : tensor<4xf32>
  %one = arith.constant dense<1> : tensor<i32>
  %wide = mp.broadcast %w dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %0 = arith.mulf %wide, %x : tensor<8x4xf32>
  %1 = math.exp %0 : tensor<8x4xf32>
  %loss = mp.reduce add %1 dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %dw = arith.mulf %1, %x : tensor<8x4xf32>
  %g = mp.reduce add %dw dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %2 = arith.mulf %m, %mu : tensor<4xf32>
  %m1 = arith.addf %2, %g : tensor<4xf32>
  %rate = mp.broadcast %lr dims [] : tensor<f32> to tensor<4xf32>
  %3 = arith.mulf %m1, %rate : tensor<4xf32>
  %w1 = arith.subf %w, %3 : tensor<4xf32>
  %t1 = arith.addi %t, %one : tensor<i32>
  return %w1, %m1, %loss, %t1 : tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<i32>
}

// -----

// A moving average of the parameter is no parameter, and no moment.
// CHECK-LABEL: func.func @main
// CHECK-SAME: mp.role = #mp.role<parameter>
// CHECK-SAME: {mp.name = "arg1", mp.pair = 1 : i64, mp.role = #mp.role<ema>}
// CHECK-SAME: mp.role = #mp.role<batch>
func.func @main(%w: tensor<4xf32>, %e: tensor<4xf32>, %x: tensor<8x4xf32>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<f32>) {
  %old = arith.constant dense<0.99> : tensor<4xf32>
  %new = arith.constant dense<0.01> : tensor<4xf32>
  %wide = mp.broadcast %w dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %0 = arith.mulf %wide, %x : tensor<8x4xf32>
  %1 = math.exp %0 : tensor<8x4xf32>
  %loss = mp.reduce add %1 dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %dw = arith.mulf %1, %x : tensor<8x4xf32>
  %g = mp.reduce add %dw dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %w1 = arith.subf %w, %g : tensor<4xf32>
  %2 = arith.mulf %e, %old : tensor<4xf32>
  %3 = arith.mulf %w1, %new : tensor<4xf32>
  %e1 = arith.addf %2, %3 : tensor<4xf32>
  return %w1, %e1, %loss : tensor<4xf32>, tensor<4xf32>, tensor<f32>
}

// -----

// Names that are but positions say nothing; structure does.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "args[0]", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "args[1]", mp.role = #mp.role<batch>}
func.func @main(%w: tensor<4xf32> {mp.name = "args[0]"}, %x: tensor<8x4xf32> {mp.name = "args[1]"})
    -> (tensor<4xf32>, tensor<f32>) {
  %wide = mp.broadcast %w dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %0 = arith.mulf %wide, %x : tensor<8x4xf32>
  %loss = mp.reduce add %0 dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %g = mp.reduce add %x dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %w1 = arith.subf %w, %g : tensor<4xf32>
  return %w1, %loss : tensor<4xf32>, tensor<f32>
}

// -----

// Gradients bear the names of their parameters, and are no next values: no
// affine path joins the two. The scalar all gradients are linear in is the seed.
// mp.of says whose gradient it is.
// CHECK-LABEL: func.func @main
// CHECK-SAME: %{{.*}}: tensor<4xf32> {mp.name = "params['w']", mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "x", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "ct", mp.role = #mp.role<loss_seed>}
// CHECK-SAME: {mp.name = "result[0]['w']", mp.of = 0 : i64, mp.role = #mp.role<gradient>}
func.func @main(%w: tensor<4xf32> {mp.name = "params['w']"},
                %x: tensor<8x4xf32> {mp.name = "x"},
                %ct: tensor<f32> {mp.name = "ct"})
    -> (tensor<4xf32> {mp.name = "result[0]['w']"},
        tensor<f32> {mp.name = "result[1]"}) {
  %wide = mp.broadcast %w dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %0 = arith.mulf %wide, %x : tensor<8x4xf32>
  %1 = math.exp %0 : tensor<8x4xf32>
  %loss = mp.reduce add %1 dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %seed = mp.broadcast %ct dims [] : tensor<f32> to tensor<8x4xf32>
  %d = arith.mulf %1, %seed : tensor<8x4xf32>
  %dw = arith.mulf %d, %x : tensor<8x4xf32>
  %g = mp.reduce add %dw dims [0] : tensor<8x4xf32> to tensor<4xf32>
  return %g, %loss : tensor<4xf32>, tensor<f32>
}

// -----

// A vjp returns the gradient of float data as well. It leads with the batch, as
// the labels do, and is no parameter.
// CHECK-LABEL: func.func @main
// CHECK-SAME: tensor<8x4xf32> {{{[^}]*}}mp.role = #mp.role<parameter>}
// CHECK-SAME: tensor<16x8xf32> {{{[^}]*}}mp.role = #mp.role<batch>}
// CHECK-SAME: tensor<16x4xi32> {{{[^}]*}}mp.role = #mp.role<batch>}
// CHECK-SAME: tensor<f32> {{{[^}]*}}mp.role = #mp.role<loss_seed>}
// CHECK-SAME: -> (tensor<8x4xf32> {{{[^}]*}}mp.of = 0 : i64, mp.role = #mp.role<gradient>}, tensor<16x8xf32> {{{[^}]*}}mp.of = 1 : i64, mp.role = #mp.role<gradient>})
func.func @main(%w: tensor<8x4xf32>, %x: tensor<16x8xf32>,
                %y: tensor<16x4xi32>, %ct: tensor<f32>)
    -> (tensor<8x4xf32>, tensor<16x8xf32>) {
  %seed = mp.broadcast %ct dims [] : tensor<f32> to tensor<16x4xf32>
  %labels = arith.sitofp %y : tensor<16x4xi32> to tensor<16x4xf32>
  %z = mp.dot %x, %w contracting [1] x [0] : (tensor<16x8xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
  %residual = arith.subf %z, %labels : tensor<16x4xf32>
  %d = arith.mulf %residual, %seed : tensor<16x4xf32>
  %dw = mp.dot %x, %d contracting [0] x [0] : (tensor<16x8xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
  %dx = mp.dot %d, %w contracting [1] x [1] : (tensor<16x4xf32>, tensor<8x4xf32>) -> tensor<16x8xf32>
  return %dw, %dx : tensor<8x4xf32>, tensor<16x8xf32>
}

// -----

// Nor is what a forward pass makes the gradient of a parameter, if names tell
// one: it depends on all of them.
// CHECK-LABEL: func.func @main
// CHECK-SAME: -> (tensor<8x8xf32> {mp.name = "out0", mp.role = #mp.role<metric>})
func.func @main(%w: tensor<8x8xf32> {mp.name = "params.w"}, %x: tensor<8x8xf32> {mp.name = "x"}) -> tensor<8x8xf32> {
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

// The backward pass of a linear layer does not.
// CHECK-LABEL: func.func @main
// CHECK-SAME: -> (tensor<8x8xf32> {mp.name = "out0", mp.of = 0 : i64, mp.role = #mp.role<gradient>})
func.func @main(%w: tensor<8x8xf32> {mp.name = "params.w"}, %x: tensor<8x8xf32> {mp.name = "x"},
                %ct: tensor<8x8xf32> {mp.name = "ct"}) -> tensor<8x8xf32> {
  %0 = mp.dot %x, %ct contracting [0] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

// Without names: x is read again by what depends on the product that read it
// first, so there is a backward pass.
// CHECK-LABEL: func.func @main
// CHECK-SAME: %{{.*}}: tensor<8x8xf32> {mp.name = "arg0", mp.role = #mp.role<parameter>}
// CHECK-SAME: -> (tensor<8x8xf32> {mp.name = "out0", mp.of = 0 : i64, mp.role = #mp.role<gradient>})
func.func @main(%w: tensor<8x8xf32>, %x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = mp.dot %x, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = math.exp %0 : tensor<8x8xf32>
  %2 = mp.transpose %x perm [1, 0] : tensor<8x8xf32> to tensor<8x8xf32>
  %3 = mp.dot %2, %1 contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %3 : tensor<8x8xf32>
}

// -----

// With a penalty on the size of w in the loss its gradient is affine in w, but
// named what it is, and no next value.
// CHECK-LABEL: func.func @main
// CHECK-SAME: tensor<4xf32> {mp.name = "params.w", mp.role = #mp.role<parameter>}
// CHECK-SAME: -> (tensor<4xf32> {mp.name = "grads.w", mp.of = 0 : i64, mp.role = #mp.role<gradient>}
func.func @main(%w: tensor<4xf32> {mp.name = "params.w"},
                %x: tensor<8x4xf32> {mp.name = "x"})
    -> (tensor<4xf32> {mp.name = "grads.w"}) {
  %lambda = arith.constant dense<0.01> : tensor<4xf32>
  %penalty = arith.mulf %w, %lambda : tensor<4xf32>
  %dw = mp.reduce add %x dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %g = arith.addf %dw, %penalty : tensor<4xf32>
  return %g : tensor<4xf32>
}

// -----

// The gradient, returned a second time under another name, is none there
// either; that w goes on beside its gradient is.
// CHECK-LABEL: func.func @main
// CHECK-SAME: tensor<4xf32> {mp.name = "params.w", mp.role = #mp.role<parameter>}
// CHECK-SAME: tensor<4xf32> {mp.name = "params.v", mp.pair = 3 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: -> (tensor<4xf32> {mp.name = "seen", mp.role = #mp.role<metric>}
// CHECK-SAME: tensor<4xf32> {mp.name = "grads.w", mp.of = 0 : i64, mp.role = #mp.role<gradient>}
// CHECK-SAME: tensor<4xf32> {mp.name = "grads.v", mp.of = 1 : i64, mp.role = #mp.role<gradient>}
// CHECK-SAME: tensor<4xf32> {mp.name = "moved", mp.role = #mp.role<new_parameter>}
func.func @main(%w: tensor<4xf32> {mp.name = "params.w"},
                %v: tensor<4xf32> {mp.name = "params.v"},
                %x: tensor<8x4xf32> {mp.name = "x"})
    -> (tensor<4xf32> {mp.name = "seen"}, tensor<4xf32> {mp.name = "grads.w"},
        tensor<4xf32> {mp.name = "grads.v"}, tensor<4xf32> {mp.name = "moved"},
        tensor<f32> {mp.name = "loss"}) {
  %rate = arith.constant dense<0.01> : tensor<4xf32>
  %sum = mp.reduce add %x dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %g = arith.addf %w, %sum : tensor<4xf32>
  %half = arith.mulf %g, %g : tensor<4xf32>
  %e = math.exp %v : tensor<4xf32>
  %both = arith.addf %half, %e : tensor<4xf32>
  %loss = mp.reduce add %both dims [0] : tensor<4xf32> to tensor<f32>
  %step = arith.mulf %e, %rate : tensor<4xf32>
  %new = arith.subf %v, %step : tensor<4xf32>
  return %g, %g, %e, %new, %loss : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>
}

// -----

// As many rows are looked up as the table has, and the error is affine in them:
// what is added up for each row of zeros is the gradient of the table all the
// same. Rows that are added to the table move it.
// CHECK-LABEL: func.func @main
// CHECK-SAME: tensor<4x8xf32> {mp.name = "arg0", mp.role = #mp.role<parameter>}
// CHECK-SAME: tensor<4x16xf32> {mp.name = "arg1", mp.pair = 1 : i64,
// CHECK-SAME: -> (tensor<4x8xf32> {mp.name = "out0", mp.of = 0 : i64, mp.role = #mp.role<gradient>}
func.func @main(%table: tensor<4x8xf32>, %counts: tensor<4x16xf32>,
                %rows: tensor<4x1xi32>, %y: tensor<4x8xf32>,
                %seen: tensor<4x16xf32>)
    -> (tensor<4x8xf32>, tensor<4x16xf32>, tensor<f32>) {
  %zeros = arith.constant dense<0.0> : tensor<4x8xf32>
  %x = mp.gather %table, %rows slice [1, 8] offset [1] collapsed [0] start [0] index_vector 1 : (tensor<4x8xf32>, tensor<4x1xi32>) -> tensor<4x8xf32>
  %error = arith.subf %x, %y : tensor<4x8xf32>
  %squares = arith.mulf %error, %error : tensor<4x8xf32>
  %loss = mp.reduce add %squares dims [0, 1] : tensor<4x8xf32> to tensor<f32>
  %g = mp.scatter add %zeros, %rows, %error window [1] inserted [0] start [0] index_vector 1 : (tensor<4x8xf32>, tensor<4x1xi32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %new = mp.scatter add %counts, %rows, %seen window [1] inserted [0] start [0] index_vector 1 : (tensor<4x16xf32>, tensor<4x1xi32>, tensor<4x16xf32>) -> tensor<4x16xf32>
  return %g, %new, %loss : tensor<4x8xf32>, tensor<4x16xf32>, tensor<f32>
}

// -----

// Names tell whose gradient it is where order would not: b comes before a, and
// the frozen c has none.
// CHECK-LABEL: func.func @main
// CHECK-SAME: -> (tensor<4xf32> {mp.name = "grads.b", mp.of = 2 : i64, mp.role = #mp.role<gradient>}, tensor<4xf32> {mp.name = "grads.a", mp.of = 0 : i64, mp.role = #mp.role<gradient>})
func.func @main(%a: tensor<4xf32> {mp.name = "params.a"}, %c: tensor<4xf32> {mp.name = "params.c"},
                %b: tensor<4xf32> {mp.name = "params.b"}, %x: tensor<8x4xf32> {mp.name = "x"})
    -> (tensor<4xf32> {mp.name = "grads.b"}, tensor<4xf32> {mp.name = "grads.a"}) {
  %0 = mp.reduce add %x dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %ga = arith.mulf %0, %b : tensor<4xf32>
  %gb = arith.mulf %0, %a : tensor<4xf32>
  return %gb, %ga : tensor<4xf32>, tensor<4xf32>
}

// -----

// One gradient, two parameters of its type, and no name: nothing is guessed.
// CHECK-LABEL: func.func @main
// CHECK-SAME: -> (tensor<4xf32> {mp.name = "out0", mp.role = #mp.role<gradient>})
func.func @main(%a: tensor<4xf32> {mp.role = #mp.role<parameter>}, %b: tensor<4xf32> {mp.role = #mp.role<parameter>},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<4xf32> {mp.role = #mp.role<gradient>}) {
  %0 = mp.reduce add %x dims [0] : tensor<8x4xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// What is of the batch is data, whatever it is called; and of two arguments of
// one type the key is the one that the key comes back for.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "params['w']", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "key", mp.pair = 1 : i64, mp.role = #mp.role<rng>}
// CHECK-SAME: {mp.name = "batch['labels']", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "batch['weights']", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "out1", mp.role = #mp.role<rng>}
func.func @main(%w: tensor<4xf32> {mp.name = "params['w']"}, %key: tensor<4xi32> {mp.name = "key"},
                %labels: tensor<4xi32> {mp.name = "batch['labels']"},
                %weights: tensor<8x4xf32> {mp.name = "batch['weights']"})
    -> (tensor<4xf32>, tensor<4xi32>, tensor<f32>) {
  %odd = arith.constant dense<77> : tensor<4xi32>
  %next = arith.xori %key, %odd : tensor<4xi32>
  %noise = arith.sitofp %labels : tensor<4xi32> to tensor<4xf32>
  %near = arith.mulf %w, %noise : tensor<4xf32>
  %wide = mp.broadcast %near dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %0 = arith.mulf %wide, %weights : tensor<8x4xf32>
  %1 = math.exp %0 : tensor<8x4xf32>
  %loss = mp.reduce add %1 dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %dw = arith.mulf %1, %weights : tensor<8x4xf32>
  %g = mp.reduce add %dw dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %w1 = arith.subf %w, %g : tensor<4xf32>
  return %w1, %next, %loss : tensor<4xf32>, tensor<4xi32>, tensor<f32>
}

// -----

// What is no member of params is data, though it has a gradient too.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "params.w", mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "x", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "ct", mp.role = #mp.role<loss_seed>}
// CHECK-SAME: -> (tensor<8x4xf32> {mp.name = "grads.w", mp.of = 0 : i64, mp.role = #mp.role<gradient>}, tensor<16x8xf32> {mp.name = "grads.x", mp.of = 1 : i64, mp.role = #mp.role<gradient>})
func.func @main(%w: tensor<8x4xf32> {mp.name = "params.w"}, %x: tensor<16x8xf32> {mp.name = "x"},
                %ct: tensor<16x4xf32> {mp.name = "ct"})
    -> (tensor<8x4xf32> {mp.name = "grads.w"}, tensor<16x8xf32> {mp.name = "grads.x"}) {
  %dw = mp.dot %x, %ct contracting [0] x [0] : (tensor<16x8xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
  %dx = mp.dot %ct, %w contracting [1] x [1] : (tensor<16x4xf32>, tensor<8x4xf32>) -> tensor<16x8xf32>
  return %dw, %dx : tensor<8x4xf32>, tensor<16x8xf32>
}

// -----

// Beside a batch that is called so, a tensor of other rows is no data of it.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "params['w']", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: {mp.name = "priors", mp.role = #mp.role<buffer>}
// CHECK-SAME: {mp.name = "weights_of_rows", mp.role = #mp.role<batch>}
// CHECK-SAME: {mp.name = "batch['x']", mp.role = #mp.role<batch>}
func.func @main(%w: tensor<4xf32> {mp.name = "params['w']"},
                %priors: tensor<3x4xf32> {mp.name = "priors"},
                %rows: tensor<2xf32> {mp.name = "weights_of_rows"},
                %x: tensor<2x4xf32> {mp.name = "batch['x']"})
    -> (tensor<4xf32> {mp.name = "result[0]['w']"},
        tensor<f32> {mp.name = "result[1]['loss']"}) {
  %p = mp.reduce add %priors dims [0] : tensor<3x4xf32> to tensor<4xf32>
  %0 = arith.mulf %w, %p : tensor<4xf32>
  %1 = mp.broadcast %0 dims [1] : tensor<4xf32> to tensor<2x4xf32>
  %r = mp.broadcast %rows dims [0] : tensor<2xf32> to tensor<2x4xf32>
  %2 = arith.mulf %1, %x : tensor<2x4xf32>
  %3 = arith.mulf %2, %r : tensor<2x4xf32>
  %loss = mp.reduce add %3 dims [0, 1] : tensor<2x4xf32> to tensor<f32>
  %4 = arith.mulf %x, %r : tensor<2x4xf32>
  %5 = mp.reduce add %4 dims [0] : tensor<2x4xf32> to tensor<4xf32>
  %g = arith.mulf %5, %p : tensor<4xf32>
  %new = arith.subf %w, %g : tensor<4xf32>
  return %new, %loss : tensor<4xf32>, tensor<f32>
}

// -----

// What comes back as it came, and the loss reads, is a frozen parameter; so is what
// is called frozen and does not come back.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %{{.*}}: tensor<4xf32> {mp.name = "a", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: %{{.*}}: tensor<4xf32> {mp.name = "b", mp.pair = 1 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: %{{.*}}: tensor<4xf32> {mp.name = "frozen.c", mp.role = #mp.role<parameter>}
func.func @main(%a: tensor<4xf32> {mp.name = "a"}, %b: tensor<4xf32> {mp.name = "b"},
                %c: tensor<4xf32> {mp.name = "frozen.c"}, %x: tensor<8x4xf32> {mp.name = "batch"})
    -> (tensor<4xf32>, tensor<4xf32>, tensor<f32> {mp.name = "loss"}) {
  %0 = mp.reduce add %x dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %1 = arith.mulf %0, %b : tensor<4xf32>
  %2 = arith.mulf %1, %c : tensor<4xf32>
  %3 = arith.mulf %2, %a : tensor<4xf32>
  %loss = mp.reduce add %3 dims [0] : tensor<4xf32> to tensor<f32>
  %new = arith.subf %a, %2 : tensor<4xf32>
  return %new, %b, %loss : tensor<4xf32>, tensor<4xf32>, tensor<f32>
}

// -----

// What a recurrence makes anew of what it carries is a state of the batch, not a
// parameter, though the loop might not run at all; a parameter that is moved in
// each round is one.
// CHECK-LABEL: func.func @main
// CHECK-SAME: %arg0: tensor<4x4xf32> {mp.name = "arg0", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}
// CHECK-SAME: %arg1: tensor<2x4xf32> {mp.name = "arg1", mp.pair = 1 : i64, mp.role = #mp.role<buffer>}
// CHECK-SAME: %arg2: tensor<3x2x4xf32> {mp.name = "arg2", mp.role = #mp.role<batch>}
func.func @main(%w: tensor<4x4xf32>, %h: tensor<2x4xf32>, %x: tensor<3x2x4xf32>) -> (tensor<4x4xf32>, tensor<2x4xf32>, tensor<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %rate = arith.constant dense<0.1> : tensor<4x4xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %first = mp.slice %x start [0, 0, 0] limit [1, 2, 4] strides [1, 1, 1] : tensor<3x2x4xf32> to tensor<1x2x4xf32>
  %in = mp.reshape %first : tensor<1x2x4xf32> to tensor<2x4xf32>
  %r:3 = scf.for %i = %c0 to %c3 step %c1 iter_args(%p = %w, %s = %h, %l = %zero) -> (tensor<4x4xf32>, tensor<2x4xf32>, tensor<f32>) {
    %a = mp.dot %s, %p contracting [1] x [0] : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
    %b = arith.addf %a, %in : tensor<2x4xf32>
    %n = math.tanh %b : tensor<2x4xf32>
    %sq = arith.mulf %n, %n : tensor<2x4xf32>
    %loss = mp.reduce add %sq dims [0, 1] : tensor<2x4xf32> to tensor<f32>
    %g = mp.dot %s, %n contracting [0] x [0] : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
    %step = arith.mulf %g, %rate : tensor<4x4xf32>
    %q = arith.subf %p, %step : tensor<4x4xf32>
    %sum = arith.addf %l, %loss : tensor<f32>
    scf.yield %q, %n, %sum : tensor<4x4xf32>, tensor<2x4xf32>, tensor<f32>
  }
  return %r#0, %r#1, %r#2 : tensor<4x4xf32>, tensor<2x4xf32>, tensor<f32>
}

// -----

// A loss of each device, in a dimension of its own, is one.
// CHECK-LABEL: func.func @main
// CHECK: -> (tensor<4xf32> {mp.name = "result0", mp.role = #mp.role<new_parameter>},
// CHECK-SAME: tensor<1xf32> {{{.*}}mp.role = #mp.role<loss>}
func.func @main(%w: tensor<4xf32> {mp.name = "w", mp.pair = 0 : i64},
                %x: tensor<8x4xf32> {mp.name = "batch"})
    -> (tensor<4xf32> {mp.name = "result0"}, tensor<1xf32> {mp.name = "result1"}) {
  %g = mp.reduce add %x dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %1 = arith.mulf %g, %w : tensor<4xf32>
  %sum = mp.reduce add %1 dims [0] : tensor<4xf32> to tensor<f32>
  %loss = mp.broadcast %sum dims [] : tensor<f32> to tensor<1xf32>
  %new = arith.subf %w, %g : tensor<4xf32>
  return %new, %loss : tensor<4xf32>, tensor<1xf32>
}

// -----

// But not where steps of a loop tell theirs: beside these the last norm is a metric.
// CHECK-LABEL: func.func @main
// CHECK: -> (tensor<4xf32> {mp.name = "result0", mp.role = #mp.role<new_parameter>},
// CHECK-SAME: tensor<3xf32> {{{.*}}mp.role = #mp.role<loss>}
// CHECK-SAME: tensor<1xf32> {{{.*}}mp.role = #mp.role<metric>}
func.func @main(%w: tensor<4xf32> {mp.name = "w", mp.pair = 0 : i64},
                %x: tensor<8x4xf32> {mp.name = "batch"})
    -> (tensor<4xf32> {mp.name = "result0"}, tensor<3xf32> {mp.name = "result1"},
        tensor<1xf32> {mp.name = "result2"}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zeros = arith.constant dense<0.0> : tensor<3xf32>
  %g = mp.reduce add %x dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %r:3 = scf.for %i = %c0 to %c3 step %c1 iter_args(%p = %w, %losses = %zeros, %norms = %zeros) -> (tensor<4xf32>, tensor<3xf32>, tensor<3xf32>) {
    %1 = arith.mulf %g, %p : tensor<4xf32>
    %loss = mp.reduce add %1 dims [0] : tensor<4xf32> to tensor<f32>
    %2 = arith.mulf %1, %1 : tensor<4xf32>
    %norm = mp.reduce add %2 dims [0] : tensor<4xf32> to tensor<f32>
    %q = arith.subf %p, %g : tensor<4xf32>
    %l = tensor.insert_slice %loss into %losses[%i] [1] [1] : tensor<f32> into tensor<3xf32>
    %m = tensor.insert_slice %norm into %norms[%i] [1] [1] : tensor<f32> into tensor<3xf32>
    scf.yield %q, %l, %m : tensor<4xf32>, tensor<3xf32>, tensor<3xf32>
  }
  %last = mp.slice %r#2 start [2] limit [3] strides [1] : tensor<3xf32> to tensor<1xf32>
  return %r#0, %r#1, %last : tensor<4xf32>, tensor<3xf32>, tensor<1xf32>
}

// -----

// State that keeps a gradient is called so, and comes back as state; a gradient
// beside it is one.
// CHECK-LABEL: func.func @main
// CHECK-SAME: {mp.name = "s.grad['w']", mp.pair = 1 : i64, mp.role = #mp.role<buffer>}
// CHECK-SAME: -> (tensor<4xf32> {mp.name = "result[0]['w']", mp.role = #mp.role<new_parameter>},
// CHECK-SAME: tensor<4xf32> {mp.name = "result[1].grad['w']", mp.role = #mp.role<new_state>},
// CHECK-SAME: tensor<4xf32> {mp.name = "result[2].grad['w']", mp.of = 0 : i64, mp.role = #mp.role<gradient>},
func.func @main(%w: tensor<4xf32> {mp.name = "params['w']", mp.pair = 0 : i64},
                %old: tensor<4xf32> {mp.name = "s.grad['w']", mp.pair = 1 : i64},
                %x: tensor<8x4xf32> {mp.name = "batch"})
    -> (tensor<4xf32> {mp.name = "result[0]['w']"}, tensor<4xf32> {mp.name = "result[1].grad['w']"},
        tensor<4xf32> {mp.name = "result[2].grad['w']"}, tensor<f32> {mp.name = "loss"}) {
  %g = mp.reduce add %x dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %1 = arith.mulf %g, %w : tensor<4xf32>
  %loss = mp.reduce add %1 dims [0] : tensor<4xf32> to tensor<f32>
  %mean = arith.addf %g, %old : tensor<4xf32>
  %new = arith.subf %w, %mean : tensor<4xf32>
  %twice = arith.addf %g, %g : tensor<4xf32>
  return %new, %g, %twice, %loss : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>
}
