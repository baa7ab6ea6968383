// RUN: %python %S/elementwise.py inputs %t.in.npz
// RUN: mp-run %s --inputs=%t.in.npz --outputs=%t.out.npz
// RUN: %python %S/elementwise.py check %t.in.npz %t.out.npz

// f16 results must be those of NumPy bit by bit: one f32 operation, one rounding.
func.func @main(%x: tensor<8064xf16>, %y: tensor<8064xf16>, %z: tensor<8064xf32>,
                %i: tensor<64xi32>, %j: tensor<64xi32>)
    -> (tensor<8064xf16>, tensor<8064xf16>, tensor<8064xf16>, tensor<8064xf16>,
        tensor<8064xf16>, tensor<8064xf16>, tensor<8064xi1>, tensor<8064xi1>,
        tensor<8064xf16>, tensor<8064xbf16>, tensor<8064xf32>,
        tensor<64xi32>, tensor<64xi32>, tensor<64xi32>, tensor<64xi32>,
        tensor<64xi32>, tensor<64xi32>, tensor<64xi1>, tensor<64xf32>,
        tensor<64xi1>, tensor<64xi32>, tensor<64xi32>, tensor<64xi32>,
        tensor<8064xi1>) {
  %add = arith.addf %x, %y : tensor<8064xf16>
  %sub = arith.subf %x, %y : tensor<8064xf16>
  %mul = arith.mulf %x, %y : tensor<8064xf16>
  %div = arith.divf %x, %y : tensor<8064xf16>
  %abs = math.absf %x : tensor<8064xf16>
  %sqrt = math.sqrt %abs : tensor<8064xf16>
  %max = arith.maximumf %x, %y : tensor<8064xf16>
  %lt = arith.cmpf olt, %x, %y : tensor<8064xf16>
  %ugt = arith.cmpf ugt, %x, %y : tensor<8064xf16>
  %select = arith.select %lt, %x, %y : tensor<8064xi1>, tensor<8064xf16>
  %zb = mp.cast %z : tensor<8064xf32> to tensor<8064xbf16>
  %square = arith.mulf %zb, %zb : tensor<8064xbf16>
  %five = arith.constant dense<5.0> : tensor<8064xf32>
  %low = arith.minimumf %z, %five : tensor<8064xf32>
  %exp = math.exp %low : tensor<8064xf32>
  %idiv = arith.divsi %i, %j : tensor<64xi32>
  %irem = arith.remsi %i, %j : tensor<64xi32>
  %shl = arith.shli %i, %j : tensor<64xi32>
  %shru = arith.shrui %i, %j : tensor<64xi32>
  %shrs = arith.shrsi %i, %j : tensor<64xi32>
  %imul = arith.muli %i, %j : tensor<64xi32>
  %ult = arith.cmpi ult, %i, %j : tensor<64xi32>
  %float = arith.sitofp %i : tensor<64xi32> to tensor<64xf32>
  %slt = arith.cmpi slt, %i, %j : tensor<64xi32>
  %one = arith.constant dense<1> : tensor<64xi32>
  %odd = arith.ori %j, %one : tensor<64xi32>
  %floor = arith.floordivsi %i, %odd : tensor<64xi32>
  %ceil = arith.ceildivsi %i, %odd : tensor<64xi32>
  %ceilu = arith.ceildivui %i, %odd : tensor<64xi32>
  %normal = math.isnormal %x : tensor<8064xf16>
  return %add, %sub, %mul, %div, %sqrt, %max, %lt, %ugt, %select, %square,
         %exp, %idiv, %irem, %shl, %shru, %shrs, %imul, %ult, %float, %slt,
         %floor, %ceil, %ceilu, %normal
       : tensor<8064xf16>, tensor<8064xf16>, tensor<8064xf16>, tensor<8064xf16>,
         tensor<8064xf16>, tensor<8064xf16>, tensor<8064xi1>, tensor<8064xi1>,
         tensor<8064xf16>, tensor<8064xbf16>, tensor<8064xf32>,
         tensor<64xi32>, tensor<64xi32>, tensor<64xi32>, tensor<64xi32>,
         tensor<64xi32>, tensor<64xi32>, tensor<64xi1>, tensor<64xf32>,
         tensor<64xi1>, tensor<64xi32>, tensor<64xi32>, tensor<64xi32>,
         tensor<8064xi1>
}
