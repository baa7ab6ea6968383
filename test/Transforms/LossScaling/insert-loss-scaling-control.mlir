// Loss scaling through loops and branches. Each step computes the same bits
// scaled by a power of two, and others when its first unscale is left out,
// which the checker refuses.
//
// DEFINE: %{step} =
// DEFINE: %{scale} = mp-opt %t/%{step}.mlir --mp-insert-loss-scaling="mode=static scale=1024 stall-after=0" --mp-check-scaling
// DEFINE: %{run} = mp-run --fill=1 --tolerance=0 --compare=%t/%{step}.mlir
// DEFINE: %{judge} = %{scale} -o %t/scaled.mlir && %{run} %t/scaled.mlir \
// DEFINE:   && sed '0,/mp.unscale/s/mp.unscale \(%%[^,]*\), [^:]*: \(tensor<[^>]*>\) ->.*/mp.barrier \1 : \2/' %t/scaled.mlir > %t/damaged.mlir \
// DEFINE:   && not %{run} %t/damaged.mlir \
// DEFINE:   && not mp-opt %t/damaged.mlir --mp-check-scaling
//
// RUN: split-file %s %t
// REDEFINE: %{step} = accumulate
// RUN: %{scale} | FileCheck %s --check-prefix=ACCUM
// RUN: %{judge}
// REDEFINE: %{step} = switch
// RUN: %{scale} | FileCheck %s --check-prefix=SWITCH
// RUN: %{judge}
// REDEFINE: %{step} = counted
// RUN: %{scale} | FileCheck %s --check-prefix=COUNTED
// REDEFINE: %{step} = clip
// RUN: %{scale} | FileCheck %s --check-prefix=CLIP
// RUN: %{judge}
// REDEFINE: %{step} = scope
// RUN: %{scale} | FileCheck %s --check-prefix=SCOPE
// REDEFINE: %{step} = steps
// RUN: %{scale} | FileCheck %s --check-prefix=STEPS
// RUN: %{judge}
// REDEFINE: %{step} = scan
// RUN: %{scale} | FileCheck %s --check-prefix=SCAN
// RUN: %{judge}

// Micro-batches: the seed is in the body of the loop, and is scaled there; the
// sum of the gradients leaves the loop scaled.
// ACCUM: %[[L:.*]]:3 = scf.while
// ACCUM: do {
// ACCUM: mp.scale %{{.*}}, %[[S:.*]] : tensor<8x4xf32>
// ACCUM-NOT: mp.unscale
// ACCUM: scf.yield
// ACCUM: mp.unscale %[[L]]#1, %[[S]]
// ACCUM-NOT: mp.unscale
//--- accumulate.mlir
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %xs: tensor<2x8x4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<f32> {mp.role = #mp.role<loss>}, tensor<4xf32> {mp.role = #mp.role<new_parameter>}) {
  %none = arith.constant dense<0.0> : tensor<f32>
  %zeros = arith.constant dense<0.0> : tensor<4xf32>
  %0 = arith.constant dense<0> : tensor<i32>
  %1 = arith.constant dense<1> : tensor<i32>
  %2 = arith.constant dense<2> : tensor<i32>
  %r:3 = scf.while (%i = %0, %sum = %zeros, %total = %none)
      : (tensor<i32>, tensor<4xf32>, tensor<f32>) -> (tensor<i32>, tensor<4xf32>, tensor<f32>) {
    %less = arith.cmpi slt, %i, %2 : tensor<i32>
    %go = tensor.extract %less[] : tensor<i1>
    scf.condition(%go) %i, %sum, %total : tensor<i32>, tensor<4xf32>, tensor<f32>
  } do {
  ^bb0(%i: tensor<i32>, %sum: tensor<4xf32>, %total: tensor<f32>):
    %at = mp.reshape %i : tensor<i32> to tensor<1xi32>
    %x = mp.gather %xs, %at slice [1, 8, 4] offset [0, 1] collapsed [0] start [0] index_vector 0 : (tensor<2x8x4xf32>, tensor<1xi32>) -> tensor<8x4xf32>
    %wide = mp.broadcast %w dims [1] : tensor<4xf32> to tensor<8x4xf32>
    %y = arith.mulf %wide, %x : tensor<8x4xf32>
    %e = math.exp %y : tensor<8x4xf32>
    %loss = mp.reduce add %e dims [0, 1] : tensor<8x4xf32> to tensor<f32>
    %seed = arith.constant dense<1.0> : tensor<8x4xf32>
    %d = arith.mulf %e, %seed : tensor<8x4xf32>
    %dw = arith.mulf %d, %x : tensor<8x4xf32>
    %g = mp.reduce add %dw dims [0] : tensor<8x4xf32> to tensor<4xf32>
    %next = arith.addf %sum, %g : tensor<4xf32>
    %all = arith.addf %total, %loss : tensor<f32>
    %j = arith.addi %i, %1 : tensor<i32>
    scf.yield %j, %next, %all : tensor<i32>, tensor<4xf32>, tensor<f32>
  }
  %rate = arith.constant dense<0.01> : tensor<4xf32>
  %by = arith.mulf %r#1, %rate : tensor<4xf32>
  %w1 = arith.subf %w, %by : tensor<4xf32>
  return %r#2, %w1 : tensor<f32>, tensor<4xf32>
}

// Gradients are made and clipped inside a branch inside a loop: they are
// unscaled there. Whether they were finite leaves both; what was not taken
// counts as finite, and a good last iteration does not hide a bad first one.
// CLIP: %[[T:.*]] = arith.constant dense<true>
// CLIP: %[[L:.*]]:4 = scf.while (%{{.*}}, %[[F:.*]] = %[[T]])
// CLIP: scf.condition(%{{.*}}) %{{.*}}, %[[F]] :
// CLIP: ^bb0({{.*}}, %[[G:.*]]: tensor<i1>):
// CLIP: %[[C:.*]]:2 = scf.if
// CLIP: mp.unscale
// CLIP: %[[OK:.*]] = mp.all_finite
// CLIP: scf.yield %{{.*}}, %[[OK]] :
// CLIP: else
// CLIP: %[[SKIPPED:.*]] = arith.constant dense<true>
// CLIP: scf.yield %{{.*}}, %[[SKIPPED]] :
// CLIP: %[[BOTH:.*]] = arith.andi %[[G]], %[[C]]#1
// CLIP: scf.yield %{{.*}}, %[[BOTH]] :
// CLIP: mp.guard %[[L]]#3
//--- clip.mlir
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %xs: tensor<2x8x4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<f32> {mp.role = #mp.role<loss>}, tensor<4xf32> {mp.role = #mp.role<new_parameter>}) {
  %none = arith.constant dense<0.0> : tensor<f32>
  %zeros = arith.constant dense<0.0> : tensor<4xf32>
  %0 = arith.constant dense<0> : tensor<i32>
  %1 = arith.constant dense<1> : tensor<i32>
  %2 = arith.constant dense<2> : tensor<i32>
  %most = arith.constant dense<1000.0> : tensor<f32>
  %one = arith.constant dense<1.0> : tensor<f32>
  %r:3 = scf.while (%i = %0, %sum = %zeros, %total = %none)
      : (tensor<i32>, tensor<4xf32>, tensor<f32>) -> (tensor<i32>, tensor<4xf32>, tensor<f32>) {
    %less = arith.cmpi slt, %i, %2 : tensor<i32>
    %go = tensor.extract %less[] : tensor<i1>
    scf.condition(%go) %i, %sum, %total : tensor<i32>, tensor<4xf32>, tensor<f32>
  } do {
  ^bb0(%i: tensor<i32>, %sum: tensor<4xf32>, %total: tensor<f32>):
    %at = mp.reshape %i : tensor<i32> to tensor<1xi32>
    %x = mp.gather %xs, %at slice [1, 8, 4] offset [0, 1] collapsed [0] start [0] index_vector 0 : (tensor<2x8x4xf32>, tensor<1xi32>) -> tensor<8x4xf32>
    %wide = mp.broadcast %w dims [1] : tensor<4xf32> to tensor<8x4xf32>
    %y = arith.mulf %wide, %x : tensor<8x4xf32>
    %e = math.exp %y : tensor<8x4xf32>
    %loss = mp.reduce add %e dims [0, 1] : tensor<8x4xf32> to tensor<f32>
    %seed = arith.constant dense<1.0> : tensor<8x4xf32>
    %first = arith.cmpi slt, %i, %1 : tensor<i32>
    %is = tensor.extract %first[] : tensor<i1>
    %clipped = scf.if %is -> tensor<4xf32> {
      %d = arith.mulf %e, %seed : tensor<8x4xf32>
      %dw = arith.mulf %d, %x : tensor<8x4xf32>
      %g = mp.reduce add %dw dims [0] : tensor<8x4xf32> to tensor<4xf32>
      %squares = arith.mulf %g, %g : tensor<4xf32>
      %square = mp.reduce add %squares dims [0] : tensor<4xf32> to tensor<f32>
      %norm = math.sqrt %square : tensor<f32>
      %over = arith.divf %most, %norm : tensor<f32>
      %by = arith.minimumf %over, %one : tensor<f32>
      %bys = mp.broadcast %by dims [] : tensor<f32> to tensor<4xf32>
      %unit = arith.mulf %g, %bys : tensor<4xf32>
      scf.yield %unit : tensor<4xf32>
    } else {
      scf.yield %zeros : tensor<4xf32>
    }
    %next = arith.addf %sum, %clipped : tensor<4xf32>
    %all = arith.addf %total, %loss : tensor<f32>
    %j = arith.addi %i, %1 : tensor<i32>
    scf.yield %j, %next, %all : tensor<i32>, tensor<4xf32>, tensor<f32>
  }
  %w1 = arith.subf %w, %r#1 : tensor<4xf32>
  return %r#2, %w1 : tensor<f32>, tensor<4xf32>
}

// The gradient is squashed in a region that runs once: the flag is one more
// result of it. The interpreter does not run such a region.
// SCOPE: %[[R:.*]]:2 = scf.execute_region -> (tensor<4xf32>, tensor<i1>)
// SCOPE: mp.unscale
// SCOPE: %[[OK:.*]] = mp.all_finite
// SCOPE: scf.yield %{{.*}}, %[[OK]] : tensor<4xf32>, tensor<i1>
// SCOPE: mp.guard %[[R]]#1
//--- scope.mlir
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<f32> {mp.role = #mp.role<loss>}, tensor<4xf32> {mp.role = #mp.role<new_parameter>}) {
  %wide = mp.broadcast %w dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %0 = arith.mulf %wide, %x : tensor<8x4xf32>
  %1 = math.exp %0 : tensor<8x4xf32>
  %loss = mp.reduce add %1 dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %seed = arith.constant dense<1.0> : tensor<8x4xf32>
  %back = scf.execute_region -> tensor<4xf32> {
    %d = arith.mulf %1, %seed : tensor<8x4xf32>
    %dw = arith.mulf %d, %x : tensor<8x4xf32>
    %g = mp.reduce add %dw dims [0] : tensor<8x4xf32> to tensor<4xf32>
    %squashed = math.tanh %g : tensor<4xf32>
    scf.yield %squashed : tensor<4xf32>
  }
  %w1 = arith.subf %w, %back : tensor<4xf32>
  return %loss, %w1 : tensor<f32>, tensor<4xf32>
}

// Micro-batches by scf.for, whose bounds decide how often and carry no factor, and an
// scf.if that chooses between two scaled values.
// COUNTED: scf.for
// COUNTED: mp.scale
// COUNTED-NOT: mp.unscale
// COUNTED: scf.yield
// COUNTED: %[[G:.*]] = scf.if
// COUNTED: mp.unscale %[[G]]
// COUNTED-NOT: mp.unscale
//--- counted.mlir
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>},
                %n: index {mp.role = #mp.role<hyper>}, %b: i1 {mp.role = #mp.role<hyper>})
    -> (tensor<f32> {mp.role = #mp.role<loss>}, tensor<4xf32> {mp.role = #mp.role<new_parameter>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %none = arith.constant dense<0.0> : tensor<f32>
  %zeros = arith.constant dense<0.0> : tensor<4xf32>
  %seed = arith.constant dense<1.0> : tensor<8x4xf32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zeros, %total = %none) -> (tensor<4xf32>, tensor<f32>) {
    %wide = mp.broadcast %w dims [1] : tensor<4xf32> to tensor<8x4xf32>
    %y = arith.mulf %wide, %x : tensor<8x4xf32>
    %e = math.exp %y : tensor<8x4xf32>
    %loss = mp.reduce add %e dims [0, 1] : tensor<8x4xf32> to tensor<f32>
    %d = arith.mulf %e, %seed : tensor<8x4xf32>
    %dw = arith.mulf %d, %x : tensor<8x4xf32>
    %g = mp.reduce add %dw dims [0] : tensor<8x4xf32> to tensor<4xf32>
    %next = arith.addf %sum, %g : tensor<4xf32>
    %all = arith.addf %total, %loss : tensor<f32>
    scf.yield %next, %all : tensor<4xf32>, tensor<f32>
  }
  %two = arith.constant dense<2.0> : tensor<4xf32>
  %g = scf.if %b -> tensor<4xf32> {
    %twice = arith.mulf %r#0, %two : tensor<4xf32>
    scf.yield %twice : tensor<4xf32>
  } else {
    scf.yield %r#0 : tensor<4xf32>
  }
  %w1 = arith.subf %w, %g : tensor<4xf32>
  return %r#1, %w1 : tensor<f32>, tensor<4xf32>
}

// Two updates in one step: the loss of the second depends on the gradient of the
// first, and yet the seed is found, by the first iteration.
// STEPS: scf.while
// STEPS: do {
// STEPS: math.exp
// STEPS: mp.scale %{{.*}} : tensor<8x4xf32>
// STEPS: %[[DW:.*]] = mp.reduce add %{{.*}} dims [0] :
// STEPS: mp.unscale %[[DW]]
// STEPS-NOT: scale
// STEPS: scf.yield
// STEPS: mp.guard
//--- steps.mlir
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %xs: tensor<2x8x4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<f32> {mp.role = #mp.role<loss>}, tensor<4xf32> {mp.role = #mp.role<new_parameter>}) {
  %none = arith.constant dense<0.0> : tensor<f32>
  %rate = arith.constant dense<0.01> : tensor<4xf32>
  %0 = arith.constant dense<0> : tensor<i32>
  %1 = arith.constant dense<1> : tensor<i32>
  %2 = arith.constant dense<2> : tensor<i32>
  %r:3 = scf.while (%i = %0, %w0 = %w, %total = %none)
      : (tensor<i32>, tensor<4xf32>, tensor<f32>) -> (tensor<i32>, tensor<4xf32>, tensor<f32>) {
    %less = arith.cmpi slt, %i, %2 : tensor<i32>
    %go = tensor.extract %less[] : tensor<i1>
    scf.condition(%go) %i, %w0, %total : tensor<i32>, tensor<4xf32>, tensor<f32>
  } do {
  ^bb0(%i: tensor<i32>, %w0: tensor<4xf32>, %total: tensor<f32>):
    %at = mp.reshape %i : tensor<i32> to tensor<1xi32>
    %x = mp.gather %xs, %at slice [1, 8, 4] offset [0, 1] collapsed [0] start [0] index_vector 0 : (tensor<2x8x4xf32>, tensor<1xi32>) -> tensor<8x4xf32>
    %wide = mp.broadcast %w0 dims [1] : tensor<4xf32> to tensor<8x4xf32>
    %y = arith.mulf %wide, %x : tensor<8x4xf32>
    %e = math.exp %y : tensor<8x4xf32>
    %loss = mp.reduce add %e dims [0, 1] : tensor<8x4xf32> to tensor<f32>
    %seed = arith.constant dense<1.0> : tensor<8x4xf32>
    %d = arith.mulf %e, %seed : tensor<8x4xf32>
    %dw = arith.mulf %d, %x : tensor<8x4xf32>
    %g = mp.reduce add %dw dims [0] : tensor<8x4xf32> to tensor<4xf32>
    %by = arith.mulf %g, %rate : tensor<4xf32>
    %w1 = arith.subf %w0, %by : tensor<4xf32>
    %all = arith.addf %total, %loss : tensor<f32>
    %j = arith.addi %i, %1 : tensor<i32>
    scf.yield %j, %w1, %all : tensor<i32>, tensor<4xf32>, tensor<f32>
  }
  return %r#2, %r#1 : tensor<f32>, tensor<4xf32>
}

// Both passes branch on a flag: what the branches yield is scaled in both.
// SWITCH: mp.scale
// SWITCH: %[[D:.*]] = scf.index_switch
// SWITCH-NOT: scale
// SWITCH: %[[DW:.*]] = arith.mulf %[[D]]
// SWITCH: %[[G:.*]] = mp.reduce add %[[DW]]
// SWITCH: mp.unscale %[[G]]
// SWITCH-NOT: mp.unscale
//--- switch.mlir
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %x: tensor<8x4xf32> {mp.role = #mp.role<batch>},
                %k: tensor<i32> {mp.role = #mp.role<batch>})
    -> (tensor<f32> {mp.role = #mp.role<loss>}, tensor<4xf32> {mp.role = #mp.role<new_parameter>}) {
  %which = tensor.extract %k[] : tensor<i32>
  %case = arith.index_cast %which : i32 to index
  %wide = mp.broadcast %w dims [1] : tensor<4xf32> to tensor<8x4xf32>
  %y = arith.mulf %wide, %x : tensor<8x4xf32>
  %e = scf.index_switch %case -> tensor<8x4xf32>
  case 0 {
    scf.yield %y : tensor<8x4xf32>
  }
  default {
    %square = arith.mulf %y, %y : tensor<8x4xf32>
    scf.yield %square : tensor<8x4xf32>
  }
  %loss = mp.reduce add %e dims [0, 1] : tensor<8x4xf32> to tensor<f32>
  %two = arith.constant dense<2.0> : tensor<8x4xf32>
  %one = arith.constant dense<1.0> : tensor<f32>
  %seed = mp.broadcast %one dims [] : tensor<f32> to tensor<8x4xf32>
  %d = scf.index_switch %case -> tensor<8x4xf32>
  case 0 {
    scf.yield %seed : tensor<8x4xf32>
  }
  default {
    %half = arith.mulf %seed, %y : tensor<8x4xf32>
    %dy = arith.mulf %half, %two : tensor<8x4xf32>
    scf.yield %dy : tensor<8x4xf32>
  }
  %dw = arith.mulf %d, %x : tensor<8x4xf32>
  %g = mp.reduce add %dw dims [0] : tensor<8x4xf32> to tensor<4xf32>
  %rate = arith.constant dense<0.01> : tensor<4xf32>
  %by = arith.mulf %g, %rate : tensor<4xf32>
  %w1 = arith.subf %w, %by : tensor<4xf32>
  return %loss, %w1 : tensor<f32>, tensor<4xf32>
}

// Two layers of one weight, h = tanh(w h), forward and backward by scf.while:
// the cotangent is carried from iteration to iteration.
// SCAN: scf.while
// SCAN: mp.scale
// SCAN-NOT: mp.unscale
// SCAN: %[[B:.*]]:3 = scf.while
// SCAN-NOT: mp.unscale
// SCAN: scf.yield
// SCAN: mp.unscale %[[B]]#2
// SCAN-NOT: mp.unscale
//--- scan.mlir
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.pair = 1},
                %x: tensor<4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<f32> {mp.role = #mp.role<loss>}, tensor<4xf32> {mp.role = #mp.role<new_parameter>}) {
  %0 = arith.constant dense<0> : tensor<i32>
  %1 = arith.constant dense<1> : tensor<i32>
  %2 = arith.constant dense<2> : tensor<i32>
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %zeros = arith.constant dense<0.0> : tensor<4xf32>
  %h:3 = scf.while (%i = %0, %at = %x, %in = %zeros) : (tensor<i32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>, tensor<4xf32>) {
    %less = arith.cmpi slt, %i, %2 : tensor<i32>
    %go = tensor.extract %less[] : tensor<i1>
    scf.condition(%go) %i, %at, %in : tensor<i32>, tensor<4xf32>, tensor<4xf32>
  } do {
  ^bb0(%i: tensor<i32>, %at: tensor<4xf32>, %in: tensor<4xf32>):
    %y = arith.mulf %w, %at : tensor<4xf32>
    %t = math.tanh %y : tensor<4xf32>
    %j = arith.addi %i, %1 : tensor<i32>
    scf.yield %j, %t, %at : tensor<i32>, tensor<4xf32>, tensor<4xf32>
  }
  %loss = mp.reduce add %h#1 dims [0] : tensor<4xf32> to tensor<f32>
  %seed = arith.constant dense<0.25> : tensor<f32>
  %wide = mp.broadcast %seed dims [] : tensor<f32> to tensor<4xf32>
  %d:3 = scf.while (%i = %1, %dh = %wide, %dw = %zeros) : (tensor<i32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>, tensor<4xf32>) {
    %more = arith.cmpi sge, %i, %0 : tensor<i32>
    %go = tensor.extract %more[] : tensor<i1>
    scf.condition(%go) %i, %dh, %dw : tensor<i32>, tensor<4xf32>, tensor<4xf32>
  } do {
  ^bb0(%i: tensor<i32>, %dh: tensor<4xf32>, %dw: tensor<4xf32>):
    %last = arith.cmpi eq, %i, %1 : tensor<i32>
    %all = mp.broadcast %last dims [] : tensor<i1> to tensor<4xi1>
    %in = arith.select %all, %h#2, %x : tensor<4xi1>, tensor<4xf32>
    %y = arith.mulf %w, %in : tensor<4xf32>
    %t = math.tanh %y : tensor<4xf32>
    %tt = arith.mulf %t, %t : tensor<4xf32>
    %slope = arith.subf %one, %tt : tensor<4xf32>
    %dy = arith.mulf %dh, %slope : tensor<4xf32>
    %part = arith.mulf %dy, %in : tensor<4xf32>
    %sum = arith.addf %dw, %part : tensor<4xf32>
    %dbefore = arith.mulf %dy, %w : tensor<4xf32>
    %j = arith.subi %i, %1 : tensor<i32>
    scf.yield %j, %dbefore, %sum : tensor<i32>, tensor<4xf32>, tensor<4xf32>
  }
  %rate = arith.constant dense<0.01> : tensor<4xf32>
  %by = arith.mulf %d#2, %rate : tensor<4xf32>
  %w1 = arith.subf %w, %by : tensor<4xf32>
  return %loss, %w1 : tensor<f32>, tensor<4xf32>
}
