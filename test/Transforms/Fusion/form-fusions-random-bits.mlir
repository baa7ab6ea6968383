// Two dropouts of JAX: all rounds of the generator are in the kernel that chooses,
// with its counters, and no words of random bits are in memory. Of 16 ops at most
// they would be.
// RUN: mp-opt %s --mp-form-fusions | FileCheck %s
// RUN: mp-opt %s --mp-form-fusions=max-ops=16 | FileCheck %s --check-prefix=FEW

// CHECK-COUNT-2: mp.fusion pointwise ins(%arg1, %{{.*}} : tensor<i32>, tensor<i32>, tensor<64x1024xf32>) -> tensor<64x1024xf32>
// CHECK-NOT:     mp.fusion
// CHECK:         return
// FEW:           mp.fusion {{.*}} -> tensor<64x1024xi32>, tensor<64x1024xi32>
func.func @main(%x: tensor<64x1024xf32>, %k0: tensor<ui32>, %k1: tensor<ui32>, %k2: tensor<ui32>)
    -> (tensor<64x1024xf32>, tensor<64x1024xf32>) {
  %rows = stablehlo.iota dim = 0 : tensor<64x1024xui32>
  %columns = stablehlo.iota dim = 1 : tensor<64x1024xui32>
  %width = stablehlo.constant dense<1024> : tensor<64x1024xui32>
  %high = stablehlo.constant dense<0> : tensor<64x1024xui32>
  %nine = stablehlo.constant dense<9> : tensor<64x1024xui32>
  %ones = stablehlo.constant dense<1065353216> : tensor<64x1024xui32>
  %limit = stablehlo.constant dense<1.9> : tensor<64x1024xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<64x1024xf32>
  %start = stablehlo.multiply %rows, %width : tensor<64x1024xui32>
  %low = stablehlo.add %start, %columns : tensor<64x1024xui32>
  %a = stablehlo.broadcast_in_dim %k0, dims = [] : (tensor<ui32>) -> tensor<64x1024xui32>
  %b = stablehlo.broadcast_in_dim %k1, dims = [] : (tensor<ui32>) -> tensor<64x1024xui32>
  %c = stablehlo.broadcast_in_dim %k2, dims = [] : (tensor<ui32>) -> tensor<64x1024xui32>
  %p:2 = stablehlo.custom_call @cu_threefry2x32_ffi(%a, %b, %high, %low)
     : (tensor<64x1024xui32>, tensor<64x1024xui32>, tensor<64x1024xui32>, tensor<64x1024xui32>) -> (tensor<64x1024xui32>, tensor<64x1024xui32>)
  %q:2 = stablehlo.custom_call @cu_threefry2x32_ffi(%a, %c, %high, %low)
     : (tensor<64x1024xui32>, tensor<64x1024xui32>, tensor<64x1024xui32>, tensor<64x1024xui32>) -> (tensor<64x1024xui32>, tensor<64x1024xui32>)
  %pw = stablehlo.xor %p#0, %p#1 : tensor<64x1024xui32>
  %qw = stablehlo.xor %q#0, %q#1 : tensor<64x1024xui32>
  %ps = stablehlo.shift_right_logical %pw, %nine : tensor<64x1024xui32>
  %qs = stablehlo.shift_right_logical %qw, %nine : tensor<64x1024xui32>
  %pf = stablehlo.or %ps, %ones : tensor<64x1024xui32>
  %qf = stablehlo.or %qs, %ones : tensor<64x1024xui32>
  %pu = stablehlo.bitcast_convert %pf : (tensor<64x1024xui32>) -> tensor<64x1024xf32>
  %qu = stablehlo.bitcast_convert %qf : (tensor<64x1024xui32>) -> tensor<64x1024xf32>
  %pm = stablehlo.compare LT, %pu, %limit : (tensor<64x1024xf32>, tensor<64x1024xf32>) -> tensor<64x1024xi1>
  %qm = stablehlo.compare LT, %qu, %limit : (tensor<64x1024xf32>, tensor<64x1024xf32>) -> tensor<64x1024xi1>
  %y = stablehlo.select %pm, %x, %zero : tensor<64x1024xi1>, tensor<64x1024xf32>
  // A product keeps the two apart.
  %w = stablehlo.dot_general %y, %y, contracting_dims = [0] x [0] : (tensor<64x1024xf32>, tensor<64x1024xf32>) -> tensor<1024x1024xf32>
  %v = stablehlo.dot_general %y, %w, contracting_dims = [1] x [0] : (tensor<64x1024xf32>, tensor<1024x1024xf32>) -> tensor<64x1024xf32>
  %z = stablehlo.select %qm, %v, %zero : tensor<64x1024xi1>, tensor<64x1024xf32>
  return %y, %z : tensor<64x1024xf32>, tensor<64x1024xf32>
}
