"""What ops of other frameworks are here: names of ops, by framework.

A framework's op that several of ours stand for has them all; one that is
written as many ops of ours (a softmax, a loss, a batch norm) has none, since a
rule for each of these would be about half of the step.
"""

DOT, CONV = ["mp.dot"], ["mp.conv"]
POOL, POOL_GRAD = ["mp.pool.add"], ["mp.pool_grad.max"]
SUM = ["mp.reduce.add"]

# TensorFlow's lists for f16 on CUDA with the newest libraries
# (auto_mixed_precision_lists.h), as far as ops of ours stand for the names.
TENSORFLOW_CLASSES = {
    "allow": """BatchMatMul BatchMatMulV2 Conv2D Conv2DBackpropFilter
        Conv2DBackpropInput Conv3D Conv3DBackpropFilter Conv3DBackpropInput
        DepthwiseConv2dNative Einsum MatMul""",
    "infer": """Add AddN AddV2 AvgPool AvgPool3D BiasAdd BiasAddGrad Erf Erfc
        FusedBatchNormV2 FusedBatchNormV3 FusedBatchNormGradV3 Inv Log Log1p
        LogSoftmax Mul Prod RealDiv Reciprocal Sigmoid Softmax Softplus Sqrt Sub
        Tanh""",
    "deny": """Exp Expm1 L2Loss Mean Pow SoftmaxCrossEntropyWithLogits
        SparseSoftmaxCrossEntropyWithLogits Sum""",
    "clear": """Abs ArgMax ArgMin BroadcastTo Ceil ClipByValue Concat ConcatV2
        Equal Floor Gather GatherNd GatherV2 Greater GreaterEqual Less LessEqual
        Max MaxPool MaxPoolGrad Maximum Min Minimum Neg NotEqual Pad PadV2 Relu
        ReluGrad Reshape ReverseV2 Round Select SelectV2 Slice StridedSlice Tile
        Transpose""",
}
# What the lists for bf16 have elsewhere.
TENSORFLOW_BF16 = {"Sum": "infer", "Mean": "infer", "Rsqrt": "infer"}

TENSORFLOW = {
    **dict.fromkeys(["BatchMatMul", "BatchMatMulV2", "Einsum", "MatMul"], DOT),
    **dict.fromkeys(["Conv2D", "Conv3D", "DepthwiseConv2dNative"], CONV),
    **dict.fromkeys(["Conv2DBackpropFilter", "Conv3DBackpropFilter"],
                    ["mp.conv.wgrad"]),
    **dict.fromkeys(["Conv2DBackpropInput", "Conv3DBackpropInput"],
                    ["mp.conv.dgrad"]),
    **dict.fromkeys(["Add", "AddN", "AddV2", "BiasAdd"], ["arith.addf"]),
    **dict.fromkeys(["AvgPool", "AvgPool3D"], POOL),
    **dict.fromkeys(["Inv", "RealDiv", "Reciprocal"], ["arith.divf"]),
    # BiasAddGrad, which is infer, is such a sum too.
    **dict.fromkeys(["Mean", "Sum"], SUM),
    **dict.fromkeys(["Mul", "Square"], ["arith.mulf"]),
    **dict.fromkeys(["ArgMax"], ["mp.arg_reduce.max"]),
    **dict.fromkeys(["ArgMin"], ["mp.arg_reduce.min"]),
    **dict.fromkeys(["Concat", "ConcatV2"], ["mp.concat"]),
    **dict.fromkeys(["Gather", "GatherNd", "GatherV2"], ["mp.gather"]),
    **dict.fromkeys(["Equal", "Greater", "GreaterEqual", "Less", "LessEqual",
                     "NotEqual"], ["arith.cmpf"]),
    **dict.fromkeys(["Maximum", "Relu"], ["arith.maximumf"]),
    **dict.fromkeys(["ReluGrad", "Select", "SelectV2"], ["arith.select"]),
    **dict.fromkeys(["Slice", "StridedSlice"], ["mp.slice"]),
    **dict.fromkeys(["Pad", "PadV2"], ["mp.pad"]),
    **dict.fromkeys(["BroadcastTo", "Tile"], ["mp.broadcast"]),
    "Abs": ["math.absf"], "Ceil": ["math.ceil"], "Floor": ["math.floor"],
    "Round": ["math.roundeven"], "Erf": ["math.erf"], "Erfc": ["math.erfc"],
    "Log": ["math.log"], "Log1p": ["math.log1p"], "Prod": ["mp.reduce.mul"],
    "Sigmoid": ["mp.logistic"], "Sqrt": ["math.sqrt"], "Sub": ["arith.subf"],
    "Tanh": ["math.tanh"], "Exp": ["math.exp"], "Expm1": ["math.expm1"],
    "Pow": ["math.powf"], "Max": ["mp.reduce.max"], "Min": ["mp.reduce.min"],
    "MaxPool": ["mp.pool.max"], "MaxPoolGrad": POOL_GRAD,
    "Minimum": ["arith.minimumf"], "Neg": ["arith.negf"],
    "Reshape": ["mp.reshape"], "ReverseV2": ["mp.reverse"],
    "Transpose": ["mp.transpose"], "Rsqrt": ["math.rsqrt"],
    "Acos": ["math.acos"], "Asin": ["math.asin"], "Atan": ["math.atan"],
    "Cos": ["math.cos"], "Cosh": ["math.cosh"], "Sin": ["math.sin"],
    "Sinh": ["math.sinh"], "Tan": ["math.tan"],
}

# PyTorch's own names, without overloads.
TORCH = {
    **dict.fromkeys("addbmm addmm addmv addr baddbmm bmm chain_matmul einsum "
                    "linalg_multi_dot linalg_vecdot linear matmul mm mv".split(),
                    DOT),
    **dict.fromkeys("_convolution conv1d conv2d conv3d conv_tbc "
                    "conv_transpose1d conv_transpose2d conv_transpose3d "
                    "convolution".split(), CONV),
    **dict.fromkeys(["sum", "mean"], SUM),
    **{name: ["math." + name] for name in
       "acos asin atan cos cosh erf erfc exp expm1 log log10 log1p log2 rsqrt "
       "sin sinh sqrt tan tanh atan2 ceil floor".split()},
    "abs": ["math.absf"], "add": ["arith.addf"], "sub": ["arith.subf"],
    "mul": ["arith.mulf"], "div": ["arith.divf"], "neg": ["arith.negf"],
    "reciprocal": ["arith.divf"], "pow": ["math.powf"],
    "prod": ["mp.reduce.mul"], "sigmoid": ["mp.logistic"],
    "relu": ["arith.maximumf"], "cat": ["mp.concat"],
    "scatter_add": ["mp.scatter.add"], "index_put": ["mp.scatter.replace"],
}
# Where autocast's lists for CUDA are not what our ops say of themselves. It
# also has `reciprocal` in f32, which is here a division like all others.
TORCH_DEFAULTS = {"log": "deny", "log1p": "deny", "prod": "deny"}
# On CPU these are in no list.
TORCH_CPU_DEFAULTS = {
    name: "infer" for name in "exp expm1 log10 log2 pow rsqrt sum".split()}
TORCH_CPU_DEFAULTS["prod"] = "deny"

ONNX = {
    **dict.fromkeys(["Gemm", "MatMul", "Einsum"], DOT),
    **dict.fromkeys(["Conv", "ConvTranspose"], CONV),
    **dict.fromkeys(["ReduceMean", "ReduceSum"], SUM),
    "Add": ["arith.addf"], "Sub": ["arith.subf"], "Mul": ["arith.mulf"],
    "Div": ["arith.divf"], "Neg": ["arith.negf"], "Exp": ["math.exp"],
    "Log": ["math.log"], "Pow": ["math.powf"], "Sqrt": ["math.sqrt"],
    "Tanh": ["math.tanh"], "Erf": ["math.erf"], "Sigmoid": ["mp.logistic"],
    "Relu": ["arith.maximumf"], "Max": ["arith.maximumf"],
    "Min": ["arith.minimumf"], "ReduceMax": ["mp.reduce.max"],
    "ReduceMin": ["mp.reduce.min"], "ReduceProd": ["mp.reduce.mul"],
    "AveragePool": POOL, "MaxPool": ["mp.pool.max"], "Concat": ["mp.concat"],
    "Gather": ["mp.gather"], "GatherND": ["mp.gather"], "Pad": ["mp.pad"],
    "Slice": ["mp.slice"], "Transpose": ["mp.transpose"],
    "Reshape": ["mp.reshape"], "Expand": ["mp.broadcast"],
    "ScatterND": ["mp.scatter.replace"], "Where": ["arith.select"],
    "Abs": ["math.absf"], "Ceil": ["math.ceil"], "Floor": ["math.floor"],
    "Sin": ["math.sin"], "Cos": ["math.cos"],
}
