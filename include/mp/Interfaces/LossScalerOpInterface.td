//===- LossScalerOpInterface.td - Ops that move a scale ----*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_INTERFACES_LOSSSCALEROPINTERFACE
#define MP_INTERFACES_LOSSSCALEROPINTERFACE

include "mlir/IR/OpBase.td"

def MP_ArithmeticOpInterface : OpInterface<"ArithmeticOpInterface"> {
  let cppNamespace = "::mlir::mp";
  let description = [{
    An op that is short for arithmetic. What it computes is said once, by
    `lower`; mp-lower-state and exporters write it out.
  }];
  let methods = [
    InterfaceMethod<[{
        Creates the ops that compute the results from `operands`, which stand
        for the operands of this op and have their types. Returns one value for
        each result.
      }],
      "::llvm::SmallVector<::mlir::Value>", "lower",
      (ins "::mlir::OpBuilder &":$builder, "::mlir::ValueRange":$operands)>,
  ];
}

def MP_LossScalerOpInterface : OpInterface<"LossScalerOpInterface"> {
  let cppNamespace = "::mlir::mp";
  let description = [{
    An op that moves a loss scale, once in a step. It carries state from step
    to step, the scale first: `getState()[i]` is what result i is the next
    value of. All else that it reads is of this step alone: the flag of the
    gradients, and statistics of them.
  }];
  let methods = [
    InterfaceMethod<"What is carried, in the order of the results.",
      "::llvm::SmallVector<::mlir::Value>", "getState">,
    InterfaceMethod<"The scale that the gradients of this step came with.",
      "::mlir::Value", "getScale">,
    InterfaceMethod<"Whether all gradients of this step were finite.",
      "::mlir::Value", "getFinite">,
    InterfaceMethod<[{
        What it reads of the sizes of the gradients: value i is result i of the
        op `getStatisticName`, which has GradientStatisticOpInterface, for all
        gradients that the scale is divided out of. None by default.
      }],
      "::llvm::SmallVector<::mlir::Value>", "getStatistics", (ins), "",
      [{ return {}; }]>,
    InterfaceMethod<[{
        Whether an update of the parameters ends with this step: where it does
        not, and all gradients are finite, the scale stays. Null, the default:
        it does with each.
      }],
      "::mlir::Value", "getEnds", (ins), "", [{ return {}; }]>,
    InterfaceMethod<"The name of that op; empty by default.",
      "::llvm::StringRef", "getStatisticName", (ins), "",
      [{ return {}; }]>,
  ];
}

def MP_GradientStatisticOpInterface
    : OpInterface<"GradientStatisticOpInterface"> {
  let cppNamespace = "::mlir::mp";
  let description = [{
    An op whose results are scalars that tell of its gradients, whatever the
    order of their elements. Results for some gradients and for others combine
    to those for all, so that a loop can carry them from round to round.
  }];
  let methods = [
    InterfaceMethod<"The gradients; other operands are numbers of the op.",
      "::mlir::OperandRange", "getGradients">,
    InterfaceMethod<[{
        The name of the op that combines result `result` of some gradients with
        that of others: of two operands, associative and commutative.
      }],
      "::llvm::StringRef", "getCombiner", (ins "unsigned":$result)>,
    InterfaceMethod<"Result `result` for no gradient at all.",
      "::mlir::TypedAttr", "getNeutral", (ins "unsigned":$result)>,
    InterfaceMethod<[{
        Whether zeros, and elements that come twice, change no result.
      }],
      "bool", "ignoresRepeats", (ins), /*methodBody=*/"",
      /*defaultImplementation=*/"return false;">,
    InterfaceMethod<[{
        Whether no more is asked than whether elements are finite, and whether
        any is not zero: that can be asked of the terms of a sum.
      }],
      "bool", "asksIfFinite", (ins), /*methodBody=*/"",
      /*defaultImplementation=*/"return false;">,
  ];
}

/// On ops of ours.
def MP_Arithmetic : DeclareOpInterfaceMethods<MP_ArithmeticOpInterface>;
def MP_LossScaler : DeclareOpInterfaceMethods<MP_LossScalerOpInterface,
    ["getEnds"]>;
/// A scaler that reads more of the gradients than their flag.
def MP_StatisticalScaler : DeclareOpInterfaceMethods<MP_LossScalerOpInterface,
    ["getEnds", "getStatistics", "getStatisticName"]>;
def MP_GradientStatistic
    : DeclareOpInterfaceMethods<MP_GradientStatisticOpInterface,
        ["ignoresRepeats", "asksIfFinite"]>;

#endif // MP_INTERFACES_LOSSSCALEROPINTERFACE
