//===- PrecisionOpInterface.td - Ops in low precision ------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_INTERFACES_PRECISIONOPINTERFACE
#define MP_INTERFACES_PRECISIONOPINTERFACE

include "mlir/IR/OpBase.td"

def MP_PrecisionOpInterface : OpInterface<"PrecisionOpInterface"> {
  let cppNamespace = "::mlir::mp";
  let description = [{
    What a precision planner has to know of an op, and how to give the op
    other operand and result types. The passes of the precision stage name
    this interface only, never an op, so that foreign dialects join by a model.

    Storage is apart from computation: an op of class *deny* computes in f32,
    and may read or write a narrower type where its ports say so.

    An op without the interface is opaque: it keeps its types, nothing is
    decided across it, and `mp-annotate-precision` reports its name once.
  }];
  let methods = [
    InterfaceMethod<[{
        The class the op has when no rule says otherwise, and the role of each
        operand and result. Constant per op, but for variants (a kind of
        reduction) and operand types.
      }], "::mlir::mp::PrecisionSpec", "getPrecisionSpec">,
    InterfaceMethod<[{
        The type partial sums are kept in; null if the op keeps none, or if
        none is said and it is the type of the result.
      }], "::mlir::Type", "getAccumulatorType", (ins), [{}],
      [{ return detail::getAccumulatorAttr($_op); }]>,
    InterfaceMethod<[{
        Sets the type partial sums are kept in. Called only on ops whose spec
        says that they accumulate.
      }], "void", "setAccumulatorType", (ins "::mlir::Type":$type), [{}],
      [{ detail::setAccumulatorAttr($_op, type); }]>,
    InterfaceMethod<[{
        Gives the op new operands and result types that differ from the old
        ones in float element types only, as the ports allow. An accumulator
        is set to f32 where an operand or a result is narrower. Attributes
        that repeat an element type must be changed along. Fails, having
        changed nothing, with a diagnostic on the op.
      }], "::llvm::LogicalResult", "retype",
      (ins "::mlir::RewriterBase &":$rewriter, "::mlir::ValueRange":$operands,
           "::mlir::TypeRange":$results), [{}],
      [{ return detail::retypeInPlace($_op, rewriter, operands, results); }]>,
  ];
}

#endif // MP_INTERFACES_PRECISIONOPINTERFACE
