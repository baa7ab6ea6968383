// RUN: mp-opt %s --mp-insert-loss-scaling --mp-check-scaling | FileCheck %s

// A discriminator that a loop moves, and a generator whose loss reads it behind
// the loop. The losses of both are scaled, and one flag covers all.
// CHECK: %[[D:.*]]:6 = scf.while
// CHECK: mp.scale
// CHECK: mp.scale
// CHECK: %[[A:.*]] = mp.unscale
// CHECK: arith.subf %{{.*}}, %{{.*}} : tensor<3x2xf32>
// CHECK: %[[B:.*]] = mp.unscale
// CHECK: mp.all_finite %[[A]], %[[B]]
// CHECK: mp.scale
// CHECK: %[[G:.*]] = mp.unscale %{{.*}} : tensor<5x3xf32>
// CHECK: mp.all_finite %[[G]]
// CHECK: mp.guard %{{.*}} keep(%arg0, %arg1, %arg2
// CHECK: mp.yield %[[D]]#1, %[[D]]#2, %{{.*}}
func.func @main(%arg0: tensor<3x2xf32> {mp.name = "d['a']", mp.pair = 0 : i64, mp.role = #mp.role<parameter>}, %arg1: tensor<2x1xf32> {mp.name = "d['b']", mp.pair = 1 : i64, mp.role = #mp.role<parameter>}, %arg2: tensor<5x3xf32> {mp.name = "g", mp.pair = 2 : i64, mp.role = #mp.role<parameter>}, %arg3: tensor<2x4x3xf32> {mp.name = "xs", mp.role = #mp.role<batch>}, %arg4: tensor<4x5xf32> {mp.name = "z", mp.role = #mp.role<batch>}) -> (tensor<3x2xf32> {mp.name = "result[0][0]['a']", mp.role = #mp.role<new_parameter>}, tensor<2x1xf32> {mp.name = "result[0][0]['b']", mp.role = #mp.role<new_parameter>}, tensor<5x3xf32> {mp.name = "result[0][1]", mp.role = #mp.role<new_parameter>}, tensor<f32> {mp.name = "result[1]", mp.role = #mp.role<loss>}) {
  %cst = arith.constant dense<1.000000e-01> : tensor<5x3xf32>
  %cst_0 = arith.constant dense<1.000000e-01> : tensor<2x1xf32>
  %cst_1 = arith.constant dense<1.000000e-01> : tensor<3x2xf32>
  %cst_2 = arith.constant dense<-2.500000e-01> : tensor<4x1xf32>
  %cst_3 = arith.constant dense<2.500000e-01> : tensor<4x1xf32>
  %cst_4 = arith.constant dense<1.000000e+00> : tensor<4x1xf32>
  %cst_5 = arith.constant dense<1.000000e+00> : tensor<4x2xf32>
  %cst_6 = arith.constant dense<0> : tensor<1xi32>
  %cst_7 = arith.constant dense<1> : tensor<1xi32>
  %cst_8 = arith.constant dense<2.500000e-01> : tensor<f32>
  %cst_9 = arith.constant dense<1> : tensor<i32>
  %cst_10 = arith.constant dense<2> : tensor<i32>
  %cst_11 = arith.constant dense<0> : tensor<i32>
  %cst_12 = arith.constant dense<0.000000e+00> : tensor<2xf32>
  %0:4 = scf.while (%arg5 = %cst_11, %arg6 = %arg0, %arg7 = %arg1, %arg8 = %cst_12) : (tensor<i32>, tensor<3x2xf32>, tensor<2x1xf32>, tensor<2xf32>) -> (tensor<i32>, tensor<3x2xf32>, tensor<2x1xf32>, tensor<2xf32>) {
    %24 = arith.cmpi slt, %arg5, %cst_10 : tensor<i32>
    %extracted = tensor.extract %24[] : tensor<i1>
    scf.condition(%extracted) %arg5, %arg6, %arg7, %arg8 : tensor<i32>, tensor<3x2xf32>, tensor<2x1xf32>, tensor<2xf32>
  } do {
  ^bb0(%arg5: tensor<i32>, %arg6: tensor<3x2xf32>, %arg7: tensor<2x1xf32>, %arg8: tensor<2xf32>):
    %24 = mp.reshape %arg5 : tensor<i32> to tensor<1xi32>
    %25 = mp.concat %24, %cst_6, %cst_6 dim 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %26 = mp.gather %arg3, %25 slice [1, 4, 3] offset [0, 1, 2] start [0, 1, 2] index_vector 0 : (tensor<2x4x3xf32>, tensor<3xi32>) -> tensor<1x4x3xf32>
    %27 = mp.reshape %26 : tensor<1x4x3xf32> to tensor<4x3xf32>
    %28 = mp.dot %27, %arg6 contracting [1] x [0] : (tensor<4x3xf32>, tensor<3x2xf32>) -> tensor<4x2xf32>
    %29 = math.tanh %28 : tensor<4x2xf32>
    %30 = arith.subf %cst_5, %29 : tensor<4x2xf32>
    %31 = mp.dot %29, %arg7 contracting [1] x [0] : (tensor<4x2xf32>, tensor<2x1xf32>) -> tensor<4x1xf32>
    %32 = math.tanh %31 : tensor<4x1xf32>
    %33 = arith.subf %cst_4, %32 : tensor<4x1xf32>
    %34 = mp.dot %arg4, %arg2 contracting [1] x [0] : (tensor<4x5xf32>, tensor<5x3xf32>) -> tensor<4x3xf32>
    %35 = mp.dot %34, %arg6 contracting [1] x [0] : (tensor<4x3xf32>, tensor<3x2xf32>) -> tensor<4x2xf32>
    %36 = math.tanh %35 : tensor<4x2xf32>
    %37 = arith.subf %cst_5, %36 : tensor<4x2xf32>
    %38 = mp.dot %36, %arg7 contracting [1] x [0] : (tensor<4x2xf32>, tensor<2x1xf32>) -> tensor<4x1xf32>
    %39 = math.tanh %38 : tensor<4x1xf32>
    %40 = arith.subf %cst_4, %39 : tensor<4x1xf32>
    %41 = arith.subf %32, %39 : tensor<4x1xf32>
    %42 = mp.reduce add %41 dims [0, 1] : tensor<4x1xf32> to tensor<f32>
    %43 = arith.mulf %42, %cst_8 : tensor<f32>
    %44 = arith.mulf %40, %cst_2 : tensor<4x1xf32>
    %45 = arith.mulf %44, %39 : tensor<4x1xf32>
    %46 = arith.addf %44, %45 : tensor<4x1xf32>
    %47 = mp.dot %46, %36 contracting [0] x [0] : (tensor<4x1xf32>, tensor<4x2xf32>) -> tensor<1x2xf32>
    %48 = mp.transpose %47 perm [1, 0] : tensor<1x2xf32> to tensor<2x1xf32>
    %49 = mp.dot %46, %arg7 contracting [1] x [1] : (tensor<4x1xf32>, tensor<2x1xf32>) -> tensor<4x2xf32>
    %50 = arith.mulf %49, %37 : tensor<4x2xf32>
    %51 = arith.mulf %50, %36 : tensor<4x2xf32>
    %52 = arith.addf %50, %51 : tensor<4x2xf32>
    %53 = mp.dot %52, %34 contracting [0] x [0] : (tensor<4x2xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
    %54 = mp.transpose %53 perm [1, 0] : tensor<2x3xf32> to tensor<3x2xf32>
    %55 = arith.mulf %33, %cst_3 : tensor<4x1xf32>
    %56 = arith.mulf %55, %32 : tensor<4x1xf32>
    %57 = arith.addf %55, %56 : tensor<4x1xf32>
    %58 = mp.dot %57, %29 contracting [0] x [0] : (tensor<4x1xf32>, tensor<4x2xf32>) -> tensor<1x2xf32>
    %59 = mp.transpose %58 perm [1, 0] : tensor<1x2xf32> to tensor<2x1xf32>
    %60 = arith.addf %48, %59 : tensor<2x1xf32>
    %61 = mp.dot %57, %arg7 contracting [1] x [1] : (tensor<4x1xf32>, tensor<2x1xf32>) -> tensor<4x2xf32>
    %62 = arith.mulf %61, %30 : tensor<4x2xf32>
    %63 = arith.mulf %62, %29 : tensor<4x2xf32>
    %64 = arith.addf %62, %63 : tensor<4x2xf32>
    %65 = mp.dot %64, %27 contracting [0] x [0] : (tensor<4x2xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
    %66 = mp.transpose %65 perm [1, 0] : tensor<2x3xf32> to tensor<3x2xf32>
    %67 = arith.addf %54, %66 : tensor<3x2xf32>
    %68 = arith.mulf %67, %cst_1 : tensor<3x2xf32>
    %69 = arith.subf %arg6, %68 : tensor<3x2xf32>
    %70 = arith.mulf %60, %cst_0 : tensor<2x1xf32>
    %71 = arith.subf %arg7, %70 : tensor<2x1xf32>
    %72 = mp.broadcast %43 dims [] : tensor<f32> to tensor<1xf32>
    %73 = arith.maxsi %24, %cst_6 : tensor<1xi32>
    %74 = arith.minsi %73, %cst_7 : tensor<1xi32>
    %75 = mp.scatter replace %arg8, %74, %72 window [0] start [0] index_vector 0 : (tensor<2xf32>, tensor<1xi32>, tensor<1xf32>) -> tensor<2xf32>
    %76 = arith.addi %arg5, %cst_9 : tensor<i32>
    scf.yield %76, %69, %71, %75 : tensor<i32>, tensor<3x2xf32>, tensor<2x1xf32>, tensor<2xf32>
  }
  %1 = mp.dot %arg4, %arg2 contracting [1] x [0] : (tensor<4x5xf32>, tensor<5x3xf32>) -> tensor<4x3xf32>
  %2 = mp.dot %1, %0#1 contracting [1] x [0] : (tensor<4x3xf32>, tensor<3x2xf32>) -> tensor<4x2xf32>
  %3 = math.tanh %2 : tensor<4x2xf32>
  %4 = arith.subf %cst_5, %3 : tensor<4x2xf32>
  %5 = mp.dot %3, %0#2 contracting [1] x [0] : (tensor<4x2xf32>, tensor<2x1xf32>) -> tensor<4x1xf32>
  %6 = math.tanh %5 : tensor<4x1xf32>
  %7 = arith.subf %cst_4, %6 : tensor<4x1xf32>
  %8 = mp.reduce add %6 dims [0, 1] : tensor<4x1xf32> to tensor<f32>
  %9 = arith.mulf %8, %cst_8 : tensor<f32>
  %10 = arith.mulf %7, %cst_3 : tensor<4x1xf32>
  %11 = arith.mulf %10, %6 : tensor<4x1xf32>
  %12 = arith.addf %10, %11 : tensor<4x1xf32>
  %13 = mp.dot %12, %0#2 contracting [1] x [1] : (tensor<4x1xf32>, tensor<2x1xf32>) -> tensor<4x2xf32>
  %14 = arith.mulf %13, %4 : tensor<4x2xf32>
  %15 = arith.mulf %14, %3 : tensor<4x2xf32>
  %16 = arith.addf %14, %15 : tensor<4x2xf32>
  %17 = mp.dot %16, %0#1 contracting [1] x [1] : (tensor<4x2xf32>, tensor<3x2xf32>) -> tensor<4x3xf32>
  %18 = mp.dot %17, %arg4 contracting [0] x [0] : (tensor<4x3xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  %19 = mp.transpose %18 perm [1, 0] : tensor<3x5xf32> to tensor<5x3xf32>
  %20 = arith.mulf %19, %cst : tensor<5x3xf32>
  %21 = arith.subf %arg2, %20 : tensor<5x3xf32>
  %22 = mp.reduce add %0#3 dims [0] : tensor<2xf32> to tensor<f32>
  %23 = arith.addf %9, %22 : tensor<f32>
  return %0#1, %0#2, %21, %23 : tensor<3x2xf32>, tensor<2x1xf32>, tensor<5x3xf32>, tensor<f32>
}

