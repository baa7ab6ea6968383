// Attention over edges takes the largest of each node from the others; of a node
// without an edge it is -infinity, and 0 stands for it. One summand of each other
// node is 1, and nothing that is divided by their sum grows.
//
// RUN: mp-opt %s --mp-amp=dtype=f16 --split-input-file 2>/dev/null | FileCheck %s

// The guard asks the maximum itself.
module {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}} : (tensor<24xf16>, tensor<24x16xf16>) -> tensor<16xf32>
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0}, %v: tensor<16xf32> {mp.role = #mp.role<parameter>, mp.pair = 1}, %x: tensor<24x16xf32> {mp.role = #mp.role<batch>}, %i: tensor<24x1xi32> {mp.role = #mp.role<batch>}, %t: tensor<24xf32> {mp.role = #mp.role<batch>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<new_parameter>}, tensor<16xf32> {mp.role = #mp.role<new_parameter>}, tensor<f32> {mp.role = #mp.role<loss>}) {
  %none = arith.constant dense<0xFF800000> : tensor<8xf32>
  %zero = arith.constant dense<0.0> : tensor<8xf32>
  %one = arith.constant dense<1.0> : tensor<24xf32>
  %eps = arith.constant dense<1.0e-16> : tensor<24xf32>
  %rate = arith.constant dense<0.1> : tensor<16x16xf32>
  %rate1 = arith.constant dense<0.1> : tensor<16xf32>
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<24x16xf32>, tensor<16x16xf32>) -> tensor<24x16xf32>
  %a = mp.dot %h, %v contracting [1] x [0] : (tensor<24x16xf32>, tensor<16xf32>) -> tensor<24xf32>
  %max = mp.scatter max %none, %i, %a window [] inserted [0] start [0] index_vector 1 : (tensor<8xf32>, tensor<24x1xi32>, tensor<24xf32>) -> tensor<8xf32>
  %finite = math.isfinite %max : tensor<8xf32>
  %kept = arith.select %finite, %max, %zero : tensor<8xi1>, tensor<8xf32>
  %most = mp.gather %kept, %i slice [1] offset [] collapsed [0] start [0] index_vector 1 : (tensor<8xf32>, tensor<24x1xi32>) -> tensor<24xf32>
  %shifted = arith.subf %a, %most : tensor<24xf32>
  %e = math.exp %shifted : tensor<24xf32>
  %sum = mp.scatter add %zero, %i, %e window [] inserted [0] start [0] index_vector 1 : (tensor<8xf32>, tensor<24x1xi32>, tensor<24xf32>) -> tensor<8xf32>
  %own = mp.gather %sum, %i slice [1] offset [] collapsed [0] start [0] index_vector 1 : (tensor<8xf32>, tensor<24x1xi32>) -> tensor<24xf32>
  %some = arith.addf %own, %eps : tensor<24xf32>
  %weighed = arith.mulf %t, %e : tensor<24xf32>
  %share = arith.divf %weighed, %some : tensor<24xf32>
  %loss = mp.reduce add %share dims [0] : tensor<24xf32> to tensor<f32>
  %square = arith.mulf %some, %some : tensor<24xf32>
  %inverse = arith.divf %one, %square : tensor<24xf32>
  %change = arith.mulf %inverse, %weighed : tensor<24xf32>
  %less = arith.negf %change : tensor<24xf32>
  %part = arith.divf %one, %some : tensor<24xf32>
  %all = mp.scatter add %zero, %i, %less window [] inserted [0] start [0] index_vector 1 : (tensor<8xf32>, tensor<24x1xi32>, tensor<24xf32>) -> tensor<8xf32>
  %first = arith.mulf %t, %part : tensor<24xf32>
  %rest = mp.gather %all, %i slice [1] offset [] collapsed [0] start [0] index_vector 1 : (tensor<8xf32>, tensor<24x1xi32>) -> tensor<24xf32>
  %both = arith.addf %first, %rest : tensor<24xf32>
  %da = arith.mulf %both, %e : tensor<24xf32>
  %dv = mp.dot %da, %h contracting [0] x [0] : (tensor<24xf32>, tensor<24x16xf32>) -> tensor<16xf32>
  %dh = mp.dot %da, %v : (tensor<24xf32>, tensor<16xf32>) -> tensor<24x16xf32>
  %dw = mp.dot %x, %dh contracting [0] x [0] : (tensor<24x16xf32>, tensor<24x16xf32>) -> tensor<16x16xf32>
  %sw = arith.mulf %rate, %dw : tensor<16x16xf32>
  %w1 = arith.subf %w, %sw : tensor<16x16xf32>
  %sv = arith.mulf %rate1, %dv : tensor<16xf32>
  %v1 = arith.subf %v, %sv : tensor<16xf32>
  return %w1, %v1, %loss : tensor<16x16xf32>, tensor<16xf32>, tensor<f32>
}
}

// -----

// It asks another value, so that 0 may stand for any maximum.
module {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}}kept_wide = "operand 0 is not known to be bounded"{{.*}} -> tensor<16xf32>
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0}, %v: tensor<16xf32> {mp.role = #mp.role<parameter>, mp.pair = 1}, %x: tensor<24x16xf32> {mp.role = #mp.role<batch>}, %i: tensor<24x1xi32> {mp.role = #mp.role<batch>}, %t: tensor<24xf32> {mp.role = #mp.role<batch>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<new_parameter>}, tensor<16xf32> {mp.role = #mp.role<new_parameter>}, tensor<f32> {mp.role = #mp.role<loss>}) {
  %none = arith.constant dense<0xFF800000> : tensor<8xf32>
  %zero = arith.constant dense<0.0> : tensor<8xf32>
  %one = arith.constant dense<1.0> : tensor<24xf32>
  %eps = arith.constant dense<1.0e-16> : tensor<24xf32>
  %rate = arith.constant dense<0.1> : tensor<16x16xf32>
  %rate1 = arith.constant dense<0.1> : tensor<16xf32>
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<24x16xf32>, tensor<16x16xf32>) -> tensor<24x16xf32>
  %a = mp.dot %h, %v contracting [1] x [0] : (tensor<24x16xf32>, tensor<16xf32>) -> tensor<24xf32>
  %max = mp.scatter max %none, %i, %a window [] inserted [0] start [0] index_vector 1 : (tensor<8xf32>, tensor<24x1xi32>, tensor<24xf32>) -> tensor<8xf32>
  %last = mp.slice %t start [0] limit [8] strides [1] : tensor<24xf32> to tensor<8xf32>
  %finite = math.isfinite %last : tensor<8xf32>
  %kept = arith.select %finite, %max, %zero : tensor<8xi1>, tensor<8xf32>
  %most = mp.gather %kept, %i slice [1] offset [] collapsed [0] start [0] index_vector 1 : (tensor<8xf32>, tensor<24x1xi32>) -> tensor<24xf32>
  %shifted = arith.subf %a, %most : tensor<24xf32>
  %e = math.exp %shifted : tensor<24xf32>
  %sum = mp.scatter add %zero, %i, %e window [] inserted [0] start [0] index_vector 1 : (tensor<8xf32>, tensor<24x1xi32>, tensor<24xf32>) -> tensor<8xf32>
  %own = mp.gather %sum, %i slice [1] offset [] collapsed [0] start [0] index_vector 1 : (tensor<8xf32>, tensor<24x1xi32>) -> tensor<24xf32>
  %some = arith.addf %own, %eps : tensor<24xf32>
  %weighed = arith.mulf %t, %e : tensor<24xf32>
  %share = arith.divf %weighed, %some : tensor<24xf32>
  %loss = mp.reduce add %share dims [0] : tensor<24xf32> to tensor<f32>
  %square = arith.mulf %some, %some : tensor<24xf32>
  %inverse = arith.divf %one, %square : tensor<24xf32>
  %change = arith.mulf %inverse, %weighed : tensor<24xf32>
  %less = arith.negf %change : tensor<24xf32>
  %part = arith.divf %one, %some : tensor<24xf32>
  %all = mp.scatter add %zero, %i, %less window [] inserted [0] start [0] index_vector 1 : (tensor<8xf32>, tensor<24x1xi32>, tensor<24xf32>) -> tensor<8xf32>
  %first = arith.mulf %t, %part : tensor<24xf32>
  %rest = mp.gather %all, %i slice [1] offset [] collapsed [0] start [0] index_vector 1 : (tensor<8xf32>, tensor<24x1xi32>) -> tensor<24xf32>
  %both = arith.addf %first, %rest : tensor<24xf32>
  %da = arith.mulf %both, %e : tensor<24xf32>
  %dv = mp.dot %da, %h contracting [0] x [0] : (tensor<24xf32>, tensor<24x16xf32>) -> tensor<16xf32>
  %dh = mp.dot %da, %v : (tensor<24xf32>, tensor<16xf32>) -> tensor<24x16xf32>
  %dw = mp.dot %x, %dh contracting [0] x [0] : (tensor<24x16xf32>, tensor<24x16xf32>) -> tensor<16x16xf32>
  %sw = arith.mulf %rate, %dw : tensor<16x16xf32>
  %w1 = arith.subf %w, %sw : tensor<16x16xf32>
  %sv = arith.mulf %rate1, %dv : tensor<16xf32>
  %v1 = arith.subf %v, %sv : tensor<16xf32>
  return %w1, %v1, %loss : tensor<16x16xf32>, tensor<16xf32>, tensor<f32>
}
}

// -----

// Nothing is 1 below twice the maximum.
module {
// CHECK-LABEL: func.func @main
// CHECK: mp.dot {{.*}}kept_wide = "operand 0 is not known to be bounded"{{.*}} -> tensor<16xf32>
func.func @main(%w: tensor<16x16xf32> {mp.role = #mp.role<parameter>, mp.pair = 0}, %v: tensor<16xf32> {mp.role = #mp.role<parameter>, mp.pair = 1}, %x: tensor<24x16xf32> {mp.role = #mp.role<batch>}, %i: tensor<24x1xi32> {mp.role = #mp.role<batch>}, %t: tensor<24xf32> {mp.role = #mp.role<batch>})
    -> (tensor<16x16xf32> {mp.role = #mp.role<new_parameter>}, tensor<16xf32> {mp.role = #mp.role<new_parameter>}, tensor<f32> {mp.role = #mp.role<loss>}) {
  %none = arith.constant dense<0xFF800000> : tensor<8xf32>
  %zero = arith.constant dense<0.0> : tensor<8xf32>
  %one = arith.constant dense<1.0> : tensor<24xf32>
  %eps = arith.constant dense<1.0e-16> : tensor<24xf32>
  %rate = arith.constant dense<0.1> : tensor<16x16xf32>
  %rate1 = arith.constant dense<0.1> : tensor<16xf32>
  %h = mp.dot %x, %w contracting [1] x [0] : (tensor<24x16xf32>, tensor<16x16xf32>) -> tensor<24x16xf32>
  %a = mp.dot %h, %v contracting [1] x [0] : (tensor<24x16xf32>, tensor<16xf32>) -> tensor<24xf32>
  %max = mp.scatter max %none, %i, %a window [] inserted [0] start [0] index_vector 1 : (tensor<8xf32>, tensor<24x1xi32>, tensor<24xf32>) -> tensor<8xf32>
  %finite = math.isfinite %max : tensor<8xf32>
  %twice = arith.addf %max, %max : tensor<8xf32>
  %kept = arith.select %finite, %twice, %zero : tensor<8xi1>, tensor<8xf32>
  %most = mp.gather %kept, %i slice [1] offset [] collapsed [0] start [0] index_vector 1 : (tensor<8xf32>, tensor<24x1xi32>) -> tensor<24xf32>
  %shifted = arith.subf %a, %most : tensor<24xf32>
  %e = math.exp %shifted : tensor<24xf32>
  %sum = mp.scatter add %zero, %i, %e window [] inserted [0] start [0] index_vector 1 : (tensor<8xf32>, tensor<24x1xi32>, tensor<24xf32>) -> tensor<8xf32>
  %own = mp.gather %sum, %i slice [1] offset [] collapsed [0] start [0] index_vector 1 : (tensor<8xf32>, tensor<24x1xi32>) -> tensor<24xf32>
  %some = arith.addf %own, %eps : tensor<24xf32>
  %weighed = arith.mulf %t, %e : tensor<24xf32>
  %share = arith.divf %weighed, %some : tensor<24xf32>
  %loss = mp.reduce add %share dims [0] : tensor<24xf32> to tensor<f32>
  %square = arith.mulf %some, %some : tensor<24xf32>
  %inverse = arith.divf %one, %square : tensor<24xf32>
  %change = arith.mulf %inverse, %weighed : tensor<24xf32>
  %less = arith.negf %change : tensor<24xf32>
  %part = arith.divf %one, %some : tensor<24xf32>
  %all = mp.scatter add %zero, %i, %less window [] inserted [0] start [0] index_vector 1 : (tensor<8xf32>, tensor<24x1xi32>, tensor<24xf32>) -> tensor<8xf32>
  %first = arith.mulf %t, %part : tensor<24xf32>
  %rest = mp.gather %all, %i slice [1] offset [] collapsed [0] start [0] index_vector 1 : (tensor<8xf32>, tensor<24x1xi32>) -> tensor<24xf32>
  %both = arith.addf %first, %rest : tensor<24xf32>
  %da = arith.mulf %both, %e : tensor<24xf32>
  %dv = mp.dot %da, %h contracting [0] x [0] : (tensor<24xf32>, tensor<24x16xf32>) -> tensor<16xf32>
  %dh = mp.dot %da, %v : (tensor<24xf32>, tensor<16xf32>) -> tensor<24x16xf32>
  %dw = mp.dot %x, %dh contracting [0] x [0] : (tensor<24x16xf32>, tensor<24x16xf32>) -> tensor<16x16xf32>
  %sw = arith.mulf %rate, %dw : tensor<16x16xf32>
  %w1 = arith.subf %w, %sw : tensor<16x16xf32>
  %sv = arith.mulf %rate1, %dv : tensor<16xf32>
  %v1 = arith.subf %v, %sv : tensor<16xf32>
  return %w1, %v1, %loss : tensor<16x16xf32>, tensor<16xf32>, tensor<f32>
}
}
