//===- MPRTBase.td - Types and attributes of mprt ----------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MPRT_IR_MPRTBASE
#define MP_DIALECT_MPRT_IR_MPRTBASE

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def MPRT_Dialect : Dialect {
  let name = "mprt";
  let summary = "A training step as a list of calls on planned memory";
  let description = [{
    The last form of a step before it runs: memory has names, sizes and
    offsets, and what remains is a list of calls in the order of one stream.
    Every number that a call needs is an attribute, so a runtime decides
    nothing while the step runs and can capture it as one CUDA graph.

    ```mlir
    mprt.kernel @relu { ... }
    mprt.plan @step arena 4096 {
      %x = mprt.slot argument 0 "x" role <batch> : tensor<8x64xf16>
      %y = mprt.slot result 0 "y" role <metric> : tensor<8x64xf16>
      %h = mprt.buffer at 0 : tensor<8x64xf16>
      mprt.launch @scale(%x) into(%h)
      mprt.launch @relu(%h) into(%y)
    }
    ```

    Three kinds of memory hold values, each aligned to 256 bytes, a buffer of
    fewer to 16, and each tensor in it in row-major order, an i1 as a byte that
    is 0 or 1:

    | op | memory | lives |
    |---|---|---|
    | `mprt.slot` | bound by the user of the plan | longer than the step |
    | `mprt.constant` | filled when the plan is loaded | as long as the plan |
    | `mprt.buffer` | a range of the arena | within the step |

    An argument slot with a `pair` is training state. Its memory and that of
    the result slot `pair` are exchanged after every step, so a step may read
    the old state until its end, and a runtime that captures graphs captures
    one for even and one for odd steps.

    A workspace apart from the arena serves every kernel and library call in
    turn. It holds nothing between calls.
  }];
  let cppNamespace = "::mlir::mprt";
  let dependentDialects = ["::mlir::mp::MPDialect"];
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
  let extraClassDeclaration = [{
    /// Called once by `initialize`; defined beside the attributes.
    void registerAttributes();
    /// Called once by `initialize`; defined beside the types.
    void registerTypes();
  }];
}

def MPRT_Buffer : TypeDef<MPRT_Dialect, "Buffer"> {
  let mnemonic = "buffer";
  let summary = "Device memory that holds one tensor";
  let description = [{
    Which tensor, and where, says the op that makes the value: `mprt.slot`,
    `mprt.constant` or `mprt.buffer`.
  }];
}
/// The same where it is an operand or a result whose type is not printed.
def MPRT_BufferValue : Type<MPRT_Buffer.predicate, "device memory",
                            "::mlir::mprt::BufferType">,
    BuildableType<"::mlir::mprt::BufferType::get($_builder.getContext())">;

class MPRT_Enum<string name, string summary, list<I32EnumCase> cases>
    : I32Enum<name, summary, cases> {
  let cppNamespace = "::mlir::mprt";
}
/// An enum inside an op's own syntax: printed bare.
class MPRT_EnumProp<EnumInfo info, string mnemonic>
    : EnumAttr<MPRT_Dialect, info, mnemonic>;

def MPRT_SlotKind : MPRT_Enum<"SlotKind", "side of the step", [
    I32EnumCase<"Argument", 0, "argument">,
    I32EnumCase<"Result", 1, "result">]>;
def MPRT_SlotKindAttr : MPRT_EnumProp<MPRT_SlotKind, "slot_kind">;

/// cublasComputeType_t.
def MPRT_Compute : MPRT_Enum<"Compute", "what a library call computes in", [
    I32EnumCase<"F16", 0, "f16">,
    I32EnumCase<"F32", 1, "f32">,
    I32EnumCase<"F32FastTF32", 2, "f32_fast_tf32">,
    I32EnumCase<"F64", 3, "f64">,
    I32EnumCase<"I32", 4, "i32">]>;
def MPRT_ComputeAttr : MPRT_EnumProp<MPRT_Compute, "compute">;

/// cublasLtEpilogue_t.
def MPRT_Epilogue : MPRT_Enum<"Epilogue", "what a product ends with", [
    I32EnumCase<"Default", 0, "default">,
    I32EnumCase<"Relu", 1, "relu">,
    I32EnumCase<"Bias", 2, "bias">,
    I32EnumCase<"ReluBias", 3, "relu_bias">,
    I32EnumCase<"Gelu", 4, "gelu">,
    I32EnumCase<"GeluBias", 5, "gelu_bias">]>;
def MPRT_EpilogueAttr : MPRT_EnumProp<MPRT_Epilogue, "epilogue">;

def MPRT_ConvKind : MPRT_Enum<"ConvKind", "which of three tensors is made", [
    I32EnumCase<"Forward", 0, "fwd">,
    I32EnumCase<"DataGradient", 1, "dgrad">,
    I32EnumCase<"WeightGradient", 2, "wgrad">]>;
def MPRT_ConvKindAttr : MPRT_EnumProp<MPRT_ConvKind, "conv_kind">;

/// cudnnConvolutionMode_t.
def MPRT_ConvMode : MPRT_Enum<"ConvMode", "whether the filter is reversed", [
    I32EnumCase<"CrossCorrelation", 0, "cross_correlation">,
    I32EnumCase<"Convolution", 1, "convolution">]>;
def MPRT_ConvModeAttr : MPRT_EnumProp<MPRT_ConvMode, "conv_mode">;

/// cudnnPoolingMode_t.
def MPRT_PoolMode : MPRT_Enum<"PoolMode", "what a window gives", [
    I32EnumCase<"Max", 0, "max">,
    I32EnumCase<"AverageIncludePadding", 1, "average_include_padding">]>;
def MPRT_PoolModeAttr : MPRT_EnumProp<MPRT_PoolMode, "pool_mode">;

def MPRT_StageAttr : AttrDef<MPRT_Dialect, "Stage"> {
  let mnemonic = "stage";
  let summary = "One launch of an entry point of a kernel";
  let description = [{
    The entry's name in the PTX, blocks and threads along x, y and z, and the
    bytes of shared memory that the entry declares itself (none is passed at
    launch).

    ```mlir
    #mprt.stage<"k0" grid [128, 1, 1] block [256, 1, 1] shared 1024>
    ```
  }];
  let parameters = (ins "::mlir::StringAttr":$entry,
    ArrayRefParameter<"int64_t">:$grid, ArrayRefParameter<"int64_t">:$block,
    "int64_t":$shared);
  let assemblyFormat = [{
    `<` $entry `grid` ` ` `[` $grid `]` `block` ` ` `[` $block `]`
    `shared` $shared `>`
  }];
  let genVerifyDecl = 1;
}
def MPRT_StageArrayAttr : TypedArrayAttrBase<MPRT_StageAttr, "stages">;

def MPRT_TensorAttr : AttrDef<MPRT_Dialect, "Tensor"> {
  let mnemonic = "tensor";
  let summary = "A tensor as cuDNN describes it";
  let description = [{
    Sizes in the order batch, channels, spatial dimensions (of a filter: output
    channels, input channels, spatial dimensions), the distance in elements
    between neighbours of each dimension, and the element type. NHWC and NCHW
    differ in the distances only.

    ```mlir
    #mprt.tensor<[8, 6, 28, 28] strides [4704, 1, 168, 6] f16>
    ```
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$dims,
    ArrayRefParameter<"int64_t">:$strides, "::mlir::Type":$element);
  let assemblyFormat = [{
    `<` `[` $dims `]` `strides` ` ` `[` $strides `]` $element `>`
  }];
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// Bytes from the first to behind the last element; nothing on overflow.
    std::optional<int64_t> getSpanBytes() const;
    /// Whether the tensor is dense and its channels are the dimension next to
    /// the batch, or the last. With one channel, or one place, it is both.
    bool isChannelsFirst() const;
    bool isChannelsLast() const;
    /// "channels_last", "channels_first", or "strided".
    ::llvm::StringRef getLayoutName() const;
  }];
}

class MPRT_Op<string mnemonic, list<Trait> traits = []>
    : Op<MPRT_Dialect, mnemonic, traits>;

/// Memory a call reads, and memory it writes. Planning and checking read these
/// effects and know no call by name.
def MPRT_In : Arg<MPRT_BufferValue, "", [MemRead]>;
def MPRT_Out : Arg<MPRT_BufferValue, "", [MemWrite]>;
def MPRT_Ins : Arg<Variadic<MPRT_BufferValue>, "", [MemRead]>;
def MPRT_Outs : Arg<Variadic<MPRT_BufferValue>, "", [MemWrite]>;

#endif // MP_DIALECT_MPRT_IR_MPRTBASE
