// T17: training in 16-bit integers with one exponent a tensor (flex16+5). What
// the step stores, weights and velocities with it, is integers of 16 bits times
// a unit, a power of two; there is no master. The unit is known before the
// numbers are: @autoflex predicts it from the greatest numbers of 16 steps.
// Arithmetic between two stores is f32, and what is stored is carried as the
// f32 of the same value.

// Numbers as they are stored, and their greatest integer; too large ones are
// 32767.
func.func private @store_64x8(%x: tensor<64x8xf32>, %unit: tensor<1xf32>)
    -> (tensor<64x8xf32>, tensor<1xf32>) {
  %most = arith.constant dense<32767.0> : tensor<64x8xf32>
  %least = arith.constant dense<-32767.0> : tensor<64x8xf32>
  %scalar = mp.reshape %unit : tensor<1xf32> to tensor<f32>
  %units = mp.broadcast %scalar dims [] : tensor<f32> to tensor<64x8xf32>
  %scaled = arith.divf %x, %units : tensor<64x8xf32>
  %rounded = math.roundeven %scaled : tensor<64x8xf32>
  %below = arith.minimumf %rounded, %most : tensor<64x8xf32>
  %inside = arith.maximumf %below, %least : tensor<64x8xf32>
  %integers = arith.fptosi %inside : tensor<64x8xf32> to tensor<64x8xi16>
  %floats = arith.sitofp %integers : tensor<64x8xi16> to tensor<64x8xf32>
  %abs = math.absf %floats : tensor<64x8xf32>
  %greatest = mp.reduce max %abs dims [0, 1] : tensor<64x8xf32> to tensor<f32>
  %one = mp.reshape %greatest : tensor<f32> to tensor<1xf32>
  %stored = arith.mulf %floats, %units : tensor<64x8xf32>
  return %stored, %one : tensor<64x8xf32>, tensor<1xf32>
}

func.func private @store_64x32(%x: tensor<64x32xf32>, %unit: tensor<1xf32>)
    -> (tensor<64x32xf32>, tensor<1xf32>) {
  %most = arith.constant dense<32767.0> : tensor<64x32xf32>
  %least = arith.constant dense<-32767.0> : tensor<64x32xf32>
  %scalar = mp.reshape %unit : tensor<1xf32> to tensor<f32>
  %units = mp.broadcast %scalar dims [] : tensor<f32> to tensor<64x32xf32>
  %scaled = arith.divf %x, %units : tensor<64x32xf32>
  %rounded = math.roundeven %scaled : tensor<64x32xf32>
  %below = arith.minimumf %rounded, %most : tensor<64x32xf32>
  %inside = arith.maximumf %below, %least : tensor<64x32xf32>
  %integers = arith.fptosi %inside : tensor<64x32xf32> to tensor<64x32xi16>
  %floats = arith.sitofp %integers : tensor<64x32xi16> to tensor<64x32xf32>
  %abs = math.absf %floats : tensor<64x32xf32>
  %greatest = mp.reduce max %abs dims [0, 1] : tensor<64x32xf32> to tensor<f32>
  %one = mp.reshape %greatest : tensor<f32> to tensor<1xf32>
  %stored = arith.mulf %floats, %units : tensor<64x32xf32>
  return %stored, %one : tensor<64x32xf32>, tensor<1xf32>
}

func.func private @store_64x1(%x: tensor<64x1xf32>, %unit: tensor<1xf32>)
    -> (tensor<64x1xf32>, tensor<1xf32>) {
  %most = arith.constant dense<32767.0> : tensor<64x1xf32>
  %least = arith.constant dense<-32767.0> : tensor<64x1xf32>
  %scalar = mp.reshape %unit : tensor<1xf32> to tensor<f32>
  %units = mp.broadcast %scalar dims [] : tensor<f32> to tensor<64x1xf32>
  %scaled = arith.divf %x, %units : tensor<64x1xf32>
  %rounded = math.roundeven %scaled : tensor<64x1xf32>
  %below = arith.minimumf %rounded, %most : tensor<64x1xf32>
  %inside = arith.maximumf %below, %least : tensor<64x1xf32>
  %integers = arith.fptosi %inside : tensor<64x1xf32> to tensor<64x1xi16>
  %floats = arith.sitofp %integers : tensor<64x1xi16> to tensor<64x1xf32>
  %abs = math.absf %floats : tensor<64x1xf32>
  %greatest = mp.reduce max %abs dims [0, 1] : tensor<64x1xf32> to tensor<f32>
  %one = mp.reshape %greatest : tensor<f32> to tensor<1xf32>
  %stored = arith.mulf %floats, %units : tensor<64x1xf32>
  return %stored, %one : tensor<64x1xf32>, tensor<1xf32>
}

func.func private @store_8x32(%x: tensor<8x32xf32>, %unit: tensor<1xf32>)
    -> (tensor<8x32xf32>, tensor<1xf32>) {
  %most = arith.constant dense<32767.0> : tensor<8x32xf32>
  %least = arith.constant dense<-32767.0> : tensor<8x32xf32>
  %scalar = mp.reshape %unit : tensor<1xf32> to tensor<f32>
  %units = mp.broadcast %scalar dims [] : tensor<f32> to tensor<8x32xf32>
  %scaled = arith.divf %x, %units : tensor<8x32xf32>
  %rounded = math.roundeven %scaled : tensor<8x32xf32>
  %below = arith.minimumf %rounded, %most : tensor<8x32xf32>
  %inside = arith.maximumf %below, %least : tensor<8x32xf32>
  %integers = arith.fptosi %inside : tensor<8x32xf32> to tensor<8x32xi16>
  %floats = arith.sitofp %integers : tensor<8x32xi16> to tensor<8x32xf32>
  %abs = math.absf %floats : tensor<8x32xf32>
  %greatest = mp.reduce max %abs dims [0, 1] : tensor<8x32xf32> to tensor<f32>
  %one = mp.reshape %greatest : tensor<f32> to tensor<1xf32>
  %stored = arith.mulf %floats, %units : tensor<8x32xf32>
  return %stored, %one : tensor<8x32xf32>, tensor<1xf32>
}

func.func private @store_32x1(%x: tensor<32x1xf32>, %unit: tensor<1xf32>)
    -> (tensor<32x1xf32>, tensor<1xf32>) {
  %most = arith.constant dense<32767.0> : tensor<32x1xf32>
  %least = arith.constant dense<-32767.0> : tensor<32x1xf32>
  %scalar = mp.reshape %unit : tensor<1xf32> to tensor<f32>
  %units = mp.broadcast %scalar dims [] : tensor<f32> to tensor<32x1xf32>
  %scaled = arith.divf %x, %units : tensor<32x1xf32>
  %rounded = math.roundeven %scaled : tensor<32x1xf32>
  %below = arith.minimumf %rounded, %most : tensor<32x1xf32>
  %inside = arith.maximumf %below, %least : tensor<32x1xf32>
  %integers = arith.fptosi %inside : tensor<32x1xf32> to tensor<32x1xi16>
  %floats = arith.sitofp %integers : tensor<32x1xi16> to tensor<32x1xf32>
  %abs = math.absf %floats : tensor<32x1xf32>
  %greatest = mp.reduce max %abs dims [0, 1] : tensor<32x1xf32> to tensor<f32>
  %one = mp.reshape %greatest : tensor<f32> to tensor<1xf32>
  %stored = arith.mulf %floats, %units : tensor<32x1xf32>
  return %stored, %one : tensor<32x1xf32>, tensor<1xf32>
}

func.func private @store_32(%x: tensor<32xf32>, %unit: tensor<1xf32>)
    -> (tensor<32xf32>, tensor<1xf32>) {
  %most = arith.constant dense<32767.0> : tensor<32xf32>
  %least = arith.constant dense<-32767.0> : tensor<32xf32>
  %scalar = mp.reshape %unit : tensor<1xf32> to tensor<f32>
  %units = mp.broadcast %scalar dims [] : tensor<f32> to tensor<32xf32>
  %scaled = arith.divf %x, %units : tensor<32xf32>
  %rounded = math.roundeven %scaled : tensor<32xf32>
  %below = arith.minimumf %rounded, %most : tensor<32xf32>
  %inside = arith.maximumf %below, %least : tensor<32xf32>
  %integers = arith.fptosi %inside : tensor<32xf32> to tensor<32xi16>
  %floats = arith.sitofp %integers : tensor<32xi16> to tensor<32xf32>
  %abs = math.absf %floats : tensor<32xf32>
  %greatest = mp.reduce max %abs dims [0] : tensor<32xf32> to tensor<f32>
  %one = mp.reshape %greatest : tensor<f32> to tensor<1xf32>
  %stored = arith.mulf %floats, %units : tensor<32xf32>
  return %stored, %one : tensor<32xf32>, tensor<1xf32>
}

func.func private @store_1(%x: tensor<1xf32>, %unit: tensor<1xf32>)
    -> (tensor<1xf32>, tensor<1xf32>) {
  %most = arith.constant dense<32767.0> : tensor<1xf32>
  %least = arith.constant dense<-32767.0> : tensor<1xf32>
  %scalar = mp.reshape %unit : tensor<1xf32> to tensor<f32>
  %units = mp.broadcast %scalar dims [] : tensor<f32> to tensor<1xf32>
  %scaled = arith.divf %x, %units : tensor<1xf32>
  %rounded = math.roundeven %scaled : tensor<1xf32>
  %below = arith.minimumf %rounded, %most : tensor<1xf32>
  %inside = arith.maximumf %below, %least : tensor<1xf32>
  %integers = arith.fptosi %inside : tensor<1xf32> to tensor<1xi16>
  %floats = arith.sitofp %integers : tensor<1xi16> to tensor<1xf32>
  %abs = math.absf %floats : tensor<1xf32>
  %greatest = mp.reduce max %abs dims [0] : tensor<1xf32> to tensor<f32>
  %one = mp.reshape %greatest : tensor<f32> to tensor<1xf32>
  %stored = arith.mulf %floats, %units : tensor<1xf32>
  return %stored, %one : tensor<1xf32>, tensor<1xf32>
}

// The next units, from the greatest integers of this step and the greatest
// numbers of the last 16: 2 (max + 3 standard deviations + 100 units), up to
// the next power of two, becomes 2^15 units. After an overflow what came before
// is forgotten, and the lost number is taken for twice the greatest.
func.func private @autoflex(
    %greatest: tensor<19xf32>, %units: tensor<19xf32>,
    %history: tensor<19x16xf32>, %filled: tensor<19xf32>)
    -> (tensor<19xf32>, tensor<19x16xf32>, tensor<19xf32>, tensor<19xi1>) {
  %alpha = arith.constant dense<2.0> : tensor<19xf32>
  %beta = arith.constant dense<3.0> : tensor<19xf32>
  %gamma = arith.constant dense<100.0> : tensor<19xf32>
  %most = arith.constant dense<32767.0> : tensor<19xf32>
  %one = arith.constant dense<1.0> : tensor<19xf32>
  %length = arith.constant dense<16.0> : tensor<19xf32>
  %none = arith.constant dense<0.0> : tensor<19x15xf32>
  %zeros = arith.constant dense<0.0> : tensor<19x16xf32>
  // What is remembered: the newest last, zeros where nothing is yet.
  %over = arith.cmpf oge, %greatest, %most : tensor<19xf32>
  %twice = arith.addf %greatest, %greatest : tensor<19xf32>
  %seen = arith.select %over, %twice, %greatest : tensor<19xi1>, tensor<19xf32>
  %latest = arith.mulf %seen, %units : tensor<19xf32>
  %column = mp.reshape %latest : tensor<19xf32> to tensor<19x1xf32>
  %recent = mp.slice %history start [0, 1] limit [19, 16] strides [1, 1]
     : tensor<19x16xf32> to tensor<19x15xf32>
  %forget = mp.broadcast %over dims [0] : tensor<19xi1> to tensor<19x15xi1>
  %kept = arith.select %forget, %none, %recent
     : tensor<19x15xi1>, tensor<19x15xf32>
  %next = mp.concat %kept, %column dim 1
     : (tensor<19x15xf32>, tensor<19x1xf32>) -> tensor<19x16xf32>
  %more = arith.addf %filled, %one : tensor<19xf32>
  %full = arith.minimumf %more, %length : tensor<19xf32>
  %count = arith.select %over, %one, %full : tensor<19xi1>, tensor<19xf32>
  // Their greatest, and how far they scatter.
  %max = mp.reduce max %next dims [1] : tensor<19x16xf32> to tensor<19xf32>
  %sum = mp.reduce add %next dims [1] : tensor<19x16xf32> to tensor<19xf32>
  %mean = arith.divf %sum, %count : tensor<19xf32>
  %means = mp.broadcast %mean dims [0] : tensor<19xf32> to tensor<19x16xf32>
  %apart = arith.subf %next, %means : tensor<19x16xf32>
  %squares = arith.mulf %apart, %apart : tensor<19x16xf32>
  %first = arith.subf %length, %count : tensor<19xf32>
  %firsts = mp.broadcast %first dims [0] : tensor<19xf32> to tensor<19x16xf32>
  %place = mp.iota dim 1 : tensor<19x16xf32>
  %is_filled = arith.cmpf oge, %place, %firsts : tensor<19x16xf32>
  %counted = arith.select %is_filled, %squares, %zeros
     : tensor<19x16xi1>, tensor<19x16xf32>
  %scatter = mp.reduce add %counted dims [1]
     : tensor<19x16xf32> to tensor<19xf32>
  %variance = arith.divf %scatter, %count : tensor<19xf32>
  %deviation = math.sqrt %variance : tensor<19xf32>
  // What is expected at most, as a power of two, is 2^15 units.
  %wide = arith.mulf %deviation, %beta : tensor<19xf32>
  %fine = arith.mulf %units, %gamma : tensor<19xf32>
  %reach = arith.addf %max, %wide : tensor<19xf32>
  %bound = arith.addf %reach, %fine : tensor<19xf32>
  %expected = arith.mulf %bound, %alpha : tensor<19xf32>
  %digits = arith.constant dense<0x007FFFFF> : tensor<19xi32>
  %exponent_bits = arith.constant dense<0x7F800000> : tensor<19xi32>
  %bits = arith.bitcast %expected : tensor<19xf32> to tensor<19xi32>
  %carried = arith.addi %bits, %digits : tensor<19xi32>
  %exponent = arith.andi %carried, %exponent_bits : tensor<19xi32>
  %power = arith.bitcast %exponent : tensor<19xi32> to tensor<19xf32>
  %share = arith.constant dense<3.0517578125e-05> : tensor<19xf32> // 2^-15
  // 2^-32
  %finest = arith.constant dense<2.3283064365386963e-10> : tensor<19xf32>
  %unit = arith.mulf %power, %share : tensor<19xf32>
  %small = arith.minimumf %unit, %one : tensor<19xf32>
  %predicted = arith.maximumf %small, %finest : tensor<19xf32>
  return %predicted, %next, %count, %over
    : tensor<19xf32>, tensor<19x16xf32>, tensor<19xf32>, tensor<19xi1>
}

// 19 stores: the batch, six numbers of each pass over the network, gradients,
// velocities, weights.
func.func @main(
    %w1: tensor<8x32xf32>
      {mp.name = "params.w1", mp.pair = 1 : i64,
       mp.role = #mp.role<parameter>},
    %b1: tensor<32xf32>
      {mp.name = "params.b1", mp.pair = 2 : i64,
       mp.role = #mp.role<parameter>},
    %w2: tensor<32x1xf32>
      {mp.name = "params.w2", mp.pair = 3 : i64,
       mp.role = #mp.role<parameter>},
    %b2: tensor<1xf32>
      {mp.name = "params.b2", mp.pair = 4 : i64,
       mp.role = #mp.role<parameter>},
    %v_w1: tensor<8x32xf32>
      {mp.name = "velocity.w1", mp.pair = 5 : i64,
       mp.role = #mp.role<optimizer_state>},
    %v_b1: tensor<32xf32>
      {mp.name = "velocity.b1", mp.pair = 6 : i64,
       mp.role = #mp.role<optimizer_state>},
    %v_w2: tensor<32x1xf32>
      {mp.name = "velocity.w2", mp.pair = 7 : i64,
       mp.role = #mp.role<optimizer_state>},
    %v_b2: tensor<1xf32>
      {mp.name = "velocity.b2", mp.pair = 8 : i64,
       mp.role = #mp.role<optimizer_state>},
    %units: tensor<19xf32>
      {mp.name = "units", mp.pair = 9 : i64,
       mp.role = #mp.role<optimizer_state>},
    %history: tensor<19x16xf32>
      {mp.name = "history", mp.pair = 10 : i64,
       mp.role = #mp.role<optimizer_state>},
    %filled: tensor<19xf32>
      {mp.name = "filled", mp.pair = 11 : i64,
       mp.role = #mp.role<optimizer_state>},
    %overflows: tensor<19xi32>
      {mp.name = "overflows", mp.pair = 12 : i64,
       mp.role = #mp.role<optimizer_state>},
    %batch: tensor<64x8xf32>
      {mp.name = "x", mp.role = #mp.role<batch>},
    %t: tensor<64x1xf32>
      {mp.name = "t", mp.role = #mp.role<batch>})
    -> (tensor<f32>
          {mp.name = "loss", mp.role = #mp.role<loss>},
        tensor<8x32xf32>
          {mp.name = "params.w1", mp.role = #mp.role<new_parameter>},
        tensor<32xf32>
          {mp.name = "params.b1", mp.role = #mp.role<new_parameter>},
        tensor<32x1xf32>
          {mp.name = "params.w2", mp.role = #mp.role<new_parameter>},
        tensor<1xf32>
          {mp.name = "params.b2", mp.role = #mp.role<new_parameter>},
        tensor<8x32xf32>
          {mp.name = "velocity.w1", mp.role = #mp.role<new_state>},
        tensor<32xf32>
          {mp.name = "velocity.b1", mp.role = #mp.role<new_state>},
        tensor<32x1xf32>
          {mp.name = "velocity.w2", mp.role = #mp.role<new_state>},
        tensor<1xf32>
          {mp.name = "velocity.b2", mp.role = #mp.role<new_state>},
        tensor<19xf32>
          {mp.name = "units", mp.role = #mp.role<new_state>},
        tensor<19x16xf32>
          {mp.name = "history", mp.role = #mp.role<new_state>},
        tensor<19xf32>
          {mp.name = "filled", mp.role = #mp.role<new_state>},
        tensor<19xi32>
          {mp.name = "overflows", mp.role = #mp.role<new_state>},
        tensor<19xf32>
          {mp.name = "greatest", mp.role = #mp.role<metric>}) {
  %ones = arith.constant dense<1.0> : tensor<64x32xf32>
  %twos = arith.constant dense<0.03125> : tensor<64x1xf32> // 2 / 64
  %mean = arith.constant dense<0.015625> : tensor<f32> // 1 / 64
  // Forward.
  %u0 = mp.slice %units start [0] limit [1] strides [1]
     : tensor<19xf32> to tensor<1xf32>
  %x, %g0 = call @store_64x8(%batch, %u0)
     : (tensor<64x8xf32>, tensor<1xf32>) -> (tensor<64x8xf32>, tensor<1xf32>)
  %xw = mp.dot %x, %w1 contracting [1] x [0]
     : (tensor<64x8xf32>, tensor<8x32xf32>) -> tensor<64x32xf32>
  %b1s = mp.broadcast %b1 dims [1] : tensor<32xf32> to tensor<64x32xf32>
  %sum1 = arith.addf %xw, %b1s : tensor<64x32xf32>
  %u1 = mp.slice %units start [1] limit [2] strides [1]
     : tensor<19xf32> to tensor<1xf32>
  %s, %g1 = call @store_64x32(%sum1, %u1)
     : (tensor<64x32xf32>, tensor<1xf32>) -> (tensor<64x32xf32>, tensor<1xf32>)
  %tanh = math.tanh %s : tensor<64x32xf32>
  %u2 = mp.slice %units start [2] limit [3] strides [1]
     : tensor<19xf32> to tensor<1xf32>
  %h, %g2 = call @store_64x32(%tanh, %u2)
     : (tensor<64x32xf32>, tensor<1xf32>) -> (tensor<64x32xf32>, tensor<1xf32>)
  %hw = mp.dot %h, %w2 contracting [1] x [0]
     : (tensor<64x32xf32>, tensor<32x1xf32>) -> tensor<64x1xf32>
  %b2s = mp.broadcast %b2 dims [1] : tensor<1xf32> to tensor<64x1xf32>
  %sum2 = arith.addf %hw, %b2s : tensor<64x1xf32>
  %u3 = mp.slice %units start [3] limit [4] strides [1]
     : tensor<19xf32> to tensor<1xf32>
  %z, %g3 = call @store_64x1(%sum2, %u3)
     : (tensor<64x1xf32>, tensor<1xf32>) -> (tensor<64x1xf32>, tensor<1xf32>)
  %d = arith.subf %z, %t : tensor<64x1xf32>
  %dd = arith.mulf %d, %d : tensor<64x1xf32>
  %total = mp.reduce add %dd dims [0, 1] : tensor<64x1xf32> to tensor<f32>
  %loss = arith.mulf %total, %mean : tensor<f32>
  // Backward.
  %slope2 = arith.mulf %d, %twos : tensor<64x1xf32>
  %u4 = mp.slice %units start [4] limit [5] strides [1]
     : tensor<19xf32> to tensor<1xf32>
  %dz, %g4 = call @store_64x1(%slope2, %u4)
     : (tensor<64x1xf32>, tensor<1xf32>) -> (tensor<64x1xf32>, tensor<1xf32>)
  %hdz = mp.dot %h, %dz contracting [0] x [0]
     : (tensor<64x32xf32>, tensor<64x1xf32>) -> tensor<32x1xf32>
  %u5 = mp.slice %units start [5] limit [6] strides [1]
     : tensor<19xf32> to tensor<1xf32>
  %dw2, %g5 = call @store_32x1(%hdz, %u5)
     : (tensor<32x1xf32>, tensor<1xf32>) -> (tensor<32x1xf32>, tensor<1xf32>)
  %sumdz = mp.reduce add %dz dims [0] : tensor<64x1xf32> to tensor<1xf32>
  %u6 = mp.slice %units start [6] limit [7] strides [1]
     : tensor<19xf32> to tensor<1xf32>
  %db2, %g6 = call @store_1(%sumdz, %u6)
     : (tensor<1xf32>, tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>)
  %dzw = mp.dot %dz, %w2 contracting [1] x [1]
     : (tensor<64x1xf32>, tensor<32x1xf32>) -> tensor<64x32xf32>
  %u7 = mp.slice %units start [7] limit [8] strides [1]
     : tensor<19xf32> to tensor<1xf32>
  %dh, %g7 = call @store_64x32(%dzw, %u7)
     : (tensor<64x32xf32>, tensor<1xf32>) -> (tensor<64x32xf32>, tensor<1xf32>)
  %hh = arith.mulf %h, %h : tensor<64x32xf32>
  %slope = arith.subf %ones, %hh : tensor<64x32xf32>
  %slope1 = arith.mulf %dh, %slope : tensor<64x32xf32>
  %u8 = mp.slice %units start [8] limit [9] strides [1]
     : tensor<19xf32> to tensor<1xf32>
  %ds, %g8 = call @store_64x32(%slope1, %u8)
     : (tensor<64x32xf32>, tensor<1xf32>) -> (tensor<64x32xf32>, tensor<1xf32>)
  %xds = mp.dot %x, %ds contracting [0] x [0]
     : (tensor<64x8xf32>, tensor<64x32xf32>) -> tensor<8x32xf32>
  %u9 = mp.slice %units start [9] limit [10] strides [1]
     : tensor<19xf32> to tensor<1xf32>
  %dw1, %g9 = call @store_8x32(%xds, %u9)
     : (tensor<8x32xf32>, tensor<1xf32>) -> (tensor<8x32xf32>, tensor<1xf32>)
  %sumds = mp.reduce add %ds dims [0] : tensor<64x32xf32> to tensor<32xf32>
  %u10 = mp.slice %units start [10] limit [11] strides [1]
     : tensor<19xf32> to tensor<1xf32>
  %db1, %g10 = call @store_32(%sumds, %u10)
     : (tensor<32xf32>, tensor<1xf32>) -> (tensor<32xf32>, tensor<1xf32>)
  // Momentum of 0.9, a rate of 0.02.
  %rate_w1 = arith.constant dense<0.02> : tensor<8x32xf32>
  %momentum_w1 = arith.constant dense<0.9> : tensor<8x32xf32>
  %old_w1 = arith.mulf %v_w1, %momentum_w1 : tensor<8x32xf32>
  %moved_w1 = arith.addf %old_w1, %dw1 : tensor<8x32xf32>
  %u11 = mp.slice %units start [11] limit [12] strides [1]
     : tensor<19xf32> to tensor<1xf32>
  %new_v_w1, %g11 = call @store_8x32(%moved_w1, %u11)
     : (tensor<8x32xf32>, tensor<1xf32>) -> (tensor<8x32xf32>, tensor<1xf32>)
  %step_w1 = arith.mulf %new_v_w1, %rate_w1 : tensor<8x32xf32>
  %next_w1 = arith.subf %w1, %step_w1 : tensor<8x32xf32>
  %u15 = mp.slice %units start [15] limit [16] strides [1]
     : tensor<19xf32> to tensor<1xf32>
  %new_w1, %g15 = call @store_8x32(%next_w1, %u15)
     : (tensor<8x32xf32>, tensor<1xf32>) -> (tensor<8x32xf32>, tensor<1xf32>)
  %rate_b1 = arith.constant dense<0.02> : tensor<32xf32>
  %momentum_b1 = arith.constant dense<0.9> : tensor<32xf32>
  %old_b1 = arith.mulf %v_b1, %momentum_b1 : tensor<32xf32>
  %moved_b1 = arith.addf %old_b1, %db1 : tensor<32xf32>
  %u12 = mp.slice %units start [12] limit [13] strides [1]
     : tensor<19xf32> to tensor<1xf32>
  %new_v_b1, %g12 = call @store_32(%moved_b1, %u12)
     : (tensor<32xf32>, tensor<1xf32>) -> (tensor<32xf32>, tensor<1xf32>)
  %step_b1 = arith.mulf %new_v_b1, %rate_b1 : tensor<32xf32>
  %next_b1 = arith.subf %b1, %step_b1 : tensor<32xf32>
  %u16 = mp.slice %units start [16] limit [17] strides [1]
     : tensor<19xf32> to tensor<1xf32>
  %new_b1, %g16 = call @store_32(%next_b1, %u16)
     : (tensor<32xf32>, tensor<1xf32>) -> (tensor<32xf32>, tensor<1xf32>)
  %rate_w2 = arith.constant dense<0.02> : tensor<32x1xf32>
  %momentum_w2 = arith.constant dense<0.9> : tensor<32x1xf32>
  %old_w2 = arith.mulf %v_w2, %momentum_w2 : tensor<32x1xf32>
  %moved_w2 = arith.addf %old_w2, %dw2 : tensor<32x1xf32>
  %u13 = mp.slice %units start [13] limit [14] strides [1]
     : tensor<19xf32> to tensor<1xf32>
  %new_v_w2, %g13 = call @store_32x1(%moved_w2, %u13)
     : (tensor<32x1xf32>, tensor<1xf32>) -> (tensor<32x1xf32>, tensor<1xf32>)
  %step_w2 = arith.mulf %new_v_w2, %rate_w2 : tensor<32x1xf32>
  %next_w2 = arith.subf %w2, %step_w2 : tensor<32x1xf32>
  %u17 = mp.slice %units start [17] limit [18] strides [1]
     : tensor<19xf32> to tensor<1xf32>
  %new_w2, %g17 = call @store_32x1(%next_w2, %u17)
     : (tensor<32x1xf32>, tensor<1xf32>) -> (tensor<32x1xf32>, tensor<1xf32>)
  %rate_b2 = arith.constant dense<0.02> : tensor<1xf32>
  %momentum_b2 = arith.constant dense<0.9> : tensor<1xf32>
  %old_b2 = arith.mulf %v_b2, %momentum_b2 : tensor<1xf32>
  %moved_b2 = arith.addf %old_b2, %db2 : tensor<1xf32>
  %u14 = mp.slice %units start [14] limit [15] strides [1]
     : tensor<19xf32> to tensor<1xf32>
  %new_v_b2, %g14 = call @store_1(%moved_b2, %u14)
     : (tensor<1xf32>, tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>)
  %step_b2 = arith.mulf %new_v_b2, %rate_b2 : tensor<1xf32>
  %next_b2 = arith.subf %b2, %step_b2 : tensor<1xf32>
  %u18 = mp.slice %units start [18] limit [19] strides [1]
     : tensor<19xf32> to tensor<1xf32>
  %new_b2, %g18 = call @store_1(%next_b2, %u18)
     : (tensor<1xf32>, tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>)
  // Units.
  %greatest = mp.concat %g0, %g1, %g2, %g3, %g4, %g5, %g6, %g7, %g8, %g9,
     %g10, %g11, %g12, %g13, %g14, %g15, %g16, %g17, %g18 dim 0
     : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
        tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
        tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
        tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>,
        tensor<1xf32>, tensor<1xf32>, tensor<1xf32>)
     -> tensor<19xf32>
  %next_units, %next_history, %next_filled, %over = call @autoflex(
      %greatest, %units, %history, %filled)
     : (tensor<19xf32>, tensor<19xf32>, tensor<19x16xf32>, tensor<19xf32>)
     -> (tensor<19xf32>, tensor<19x16xf32>, tensor<19xf32>, tensor<19xi1>)
  %overflowed = arith.extui %over : tensor<19xi1> to tensor<19xi32>
  %next_overflows = arith.addi %overflows, %overflowed : tensor<19xi32>
  return %loss, %new_w1, %new_b1, %new_w2, %new_b2,
      %new_v_w1, %new_v_b1, %new_v_w2, %new_v_b2,
      %next_units, %next_history, %next_filled, %next_overflows, %greatest
    : tensor<f32>, tensor<8x32xf32>, tensor<32xf32>, tensor<32x1xf32>,
      tensor<1xf32>, tensor<8x32xf32>, tensor<32xf32>, tensor<32x1xf32>,
      tensor<1xf32>, tensor<19xf32>, tensor<19x16xf32>, tensor<19xf32>,
      tensor<19xi32>, tensor<19xf32>
}
