//===- AlignableOpInterface.td - Ops with a preferred tile -*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_INTERFACES_ALIGNABLEOPINTERFACE
#define MP_INTERFACES_ALIGNABLEOPINTERFACE

include "mlir/IR/OpBase.td"

def MP_AlignableOpInterface : OpInterface<"AlignableOpInterface"> {
  let cppNamespace = "::mlir::mp";
  let description = [{
    A contraction that runs on Tensor Cores, and says which of its dimensions
    are M, N and K.

    The contract: where the operands are extended at the high end of such a
    dimension, with `getPadValue`, and the result type grows along, the same op
    with the same attributes is valid, and the elements of the old result are
    found at the old indices, with the same bits. So padding never asks what
    the op is.
  }];
  let methods = [
    InterfaceMethod<[{
        M, N and K in this order, without those the op does not have (a vector
        has no M). Batch dimensions are not listed: no hardware wants them
        aligned.
      }],
      "::llvm::SmallVector<::mlir::mp::AlignableDim>", "getAlignableDims">,
    InterfaceMethod<[{
        Products that are summed for one element of the result; saturates. The
        default is the extent of K, which is right for a matrix product; a
        convolution also sums over its window.
      }],
      "int64_t", "getProductsPerElement", (ins), "",
      [{ return ::mlir::mp::getExtentOfK($_op); }]>,
    InterfaceMethod<[{
        The dimensions of operand `operand` along which an element of the result
        sums: one whole line of them, each element times one of the other
        operand. None where it sums anything else. The default is K, where that
        is one dimension of the operand and all that is summed.
      }],
      "::std::optional<::llvm::SmallVector<int64_t>>", "getSummedDims",
      (ins "unsigned":$operand), "",
      [{ return ::mlir::mp::detail::getSummedDims($_op, operand); }]>,
    InterfaceMethod<[{
        Whether some elements of the result sum a part of such a line only,
        since the op pads the other operand. The default is that none do.
      }],
      "bool", "sumsParts", (ins), "", [{ return false; }]>,
    InterfaceMethod<[{
        The scalar that leaves the result as it is when operand `operand` is
        extended with it. The default is the zero of the element type.
      }],
      "::mlir::TypedAttr", "getPadValue", (ins "unsigned":$operand), "",
      [{ return ::mlir::mp::getZeroPadValue($_op->getOperand(operand)); }]>,
    InterfaceMethod<[{
        Why the dimensions of this op must stay as they are, as the end of a
        sentence; empty if they may grow, which is the default.
      }],
      "::std::string", "getPaddingRefusal", (ins), "", [{ return {}; }]>,
    InterfaceMethod<[{
        Reads what an operand transposes, where the attributes of the op can say
        in which order, and kernels read it as it lies in memory; or what is
        transposed less, its innermost dimension left where it was. Returns
        whether any operand changed. The default changes none.
      }],
      "bool", "foldTransposes", (ins), "", [{ return false; }]>,
    InterfaceMethod<[{
        Makes what the only reader of its result makes, a transpose, if the op
        can say that by its own attributes and operands; the transpose goes, or
        leaves the innermost dimension where it is. Returns whether it did. The
        default does not.
      }],
      "bool", "foldResultTranspose", (ins), "", [{ return false; }]>,
    InterfaceMethod<[{
        Whether the one that computes the op adds a tensor of the result's type
        to the result before it is written, with the bits of an addition behind
        it (C of the BLAS, with a beta of one). The default is no.
      }],
      "bool", "addsInPlace", (ins), "", [{ return false; }]>,
    InterfaceMethod<[{
        How many of the last dimensions of the result a bias has: one that the
        call adds to all others alike before the result is written, with the
        bits of an addition behind it. The default is 0, no bias.
      }],
      "unsigned", "countBiasDims", (ins), "", [{ return 0; }]>,
  ];
}

def MP_PadCarrierOpInterface : OpInterface<"PadCarrierOpInterface"> {
  let cppNamespace = "::mlir::mp";
  let description = [{
    An op of one operand and one result that may run on a padded operand: it
    has dimensions along which each slice of the result comes from one slice of
    the operand, by the same rule everywhere. Elementwise ops need no model:
    they map each index to itself, and what they make of the pads is asked of
    their folder.
  }];
  let methods = [
    InterfaceMethod<[{
        The dimension of the operand that alone makes up dimension `dim` of the
        result: growing the one by padding grows the other by the same. Nothing
        where there is none, for instance a repeated dimension of a broadcast.
      }],
      "::std::optional<int64_t>", "getCarriedDim", (ins "int64_t":$dim)>,
    InterfaceMethod<[{
        Whether the op only moves elements, so that pads come out as they went
        in. The default; a reduction does not.
      }],
      "bool", "keepsElements", (ins), "", [{ return true; }]>,
  ];
}

#endif // MP_INTERFACES_ALIGNABLEOPINTERFACE
