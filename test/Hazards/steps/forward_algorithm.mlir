module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6xf32> {tf.aliasing_output = 0 : i32} loc("params['emit']['b']"), %arg1: tensor<16x6xf32> {tf.aliasing_output = 1 : i32} loc("params['emit']['w']"), %arg2: tensor<6x6xf32> {tf.aliasing_output = 2 : i32} loc("params['go']"), %arg3: tensor<8x10x16xf32> loc("batch['x']")) -> (tensor<6xf32> {jax.result_info = "result[0]['emit']['b']"}, tensor<16x6xf32> {jax.result_info = "result[0]['emit']['w']"}, tensor<6x6xf32> {jax.result_info = "result[0]['go']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<[0.000000e+00, -1.000000e+30, -1.000000e+30, -1.000000e+30, -1.000000e+30, -1.000000e+30]> : tensor<6xf32>
    %0:3 = call @log_softmax(%arg2) : (tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x1xf32>)
    %1 = stablehlo.dot_general %arg3, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x10x16xf32>, tensor<16x6xf32>) -> tensor<8x10x6xf32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<6xf32>) -> tensor<1x1x6xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x1x6xf32>) -> tensor<8x10x6xf32>
    %4 = stablehlo.add %1, %3 : tensor<8x10x6xf32>
    %5:3 = call @log_softmax_0(%4) : (tensor<8x10x6xf32>) -> (tensor<8x10x6xf32>, tensor<8x10x6xf32>, tensor<8x10x1xf32>)
    %6 = stablehlo.slice %5#0 [0:8, 0:1, 0:6] : (tensor<8x10x6xf32>) -> tensor<8x1x6xf32>
    %7 = stablehlo.reshape %6 : (tensor<8x1x6xf32>) -> tensor<8x6xf32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<8x6xf32>
    %10 = stablehlo.add %9, %7 : tensor<8x6xf32>
    %11 = stablehlo.slice %5#0 [0:8, 1:10, 0:6] : (tensor<8x10x6xf32>) -> tensor<8x9x6xf32>
    %12 = stablehlo.transpose %11, dims = [1, 0, 2] : (tensor<8x9x6xf32>) -> tensor<9x8x6xf32>
    %13 = stablehlo.broadcast_in_dim %0#0, dims = [1, 2] : (tensor<6x6xf32>) -> tensor<1x6x6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<9x8x6x6xf32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %16 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<9x8x6xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<9x8x6xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %18:8 = stablehlo.while(%iterArg = %12, %iterArg_31 = %13, %iterArg_32 = %14, %iterArg_33 = %c_3, %iterArg_34 = %10, %iterArg_35 = %15, %iterArg_36 = %16, %iterArg_37 = %17) : tensor<9x8x6xf32>, tensor<1x6x6xf32>, tensor<8x6xf32>, tensor<i32>, tensor<8x6xf32>, tensor<9x8x6x6xf32>, tensor<9x8x6xi1>, tensor<9x8x6xf32>
    cond {
      %c_38 = stablehlo.constant dense<9> : tensor<i32>
      %90 = stablehlo.compare LT, %iterArg_33, %c_38, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %90 : tensor<i1>
    } do {
      %90 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_33) : (tensor<9x8x6xf32>, tensor<i32>) -> tensor<8x6xf32>
      %91:4 = func.call @closed_call(%iterArg_31, %iterArg_32, %iterArg_34, %90) : (tensor<1x6x6xf32>, tensor<8x6xf32>, tensor<8x6xf32>, tensor<8x6xf32>) -> (tensor<8x6xf32>, tensor<8x6x6xf32>, tensor<8x6xi1>, tensor<8x6xf32>)
      %92 = func.call @dynamic_update_index_in_dim(%iterArg_35, %91#1, %iterArg_33) : (tensor<9x8x6x6xf32>, tensor<8x6x6xf32>, tensor<i32>) -> tensor<9x8x6x6xf32>
      %93 = func.call @dynamic_update_index_in_dim_1(%iterArg_36, %91#2, %iterArg_33) : (tensor<9x8x6xi1>, tensor<8x6xi1>, tensor<i32>) -> tensor<9x8x6xi1>
      %94 = func.call @dynamic_update_index_in_dim_2(%iterArg_37, %91#3, %iterArg_33) : (tensor<9x8x6xf32>, tensor<8x6xf32>, tensor<i32>) -> tensor<9x8x6xf32>
      %c_38 = stablehlo.constant dense<1> : tensor<i32>
      %95 = stablehlo.add %iterArg_33, %c_38 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_31, %iterArg_32, %95, %91#0, %92, %93, %94 : tensor<9x8x6xf32>, tensor<1x6x6xf32>, tensor<8x6xf32>, tensor<i32>, tensor<8x6xf32>, tensor<9x8x6x6xf32>, tensor<9x8x6xi1>, tensor<9x8x6xf32>
    }
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %19 = stablehlo.reduce(%18#4 init: %cst_4) applies stablehlo.maximum across dimensions = [1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<8xf32>
    %20 = stablehlo.reshape %19 : (tensor<8xf32>) -> tensor<8x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x6xf32>
    %22 = stablehlo.compare EQ, %18#4, %21, FLOAT : (tensor<8x6xf32>, tensor<8x6xf32>) -> tensor<8x6xi1>
    %23 = stablehlo.convert %22 : (tensor<8x6xi1>) -> tensor<8x6xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %26 = stablehlo.maximum %25, %19 : tensor<8xf32>
    %27 = stablehlo.compare EQ, %19, %26, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %30 = stablehlo.select %27, %28, %29 : tensor<8xi1>, tensor<8xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %32 = stablehlo.compare EQ, %31, %26, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %35 = stablehlo.select %32, %33, %34 : tensor<8xi1>, tensor<8xf32>
    %36 = stablehlo.divide %30, %35 : tensor<8xf32>
    %37 = stablehlo.is_finite %26 : (tensor<8xf32>) -> tensor<8xi1>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %39 = stablehlo.select %37, %26, %38 : tensor<8xi1>, tensor<8xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %41 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x6xf32>
    %43 = stablehlo.subtract %18#4, %42 : tensor<8x6xf32>
    %44 = stablehlo.exponential %43 : tensor<8x6xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<8xf32>
    %46 = stablehlo.sign %45 : tensor<8xf32>
    %47 = stablehlo.abs %45 : tensor<8xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %49 = stablehlo.compare GE, %45, %48, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %50 = stablehlo.log %47 : tensor<8xf32>
    %51 = stablehlo.add %50, %39 : tensor<8xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%51 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_17 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %53 = stablehlo.divide %52, %cst_17 : tensor<f32>
    %54 = stablehlo.negate %53 : tensor<f32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %55 = stablehlo.negate %cst_18 : tensor<f32>
    %cst_19 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %56 = stablehlo.divide %55, %cst_19 : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %58 = stablehlo.divide %57, %47 : tensor<8xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %60 = stablehlo.select %49, %59, %58 : tensor<8xi1>, tensor<8xf32>
    %61 = stablehlo.select %49, %58, %59 : tensor<8xi1>, tensor<8xf32>
    %62 = stablehlo.negate %60 : tensor<8xf32>
    %63 = stablehlo.add %61, %62 : tensor<8xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0] : (tensor<8xf32>) -> tensor<8x6xf32>
    %65 = stablehlo.multiply %64, %44 : tensor<8x6xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<9x8x6xf32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %68:7 = stablehlo.while(%iterArg = %18#5, %iterArg_31 = %18#6, %iterArg_32 = %18#7, %iterArg_33 = %c_23, %iterArg_34 = %66, %iterArg_35 = %65, %iterArg_36 = %67) : tensor<9x8x6x6xf32>, tensor<9x8x6xi1>, tensor<9x8x6xf32>, tensor<i32>, tensor<6x6xf32>, tensor<8x6xf32>, tensor<9x8x6xf32>
    cond {
      %c_37 = stablehlo.constant dense<9> : tensor<i32>
      %90 = stablehlo.compare LT, %iterArg_33, %c_37, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %90 : tensor<i1>
    } do {
      %c_37 = stablehlo.constant dense<9> : tensor<i32>
      %90 = stablehlo.subtract %c_37, %iterArg_33 : tensor<i32>
      %c_38 = stablehlo.constant dense<1> : tensor<i32>
      %91 = stablehlo.subtract %90, %c_38 : tensor<i32>
      %92 = func.call @dynamic_index_in_dim_3(%iterArg, %91) : (tensor<9x8x6x6xf32>, tensor<i32>) -> tensor<8x6x6xf32>
      %93 = func.call @dynamic_index_in_dim_4(%iterArg_31, %91) : (tensor<9x8x6xi1>, tensor<i32>) -> tensor<8x6xi1>
      %94 = func.call @dynamic_index_in_dim(%iterArg_32, %91) : (tensor<9x8x6xf32>, tensor<i32>) -> tensor<8x6xf32>
      %95:3 = func.call @closed_call_5(%iterArg_34, %iterArg_35, %92, %93, %94) : (tensor<6x6xf32>, tensor<8x6xf32>, tensor<8x6x6xf32>, tensor<8x6xi1>, tensor<8x6xf32>) -> (tensor<6x6xf32>, tensor<8x6xf32>, tensor<8x6xf32>)
      %96 = func.call @dynamic_update_index_in_dim_2(%iterArg_36, %95#2, %91) : (tensor<9x8x6xf32>, tensor<8x6xf32>, tensor<i32>) -> tensor<9x8x6xf32>
      %c_39 = stablehlo.constant dense<1> : tensor<i32>
      %97 = stablehlo.add %iterArg_33, %c_39 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_31, %iterArg_32, %97, %95#0, %95#1, %96 : tensor<9x8x6x6xf32>, tensor<9x8x6xi1>, tensor<9x8x6xf32>, tensor<i32>, tensor<6x6xf32>, tensor<8x6xf32>, tensor<9x8x6xf32>
    }
    %69 = stablehlo.transpose %68#6, dims = [1, 0, 2] : (tensor<9x8x6xf32>) -> tensor<8x9x6xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.pad %69, %cst_24, low = [0, 1, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<8x9x6xf32>, tensor<f32>) -> tensor<8x10x6xf32>
    %71 = stablehlo.broadcast_in_dim %68#5, dims = [0, 2] : (tensor<8x6xf32>) -> tensor<8x1x6xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.pad %71, %cst_25, low = [0, 0, 0], high = [0, 9, 0], interior = [0, 0, 0] : (tensor<8x1x6xf32>, tensor<f32>) -> tensor<8x10x6xf32>
    %73 = stablehlo.add %70, %72 : tensor<8x10x6xf32>
    %74 = call @log_softmax_6(%5#1, %5#2, %73) : (tensor<8x10x6xf32>, tensor<8x10x1xf32>, tensor<8x10x6xf32>) -> tensor<8x10x6xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x10x6xf32>, tensor<f32>) -> tensor<6xf32>
    %76 = stablehlo.reshape %75 : (tensor<6xf32>) -> tensor<1x1x6xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%76 init: %cst_27) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %78 = stablehlo.dot_general %74, %arg3, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x10x6xf32>, tensor<8x10x16xf32>) -> tensor<6x16xf32>
    %79 = stablehlo.transpose %78, dims = [1, 0] : (tensor<6x16xf32>) -> tensor<16x6xf32>
    %80 = call @log_softmax_7(%0#1, %0#2, %68#4) : (tensor<6x6xf32>, tensor<6x1xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
    %cst_28 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %82 = stablehlo.multiply %81, %77 : tensor<6xf32>
    %83 = stablehlo.subtract %arg0, %82 : tensor<6xf32>
    %cst_29 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %85 = stablehlo.multiply %84, %79 : tensor<16x6xf32>
    %86 = stablehlo.subtract %arg1, %85 : tensor<16x6xf32>
    %cst_30 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %88 = stablehlo.multiply %87, %80 : tensor<6x6xf32>
    %89 = stablehlo.subtract %arg2, %88 : tensor<6x6xf32>
    return %83, %86, %89, %54 : tensor<6xf32>, tensor<16x6xf32>, tensor<6x6xf32>, tensor<f32>
  }
  func.func private @log_softmax(%arg0: tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<6xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x6xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<6x6xf32>
    %6 = stablehlo.exponential %5 : tensor<6x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %9 = stablehlo.log %8 : tensor<6x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x6xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<6x6xf32>
    return %11, %6, %8 : tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x1xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<8x10x6xf32>) -> (tensor<8x10x6xf32>, tensor<8x10x6xf32>, tensor<8x10x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<8x10x6xf32>, tensor<f32>) -> tensor<8x10xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x10xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<8x10xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<8x10xf32>) -> tensor<8x10x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<8x10x1xf32>) -> tensor<8x10x6xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<8x10x6xf32>
    %6 = stablehlo.exponential %5 : tensor<8x10x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<8x10x6xf32>, tensor<f32>) -> tensor<8x10xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<8x10xf32>) -> tensor<8x10x1xf32>
    %9 = stablehlo.log %8 : tensor<8x10x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<8x10x1xf32>) -> tensor<8x10x6xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<8x10x6xf32>
    return %11, %6, %8 : tensor<8x10x6xf32>, tensor<8x10x6xf32>, tensor<8x10x1xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<9x8x6xf32>, %arg1: tensor<i32>) -> tensor<8x6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 6] : (tensor<9x8x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x6xf32>) -> tensor<8x6xf32>
    return %1 : tensor<8x6xf32>
  }
  func.func private @closed_call(%arg0: tensor<1x6x6xf32>, %arg1: tensor<8x6xf32>, %arg2: tensor<8x6xf32>, %arg3: tensor<8x6xf32>) -> (tensor<8x6xf32>, tensor<8x6x6xf32>, tensor<8x6xi1>, tensor<8x6xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<8x6xf32>) -> tensor<8x6x1xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<8x6x1xf32>) -> tensor<8x6x6xf32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<1x6x6xf32>) -> tensor<8x6x6xf32>
    %3 = stablehlo.add %1, %2 : tensor<8x6x6xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x6x6xf32>, tensor<f32>) -> tensor<8x6xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %6 = stablehlo.maximum %5, %4 : tensor<8x6xf32>
    %7 = stablehlo.is_finite %6 : (tensor<8x6xf32>) -> tensor<8x6xi1>
    %8 = stablehlo.select %7, %6, %arg1 : tensor<8x6xi1>, tensor<8x6xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 2] : (tensor<8x6xf32>) -> tensor<8x1x6xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<8x1x6xf32>) -> tensor<8x6x6xf32>
    %11 = stablehlo.subtract %3, %10 : tensor<8x6x6xf32>
    %12 = stablehlo.exponential %11 : tensor<8x6x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<8x6x6xf32>, tensor<f32>) -> tensor<8x6xf32>
    %14 = stablehlo.abs %13 : tensor<8x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %16 = stablehlo.compare GE, %13, %15, FLOAT : (tensor<8x6xf32>, tensor<8x6xf32>) -> tensor<8x6xi1>
    %17 = stablehlo.log %14 : tensor<8x6xf32>
    %18 = stablehlo.add %17, %8 : tensor<8x6xf32>
    %19 = stablehlo.add %18, %arg3 : tensor<8x6xf32>
    return %19, %12, %16, %14 : tensor<8x6xf32>, tensor<8x6x6xf32>, tensor<8x6xi1>, tensor<8x6xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<9x8x6x6xf32>, %arg1: tensor<8x6x6xf32>, %arg2: tensor<i32>) -> tensor<9x8x6x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<8x6x6xf32>) -> tensor<1x8x6x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<9x8x6x6xf32>, tensor<1x8x6x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<9x8x6x6xf32>
    return %1 : tensor<9x8x6x6xf32>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<9x8x6xi1>, %arg1: tensor<8x6xi1>, %arg2: tensor<i32>) -> tensor<9x8x6xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x6xi1>) -> tensor<1x8x6xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<9x8x6xi1>, tensor<1x8x6xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<9x8x6xi1>
    return %1 : tensor<9x8x6xi1>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<9x8x6xf32>, %arg1: tensor<8x6xf32>, %arg2: tensor<i32>) -> tensor<9x8x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x6xf32>) -> tensor<1x8x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<9x8x6xf32>, tensor<1x8x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<9x8x6xf32>
    return %1 : tensor<9x8x6xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<9x8x6x6xf32>, %arg1: tensor<i32>) -> tensor<8x6x6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 8, 6, 6] : (tensor<9x8x6x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x6x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x6x6xf32>) -> tensor<8x6x6xf32>
    return %1 : tensor<8x6x6xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<9x8x6xi1>, %arg1: tensor<i32>) -> tensor<8x6xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 6] : (tensor<9x8x6xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x6xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x8x6xi1>) -> tensor<8x6xi1>
    return %1 : tensor<8x6xi1>
  }
  func.func private @closed_call_5(%arg0: tensor<6x6xf32>, %arg1: tensor<8x6xf32>, %arg2: tensor<8x6x6xf32>, %arg3: tensor<8x6xi1>, %arg4: tensor<8x6xf32>) -> (tensor<6x6xf32>, tensor<8x6xf32>, tensor<8x6xf32>) {
    %0 = stablehlo.divide %arg1, %arg4 : tensor<8x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %2 = stablehlo.select %arg3, %1, %0 : tensor<8x6xi1>, tensor<8x6xf32>
    %3 = stablehlo.select %arg3, %0, %1 : tensor<8x6xi1>, tensor<8x6xf32>
    %4 = stablehlo.negate %2 : tensor<8x6xf32>
    %5 = stablehlo.add %3, %4 : tensor<8x6xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 2] : (tensor<8x6xf32>) -> tensor<8x6x6xf32>
    %7 = stablehlo.multiply %6, %arg2 : tensor<8x6x6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<8x6x6xf32>, tensor<f32>) -> tensor<8x6xf32>
    %9 = stablehlo.reshape %8 : (tensor<8x6xf32>) -> tensor<8x6x1xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<8x6x6xf32>, tensor<f32>) -> tensor<6x6xf32>
    %11 = stablehlo.reshape %10 : (tensor<6x6xf32>) -> tensor<1x6x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<1x6x6xf32>, tensor<f32>) -> tensor<6x6xf32>
    %13 = stablehlo.add %arg0, %12 : tensor<6x6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%9 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<8x6x1xf32>, tensor<f32>) -> tensor<8x6xf32>
    return %13, %14, %arg1 : tensor<6x6xf32>, tensor<8x6xf32>, tensor<8x6xf32>
  }
  func.func private @log_softmax_6(%arg0: tensor<8x10x6xf32>, %arg1: tensor<8x10x1xf32>, %arg2: tensor<8x10x6xf32>) -> tensor<8x10x6xf32> {
    %0 = stablehlo.negate %arg2 : tensor<8x10x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<8x10x6xf32>, tensor<f32>) -> tensor<8x10xf32>
    %2 = stablehlo.reshape %1 : (tensor<8x10xf32>) -> tensor<8x10x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<8x10x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<8x10x1xf32>, tensor<f32>) -> tensor<8x10xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<8x10xf32>) -> tensor<8x10x6xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<8x10x6xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<8x10x6xf32>
    return %7 : tensor<8x10x6xf32>
  }
  func.func private @log_softmax_7(%arg0: tensor<6x6xf32>, %arg1: tensor<6x1xf32>, %arg2: tensor<6x6xf32>) -> tensor<6x6xf32> {
    %0 = stablehlo.negate %arg2 : tensor<6x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.reshape %1 : (tensor<6xf32>) -> tensor<6x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<6x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<6x1xf32>, tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<6xf32>) -> tensor<6x6xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<6x6xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<6x6xf32>
    return %7 : tensor<6x6xf32>
  }
}
