//===- FusibleOpInterface.td - Ops that kernels can hold ---*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_INTERFACES_FUSIBLEOPINTERFACE
#define MP_INTERFACES_FUSIBLEOPINTERFACE

include "mlir/IR/OpBase.td"

def MP_FusibleOpInterface : OpInterface<"FusibleOpInterface"> {
  let cppNamespace = "::mlir::mp";
  let description = [{
    What a kernel has to know of an op that it computes on the way between two
    accesses to memory: how its elements follow from those of its operands,
    what one costs, and what code makes one. Fusion, costs and the emission of
    kernels name this interface only, never an op, so that foreign dialects
    join by a model.

    The op is a loop nest. Its loops are the dimensions of the result; those of
    a reduction are the dimensions of operand 0. In each round operand i is
    read where `getOperandMap(i)` leads, and the body makes one element.

    An op without the interface is in no fusion, and `mp-form-fusions` reports
    its name once. So is an op of kind *opaque*, which says so on purpose and
    is not reported. An op of another kind that no kernel computes is an error
    (mp/Transforms/Math/KernelCode.h).
  }];
  let methods = [
    InterfaceMethod<[{
        The kind of the op and what an element costs. Constant per op, but for
        variants and types. Asked of each op of a graph: allocates nothing.
      }], "::mlir::mp::FusionSpec", "getFusionSpec">,
    InterfaceMethod<[{
        Sizes of the loops: the shape of result 0, or of operand 0 for a
        reduction.
      }], "::llvm::SmallVector<int64_t>", "getIterationSizes", (ins), [{}],
      [{ return ::mlir::mp::detail::getIterationSizes($_op); }]>,
    InterfaceMethod<[{
        The loops whose rounds are combined, ascending; all others are
        parallel, and are the dimensions of the result in this order. None, the
        default, for all kinds but *reduce*.
      }], "::llvm::SmallVector<int64_t>", "getReducedDims", (ins), [{}],
      [{ return {}; }]>,
    InterfaceMethod<[{
        From the loops to the index of the element of an operand. The default
        is the identity; only ops of kind *broadcast* and *movement* are asked.

        Sums of loop indices times constants, each index of the operand divided
        (`floordiv`) at most once and at the outside. Where an index lies
        outside of the operand, or its division leaves a remainder, the operand
        has no element: the first operand that has one is read, and the last
        has one everywhere. So a pad reads its operand at
        `(d0 - low) floordiv (interior + 1)`, and else its value at `()`.
      }], "::mlir::AffineMap", "getOperandMap", (ins "unsigned":$operand),
      [{}], [{ return ::mlir::mp::detail::getIdentityMap($_op); }]>,
    InterfaceMethod<[{
        Builds the body of an op whose spec says that it is built. An
        elementwise op gets its operands, 16-bit floats widened to f32, and may
        be asked on scalars or on tensors of one shape. A source gets the
        indices of the loops as signless integers.

        Ops of `arith` and `math`, and such as build bodies themselves.
      }], "::mlir::Value", "buildBody",
      (ins "::mlir::OpBuilder &":$builder, "::mlir::Location":$loc,
           "::mlir::ValueRange":$operands), [{}], [{ return {}; }]>,
    InterfaceMethod<[{
        What a reduction starts from: a scalar of the type of its elements that
        changes nothing when it is combined.
      }], "::mlir::TypedAttr", "getNeutralElement", (ins), [{}],
      [{ return {}; }]>,
    InterfaceMethod<[{
        Builds what combines two partial results of a reduction, in any order.
        16-bit floats are widened to f32.
      }], "::mlir::Value", "buildCombiner",
      (ins "::mlir::OpBuilder &":$builder, "::mlir::Location":$loc,
           "::mlir::Value":$lhs, "::mlir::Value":$rhs), [{}],
      [{ return {}; }]>,
  ];
}

#endif // MP_INTERFACES_FUSIBLEOPINTERFACE
