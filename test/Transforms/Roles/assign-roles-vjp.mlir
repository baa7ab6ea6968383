// The gradients of a bias in front of a normalization, which jax.vjp gives back:
// the normalized copies of the bias are part of what is summed for it, and no
// parameter is moved there.
// RUN: mp-opt %s --mp-assign-roles | FileCheck %s
// RUN: mp-opt %s --mp-amp 2>/dev/null | FileCheck %s --check-prefix=SCALED
//
// CHECK: func.func @main
// CHECK-NOT: new_parameter
// CHECK: mp.name = "result[1]['b']", mp.of = 0 : i64, mp.role = #mp.role<gradient>
//
// SCALED: func.func @main
// SCALED: mp.dot {{.*}}(tensor<16x8xf16>, tensor<16x2xf16>)
module @jit_f {
  func.func @main(%arg0: tensor<8xf32> {mp.name = "p['b']"}, %arg1: tensor<8xf32> {mp.name = "p['c']"}, %arg2: tensor<8xf32> {mp.name = "p['g']"}, %arg3: tensor<8x2xf32> {mp.name = "p['v']"}, %arg4: tensor<4x8xf32> {mp.name = "p['w']"}, %arg5: tensor<16x4xf32> {mp.name = "x"}, %arg6: tensor<16x2xf32> {mp.name = "y"}, %arg7: tensor<f32> {mp.name = "seed"}) -> (tensor<f32> {mp.name = "result[0]"}, tensor<8xf32> {mp.name = "result[1]['b']"}, tensor<8xf32> {mp.name = "result[1]['c']"}, tensor<8xf32> {mp.name = "result[1]['g']"}, tensor<8x2xf32> {mp.name = "result[1]['v']"}, tensor<4x8xf32> {mp.name = "result[1]['w']"}) {
    %cst = arith.constant dense<2.000000e+00> : tensor<16x2xf32>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<16x8xf32>
    %cst_1 = arith.constant dense<-5.000000e-01> : tensor<16x1xf32>
    %cst_2 = arith.constant dense<9.99999974E-6> : tensor<16x1xf32>
    %cst_3 = arith.constant dense<2.000000e+00> : tensor<16x8xf32>
    %cst_4 = arith.constant dense<8.000000e+00> : tensor<16x1xf32>
    %cst_5 = arith.constant dense<3.200000e+01> : tensor<f32>
    %0 = mp.dot %arg5, %arg4 contracting [1] x [0] : (tensor<16x4xf32>, tensor<4x8xf32>) -> tensor<16x8xf32>
    %1 = mp.broadcast %arg0 dims [1] : tensor<8xf32> to tensor<16x8xf32>
    %2 = arith.addf %0, %1 : tensor<16x8xf32>
    %3 = mp.reduce add %2 dims [1] : tensor<16x8xf32> to tensor<16xf32>
    %4 = mp.broadcast %3 dims [0] : tensor<16xf32> to tensor<16x1xf32>
    %5 = arith.divf %4, %cst_4 : tensor<16x1xf32>
    %6 = mp.broadcast %5 dims [0, 1] : tensor<16x1xf32> to tensor<16x8xf32>
    %7 = arith.subf %2, %6 : tensor<16x8xf32>
    %8 = arith.mulf %7, %7 : tensor<16x8xf32>
    %9 = arith.mulf %7, %cst_3 : tensor<16x8xf32>
    %10 = mp.reduce add %8 dims [1] : tensor<16x8xf32> to tensor<16xf32>
    %11 = mp.broadcast %10 dims [0] : tensor<16xf32> to tensor<16x1xf32>
    %12 = arith.divf %11, %cst_4 : tensor<16x1xf32>
    %13 = arith.addf %12, %cst_2 : tensor<16x1xf32>
    %14 = math.rsqrt %13 : tensor<16x1xf32>
    %15 = arith.divf %14, %13 : tensor<16x1xf32>
    %16 = arith.mulf %15, %cst_1 : tensor<16x1xf32>
    %17 = mp.broadcast %14 dims [0, 1] : tensor<16x1xf32> to tensor<16x8xf32>
    %18 = arith.mulf %7, %17 : tensor<16x8xf32>
    %19 = mp.broadcast %arg2 dims [1] : tensor<8xf32> to tensor<16x8xf32>
    %20 = arith.mulf %18, %19 : tensor<16x8xf32>
    %21 = mp.broadcast %arg1 dims [1] : tensor<8xf32> to tensor<16x8xf32>
    %22 = arith.addf %20, %21 : tensor<16x8xf32>
    %23 = arith.maximumf %22, %cst_0 : tensor<16x8xf32>
    %24 = arith.cmpf ogt, %22, %cst_0 : tensor<16x8xf32>
    %25 = mp.dot %23, %arg3 contracting [1] x [0] : (tensor<16x8xf32>, tensor<8x2xf32>) -> tensor<16x2xf32>
    %26 = arith.subf %25, %arg6 : tensor<16x2xf32>
    %27 = arith.mulf %26, %26 : tensor<16x2xf32>
    %28 = arith.mulf %26, %cst : tensor<16x2xf32>
    %29 = mp.reduce add %27 dims [0, 1] : tensor<16x2xf32> to tensor<f32>
    %30 = arith.divf %29, %cst_5 : tensor<f32>
    %31 = arith.divf %arg7, %cst_5 : tensor<f32>
    %32 = mp.broadcast %31 dims [] : tensor<f32> to tensor<16x2xf32>
    %33 = arith.mulf %32, %28 : tensor<16x2xf32>
    %34 = mp.dot %33, %23 contracting [0] x [0] : (tensor<16x2xf32>, tensor<16x8xf32>) -> tensor<2x8xf32>
    %35 = mp.transpose %34 perm [1, 0] : tensor<2x8xf32> to tensor<8x2xf32>
    %36 = mp.dot %33, %arg3 contracting [1] x [1] : (tensor<16x2xf32>, tensor<8x2xf32>) -> tensor<16x8xf32>
    %37 = arith.select %24, %36, %cst_0 : tensor<16x8xi1>, tensor<16x8xf32>
    %38 = mp.reduce add %37 dims [0] : tensor<16x8xf32> to tensor<8xf32>
    %39 = arith.mulf %18, %37 : tensor<16x8xf32>
    %40 = mp.reduce add %39 dims [0] : tensor<16x8xf32> to tensor<8xf32>
    %41 = arith.mulf %37, %19 : tensor<16x8xf32>
    %42 = arith.mulf %7, %41 : tensor<16x8xf32>
    %43 = mp.reduce add %42 dims [1] : tensor<16x8xf32> to tensor<16xf32>
    %44 = mp.reshape %43 : tensor<16xf32> to tensor<16x1xf32>
    %45 = arith.mulf %41, %17 : tensor<16x8xf32>
    %46 = arith.mulf %44, %16 : tensor<16x1xf32>
    %47 = arith.negf %45 : tensor<16x8xf32>
    %48 = mp.reduce add %47 dims [1] : tensor<16x8xf32> to tensor<16xf32>
    %49 = mp.reshape %48 : tensor<16xf32> to tensor<16x1xf32>
    %50 = arith.divf %46, %cst_4 : tensor<16x1xf32>
    %51 = mp.reshape %50 : tensor<16x1xf32> to tensor<16xf32>
    %52 = mp.broadcast %51 dims [0] : tensor<16xf32> to tensor<16x8xf32>
    %53 = arith.mulf %52, %9 : tensor<16x8xf32>
    %54 = arith.negf %53 : tensor<16x8xf32>
    %55 = mp.reduce add %54 dims [1] : tensor<16x8xf32> to tensor<16xf32>
    %56 = mp.reshape %55 : tensor<16xf32> to tensor<16x1xf32>
    %57 = arith.addf %45, %53 : tensor<16x8xf32>
    %58 = arith.addf %49, %56 : tensor<16x1xf32>
    %59 = arith.divf %58, %cst_4 : tensor<16x1xf32>
    %60 = mp.reshape %59 : tensor<16x1xf32> to tensor<16xf32>
    %61 = mp.broadcast %60 dims [0] : tensor<16xf32> to tensor<16x8xf32>
    %62 = arith.addf %57, %61 : tensor<16x8xf32>
    %63 = mp.reduce add %62 dims [0] : tensor<16x8xf32> to tensor<8xf32>
    %64 = mp.dot %62, %arg5 contracting [0] x [0] : (tensor<16x8xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
    %65 = mp.transpose %64 perm [1, 0] : tensor<8x4xf32> to tensor<4x8xf32>
    return %30, %63, %38, %40, %35, %65 : tensor<f32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x2xf32>, tensor<4x8xf32>
  }
}

