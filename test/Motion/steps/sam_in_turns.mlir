module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32xf32> {tf.aliasing_output = 0 : i32} loc("p['l0']['b']"), %arg1: tensor<16x32xf32> {tf.aliasing_output = 1 : i32} loc("p['l0']['w']"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("p['l1']['b']"), %arg3: tensor<32x4xf32> {tf.aliasing_output = 3 : i32} loc("p['l1']['w']"), %arg4: tensor<i32> {tf.aliasing_output = 4 : i32} loc("o.steps_since_sync"), %arg5: tensor<32xf32> {tf.aliasing_output = 5 : i32} loc("o.cache['l0']['b']"), %arg6: tensor<16x32xf32> {tf.aliasing_output = 6 : i32} loc("o.cache['l0']['w']"), %arg7: tensor<4xf32> {tf.aliasing_output = 7 : i32} loc("o.cache['l1']['b']"), %arg8: tensor<32x4xf32> {tf.aliasing_output = 8 : i32} loc("o.cache['l1']['w']"), %arg9: tensor<16x16xf32> loc("b['x']"), %arg10: tensor<16x4xf32> loc("b['y']")) -> (tensor<32xf32> {jax.result_info = "result[0]['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[0]['l1']['w']"}, tensor<i32> {jax.result_info = "result[1].steps_since_sync"}, tensor<32xf32> {jax.result_info = "result[1].cache['l0']['b']"}, tensor<16x32xf32> {jax.result_info = "result[1].cache['l0']['w']"}, tensor<4xf32> {jax.result_info = "result[1].cache['l1']['b']"}, tensor<32x4xf32> {jax.result_info = "result[1].cache['l1']['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg9, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x32xf32>
    %4 = call @relu(%3) : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %8 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    %9 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %11 = stablehlo.add %8, %10 : tensor<16x4xf32>
    %12 = stablehlo.subtract %11, %arg10 : tensor<16x4xf32>
    %13 = chlo.square %12 : tensor<16x4xf32> -> tensor<16x4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %15 = stablehlo.multiply %14, %12 : tensor<16x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%13 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %17 = stablehlo.divide %16, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %18 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %20 = stablehlo.multiply %19, %15 : tensor<16x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %22 = stablehlo.reshape %21 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %24 = stablehlo.dot_general %20, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
    %25 = stablehlo.transpose %24, dims = [1, 0] : (tensor<4x32xf32>) -> tensor<32x4xf32>
    %26 = stablehlo.dot_general %20, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<32x4xf32>) -> tensor<16x32xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %28 = stablehlo.select %6, %26, %27 : tensor<16x32xi1>, tensor<16x32xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %30 = stablehlo.reshape %29 : (tensor<32xf32>) -> tensor<1x32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %32 = stablehlo.dot_general %28, %arg9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32xf32>, tensor<16x16xf32>) -> tensor<32x16xf32>
    %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.compare EQ, %arg4, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %35 = stablehlo.compare EQ, %arg4, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %36 = chlo.square %31 : tensor<32xf32> -> tensor<32xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %38 = chlo.square %37 : tensor<32xf32> -> tensor<32xf32>
    %39 = stablehlo.add %36, %38 : tensor<32xf32>
    %40 = chlo.square %33 : tensor<16x32xf32> -> tensor<16x32xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %42 = chlo.square %41 : tensor<16x32xf32> -> tensor<16x32xf32>
    %43 = stablehlo.add %40, %42 : tensor<16x32xf32>
    %44 = chlo.square %23 : tensor<4xf32> -> tensor<4xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %46 = chlo.square %45 : tensor<4xf32> -> tensor<4xf32>
    %47 = stablehlo.add %44, %46 : tensor<4xf32>
    %48 = chlo.square %25 : tensor<32x4xf32> -> tensor<32x4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %50 = chlo.square %49 : tensor<32x4xf32> -> tensor<32x4xf32>
    %51 = stablehlo.add %48, %50 : tensor<32x4xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%39 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%43 init: %cst_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%47 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%51 init: %cst_19) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.add %cst_20, %52 : tensor<f32>
    %57 = stablehlo.add %56, %53 : tensor<f32>
    %58 = stablehlo.add %57, %54 : tensor<f32>
    %59 = stablehlo.add %58, %55 : tensor<f32>
    %60 = stablehlo.sqrt %59 : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %62 = stablehlo.divide %31, %61 : tensor<32xf32>
    %63 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %64 = stablehlo.divide %33, %63 : tensor<16x32xf32>
    %65 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %66 = stablehlo.divide %23, %65 : tensor<4xf32>
    %67 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %68 = stablehlo.divide %25, %67 : tensor<32x4xf32>
    %cst_21 = stablehlo.constant dense<-5.000000e-02> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %70 = stablehlo.multiply %69, %62 : tensor<32xf32>
    %cst_22 = stablehlo.constant dense<-5.000000e-02> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %72 = stablehlo.multiply %71, %64 : tensor<16x32xf32>
    %cst_23 = stablehlo.constant dense<-5.000000e-02> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %74 = stablehlo.multiply %73, %66 : tensor<4xf32>
    %cst_24 = stablehlo.constant dense<-5.000000e-02> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %76 = stablehlo.multiply %75, %68 : tensor<32x4xf32>
    %77 = stablehlo.negate %70 : tensor<32xf32>
    %78 = stablehlo.negate %72 : tensor<16x32xf32>
    %79 = stablehlo.negate %74 : tensor<4xf32>
    %80 = stablehlo.negate %76 : tensor<32x4xf32>
    %cst_25 = stablehlo.constant dense<-9.99999974E-6> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %82 = stablehlo.multiply %81, %31 : tensor<32xf32>
    %cst_26 = stablehlo.constant dense<-9.99999974E-6> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %84 = stablehlo.multiply %83, %33 : tensor<16x32xf32>
    %cst_27 = stablehlo.constant dense<-9.99999974E-6> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %86 = stablehlo.multiply %85, %23 : tensor<4xf32>
    %cst_28 = stablehlo.constant dense<-9.99999974E-6> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %88 = stablehlo.multiply %87, %25 : tensor<32x4xf32>
    %89 = stablehlo.subtract %arg5, %arg0 : tensor<32xf32>
    %90 = stablehlo.add %89, %82 : tensor<32xf32>
    %91 = stablehlo.subtract %arg6, %arg1 : tensor<16x32xf32>
    %92 = stablehlo.add %91, %84 : tensor<16x32xf32>
    %93 = stablehlo.subtract %arg7, %arg2 : tensor<4xf32>
    %94 = stablehlo.add %93, %86 : tensor<4xf32>
    %95 = stablehlo.subtract %arg8, %arg3 : tensor<32x4xf32>
    %96 = stablehlo.add %95, %88 : tensor<32x4xf32>
    %97 = stablehlo.convert %34 : (tensor<i1>) -> tensor<f32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %99 = stablehlo.multiply %98, %arg0 : tensor<32xf32>
    %100 = stablehlo.convert %34 : (tensor<i1>) -> tensor<i32>
    %c_29 = stablehlo.constant dense<1> : tensor<i32>
    %101 = stablehlo.subtract %c_29, %100 : tensor<i32>
    %102 = stablehlo.convert %101 : (tensor<i32>) -> tensor<f32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %104 = stablehlo.multiply %103, %arg5 : tensor<32xf32>
    %105 = stablehlo.add %99, %104 : tensor<32xf32>
    %106 = stablehlo.convert %34 : (tensor<i1>) -> tensor<f32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %108 = stablehlo.multiply %107, %arg1 : tensor<16x32xf32>
    %109 = stablehlo.convert %34 : (tensor<i1>) -> tensor<i32>
    %c_30 = stablehlo.constant dense<1> : tensor<i32>
    %110 = stablehlo.subtract %c_30, %109 : tensor<i32>
    %111 = stablehlo.convert %110 : (tensor<i32>) -> tensor<f32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %113 = stablehlo.multiply %112, %arg6 : tensor<16x32xf32>
    %114 = stablehlo.add %108, %113 : tensor<16x32xf32>
    %115 = stablehlo.convert %34 : (tensor<i1>) -> tensor<f32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %117 = stablehlo.multiply %116, %arg2 : tensor<4xf32>
    %118 = stablehlo.convert %34 : (tensor<i1>) -> tensor<i32>
    %c_31 = stablehlo.constant dense<1> : tensor<i32>
    %119 = stablehlo.subtract %c_31, %118 : tensor<i32>
    %120 = stablehlo.convert %119 : (tensor<i32>) -> tensor<f32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %122 = stablehlo.multiply %121, %arg7 : tensor<4xf32>
    %123 = stablehlo.add %117, %122 : tensor<4xf32>
    %124 = stablehlo.convert %34 : (tensor<i1>) -> tensor<f32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %126 = stablehlo.multiply %125, %arg3 : tensor<32x4xf32>
    %127 = stablehlo.convert %34 : (tensor<i1>) -> tensor<i32>
    %c_32 = stablehlo.constant dense<1> : tensor<i32>
    %128 = stablehlo.subtract %c_32, %127 : tensor<i32>
    %129 = stablehlo.convert %128 : (tensor<i32>) -> tensor<f32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %131 = stablehlo.multiply %130, %arg8 : tensor<32x4xf32>
    %132 = stablehlo.add %126, %131 : tensor<32x4xf32>
    %133 = stablehlo.convert %35 : (tensor<i1>) -> tensor<f32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %135 = stablehlo.multiply %134, %90 : tensor<32xf32>
    %136 = stablehlo.convert %35 : (tensor<i1>) -> tensor<i32>
    %c_33 = stablehlo.constant dense<1> : tensor<i32>
    %137 = stablehlo.subtract %c_33, %136 : tensor<i32>
    %138 = stablehlo.convert %137 : (tensor<i32>) -> tensor<f32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %140 = stablehlo.multiply %139, %77 : tensor<32xf32>
    %141 = stablehlo.add %135, %140 : tensor<32xf32>
    %142 = stablehlo.convert %35 : (tensor<i1>) -> tensor<f32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %144 = stablehlo.multiply %143, %92 : tensor<16x32xf32>
    %145 = stablehlo.convert %35 : (tensor<i1>) -> tensor<i32>
    %c_34 = stablehlo.constant dense<1> : tensor<i32>
    %146 = stablehlo.subtract %c_34, %145 : tensor<i32>
    %147 = stablehlo.convert %146 : (tensor<i32>) -> tensor<f32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %149 = stablehlo.multiply %148, %78 : tensor<16x32xf32>
    %150 = stablehlo.add %144, %149 : tensor<16x32xf32>
    %151 = stablehlo.convert %35 : (tensor<i1>) -> tensor<f32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %153 = stablehlo.multiply %152, %94 : tensor<4xf32>
    %154 = stablehlo.convert %35 : (tensor<i1>) -> tensor<i32>
    %c_35 = stablehlo.constant dense<1> : tensor<i32>
    %155 = stablehlo.subtract %c_35, %154 : tensor<i32>
    %156 = stablehlo.convert %155 : (tensor<i32>) -> tensor<f32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %158 = stablehlo.multiply %157, %79 : tensor<4xf32>
    %159 = stablehlo.add %153, %158 : tensor<4xf32>
    %160 = stablehlo.convert %35 : (tensor<i1>) -> tensor<f32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %162 = stablehlo.multiply %161, %96 : tensor<32x4xf32>
    %163 = stablehlo.convert %35 : (tensor<i1>) -> tensor<i32>
    %c_36 = stablehlo.constant dense<1> : tensor<i32>
    %164 = stablehlo.subtract %c_36, %163 : tensor<i32>
    %165 = stablehlo.convert %164 : (tensor<i32>) -> tensor<f32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [] : (tensor<f32>) -> tensor<32x4xf32>
    %167 = stablehlo.multiply %166, %80 : tensor<32x4xf32>
    %168 = stablehlo.add %162, %167 : tensor<32x4xf32>
    %c_37 = stablehlo.constant dense<1> : tensor<i32>
    %169 = stablehlo.add %arg4, %c_37 : tensor<i32>
    %c_38 = stablehlo.constant dense<2> : tensor<i32>
    %170 = call @remainder(%169, %c_38) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %171 = stablehlo.add %arg0, %141 : tensor<32xf32>
    %172 = stablehlo.add %arg1, %150 : tensor<16x32xf32>
    %173 = stablehlo.add %arg2, %159 : tensor<4xf32>
    %174 = stablehlo.add %arg3, %168 : tensor<32x4xf32>
    return %171, %172, %173, %174, %170, %105, %114, %123, %132, %17 : tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<i32>, tensor<32xf32>, tensor<16x32xf32>, tensor<4xf32>, tensor<32x4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
  func.func private @remainder(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.remainder %arg0, %2 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare NE, %3, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %3, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.compare NE, %5, %6, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %8 = stablehlo.and %7, %4 : tensor<i1>
    %9 = stablehlo.add %3, %2 : tensor<i32>
    %10 = stablehlo.select %8, %9, %3 : tensor<i1>, tensor<i32>
    return %10 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
