module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x4xf32> {tf.aliasing_output = 0 : i32} loc("params['w']"), %arg1: tensor<32x4xf32> loc("batch['q']"), %arg2: tensor<32x8xf32> loc("batch['x']")) -> (tensor<8x4xf32> {jax.result_info = "result[0]['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x8xf32>, tensor<8x4xf32>) -> tensor<32x4xf32>
    %1:2 = call @norm(%0) : (tensor<32x4xf32>) -> (tensor<32x1xf32>, tensor<32x1xf32>)
    %2 = stablehlo.broadcast_in_dim %1#0, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x4xf32>
    %3 = stablehlo.divide %0, %2 : tensor<32x4xf32>
    %4 = stablehlo.multiply %1#0, %1#0 : tensor<32x1xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %6 = stablehlo.divide %5, %4 : tensor<32x1xf32>
    %7 = stablehlo.slice %3 [0:32, 0:1] : (tensor<32x4xf32>) -> tensor<32x1xf32>
    %8 = stablehlo.reshape %7 : (tensor<32x1xf32>) -> tensor<32xf32>
    %9 = stablehlo.slice %3 [0:32, 1:2] : (tensor<32x4xf32>) -> tensor<32x1xf32>
    %10 = stablehlo.reshape %9 : (tensor<32x1xf32>) -> tensor<32xf32>
    %11 = stablehlo.slice %3 [0:32, 2:3] : (tensor<32x4xf32>) -> tensor<32x1xf32>
    %12 = stablehlo.reshape %11 : (tensor<32x1xf32>) -> tensor<32xf32>
    %13 = stablehlo.slice %3 [0:32, 3:4] : (tensor<32x4xf32>) -> tensor<32x1xf32>
    %14 = stablehlo.reshape %13 : (tensor<32x1xf32>) -> tensor<32xf32>
    %15 = stablehlo.multiply %12, %12 : tensor<32xf32>
    %16 = stablehlo.multiply %14, %14 : tensor<32xf32>
    %17 = stablehlo.add %15, %16 : tensor<32xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<32xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %21 = stablehlo.subtract %20, %19 : tensor<32xf32>
    %22 = stablehlo.multiply %10, %12 : tensor<32xf32>
    %23 = stablehlo.multiply %14, %8 : tensor<32xf32>
    %24 = stablehlo.subtract %22, %23 : tensor<32xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %26 = stablehlo.multiply %25, %24 : tensor<32xf32>
    %27 = stablehlo.multiply %10, %14 : tensor<32xf32>
    %28 = stablehlo.multiply %12, %8 : tensor<32xf32>
    %29 = stablehlo.add %27, %28 : tensor<32xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %31 = stablehlo.multiply %30, %29 : tensor<32xf32>
    %32 = stablehlo.multiply %10, %12 : tensor<32xf32>
    %33 = stablehlo.multiply %14, %8 : tensor<32xf32>
    %34 = stablehlo.add %32, %33 : tensor<32xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %36 = stablehlo.multiply %35, %34 : tensor<32xf32>
    %37 = stablehlo.multiply %10, %10 : tensor<32xf32>
    %38 = stablehlo.multiply %14, %14 : tensor<32xf32>
    %39 = stablehlo.add %37, %38 : tensor<32xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %41 = stablehlo.multiply %40, %39 : tensor<32xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %43 = stablehlo.subtract %42, %41 : tensor<32xf32>
    %44 = stablehlo.multiply %12, %14 : tensor<32xf32>
    %45 = stablehlo.multiply %10, %8 : tensor<32xf32>
    %46 = stablehlo.subtract %44, %45 : tensor<32xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %48 = stablehlo.multiply %47, %46 : tensor<32xf32>
    %49 = stablehlo.multiply %10, %14 : tensor<32xf32>
    %50 = stablehlo.multiply %12, %8 : tensor<32xf32>
    %51 = stablehlo.subtract %49, %50 : tensor<32xf32>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %53 = stablehlo.multiply %52, %51 : tensor<32xf32>
    %54 = stablehlo.multiply %12, %14 : tensor<32xf32>
    %55 = stablehlo.multiply %10, %8 : tensor<32xf32>
    %56 = stablehlo.add %54, %55 : tensor<32xf32>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %58 = stablehlo.multiply %57, %56 : tensor<32xf32>
    %59 = stablehlo.multiply %10, %10 : tensor<32xf32>
    %60 = stablehlo.multiply %12, %12 : tensor<32xf32>
    %61 = stablehlo.add %59, %60 : tensor<32xf32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %63 = stablehlo.multiply %62, %61 : tensor<32xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %65 = stablehlo.subtract %64, %63 : tensor<32xf32>
    %66 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %67 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %68 = stablehlo.broadcast_in_dim %31, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %69 = stablehlo.broadcast_in_dim %36, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %70 = stablehlo.broadcast_in_dim %43, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %71 = stablehlo.broadcast_in_dim %48, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %72 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %73 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %74 = stablehlo.broadcast_in_dim %65, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %75 = stablehlo.concatenate %66, %67, %68, %69, %70, %71, %72, %73, %74, dim = 1 : (tensor<32x1xf32>, tensor<32x1xf32>, tensor<32x1xf32>, tensor<32x1xf32>, tensor<32x1xf32>, tensor<32x1xf32>, tensor<32x1xf32>, tensor<32x1xf32>, tensor<32x1xf32>) -> tensor<32x9xf32>
    %76 = stablehlo.reshape %75 : (tensor<32x9xf32>) -> tensor<32x3x3xf32>
    %77 = stablehlo.slice %arg1 [0:32, 0:1] : (tensor<32x4xf32>) -> tensor<32x1xf32>
    %78 = stablehlo.reshape %77 : (tensor<32x1xf32>) -> tensor<32xf32>
    %79 = stablehlo.slice %arg1 [0:32, 1:2] : (tensor<32x4xf32>) -> tensor<32x1xf32>
    %80 = stablehlo.reshape %79 : (tensor<32x1xf32>) -> tensor<32xf32>
    %81 = stablehlo.slice %arg1 [0:32, 2:3] : (tensor<32x4xf32>) -> tensor<32x1xf32>
    %82 = stablehlo.reshape %81 : (tensor<32x1xf32>) -> tensor<32xf32>
    %83 = stablehlo.slice %arg1 [0:32, 3:4] : (tensor<32x4xf32>) -> tensor<32x1xf32>
    %84 = stablehlo.reshape %83 : (tensor<32x1xf32>) -> tensor<32xf32>
    %85 = stablehlo.multiply %82, %82 : tensor<32xf32>
    %86 = stablehlo.multiply %84, %84 : tensor<32xf32>
    %87 = stablehlo.add %85, %86 : tensor<32xf32>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %89 = stablehlo.multiply %88, %87 : tensor<32xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %91 = stablehlo.subtract %90, %89 : tensor<32xf32>
    %92 = stablehlo.multiply %80, %82 : tensor<32xf32>
    %93 = stablehlo.multiply %84, %78 : tensor<32xf32>
    %94 = stablehlo.subtract %92, %93 : tensor<32xf32>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %96 = stablehlo.multiply %95, %94 : tensor<32xf32>
    %97 = stablehlo.multiply %80, %84 : tensor<32xf32>
    %98 = stablehlo.multiply %82, %78 : tensor<32xf32>
    %99 = stablehlo.add %97, %98 : tensor<32xf32>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %101 = stablehlo.multiply %100, %99 : tensor<32xf32>
    %102 = stablehlo.multiply %80, %82 : tensor<32xf32>
    %103 = stablehlo.multiply %84, %78 : tensor<32xf32>
    %104 = stablehlo.add %102, %103 : tensor<32xf32>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %106 = stablehlo.multiply %105, %104 : tensor<32xf32>
    %107 = stablehlo.multiply %80, %80 : tensor<32xf32>
    %108 = stablehlo.multiply %84, %84 : tensor<32xf32>
    %109 = stablehlo.add %107, %108 : tensor<32xf32>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %111 = stablehlo.multiply %110, %109 : tensor<32xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %113 = stablehlo.subtract %112, %111 : tensor<32xf32>
    %114 = stablehlo.multiply %82, %84 : tensor<32xf32>
    %115 = stablehlo.multiply %80, %78 : tensor<32xf32>
    %116 = stablehlo.subtract %114, %115 : tensor<32xf32>
    %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %118 = stablehlo.multiply %117, %116 : tensor<32xf32>
    %119 = stablehlo.multiply %80, %84 : tensor<32xf32>
    %120 = stablehlo.multiply %82, %78 : tensor<32xf32>
    %121 = stablehlo.subtract %119, %120 : tensor<32xf32>
    %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %123 = stablehlo.multiply %122, %121 : tensor<32xf32>
    %124 = stablehlo.multiply %82, %84 : tensor<32xf32>
    %125 = stablehlo.multiply %80, %78 : tensor<32xf32>
    %126 = stablehlo.add %124, %125 : tensor<32xf32>
    %cst_21 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %128 = stablehlo.multiply %127, %126 : tensor<32xf32>
    %129 = stablehlo.multiply %80, %80 : tensor<32xf32>
    %130 = stablehlo.multiply %82, %82 : tensor<32xf32>
    %131 = stablehlo.add %129, %130 : tensor<32xf32>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %133 = stablehlo.multiply %132, %131 : tensor<32xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %135 = stablehlo.subtract %134, %133 : tensor<32xf32>
    %136 = stablehlo.broadcast_in_dim %91, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %137 = stablehlo.broadcast_in_dim %96, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %138 = stablehlo.broadcast_in_dim %101, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %139 = stablehlo.broadcast_in_dim %106, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %140 = stablehlo.broadcast_in_dim %113, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %141 = stablehlo.broadcast_in_dim %118, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %142 = stablehlo.broadcast_in_dim %123, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %143 = stablehlo.broadcast_in_dim %128, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %144 = stablehlo.broadcast_in_dim %135, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %145 = stablehlo.concatenate %136, %137, %138, %139, %140, %141, %142, %143, %144, dim = 1 : (tensor<32x1xf32>, tensor<32x1xf32>, tensor<32x1xf32>, tensor<32x1xf32>, tensor<32x1xf32>, tensor<32x1xf32>, tensor<32x1xf32>, tensor<32x1xf32>, tensor<32x1xf32>) -> tensor<32x9xf32>
    %146 = stablehlo.reshape %145 : (tensor<32x9xf32>) -> tensor<32x3x3xf32>
    %147 = stablehlo.dot_general %76, %146, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<32x3x3xf32>, tensor<32x3x3xf32>) -> tensor<32x3x3xf32>
    %148:3 = call @trace(%147) : (tensor<32x3x3xf32>) -> (tensor<32xf32>, tensor<32x3x3xi1>, tensor<32x3x3xf32>)
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %150 = stablehlo.subtract %148#0, %149 : tensor<32xf32>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %152 = stablehlo.divide %150, %151 : tensor<32xf32>
    %cst_26 = stablehlo.constant dense<-0.99999988> : tensor<f32>
    %cst_27 = stablehlo.constant dense<0.99999988> : tensor<f32>
    %153:3 = call @clip(%152, %cst_26, %cst_27) : (tensor<32xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>)
    %154 = chlo.acos %153#0 : tensor<32xf32> -> tensor<32xf32>
    %155 = chlo.square %153#0 : tensor<32xf32> -> tensor<32xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %157 = stablehlo.subtract %156, %155 : tensor<32xf32>
    %158 = stablehlo.rsqrt %157 : tensor<32xf32>
    %159 = stablehlo.negate %158 : tensor<32xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.reduce(%154 init: %cst_29) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %cst_30 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %161 = stablehlo.divide %160, %cst_30 : tensor<f32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_32 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %162 = stablehlo.divide %cst_31, %cst_32 : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %162, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %164 = stablehlo.multiply %163, %159 : tensor<32xf32>
    %165 = call @clip_0(%153#1, %153#2, %164) : (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %cst_33 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %167 = stablehlo.divide %165, %166 : tensor<32xf32>
    %168 = call @trace_1(%148#1, %148#2, %167) : (tensor<32x3x3xi1>, tensor<32x3x3xf32>, tensor<32xf32>) -> tensor<32x3x3xf32>
    %169 = stablehlo.dot_general %168, %146, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x3x3xf32>, tensor<32x3x3xf32>) -> tensor<32x3x3xf32>
    %170 = stablehlo.reshape %169 : (tensor<32x3x3xf32>) -> tensor<32x9xf32>
    %171 = stablehlo.slice %170 [0:32, 0:1] : (tensor<32x9xf32>) -> tensor<32x1xf32>
    %172 = stablehlo.reshape %171 : (tensor<32x1xf32>) -> tensor<32xf32>
    %173 = stablehlo.slice %170 [0:32, 1:2] : (tensor<32x9xf32>) -> tensor<32x1xf32>
    %174 = stablehlo.reshape %173 : (tensor<32x1xf32>) -> tensor<32xf32>
    %175 = stablehlo.slice %170 [0:32, 2:3] : (tensor<32x9xf32>) -> tensor<32x1xf32>
    %176 = stablehlo.reshape %175 : (tensor<32x1xf32>) -> tensor<32xf32>
    %177 = stablehlo.slice %170 [0:32, 3:4] : (tensor<32x9xf32>) -> tensor<32x1xf32>
    %178 = stablehlo.reshape %177 : (tensor<32x1xf32>) -> tensor<32xf32>
    %179 = stablehlo.slice %170 [0:32, 4:5] : (tensor<32x9xf32>) -> tensor<32x1xf32>
    %180 = stablehlo.reshape %179 : (tensor<32x1xf32>) -> tensor<32xf32>
    %181 = stablehlo.slice %170 [0:32, 5:6] : (tensor<32x9xf32>) -> tensor<32x1xf32>
    %182 = stablehlo.reshape %181 : (tensor<32x1xf32>) -> tensor<32xf32>
    %183 = stablehlo.slice %170 [0:32, 6:7] : (tensor<32x9xf32>) -> tensor<32x1xf32>
    %184 = stablehlo.reshape %183 : (tensor<32x1xf32>) -> tensor<32xf32>
    %185 = stablehlo.slice %170 [0:32, 7:8] : (tensor<32x9xf32>) -> tensor<32x1xf32>
    %186 = stablehlo.reshape %185 : (tensor<32x1xf32>) -> tensor<32xf32>
    %187 = stablehlo.slice %170 [0:32, 8:9] : (tensor<32x9xf32>) -> tensor<32x1xf32>
    %188 = stablehlo.reshape %187 : (tensor<32x1xf32>) -> tensor<32xf32>
    %189 = stablehlo.negate %188 : tensor<32xf32>
    %cst_34 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %191 = stablehlo.multiply %190, %189 : tensor<32xf32>
    %192 = stablehlo.multiply %12, %191 : tensor<32xf32>
    %193 = stablehlo.multiply %191, %12 : tensor<32xf32>
    %194 = stablehlo.add %192, %193 : tensor<32xf32>
    %195 = stablehlo.multiply %10, %191 : tensor<32xf32>
    %196 = stablehlo.multiply %191, %10 : tensor<32xf32>
    %197 = stablehlo.add %195, %196 : tensor<32xf32>
    %cst_35 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %199 = stablehlo.multiply %198, %186 : tensor<32xf32>
    %200 = stablehlo.multiply %10, %199 : tensor<32xf32>
    %201 = stablehlo.multiply %199, %8 : tensor<32xf32>
    %202 = stablehlo.add %197, %201 : tensor<32xf32>
    %203 = stablehlo.multiply %12, %199 : tensor<32xf32>
    %204 = stablehlo.multiply %199, %14 : tensor<32xf32>
    %205 = stablehlo.add %194, %204 : tensor<32xf32>
    %cst_36 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %207 = stablehlo.multiply %206, %184 : tensor<32xf32>
    %208 = stablehlo.negate %207 : tensor<32xf32>
    %209 = stablehlo.multiply %12, %208 : tensor<32xf32>
    %210 = stablehlo.add %200, %209 : tensor<32xf32>
    %211 = stablehlo.multiply %208, %8 : tensor<32xf32>
    %212 = stablehlo.add %205, %211 : tensor<32xf32>
    %213 = stablehlo.multiply %10, %207 : tensor<32xf32>
    %214 = stablehlo.add %203, %213 : tensor<32xf32>
    %215 = stablehlo.multiply %207, %14 : tensor<32xf32>
    %216 = stablehlo.add %202, %215 : tensor<32xf32>
    %cst_37 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %218 = stablehlo.multiply %217, %182 : tensor<32xf32>
    %219 = stablehlo.negate %218 : tensor<32xf32>
    %220 = stablehlo.multiply %10, %219 : tensor<32xf32>
    %221 = stablehlo.add %210, %220 : tensor<32xf32>
    %222 = stablehlo.multiply %219, %8 : tensor<32xf32>
    %223 = stablehlo.add %216, %222 : tensor<32xf32>
    %224 = stablehlo.multiply %12, %218 : tensor<32xf32>
    %225 = stablehlo.add %214, %224 : tensor<32xf32>
    %226 = stablehlo.multiply %218, %14 : tensor<32xf32>
    %227 = stablehlo.add %212, %226 : tensor<32xf32>
    %228 = stablehlo.negate %180 : tensor<32xf32>
    %cst_38 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %230 = stablehlo.multiply %229, %228 : tensor<32xf32>
    %231 = stablehlo.multiply %14, %230 : tensor<32xf32>
    %232 = stablehlo.add %225, %231 : tensor<32xf32>
    %233 = stablehlo.multiply %230, %14 : tensor<32xf32>
    %234 = stablehlo.add %232, %233 : tensor<32xf32>
    %235 = stablehlo.multiply %10, %230 : tensor<32xf32>
    %236 = stablehlo.add %223, %235 : tensor<32xf32>
    %237 = stablehlo.multiply %230, %10 : tensor<32xf32>
    %238 = stablehlo.add %236, %237 : tensor<32xf32>
    %cst_39 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %240 = stablehlo.multiply %239, %178 : tensor<32xf32>
    %241 = stablehlo.multiply %14, %240 : tensor<32xf32>
    %242 = stablehlo.add %221, %241 : tensor<32xf32>
    %243 = stablehlo.multiply %240, %8 : tensor<32xf32>
    %244 = stablehlo.add %234, %243 : tensor<32xf32>
    %245 = stablehlo.multiply %10, %240 : tensor<32xf32>
    %246 = stablehlo.add %227, %245 : tensor<32xf32>
    %247 = stablehlo.multiply %240, %12 : tensor<32xf32>
    %248 = stablehlo.add %238, %247 : tensor<32xf32>
    %cst_40 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %250 = stablehlo.multiply %249, %176 : tensor<32xf32>
    %251 = stablehlo.multiply %12, %250 : tensor<32xf32>
    %252 = stablehlo.add %242, %251 : tensor<32xf32>
    %253 = stablehlo.multiply %250, %8 : tensor<32xf32>
    %254 = stablehlo.add %246, %253 : tensor<32xf32>
    %255 = stablehlo.multiply %10, %250 : tensor<32xf32>
    %256 = stablehlo.add %244, %255 : tensor<32xf32>
    %257 = stablehlo.multiply %250, %14 : tensor<32xf32>
    %258 = stablehlo.add %248, %257 : tensor<32xf32>
    %cst_41 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %260 = stablehlo.multiply %259, %174 : tensor<32xf32>
    %261 = stablehlo.negate %260 : tensor<32xf32>
    %262 = stablehlo.multiply %14, %261 : tensor<32xf32>
    %263 = stablehlo.add %252, %262 : tensor<32xf32>
    %264 = stablehlo.multiply %261, %8 : tensor<32xf32>
    %265 = stablehlo.add %256, %264 : tensor<32xf32>
    %266 = stablehlo.multiply %10, %260 : tensor<32xf32>
    %267 = stablehlo.add %254, %266 : tensor<32xf32>
    %268 = stablehlo.multiply %260, %12 : tensor<32xf32>
    %269 = stablehlo.add %258, %268 : tensor<32xf32>
    %270 = stablehlo.negate %172 : tensor<32xf32>
    %cst_42 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %272 = stablehlo.multiply %271, %270 : tensor<32xf32>
    %273 = stablehlo.multiply %14, %272 : tensor<32xf32>
    %274 = stablehlo.add %265, %273 : tensor<32xf32>
    %275 = stablehlo.multiply %272, %14 : tensor<32xf32>
    %276 = stablehlo.add %274, %275 : tensor<32xf32>
    %277 = stablehlo.multiply %12, %272 : tensor<32xf32>
    %278 = stablehlo.add %267, %277 : tensor<32xf32>
    %279 = stablehlo.multiply %272, %12 : tensor<32xf32>
    %280 = stablehlo.add %278, %279 : tensor<32xf32>
    %281 = stablehlo.broadcast_in_dim %276, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %282 = stablehlo.pad %281, %cst_43, low = [0, 3], high = [0, 0], interior = [0, 0] : (tensor<32x1xf32>, tensor<f32>) -> tensor<32x4xf32>
    %283 = stablehlo.broadcast_in_dim %280, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %284 = stablehlo.pad %283, %cst_44, low = [0, 2], high = [0, 1], interior = [0, 0] : (tensor<32x1xf32>, tensor<f32>) -> tensor<32x4xf32>
    %285 = stablehlo.add %282, %284 : tensor<32x4xf32>
    %286 = stablehlo.broadcast_in_dim %269, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %287 = stablehlo.pad %286, %cst_45, low = [0, 1], high = [0, 2], interior = [0, 0] : (tensor<32x1xf32>, tensor<f32>) -> tensor<32x4xf32>
    %288 = stablehlo.add %285, %287 : tensor<32x4xf32>
    %289 = stablehlo.broadcast_in_dim %263, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %290 = stablehlo.pad %289, %cst_46, low = [0, 0], high = [0, 3], interior = [0, 0] : (tensor<32x1xf32>, tensor<f32>) -> tensor<32x4xf32>
    %291 = stablehlo.add %288, %290 : tensor<32x4xf32>
    %292 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x4xf32>
    %293 = stablehlo.multiply %291, %292 : tensor<32x4xf32>
    %294 = stablehlo.multiply %293, %0 : tensor<32x4xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %295 = stablehlo.reduce(%294 init: %cst_47) applies stablehlo.add across dimensions = [1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<32xf32>
    %296 = stablehlo.reshape %295 : (tensor<32xf32>) -> tensor<32x1xf32>
    %297 = stablehlo.negate %296 : tensor<32x1xf32>
    %298 = stablehlo.broadcast_in_dim %1#0, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x4xf32>
    %299 = stablehlo.divide %291, %298 : tensor<32x4xf32>
    %300 = call @norm_3(%0, %1#1, %297) : (tensor<32x4xf32>, tensor<32x1xf32>, tensor<32x1xf32>) -> tensor<32x4xf32>
    %301 = stablehlo.add %299, %300 : tensor<32x4xf32>
    %302 = stablehlo.dot_general %301, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x4xf32>, tensor<32x8xf32>) -> tensor<4x8xf32>
    %303 = stablehlo.transpose %302, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
    %cst_48 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %304 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %305 = stablehlo.multiply %304, %303 : tensor<8x4xf32>
    %306 = stablehlo.subtract %arg0, %305 : tensor<8x4xf32>
    return %306, %161 : tensor<8x4xf32>, tensor<f32>
  }
  func.func private @norm(%arg0: tensor<32x4xf32>) -> (tensor<32x1xf32>, tensor<32x1xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<32x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %3 = stablehlo.sqrt %2 : tensor<32x1xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x1xf32>
    %5 = stablehlo.divide %4, %3 : tensor<32x1xf32>
    return %3, %5 : tensor<32x1xf32>, tensor<32x1xf32>
  }
  func.func private @trace(%arg0: tensor<32x3x3xf32>) -> (tensor<32xf32>, tensor<32x3x3xi1>, tensor<32x3x3xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %1 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %3 = stablehlo.add %0, %2 : tensor<3x3xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x3x3xf32>
    %6:3 = call @_where(%4, %arg0, %5) : (tensor<3x3xi1>, tensor<32x3x3xf32>, tensor<32x3x3xf32>) -> (tensor<32x3x3xf32>, tensor<32x3x3xi1>, tensor<32x3x3xf32>)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6#0 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (tensor<32x3x3xf32>, tensor<f32>) -> tensor<32xf32>
    return %7, %6#1, %6#2 : tensor<32xf32>, tensor<32x3x3xi1>, tensor<32x3x3xf32>
  }
  func.func private @_where(%arg0: tensor<3x3xi1>, %arg1: tensor<32x3x3xf32>, %arg2: tensor<32x3x3xf32>) -> (tensor<32x3x3xf32>, tensor<32x3x3xi1>, tensor<32x3x3xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<3x3xi1>) -> tensor<32x3x3xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<32x3x3xi1>, tensor<32x3x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x3x3xf32>
    return %1, %0, %2 : tensor<32x3x3xf32>, tensor<32x3x3xi1>, tensor<32x3x3xf32>
  }
  func.func private @clip(%arg0: tensor<32xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<32xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<32xi1>, tensor<32xf32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<32xi1>, tensor<32xf32>
    %12 = stablehlo.divide %6, %11 : tensor<32xf32>
    %13 = stablehlo.convert %arg2 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %15 = stablehlo.minimum %14, %2 : tensor<32xf32>
    %16 = stablehlo.compare EQ, %2, %15, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<32xi1>, tensor<32xf32>
    %20 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %21 = stablehlo.compare EQ, %20, %15, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<32xi1>, tensor<32xf32>
    %25 = stablehlo.divide %19, %24 : tensor<32xf32>
    return %15, %12, %25 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>
  }
  func.func private @clip_0(%arg0: tensor<32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<32xf32>) -> tensor<32xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<32xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<32xf32>
    return %1 : tensor<32xf32>
  }
  func.func private @trace_1(%arg0: tensor<32x3x3xi1>, %arg1: tensor<32x3x3xf32>, %arg2: tensor<32xf32>) -> tensor<32x3x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<32xf32>) -> tensor<32x3x3xf32>
    %1 = call @_where_2(%arg0, %arg1, %0) : (tensor<32x3x3xi1>, tensor<32x3x3xf32>, tensor<32x3x3xf32>) -> tensor<32x3x3xf32>
    return %1 : tensor<32x3x3xf32>
  }
  func.func private @_where_2(%arg0: tensor<32x3x3xi1>, %arg1: tensor<32x3x3xf32>, %arg2: tensor<32x3x3xf32>) -> tensor<32x3x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x3x3xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<32x3x3xi1>, tensor<32x3x3xf32>
    return %1 : tensor<32x3x3xf32>
  }
  func.func private @norm_3(%arg0: tensor<32x4xf32>, %arg1: tensor<32x1xf32>, %arg2: tensor<32x1xf32>) -> tensor<32x4xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<32x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<32x1xf32>, tensor<f32>) -> tensor<32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<32xf32>) -> tensor<32x4xf32>
    %3 = stablehlo.multiply %arg0, %2 : tensor<32x4xf32>
    %4 = stablehlo.multiply %2, %arg0 : tensor<32x4xf32>
    %5 = stablehlo.add %3, %4 : tensor<32x4xf32>
    return %5 : tensor<32x4xf32>
  }
}
