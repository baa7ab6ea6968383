// T18: dot products of numbers with a shared exponent, in integers. A row of
// numbers is 16-bit integers times one power of two, by the exponent of its
// greatest number. Products are added in 32 bits, which wrap, 32 at a time, and
// the sums of these chunks in 64 bits and in f32.

// The integers of rows, and the unit of each row.
func.func private @quantize(%x: tensor<201x4096xf32>)
    -> (tensor<201x4096xi16>, tensor<201xf32>) {
  %exponent_bits = arith.constant dense<0x7F800000> : tensor<201xi32>
  %finest = arith.constant dense<6.103515625e-05> : tensor<201xf32> // 2^-14
  %most = arith.constant dense<32767.0> : tensor<201x4096xf32>
  %least = arith.constant dense<-32767.0> : tensor<201x4096xf32>
  // 2^exponent of the greatest number; in that unit numbers are below 2.
  %abs = math.absf %x : tensor<201x4096xf32>
  %amax = mp.reduce max %abs dims [1] : tensor<201x4096xf32> to tensor<201xf32>
  %bits = arith.bitcast %amax : tensor<201xf32> to tensor<201xi32>
  %exponent = arith.andi %bits, %exponent_bits : tensor<201xi32>
  %power = arith.bitcast %exponent : tensor<201xi32> to tensor<201xf32>
  %unit = arith.mulf %power, %finest : tensor<201xf32>
  %units = mp.broadcast %unit dims [0]
     : tensor<201xf32> to tensor<201x4096xf32>
  %scaled = arith.divf %x, %units : tensor<201x4096xf32>
  %rounded = math.roundeven %scaled : tensor<201x4096xf32>
  %below = arith.minimumf %rounded, %most : tensor<201x4096xf32>
  %inside = arith.maximumf %below, %least : tensor<201x4096xf32>
  %integers = arith.fptosi %inside
     : tensor<201x4096xf32> to tensor<201x4096xi16>
  return %integers, %unit : tensor<201x4096xi16>, tensor<201xf32>
}

func.func @main(%x: tensor<201x4096xf32> {mp.name = "x"},
                %y: tensor<201x4096xf32> {mp.name = "y"})
    -> (tensor<201xi64> {mp.name = "integers"},
        tensor<201xf32> {mp.name = "dots"}) {
  %a, %unit_a = call @quantize(%x)
     : (tensor<201x4096xf32>) -> (tensor<201x4096xi16>, tensor<201xf32>)
  %b, %unit_b = call @quantize(%y)
     : (tensor<201x4096xf32>) -> (tensor<201x4096xi16>, tensor<201xf32>)
  %as = mp.reshape %a : tensor<201x4096xi16> to tensor<201x128x32xi16>
  %bs = mp.reshape %b : tensor<201x4096xi16> to tensor<201x128x32xi16>
  %chunks = mp.dot %as, %bs batching [0, 1] x [0, 1] contracting [2] x [2]
     : (tensor<201x128x32xi16>, tensor<201x128x32xi16>) -> tensor<201x128xi32>
  %long = arith.extsi %chunks : tensor<201x128xi32> to tensor<201x128xi64>
  %sum = mp.reduce add %long dims [1] : tensor<201x128xi64> to tensor<201xi64>
  %floats = arith.sitofp %chunks : tensor<201x128xi32> to tensor<201x128xf32>
  %total = mp.reduce add %floats dims [1]
     : tensor<201x128xf32> to tensor<201xf32>
  %half = arith.mulf %total, %unit_a : tensor<201xf32>
  %dots = arith.mulf %half, %unit_b : tensor<201xf32>
  return %sum, %dots : tensor<201xi64>, tensor<201xf32>
}
