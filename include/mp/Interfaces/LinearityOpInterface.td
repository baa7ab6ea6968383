//===- LinearityOpInterface.td - How ops pass factors on ---*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_INTERFACES_LINEARITYOPINTERFACE
#define MP_INTERFACES_LINEARITYOPINTERFACE

include "mlir/IR/OpBase.td"

def MP_LinearityOpInterface : OpInterface<"LinearityOpInterface"> {
  let cppNamespace = "::mlir::mp";
  let description = [{
    What becomes of a positive factor on the operands of an op: the rule by
    which the degree of a value in the loss scale follows from the degrees of
    the operands. All that loss scaling knows of an op.

    An op without the interface is opaque: exact under scaling only if no
    operand is scaled. Say nothing rather than guess: a wrong rule makes a
    wrong proof.
  }];
  let methods = [
    InterfaceMethod<"The rule; constant per op but for variants.",
      "::mlir::mp::Linearity", "getLinearity">,
  ];
}

#endif // MP_INTERFACES_LINEARITYOPINTERFACE
