//===- MPBase.td - The mp dialect and its op base class ----*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_IR_MPBASE
#define MP_DIALECT_MP_IR_MPBASE

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mp/Interfaces/FusibleOpInterface.td"
include "mp/Interfaces/LinearityOpInterface.td"
include "mp/Interfaces/PrecisionOpInterface.td"
include "mp/Interfaces/RangeOpInterface.td"

def MP_Dialect : Dialect {
  let name = "mp";
  let summary = "Training graphs and their mixed precision";
  let description = [{
    What a training step needs and upstream dialects lack: contractions with
    an explicit accumulator type, the shape, reduction and indexing ops of
    imported graphs, casts with intent, and the training state of mixed
    precision (loss scale, finite check, guarded update).

    Elementwise arithmetic stays in `arith` and `math` on tensors.

    Types are explicit. There is no implicit conversion and no implicit
    accumulator: a contraction or a sum that reads a type narrower than f32
    must say what it accumulates in, and the verifier insists.

    Attributes on the arguments and results of the entry function carry the
    roles that the passes read:

    | attribute | on | meaning |
    |---|---|---|
    | `mp.role` | arguments, results | `#mp.role<parameter>` and so on |
    | `mp.name` | arguments, results | the name in the user's program |
    | `mp.pair` | arguments | index of the result that is the argument's next value |
    | `mp.observed` | arguments, ops | `#mp.observed`, what a profile saw |

    No other attribute may begin with `mp.`: one that is misspelt would be
    read by nobody.
  }];
  let cppNamespace = "::mlir::mp";
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::math::MathDialect"];
  let useDefaultAttributePrinterParser = 1;
  let hasConstantMaterializer = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let extraClassDeclaration = [{
    /// Called once by `initialize`; each is defined beside what it registers.
    void registerAttributes();
    void registerContractionOps();
    void registerFusionOps();
    void registerIndexingOps();
    void registerOpaqueOps();
    void registerPrecisionOps();
    void registerReductionOps();
    void registerRoutineOps();
    void registerShapeOps();
    void registerStateOps();
  }];
}

/// Every op says how it behaves in low precision (MPPrecisionModels.cpp), how
/// it passes the loss scale on (MPLinearityModels.cpp), what it is to a kernel
/// (MPFusionModels.cpp) and what numbers it gives (MPRangeModels.cpp).
class MP_Op<string mnemonic, list<Trait> traits = []>
    : Op<MP_Dialect, mnemonic, !listconcat(
        [DeclareOpInterfaceMethods<MP_PrecisionOpInterface>,
         DeclareOpInterfaceMethods<MP_LinearityOpInterface>,
         DeclareOpInterfaceMethods<MP_FusibleOpInterface>,
         DeclareOpInterfaceMethods<MP_RangeOpInterface>], traits)>;

/// An op that says where it reads its operands.
def MP_MapsOperands
    : DeclareOpInterfaceMethods<MP_FusibleOpInterface, ["getOperandMap"]>;
/// An op that says what makes one of its elements.
def MP_BuildsBody
    : DeclareOpInterfaceMethods<MP_FusibleOpInterface, ["buildBody"]>;

/// An op that says what numbers enter its regions.
def MP_EntersRanges : DeclareOpInterfaceMethods<MP_RangeOpInterface,
    ["inferArgumentRanges"]>;

/// A tensor of known shape: every mp op works on those.
def MP_Tensor : StaticShapeTensorOf<[AnyType]>;
def MP_FloatTensor : StaticShapeTensorOf<[AnyFloat]>;

/// A tensor of rank 0 whose type is known, so that it need not be printed.
class MP_Scalar<Type element, string name, string elementCall>
    : Type<And<[0DTensorOf<[element]>.predicate]>, "tensor of one " # name,
           "::mlir::RankedTensorType">,
      BuildableType<"::mlir::RankedTensorType::get({}, " # elementCall # ")">;
def MP_BoolScalar : MP_Scalar<I1, "i1", "$_builder.getI1Type()">;
def MP_ScaleScalar : MP_Scalar<F32, "f32", "$_builder.getF32Type()">;
def MP_CounterScalar : MP_Scalar<I32, "i32", "$_builder.getI32Type()">;

def MP_Indices : DefaultValuedAttr<DenseI64ArrayAttr, "{}">;
def MP_Flags : DefaultValuedAttr<DenseBoolArrayAttr, "{}">;
/// The type partial sums are kept in; absent means the type of the result.
def MP_Accumulator : OptionalAttr<TypeAttrOf<AnyFloat>>;

#endif // MP_DIALECT_MP_IR_MPBASE
