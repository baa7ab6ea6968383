//===- Passes.td - Shapes of the Tensor Cores --------------*- tablegen -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TRANSFORMS_PADDING_PASSES
#define MP_TRANSFORMS_PADDING_PASSES

include "mlir/Pass/PassBase.td"

def PadToTile : Pass<"mp-pad-to-tile"> {
  let summary = "Pad M, N and K of 16-bit contractions to the tile";
  let description = [{
    Extends the operands of each contraction with zeros so that M, N and K are
    multiples of the tile, the policy's if not said, and crops the result. Batch
    dimensions stay. One value is padded once for all its readers.

    A contraction grows only where that pays: not a matrix-vector product, not
    a dimension with fewer than `min-extent` elements, and not beyond
    `max-cost` times its bytes. What stays unaligned is recorded with the
    reason in the discardable attribute `mp.unaligned` and in a remark.

    With `mode=by-time` it also has to save time, on the first chip that the
    policy names, or sm_90. All that is padded alike is judged together: what
    its products are shorter by where their rows then begin at multiples of 16
    bytes, against launches and bytes of the pads and crops that no other kernel
    makes. Pads of parameters are made with their working copies; what is padded
    is in no kernel with what is not, so that one launch is counted at least.
    A size that no row of them has in memory, as a batch, gains nothing: only
    rows decide how a Tensor Core kernel loads. So a step of 33 by 37 stays as
    it is, and a vocabulary of 50,257 becomes 50,264. The numbers are in
    `mp/Analysis/Cost/ChipTimes.h`.

    Numerics: exact. Pads meet pads only, so each added product is a zero, and
    an infinity among the operands meets none of them in a kept element. A sum
    of f32 does not change when zeros are added to it, but for the sign of a
    result that is a zero: -0 + 0 is 0.

    Example: test/Transforms/Padding/pad-to-tile.mlir
  }];
  let dependentDialects = ["::mlir::mp::MPDialect",
                           "::mlir::arith::ArithDialect"];
  let options = [
    Option<"tile", "tile", "int64_t", /*default=*/"0",
           "Multiple to pad to; 0 takes the policy's, 8 without one">,
    Option<"maxCost", "max-cost", "double", /*default=*/"1.35",
           "Most that the bytes of a contraction may grow, as a factor">,
    Option<"minExtent", "min-extent", "int64_t", /*default=*/"5",
           "Dimensions with fewer elements are left alone">,
    Option<"mode", "mode", "::mlir::mp::PaddingMode",
           /*default=*/"::mlir::mp::PaddingMode::Always",
           "What decides beside the bound on bytes",
           [{::llvm::cl::values(
             clEnumValN(::mlir::mp::PaddingMode::Always, "always", "nothing"),
             clEnumValN(::mlir::mp::PaddingMode::ByTime, "by-time",
                        "launches, and what products save"))}]>,
  ];
}

def CancelPads : Pass<"mp-cancel-pads"> {
  let summary = "Compute at the padded shape between two padded contractions";
  let description = [{
    A result that mp-pad-to-tile crops, and that is padded again after ops that
    can work on the padded shape, is computed at that shape: crop and pad
    vanish. That pays where it copies fewer elements; a bias on the way is
    padded instead. Crops move behind reductions over other dimensions.

    What the pads hold is followed through the ops by folding them on zeros and
    on NaN (0 times an infinity). Where a later contraction sums over pads that
    may hold anything but zero, they are masked.

    Numerics: exact, and pads stay out of every sum, comparison and check of
    real elements, also where the step overflows.

    Under a policy for f32 the pads are the author's, and stay.

    Example: test/Transforms/Padding/cancel-pads.mlir
  }];
  let dependentDialects = ["::mlir::mp::MPDialect",
                           "::mlir::arith::ArithDialect"];
}

def CheckAlignment : Pass<"mp-check-alignment"> {
  let summary = "Reject 16-bit contractions that are off the tile without a reason";
  let description = [{
    M, N and K of every contraction with 16-bit operands are multiples of the
    tile, the policy's if not said, or `mp.unaligned` on the op says why not.
    Changes nothing.

    Example: test/Transforms/Padding/check-alignment.mlir
  }];
  let options = [
    Option<"tile", "tile", "int64_t", /*default=*/"0",
           "Multiple to check; 0 takes the policy's, 8 without one">,
  ];
}

#endif // MP_TRANSFORMS_PADDING_PASSES
