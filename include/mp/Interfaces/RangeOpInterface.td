//===- RangeOpInterface.td - What an op makes of ranges ----*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_INTERFACES_RANGEOPINTERFACE
#define MP_INTERFACES_RANGEOPINTERFACE

include "mlir/IR/OpBase.td"

def MP_RangeOpInterface : OpInterface<"RangeOpInterface"> {
  let cppNamespace = "::mlir::mp";
  let description = [{
    Between which numbers the results of an op lie, given those of its
    operands: all that the range analysis knows of an op.

    An op without the interface gives values of which nothing is known. Say
    that rather than guess: what does not fit in sixteen bits is kept out of
    them by these answers.

    Models compute as if in real arithmetic, by the functions of
    `RangeArithmetic.h`; the analysis rounds to the type of each result, and
    overflows with it.
  }];
  let methods = [
    InterfaceMethod<[{
        Sets the ranges of the results, which come in as those of any value of
        their types. `operands` are the ranges of the operands, and behind
        them, of an op with regions, of what the terminators of the regions
        hand on, region by region.

        Not asked of ops with RegionBranchOpInterface, nor of constants.
      }], "void", "inferRanges",
      (ins "::llvm::ArrayRef<::mlir::mp::NumberRange>":$operands,
           "::llvm::MutableArrayRef<::mlir::mp::NumberRange>":$results)>,
    InterfaceMethod<[{
        Sets the ranges of the arguments of all regions, which come in as those
        of any value of their types, and stay so if this does nothing.
      }], "void", "inferArgumentRanges",
      (ins "::llvm::ArrayRef<::mlir::mp::NumberRange>":$operands,
           "::llvm::MutableArrayRef<::mlir::mp::NumberRange>":$arguments),
      [{}], [{ return; }]>,
  ];
}

#endif // MP_INTERFACES_RANGEOPINTERFACE
